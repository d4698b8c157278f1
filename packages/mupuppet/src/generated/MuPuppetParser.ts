// Generated from grammars/mupuppet/MuPuppetParser.g4 by ANTLR 4.13.1

import * as antlr from "@cairn/syntax/antlr";
import type { Token } from "@cairn/syntax/antlr";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class MuPuppetParser extends antlr.LeanParser {
    public static readonly RULE_manifest = 0;
    public static readonly RULE_epp = 1;
    public static readonly RULE_assignment = 2;
    public static readonly RULE_tail = 3;
    public static readonly RULE_resource = 4;
    public static readonly RULE_definition = 5;
    public static readonly RULE_host = 6;
    public static readonly RULE_typeFields = 7;
    public static readonly RULE_expression = 8;
    public static readonly RULE_construct = 9;
    public static readonly RULE_caseOption = 10;
    public static readonly RULE_suffix = 11;
    public static readonly RULE_choice = 12;
    public static readonly RULE_block = 13;
    public static readonly RULE_parameterList = 14;
    public static readonly RULE_parameter = 15;
    public static readonly RULE_type = 16;

    public static readonly literalNames = [
        null, null, null, null, null, null, null, null, null, null, null, 
        null, null, null, null, null, null, null, null, null, null, null, 
        null, null, null, null, null, "'and'", "'attr'", "'case'", "'class'", 
        "'default'", "'define'", "'else'", "'elsif'", "'false'", "'function'", 
        "'if'", "'in'", "'inherits'", "'node'", "'or'", "'private'", "'true'", 
        "'type'", "'undef'", "'unless'", null, null, null, null, null, null, 
        null, null, null, "'{'", "'}'", "'['", "']'", "'('", "')'", "'.'", 
        "','", "';'", "':'", "'|'", "'@'", "'@@'", "'?'", "'='", "'+='", 
        "'-='", "'=>'", "'+>'", "'=='", "'!='", "'=~'", "'!~'", "'<'", "'<='", 
        "'>'", "'>='", "'!'", "'+'", "'-'", "'*'", "'/'", "'%'", "'<<'", 
        "'>>'", "'<|'", "'|>'", "'<<|'", "'|>>'", "'->'", "'~>'", "'<-'", 
        "'<~'", null, null, null, null, null, null, null, null, "'::'", 
        null, null, null, null, "'${'"
    ];

    public static readonly symbolicNames = [
        null, "INDEX_OPEN", "CALL_OPEN", "BODY_OPEN", "PREFIX_MINUS", "SPLAT", 
        "SPLAT_KEY", "REGEX", "PIPE_CLOSE", "SELECT_LIST", "NAME_KEY", "DEFAULT_KEY", 
        "UNDEF_KEY", "TYPE_KEY", "KEYWORD_KEY", "CLASS_RESOURCE", "INTERPOLATED_NAME", 
        "HEREDOC_OPEN", "HEREDOC_CLOSE", "EPP_START", "EPP_TEXT", "EPP_OUTPUT", 
        "FEATURE", "HAS", "INVARIANT", "ABSTRACT", "ENUM", "AND", "ATTR", 
        "CASE", "CLASS", "DEFAULT", "DEFINE", "ELSE", "ELSIF", "FALSE", 
        "FUNCTION", "IF", "IN", "INHERITS", "NODE", "OR", "PRIVATE", "TRUE", 
        "TYPE", "UNDEF", "UNLESS", "NAME", "WORD", "REFERENCE", "VARIABLE", 
        "NUMBER", "STRING", "PLAIN_STRING", "STRING_OPEN", "HEREDOC", "OPEN_BRACE", 
        "CLOSE_BRACE", "OPEN_BRACKET", "CLOSE_BRACKET", "OPEN_PAREN", "CLOSE_PAREN", 
        "DOT", "COMMA", "SEMICOLON", "COLON", "PIPE", "AT", "AT_AT", "SELECT", 
        "ASSIGN", "APPEND", "DELETE", "ARROW", "PLUS_ARROW", "EQUAL", "NOT_EQUAL", 
        "MATCH", "NO_MATCH", "LESS", "LESS_OR_EQUAL", "GREATER", "GREATER_OR_EQUAL", 
        "NOT", "PLUS", "MINUS", "TIMES", "DIVIDE", "MODULO", "LEFT_SHIFT", 
        "RIGHT_SHIFT", "COLLECT_OPEN", "COLLECT_CLOSE", "EXPORTED_OPEN", 
        "EXPORTED_CLOSE", "BEFORE", "NOTIFY", "AFTER", "NOTIFIED", "BLANK", 
        "LINE_COMMENT", "BLOCK_COMMENT", "UNCLOSED_STRING", "UNCLOSED_COMMENT", 
        "UNCLOSED_HEREDOC", "BAD_NUMBER", "BAD_REFERENCE", "BAD_NAME", "BAD_VARIABLE", 
        "UNKNOWN", "STRING_TEXT", "STRING_VARIABLE", "INTERPOLATION_OPEN", 
        "STRING_CLOSE"
    ];
    public static readonly ruleNames = [
        "manifest", "epp", "assignment", "tail", "resource", "definition", 
        "host", "typeFields", "expression", "construct", "caseOption", "suffix", 
        "choice", "block", "parameterList", "parameter", "type",
    ];

    public get grammarFileName(): string { return "MuPuppetParser.g4"; }
    public get literalNames(): (string | null)[] { return MuPuppetParser.literalNames; }
    public get symbolicNames(): (string | null)[] { return MuPuppetParser.symbolicNames; }
    public get ruleNames(): string[] { return MuPuppetParser.ruleNames; }
    public get serializedATN(): number[] { return MuPuppetParser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, MuPuppetParser._ATN, MuPuppetParser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public manifest(): ManifestContext {
        let localContext = new ManifestContext(this.context, this.state);
        this.enterRule(localContext, 0, MuPuppetParser.RULE_manifest);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 50;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 369097017) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                {
                this.state = 36;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 4 /* PREFIX_MINUS */:
                case 5 /* SPLAT */:
                case 7 /* REGEX */:
                case 15 /* CLASS_RESOURCE */:
                case 16 /* INTERPOLATED_NAME */:
                case 17 /* HEREDOC_OPEN */:
                case 20 /* EPP_TEXT */:
                case 21 /* EPP_OUTPUT */:
                case 29 /* CASE */:
                case 31 /* DEFAULT */:
                case 35 /* FALSE */:
                case 37 /* IF */:
                case 43 /* TRUE */:
                case 45 /* UNDEF */:
                case 46 /* UNLESS */:
                case 47 /* NAME */:
                case 48 /* WORD */:
                case 49 /* REFERENCE */:
                case 50 /* VARIABLE */:
                case 51 /* NUMBER */:
                case 52 /* STRING */:
                case 53 /* PLAIN_STRING */:
                case 54 /* STRING_OPEN */:
                case 55 /* HEREDOC */:
                case 56 /* OPEN_BRACE */:
                case 58 /* OPEN_BRACKET */:
                case 60 /* OPEN_PAREN */:
                case 67 /* AT */:
                case 68 /* AT_AT */:
                case 83 /* NOT */:
                    {
                    this.state = 34;
                    localContext._assignment = this.assignment();
                    localContext._assignments.push(localContext._assignment!);
                    }
                    break;
                case 30 /* CLASS */:
                case 32 /* DEFINE */:
                case 36 /* FUNCTION */:
                case 40 /* NODE */:
                case 44 /* TYPE */:
                    {
                    this.state = 35;
                    localContext._definition = this.definition();
                    localContext._definitions.push(localContext._definition!);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 47;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 2516580665) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 524313) !== 0)) {
                    {
                    {
                    this.state = 39;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 63 || _la === 64) {
                        {
                        this.state = 38;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 63 || _la === 64)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                    }

                    this.state = 43;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 4 /* PREFIX_MINUS */:
                    case 5 /* SPLAT */:
                    case 7 /* REGEX */:
                    case 15 /* CLASS_RESOURCE */:
                    case 16 /* INTERPOLATED_NAME */:
                    case 17 /* HEREDOC_OPEN */:
                    case 20 /* EPP_TEXT */:
                    case 21 /* EPP_OUTPUT */:
                    case 29 /* CASE */:
                    case 31 /* DEFAULT */:
                    case 35 /* FALSE */:
                    case 37 /* IF */:
                    case 43 /* TRUE */:
                    case 45 /* UNDEF */:
                    case 46 /* UNLESS */:
                    case 47 /* NAME */:
                    case 48 /* WORD */:
                    case 49 /* REFERENCE */:
                    case 50 /* VARIABLE */:
                    case 51 /* NUMBER */:
                    case 52 /* STRING */:
                    case 53 /* PLAIN_STRING */:
                    case 54 /* STRING_OPEN */:
                    case 55 /* HEREDOC */:
                    case 56 /* OPEN_BRACE */:
                    case 58 /* OPEN_BRACKET */:
                    case 60 /* OPEN_PAREN */:
                    case 67 /* AT */:
                    case 68 /* AT_AT */:
                    case 83 /* NOT */:
                        {
                        this.state = 41;
                        localContext._assignment = this.assignment();
                        localContext._assignments.push(localContext._assignment!);
                        }
                        break;
                    case 30 /* CLASS */:
                    case 32 /* DEFINE */:
                    case 36 /* FUNCTION */:
                    case 40 /* NODE */:
                    case 44 /* TYPE */:
                        {
                        this.state = 42;
                        localContext._definition = this.definition();
                        localContext._definitions.push(localContext._definition!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    }
                    this.state = 49;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
            }

            this.state = 52;
            this.match(MuPuppetParser.EOF);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public epp(): EppContext {
        let localContext = new EppContext(this.context, this.state);
        this.enterRule(localContext, 2, MuPuppetParser.RULE_epp);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 55;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 19) {
                {
                this.state = 54;
                this.match(19 /* EPP_START */);
                }
            }

            this.state = 61;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 66) {
                {
                this.state = 57;
                this.match(66 /* PIPE */);
                this.state = 58;
                localContext._parameters = this.parameterList();
                this.state = 59;
                this.match(8 /* PIPE_CLOSE */);
                }
            }

            this.state = 79;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 369097017) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                {
                this.state = 65;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 4 /* PREFIX_MINUS */:
                case 5 /* SPLAT */:
                case 7 /* REGEX */:
                case 15 /* CLASS_RESOURCE */:
                case 16 /* INTERPOLATED_NAME */:
                case 17 /* HEREDOC_OPEN */:
                case 20 /* EPP_TEXT */:
                case 21 /* EPP_OUTPUT */:
                case 29 /* CASE */:
                case 31 /* DEFAULT */:
                case 35 /* FALSE */:
                case 37 /* IF */:
                case 43 /* TRUE */:
                case 45 /* UNDEF */:
                case 46 /* UNLESS */:
                case 47 /* NAME */:
                case 48 /* WORD */:
                case 49 /* REFERENCE */:
                case 50 /* VARIABLE */:
                case 51 /* NUMBER */:
                case 52 /* STRING */:
                case 53 /* PLAIN_STRING */:
                case 54 /* STRING_OPEN */:
                case 55 /* HEREDOC */:
                case 56 /* OPEN_BRACE */:
                case 58 /* OPEN_BRACKET */:
                case 60 /* OPEN_PAREN */:
                case 67 /* AT */:
                case 68 /* AT_AT */:
                case 83 /* NOT */:
                    {
                    this.state = 63;
                    localContext._assignment = this.assignment();
                    localContext._assignments.push(localContext._assignment!);
                    }
                    break;
                case 30 /* CLASS */:
                case 32 /* DEFINE */:
                case 36 /* FUNCTION */:
                case 40 /* NODE */:
                case 44 /* TYPE */:
                    {
                    this.state = 64;
                    localContext._definition = this.definition();
                    localContext._definitions.push(localContext._definition!);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 76;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 2516580665) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 524313) !== 0)) {
                    {
                    {
                    this.state = 68;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 63 || _la === 64) {
                        {
                        this.state = 67;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 63 || _la === 64)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                    }

                    this.state = 72;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 4 /* PREFIX_MINUS */:
                    case 5 /* SPLAT */:
                    case 7 /* REGEX */:
                    case 15 /* CLASS_RESOURCE */:
                    case 16 /* INTERPOLATED_NAME */:
                    case 17 /* HEREDOC_OPEN */:
                    case 20 /* EPP_TEXT */:
                    case 21 /* EPP_OUTPUT */:
                    case 29 /* CASE */:
                    case 31 /* DEFAULT */:
                    case 35 /* FALSE */:
                    case 37 /* IF */:
                    case 43 /* TRUE */:
                    case 45 /* UNDEF */:
                    case 46 /* UNLESS */:
                    case 47 /* NAME */:
                    case 48 /* WORD */:
                    case 49 /* REFERENCE */:
                    case 50 /* VARIABLE */:
                    case 51 /* NUMBER */:
                    case 52 /* STRING */:
                    case 53 /* PLAIN_STRING */:
                    case 54 /* STRING_OPEN */:
                    case 55 /* HEREDOC */:
                    case 56 /* OPEN_BRACE */:
                    case 58 /* OPEN_BRACKET */:
                    case 60 /* OPEN_PAREN */:
                    case 67 /* AT */:
                    case 68 /* AT_AT */:
                    case 83 /* NOT */:
                        {
                        this.state = 70;
                        localContext._assignment = this.assignment();
                        localContext._assignments.push(localContext._assignment!);
                        }
                        break;
                    case 30 /* CLASS */:
                    case 32 /* DEFINE */:
                    case 36 /* FUNCTION */:
                    case 40 /* NODE */:
                    case 44 /* TYPE */:
                        {
                        this.state = 71;
                        localContext._definition = this.definition();
                        localContext._definitions.push(localContext._definition!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    }
                    this.state = 78;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
            }

            this.state = 81;
            this.match(MuPuppetParser.EOF);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public assignment(): AssignmentContext {
        let localContext = new AssignmentContext(this.context, this.state);
        this.enterRule(localContext, 4, MuPuppetParser.RULE_assignment);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 86;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2097200) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                {
                {
                this.state = 83;
                _la = this.tokenStream.LA(1);
                if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 2097200) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0))) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                }
                this.state = 88;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 91;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 7 /* REGEX */:
            case 15 /* CLASS_RESOURCE */:
            case 16 /* INTERPOLATED_NAME */:
            case 20 /* EPP_TEXT */:
            case 31 /* DEFAULT */:
            case 35 /* FALSE */:
            case 43 /* TRUE */:
            case 45 /* UNDEF */:
            case 47 /* NAME */:
            case 48 /* WORD */:
            case 49 /* REFERENCE */:
            case 50 /* VARIABLE */:
            case 51 /* NUMBER */:
            case 52 /* STRING */:
            case 53 /* PLAIN_STRING */:
            case 55 /* HEREDOC */:
                {
                this.state = 89;
                _la = this.tokenStream.LA(1);
                if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 2148630656) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 1570049) !== 0))) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                break;
            case 17 /* HEREDOC_OPEN */:
            case 29 /* CASE */:
            case 37 /* IF */:
            case 46 /* UNLESS */:
            case 54 /* STRING_OPEN */:
            case 56 /* OPEN_BRACE */:
            case 58 /* OPEN_BRACKET */:
            case 60 /* OPEN_PAREN */:
                {
                this.state = 90;
                localContext._construct = this.construct();
                localContext._constructs.push(localContext._construct!);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 111;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 134218254) !== 0) || ((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 2164260873) !== 0) || ((((_la - 70)) & ~0x1F) === 0 && ((1 << (_la - 70)) & 515891175) !== 0)) {
                {
                this.state = 109;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 1 /* INDEX_OPEN */:
                case 2 /* CALL_OPEN */:
                case 9 /* SELECT_LIST */:
                case 62 /* DOT */:
                    {
                    this.state = 93;
                    localContext._suffix = this.suffix();
                    localContext._suffixes.push(localContext._suffix!);
                    }
                    break;
                case 3 /* BODY_OPEN */:
                case 91 /* COLLECT_OPEN */:
                case 93 /* EXPORTED_OPEN */:
                    {
                    this.state = 94;
                    localContext._tail = this.tail();
                    localContext._tails.push(localContext._tail!);
                    }
                    break;
                case 27 /* AND */:
                case 38 /* IN */:
                case 41 /* OR */:
                case 69 /* SELECT */:
                case 70 /* ASSIGN */:
                case 71 /* APPEND */:
                case 72 /* DELETE */:
                case 75 /* EQUAL */:
                case 76 /* NOT_EQUAL */:
                case 77 /* MATCH */:
                case 78 /* NO_MATCH */:
                case 79 /* LESS */:
                case 80 /* LESS_OR_EQUAL */:
                case 81 /* GREATER */:
                case 82 /* GREATER_OR_EQUAL */:
                case 84 /* PLUS */:
                case 85 /* MINUS */:
                case 86 /* TIMES */:
                case 87 /* DIVIDE */:
                case 88 /* MODULO */:
                case 89 /* LEFT_SHIFT */:
                case 90 /* RIGHT_SHIFT */:
                case 95 /* BEFORE */:
                case 96 /* NOTIFY */:
                case 97 /* AFTER */:
                case 98 /* NOTIFIED */:
                    {
                    this.state = 97;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 27 /* AND */:
                    case 38 /* IN */:
                    case 41 /* OR */:
                    case 70 /* ASSIGN */:
                    case 71 /* APPEND */:
                    case 72 /* DELETE */:
                    case 75 /* EQUAL */:
                    case 76 /* NOT_EQUAL */:
                    case 77 /* MATCH */:
                    case 78 /* NO_MATCH */:
                    case 79 /* LESS */:
                    case 80 /* LESS_OR_EQUAL */:
                    case 81 /* GREATER */:
                    case 82 /* GREATER_OR_EQUAL */:
                    case 84 /* PLUS */:
                    case 85 /* MINUS */:
                    case 86 /* TIMES */:
                    case 87 /* DIVIDE */:
                    case 88 /* MODULO */:
                    case 89 /* LEFT_SHIFT */:
                    case 90 /* RIGHT_SHIFT */:
                    case 95 /* BEFORE */:
                    case 96 /* NOTIFY */:
                    case 97 /* AFTER */:
                    case 98 /* NOTIFIED */:
                        {
                        this.state = 95;
                        _la = this.tokenStream.LA(1);
                        if(!(((((_la - 27)) & ~0x1F) === 0 && ((1 << (_la - 27)) & 18433) !== 0) || ((((_la - 70)) & ~0x1F) === 0 && ((1 << (_la - 70)) & 505405415) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                        break;
                    case 69 /* SELECT */:
                        {
                        this.state = 96;
                        localContext._choice = this.choice();
                        localContext._chosen.push(localContext._choice!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 102;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 4 || _la === 5 || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                        {
                        {
                        this.state = 99;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 4 || _la === 5 || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                        }
                        this.state = 104;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 107;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 7 /* REGEX */:
                    case 10 /* NAME_KEY */:
                    case 11 /* DEFAULT_KEY */:
                    case 12 /* UNDEF_KEY */:
                    case 15 /* CLASS_RESOURCE */:
                    case 16 /* INTERPOLATED_NAME */:
                    case 31 /* DEFAULT */:
                    case 35 /* FALSE */:
                    case 43 /* TRUE */:
                    case 45 /* UNDEF */:
                    case 47 /* NAME */:
                    case 48 /* WORD */:
                    case 49 /* REFERENCE */:
                    case 50 /* VARIABLE */:
                    case 51 /* NUMBER */:
                    case 52 /* STRING */:
                    case 53 /* PLAIN_STRING */:
                    case 55 /* HEREDOC */:
                        {
                        this.state = 105;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 2147589248) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 1570049) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                        break;
                    case 17 /* HEREDOC_OPEN */:
                    case 29 /* CASE */:
                    case 37 /* IF */:
                    case 46 /* UNLESS */:
                    case 54 /* STRING_OPEN */:
                    case 56 /* OPEN_BRACE */:
                    case 58 /* OPEN_BRACKET */:
                    case 60 /* OPEN_PAREN */:
                        {
                        this.state = 106;
                        localContext._construct = this.construct();
                        localContext._constructs.push(localContext._construct!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 113;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public tail(): TailContext {
        let localContext = new TailContext(this.context, this.state);
        this.enterRule(localContext, 6, MuPuppetParser.RULE_tail);
        let _la: number;
        try {
            this.state = 185;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 3 /* BODY_OPEN */:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 114;
                this.match(3 /* BODY_OPEN */);
                this.state = 172;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 4 /* PREFIX_MINUS */:
                case 5 /* SPLAT */:
                case 7 /* REGEX */:
                case 16 /* INTERPOLATED_NAME */:
                case 17 /* HEREDOC_OPEN */:
                case 29 /* CASE */:
                case 31 /* DEFAULT */:
                case 35 /* FALSE */:
                case 37 /* IF */:
                case 43 /* TRUE */:
                case 45 /* UNDEF */:
                case 46 /* UNLESS */:
                case 47 /* NAME */:
                case 48 /* WORD */:
                case 49 /* REFERENCE */:
                case 50 /* VARIABLE */:
                case 51 /* NUMBER */:
                case 52 /* STRING */:
                case 53 /* PLAIN_STRING */:
                case 54 /* STRING_OPEN */:
                case 55 /* HEREDOC */:
                case 56 /* OPEN_BRACE */:
                case 58 /* OPEN_BRACKET */:
                case 60 /* OPEN_PAREN */:
                case 83 /* NOT */:
                    {
                    this.state = 115;
                    localContext._resource = this.resource();
                    localContext._resources.push(localContext._resource!);
                    this.state = 122;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 64) {
                        {
                        {
                        this.state = 116;
                        this.match(64 /* SEMICOLON */);
                        this.state = 118;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                            {
                            this.state = 117;
                            localContext._resource = this.resource();
                            localContext._resources.push(localContext._resource!);
                            }
                        }

                        }
                        }
                        this.state = 124;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    break;
                case 6 /* SPLAT_KEY */:
                case 10 /* NAME_KEY */:
                case 11 /* DEFAULT_KEY */:
                case 12 /* UNDEF_KEY */:
                case 13 /* TYPE_KEY */:
                case 14 /* KEYWORD_KEY */:
                    {
                    this.state = 131;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 10 /* NAME_KEY */:
                    case 11 /* DEFAULT_KEY */:
                    case 12 /* UNDEF_KEY */:
                    case 13 /* TYPE_KEY */:
                    case 14 /* KEYWORD_KEY */:
                        {
                        this.state = 125;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 31744) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 126;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 73 || _la === 74)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 127;
                        localContext._expression = this.expression();
                        localContext._values.push(localContext._expression!);
                        }
                        break;
                    case 6 /* SPLAT_KEY */:
                        {
                        this.state = 128;
                        this.match(6 /* SPLAT_KEY */);
                        this.state = 129;
                        this.match(73 /* ARROW */);
                        this.state = 130;
                        localContext._expression = this.expression();
                        localContext._values.push(localContext._expression!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 144;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 63) {
                        {
                        {
                        this.state = 133;
                        this.match(63 /* COMMA */);
                        this.state = 140;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 10 /* NAME_KEY */:
                        case 11 /* DEFAULT_KEY */:
                        case 12 /* UNDEF_KEY */:
                        case 13 /* TYPE_KEY */:
                        case 14 /* KEYWORD_KEY */:
                            {
                            this.state = 134;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 31744) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 135;
                            _la = this.tokenStream.LA(1);
                            if(!(_la === 73 || _la === 74)) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 136;
                            localContext._expression = this.expression();
                            localContext._values.push(localContext._expression!);
                            }
                            break;
                        case 6 /* SPLAT_KEY */:
                            {
                            this.state = 137;
                            this.match(6 /* SPLAT_KEY */);
                            this.state = 138;
                            this.match(73 /* ARROW */);
                            this.state = 139;
                            localContext._expression = this.expression();
                            localContext._values.push(localContext._expression!);
                            }
                            break;
                        case 57 /* CLOSE_BRACE */:
                        case 63 /* COMMA */:
                            break;
                        default:
                            break;
                        }
                        }
                        }
                        this.state = 146;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    break;
                case 63 /* COMMA */:
                    {
                    this.state = 147;
                    this.match(63 /* COMMA */);
                    this.state = 170;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 31808) !== 0)) {
                        {
                        this.state = 154;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 10 /* NAME_KEY */:
                        case 11 /* DEFAULT_KEY */:
                        case 12 /* UNDEF_KEY */:
                        case 13 /* TYPE_KEY */:
                        case 14 /* KEYWORD_KEY */:
                            {
                            this.state = 148;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 31744) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 149;
                            _la = this.tokenStream.LA(1);
                            if(!(_la === 73 || _la === 74)) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 150;
                            localContext._expression = this.expression();
                            localContext._values.push(localContext._expression!);
                            }
                            break;
                        case 6 /* SPLAT_KEY */:
                            {
                            this.state = 151;
                            this.match(6 /* SPLAT_KEY */);
                            this.state = 152;
                            this.match(73 /* ARROW */);
                            this.state = 153;
                            localContext._expression = this.expression();
                            localContext._values.push(localContext._expression!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 167;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 63) {
                            {
                            {
                            this.state = 156;
                            this.match(63 /* COMMA */);
                            this.state = 163;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case 10 /* NAME_KEY */:
                            case 11 /* DEFAULT_KEY */:
                            case 12 /* UNDEF_KEY */:
                            case 13 /* TYPE_KEY */:
                            case 14 /* KEYWORD_KEY */:
                                {
                                this.state = 157;
                                _la = this.tokenStream.LA(1);
                                if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 31744) !== 0))) {
                                this.errorHandler.recoverInline(this);
                                }
                                else {
                                    this.errorHandler.reportMatch(this);
                                    this.consume();
                                }
                                this.state = 158;
                                _la = this.tokenStream.LA(1);
                                if(!(_la === 73 || _la === 74)) {
                                this.errorHandler.recoverInline(this);
                                }
                                else {
                                    this.errorHandler.reportMatch(this);
                                    this.consume();
                                }
                                this.state = 159;
                                localContext._expression = this.expression();
                                localContext._values.push(localContext._expression!);
                                }
                                break;
                            case 6 /* SPLAT_KEY */:
                                {
                                this.state = 160;
                                this.match(6 /* SPLAT_KEY */);
                                this.state = 161;
                                this.match(73 /* ARROW */);
                                this.state = 162;
                                localContext._expression = this.expression();
                                localContext._values.push(localContext._expression!);
                                }
                                break;
                            case 57 /* CLOSE_BRACE */:
                            case 63 /* COMMA */:
                                break;
                            default:
                                break;
                            }
                            }
                            }
                            this.state = 169;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    }
                    break;
                case 57 /* CLOSE_BRACE */:
                    break;
                default:
                    break;
                }
                this.state = 174;
                this.match(57 /* CLOSE_BRACE */);
                }
                break;
            case 91 /* COLLECT_OPEN */:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 175;
                this.match(91 /* COLLECT_OPEN */);
                this.state = 177;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                    {
                    this.state = 176;
                    localContext._query = this.expression();
                    }
                }

                this.state = 179;
                this.match(92 /* COLLECT_CLOSE */);
                }
                break;
            case 93 /* EXPORTED_OPEN */:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 180;
                this.match(93 /* EXPORTED_OPEN */);
                this.state = 182;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                    {
                    this.state = 181;
                    localContext._query = this.expression();
                    }
                }

                this.state = 184;
                this.match(94 /* EXPORTED_CLOSE */);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public resource(): ResourceContext {
        let localContext = new ResourceContext(this.context, this.state);
        this.enterRule(localContext, 8, MuPuppetParser.RULE_resource);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 187;
            localContext._title = this.expression();
            this.state = 188;
            this.match(65 /* COLON */);
            this.state = 190;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 63) {
                {
                this.state = 189;
                this.match(63 /* COMMA */);
                }
            }

            this.state = 214;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 31808) !== 0)) {
                {
                this.state = 198;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 10 /* NAME_KEY */:
                case 11 /* DEFAULT_KEY */:
                case 12 /* UNDEF_KEY */:
                case 13 /* TYPE_KEY */:
                case 14 /* KEYWORD_KEY */:
                    {
                    this.state = 192;
                    _la = this.tokenStream.LA(1);
                    if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 31744) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 193;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 73 || _la === 74)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 194;
                    localContext._expression = this.expression();
                    localContext._values.push(localContext._expression!);
                    }
                    break;
                case 6 /* SPLAT_KEY */:
                    {
                    this.state = 195;
                    this.match(6 /* SPLAT_KEY */);
                    this.state = 196;
                    this.match(73 /* ARROW */);
                    this.state = 197;
                    localContext._expression = this.expression();
                    localContext._values.push(localContext._expression!);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 211;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 63) {
                    {
                    {
                    this.state = 200;
                    this.match(63 /* COMMA */);
                    this.state = 207;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 10 /* NAME_KEY */:
                    case 11 /* DEFAULT_KEY */:
                    case 12 /* UNDEF_KEY */:
                    case 13 /* TYPE_KEY */:
                    case 14 /* KEYWORD_KEY */:
                        {
                        this.state = 201;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 31744) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 202;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 73 || _la === 74)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 203;
                        localContext._expression = this.expression();
                        localContext._values.push(localContext._expression!);
                        }
                        break;
                    case 6 /* SPLAT_KEY */:
                        {
                        this.state = 204;
                        this.match(6 /* SPLAT_KEY */);
                        this.state = 205;
                        this.match(73 /* ARROW */);
                        this.state = 206;
                        localContext._expression = this.expression();
                        localContext._values.push(localContext._expression!);
                        }
                        break;
                    case 57 /* CLOSE_BRACE */:
                    case 63 /* COMMA */:
                    case 64 /* SEMICOLON */:
                        break;
                    default:
                        break;
                    }
                    }
                    }
                    this.state = 213;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
            }

            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public definition(): DefinitionContext {
        let localContext = new DefinitionContext(this.context, this.state);
        this.enterRule(localContext, 10, MuPuppetParser.RULE_definition);
        let _la: number;
        try {
            this.state = 278;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 30 /* CLASS */:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 216;
                this.match(30 /* CLASS */);
                this.state = 217;
                localContext._name = this.tokenStream.LT(1);
                _la = this.tokenStream.LA(1);
                if(!(((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 7) !== 0))) {
                    localContext._name = this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 222;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 2 || _la === 60) {
                    {
                    this.state = 218;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 2 || _la === 60)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 219;
                    localContext._parameters = this.parameterList();
                    this.state = 220;
                    this.match(61 /* CLOSE_PAREN */);
                    }
                }

                this.state = 226;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 39) {
                    {
                    this.state = 224;
                    this.match(39 /* INHERITS */);
                    this.state = 225;
                    localContext._parent = this.tokenStream.LT(1);
                    _la = this.tokenStream.LA(1);
                    if(!(((((_la - 31)) & ~0x1F) === 0 && ((1 << (_la - 31)) & 458753) !== 0))) {
                        localContext._parent = this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                }

                this.state = 228;
                localContext._body = this.block();
                }
                break;
            case 32 /* DEFINE */:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 229;
                this.match(32 /* DEFINE */);
                this.state = 230;
                localContext._name = this.tokenStream.LT(1);
                _la = this.tokenStream.LA(1);
                if(!(((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 7) !== 0))) {
                    localContext._name = this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 235;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 2 || _la === 60) {
                    {
                    this.state = 231;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 2 || _la === 60)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 232;
                    localContext._parameters = this.parameterList();
                    this.state = 233;
                    this.match(61 /* CLOSE_PAREN */);
                    }
                }

                this.state = 237;
                localContext._body = this.block();
                }
                break;
            case 40 /* NODE */:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 238;
                this.match(40 /* NODE */);
                this.state = 239;
                localContext._host = this.host();
                localContext._hosts.push(localContext._host!);
                this.state = 246;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 63) {
                    {
                    {
                    this.state = 240;
                    this.match(63 /* COMMA */);
                    this.state = 242;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684485760) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 11521537) !== 0)) {
                        {
                        this.state = 241;
                        localContext._host = this.host();
                        localContext._hosts.push(localContext._host!);
                        }
                    }

                    }
                    }
                    this.state = 248;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 251;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 39) {
                    {
                    this.state = 249;
                    this.match(39 /* INHERITS */);
                    this.state = 250;
                    localContext._base = this.host();
                    }
                }

                this.state = 253;
                localContext._body = this.block();
                }
                break;
            case 36 /* FUNCTION */:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 255;
                this.match(36 /* FUNCTION */);
                this.state = 256;
                localContext._name = this.tokenStream.LT(1);
                _la = this.tokenStream.LA(1);
                if(!(((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 7) !== 0))) {
                    localContext._name = this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 261;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 2 || _la === 60) {
                    {
                    this.state = 257;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 2 || _la === 60)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 258;
                    localContext._parameters = this.parameterList();
                    this.state = 259;
                    this.match(61 /* CLOSE_PAREN */);
                    }
                }

                this.state = 265;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 90) {
                    {
                    this.state = 263;
                    this.match(90 /* RIGHT_SHIFT */);
                    this.state = 264;
                    localContext._result = this.type_();
                    }
                }

                this.state = 267;
                localContext._body = this.block();
                }
                break;
            case 44 /* TYPE */:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 268;
                this.match(44 /* TYPE */);
                this.state = 269;
                localContext._alias = this.type_();
                this.state = 270;
                this.match(70 /* ASSIGN */);
                this.state = 276;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 49 /* REFERENCE */:
                    {
                    this.state = 271;
                    localContext._target = this.type_();
                    this.state = 273;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 3) {
                        {
                        this.state = 272;
                        localContext._fields = this.typeFields();
                        }
                    }

                    }
                    break;
                case 17 /* HEREDOC_OPEN */:
                case 29 /* CASE */:
                case 37 /* IF */:
                case 46 /* UNLESS */:
                case 54 /* STRING_OPEN */:
                case 56 /* OPEN_BRACE */:
                case 58 /* OPEN_BRACKET */:
                case 60 /* OPEN_PAREN */:
                    {
                    this.state = 275;
                    localContext._literal = this.construct();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public host(): HostContext {
        let localContext = new HostContext(this.context, this.state);
        this.enterRule(localContext, 12, MuPuppetParser.RULE_host);
        let _la: number;
        try {
            this.state = 295;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 47 /* NAME */:
            case 51 /* NUMBER */:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 280;
                _la = this.tokenStream.LA(1);
                if(!(_la === 47 || _la === 51)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 285;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 62) {
                    {
                    {
                    this.state = 281;
                    this.match(62 /* DOT */);
                    this.state = 282;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 47 || _la === 51)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    }
                    this.state = 287;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case 52 /* STRING */:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 288;
                this.match(52 /* STRING */);
                }
                break;
            case 53 /* PLAIN_STRING */:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 289;
                this.match(53 /* PLAIN_STRING */);
                }
                break;
            case 48 /* WORD */:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 290;
                this.match(48 /* WORD */);
                }
                break;
            case 7 /* REGEX */:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 291;
                this.match(7 /* REGEX */);
                }
                break;
            case 31 /* DEFAULT */:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 292;
                this.match(31 /* DEFAULT */);
                }
                break;
            case 55 /* HEREDOC */:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 293;
                this.match(55 /* HEREDOC */);
                }
                break;
            case 17 /* HEREDOC_OPEN */:
            case 29 /* CASE */:
            case 37 /* IF */:
            case 46 /* UNLESS */:
            case 54 /* STRING_OPEN */:
            case 56 /* OPEN_BRACE */:
            case 58 /* OPEN_BRACKET */:
            case 60 /* OPEN_PAREN */:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 294;
                localContext._text = this.construct();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public typeFields(): TypeFieldsContext {
        let localContext = new TypeFieldsContext(this.context, this.state);
        this.enterRule(localContext, 14, MuPuppetParser.RULE_typeFields);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 297;
            this.match(3 /* BODY_OPEN */);
            this.state = 318;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2687745200) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                {
                this.state = 300;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 10 /* NAME_KEY */:
                case 11 /* DEFAULT_KEY */:
                case 12 /* UNDEF_KEY */:
                case 13 /* TYPE_KEY */:
                    {
                    this.state = 298;
                    _la = this.tokenStream.LA(1);
                    if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    break;
                case 4 /* PREFIX_MINUS */:
                case 5 /* SPLAT */:
                case 7 /* REGEX */:
                case 15 /* CLASS_RESOURCE */:
                case 16 /* INTERPOLATED_NAME */:
                case 17 /* HEREDOC_OPEN */:
                case 20 /* EPP_TEXT */:
                case 21 /* EPP_OUTPUT */:
                case 29 /* CASE */:
                case 31 /* DEFAULT */:
                case 35 /* FALSE */:
                case 37 /* IF */:
                case 43 /* TRUE */:
                case 45 /* UNDEF */:
                case 46 /* UNLESS */:
                case 47 /* NAME */:
                case 48 /* WORD */:
                case 49 /* REFERENCE */:
                case 50 /* VARIABLE */:
                case 51 /* NUMBER */:
                case 52 /* STRING */:
                case 53 /* PLAIN_STRING */:
                case 54 /* STRING_OPEN */:
                case 55 /* HEREDOC */:
                case 56 /* OPEN_BRACE */:
                case 58 /* OPEN_BRACKET */:
                case 60 /* OPEN_PAREN */:
                case 67 /* AT */:
                case 68 /* AT_AT */:
                case 83 /* NOT */:
                    {
                    this.state = 299;
                    localContext._assignment = this.assignment();
                    localContext._items.push(localContext._assignment!);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 302;
                this.match(73 /* ARROW */);
                this.state = 303;
                localContext._assignment = this.assignment();
                localContext._items.push(localContext._assignment!);
                this.state = 315;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 63) {
                    {
                    {
                    this.state = 304;
                    this.match(63 /* COMMA */);
                    this.state = 311;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2687745200) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                        {
                        this.state = 307;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 10 /* NAME_KEY */:
                        case 11 /* DEFAULT_KEY */:
                        case 12 /* UNDEF_KEY */:
                        case 13 /* TYPE_KEY */:
                            {
                            this.state = 305;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            }
                            break;
                        case 4 /* PREFIX_MINUS */:
                        case 5 /* SPLAT */:
                        case 7 /* REGEX */:
                        case 15 /* CLASS_RESOURCE */:
                        case 16 /* INTERPOLATED_NAME */:
                        case 17 /* HEREDOC_OPEN */:
                        case 20 /* EPP_TEXT */:
                        case 21 /* EPP_OUTPUT */:
                        case 29 /* CASE */:
                        case 31 /* DEFAULT */:
                        case 35 /* FALSE */:
                        case 37 /* IF */:
                        case 43 /* TRUE */:
                        case 45 /* UNDEF */:
                        case 46 /* UNLESS */:
                        case 47 /* NAME */:
                        case 48 /* WORD */:
                        case 49 /* REFERENCE */:
                        case 50 /* VARIABLE */:
                        case 51 /* NUMBER */:
                        case 52 /* STRING */:
                        case 53 /* PLAIN_STRING */:
                        case 54 /* STRING_OPEN */:
                        case 55 /* HEREDOC */:
                        case 56 /* OPEN_BRACE */:
                        case 58 /* OPEN_BRACKET */:
                        case 60 /* OPEN_PAREN */:
                        case 67 /* AT */:
                        case 68 /* AT_AT */:
                        case 83 /* NOT */:
                            {
                            this.state = 306;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 309;
                        this.match(73 /* ARROW */);
                        this.state = 310;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        }
                    }

                    }
                    }
                    this.state = 317;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
            }

            this.state = 320;
            this.match(57 /* CLOSE_BRACE */);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public expression(): ExpressionContext {
        let localContext = new ExpressionContext(this.context, this.state);
        this.enterRule(localContext, 16, MuPuppetParser.RULE_expression);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 325;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 4 || _la === 5 || _la === 83) {
                {
                {
                this.state = 322;
                _la = this.tokenStream.LA(1);
                if(!(_la === 4 || _la === 5 || _la === 83)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                }
                this.state = 327;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 330;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 7 /* REGEX */:
            case 16 /* INTERPOLATED_NAME */:
            case 31 /* DEFAULT */:
            case 35 /* FALSE */:
            case 43 /* TRUE */:
            case 45 /* UNDEF */:
            case 47 /* NAME */:
            case 48 /* WORD */:
            case 49 /* REFERENCE */:
            case 50 /* VARIABLE */:
            case 51 /* NUMBER */:
            case 52 /* STRING */:
            case 53 /* PLAIN_STRING */:
            case 55 /* HEREDOC */:
                {
                this.state = 328;
                _la = this.tokenStream.LA(1);
                if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 2147549312) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 1570049) !== 0))) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                break;
            case 17 /* HEREDOC_OPEN */:
            case 29 /* CASE */:
            case 37 /* IF */:
            case 46 /* UNLESS */:
            case 54 /* STRING_OPEN */:
            case 56 /* OPEN_BRACE */:
            case 58 /* OPEN_BRACKET */:
            case 60 /* OPEN_PAREN */:
                {
                this.state = 329;
                localContext._construct = this.construct();
                localContext._constructs.push(localContext._construct!);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 349;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 134218246) !== 0) || ((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 2164260873) !== 0) || ((((_la - 75)) & ~0x1F) === 0 && ((1 << (_la - 75)) & 65279) !== 0)) {
                {
                this.state = 347;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 1 /* INDEX_OPEN */:
                case 2 /* CALL_OPEN */:
                case 9 /* SELECT_LIST */:
                case 62 /* DOT */:
                    {
                    this.state = 332;
                    localContext._suffix = this.suffix();
                    localContext._suffixes.push(localContext._suffix!);
                    }
                    break;
                case 27 /* AND */:
                case 38 /* IN */:
                case 41 /* OR */:
                case 69 /* SELECT */:
                case 75 /* EQUAL */:
                case 76 /* NOT_EQUAL */:
                case 77 /* MATCH */:
                case 78 /* NO_MATCH */:
                case 79 /* LESS */:
                case 80 /* LESS_OR_EQUAL */:
                case 81 /* GREATER */:
                case 82 /* GREATER_OR_EQUAL */:
                case 84 /* PLUS */:
                case 85 /* MINUS */:
                case 86 /* TIMES */:
                case 87 /* DIVIDE */:
                case 88 /* MODULO */:
                case 89 /* LEFT_SHIFT */:
                case 90 /* RIGHT_SHIFT */:
                    {
                    this.state = 335;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 27 /* AND */:
                    case 38 /* IN */:
                    case 41 /* OR */:
                    case 75 /* EQUAL */:
                    case 76 /* NOT_EQUAL */:
                    case 77 /* MATCH */:
                    case 78 /* NO_MATCH */:
                    case 79 /* LESS */:
                    case 80 /* LESS_OR_EQUAL */:
                    case 81 /* GREATER */:
                    case 82 /* GREATER_OR_EQUAL */:
                    case 84 /* PLUS */:
                    case 85 /* MINUS */:
                    case 86 /* TIMES */:
                    case 87 /* DIVIDE */:
                    case 88 /* MODULO */:
                    case 89 /* LEFT_SHIFT */:
                    case 90 /* RIGHT_SHIFT */:
                        {
                        this.state = 333;
                        _la = this.tokenStream.LA(1);
                        if(!(((((_la - 27)) & ~0x1F) === 0 && ((1 << (_la - 27)) & 18433) !== 0) || ((((_la - 75)) & ~0x1F) === 0 && ((1 << (_la - 75)) & 65279) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                        break;
                    case 69 /* SELECT */:
                        {
                        this.state = 334;
                        localContext._choice = this.choice();
                        localContext._chosen.push(localContext._choice!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 340;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 4 || _la === 5 || _la === 83) {
                        {
                        {
                        this.state = 337;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 4 || _la === 5 || _la === 83)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                        }
                        this.state = 342;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 345;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 7 /* REGEX */:
                    case 10 /* NAME_KEY */:
                    case 11 /* DEFAULT_KEY */:
                    case 12 /* UNDEF_KEY */:
                    case 16 /* INTERPOLATED_NAME */:
                    case 31 /* DEFAULT */:
                    case 35 /* FALSE */:
                    case 43 /* TRUE */:
                    case 45 /* UNDEF */:
                    case 47 /* NAME */:
                    case 48 /* WORD */:
                    case 49 /* REFERENCE */:
                    case 50 /* VARIABLE */:
                    case 51 /* NUMBER */:
                    case 52 /* STRING */:
                    case 53 /* PLAIN_STRING */:
                    case 55 /* HEREDOC */:
                        {
                        this.state = 343;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 2147556480) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 1570049) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                        break;
                    case 17 /* HEREDOC_OPEN */:
                    case 29 /* CASE */:
                    case 37 /* IF */:
                    case 46 /* UNLESS */:
                    case 54 /* STRING_OPEN */:
                    case 56 /* OPEN_BRACE */:
                    case 58 /* OPEN_BRACKET */:
                    case 60 /* OPEN_PAREN */:
                        {
                        this.state = 344;
                        localContext._construct = this.construct();
                        localContext._constructs.push(localContext._construct!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 351;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public construct(): ConstructContext {
        let localContext = new ConstructContext(this.context, this.state);
        this.enterRule(localContext, 18, MuPuppetParser.RULE_construct);
        let _la: number;
        try {
            this.state = 564;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 58 /* OPEN_BRACKET */:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 352;
                this.match(58 /* OPEN_BRACKET */);
                this.state = 379;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2687745200) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                    {
                    this.state = 361;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 10 /* NAME_KEY */:
                    case 11 /* DEFAULT_KEY */:
                    case 12 /* UNDEF_KEY */:
                    case 13 /* TYPE_KEY */:
                        {
                        this.state = 353;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 354;
                        this.match(73 /* ARROW */);
                        this.state = 355;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        }
                        break;
                    case 4 /* PREFIX_MINUS */:
                    case 5 /* SPLAT */:
                    case 7 /* REGEX */:
                    case 15 /* CLASS_RESOURCE */:
                    case 16 /* INTERPOLATED_NAME */:
                    case 17 /* HEREDOC_OPEN */:
                    case 20 /* EPP_TEXT */:
                    case 21 /* EPP_OUTPUT */:
                    case 29 /* CASE */:
                    case 31 /* DEFAULT */:
                    case 35 /* FALSE */:
                    case 37 /* IF */:
                    case 43 /* TRUE */:
                    case 45 /* UNDEF */:
                    case 46 /* UNLESS */:
                    case 47 /* NAME */:
                    case 48 /* WORD */:
                    case 49 /* REFERENCE */:
                    case 50 /* VARIABLE */:
                    case 51 /* NUMBER */:
                    case 52 /* STRING */:
                    case 53 /* PLAIN_STRING */:
                    case 54 /* STRING_OPEN */:
                    case 55 /* HEREDOC */:
                    case 56 /* OPEN_BRACE */:
                    case 58 /* OPEN_BRACKET */:
                    case 60 /* OPEN_PAREN */:
                    case 67 /* AT */:
                    case 68 /* AT_AT */:
                    case 83 /* NOT */:
                        {
                        this.state = 356;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        this.state = 359;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 73) {
                            {
                            this.state = 357;
                            this.match(73 /* ARROW */);
                            this.state = 358;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                        }

                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 376;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 63) {
                        {
                        {
                        this.state = 363;
                        this.match(63 /* COMMA */);
                        this.state = 372;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 10 /* NAME_KEY */:
                        case 11 /* DEFAULT_KEY */:
                        case 12 /* UNDEF_KEY */:
                        case 13 /* TYPE_KEY */:
                            {
                            this.state = 364;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 365;
                            this.match(73 /* ARROW */);
                            this.state = 366;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                            break;
                        case 4 /* PREFIX_MINUS */:
                        case 5 /* SPLAT */:
                        case 7 /* REGEX */:
                        case 15 /* CLASS_RESOURCE */:
                        case 16 /* INTERPOLATED_NAME */:
                        case 17 /* HEREDOC_OPEN */:
                        case 20 /* EPP_TEXT */:
                        case 21 /* EPP_OUTPUT */:
                        case 29 /* CASE */:
                        case 31 /* DEFAULT */:
                        case 35 /* FALSE */:
                        case 37 /* IF */:
                        case 43 /* TRUE */:
                        case 45 /* UNDEF */:
                        case 46 /* UNLESS */:
                        case 47 /* NAME */:
                        case 48 /* WORD */:
                        case 49 /* REFERENCE */:
                        case 50 /* VARIABLE */:
                        case 51 /* NUMBER */:
                        case 52 /* STRING */:
                        case 53 /* PLAIN_STRING */:
                        case 54 /* STRING_OPEN */:
                        case 55 /* HEREDOC */:
                        case 56 /* OPEN_BRACE */:
                        case 58 /* OPEN_BRACKET */:
                        case 60 /* OPEN_PAREN */:
                        case 67 /* AT */:
                        case 68 /* AT_AT */:
                        case 83 /* NOT */:
                            {
                            this.state = 367;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            this.state = 370;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 73) {
                                {
                                this.state = 368;
                                this.match(73 /* ARROW */);
                                this.state = 369;
                                localContext._assignment = this.assignment();
                                localContext._items.push(localContext._assignment!);
                                }
                            }

                            }
                            break;
                        case 59 /* CLOSE_BRACKET */:
                        case 63 /* COMMA */:
                            break;
                        default:
                            break;
                        }
                        }
                        }
                        this.state = 378;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 381;
                this.match(59 /* CLOSE_BRACKET */);
                }
                break;
            case 56 /* OPEN_BRACE */:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 382;
                this.match(56 /* OPEN_BRACE */);
                this.state = 403;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2687745200) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                    {
                    this.state = 385;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 10 /* NAME_KEY */:
                    case 11 /* DEFAULT_KEY */:
                    case 12 /* UNDEF_KEY */:
                    case 13 /* TYPE_KEY */:
                        {
                        this.state = 383;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                        break;
                    case 4 /* PREFIX_MINUS */:
                    case 5 /* SPLAT */:
                    case 7 /* REGEX */:
                    case 15 /* CLASS_RESOURCE */:
                    case 16 /* INTERPOLATED_NAME */:
                    case 17 /* HEREDOC_OPEN */:
                    case 20 /* EPP_TEXT */:
                    case 21 /* EPP_OUTPUT */:
                    case 29 /* CASE */:
                    case 31 /* DEFAULT */:
                    case 35 /* FALSE */:
                    case 37 /* IF */:
                    case 43 /* TRUE */:
                    case 45 /* UNDEF */:
                    case 46 /* UNLESS */:
                    case 47 /* NAME */:
                    case 48 /* WORD */:
                    case 49 /* REFERENCE */:
                    case 50 /* VARIABLE */:
                    case 51 /* NUMBER */:
                    case 52 /* STRING */:
                    case 53 /* PLAIN_STRING */:
                    case 54 /* STRING_OPEN */:
                    case 55 /* HEREDOC */:
                    case 56 /* OPEN_BRACE */:
                    case 58 /* OPEN_BRACKET */:
                    case 60 /* OPEN_PAREN */:
                    case 67 /* AT */:
                    case 68 /* AT_AT */:
                    case 83 /* NOT */:
                        {
                        this.state = 384;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 387;
                    this.match(73 /* ARROW */);
                    this.state = 388;
                    localContext._assignment = this.assignment();
                    localContext._items.push(localContext._assignment!);
                    this.state = 400;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 63) {
                        {
                        {
                        this.state = 389;
                        this.match(63 /* COMMA */);
                        this.state = 396;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2687745200) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                            {
                            this.state = 392;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case 10 /* NAME_KEY */:
                            case 11 /* DEFAULT_KEY */:
                            case 12 /* UNDEF_KEY */:
                            case 13 /* TYPE_KEY */:
                                {
                                this.state = 390;
                                _la = this.tokenStream.LA(1);
                                if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                                this.errorHandler.recoverInline(this);
                                }
                                else {
                                    this.errorHandler.reportMatch(this);
                                    this.consume();
                                }
                                }
                                break;
                            case 4 /* PREFIX_MINUS */:
                            case 5 /* SPLAT */:
                            case 7 /* REGEX */:
                            case 15 /* CLASS_RESOURCE */:
                            case 16 /* INTERPOLATED_NAME */:
                            case 17 /* HEREDOC_OPEN */:
                            case 20 /* EPP_TEXT */:
                            case 21 /* EPP_OUTPUT */:
                            case 29 /* CASE */:
                            case 31 /* DEFAULT */:
                            case 35 /* FALSE */:
                            case 37 /* IF */:
                            case 43 /* TRUE */:
                            case 45 /* UNDEF */:
                            case 46 /* UNLESS */:
                            case 47 /* NAME */:
                            case 48 /* WORD */:
                            case 49 /* REFERENCE */:
                            case 50 /* VARIABLE */:
                            case 51 /* NUMBER */:
                            case 52 /* STRING */:
                            case 53 /* PLAIN_STRING */:
                            case 54 /* STRING_OPEN */:
                            case 55 /* HEREDOC */:
                            case 56 /* OPEN_BRACE */:
                            case 58 /* OPEN_BRACKET */:
                            case 60 /* OPEN_PAREN */:
                            case 67 /* AT */:
                            case 68 /* AT_AT */:
                            case 83 /* NOT */:
                                {
                                this.state = 391;
                                localContext._assignment = this.assignment();
                                localContext._items.push(localContext._assignment!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            this.state = 394;
                            this.match(73 /* ARROW */);
                            this.state = 395;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                        }

                        }
                        }
                        this.state = 402;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 405;
                this.match(57 /* CLOSE_BRACE */);
                }
                break;
            case 60 /* OPEN_PAREN */:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 406;
                this.match(60 /* OPEN_PAREN */);
                this.state = 407;
                localContext._assignment = this.assignment();
                localContext._items.push(localContext._assignment!);
                this.state = 408;
                this.match(61 /* CLOSE_PAREN */);
                }
                break;
            case 54 /* STRING_OPEN */:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 410;
                this.match(54 /* STRING_OPEN */);
                this.state = 419;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 110)) & ~0x1F) === 0 && ((1 << (_la - 110)) & 7) !== 0)) {
                    {
                    this.state = 417;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 110 /* STRING_TEXT */:
                        {
                        this.state = 411;
                        this.match(110 /* STRING_TEXT */);
                        }
                        break;
                    case 111 /* STRING_VARIABLE */:
                        {
                        this.state = 412;
                        this.match(111 /* STRING_VARIABLE */);
                        }
                        break;
                    case 112 /* INTERPOLATION_OPEN */:
                        {
                        this.state = 413;
                        this.match(112 /* INTERPOLATION_OPEN */);
                        this.state = 414;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        this.state = 415;
                        this.match(57 /* CLOSE_BRACE */);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 421;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 422;
                this.match(113 /* STRING_CLOSE */);
                }
                break;
            case 17 /* HEREDOC_OPEN */:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 423;
                this.match(17 /* HEREDOC_OPEN */);
                this.state = 432;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 110)) & ~0x1F) === 0 && ((1 << (_la - 110)) & 7) !== 0)) {
                    {
                    this.state = 430;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 110 /* STRING_TEXT */:
                        {
                        this.state = 424;
                        this.match(110 /* STRING_TEXT */);
                        }
                        break;
                    case 111 /* STRING_VARIABLE */:
                        {
                        this.state = 425;
                        this.match(111 /* STRING_VARIABLE */);
                        }
                        break;
                    case 112 /* INTERPOLATION_OPEN */:
                        {
                        this.state = 426;
                        this.match(112 /* INTERPOLATION_OPEN */);
                        this.state = 427;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        this.state = 428;
                        this.match(57 /* CLOSE_BRACE */);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 434;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 435;
                this.match(18 /* HEREDOC_CLOSE */);
                }
                break;
            case 37 /* IF */:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 436;
                this.match(37 /* IF */);
                this.state = 437;
                localContext._expression = this.expression();
                localContext._tests.push(localContext._expression!);
                this.state = 438;
                this.match(3 /* BODY_OPEN */);
                this.state = 455;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 369097017) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                    {
                    this.state = 441;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 4 /* PREFIX_MINUS */:
                    case 5 /* SPLAT */:
                    case 7 /* REGEX */:
                    case 15 /* CLASS_RESOURCE */:
                    case 16 /* INTERPOLATED_NAME */:
                    case 17 /* HEREDOC_OPEN */:
                    case 20 /* EPP_TEXT */:
                    case 21 /* EPP_OUTPUT */:
                    case 29 /* CASE */:
                    case 31 /* DEFAULT */:
                    case 35 /* FALSE */:
                    case 37 /* IF */:
                    case 43 /* TRUE */:
                    case 45 /* UNDEF */:
                    case 46 /* UNLESS */:
                    case 47 /* NAME */:
                    case 48 /* WORD */:
                    case 49 /* REFERENCE */:
                    case 50 /* VARIABLE */:
                    case 51 /* NUMBER */:
                    case 52 /* STRING */:
                    case 53 /* PLAIN_STRING */:
                    case 54 /* STRING_OPEN */:
                    case 55 /* HEREDOC */:
                    case 56 /* OPEN_BRACE */:
                    case 58 /* OPEN_BRACKET */:
                    case 60 /* OPEN_PAREN */:
                    case 67 /* AT */:
                    case 68 /* AT_AT */:
                    case 83 /* NOT */:
                        {
                        this.state = 439;
                        localContext._assignment = this.assignment();
                        localContext._assignments.push(localContext._assignment!);
                        }
                        break;
                    case 30 /* CLASS */:
                    case 32 /* DEFINE */:
                    case 36 /* FUNCTION */:
                    case 40 /* NODE */:
                    case 44 /* TYPE */:
                        {
                        this.state = 440;
                        localContext._definition = this.definition();
                        localContext._definitions.push(localContext._definition!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 452;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 2516580665) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 524313) !== 0)) {
                        {
                        {
                        this.state = 444;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 63 || _la === 64) {
                            {
                            this.state = 443;
                            _la = this.tokenStream.LA(1);
                            if(!(_la === 63 || _la === 64)) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            }
                        }

                        this.state = 448;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 4 /* PREFIX_MINUS */:
                        case 5 /* SPLAT */:
                        case 7 /* REGEX */:
                        case 15 /* CLASS_RESOURCE */:
                        case 16 /* INTERPOLATED_NAME */:
                        case 17 /* HEREDOC_OPEN */:
                        case 20 /* EPP_TEXT */:
                        case 21 /* EPP_OUTPUT */:
                        case 29 /* CASE */:
                        case 31 /* DEFAULT */:
                        case 35 /* FALSE */:
                        case 37 /* IF */:
                        case 43 /* TRUE */:
                        case 45 /* UNDEF */:
                        case 46 /* UNLESS */:
                        case 47 /* NAME */:
                        case 48 /* WORD */:
                        case 49 /* REFERENCE */:
                        case 50 /* VARIABLE */:
                        case 51 /* NUMBER */:
                        case 52 /* STRING */:
                        case 53 /* PLAIN_STRING */:
                        case 54 /* STRING_OPEN */:
                        case 55 /* HEREDOC */:
                        case 56 /* OPEN_BRACE */:
                        case 58 /* OPEN_BRACKET */:
                        case 60 /* OPEN_PAREN */:
                        case 67 /* AT */:
                        case 68 /* AT_AT */:
                        case 83 /* NOT */:
                            {
                            this.state = 446;
                            localContext._assignment = this.assignment();
                            localContext._assignments.push(localContext._assignment!);
                            }
                            break;
                        case 30 /* CLASS */:
                        case 32 /* DEFINE */:
                        case 36 /* FUNCTION */:
                        case 40 /* NODE */:
                        case 44 /* TYPE */:
                            {
                            this.state = 447;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                        }
                        this.state = 454;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 457;
                this.match(57 /* CLOSE_BRACE */);
                this.state = 483;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 34) {
                    {
                    {
                    this.state = 458;
                    this.match(34 /* ELSIF */);
                    this.state = 459;
                    localContext._expression = this.expression();
                    localContext._tests.push(localContext._expression!);
                    this.state = 460;
                    this.match(3 /* BODY_OPEN */);
                    this.state = 477;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 369097017) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                        {
                        this.state = 463;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 4 /* PREFIX_MINUS */:
                        case 5 /* SPLAT */:
                        case 7 /* REGEX */:
                        case 15 /* CLASS_RESOURCE */:
                        case 16 /* INTERPOLATED_NAME */:
                        case 17 /* HEREDOC_OPEN */:
                        case 20 /* EPP_TEXT */:
                        case 21 /* EPP_OUTPUT */:
                        case 29 /* CASE */:
                        case 31 /* DEFAULT */:
                        case 35 /* FALSE */:
                        case 37 /* IF */:
                        case 43 /* TRUE */:
                        case 45 /* UNDEF */:
                        case 46 /* UNLESS */:
                        case 47 /* NAME */:
                        case 48 /* WORD */:
                        case 49 /* REFERENCE */:
                        case 50 /* VARIABLE */:
                        case 51 /* NUMBER */:
                        case 52 /* STRING */:
                        case 53 /* PLAIN_STRING */:
                        case 54 /* STRING_OPEN */:
                        case 55 /* HEREDOC */:
                        case 56 /* OPEN_BRACE */:
                        case 58 /* OPEN_BRACKET */:
                        case 60 /* OPEN_PAREN */:
                        case 67 /* AT */:
                        case 68 /* AT_AT */:
                        case 83 /* NOT */:
                            {
                            this.state = 461;
                            localContext._assignment = this.assignment();
                            localContext._assignments.push(localContext._assignment!);
                            }
                            break;
                        case 30 /* CLASS */:
                        case 32 /* DEFINE */:
                        case 36 /* FUNCTION */:
                        case 40 /* NODE */:
                        case 44 /* TYPE */:
                            {
                            this.state = 462;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 474;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 2516580665) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 524313) !== 0)) {
                            {
                            {
                            this.state = 466;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 63 || _la === 64) {
                                {
                                this.state = 465;
                                _la = this.tokenStream.LA(1);
                                if(!(_la === 63 || _la === 64)) {
                                this.errorHandler.recoverInline(this);
                                }
                                else {
                                    this.errorHandler.reportMatch(this);
                                    this.consume();
                                }
                                }
                            }

                            this.state = 470;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case 4 /* PREFIX_MINUS */:
                            case 5 /* SPLAT */:
                            case 7 /* REGEX */:
                            case 15 /* CLASS_RESOURCE */:
                            case 16 /* INTERPOLATED_NAME */:
                            case 17 /* HEREDOC_OPEN */:
                            case 20 /* EPP_TEXT */:
                            case 21 /* EPP_OUTPUT */:
                            case 29 /* CASE */:
                            case 31 /* DEFAULT */:
                            case 35 /* FALSE */:
                            case 37 /* IF */:
                            case 43 /* TRUE */:
                            case 45 /* UNDEF */:
                            case 46 /* UNLESS */:
                            case 47 /* NAME */:
                            case 48 /* WORD */:
                            case 49 /* REFERENCE */:
                            case 50 /* VARIABLE */:
                            case 51 /* NUMBER */:
                            case 52 /* STRING */:
                            case 53 /* PLAIN_STRING */:
                            case 54 /* STRING_OPEN */:
                            case 55 /* HEREDOC */:
                            case 56 /* OPEN_BRACE */:
                            case 58 /* OPEN_BRACKET */:
                            case 60 /* OPEN_PAREN */:
                            case 67 /* AT */:
                            case 68 /* AT_AT */:
                            case 83 /* NOT */:
                                {
                                this.state = 468;
                                localContext._assignment = this.assignment();
                                localContext._assignments.push(localContext._assignment!);
                                }
                                break;
                            case 30 /* CLASS */:
                            case 32 /* DEFINE */:
                            case 36 /* FUNCTION */:
                            case 40 /* NODE */:
                            case 44 /* TYPE */:
                                {
                                this.state = 469;
                                localContext._definition = this.definition();
                                localContext._definitions.push(localContext._definition!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            }
                            this.state = 476;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 479;
                    this.match(57 /* CLOSE_BRACE */);
                    }
                    }
                    this.state = 485;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 507;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 33) {
                    {
                    this.state = 486;
                    this.match(33 /* ELSE */);
                    this.state = 487;
                    this.match(3 /* BODY_OPEN */);
                    this.state = 504;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 369097017) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                        {
                        this.state = 490;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 4 /* PREFIX_MINUS */:
                        case 5 /* SPLAT */:
                        case 7 /* REGEX */:
                        case 15 /* CLASS_RESOURCE */:
                        case 16 /* INTERPOLATED_NAME */:
                        case 17 /* HEREDOC_OPEN */:
                        case 20 /* EPP_TEXT */:
                        case 21 /* EPP_OUTPUT */:
                        case 29 /* CASE */:
                        case 31 /* DEFAULT */:
                        case 35 /* FALSE */:
                        case 37 /* IF */:
                        case 43 /* TRUE */:
                        case 45 /* UNDEF */:
                        case 46 /* UNLESS */:
                        case 47 /* NAME */:
                        case 48 /* WORD */:
                        case 49 /* REFERENCE */:
                        case 50 /* VARIABLE */:
                        case 51 /* NUMBER */:
                        case 52 /* STRING */:
                        case 53 /* PLAIN_STRING */:
                        case 54 /* STRING_OPEN */:
                        case 55 /* HEREDOC */:
                        case 56 /* OPEN_BRACE */:
                        case 58 /* OPEN_BRACKET */:
                        case 60 /* OPEN_PAREN */:
                        case 67 /* AT */:
                        case 68 /* AT_AT */:
                        case 83 /* NOT */:
                            {
                            this.state = 488;
                            localContext._assignment = this.assignment();
                            localContext._assignments.push(localContext._assignment!);
                            }
                            break;
                        case 30 /* CLASS */:
                        case 32 /* DEFINE */:
                        case 36 /* FUNCTION */:
                        case 40 /* NODE */:
                        case 44 /* TYPE */:
                            {
                            this.state = 489;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 501;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 2516580665) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 524313) !== 0)) {
                            {
                            {
                            this.state = 493;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 63 || _la === 64) {
                                {
                                this.state = 492;
                                _la = this.tokenStream.LA(1);
                                if(!(_la === 63 || _la === 64)) {
                                this.errorHandler.recoverInline(this);
                                }
                                else {
                                    this.errorHandler.reportMatch(this);
                                    this.consume();
                                }
                                }
                            }

                            this.state = 497;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case 4 /* PREFIX_MINUS */:
                            case 5 /* SPLAT */:
                            case 7 /* REGEX */:
                            case 15 /* CLASS_RESOURCE */:
                            case 16 /* INTERPOLATED_NAME */:
                            case 17 /* HEREDOC_OPEN */:
                            case 20 /* EPP_TEXT */:
                            case 21 /* EPP_OUTPUT */:
                            case 29 /* CASE */:
                            case 31 /* DEFAULT */:
                            case 35 /* FALSE */:
                            case 37 /* IF */:
                            case 43 /* TRUE */:
                            case 45 /* UNDEF */:
                            case 46 /* UNLESS */:
                            case 47 /* NAME */:
                            case 48 /* WORD */:
                            case 49 /* REFERENCE */:
                            case 50 /* VARIABLE */:
                            case 51 /* NUMBER */:
                            case 52 /* STRING */:
                            case 53 /* PLAIN_STRING */:
                            case 54 /* STRING_OPEN */:
                            case 55 /* HEREDOC */:
                            case 56 /* OPEN_BRACE */:
                            case 58 /* OPEN_BRACKET */:
                            case 60 /* OPEN_PAREN */:
                            case 67 /* AT */:
                            case 68 /* AT_AT */:
                            case 83 /* NOT */:
                                {
                                this.state = 495;
                                localContext._assignment = this.assignment();
                                localContext._assignments.push(localContext._assignment!);
                                }
                                break;
                            case 30 /* CLASS */:
                            case 32 /* DEFINE */:
                            case 36 /* FUNCTION */:
                            case 40 /* NODE */:
                            case 44 /* TYPE */:
                                {
                                this.state = 496;
                                localContext._definition = this.definition();
                                localContext._definitions.push(localContext._definition!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            }
                            this.state = 503;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 506;
                    this.match(57 /* CLOSE_BRACE */);
                    }
                }

                }
                break;
            case 46 /* UNLESS */:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 509;
                this.match(46 /* UNLESS */);
                this.state = 510;
                localContext._expression = this.expression();
                localContext._tests.push(localContext._expression!);
                this.state = 511;
                this.match(3 /* BODY_OPEN */);
                this.state = 528;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 369097017) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                    {
                    this.state = 514;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 4 /* PREFIX_MINUS */:
                    case 5 /* SPLAT */:
                    case 7 /* REGEX */:
                    case 15 /* CLASS_RESOURCE */:
                    case 16 /* INTERPOLATED_NAME */:
                    case 17 /* HEREDOC_OPEN */:
                    case 20 /* EPP_TEXT */:
                    case 21 /* EPP_OUTPUT */:
                    case 29 /* CASE */:
                    case 31 /* DEFAULT */:
                    case 35 /* FALSE */:
                    case 37 /* IF */:
                    case 43 /* TRUE */:
                    case 45 /* UNDEF */:
                    case 46 /* UNLESS */:
                    case 47 /* NAME */:
                    case 48 /* WORD */:
                    case 49 /* REFERENCE */:
                    case 50 /* VARIABLE */:
                    case 51 /* NUMBER */:
                    case 52 /* STRING */:
                    case 53 /* PLAIN_STRING */:
                    case 54 /* STRING_OPEN */:
                    case 55 /* HEREDOC */:
                    case 56 /* OPEN_BRACE */:
                    case 58 /* OPEN_BRACKET */:
                    case 60 /* OPEN_PAREN */:
                    case 67 /* AT */:
                    case 68 /* AT_AT */:
                    case 83 /* NOT */:
                        {
                        this.state = 512;
                        localContext._assignment = this.assignment();
                        localContext._assignments.push(localContext._assignment!);
                        }
                        break;
                    case 30 /* CLASS */:
                    case 32 /* DEFINE */:
                    case 36 /* FUNCTION */:
                    case 40 /* NODE */:
                    case 44 /* TYPE */:
                        {
                        this.state = 513;
                        localContext._definition = this.definition();
                        localContext._definitions.push(localContext._definition!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 525;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 2516580665) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 524313) !== 0)) {
                        {
                        {
                        this.state = 517;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 63 || _la === 64) {
                            {
                            this.state = 516;
                            _la = this.tokenStream.LA(1);
                            if(!(_la === 63 || _la === 64)) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            }
                        }

                        this.state = 521;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 4 /* PREFIX_MINUS */:
                        case 5 /* SPLAT */:
                        case 7 /* REGEX */:
                        case 15 /* CLASS_RESOURCE */:
                        case 16 /* INTERPOLATED_NAME */:
                        case 17 /* HEREDOC_OPEN */:
                        case 20 /* EPP_TEXT */:
                        case 21 /* EPP_OUTPUT */:
                        case 29 /* CASE */:
                        case 31 /* DEFAULT */:
                        case 35 /* FALSE */:
                        case 37 /* IF */:
                        case 43 /* TRUE */:
                        case 45 /* UNDEF */:
                        case 46 /* UNLESS */:
                        case 47 /* NAME */:
                        case 48 /* WORD */:
                        case 49 /* REFERENCE */:
                        case 50 /* VARIABLE */:
                        case 51 /* NUMBER */:
                        case 52 /* STRING */:
                        case 53 /* PLAIN_STRING */:
                        case 54 /* STRING_OPEN */:
                        case 55 /* HEREDOC */:
                        case 56 /* OPEN_BRACE */:
                        case 58 /* OPEN_BRACKET */:
                        case 60 /* OPEN_PAREN */:
                        case 67 /* AT */:
                        case 68 /* AT_AT */:
                        case 83 /* NOT */:
                            {
                            this.state = 519;
                            localContext._assignment = this.assignment();
                            localContext._assignments.push(localContext._assignment!);
                            }
                            break;
                        case 30 /* CLASS */:
                        case 32 /* DEFINE */:
                        case 36 /* FUNCTION */:
                        case 40 /* NODE */:
                        case 44 /* TYPE */:
                            {
                            this.state = 520;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                        }
                        this.state = 527;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 530;
                this.match(57 /* CLOSE_BRACE */);
                this.state = 552;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 33) {
                    {
                    this.state = 531;
                    this.match(33 /* ELSE */);
                    this.state = 532;
                    this.match(3 /* BODY_OPEN */);
                    this.state = 549;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 369097017) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                        {
                        this.state = 535;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 4 /* PREFIX_MINUS */:
                        case 5 /* SPLAT */:
                        case 7 /* REGEX */:
                        case 15 /* CLASS_RESOURCE */:
                        case 16 /* INTERPOLATED_NAME */:
                        case 17 /* HEREDOC_OPEN */:
                        case 20 /* EPP_TEXT */:
                        case 21 /* EPP_OUTPUT */:
                        case 29 /* CASE */:
                        case 31 /* DEFAULT */:
                        case 35 /* FALSE */:
                        case 37 /* IF */:
                        case 43 /* TRUE */:
                        case 45 /* UNDEF */:
                        case 46 /* UNLESS */:
                        case 47 /* NAME */:
                        case 48 /* WORD */:
                        case 49 /* REFERENCE */:
                        case 50 /* VARIABLE */:
                        case 51 /* NUMBER */:
                        case 52 /* STRING */:
                        case 53 /* PLAIN_STRING */:
                        case 54 /* STRING_OPEN */:
                        case 55 /* HEREDOC */:
                        case 56 /* OPEN_BRACE */:
                        case 58 /* OPEN_BRACKET */:
                        case 60 /* OPEN_PAREN */:
                        case 67 /* AT */:
                        case 68 /* AT_AT */:
                        case 83 /* NOT */:
                            {
                            this.state = 533;
                            localContext._assignment = this.assignment();
                            localContext._assignments.push(localContext._assignment!);
                            }
                            break;
                        case 30 /* CLASS */:
                        case 32 /* DEFINE */:
                        case 36 /* FUNCTION */:
                        case 40 /* NODE */:
                        case 44 /* TYPE */:
                            {
                            this.state = 534;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 546;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 2516580665) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 524313) !== 0)) {
                            {
                            {
                            this.state = 538;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 63 || _la === 64) {
                                {
                                this.state = 537;
                                _la = this.tokenStream.LA(1);
                                if(!(_la === 63 || _la === 64)) {
                                this.errorHandler.recoverInline(this);
                                }
                                else {
                                    this.errorHandler.reportMatch(this);
                                    this.consume();
                                }
                                }
                            }

                            this.state = 542;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case 4 /* PREFIX_MINUS */:
                            case 5 /* SPLAT */:
                            case 7 /* REGEX */:
                            case 15 /* CLASS_RESOURCE */:
                            case 16 /* INTERPOLATED_NAME */:
                            case 17 /* HEREDOC_OPEN */:
                            case 20 /* EPP_TEXT */:
                            case 21 /* EPP_OUTPUT */:
                            case 29 /* CASE */:
                            case 31 /* DEFAULT */:
                            case 35 /* FALSE */:
                            case 37 /* IF */:
                            case 43 /* TRUE */:
                            case 45 /* UNDEF */:
                            case 46 /* UNLESS */:
                            case 47 /* NAME */:
                            case 48 /* WORD */:
                            case 49 /* REFERENCE */:
                            case 50 /* VARIABLE */:
                            case 51 /* NUMBER */:
                            case 52 /* STRING */:
                            case 53 /* PLAIN_STRING */:
                            case 54 /* STRING_OPEN */:
                            case 55 /* HEREDOC */:
                            case 56 /* OPEN_BRACE */:
                            case 58 /* OPEN_BRACKET */:
                            case 60 /* OPEN_PAREN */:
                            case 67 /* AT */:
                            case 68 /* AT_AT */:
                            case 83 /* NOT */:
                                {
                                this.state = 540;
                                localContext._assignment = this.assignment();
                                localContext._assignments.push(localContext._assignment!);
                                }
                                break;
                            case 30 /* CLASS */:
                            case 32 /* DEFINE */:
                            case 36 /* FUNCTION */:
                            case 40 /* NODE */:
                            case 44 /* TYPE */:
                                {
                                this.state = 541;
                                localContext._definition = this.definition();
                                localContext._definitions.push(localContext._definition!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            }
                            this.state = 548;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 551;
                    this.match(57 /* CLOSE_BRACE */);
                    }
                }

                }
                break;
            case 29 /* CASE */:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 554;
                this.match(29 /* CASE */);
                this.state = 555;
                localContext._expression = this.expression();
                localContext._tests.push(localContext._expression!);
                this.state = 556;
                this.match(3 /* BODY_OPEN */);
                this.state = 558;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 557;
                    localContext._caseOption = this.caseOption();
                    localContext._options.push(localContext._caseOption!);
                    }
                    }
                    this.state = 560;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83);
                this.state = 562;
                this.match(57 /* CLOSE_BRACE */);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public caseOption(): CaseOptionContext {
        let localContext = new CaseOptionContext(this.context, this.state);
        this.enterRule(localContext, 20, MuPuppetParser.RULE_caseOption);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 566;
            localContext._expression = this.expression();
            localContext._values.push(localContext._expression!);
            this.state = 571;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 63) {
                {
                {
                this.state = 567;
                this.match(63 /* COMMA */);
                this.state = 568;
                localContext._expression = this.expression();
                localContext._values.push(localContext._expression!);
                }
                }
                this.state = 573;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 574;
            this.match(65 /* COLON */);
            this.state = 575;
            localContext._body = this.block();
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public suffix(): SuffixContext {
        let localContext = new SuffixContext(this.context, this.state);
        this.enterRule(localContext, 22, MuPuppetParser.RULE_suffix);
        let _la: number;
        try {
            this.state = 723;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 1 /* INDEX_OPEN */:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 577;
                this.match(1 /* INDEX_OPEN */);
                this.state = 604;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684566704) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                    {
                    this.state = 586;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 10 /* NAME_KEY */:
                    case 11 /* DEFAULT_KEY */:
                    case 12 /* UNDEF_KEY */:
                    case 13 /* TYPE_KEY */:
                        {
                        this.state = 578;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 579;
                        this.match(73 /* ARROW */);
                        this.state = 580;
                        localContext._expression = this.expression();
                        localContext._cells.push(localContext._expression!);
                        }
                        break;
                    case 4 /* PREFIX_MINUS */:
                    case 5 /* SPLAT */:
                    case 7 /* REGEX */:
                    case 16 /* INTERPOLATED_NAME */:
                    case 17 /* HEREDOC_OPEN */:
                    case 29 /* CASE */:
                    case 31 /* DEFAULT */:
                    case 35 /* FALSE */:
                    case 37 /* IF */:
                    case 43 /* TRUE */:
                    case 45 /* UNDEF */:
                    case 46 /* UNLESS */:
                    case 47 /* NAME */:
                    case 48 /* WORD */:
                    case 49 /* REFERENCE */:
                    case 50 /* VARIABLE */:
                    case 51 /* NUMBER */:
                    case 52 /* STRING */:
                    case 53 /* PLAIN_STRING */:
                    case 54 /* STRING_OPEN */:
                    case 55 /* HEREDOC */:
                    case 56 /* OPEN_BRACE */:
                    case 58 /* OPEN_BRACKET */:
                    case 60 /* OPEN_PAREN */:
                    case 83 /* NOT */:
                        {
                        this.state = 581;
                        localContext._expression = this.expression();
                        localContext._cells.push(localContext._expression!);
                        this.state = 584;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 73) {
                            {
                            this.state = 582;
                            this.match(73 /* ARROW */);
                            this.state = 583;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            }
                        }

                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 601;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 63) {
                        {
                        {
                        this.state = 588;
                        this.match(63 /* COMMA */);
                        this.state = 597;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 10 /* NAME_KEY */:
                        case 11 /* DEFAULT_KEY */:
                        case 12 /* UNDEF_KEY */:
                        case 13 /* TYPE_KEY */:
                            {
                            this.state = 589;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 590;
                            this.match(73 /* ARROW */);
                            this.state = 591;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            }
                            break;
                        case 4 /* PREFIX_MINUS */:
                        case 5 /* SPLAT */:
                        case 7 /* REGEX */:
                        case 16 /* INTERPOLATED_NAME */:
                        case 17 /* HEREDOC_OPEN */:
                        case 29 /* CASE */:
                        case 31 /* DEFAULT */:
                        case 35 /* FALSE */:
                        case 37 /* IF */:
                        case 43 /* TRUE */:
                        case 45 /* UNDEF */:
                        case 46 /* UNLESS */:
                        case 47 /* NAME */:
                        case 48 /* WORD */:
                        case 49 /* REFERENCE */:
                        case 50 /* VARIABLE */:
                        case 51 /* NUMBER */:
                        case 52 /* STRING */:
                        case 53 /* PLAIN_STRING */:
                        case 54 /* STRING_OPEN */:
                        case 55 /* HEREDOC */:
                        case 56 /* OPEN_BRACE */:
                        case 58 /* OPEN_BRACKET */:
                        case 60 /* OPEN_PAREN */:
                        case 83 /* NOT */:
                            {
                            this.state = 592;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            this.state = 595;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 73) {
                                {
                                this.state = 593;
                                this.match(73 /* ARROW */);
                                this.state = 594;
                                localContext._expression = this.expression();
                                localContext._cells.push(localContext._expression!);
                                }
                            }

                            }
                            break;
                        case 59 /* CLOSE_BRACKET */:
                        case 63 /* COMMA */:
                            break;
                        default:
                            break;
                        }
                        }
                        }
                        this.state = 603;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 606;
                this.match(59 /* CLOSE_BRACKET */);
                }
                break;
            case 2 /* CALL_OPEN */:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 607;
                this.match(2 /* CALL_OPEN */);
                this.state = 634;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2687745200) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                    {
                    this.state = 616;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 10 /* NAME_KEY */:
                    case 11 /* DEFAULT_KEY */:
                    case 12 /* UNDEF_KEY */:
                    case 13 /* TYPE_KEY */:
                        {
                        this.state = 608;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 609;
                        this.match(73 /* ARROW */);
                        this.state = 610;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        }
                        break;
                    case 4 /* PREFIX_MINUS */:
                    case 5 /* SPLAT */:
                    case 7 /* REGEX */:
                    case 15 /* CLASS_RESOURCE */:
                    case 16 /* INTERPOLATED_NAME */:
                    case 17 /* HEREDOC_OPEN */:
                    case 20 /* EPP_TEXT */:
                    case 21 /* EPP_OUTPUT */:
                    case 29 /* CASE */:
                    case 31 /* DEFAULT */:
                    case 35 /* FALSE */:
                    case 37 /* IF */:
                    case 43 /* TRUE */:
                    case 45 /* UNDEF */:
                    case 46 /* UNLESS */:
                    case 47 /* NAME */:
                    case 48 /* WORD */:
                    case 49 /* REFERENCE */:
                    case 50 /* VARIABLE */:
                    case 51 /* NUMBER */:
                    case 52 /* STRING */:
                    case 53 /* PLAIN_STRING */:
                    case 54 /* STRING_OPEN */:
                    case 55 /* HEREDOC */:
                    case 56 /* OPEN_BRACE */:
                    case 58 /* OPEN_BRACKET */:
                    case 60 /* OPEN_PAREN */:
                    case 67 /* AT */:
                    case 68 /* AT_AT */:
                    case 83 /* NOT */:
                        {
                        this.state = 611;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        this.state = 614;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 73) {
                            {
                            this.state = 612;
                            this.match(73 /* ARROW */);
                            this.state = 613;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                        }

                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 631;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 63) {
                        {
                        {
                        this.state = 618;
                        this.match(63 /* COMMA */);
                        this.state = 627;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 10 /* NAME_KEY */:
                        case 11 /* DEFAULT_KEY */:
                        case 12 /* UNDEF_KEY */:
                        case 13 /* TYPE_KEY */:
                            {
                            this.state = 619;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 620;
                            this.match(73 /* ARROW */);
                            this.state = 621;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                            break;
                        case 4 /* PREFIX_MINUS */:
                        case 5 /* SPLAT */:
                        case 7 /* REGEX */:
                        case 15 /* CLASS_RESOURCE */:
                        case 16 /* INTERPOLATED_NAME */:
                        case 17 /* HEREDOC_OPEN */:
                        case 20 /* EPP_TEXT */:
                        case 21 /* EPP_OUTPUT */:
                        case 29 /* CASE */:
                        case 31 /* DEFAULT */:
                        case 35 /* FALSE */:
                        case 37 /* IF */:
                        case 43 /* TRUE */:
                        case 45 /* UNDEF */:
                        case 46 /* UNLESS */:
                        case 47 /* NAME */:
                        case 48 /* WORD */:
                        case 49 /* REFERENCE */:
                        case 50 /* VARIABLE */:
                        case 51 /* NUMBER */:
                        case 52 /* STRING */:
                        case 53 /* PLAIN_STRING */:
                        case 54 /* STRING_OPEN */:
                        case 55 /* HEREDOC */:
                        case 56 /* OPEN_BRACE */:
                        case 58 /* OPEN_BRACKET */:
                        case 60 /* OPEN_PAREN */:
                        case 67 /* AT */:
                        case 68 /* AT_AT */:
                        case 83 /* NOT */:
                            {
                            this.state = 622;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            this.state = 625;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 73) {
                                {
                                this.state = 623;
                                this.match(73 /* ARROW */);
                                this.state = 624;
                                localContext._assignment = this.assignment();
                                localContext._items.push(localContext._assignment!);
                                }
                            }

                            }
                            break;
                        case 61 /* CLOSE_PAREN */:
                        case 63 /* COMMA */:
                            break;
                        default:
                            break;
                        }
                        }
                        }
                        this.state = 633;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 636;
                localContext._close = this.match(61 /* CLOSE_PAREN */);
                this.state = 665;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 66) {
                    {
                    this.state = 637;
                    this.match(66 /* PIPE */);
                    this.state = 638;
                    localContext._parameters = this.parameterList();
                    this.state = 639;
                    this.match(8 /* PIPE_CLOSE */);
                    this.state = 642;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 90) {
                        {
                        this.state = 640;
                        this.match(90 /* RIGHT_SHIFT */);
                        this.state = 641;
                        localContext._result = this.type_();
                        }
                    }

                    this.state = 644;
                    localContext._open = this.match(3 /* BODY_OPEN */);
                    this.state = 661;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 369097017) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                        {
                        this.state = 647;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 4 /* PREFIX_MINUS */:
                        case 5 /* SPLAT */:
                        case 7 /* REGEX */:
                        case 15 /* CLASS_RESOURCE */:
                        case 16 /* INTERPOLATED_NAME */:
                        case 17 /* HEREDOC_OPEN */:
                        case 20 /* EPP_TEXT */:
                        case 21 /* EPP_OUTPUT */:
                        case 29 /* CASE */:
                        case 31 /* DEFAULT */:
                        case 35 /* FALSE */:
                        case 37 /* IF */:
                        case 43 /* TRUE */:
                        case 45 /* UNDEF */:
                        case 46 /* UNLESS */:
                        case 47 /* NAME */:
                        case 48 /* WORD */:
                        case 49 /* REFERENCE */:
                        case 50 /* VARIABLE */:
                        case 51 /* NUMBER */:
                        case 52 /* STRING */:
                        case 53 /* PLAIN_STRING */:
                        case 54 /* STRING_OPEN */:
                        case 55 /* HEREDOC */:
                        case 56 /* OPEN_BRACE */:
                        case 58 /* OPEN_BRACKET */:
                        case 60 /* OPEN_PAREN */:
                        case 67 /* AT */:
                        case 68 /* AT_AT */:
                        case 83 /* NOT */:
                            {
                            this.state = 645;
                            localContext._assignment = this.assignment();
                            localContext._assignments.push(localContext._assignment!);
                            }
                            break;
                        case 30 /* CLASS */:
                        case 32 /* DEFINE */:
                        case 36 /* FUNCTION */:
                        case 40 /* NODE */:
                        case 44 /* TYPE */:
                            {
                            this.state = 646;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 658;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 2516580665) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 524313) !== 0)) {
                            {
                            {
                            this.state = 650;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 63 || _la === 64) {
                                {
                                this.state = 649;
                                _la = this.tokenStream.LA(1);
                                if(!(_la === 63 || _la === 64)) {
                                this.errorHandler.recoverInline(this);
                                }
                                else {
                                    this.errorHandler.reportMatch(this);
                                    this.consume();
                                }
                                }
                            }

                            this.state = 654;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case 4 /* PREFIX_MINUS */:
                            case 5 /* SPLAT */:
                            case 7 /* REGEX */:
                            case 15 /* CLASS_RESOURCE */:
                            case 16 /* INTERPOLATED_NAME */:
                            case 17 /* HEREDOC_OPEN */:
                            case 20 /* EPP_TEXT */:
                            case 21 /* EPP_OUTPUT */:
                            case 29 /* CASE */:
                            case 31 /* DEFAULT */:
                            case 35 /* FALSE */:
                            case 37 /* IF */:
                            case 43 /* TRUE */:
                            case 45 /* UNDEF */:
                            case 46 /* UNLESS */:
                            case 47 /* NAME */:
                            case 48 /* WORD */:
                            case 49 /* REFERENCE */:
                            case 50 /* VARIABLE */:
                            case 51 /* NUMBER */:
                            case 52 /* STRING */:
                            case 53 /* PLAIN_STRING */:
                            case 54 /* STRING_OPEN */:
                            case 55 /* HEREDOC */:
                            case 56 /* OPEN_BRACE */:
                            case 58 /* OPEN_BRACKET */:
                            case 60 /* OPEN_PAREN */:
                            case 67 /* AT */:
                            case 68 /* AT_AT */:
                            case 83 /* NOT */:
                                {
                                this.state = 652;
                                localContext._assignment = this.assignment();
                                localContext._assignments.push(localContext._assignment!);
                                }
                                break;
                            case 30 /* CLASS */:
                            case 32 /* DEFINE */:
                            case 36 /* FUNCTION */:
                            case 40 /* NODE */:
                            case 44 /* TYPE */:
                                {
                                this.state = 653;
                                localContext._definition = this.definition();
                                localContext._definitions.push(localContext._definition!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            }
                            this.state = 660;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 663;
                    this.match(57 /* CLOSE_BRACE */);
                    }
                }

                }
                break;
            case 62 /* DOT */:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 667;
                this.match(62 /* DOT */);
                this.state = 668;
                localContext._method = this.tokenStream.LT(1);
                _la = this.tokenStream.LA(1);
                if(!(_la === 10 || _la === 47)) {
                    localContext._method = this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 697;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 66) {
                    {
                    this.state = 669;
                    this.match(66 /* PIPE */);
                    this.state = 670;
                    localContext._parameters = this.parameterList();
                    this.state = 671;
                    this.match(8 /* PIPE_CLOSE */);
                    this.state = 674;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 90) {
                        {
                        this.state = 672;
                        this.match(90 /* RIGHT_SHIFT */);
                        this.state = 673;
                        localContext._result = this.type_();
                        }
                    }

                    this.state = 676;
                    localContext._open = this.match(3 /* BODY_OPEN */);
                    this.state = 693;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 369097017) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                        {
                        this.state = 679;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 4 /* PREFIX_MINUS */:
                        case 5 /* SPLAT */:
                        case 7 /* REGEX */:
                        case 15 /* CLASS_RESOURCE */:
                        case 16 /* INTERPOLATED_NAME */:
                        case 17 /* HEREDOC_OPEN */:
                        case 20 /* EPP_TEXT */:
                        case 21 /* EPP_OUTPUT */:
                        case 29 /* CASE */:
                        case 31 /* DEFAULT */:
                        case 35 /* FALSE */:
                        case 37 /* IF */:
                        case 43 /* TRUE */:
                        case 45 /* UNDEF */:
                        case 46 /* UNLESS */:
                        case 47 /* NAME */:
                        case 48 /* WORD */:
                        case 49 /* REFERENCE */:
                        case 50 /* VARIABLE */:
                        case 51 /* NUMBER */:
                        case 52 /* STRING */:
                        case 53 /* PLAIN_STRING */:
                        case 54 /* STRING_OPEN */:
                        case 55 /* HEREDOC */:
                        case 56 /* OPEN_BRACE */:
                        case 58 /* OPEN_BRACKET */:
                        case 60 /* OPEN_PAREN */:
                        case 67 /* AT */:
                        case 68 /* AT_AT */:
                        case 83 /* NOT */:
                            {
                            this.state = 677;
                            localContext._assignment = this.assignment();
                            localContext._assignments.push(localContext._assignment!);
                            }
                            break;
                        case 30 /* CLASS */:
                        case 32 /* DEFINE */:
                        case 36 /* FUNCTION */:
                        case 40 /* NODE */:
                        case 44 /* TYPE */:
                            {
                            this.state = 678;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 690;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 2516580665) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 524313) !== 0)) {
                            {
                            {
                            this.state = 682;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 63 || _la === 64) {
                                {
                                this.state = 681;
                                _la = this.tokenStream.LA(1);
                                if(!(_la === 63 || _la === 64)) {
                                this.errorHandler.recoverInline(this);
                                }
                                else {
                                    this.errorHandler.reportMatch(this);
                                    this.consume();
                                }
                                }
                            }

                            this.state = 686;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case 4 /* PREFIX_MINUS */:
                            case 5 /* SPLAT */:
                            case 7 /* REGEX */:
                            case 15 /* CLASS_RESOURCE */:
                            case 16 /* INTERPOLATED_NAME */:
                            case 17 /* HEREDOC_OPEN */:
                            case 20 /* EPP_TEXT */:
                            case 21 /* EPP_OUTPUT */:
                            case 29 /* CASE */:
                            case 31 /* DEFAULT */:
                            case 35 /* FALSE */:
                            case 37 /* IF */:
                            case 43 /* TRUE */:
                            case 45 /* UNDEF */:
                            case 46 /* UNLESS */:
                            case 47 /* NAME */:
                            case 48 /* WORD */:
                            case 49 /* REFERENCE */:
                            case 50 /* VARIABLE */:
                            case 51 /* NUMBER */:
                            case 52 /* STRING */:
                            case 53 /* PLAIN_STRING */:
                            case 54 /* STRING_OPEN */:
                            case 55 /* HEREDOC */:
                            case 56 /* OPEN_BRACE */:
                            case 58 /* OPEN_BRACKET */:
                            case 60 /* OPEN_PAREN */:
                            case 67 /* AT */:
                            case 68 /* AT_AT */:
                            case 83 /* NOT */:
                                {
                                this.state = 684;
                                localContext._assignment = this.assignment();
                                localContext._assignments.push(localContext._assignment!);
                                }
                                break;
                            case 30 /* CLASS */:
                            case 32 /* DEFINE */:
                            case 36 /* FUNCTION */:
                            case 40 /* NODE */:
                            case 44 /* TYPE */:
                                {
                                this.state = 685;
                                localContext._definition = this.definition();
                                localContext._definitions.push(localContext._definition!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            }
                            this.state = 692;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 695;
                    this.match(57 /* CLOSE_BRACE */);
                    }
                }

                }
                break;
            case 9 /* SELECT_LIST */:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 699;
                this.match(9 /* SELECT_LIST */);
                this.state = 700;
                this.match(3 /* BODY_OPEN */);
                this.state = 703;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 10 /* NAME_KEY */:
                case 11 /* DEFAULT_KEY */:
                case 12 /* UNDEF_KEY */:
                    {
                    this.state = 701;
                    _la = this.tokenStream.LA(1);
                    if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 7168) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    break;
                case 4 /* PREFIX_MINUS */:
                case 5 /* SPLAT */:
                case 7 /* REGEX */:
                case 16 /* INTERPOLATED_NAME */:
                case 17 /* HEREDOC_OPEN */:
                case 29 /* CASE */:
                case 31 /* DEFAULT */:
                case 35 /* FALSE */:
                case 37 /* IF */:
                case 43 /* TRUE */:
                case 45 /* UNDEF */:
                case 46 /* UNLESS */:
                case 47 /* NAME */:
                case 48 /* WORD */:
                case 49 /* REFERENCE */:
                case 50 /* VARIABLE */:
                case 51 /* NUMBER */:
                case 52 /* STRING */:
                case 53 /* PLAIN_STRING */:
                case 54 /* STRING_OPEN */:
                case 55 /* HEREDOC */:
                case 56 /* OPEN_BRACE */:
                case 58 /* OPEN_BRACKET */:
                case 60 /* OPEN_PAREN */:
                case 83 /* NOT */:
                    {
                    this.state = 702;
                    localContext._expression = this.expression();
                    localContext._cells.push(localContext._expression!);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 705;
                this.match(73 /* ARROW */);
                this.state = 706;
                localContext._expression = this.expression();
                localContext._cells.push(localContext._expression!);
                this.state = 718;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 63) {
                    {
                    {
                    this.state = 707;
                    this.match(63 /* COMMA */);
                    this.state = 714;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684558512) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                        {
                        this.state = 710;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 10 /* NAME_KEY */:
                        case 11 /* DEFAULT_KEY */:
                        case 12 /* UNDEF_KEY */:
                            {
                            this.state = 708;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 7168) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            }
                            break;
                        case 4 /* PREFIX_MINUS */:
                        case 5 /* SPLAT */:
                        case 7 /* REGEX */:
                        case 16 /* INTERPOLATED_NAME */:
                        case 17 /* HEREDOC_OPEN */:
                        case 29 /* CASE */:
                        case 31 /* DEFAULT */:
                        case 35 /* FALSE */:
                        case 37 /* IF */:
                        case 43 /* TRUE */:
                        case 45 /* UNDEF */:
                        case 46 /* UNLESS */:
                        case 47 /* NAME */:
                        case 48 /* WORD */:
                        case 49 /* REFERENCE */:
                        case 50 /* VARIABLE */:
                        case 51 /* NUMBER */:
                        case 52 /* STRING */:
                        case 53 /* PLAIN_STRING */:
                        case 54 /* STRING_OPEN */:
                        case 55 /* HEREDOC */:
                        case 56 /* OPEN_BRACE */:
                        case 58 /* OPEN_BRACKET */:
                        case 60 /* OPEN_PAREN */:
                        case 83 /* NOT */:
                            {
                            this.state = 709;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 712;
                        this.match(73 /* ARROW */);
                        this.state = 713;
                        localContext._expression = this.expression();
                        localContext._cells.push(localContext._expression!);
                        }
                    }

                    }
                    }
                    this.state = 720;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 721;
                this.match(57 /* CLOSE_BRACE */);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public choice(): ChoiceContext {
        let localContext = new ChoiceContext(this.context, this.state);
        this.enterRule(localContext, 24, MuPuppetParser.RULE_choice);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 725;
            this.match(69 /* SELECT */);
            this.state = 728;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 10 /* NAME_KEY */:
            case 11 /* DEFAULT_KEY */:
            case 12 /* UNDEF_KEY */:
                {
                this.state = 726;
                _la = this.tokenStream.LA(1);
                if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 7168) !== 0))) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                break;
            case 4 /* PREFIX_MINUS */:
            case 5 /* SPLAT */:
            case 7 /* REGEX */:
            case 16 /* INTERPOLATED_NAME */:
            case 17 /* HEREDOC_OPEN */:
            case 29 /* CASE */:
            case 31 /* DEFAULT */:
            case 35 /* FALSE */:
            case 37 /* IF */:
            case 43 /* TRUE */:
            case 45 /* UNDEF */:
            case 46 /* UNLESS */:
            case 47 /* NAME */:
            case 48 /* WORD */:
            case 49 /* REFERENCE */:
            case 50 /* VARIABLE */:
            case 51 /* NUMBER */:
            case 52 /* STRING */:
            case 53 /* PLAIN_STRING */:
            case 54 /* STRING_OPEN */:
            case 55 /* HEREDOC */:
            case 56 /* OPEN_BRACE */:
            case 58 /* OPEN_BRACKET */:
            case 60 /* OPEN_PAREN */:
            case 83 /* NOT */:
                {
                this.state = 727;
                localContext._match = this.expression();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 730;
            this.match(73 /* ARROW */);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public block(): BlockContext {
        let localContext = new BlockContext(this.context, this.state);
        this.enterRule(localContext, 26, MuPuppetParser.RULE_block);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 732;
            this.match(3 /* BODY_OPEN */);
            this.state = 749;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 369097017) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                {
                this.state = 735;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 4 /* PREFIX_MINUS */:
                case 5 /* SPLAT */:
                case 7 /* REGEX */:
                case 15 /* CLASS_RESOURCE */:
                case 16 /* INTERPOLATED_NAME */:
                case 17 /* HEREDOC_OPEN */:
                case 20 /* EPP_TEXT */:
                case 21 /* EPP_OUTPUT */:
                case 29 /* CASE */:
                case 31 /* DEFAULT */:
                case 35 /* FALSE */:
                case 37 /* IF */:
                case 43 /* TRUE */:
                case 45 /* UNDEF */:
                case 46 /* UNLESS */:
                case 47 /* NAME */:
                case 48 /* WORD */:
                case 49 /* REFERENCE */:
                case 50 /* VARIABLE */:
                case 51 /* NUMBER */:
                case 52 /* STRING */:
                case 53 /* PLAIN_STRING */:
                case 54 /* STRING_OPEN */:
                case 55 /* HEREDOC */:
                case 56 /* OPEN_BRACE */:
                case 58 /* OPEN_BRACKET */:
                case 60 /* OPEN_PAREN */:
                case 67 /* AT */:
                case 68 /* AT_AT */:
                case 83 /* NOT */:
                    {
                    this.state = 733;
                    localContext._assignment = this.assignment();
                    localContext._assignments.push(localContext._assignment!);
                    }
                    break;
                case 30 /* CLASS */:
                case 32 /* DEFINE */:
                case 36 /* FUNCTION */:
                case 40 /* NODE */:
                case 44 /* TYPE */:
                    {
                    this.state = 734;
                    localContext._definition = this.definition();
                    localContext._definitions.push(localContext._definition!);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 746;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 2516580665) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 524313) !== 0)) {
                    {
                    {
                    this.state = 738;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 63 || _la === 64) {
                        {
                        this.state = 737;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 63 || _la === 64)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                    }

                    this.state = 742;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 4 /* PREFIX_MINUS */:
                    case 5 /* SPLAT */:
                    case 7 /* REGEX */:
                    case 15 /* CLASS_RESOURCE */:
                    case 16 /* INTERPOLATED_NAME */:
                    case 17 /* HEREDOC_OPEN */:
                    case 20 /* EPP_TEXT */:
                    case 21 /* EPP_OUTPUT */:
                    case 29 /* CASE */:
                    case 31 /* DEFAULT */:
                    case 35 /* FALSE */:
                    case 37 /* IF */:
                    case 43 /* TRUE */:
                    case 45 /* UNDEF */:
                    case 46 /* UNLESS */:
                    case 47 /* NAME */:
                    case 48 /* WORD */:
                    case 49 /* REFERENCE */:
                    case 50 /* VARIABLE */:
                    case 51 /* NUMBER */:
                    case 52 /* STRING */:
                    case 53 /* PLAIN_STRING */:
                    case 54 /* STRING_OPEN */:
                    case 55 /* HEREDOC */:
                    case 56 /* OPEN_BRACE */:
                    case 58 /* OPEN_BRACKET */:
                    case 60 /* OPEN_PAREN */:
                    case 67 /* AT */:
                    case 68 /* AT_AT */:
                    case 83 /* NOT */:
                        {
                        this.state = 740;
                        localContext._assignment = this.assignment();
                        localContext._assignments.push(localContext._assignment!);
                        }
                        break;
                    case 30 /* CLASS */:
                    case 32 /* DEFINE */:
                    case 36 /* FUNCTION */:
                    case 40 /* NODE */:
                    case 44 /* TYPE */:
                        {
                        this.state = 741;
                        localContext._definition = this.definition();
                        localContext._definitions.push(localContext._definition!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    }
                    this.state = 748;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
            }

            this.state = 751;
            this.match(57 /* CLOSE_BRACE */);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public parameterList(): ParameterListContext {
        let localContext = new ParameterListContext(this.context, this.state);
        this.enterRule(localContext, 28, MuPuppetParser.RULE_parameterList);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 763;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 5 || _la === 49 || _la === 50 || _la === 86) {
                {
                this.state = 753;
                localContext._parameter = this.parameter();
                localContext._parameters.push(localContext._parameter!);
                this.state = 760;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 63) {
                    {
                    {
                    this.state = 754;
                    this.match(63 /* COMMA */);
                    this.state = 756;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 5 || _la === 49 || _la === 50 || _la === 86) {
                        {
                        this.state = 755;
                        localContext._parameter = this.parameter();
                        localContext._parameters.push(localContext._parameter!);
                        }
                    }

                    }
                    }
                    this.state = 762;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
            }

            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public parameter(): ParameterContext {
        let localContext = new ParameterContext(this.context, this.state);
        this.enterRule(localContext, 30, MuPuppetParser.RULE_parameter);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 766;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 49) {
                {
                this.state = 765;
                localContext._expected = this.type_();
                }
            }

            this.state = 769;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 5 || _la === 86) {
                {
                this.state = 768;
                _la = this.tokenStream.LA(1);
                if(!(_la === 5 || _la === 86)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
            }

            this.state = 771;
            localContext._name = this.match(50 /* VARIABLE */);
            this.state = 774;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 70) {
                {
                this.state = 772;
                this.match(70 /* ASSIGN */);
                this.state = 773;
                localContext._initial = this.expression();
                }
            }

            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public type_(): TypeContext {
        let localContext = new TypeContext(this.context, this.state);
        this.enterRule(localContext, 32, MuPuppetParser.RULE_type);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 776;
            this.match(49 /* REFERENCE */);
            this.state = 807;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 1) {
                {
                this.state = 777;
                this.match(1 /* INDEX_OPEN */);
                this.state = 804;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684566704) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                    {
                    this.state = 786;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 10 /* NAME_KEY */:
                    case 11 /* DEFAULT_KEY */:
                    case 12 /* UNDEF_KEY */:
                    case 13 /* TYPE_KEY */:
                        {
                        this.state = 778;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 779;
                        this.match(73 /* ARROW */);
                        this.state = 780;
                        localContext._expression = this.expression();
                        localContext._cells.push(localContext._expression!);
                        }
                        break;
                    case 4 /* PREFIX_MINUS */:
                    case 5 /* SPLAT */:
                    case 7 /* REGEX */:
                    case 16 /* INTERPOLATED_NAME */:
                    case 17 /* HEREDOC_OPEN */:
                    case 29 /* CASE */:
                    case 31 /* DEFAULT */:
                    case 35 /* FALSE */:
                    case 37 /* IF */:
                    case 43 /* TRUE */:
                    case 45 /* UNDEF */:
                    case 46 /* UNLESS */:
                    case 47 /* NAME */:
                    case 48 /* WORD */:
                    case 49 /* REFERENCE */:
                    case 50 /* VARIABLE */:
                    case 51 /* NUMBER */:
                    case 52 /* STRING */:
                    case 53 /* PLAIN_STRING */:
                    case 54 /* STRING_OPEN */:
                    case 55 /* HEREDOC */:
                    case 56 /* OPEN_BRACE */:
                    case 58 /* OPEN_BRACKET */:
                    case 60 /* OPEN_PAREN */:
                    case 83 /* NOT */:
                        {
                        this.state = 781;
                        localContext._expression = this.expression();
                        localContext._cells.push(localContext._expression!);
                        this.state = 784;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 73) {
                            {
                            this.state = 782;
                            this.match(73 /* ARROW */);
                            this.state = 783;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            }
                        }

                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 801;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 63) {
                        {
                        {
                        this.state = 788;
                        this.match(63 /* COMMA */);
                        this.state = 797;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 10 /* NAME_KEY */:
                        case 11 /* DEFAULT_KEY */:
                        case 12 /* UNDEF_KEY */:
                        case 13 /* TYPE_KEY */:
                            {
                            this.state = 789;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 790;
                            this.match(73 /* ARROW */);
                            this.state = 791;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            }
                            break;
                        case 4 /* PREFIX_MINUS */:
                        case 5 /* SPLAT */:
                        case 7 /* REGEX */:
                        case 16 /* INTERPOLATED_NAME */:
                        case 17 /* HEREDOC_OPEN */:
                        case 29 /* CASE */:
                        case 31 /* DEFAULT */:
                        case 35 /* FALSE */:
                        case 37 /* IF */:
                        case 43 /* TRUE */:
                        case 45 /* UNDEF */:
                        case 46 /* UNLESS */:
                        case 47 /* NAME */:
                        case 48 /* WORD */:
                        case 49 /* REFERENCE */:
                        case 50 /* VARIABLE */:
                        case 51 /* NUMBER */:
                        case 52 /* STRING */:
                        case 53 /* PLAIN_STRING */:
                        case 54 /* STRING_OPEN */:
                        case 55 /* HEREDOC */:
                        case 56 /* OPEN_BRACE */:
                        case 58 /* OPEN_BRACKET */:
                        case 60 /* OPEN_PAREN */:
                        case 83 /* NOT */:
                            {
                            this.state = 792;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            this.state = 795;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 73) {
                                {
                                this.state = 793;
                                this.match(73 /* ARROW */);
                                this.state = 794;
                                localContext._expression = this.expression();
                                localContext._cells.push(localContext._expression!);
                                }
                            }

                            }
                            break;
                        case 59 /* CLOSE_BRACKET */:
                        case 63 /* COMMA */:
                            break;
                        default:
                            break;
                        }
                        }
                        }
                        this.state = 803;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 806;
                this.match(59 /* CLOSE_BRACKET */);
                }
            }

            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }

    public static get _serializedATN(): number[] {
        return JSON.parse(`[4,1,113,810,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,
7,6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,
13,2,14,7,14,2,15,7,15,2,16,7,16,1,0,1,0,3,0,37,8,0,1,0,3,0,40,8,
0,1,0,1,0,3,0,44,8,0,5,0,46,8,0,10,0,12,0,49,9,0,3,0,51,8,0,1,0,
1,0,1,1,3,1,56,8,1,1,1,1,1,1,1,1,1,3,1,62,8,1,1,1,1,1,3,1,66,8,1,
1,1,3,1,69,8,1,1,1,1,1,3,1,73,8,1,5,1,75,8,1,10,1,12,1,78,9,1,3,
1,80,8,1,1,1,1,1,1,2,5,2,85,8,2,10,2,12,2,88,9,2,1,2,1,2,3,2,92,
8,2,1,2,1,2,1,2,1,2,3,2,98,8,2,1,2,5,2,101,8,2,10,2,12,2,104,9,2,
1,2,1,2,3,2,108,8,2,5,2,110,8,2,10,2,12,2,113,9,2,1,3,1,3,1,3,1,
3,3,3,119,8,3,5,3,121,8,3,10,3,12,3,124,9,3,1,3,1,3,1,3,1,3,1,3,
1,3,3,3,132,8,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,3,3,141,8,3,5,3,143,
8,3,10,3,12,3,146,9,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,3,3,155,8,3,1,
3,1,3,1,3,1,3,1,3,1,3,1,3,3,3,164,8,3,5,3,166,8,3,10,3,12,3,169,
9,3,3,3,171,8,3,3,3,173,8,3,1,3,1,3,1,3,3,3,178,8,3,1,3,1,3,1,3,
3,3,183,8,3,1,3,3,3,186,8,3,1,4,1,4,1,4,3,4,191,8,4,1,4,1,4,1,4,
1,4,1,4,1,4,3,4,199,8,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,3,4,208,8,4,
5,4,210,8,4,10,4,12,4,213,9,4,3,4,215,8,4,1,5,1,5,1,5,1,5,1,5,1,
5,3,5,223,8,5,1,5,1,5,3,5,227,8,5,1,5,1,5,1,5,1,5,1,5,1,5,1,5,3,
5,236,8,5,1,5,1,5,1,5,1,5,1,5,3,5,243,8,5,5,5,245,8,5,10,5,12,5,
248,9,5,1,5,1,5,3,5,252,8,5,1,5,1,5,1,5,1,5,1,5,1,5,1,5,1,5,3,5,
262,8,5,1,5,1,5,3,5,266,8,5,1,5,1,5,1,5,1,5,1,5,1,5,3,5,274,8,5,
1,5,3,5,277,8,5,3,5,279,8,5,1,6,1,6,1,6,5,6,284,8,6,10,6,12,6,287,
9,6,1,6,1,6,1,6,1,6,1,6,1,6,1,6,3,6,296,8,6,1,7,1,7,1,7,3,7,301,
8,7,1,7,1,7,1,7,1,7,1,7,3,7,308,8,7,1,7,1,7,3,7,312,8,7,5,7,314,
8,7,10,7,12,7,317,9,7,3,7,319,8,7,1,7,1,7,1,8,5,8,324,8,8,10,8,12,
8,327,9,8,1,8,1,8,3,8,331,8,8,1,8,1,8,1,8,3,8,336,8,8,1,8,5,8,339,
8,8,10,8,12,8,342,9,8,1,8,1,8,3,8,346,8,8,5,8,348,8,8,10,8,12,8,
351,9,8,1,9,1,9,1,9,1,9,1,9,1,9,1,9,3,9,360,8,9,3,9,362,8,9,1,9,
1,9,1,9,1,9,1,9,1,9,1,9,3,9,371,8,9,3,9,373,8,9,5,9,375,8,9,10,9,
12,9,378,9,9,3,9,380,8,9,1,9,1,9,1,9,1,9,3,9,386,8,9,1,9,1,9,1,9,
1,9,1,9,3,9,393,8,9,1,9,1,9,3,9,397,8,9,5,9,399,8,9,10,9,12,9,402,
9,9,3,9,404,8,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,
5,9,418,8,9,10,9,12,9,421,9,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,5,
9,431,8,9,10,9,12,9,434,9,9,1,9,1,9,1,9,1,9,1,9,1,9,3,9,442,8,9,
1,9,3,9,445,8,9,1,9,1,9,3,9,449,8,9,5,9,451,8,9,10,9,12,9,454,9,
9,3,9,456,8,9,1,9,1,9,1,9,1,9,1,9,1,9,3,9,464,8,9,1,9,3,9,467,8,
9,1,9,1,9,3,9,471,8,9,5,9,473,8,9,10,9,12,9,476,9,9,3,9,478,8,9,
1,9,1,9,5,9,482,8,9,10,9,12,9,485,9,9,1,9,1,9,1,9,1,9,3,9,491,8,
9,1,9,3,9,494,8,9,1,9,1,9,3,9,498,8,9,5,9,500,8,9,10,9,12,9,503,
9,9,3,9,505,8,9,1,9,3,9,508,8,9,1,9,1,9,1,9,1,9,1,9,3,9,515,8,9,
1,9,3,9,518,8,9,1,9,1,9,3,9,522,8,9,5,9,524,8,9,10,9,12,9,527,9,
9,3,9,529,8,9,1,9,1,9,1,9,1,9,1,9,3,9,536,8,9,1,9,3,9,539,8,9,1,
9,1,9,3,9,543,8,9,5,9,545,8,9,10,9,12,9,548,9,9,3,9,550,8,9,1,9,
3,9,553,8,9,1,9,1,9,1,9,1,9,4,9,559,8,9,11,9,12,9,560,1,9,1,9,3,
9,565,8,9,1,10,1,10,1,10,5,10,570,8,10,10,10,12,10,573,9,10,1,10,
1,10,1,10,1,11,1,11,1,11,1,11,1,11,1,11,1,11,3,11,585,8,11,3,11,
587,8,11,1,11,1,11,1,11,1,11,1,11,1,11,1,11,3,11,596,8,11,3,11,598,
8,11,5,11,600,8,11,10,11,12,11,603,9,11,3,11,605,8,11,1,11,1,11,
1,11,1,11,1,11,1,11,1,11,1,11,3,11,615,8,11,3,11,617,8,11,1,11,1,
11,1,11,1,11,1,11,1,11,1,11,3,11,626,8,11,3,11,628,8,11,5,11,630,
8,11,10,11,12,11,633,9,11,3,11,635,8,11,1,11,1,11,1,11,1,11,1,11,
1,11,3,11,643,8,11,1,11,1,11,1,11,3,11,648,8,11,1,11,3,11,651,8,
11,1,11,1,11,3,11,655,8,11,5,11,657,8,11,10,11,12,11,660,9,11,3,
11,662,8,11,1,11,1,11,3,11,666,8,11,1,11,1,11,1,11,1,11,1,11,1,11,
1,11,3,11,675,8,11,1,11,1,11,1,11,3,11,680,8,11,1,11,3,11,683,8,
11,1,11,1,11,3,11,687,8,11,5,11,689,8,11,10,11,12,11,692,9,11,3,
11,694,8,11,1,11,1,11,3,11,698,8,11,1,11,1,11,1,11,1,11,3,11,704,
8,11,1,11,1,11,1,11,1,11,1,11,3,11,711,8,11,1,11,1,11,3,11,715,8,
11,5,11,717,8,11,10,11,12,11,720,9,11,1,11,1,11,3,11,724,8,11,1,
12,1,12,1,12,3,12,729,8,12,1,12,1,12,1,13,1,13,1,13,3,13,736,8,13,
1,13,3,13,739,8,13,1,13,1,13,3,13,743,8,13,5,13,745,8,13,10,13,12,
13,748,9,13,3,13,750,8,13,1,13,1,13,1,14,1,14,1,14,3,14,757,8,14,
5,14,759,8,14,10,14,12,14,762,9,14,3,14,764,8,14,1,15,3,15,767,8,
15,1,15,3,15,770,8,15,1,15,1,15,1,15,3,15,775,8,15,1,16,1,16,1,16,
1,16,1,16,1,16,1,16,1,16,3,16,785,8,16,3,16,787,8,16,1,16,1,16,1,
16,1,16,1,16,1,16,1,16,3,16,796,8,16,3,16,798,8,16,5,16,800,8,16,
10,16,12,16,803,9,16,3,16,805,8,16,1,16,3,16,808,8,16,1,16,0,0,17,
0,2,4,6,8,10,12,14,16,18,20,22,24,26,28,30,32,0,20,1,0,63,64,4,0,
4,5,21,21,67,68,83,83,9,0,7,7,15,16,20,20,31,31,35,35,43,43,45,45,
47,53,55,55,7,0,27,27,38,38,41,41,70,72,75,82,84,90,95,98,3,0,4,
5,67,68,83,83,9,0,7,7,10,12,15,16,31,31,35,35,43,43,45,45,47,53,
55,55,1,0,10,14,1,0,73,74,1,0,47,49,2,0,2,2,60,60,2,0,31,31,47,49,
2,0,47,47,51,51,1,0,10,13,2,0,4,5,83,83,8,0,7,7,16,16,31,31,35,35,
43,43,45,45,47,53,55,55,5,0,27,27,38,38,41,41,75,82,84,90,9,0,7,
7,10,12,16,16,31,31,35,35,43,43,45,45,47,53,55,55,2,0,10,10,47,47,
1,0,10,12,2,0,5,5,86,86,980,0,50,1,0,0,0,2,55,1,0,0,0,4,86,1,0,0,
0,6,185,1,0,0,0,8,187,1,0,0,0,10,278,1,0,0,0,12,295,1,0,0,0,14,297,
1,0,0,0,16,325,1,0,0,0,18,564,1,0,0,0,20,566,1,0,0,0,22,723,1,0,
0,0,24,725,1,0,0,0,26,732,1,0,0,0,28,763,1,0,0,0,30,766,1,0,0,0,
32,776,1,0,0,0,34,37,3,4,2,0,35,37,3,10,5,0,36,34,1,0,0,0,36,35,
1,0,0,0,37,47,1,0,0,0,38,40,7,0,0,0,39,38,1,0,0,0,39,40,1,0,0,0,
40,43,1,0,0,0,41,44,3,4,2,0,42,44,3,10,5,0,43,41,1,0,0,0,43,42,1,
0,0,0,44,46,1,0,0,0,45,39,1,0,0,0,46,49,1,0,0,0,47,45,1,0,0,0,47,
48,1,0,0,0,48,51,1,0,0,0,49,47,1,0,0,0,50,36,1,0,0,0,50,51,1,0,0,
0,51,52,1,0,0,0,52,53,5,0,0,1,53,1,1,0,0,0,54,56,5,19,0,0,55,54,
1,0,0,0,55,56,1,0,0,0,56,61,1,0,0,0,57,58,5,66,0,0,58,59,3,28,14,
0,59,60,5,8,0,0,60,62,1,0,0,0,61,57,1,0,0,0,61,62,1,0,0,0,62,79,
1,0,0,0,63,66,3,4,2,0,64,66,3,10,5,0,65,63,1,0,0,0,65,64,1,0,0,0,
66,76,1,0,0,0,67,69,7,0,0,0,68,67,1,0,0,0,68,69,1,0,0,0,69,72,1,
0,0,0,70,73,3,4,2,0,71,73,3,10,5,0,72,70,1,0,0,0,72,71,1,0,0,0,73,
75,1,0,0,0,74,68,1,0,0,0,75,78,1,0,0,0,76,74,1,0,0,0,76,77,1,0,0,
0,77,80,1,0,0,0,78,76,1,0,0,0,79,65,1,0,0,0,79,80,1,0,0,0,80,81,
1,0,0,0,81,82,5,0,0,1,82,3,1,0,0,0,83,85,7,1,0,0,84,83,1,0,0,0,85,
88,1,0,0,0,86,84,1,0,0,0,86,87,1,0,0,0,87,91,1,0,0,0,88,86,1,0,0,
0,89,92,7,2,0,0,90,92,3,18,9,0,91,89,1,0,0,0,91,90,1,0,0,0,92,111,
1,0,0,0,93,110,3,22,11,0,94,110,3,6,3,0,95,98,7,3,0,0,96,98,3,24,
12,0,97,95,1,0,0,0,97,96,1,0,0,0,98,102,1,0,0,0,99,101,7,4,0,0,100,
99,1,0,0,0,101,104,1,0,0,0,102,100,1,0,0,0,102,103,1,0,0,0,103,107,
1,0,0,0,104,102,1,0,0,0,105,108,7,5,0,0,106,108,3,18,9,0,107,105,
1,0,0,0,107,106,1,0,0,0,108,110,1,0,0,0,109,93,1,0,0,0,109,94,1,
0,0,0,109,97,1,0,0,0,110,113,1,0,0,0,111,109,1,0,0,0,111,112,1,0,
0,0,112,5,1,0,0,0,113,111,1,0,0,0,114,172,5,3,0,0,115,122,3,8,4,
0,116,118,5,64,0,0,117,119,3,8,4,0,118,117,1,0,0,0,118,119,1,0,0,
0,119,121,1,0,0,0,120,116,1,0,0,0,121,124,1,0,0,0,122,120,1,0,0,
0,122,123,1,0,0,0,123,173,1,0,0,0,124,122,1,0,0,0,125,126,7,6,0,
0,126,127,7,7,0,0,127,132,3,16,8,0,128,129,5,6,0,0,129,130,5,73,
0,0,130,132,3,16,8,0,131,125,1,0,0,0,131,128,1,0,0,0,132,144,1,0,
0,0,133,140,5,63,0,0,134,135,7,6,0,0,135,136,7,7,0,0,136,141,3,16,
8,0,137,138,5,6,0,0,138,139,5,73,0,0,139,141,3,16,8,0,140,134,1,
0,0,0,140,137,1,0,0,0,140,141,1,0,0,0,141,143,1,0,0,0,142,133,1,
0,0,0,143,146,1,0,0,0,144,142,1,0,0,0,144,145,1,0,0,0,145,173,1,
0,0,0,146,144,1,0,0,0,147,170,5,63,0,0,148,149,7,6,0,0,149,150,7,
7,0,0,150,155,3,16,8,0,151,152,5,6,0,0,152,153,5,73,0,0,153,155,
3,16,8,0,154,148,1,0,0,0,154,151,1,0,0,0,155,167,1,0,0,0,156,163,
5,63,0,0,157,158,7,6,0,0,158,159,7,7,0,0,159,164,3,16,8,0,160,161,
5,6,0,0,161,162,5,73,0,0,162,164,3,16,8,0,163,157,1,0,0,0,163,160,
1,0,0,0,163,164,1,0,0,0,164,166,1,0,0,0,165,156,1,0,0,0,166,169,
1,0,0,0,167,165,1,0,0,0,167,168,1,0,0,0,168,171,1,0,0,0,169,167,
1,0,0,0,170,154,1,0,0,0,170,171,1,0,0,0,171,173,1,0,0,0,172,115,
1,0,0,0,172,131,1,0,0,0,172,147,1,0,0,0,172,173,1,0,0,0,173,174,
1,0,0,0,174,186,5,57,0,0,175,177,5,91,0,0,176,178,3,16,8,0,177,176,
1,0,0,0,177,178,1,0,0,0,178,179,1,0,0,0,179,186,5,92,0,0,180,182,
5,93,0,0,181,183,3,16,8,0,182,181,1,0,0,0,182,183,1,0,0,0,183,184,
1,0,0,0,184,186,5,94,0,0,185,114,1,0,0,0,185,175,1,0,0,0,185,180,
1,0,0,0,186,7,1,0,0,0,187,188,3,16,8,0,188,190,5,65,0,0,189,191,
5,63,0,0,190,189,1,0,0,0,190,191,1,0,0,0,191,214,1,0,0,0,192,193,
7,6,0,0,193,194,7,7,0,0,194,199,3,16,8,0,195,196,5,6,0,0,196,197,
5,73,0,0,197,199,3,16,8,0,198,192,1,0,0,0,198,195,1,0,0,0,199,211,
1,0,0,0,200,207,5,63,0,0,201,202,7,6,0,0,202,203,7,7,0,0,203,208,
3,16,8,0,204,205,5,6,0,0,205,206,5,73,0,0,206,208,3,16,8,0,207,201,
1,0,0,0,207,204,1,0,0,0,207,208,1,0,0,0,208,210,1,0,0,0,209,200,
1,0,0,0,210,213,1,0,0,0,211,209,1,0,0,0,211,212,1,0,0,0,212,215,
1,0,0,0,213,211,1,0,0,0,214,198,1,0,0,0,214,215,1,0,0,0,215,9,1,
0,0,0,216,217,5,30,0,0,217,222,7,8,0,0,218,219,7,9,0,0,219,220,3,
28,14,0,220,221,5,61,0,0,221,223,1,0,0,0,222,218,1,0,0,0,222,223,
1,0,0,0,223,226,1,0,0,0,224,225,5,39,0,0,225,227,7,10,0,0,226,224,
1,0,0,0,226,227,1,0,0,0,227,228,1,0,0,0,228,279,3,26,13,0,229,230,
5,32,0,0,230,235,7,8,0,0,231,232,7,9,0,0,232,233,3,28,14,0,233,234,
5,61,0,0,234,236,1,0,0,0,235,231,1,0,0,0,235,236,1,0,0,0,236,237,
1,0,0,0,237,279,3,26,13,0,238,239,5,40,0,0,239,246,3,12,6,0,240,
242,5,63,0,0,241,243,3,12,6,0,242,241,1,0,0,0,242,243,1,0,0,0,243,
245,1,0,0,0,244,240,1,0,0,0,245,248,1,0,0,0,246,244,1,0,0,0,246,
247,1,0,0,0,247,251,1,0,0,0,248,246,1,0,0,0,249,250,5,39,0,0,250,
252,3,12,6,0,251,249,1,0,0,0,251,252,1,0,0,0,252,253,1,0,0,0,253,
254,3,26,13,0,254,279,1,0,0,0,255,256,5,36,0,0,256,261,7,8,0,0,257,
258,7,9,0,0,258,259,3,28,14,0,259,260,5,61,0,0,260,262,1,0,0,0,261,
257,1,0,0,0,261,262,1,0,0,0,262,265,1,0,0,0,263,264,5,90,0,0,264,
266,3,32,16,0,265,263,1,0,0,0,265,266,1,0,0,0,266,267,1,0,0,0,267,
279,3,26,13,0,268,269,5,44,0,0,269,270,3,32,16,0,270,276,5,70,0,
0,271,273,3,32,16,0,272,274,3,14,7,0,273,272,1,0,0,0,273,274,1,0,
0,0,274,277,1,0,0,0,275,277,3,18,9,0,276,271,1,0,0,0,276,275,1,0,
0,0,277,279,1,0,0,0,278,216,1,0,0,0,278,229,1,0,0,0,278,238,1,0,
0,0,278,255,1,0,0,0,278,268,1,0,0,0,279,11,1,0,0,0,280,285,7,11,
0,0,281,282,5,62,0,0,282,284,7,11,0,0,283,281,1,0,0,0,284,287,1,
0,0,0,285,283,1,0,0,0,285,286,1,0,0,0,286,296,1,0,0,0,287,285,1,
0,0,0,288,296,5,52,0,0,289,296,5,53,0,0,290,296,5,48,0,0,291,296,
5,7,0,0,292,296,5,31,0,0,293,296,5,55,0,0,294,296,3,18,9,0,295,280,
1,0,0,0,295,288,1,0,0,0,295,289,1,0,0,0,295,290,1,0,0,0,295,291,
1,0,0,0,295,292,1,0,0,0,295,293,1,0,0,0,295,294,1,0,0,0,296,13,1,
0,0,0,297,318,5,3,0,0,298,301,7,12,0,0,299,301,3,4,2,0,300,298,1,
0,0,0,300,299,1,0,0,0,301,302,1,0,0,0,302,303,5,73,0,0,303,315,3,
4,2,0,304,311,5,63,0,0,305,308,7,12,0,0,306,308,3,4,2,0,307,305,
1,0,0,0,307,306,1,0,0,0,308,309,1,0,0,0,309,310,5,73,0,0,310,312,
3,4,2,0,311,307,1,0,0,0,311,312,1,0,0,0,312,314,1,0,0,0,313,304,
1,0,0,0,314,317,1,0,0,0,315,313,1,0,0,0,315,316,1,0,0,0,316,319,
1,0,0,0,317,315,1,0,0,0,318,300,1,0,0,0,318,319,1,0,0,0,319,320,
1,0,0,0,320,321,5,57,0,0,321,15,1,0,0,0,322,324,7,13,0,0,323,322,
1,0,0,0,324,327,1,0,0,0,325,323,1,0,0,0,325,326,1,0,0,0,326,330,
1,0,0,0,327,325,1,0,0,0,328,331,7,14,0,0,329,331,3,18,9,0,330,328,
1,0,0,0,330,329,1,0,0,0,331,349,1,0,0,0,332,348,3,22,11,0,333,336,
7,15,0,0,334,336,3,24,12,0,335,333,1,0,0,0,335,334,1,0,0,0,336,340,
1,0,0,0,337,339,7,13,0,0,338,337,1,0,0,0,339,342,1,0,0,0,340,338,
1,0,0,0,340,341,1,0,0,0,341,345,1,0,0,0,342,340,1,0,0,0,343,346,
7,16,0,0,344,346,3,18,9,0,345,343,1,0,0,0,345,344,1,0,0,0,346,348,
1,0,0,0,347,332,1,0,0,0,347,335,1,0,0,0,348,351,1,0,0,0,349,347,
1,0,0,0,349,350,1,0,0,0,350,17,1,0,0,0,351,349,1,0,0,0,352,379,5,
58,0,0,353,354,7,12,0,0,354,355,5,73,0,0,355,362,3,4,2,0,356,359,
3,4,2,0,357,358,5,73,0,0,358,360,3,4,2,0,359,357,1,0,0,0,359,360,
1,0,0,0,360,362,1,0,0,0,361,353,1,0,0,0,361,356,1,0,0,0,362,376,
1,0,0,0,363,372,5,63,0,0,364,365,7,12,0,0,365,366,5,73,0,0,366,373,
3,4,2,0,367,370,3,4,2,0,368,369,5,73,0,0,369,371,3,4,2,0,370,368,
1,0,0,0,370,371,1,0,0,0,371,373,1,0,0,0,372,364,1,0,0,0,372,367,
1,0,0,0,372,373,1,0,0,0,373,375,1,0,0,0,374,363,1,0,0,0,375,378,
1,0,0,0,376,374,1,0,0,0,376,377,1,0,0,0,377,380,1,0,0,0,378,376,
1,0,0,0,379,361,1,0,0,0,379,380,1,0,0,0,380,381,1,0,0,0,381,565,
5,59,0,0,382,403,5,56,0,0,383,386,7,12,0,0,384,386,3,4,2,0,385,383,
1,0,0,0,385,384,1,0,0,0,386,387,1,0,0,0,387,388,5,73,0,0,388,400,
3,4,2,0,389,396,5,63,0,0,390,393,7,12,0,0,391,393,3,4,2,0,392,390,
1,0,0,0,392,391,1,0,0,0,393,394,1,0,0,0,394,395,5,73,0,0,395,397,
3,4,2,0,396,392,1,0,0,0,396,397,1,0,0,0,397,399,1,0,0,0,398,389,
1,0,0,0,399,402,1,0,0,0,400,398,1,0,0,0,400,401,1,0,0,0,401,404,
1,0,0,0,402,400,1,0,0,0,403,385,1,0,0,0,403,404,1,0,0,0,404,405,
1,0,0,0,405,565,5,57,0,0,406,407,5,60,0,0,407,408,3,4,2,0,408,409,
5,61,0,0,409,565,1,0,0,0,410,419,5,54,0,0,411,418,5,110,0,0,412,
418,5,111,0,0,413,414,5,112,0,0,414,415,3,4,2,0,415,416,5,57,0,0,
416,418,1,0,0,0,417,411,1,0,0,0,417,412,1,0,0,0,417,413,1,0,0,0,
418,421,1,0,0,0,419,417,1,0,0,0,419,420,1,0,0,0,420,422,1,0,0,0,
421,419,1,0,0,0,422,565,5,113,0,0,423,432,5,17,0,0,424,431,5,110,
0,0,425,431,5,111,0,0,426,427,5,112,0,0,427,428,3,4,2,0,428,429,
5,57,0,0,429,431,1,0,0,0,430,424,1,0,0,0,430,425,1,0,0,0,430,426,
1,0,0,0,431,434,1,0,0,0,432,430,1,0,0,0,432,433,1,0,0,0,433,435,
1,0,0,0,434,432,1,0,0,0,435,565,5,18,0,0,436,437,5,37,0,0,437,438,
3,16,8,0,438,455,5,3,0,0,439,442,3,4,2,0,440,442,3,10,5,0,441,439,
1,0,0,0,441,440,1,0,0,0,442,452,1,0,0,0,443,445,7,0,0,0,444,443,
1,0,0,0,444,445,1,0,0,0,445,448,1,0,0,0,446,449,3,4,2,0,447,449,
3,10,5,0,448,446,1,0,0,0,448,447,1,0,0,0,449,451,1,0,0,0,450,444,
1,0,0,0,451,454,1,0,0,0,452,450,1,0,0,0,452,453,1,0,0,0,453,456,
1,0,0,0,454,452,1,0,0,0,455,441,1,0,0,0,455,456,1,0,0,0,456,457,
1,0,0,0,457,483,5,57,0,0,458,459,5,34,0,0,459,460,3,16,8,0,460,477,
5,3,0,0,461,464,3,4,2,0,462,464,3,10,5,0,463,461,1,0,0,0,463,462,
1,0,0,0,464,474,1,0,0,0,465,467,7,0,0,0,466,465,1,0,0,0,466,467,
1,0,0,0,467,470,1,0,0,0,468,471,3,4,2,0,469,471,3,10,5,0,470,468,
1,0,0,0,470,469,1,0,0,0,471,473,1,0,0,0,472,466,1,0,0,0,473,476,
1,0,0,0,474,472,1,0,0,0,474,475,1,0,0,0,475,478,1,0,0,0,476,474,
1,0,0,0,477,463,1,0,0,0,477,478,1,0,0,0,478,479,1,0,0,0,479,480,
5,57,0,0,480,482,1,0,0,0,481,458,1,0,0,0,482,485,1,0,0,0,483,481,
1,0,0,0,483,484,1,0,0,0,484,507,1,0,0,0,485,483,1,0,0,0,486,487,
5,33,0,0,487,504,5,3,0,0,488,491,3,4,2,0,489,491,3,10,5,0,490,488,
1,0,0,0,490,489,1,0,0,0,491,501,1,0,0,0,492,494,7,0,0,0,493,492,
1,0,0,0,493,494,1,0,0,0,494,497,1,0,0,0,495,498,3,4,2,0,496,498,
3,10,5,0,497,495,1,0,0,0,497,496,1,0,0,0,498,500,1,0,0,0,499,493,
1,0,0,0,500,503,1,0,0,0,501,499,1,0,0,0,501,502,1,0,0,0,502,505,
1,0,0,0,503,501,1,0,0,0,504,490,1,0,0,0,504,505,1,0,0,0,505,506,
1,0,0,0,506,508,5,57,0,0,507,486,1,0,0,0,507,508,1,0,0,0,508,565,
1,0,0,0,509,510,5,46,0,0,510,511,3,16,8,0,511,528,5,3,0,0,512,515,
3,4,2,0,513,515,3,10,5,0,514,512,1,0,0,0,514,513,1,0,0,0,515,525,
1,0,0,0,516,518,7,0,0,0,517,516,1,0,0,0,517,518,1,0,0,0,518,521,
1,0,0,0,519,522,3,4,2,0,520,522,3,10,5,0,521,519,1,0,0,0,521,520,
1,0,0,0,522,524,1,0,0,0,523,517,1,0,0,0,524,527,1,0,0,0,525,523,
1,0,0,0,525,526,1,0,0,0,526,529,1,0,0,0,527,525,1,0,0,0,528,514,
1,0,0,0,528,529,1,0,0,0,529,530,1,0,0,0,530,552,5,57,0,0,531,532,
5,33,0,0,532,549,5,3,0,0,533,536,3,4,2,0,534,536,3,10,5,0,535,533,
1,0,0,0,535,534,1,0,0,0,536,546,1,0,0,0,537,539,7,0,0,0,538,537,
1,0,0,0,538,539,1,0,0,0,539,542,1,0,0,0,540,543,3,4,2,0,541,543,
3,10,5,0,542,540,1,0,0,0,542,541,1,0,0,0,543,545,1,0,0,0,544,538,
1,0,0,0,545,548,1,0,0,0,546,544,1,0,0,0,546,547,1,0,0,0,547,550,
1,0,0,0,548,546,1,0,0,0,549,535,1,0,0,0,549,550,1,0,0,0,550,551,
1,0,0,0,551,553,5,57,0,0,552,531,1,0,0,0,552,553,1,0,0,0,553,565,
1,0,0,0,554,555,5,29,0,0,555,556,3,16,8,0,556,558,5,3,0,0,557,559,
3,20,10,0,558,557,1,0,0,0,559,560,1,0,0,0,560,558,1,0,0,0,560,561,
1,0,0,0,561,562,1,0,0,0,562,563,5,57,0,0,563,565,1,0,0,0,564,352,
1,0,0,0,564,382,1,0,0,0,564,406,1,0,0,0,564,410,1,0,0,0,564,423,
1,0,0,0,564,436,1,0,0,0,564,509,1,0,0,0,564,554,1,0,0,0,565,19,1,
0,0,0,566,571,3,16,8,0,567,568,5,63,0,0,568,570,3,16,8,0,569,567,
1,0,0,0,570,573,1,0,0,0,571,569,1,0,0,0,571,572,1,0,0,0,572,574,
1,0,0,0,573,571,1,0,0,0,574,575,5,65,0,0,575,576,3,26,13,0,576,21,
1,0,0,0,577,604,5,1,0,0,578,579,7,12,0,0,579,580,5,73,0,0,580,587,
3,16,8,0,581,584,3,16,8,0,582,583,5,73,0,0,583,585,3,16,8,0,584,
582,1,0,0,0,584,585,1,0,0,0,585,587,1,0,0,0,586,578,1,0,0,0,586,
581,1,0,0,0,587,601,1,0,0,0,588,597,5,63,0,0,589,590,7,12,0,0,590,
591,5,73,0,0,591,598,3,16,8,0,592,595,3,16,8,0,593,594,5,73,0,0,
594,596,3,16,8,0,595,593,1,0,0,0,595,596,1,0,0,0,596,598,1,0,0,0,
597,589,1,0,0,0,597,592,1,0,0,0,597,598,1,0,0,0,598,600,1,0,0,0,
599,588,1,0,0,0,600,603,1,0,0,0,601,599,1,0,0,0,601,602,1,0,0,0,
602,605,1,0,0,0,603,601,1,0,0,0,604,586,1,0,0,0,604,605,1,0,0,0,
605,606,1,0,0,0,606,724,5,59,0,0,607,634,5,2,0,0,608,609,7,12,0,
0,609,610,5,73,0,0,610,617,3,4,2,0,611,614,3,4,2,0,612,613,5,73,
0,0,613,615,3,4,2,0,614,612,1,0,0,0,614,615,1,0,0,0,615,617,1,0,
0,0,616,608,1,0,0,0,616,611,1,0,0,0,617,631,1,0,0,0,618,627,5,63,
0,0,619,620,7,12,0,0,620,621,5,73,0,0,621,628,3,4,2,0,622,625,3,
4,2,0,623,624,5,73,0,0,624,626,3,4,2,0,625,623,1,0,0,0,625,626,1,
0,0,0,626,628,1,0,0,0,627,619,1,0,0,0,627,622,1,0,0,0,627,628,1,
0,0,0,628,630,1,0,0,0,629,618,1,0,0,0,630,633,1,0,0,0,631,629,1,
0,0,0,631,632,1,0,0,0,632,635,1,0,0,0,633,631,1,0,0,0,634,616,1,
0,0,0,634,635,1,0,0,0,635,636,1,0,0,0,636,665,5,61,0,0,637,638,5,
66,0,0,638,639,3,28,14,0,639,642,5,8,0,0,640,641,5,90,0,0,641,643,
3,32,16,0,642,640,1,0,0,0,642,643,1,0,0,0,643,644,1,0,0,0,644,661,
5,3,0,0,645,648,3,4,2,0,646,648,3,10,5,0,647,645,1,0,0,0,647,646,
1,0,0,0,648,658,1,0,0,0,649,651,7,0,0,0,650,649,1,0,0,0,650,651,
1,0,0,0,651,654,1,0,0,0,652,655,3,4,2,0,653,655,3,10,5,0,654,652,
1,0,0,0,654,653,1,0,0,0,655,657,1,0,0,0,656,650,1,0,0,0,657,660,
1,0,0,0,658,656,1,0,0,0,658,659,1,0,0,0,659,662,1,0,0,0,660,658,
1,0,0,0,661,647,1,0,0,0,661,662,1,0,0,0,662,663,1,0,0,0,663,664,
5,57,0,0,664,666,1,0,0,0,665,637,1,0,0,0,665,666,1,0,0,0,666,724,
1,0,0,0,667,668,5,62,0,0,668,697,7,17,0,0,669,670,5,66,0,0,670,671,
3,28,14,0,671,674,5,8,0,0,672,673,5,90,0,0,673,675,3,32,16,0,674,
672,1,0,0,0,674,675,1,0,0,0,675,676,1,0,0,0,676,693,5,3,0,0,677,
680,3,4,2,0,678,680,3,10,5,0,679,677,1,0,0,0,679,678,1,0,0,0,680,
690,1,0,0,0,681,683,7,0,0,0,682,681,1,0,0,0,682,683,1,0,0,0,683,
686,1,0,0,0,684,687,3,4,2,0,685,687,3,10,5,0,686,684,1,0,0,0,686,
685,1,0,0,0,687,689,1,0,0,0,688,682,1,0,0,0,689,692,1,0,0,0,690,
688,1,0,0,0,690,691,1,0,0,0,691,694,1,0,0,0,692,690,1,0,0,0,693,
679,1,0,0,0,693,694,1,0,0,0,694,695,1,0,0,0,695,696,5,57,0,0,696,
698,1,0,0,0,697,669,1,0,0,0,697,698,1,0,0,0,698,724,1,0,0,0,699,
700,5,9,0,0,700,703,5,3,0,0,701,704,7,18,0,0,702,704,3,16,8,0,703,
701,1,0,0,0,703,702,1,0,0,0,704,705,1,0,0,0,705,706,5,73,0,0,706,
718,3,16,8,0,707,714,5,63,0,0,708,711,7,18,0,0,709,711,3,16,8,0,
710,708,1,0,0,0,710,709,1,0,0,0,711,712,1,0,0,0,712,713,5,73,0,0,
713,715,3,16,8,0,714,710,1,0,0,0,714,715,1,0,0,0,715,717,1,0,0,0,
716,707,1,0,0,0,717,720,1,0,0,0,718,716,1,0,0,0,718,719,1,0,0,0,
719,721,1,0,0,0,720,718,1,0,0,0,721,722,5,57,0,0,722,724,1,0,0,0,
723,577,1,0,0,0,723,607,1,0,0,0,723,667,1,0,0,0,723,699,1,0,0,0,
724,23,1,0,0,0,725,728,5,69,0,0,726,729,7,18,0,0,727,729,3,16,8,
0,728,726,1,0,0,0,728,727,1,0,0,0,729,730,1,0,0,0,730,731,5,73,0,
0,731,25,1,0,0,0,732,749,5,3,0,0,733,736,3,4,2,0,734,736,3,10,5,
0,735,733,1,0,0,0,735,734,1,0,0,0,736,746,1,0,0,0,737,739,7,0,0,
0,738,737,1,0,0,0,738,739,1,0,0,0,739,742,1,0,0,0,740,743,3,4,2,
0,741,743,3,10,5,0,742,740,1,0,0,0,742,741,1,0,0,0,743,745,1,0,0,
0,744,738,1,0,0,0,745,748,1,0,0,0,746,744,1,0,0,0,746,747,1,0,0,
0,747,750,1,0,0,0,748,746,1,0,0,0,749,735,1,0,0,0,749,750,1,0,0,
0,750,751,1,0,0,0,751,752,5,57,0,0,752,27,1,0,0,0,753,760,3,30,15,
0,754,756,5,63,0,0,755,757,3,30,15,0,756,755,1,0,0,0,756,757,1,0,
0,0,757,759,1,0,0,0,758,754,1,0,0,0,759,762,1,0,0,0,760,758,1,0,
0,0,760,761,1,0,0,0,761,764,1,0,0,0,762,760,1,0,0,0,763,753,1,0,
0,0,763,764,1,0,0,0,764,29,1,0,0,0,765,767,3,32,16,0,766,765,1,0,
0,0,766,767,1,0,0,0,767,769,1,0,0,0,768,770,7,19,0,0,769,768,1,0,
0,0,769,770,1,0,0,0,770,771,1,0,0,0,771,774,5,50,0,0,772,773,5,70,
0,0,773,775,3,16,8,0,774,772,1,0,0,0,774,775,1,0,0,0,775,31,1,0,
0,0,776,807,5,49,0,0,777,804,5,1,0,0,778,779,7,12,0,0,779,780,5,
73,0,0,780,787,3,16,8,0,781,784,3,16,8,0,782,783,5,73,0,0,783,785,
3,16,8,0,784,782,1,0,0,0,784,785,1,0,0,0,785,787,1,0,0,0,786,778,
1,0,0,0,786,781,1,0,0,0,787,801,1,0,0,0,788,797,5,63,0,0,789,790,
7,12,0,0,790,791,5,73,0,0,791,798,3,16,8,0,792,795,3,16,8,0,793,
794,5,73,0,0,794,796,3,16,8,0,795,793,1,0,0,0,795,796,1,0,0,0,796,
798,1,0,0,0,797,789,1,0,0,0,797,792,1,0,0,0,797,798,1,0,0,0,798,
800,1,0,0,0,799,788,1,0,0,0,800,803,1,0,0,0,801,799,1,0,0,0,801,
802,1,0,0,0,802,805,1,0,0,0,803,801,1,0,0,0,804,786,1,0,0,0,804,
805,1,0,0,0,805,806,1,0,0,0,806,808,5,59,0,0,807,777,1,0,0,0,807,
808,1,0,0,0,808,33,1,0,0,0,158,36,39,43,47,50,55,61,65,68,72,76,
79,86,91,97,102,107,109,111,118,122,131,140,144,154,163,167,170,
172,177,182,185,190,198,207,211,214,222,226,235,242,246,251,261,
265,273,276,278,285,295,300,307,311,315,318,325,330,335,340,345,
347,349,359,361,370,372,376,379,385,392,396,400,403,417,419,430,
432,441,444,448,452,455,463,466,470,474,477,483,490,493,497,501,
504,507,514,517,521,525,528,535,538,542,546,549,552,560,564,571,
584,586,595,597,601,604,614,616,625,627,631,634,642,647,650,654,
658,661,665,674,679,682,686,690,693,697,703,710,714,718,723,728,
735,738,742,746,749,756,760,763,766,769,774,784,786,795,797,801,
804,807]`);
    }

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!MuPuppetParser.__ATN) {
            MuPuppetParser.__ATN = new antlr.ATNDeserializer().deserialize(MuPuppetParser._serializedATN);
        }

        return MuPuppetParser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(MuPuppetParser.literalNames, MuPuppetParser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return MuPuppetParser.vocabulary;
    }

    private static readonly decisionsToDFA = MuPuppetParser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class ManifestContext extends antlr.LeanContext {
    public _assignment?: AssignmentContext;
    public _assignments: AssignmentContext[] = [];
    public _definition?: DefinitionContext;
    public _definitions: DefinitionContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return MuPuppetParser.RULE_manifest;
    }
}


export class EppContext extends antlr.LeanContext {
    public _parameters?: ParameterListContext;
    public _assignment?: AssignmentContext;
    public _assignments: AssignmentContext[] = [];
    public _definition?: DefinitionContext;
    public _definitions: DefinitionContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return MuPuppetParser.RULE_epp;
    }
}


export class AssignmentContext extends antlr.LeanContext {
    public _construct?: ConstructContext;
    public _constructs: ConstructContext[] = [];
    public _suffix?: SuffixContext;
    public _suffixes: SuffixContext[] = [];
    public _tail?: TailContext;
    public _tails: TailContext[] = [];
    public _choice?: ChoiceContext;
    public _chosen: ChoiceContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return MuPuppetParser.RULE_assignment;
    }
}


export class TailContext extends antlr.LeanContext {
    public _resource?: ResourceContext;
    public _resources: ResourceContext[] = [];
    public _expression?: ExpressionContext;
    public _values: ExpressionContext[] = [];
    public _query?: ExpressionContext;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return MuPuppetParser.RULE_tail;
    }
}


export class ResourceContext extends antlr.LeanContext {
    public _title?: ExpressionContext;
    public _expression?: ExpressionContext;
    public _values: ExpressionContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return MuPuppetParser.RULE_resource;
    }
}


export class DefinitionContext extends antlr.LeanContext {
    public _name?: Token | null;
    public _parameters?: ParameterListContext;
    public _parent?: Token | null;
    public _body?: BlockContext;
    public _host?: HostContext;
    public _hosts: HostContext[] = [];
    public _base?: HostContext;
    public _result?: TypeContext;
    public _alias?: TypeContext;
    public _target?: TypeContext;
    public _fields?: TypeFieldsContext;
    public _literal?: ConstructContext;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return MuPuppetParser.RULE_definition;
    }
}


export class HostContext extends antlr.LeanContext {
    public _text?: ConstructContext;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return MuPuppetParser.RULE_host;
    }
}


export class TypeFieldsContext extends antlr.LeanContext {
    public _assignment?: AssignmentContext;
    public _items: AssignmentContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return MuPuppetParser.RULE_typeFields;
    }
}


export class ExpressionContext extends antlr.LeanContext {
    public _construct?: ConstructContext;
    public _constructs: ConstructContext[] = [];
    public _suffix?: SuffixContext;
    public _suffixes: SuffixContext[] = [];
    public _choice?: ChoiceContext;
    public _chosen: ChoiceContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return MuPuppetParser.RULE_expression;
    }
}


export class ConstructContext extends antlr.LeanContext {
    public _assignment?: AssignmentContext;
    public _items: AssignmentContext[] = [];
    public _expression?: ExpressionContext;
    public _tests: ExpressionContext[] = [];
    public _assignments: AssignmentContext[] = [];
    public _definition?: DefinitionContext;
    public _definitions: DefinitionContext[] = [];
    public _caseOption?: CaseOptionContext;
    public _options: CaseOptionContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return MuPuppetParser.RULE_construct;
    }
}


export class CaseOptionContext extends antlr.LeanContext {
    public _expression?: ExpressionContext;
    public _values: ExpressionContext[] = [];
    public _body?: BlockContext;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return MuPuppetParser.RULE_caseOption;
    }
}


export class SuffixContext extends antlr.LeanContext {
    public _expression?: ExpressionContext;
    public _cells: ExpressionContext[] = [];
    public _assignment?: AssignmentContext;
    public _items: AssignmentContext[] = [];
    public _close?: Token | null;
    public _parameters?: ParameterListContext;
    public _result?: TypeContext;
    public _open?: Token | null;
    public _assignments: AssignmentContext[] = [];
    public _definition?: DefinitionContext;
    public _definitions: DefinitionContext[] = [];
    public _method?: Token | null;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return MuPuppetParser.RULE_suffix;
    }
}


export class ChoiceContext extends antlr.LeanContext {
    public _match?: ExpressionContext;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return MuPuppetParser.RULE_choice;
    }
}


export class BlockContext extends antlr.LeanContext {
    public _assignment?: AssignmentContext;
    public _assignments: AssignmentContext[] = [];
    public _definition?: DefinitionContext;
    public _definitions: DefinitionContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return MuPuppetParser.RULE_block;
    }
}


export class ParameterListContext extends antlr.LeanContext {
    public _parameter?: ParameterContext;
    public _parameters: ParameterContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return MuPuppetParser.RULE_parameterList;
    }
}


export class ParameterContext extends antlr.LeanContext {
    public _expected?: TypeContext;
    public _name?: Token | null;
    public _initial?: ExpressionContext;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return MuPuppetParser.RULE_parameter;
    }
}


export class TypeContext extends antlr.LeanContext {
    public _expression?: ExpressionContext;
    public _cells: ExpressionContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return MuPuppetParser.RULE_type;
    }
}
