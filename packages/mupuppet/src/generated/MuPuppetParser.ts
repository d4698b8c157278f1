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
            this.state = 324;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2687745200) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                {
                this.state = 303;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 10 /* NAME_KEY */:
                    {
                    this.state = 298;
                    this.match(10 /* NAME_KEY */);
                    }
                    break;
                case 11 /* DEFAULT_KEY */:
                    {
                    this.state = 299;
                    this.match(11 /* DEFAULT_KEY */);
                    }
                    break;
                case 12 /* UNDEF_KEY */:
                    {
                    this.state = 300;
                    this.match(12 /* UNDEF_KEY */);
                    }
                    break;
                case 13 /* TYPE_KEY */:
                    {
                    this.state = 301;
                    this.match(13 /* TYPE_KEY */);
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
                    this.state = 302;
                    localContext._assignment = this.assignment();
                    localContext._items.push(localContext._assignment!);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 305;
                this.match(73 /* ARROW */);
                this.state = 306;
                localContext._assignment = this.assignment();
                localContext._items.push(localContext._assignment!);
                this.state = 321;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 63) {
                    {
                    {
                    this.state = 307;
                    this.match(63 /* COMMA */);
                    this.state = 317;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2687745200) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                        {
                        this.state = 313;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 10 /* NAME_KEY */:
                            {
                            this.state = 308;
                            this.match(10 /* NAME_KEY */);
                            }
                            break;
                        case 11 /* DEFAULT_KEY */:
                            {
                            this.state = 309;
                            this.match(11 /* DEFAULT_KEY */);
                            }
                            break;
                        case 12 /* UNDEF_KEY */:
                            {
                            this.state = 310;
                            this.match(12 /* UNDEF_KEY */);
                            }
                            break;
                        case 13 /* TYPE_KEY */:
                            {
                            this.state = 311;
                            this.match(13 /* TYPE_KEY */);
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
                            this.state = 312;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 315;
                        this.match(73 /* ARROW */);
                        this.state = 316;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        }
                    }

                    }
                    }
                    this.state = 323;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
            }

            this.state = 326;
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
            this.state = 331;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 4 || _la === 5 || _la === 83) {
                {
                {
                this.state = 328;
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
                this.state = 333;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 336;
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
                this.state = 334;
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
                this.state = 335;
                localContext._construct = this.construct();
                localContext._constructs.push(localContext._construct!);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 355;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 134218246) !== 0) || ((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 2164260873) !== 0) || ((((_la - 75)) & ~0x1F) === 0 && ((1 << (_la - 75)) & 65279) !== 0)) {
                {
                this.state = 353;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 1 /* INDEX_OPEN */:
                case 2 /* CALL_OPEN */:
                case 9 /* SELECT_LIST */:
                case 62 /* DOT */:
                    {
                    this.state = 338;
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
                    this.state = 341;
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
                        this.state = 339;
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
                        this.state = 340;
                        localContext._choice = this.choice();
                        localContext._chosen.push(localContext._choice!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 346;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 4 || _la === 5 || _la === 83) {
                        {
                        {
                        this.state = 343;
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
                        this.state = 348;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 351;
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
                        this.state = 349;
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
                        this.state = 350;
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
                this.state = 357;
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
            this.state = 576;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 58 /* OPEN_BRACKET */:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 358;
                this.match(58 /* OPEN_BRACKET */);
                this.state = 385;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2687745200) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                    {
                    this.state = 367;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 10 /* NAME_KEY */:
                    case 11 /* DEFAULT_KEY */:
                    case 12 /* UNDEF_KEY */:
                    case 13 /* TYPE_KEY */:
                        {
                        this.state = 359;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 360;
                        this.match(73 /* ARROW */);
                        this.state = 361;
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
                        this.state = 362;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        this.state = 365;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 73) {
                            {
                            this.state = 363;
                            this.match(73 /* ARROW */);
                            this.state = 364;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                        }

                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 382;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 63) {
                        {
                        {
                        this.state = 369;
                        this.match(63 /* COMMA */);
                        this.state = 378;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 10 /* NAME_KEY */:
                        case 11 /* DEFAULT_KEY */:
                        case 12 /* UNDEF_KEY */:
                        case 13 /* TYPE_KEY */:
                            {
                            this.state = 370;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 371;
                            this.match(73 /* ARROW */);
                            this.state = 372;
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
                            this.state = 373;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            this.state = 376;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 73) {
                                {
                                this.state = 374;
                                this.match(73 /* ARROW */);
                                this.state = 375;
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
                        this.state = 384;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 387;
                this.match(59 /* CLOSE_BRACKET */);
                }
                break;
            case 56 /* OPEN_BRACE */:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 388;
                this.match(56 /* OPEN_BRACE */);
                this.state = 415;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2687745200) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                    {
                    this.state = 394;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 10 /* NAME_KEY */:
                        {
                        this.state = 389;
                        this.match(10 /* NAME_KEY */);
                        }
                        break;
                    case 11 /* DEFAULT_KEY */:
                        {
                        this.state = 390;
                        this.match(11 /* DEFAULT_KEY */);
                        }
                        break;
                    case 12 /* UNDEF_KEY */:
                        {
                        this.state = 391;
                        this.match(12 /* UNDEF_KEY */);
                        }
                        break;
                    case 13 /* TYPE_KEY */:
                        {
                        this.state = 392;
                        this.match(13 /* TYPE_KEY */);
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
                        this.state = 393;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 396;
                    this.match(73 /* ARROW */);
                    this.state = 397;
                    localContext._assignment = this.assignment();
                    localContext._items.push(localContext._assignment!);
                    this.state = 412;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 63) {
                        {
                        {
                        this.state = 398;
                        this.match(63 /* COMMA */);
                        this.state = 408;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2687745200) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                            {
                            this.state = 404;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case 10 /* NAME_KEY */:
                                {
                                this.state = 399;
                                this.match(10 /* NAME_KEY */);
                                }
                                break;
                            case 11 /* DEFAULT_KEY */:
                                {
                                this.state = 400;
                                this.match(11 /* DEFAULT_KEY */);
                                }
                                break;
                            case 12 /* UNDEF_KEY */:
                                {
                                this.state = 401;
                                this.match(12 /* UNDEF_KEY */);
                                }
                                break;
                            case 13 /* TYPE_KEY */:
                                {
                                this.state = 402;
                                this.match(13 /* TYPE_KEY */);
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
                                this.state = 403;
                                localContext._assignment = this.assignment();
                                localContext._items.push(localContext._assignment!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            this.state = 406;
                            this.match(73 /* ARROW */);
                            this.state = 407;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                        }

                        }
                        }
                        this.state = 414;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 417;
                this.match(57 /* CLOSE_BRACE */);
                }
                break;
            case 60 /* OPEN_PAREN */:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 418;
                this.match(60 /* OPEN_PAREN */);
                this.state = 419;
                localContext._assignment = this.assignment();
                localContext._items.push(localContext._assignment!);
                this.state = 420;
                this.match(61 /* CLOSE_PAREN */);
                }
                break;
            case 54 /* STRING_OPEN */:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 422;
                this.match(54 /* STRING_OPEN */);
                this.state = 431;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 110)) & ~0x1F) === 0 && ((1 << (_la - 110)) & 7) !== 0)) {
                    {
                    this.state = 429;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 110 /* STRING_TEXT */:
                        {
                        this.state = 423;
                        this.match(110 /* STRING_TEXT */);
                        }
                        break;
                    case 111 /* STRING_VARIABLE */:
                        {
                        this.state = 424;
                        this.match(111 /* STRING_VARIABLE */);
                        }
                        break;
                    case 112 /* INTERPOLATION_OPEN */:
                        {
                        this.state = 425;
                        this.match(112 /* INTERPOLATION_OPEN */);
                        this.state = 426;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        this.state = 427;
                        this.match(57 /* CLOSE_BRACE */);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 433;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 434;
                this.match(113 /* STRING_CLOSE */);
                }
                break;
            case 17 /* HEREDOC_OPEN */:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 435;
                this.match(17 /* HEREDOC_OPEN */);
                this.state = 444;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 110)) & ~0x1F) === 0 && ((1 << (_la - 110)) & 7) !== 0)) {
                    {
                    this.state = 442;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 110 /* STRING_TEXT */:
                        {
                        this.state = 436;
                        this.match(110 /* STRING_TEXT */);
                        }
                        break;
                    case 111 /* STRING_VARIABLE */:
                        {
                        this.state = 437;
                        this.match(111 /* STRING_VARIABLE */);
                        }
                        break;
                    case 112 /* INTERPOLATION_OPEN */:
                        {
                        this.state = 438;
                        this.match(112 /* INTERPOLATION_OPEN */);
                        this.state = 439;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        this.state = 440;
                        this.match(57 /* CLOSE_BRACE */);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 446;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 447;
                this.match(18 /* HEREDOC_CLOSE */);
                }
                break;
            case 37 /* IF */:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 448;
                this.match(37 /* IF */);
                this.state = 449;
                localContext._expression = this.expression();
                localContext._tests.push(localContext._expression!);
                this.state = 450;
                this.match(3 /* BODY_OPEN */);
                this.state = 467;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 369097017) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                    {
                    this.state = 453;
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
                        this.state = 451;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        }
                        break;
                    case 30 /* CLASS */:
                    case 32 /* DEFINE */:
                    case 36 /* FUNCTION */:
                    case 40 /* NODE */:
                    case 44 /* TYPE */:
                        {
                        this.state = 452;
                        localContext._definition = this.definition();
                        localContext._definitions.push(localContext._definition!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 464;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 2516580665) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 524313) !== 0)) {
                        {
                        {
                        this.state = 456;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 63 || _la === 64) {
                            {
                            this.state = 455;
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

                        this.state = 460;
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
                            this.state = 458;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                            break;
                        case 30 /* CLASS */:
                        case 32 /* DEFINE */:
                        case 36 /* FUNCTION */:
                        case 40 /* NODE */:
                        case 44 /* TYPE */:
                            {
                            this.state = 459;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                        }
                        this.state = 466;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 469;
                this.match(57 /* CLOSE_BRACE */);
                this.state = 495;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 34) {
                    {
                    {
                    this.state = 470;
                    this.match(34 /* ELSIF */);
                    this.state = 471;
                    localContext._expression = this.expression();
                    localContext._tests.push(localContext._expression!);
                    this.state = 472;
                    this.match(3 /* BODY_OPEN */);
                    this.state = 489;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 369097017) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                        {
                        this.state = 475;
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
                            this.state = 473;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                            break;
                        case 30 /* CLASS */:
                        case 32 /* DEFINE */:
                        case 36 /* FUNCTION */:
                        case 40 /* NODE */:
                        case 44 /* TYPE */:
                            {
                            this.state = 474;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 486;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 2516580665) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 524313) !== 0)) {
                            {
                            {
                            this.state = 478;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 63 || _la === 64) {
                                {
                                this.state = 477;
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

                            this.state = 482;
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
                                this.state = 480;
                                localContext._assignment = this.assignment();
                                localContext._items.push(localContext._assignment!);
                                }
                                break;
                            case 30 /* CLASS */:
                            case 32 /* DEFINE */:
                            case 36 /* FUNCTION */:
                            case 40 /* NODE */:
                            case 44 /* TYPE */:
                                {
                                this.state = 481;
                                localContext._definition = this.definition();
                                localContext._definitions.push(localContext._definition!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            }
                            this.state = 488;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 491;
                    this.match(57 /* CLOSE_BRACE */);
                    }
                    }
                    this.state = 497;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 519;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 33) {
                    {
                    this.state = 498;
                    this.match(33 /* ELSE */);
                    this.state = 499;
                    this.match(3 /* BODY_OPEN */);
                    this.state = 516;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 369097017) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                        {
                        this.state = 502;
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
                            this.state = 500;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                            break;
                        case 30 /* CLASS */:
                        case 32 /* DEFINE */:
                        case 36 /* FUNCTION */:
                        case 40 /* NODE */:
                        case 44 /* TYPE */:
                            {
                            this.state = 501;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 513;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 2516580665) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 524313) !== 0)) {
                            {
                            {
                            this.state = 505;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 63 || _la === 64) {
                                {
                                this.state = 504;
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

                            this.state = 509;
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
                                this.state = 507;
                                localContext._assignment = this.assignment();
                                localContext._items.push(localContext._assignment!);
                                }
                                break;
                            case 30 /* CLASS */:
                            case 32 /* DEFINE */:
                            case 36 /* FUNCTION */:
                            case 40 /* NODE */:
                            case 44 /* TYPE */:
                                {
                                this.state = 508;
                                localContext._definition = this.definition();
                                localContext._definitions.push(localContext._definition!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            }
                            this.state = 515;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 518;
                    this.match(57 /* CLOSE_BRACE */);
                    }
                }

                }
                break;
            case 46 /* UNLESS */:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 521;
                this.match(46 /* UNLESS */);
                this.state = 522;
                localContext._expression = this.expression();
                localContext._tests.push(localContext._expression!);
                this.state = 523;
                this.match(3 /* BODY_OPEN */);
                this.state = 540;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 369097017) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                    {
                    this.state = 526;
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
                        this.state = 524;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        }
                        break;
                    case 30 /* CLASS */:
                    case 32 /* DEFINE */:
                    case 36 /* FUNCTION */:
                    case 40 /* NODE */:
                    case 44 /* TYPE */:
                        {
                        this.state = 525;
                        localContext._definition = this.definition();
                        localContext._definitions.push(localContext._definition!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 537;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 2516580665) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 524313) !== 0)) {
                        {
                        {
                        this.state = 529;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 63 || _la === 64) {
                            {
                            this.state = 528;
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

                        this.state = 533;
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
                            this.state = 531;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                            break;
                        case 30 /* CLASS */:
                        case 32 /* DEFINE */:
                        case 36 /* FUNCTION */:
                        case 40 /* NODE */:
                        case 44 /* TYPE */:
                            {
                            this.state = 532;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                        }
                        this.state = 539;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 542;
                this.match(57 /* CLOSE_BRACE */);
                this.state = 564;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 33) {
                    {
                    this.state = 543;
                    this.match(33 /* ELSE */);
                    this.state = 544;
                    this.match(3 /* BODY_OPEN */);
                    this.state = 561;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 369097017) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                        {
                        this.state = 547;
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
                            this.state = 545;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                            break;
                        case 30 /* CLASS */:
                        case 32 /* DEFINE */:
                        case 36 /* FUNCTION */:
                        case 40 /* NODE */:
                        case 44 /* TYPE */:
                            {
                            this.state = 546;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 558;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 2516580665) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 524313) !== 0)) {
                            {
                            {
                            this.state = 550;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 63 || _la === 64) {
                                {
                                this.state = 549;
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

                            this.state = 554;
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
                                this.state = 552;
                                localContext._assignment = this.assignment();
                                localContext._items.push(localContext._assignment!);
                                }
                                break;
                            case 30 /* CLASS */:
                            case 32 /* DEFINE */:
                            case 36 /* FUNCTION */:
                            case 40 /* NODE */:
                            case 44 /* TYPE */:
                                {
                                this.state = 553;
                                localContext._definition = this.definition();
                                localContext._definitions.push(localContext._definition!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            }
                            this.state = 560;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 563;
                    this.match(57 /* CLOSE_BRACE */);
                    }
                }

                }
                break;
            case 29 /* CASE */:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 566;
                this.match(29 /* CASE */);
                this.state = 567;
                localContext._expression = this.expression();
                localContext._tests.push(localContext._expression!);
                this.state = 568;
                this.match(3 /* BODY_OPEN */);
                this.state = 570;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 569;
                    localContext._caseOption = this.caseOption();
                    localContext._options.push(localContext._caseOption!);
                    }
                    }
                    this.state = 572;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83);
                this.state = 574;
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
            this.state = 578;
            localContext._expression = this.expression();
            localContext._values.push(localContext._expression!);
            this.state = 583;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 63) {
                {
                {
                this.state = 579;
                this.match(63 /* COMMA */);
                this.state = 580;
                localContext._expression = this.expression();
                localContext._values.push(localContext._expression!);
                }
                }
                this.state = 585;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 586;
            this.match(65 /* COLON */);
            this.state = 587;
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
            this.state = 739;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 1 /* INDEX_OPEN */:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 589;
                this.match(1 /* INDEX_OPEN */);
                this.state = 616;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684566704) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                    {
                    this.state = 598;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 10 /* NAME_KEY */:
                    case 11 /* DEFAULT_KEY */:
                    case 12 /* UNDEF_KEY */:
                    case 13 /* TYPE_KEY */:
                        {
                        this.state = 590;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 591;
                        this.match(73 /* ARROW */);
                        this.state = 592;
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
                        this.state = 593;
                        localContext._expression = this.expression();
                        localContext._cells.push(localContext._expression!);
                        this.state = 596;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 73) {
                            {
                            this.state = 594;
                            this.match(73 /* ARROW */);
                            this.state = 595;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            }
                        }

                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 613;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 63) {
                        {
                        {
                        this.state = 600;
                        this.match(63 /* COMMA */);
                        this.state = 609;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 10 /* NAME_KEY */:
                        case 11 /* DEFAULT_KEY */:
                        case 12 /* UNDEF_KEY */:
                        case 13 /* TYPE_KEY */:
                            {
                            this.state = 601;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 602;
                            this.match(73 /* ARROW */);
                            this.state = 603;
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
                            this.state = 604;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            this.state = 607;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 73) {
                                {
                                this.state = 605;
                                this.match(73 /* ARROW */);
                                this.state = 606;
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
                        this.state = 615;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 618;
                this.match(59 /* CLOSE_BRACKET */);
                }
                break;
            case 2 /* CALL_OPEN */:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 619;
                this.match(2 /* CALL_OPEN */);
                this.state = 646;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2687745200) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                    {
                    this.state = 628;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 10 /* NAME_KEY */:
                    case 11 /* DEFAULT_KEY */:
                    case 12 /* UNDEF_KEY */:
                    case 13 /* TYPE_KEY */:
                        {
                        this.state = 620;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 621;
                        this.match(73 /* ARROW */);
                        this.state = 622;
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
                        this.state = 623;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        this.state = 626;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 73) {
                            {
                            this.state = 624;
                            this.match(73 /* ARROW */);
                            this.state = 625;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                        }

                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 643;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 63) {
                        {
                        {
                        this.state = 630;
                        this.match(63 /* COMMA */);
                        this.state = 639;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 10 /* NAME_KEY */:
                        case 11 /* DEFAULT_KEY */:
                        case 12 /* UNDEF_KEY */:
                        case 13 /* TYPE_KEY */:
                            {
                            this.state = 631;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 632;
                            this.match(73 /* ARROW */);
                            this.state = 633;
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
                            this.state = 634;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            this.state = 637;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 73) {
                                {
                                this.state = 635;
                                this.match(73 /* ARROW */);
                                this.state = 636;
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
                        this.state = 645;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 648;
                localContext._close = this.match(61 /* CLOSE_PAREN */);
                this.state = 677;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 66) {
                    {
                    this.state = 649;
                    this.match(66 /* PIPE */);
                    this.state = 650;
                    localContext._parameters = this.parameterList();
                    this.state = 651;
                    this.match(8 /* PIPE_CLOSE */);
                    this.state = 654;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 90) {
                        {
                        this.state = 652;
                        this.match(90 /* RIGHT_SHIFT */);
                        this.state = 653;
                        localContext._result = this.type_();
                        }
                    }

                    this.state = 656;
                    localContext._open = this.match(3 /* BODY_OPEN */);
                    this.state = 673;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 369097017) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                        {
                        this.state = 659;
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
                            this.state = 657;
                            localContext._assignment = this.assignment();
                            localContext._statements.push(localContext._assignment!);
                            }
                            break;
                        case 30 /* CLASS */:
                        case 32 /* DEFINE */:
                        case 36 /* FUNCTION */:
                        case 40 /* NODE */:
                        case 44 /* TYPE */:
                            {
                            this.state = 658;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 670;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 2516580665) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 524313) !== 0)) {
                            {
                            {
                            this.state = 662;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 63 || _la === 64) {
                                {
                                this.state = 661;
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

                            this.state = 666;
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
                                this.state = 664;
                                localContext._assignment = this.assignment();
                                localContext._statements.push(localContext._assignment!);
                                }
                                break;
                            case 30 /* CLASS */:
                            case 32 /* DEFINE */:
                            case 36 /* FUNCTION */:
                            case 40 /* NODE */:
                            case 44 /* TYPE */:
                                {
                                this.state = 665;
                                localContext._definition = this.definition();
                                localContext._definitions.push(localContext._definition!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            }
                            this.state = 672;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 675;
                    this.match(57 /* CLOSE_BRACE */);
                    }
                }

                }
                break;
            case 62 /* DOT */:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 679;
                this.match(62 /* DOT */);
                this.state = 680;
                localContext._method = this.tokenStream.LT(1);
                _la = this.tokenStream.LA(1);
                if(!(_la === 10 || _la === 47)) {
                    localContext._method = this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 709;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 66) {
                    {
                    this.state = 681;
                    this.match(66 /* PIPE */);
                    this.state = 682;
                    localContext._parameters = this.parameterList();
                    this.state = 683;
                    this.match(8 /* PIPE_CLOSE */);
                    this.state = 686;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 90) {
                        {
                        this.state = 684;
                        this.match(90 /* RIGHT_SHIFT */);
                        this.state = 685;
                        localContext._result = this.type_();
                        }
                    }

                    this.state = 688;
                    localContext._open = this.match(3 /* BODY_OPEN */);
                    this.state = 705;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 369097017) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                        {
                        this.state = 691;
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
                            this.state = 689;
                            localContext._assignment = this.assignment();
                            localContext._statements.push(localContext._assignment!);
                            }
                            break;
                        case 30 /* CLASS */:
                        case 32 /* DEFINE */:
                        case 36 /* FUNCTION */:
                        case 40 /* NODE */:
                        case 44 /* TYPE */:
                            {
                            this.state = 690;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 702;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 2516580665) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 524313) !== 0)) {
                            {
                            {
                            this.state = 694;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 63 || _la === 64) {
                                {
                                this.state = 693;
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

                            this.state = 698;
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
                                this.state = 696;
                                localContext._assignment = this.assignment();
                                localContext._statements.push(localContext._assignment!);
                                }
                                break;
                            case 30 /* CLASS */:
                            case 32 /* DEFINE */:
                            case 36 /* FUNCTION */:
                            case 40 /* NODE */:
                            case 44 /* TYPE */:
                                {
                                this.state = 697;
                                localContext._definition = this.definition();
                                localContext._definitions.push(localContext._definition!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            }
                            this.state = 704;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 707;
                    this.match(57 /* CLOSE_BRACE */);
                    }
                }

                }
                break;
            case 9 /* SELECT_LIST */:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 711;
                this.match(9 /* SELECT_LIST */);
                this.state = 712;
                this.match(3 /* BODY_OPEN */);
                this.state = 717;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 10 /* NAME_KEY */:
                    {
                    this.state = 713;
                    this.match(10 /* NAME_KEY */);
                    }
                    break;
                case 11 /* DEFAULT_KEY */:
                    {
                    this.state = 714;
                    this.match(11 /* DEFAULT_KEY */);
                    }
                    break;
                case 12 /* UNDEF_KEY */:
                    {
                    this.state = 715;
                    this.match(12 /* UNDEF_KEY */);
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
                    this.state = 716;
                    localContext._expression = this.expression();
                    localContext._cells.push(localContext._expression!);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 719;
                this.match(73 /* ARROW */);
                this.state = 720;
                localContext._expression = this.expression();
                localContext._cells.push(localContext._expression!);
                this.state = 734;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 63) {
                    {
                    {
                    this.state = 721;
                    this.match(63 /* COMMA */);
                    this.state = 730;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684558512) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                        {
                        this.state = 726;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 10 /* NAME_KEY */:
                            {
                            this.state = 722;
                            this.match(10 /* NAME_KEY */);
                            }
                            break;
                        case 11 /* DEFAULT_KEY */:
                            {
                            this.state = 723;
                            this.match(11 /* DEFAULT_KEY */);
                            }
                            break;
                        case 12 /* UNDEF_KEY */:
                            {
                            this.state = 724;
                            this.match(12 /* UNDEF_KEY */);
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
                            this.state = 725;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 728;
                        this.match(73 /* ARROW */);
                        this.state = 729;
                        localContext._expression = this.expression();
                        localContext._cells.push(localContext._expression!);
                        }
                    }

                    }
                    }
                    this.state = 736;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 737;
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
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 741;
            this.match(69 /* SELECT */);
            this.state = 746;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 10 /* NAME_KEY */:
                {
                this.state = 742;
                this.match(10 /* NAME_KEY */);
                }
                break;
            case 11 /* DEFAULT_KEY */:
                {
                this.state = 743;
                this.match(11 /* DEFAULT_KEY */);
                }
                break;
            case 12 /* UNDEF_KEY */:
                {
                this.state = 744;
                this.match(12 /* UNDEF_KEY */);
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
                this.state = 745;
                localContext._match = this.expression();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 748;
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
            this.state = 750;
            this.match(3 /* BODY_OPEN */);
            this.state = 767;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 369097017) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65539) !== 0)) {
                {
                this.state = 753;
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
                    this.state = 751;
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
                    this.state = 752;
                    localContext._definition = this.definition();
                    localContext._definitions.push(localContext._definition!);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 764;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3761471664) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 2516580665) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 524313) !== 0)) {
                    {
                    {
                    this.state = 756;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 63 || _la === 64) {
                        {
                        this.state = 755;
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

                    this.state = 760;
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
                        this.state = 758;
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
                        this.state = 759;
                        localContext._definition = this.definition();
                        localContext._definitions.push(localContext._definition!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    }
                    this.state = 766;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
            }

            this.state = 769;
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
            this.state = 781;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 5 || _la === 49 || _la === 50 || _la === 86) {
                {
                this.state = 771;
                localContext._parameter = this.parameter();
                localContext._parameters.push(localContext._parameter!);
                this.state = 778;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 63) {
                    {
                    {
                    this.state = 772;
                    this.match(63 /* COMMA */);
                    this.state = 774;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 5 || _la === 49 || _la === 50 || _la === 86) {
                        {
                        this.state = 773;
                        localContext._parameter = this.parameter();
                        localContext._parameters.push(localContext._parameter!);
                        }
                    }

                    }
                    }
                    this.state = 780;
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
            this.state = 784;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 49) {
                {
                this.state = 783;
                localContext._expected = this.type_();
                }
            }

            this.state = 787;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 5 || _la === 86) {
                {
                this.state = 786;
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

            this.state = 789;
            localContext._name = this.match(50 /* VARIABLE */);
            this.state = 792;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 70) {
                {
                this.state = 790;
                this.match(70 /* ASSIGN */);
                this.state = 791;
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
            this.state = 794;
            this.match(49 /* REFERENCE */);
            this.state = 825;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 1) {
                {
                this.state = 795;
                this.match(1 /* INDEX_OPEN */);
                this.state = 822;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684566704) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                    {
                    this.state = 804;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 10 /* NAME_KEY */:
                    case 11 /* DEFAULT_KEY */:
                    case 12 /* UNDEF_KEY */:
                    case 13 /* TYPE_KEY */:
                        {
                        this.state = 796;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 797;
                        this.match(73 /* ARROW */);
                        this.state = 798;
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
                        this.state = 799;
                        localContext._expression = this.expression();
                        localContext._cells.push(localContext._expression!);
                        this.state = 802;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 73) {
                            {
                            this.state = 800;
                            this.match(73 /* ARROW */);
                            this.state = 801;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            }
                        }

                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 819;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 63) {
                        {
                        {
                        this.state = 806;
                        this.match(63 /* COMMA */);
                        this.state = 815;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 10 /* NAME_KEY */:
                        case 11 /* DEFAULT_KEY */:
                        case 12 /* UNDEF_KEY */:
                        case 13 /* TYPE_KEY */:
                            {
                            this.state = 807;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 808;
                            this.match(73 /* ARROW */);
                            this.state = 809;
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
                            this.state = 810;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            this.state = 813;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 73) {
                                {
                                this.state = 811;
                                this.match(73 /* ARROW */);
                                this.state = 812;
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
                        this.state = 821;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 824;
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

    public static readonly _serializedATN: number[] = [
        4,1,113,828,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,
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
        9,6,1,6,1,6,1,6,1,6,1,6,1,6,1,6,3,6,296,8,6,1,7,1,7,1,7,1,7,1,7,
        1,7,3,7,304,8,7,1,7,1,7,1,7,1,7,1,7,1,7,1,7,1,7,3,7,314,8,7,1,7,
        1,7,3,7,318,8,7,5,7,320,8,7,10,7,12,7,323,9,7,3,7,325,8,7,1,7,1,
        7,1,8,5,8,330,8,8,10,8,12,8,333,9,8,1,8,1,8,3,8,337,8,8,1,8,1,8,
        1,8,3,8,342,8,8,1,8,5,8,345,8,8,10,8,12,8,348,9,8,1,8,1,8,3,8,352,
        8,8,5,8,354,8,8,10,8,12,8,357,9,8,1,9,1,9,1,9,1,9,1,9,1,9,1,9,3,
        9,366,8,9,3,9,368,8,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,3,9,377,8,9,3,
        9,379,8,9,5,9,381,8,9,10,9,12,9,384,9,9,3,9,386,8,9,1,9,1,9,1,9,
        1,9,1,9,1,9,1,9,3,9,395,8,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,3,9,
        405,8,9,1,9,1,9,3,9,409,8,9,5,9,411,8,9,10,9,12,9,414,9,9,3,9,416,
        8,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,5,9,430,8,9,
        10,9,12,9,433,9,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,5,9,443,8,9,10,
        9,12,9,446,9,9,1,9,1,9,1,9,1,9,1,9,1,9,3,9,454,8,9,1,9,3,9,457,8,
        9,1,9,1,9,3,9,461,8,9,5,9,463,8,9,10,9,12,9,466,9,9,3,9,468,8,9,
        1,9,1,9,1,9,1,9,1,9,1,9,3,9,476,8,9,1,9,3,9,479,8,9,1,9,1,9,3,9,
        483,8,9,5,9,485,8,9,10,9,12,9,488,9,9,3,9,490,8,9,1,9,1,9,5,9,494,
        8,9,10,9,12,9,497,9,9,1,9,1,9,1,9,1,9,3,9,503,8,9,1,9,3,9,506,8,
        9,1,9,1,9,3,9,510,8,9,5,9,512,8,9,10,9,12,9,515,9,9,3,9,517,8,9,
        1,9,3,9,520,8,9,1,9,1,9,1,9,1,9,1,9,3,9,527,8,9,1,9,3,9,530,8,9,
        1,9,1,9,3,9,534,8,9,5,9,536,8,9,10,9,12,9,539,9,9,3,9,541,8,9,1,
        9,1,9,1,9,1,9,1,9,3,9,548,8,9,1,9,3,9,551,8,9,1,9,1,9,3,9,555,8,
        9,5,9,557,8,9,10,9,12,9,560,9,9,3,9,562,8,9,1,9,3,9,565,8,9,1,9,
        1,9,1,9,1,9,4,9,571,8,9,11,9,12,9,572,1,9,1,9,3,9,577,8,9,1,10,1,
        10,1,10,5,10,582,8,10,10,10,12,10,585,9,10,1,10,1,10,1,10,1,11,1,
        11,1,11,1,11,1,11,1,11,1,11,3,11,597,8,11,3,11,599,8,11,1,11,1,11,
        1,11,1,11,1,11,1,11,1,11,3,11,608,8,11,3,11,610,8,11,5,11,612,8,
        11,10,11,12,11,615,9,11,3,11,617,8,11,1,11,1,11,1,11,1,11,1,11,1,
        11,1,11,1,11,3,11,627,8,11,3,11,629,8,11,1,11,1,11,1,11,1,11,1,11,
        1,11,1,11,3,11,638,8,11,3,11,640,8,11,5,11,642,8,11,10,11,12,11,
        645,9,11,3,11,647,8,11,1,11,1,11,1,11,1,11,1,11,1,11,3,11,655,8,
        11,1,11,1,11,1,11,3,11,660,8,11,1,11,3,11,663,8,11,1,11,1,11,3,11,
        667,8,11,5,11,669,8,11,10,11,12,11,672,9,11,3,11,674,8,11,1,11,1,
        11,3,11,678,8,11,1,11,1,11,1,11,1,11,1,11,1,11,1,11,3,11,687,8,11,
        1,11,1,11,1,11,3,11,692,8,11,1,11,3,11,695,8,11,1,11,1,11,3,11,699,
        8,11,5,11,701,8,11,10,11,12,11,704,9,11,3,11,706,8,11,1,11,1,11,
        3,11,710,8,11,1,11,1,11,1,11,1,11,1,11,1,11,3,11,718,8,11,1,11,1,
        11,1,11,1,11,1,11,1,11,1,11,3,11,727,8,11,1,11,1,11,3,11,731,8,11,
        5,11,733,8,11,10,11,12,11,736,9,11,1,11,1,11,3,11,740,8,11,1,12,
        1,12,1,12,1,12,1,12,3,12,747,8,12,1,12,1,12,1,13,1,13,1,13,3,13,
        754,8,13,1,13,3,13,757,8,13,1,13,1,13,3,13,761,8,13,5,13,763,8,13,
        10,13,12,13,766,9,13,3,13,768,8,13,1,13,1,13,1,14,1,14,1,14,3,14,
        775,8,14,5,14,777,8,14,10,14,12,14,780,9,14,3,14,782,8,14,1,15,3,
        15,785,8,15,1,15,3,15,788,8,15,1,15,1,15,1,15,3,15,793,8,15,1,16,
        1,16,1,16,1,16,1,16,1,16,1,16,1,16,3,16,803,8,16,3,16,805,8,16,1,
        16,1,16,1,16,1,16,1,16,1,16,1,16,3,16,814,8,16,3,16,816,8,16,5,16,
        818,8,16,10,16,12,16,821,9,16,3,16,823,8,16,1,16,3,16,826,8,16,1,
        16,0,0,17,0,2,4,6,8,10,12,14,16,18,20,22,24,26,28,30,32,0,19,1,0,
        63,64,4,0,4,5,21,21,67,68,83,83,9,0,7,7,15,16,20,20,31,31,35,35,
        43,43,45,45,47,53,55,55,7,0,27,27,38,38,41,41,70,72,75,82,84,90,
        95,98,3,0,4,5,67,68,83,83,9,0,7,7,10,12,15,16,31,31,35,35,43,43,
        45,45,47,53,55,55,1,0,10,14,1,0,73,74,1,0,47,49,2,0,2,2,60,60,2,
        0,31,31,47,49,2,0,47,47,51,51,2,0,4,5,83,83,8,0,7,7,16,16,31,31,
        35,35,43,43,45,45,47,53,55,55,5,0,27,27,38,38,41,41,75,82,84,90,
        9,0,7,7,10,12,16,16,31,31,35,35,43,43,45,45,47,53,55,55,1,0,10,13,
        2,0,10,10,47,47,2,0,5,5,86,86,1016,0,50,1,0,0,0,2,55,1,0,0,0,4,86,
        1,0,0,0,6,185,1,0,0,0,8,187,1,0,0,0,10,278,1,0,0,0,12,295,1,0,0,
        0,14,297,1,0,0,0,16,331,1,0,0,0,18,576,1,0,0,0,20,578,1,0,0,0,22,
        739,1,0,0,0,24,741,1,0,0,0,26,750,1,0,0,0,28,781,1,0,0,0,30,784,
        1,0,0,0,32,794,1,0,0,0,34,37,3,4,2,0,35,37,3,10,5,0,36,34,1,0,0,
        0,36,35,1,0,0,0,37,47,1,0,0,0,38,40,7,0,0,0,39,38,1,0,0,0,39,40,
        1,0,0,0,40,43,1,0,0,0,41,44,3,4,2,0,42,44,3,10,5,0,43,41,1,0,0,0,
        43,42,1,0,0,0,44,46,1,0,0,0,45,39,1,0,0,0,46,49,1,0,0,0,47,45,1,
        0,0,0,47,48,1,0,0,0,48,51,1,0,0,0,49,47,1,0,0,0,50,36,1,0,0,0,50,
        51,1,0,0,0,51,52,1,0,0,0,52,53,5,0,0,1,53,1,1,0,0,0,54,56,5,19,0,
        0,55,54,1,0,0,0,55,56,1,0,0,0,56,61,1,0,0,0,57,58,5,66,0,0,58,59,
        3,28,14,0,59,60,5,8,0,0,60,62,1,0,0,0,61,57,1,0,0,0,61,62,1,0,0,
        0,62,79,1,0,0,0,63,66,3,4,2,0,64,66,3,10,5,0,65,63,1,0,0,0,65,64,
        1,0,0,0,66,76,1,0,0,0,67,69,7,0,0,0,68,67,1,0,0,0,68,69,1,0,0,0,
        69,72,1,0,0,0,70,73,3,4,2,0,71,73,3,10,5,0,72,70,1,0,0,0,72,71,1,
        0,0,0,73,75,1,0,0,0,74,68,1,0,0,0,75,78,1,0,0,0,76,74,1,0,0,0,76,
        77,1,0,0,0,77,80,1,0,0,0,78,76,1,0,0,0,79,65,1,0,0,0,79,80,1,0,0,
        0,80,81,1,0,0,0,81,82,5,0,0,1,82,3,1,0,0,0,83,85,7,1,0,0,84,83,1,
        0,0,0,85,88,1,0,0,0,86,84,1,0,0,0,86,87,1,0,0,0,87,91,1,0,0,0,88,
        86,1,0,0,0,89,92,7,2,0,0,90,92,3,18,9,0,91,89,1,0,0,0,91,90,1,0,
        0,0,92,111,1,0,0,0,93,110,3,22,11,0,94,110,3,6,3,0,95,98,7,3,0,0,
        96,98,3,24,12,0,97,95,1,0,0,0,97,96,1,0,0,0,98,102,1,0,0,0,99,101,
        7,4,0,0,100,99,1,0,0,0,101,104,1,0,0,0,102,100,1,0,0,0,102,103,1,
        0,0,0,103,107,1,0,0,0,104,102,1,0,0,0,105,108,7,5,0,0,106,108,3,
        18,9,0,107,105,1,0,0,0,107,106,1,0,0,0,108,110,1,0,0,0,109,93,1,
        0,0,0,109,94,1,0,0,0,109,97,1,0,0,0,110,113,1,0,0,0,111,109,1,0,
        0,0,111,112,1,0,0,0,112,5,1,0,0,0,113,111,1,0,0,0,114,172,5,3,0,
        0,115,122,3,8,4,0,116,118,5,64,0,0,117,119,3,8,4,0,118,117,1,0,0,
        0,118,119,1,0,0,0,119,121,1,0,0,0,120,116,1,0,0,0,121,124,1,0,0,
        0,122,120,1,0,0,0,122,123,1,0,0,0,123,173,1,0,0,0,124,122,1,0,0,
        0,125,126,7,6,0,0,126,127,7,7,0,0,127,132,3,16,8,0,128,129,5,6,0,
        0,129,130,5,73,0,0,130,132,3,16,8,0,131,125,1,0,0,0,131,128,1,0,
        0,0,132,144,1,0,0,0,133,140,5,63,0,0,134,135,7,6,0,0,135,136,7,7,
        0,0,136,141,3,16,8,0,137,138,5,6,0,0,138,139,5,73,0,0,139,141,3,
        16,8,0,140,134,1,0,0,0,140,137,1,0,0,0,140,141,1,0,0,0,141,143,1,
        0,0,0,142,133,1,0,0,0,143,146,1,0,0,0,144,142,1,0,0,0,144,145,1,
        0,0,0,145,173,1,0,0,0,146,144,1,0,0,0,147,170,5,63,0,0,148,149,7,
        6,0,0,149,150,7,7,0,0,150,155,3,16,8,0,151,152,5,6,0,0,152,153,5,
        73,0,0,153,155,3,16,8,0,154,148,1,0,0,0,154,151,1,0,0,0,155,167,
        1,0,0,0,156,163,5,63,0,0,157,158,7,6,0,0,158,159,7,7,0,0,159,164,
        3,16,8,0,160,161,5,6,0,0,161,162,5,73,0,0,162,164,3,16,8,0,163,157,
        1,0,0,0,163,160,1,0,0,0,163,164,1,0,0,0,164,166,1,0,0,0,165,156,
        1,0,0,0,166,169,1,0,0,0,167,165,1,0,0,0,167,168,1,0,0,0,168,171,
        1,0,0,0,169,167,1,0,0,0,170,154,1,0,0,0,170,171,1,0,0,0,171,173,
        1,0,0,0,172,115,1,0,0,0,172,131,1,0,0,0,172,147,1,0,0,0,172,173,
        1,0,0,0,173,174,1,0,0,0,174,186,5,57,0,0,175,177,5,91,0,0,176,178,
        3,16,8,0,177,176,1,0,0,0,177,178,1,0,0,0,178,179,1,0,0,0,179,186,
        5,92,0,0,180,182,5,93,0,0,181,183,3,16,8,0,182,181,1,0,0,0,182,183,
        1,0,0,0,183,184,1,0,0,0,184,186,5,94,0,0,185,114,1,0,0,0,185,175,
        1,0,0,0,185,180,1,0,0,0,186,7,1,0,0,0,187,188,3,16,8,0,188,190,5,
        65,0,0,189,191,5,63,0,0,190,189,1,0,0,0,190,191,1,0,0,0,191,214,
        1,0,0,0,192,193,7,6,0,0,193,194,7,7,0,0,194,199,3,16,8,0,195,196,
        5,6,0,0,196,197,5,73,0,0,197,199,3,16,8,0,198,192,1,0,0,0,198,195,
        1,0,0,0,199,211,1,0,0,0,200,207,5,63,0,0,201,202,7,6,0,0,202,203,
        7,7,0,0,203,208,3,16,8,0,204,205,5,6,0,0,205,206,5,73,0,0,206,208,
        3,16,8,0,207,201,1,0,0,0,207,204,1,0,0,0,207,208,1,0,0,0,208,210,
        1,0,0,0,209,200,1,0,0,0,210,213,1,0,0,0,211,209,1,0,0,0,211,212,
        1,0,0,0,212,215,1,0,0,0,213,211,1,0,0,0,214,198,1,0,0,0,214,215,
        1,0,0,0,215,9,1,0,0,0,216,217,5,30,0,0,217,222,7,8,0,0,218,219,7,
        9,0,0,219,220,3,28,14,0,220,221,5,61,0,0,221,223,1,0,0,0,222,218,
        1,0,0,0,222,223,1,0,0,0,223,226,1,0,0,0,224,225,5,39,0,0,225,227,
        7,10,0,0,226,224,1,0,0,0,226,227,1,0,0,0,227,228,1,0,0,0,228,279,
        3,26,13,0,229,230,5,32,0,0,230,235,7,8,0,0,231,232,7,9,0,0,232,233,
        3,28,14,0,233,234,5,61,0,0,234,236,1,0,0,0,235,231,1,0,0,0,235,236,
        1,0,0,0,236,237,1,0,0,0,237,279,3,26,13,0,238,239,5,40,0,0,239,246,
        3,12,6,0,240,242,5,63,0,0,241,243,3,12,6,0,242,241,1,0,0,0,242,243,
        1,0,0,0,243,245,1,0,0,0,244,240,1,0,0,0,245,248,1,0,0,0,246,244,
        1,0,0,0,246,247,1,0,0,0,247,251,1,0,0,0,248,246,1,0,0,0,249,250,
        5,39,0,0,250,252,3,12,6,0,251,249,1,0,0,0,251,252,1,0,0,0,252,253,
        1,0,0,0,253,254,3,26,13,0,254,279,1,0,0,0,255,256,5,36,0,0,256,261,
        7,8,0,0,257,258,7,9,0,0,258,259,3,28,14,0,259,260,5,61,0,0,260,262,
        1,0,0,0,261,257,1,0,0,0,261,262,1,0,0,0,262,265,1,0,0,0,263,264,
        5,90,0,0,264,266,3,32,16,0,265,263,1,0,0,0,265,266,1,0,0,0,266,267,
        1,0,0,0,267,279,3,26,13,0,268,269,5,44,0,0,269,270,3,32,16,0,270,
        276,5,70,0,0,271,273,3,32,16,0,272,274,3,14,7,0,273,272,1,0,0,0,
        273,274,1,0,0,0,274,277,1,0,0,0,275,277,3,18,9,0,276,271,1,0,0,0,
        276,275,1,0,0,0,277,279,1,0,0,0,278,216,1,0,0,0,278,229,1,0,0,0,
        278,238,1,0,0,0,278,255,1,0,0,0,278,268,1,0,0,0,279,11,1,0,0,0,280,
        285,7,11,0,0,281,282,5,62,0,0,282,284,7,11,0,0,283,281,1,0,0,0,284,
        287,1,0,0,0,285,283,1,0,0,0,285,286,1,0,0,0,286,296,1,0,0,0,287,
        285,1,0,0,0,288,296,5,52,0,0,289,296,5,53,0,0,290,296,5,48,0,0,291,
        296,5,7,0,0,292,296,5,31,0,0,293,296,5,55,0,0,294,296,3,18,9,0,295,
        280,1,0,0,0,295,288,1,0,0,0,295,289,1,0,0,0,295,290,1,0,0,0,295,
        291,1,0,0,0,295,292,1,0,0,0,295,293,1,0,0,0,295,294,1,0,0,0,296,
        13,1,0,0,0,297,324,5,3,0,0,298,304,5,10,0,0,299,304,5,11,0,0,300,
        304,5,12,0,0,301,304,5,13,0,0,302,304,3,4,2,0,303,298,1,0,0,0,303,
        299,1,0,0,0,303,300,1,0,0,0,303,301,1,0,0,0,303,302,1,0,0,0,304,
        305,1,0,0,0,305,306,5,73,0,0,306,321,3,4,2,0,307,317,5,63,0,0,308,
        314,5,10,0,0,309,314,5,11,0,0,310,314,5,12,0,0,311,314,5,13,0,0,
        312,314,3,4,2,0,313,308,1,0,0,0,313,309,1,0,0,0,313,310,1,0,0,0,
        313,311,1,0,0,0,313,312,1,0,0,0,314,315,1,0,0,0,315,316,5,73,0,0,
        316,318,3,4,2,0,317,313,1,0,0,0,317,318,1,0,0,0,318,320,1,0,0,0,
        319,307,1,0,0,0,320,323,1,0,0,0,321,319,1,0,0,0,321,322,1,0,0,0,
        322,325,1,0,0,0,323,321,1,0,0,0,324,303,1,0,0,0,324,325,1,0,0,0,
        325,326,1,0,0,0,326,327,5,57,0,0,327,15,1,0,0,0,328,330,7,12,0,0,
        329,328,1,0,0,0,330,333,1,0,0,0,331,329,1,0,0,0,331,332,1,0,0,0,
        332,336,1,0,0,0,333,331,1,0,0,0,334,337,7,13,0,0,335,337,3,18,9,
        0,336,334,1,0,0,0,336,335,1,0,0,0,337,355,1,0,0,0,338,354,3,22,11,
        0,339,342,7,14,0,0,340,342,3,24,12,0,341,339,1,0,0,0,341,340,1,0,
        0,0,342,346,1,0,0,0,343,345,7,12,0,0,344,343,1,0,0,0,345,348,1,0,
        0,0,346,344,1,0,0,0,346,347,1,0,0,0,347,351,1,0,0,0,348,346,1,0,
        0,0,349,352,7,15,0,0,350,352,3,18,9,0,351,349,1,0,0,0,351,350,1,
        0,0,0,352,354,1,0,0,0,353,338,1,0,0,0,353,341,1,0,0,0,354,357,1,
        0,0,0,355,353,1,0,0,0,355,356,1,0,0,0,356,17,1,0,0,0,357,355,1,0,
        0,0,358,385,5,58,0,0,359,360,7,16,0,0,360,361,5,73,0,0,361,368,3,
        4,2,0,362,365,3,4,2,0,363,364,5,73,0,0,364,366,3,4,2,0,365,363,1,
        0,0,0,365,366,1,0,0,0,366,368,1,0,0,0,367,359,1,0,0,0,367,362,1,
        0,0,0,368,382,1,0,0,0,369,378,5,63,0,0,370,371,7,16,0,0,371,372,
        5,73,0,0,372,379,3,4,2,0,373,376,3,4,2,0,374,375,5,73,0,0,375,377,
        3,4,2,0,376,374,1,0,0,0,376,377,1,0,0,0,377,379,1,0,0,0,378,370,
        1,0,0,0,378,373,1,0,0,0,378,379,1,0,0,0,379,381,1,0,0,0,380,369,
        1,0,0,0,381,384,1,0,0,0,382,380,1,0,0,0,382,383,1,0,0,0,383,386,
        1,0,0,0,384,382,1,0,0,0,385,367,1,0,0,0,385,386,1,0,0,0,386,387,
        1,0,0,0,387,577,5,59,0,0,388,415,5,56,0,0,389,395,5,10,0,0,390,395,
        5,11,0,0,391,395,5,12,0,0,392,395,5,13,0,0,393,395,3,4,2,0,394,389,
        1,0,0,0,394,390,1,0,0,0,394,391,1,0,0,0,394,392,1,0,0,0,394,393,
        1,0,0,0,395,396,1,0,0,0,396,397,5,73,0,0,397,412,3,4,2,0,398,408,
        5,63,0,0,399,405,5,10,0,0,400,405,5,11,0,0,401,405,5,12,0,0,402,
        405,5,13,0,0,403,405,3,4,2,0,404,399,1,0,0,0,404,400,1,0,0,0,404,
        401,1,0,0,0,404,402,1,0,0,0,404,403,1,0,0,0,405,406,1,0,0,0,406,
        407,5,73,0,0,407,409,3,4,2,0,408,404,1,0,0,0,408,409,1,0,0,0,409,
        411,1,0,0,0,410,398,1,0,0,0,411,414,1,0,0,0,412,410,1,0,0,0,412,
        413,1,0,0,0,413,416,1,0,0,0,414,412,1,0,0,0,415,394,1,0,0,0,415,
        416,1,0,0,0,416,417,1,0,0,0,417,577,5,57,0,0,418,419,5,60,0,0,419,
        420,3,4,2,0,420,421,5,61,0,0,421,577,1,0,0,0,422,431,5,54,0,0,423,
        430,5,110,0,0,424,430,5,111,0,0,425,426,5,112,0,0,426,427,3,4,2,
        0,427,428,5,57,0,0,428,430,1,0,0,0,429,423,1,0,0,0,429,424,1,0,0,
        0,429,425,1,0,0,0,430,433,1,0,0,0,431,429,1,0,0,0,431,432,1,0,0,
        0,432,434,1,0,0,0,433,431,1,0,0,0,434,577,5,113,0,0,435,444,5,17,
        0,0,436,443,5,110,0,0,437,443,5,111,0,0,438,439,5,112,0,0,439,440,
        3,4,2,0,440,441,5,57,0,0,441,443,1,0,0,0,442,436,1,0,0,0,442,437,
        1,0,0,0,442,438,1,0,0,0,443,446,1,0,0,0,444,442,1,0,0,0,444,445,
        1,0,0,0,445,447,1,0,0,0,446,444,1,0,0,0,447,577,5,18,0,0,448,449,
        5,37,0,0,449,450,3,16,8,0,450,467,5,3,0,0,451,454,3,4,2,0,452,454,
        3,10,5,0,453,451,1,0,0,0,453,452,1,0,0,0,454,464,1,0,0,0,455,457,
        7,0,0,0,456,455,1,0,0,0,456,457,1,0,0,0,457,460,1,0,0,0,458,461,
        3,4,2,0,459,461,3,10,5,0,460,458,1,0,0,0,460,459,1,0,0,0,461,463,
        1,0,0,0,462,456,1,0,0,0,463,466,1,0,0,0,464,462,1,0,0,0,464,465,
        1,0,0,0,465,468,1,0,0,0,466,464,1,0,0,0,467,453,1,0,0,0,467,468,
        1,0,0,0,468,469,1,0,0,0,469,495,5,57,0,0,470,471,5,34,0,0,471,472,
        3,16,8,0,472,489,5,3,0,0,473,476,3,4,2,0,474,476,3,10,5,0,475,473,
        1,0,0,0,475,474,1,0,0,0,476,486,1,0,0,0,477,479,7,0,0,0,478,477,
        1,0,0,0,478,479,1,0,0,0,479,482,1,0,0,0,480,483,3,4,2,0,481,483,
        3,10,5,0,482,480,1,0,0,0,482,481,1,0,0,0,483,485,1,0,0,0,484,478,
        1,0,0,0,485,488,1,0,0,0,486,484,1,0,0,0,486,487,1,0,0,0,487,490,
        1,0,0,0,488,486,1,0,0,0,489,475,1,0,0,0,489,490,1,0,0,0,490,491,
        1,0,0,0,491,492,5,57,0,0,492,494,1,0,0,0,493,470,1,0,0,0,494,497,
        1,0,0,0,495,493,1,0,0,0,495,496,1,0,0,0,496,519,1,0,0,0,497,495,
        1,0,0,0,498,499,5,33,0,0,499,516,5,3,0,0,500,503,3,4,2,0,501,503,
        3,10,5,0,502,500,1,0,0,0,502,501,1,0,0,0,503,513,1,0,0,0,504,506,
        7,0,0,0,505,504,1,0,0,0,505,506,1,0,0,0,506,509,1,0,0,0,507,510,
        3,4,2,0,508,510,3,10,5,0,509,507,1,0,0,0,509,508,1,0,0,0,510,512,
        1,0,0,0,511,505,1,0,0,0,512,515,1,0,0,0,513,511,1,0,0,0,513,514,
        1,0,0,0,514,517,1,0,0,0,515,513,1,0,0,0,516,502,1,0,0,0,516,517,
        1,0,0,0,517,518,1,0,0,0,518,520,5,57,0,0,519,498,1,0,0,0,519,520,
        1,0,0,0,520,577,1,0,0,0,521,522,5,46,0,0,522,523,3,16,8,0,523,540,
        5,3,0,0,524,527,3,4,2,0,525,527,3,10,5,0,526,524,1,0,0,0,526,525,
        1,0,0,0,527,537,1,0,0,0,528,530,7,0,0,0,529,528,1,0,0,0,529,530,
        1,0,0,0,530,533,1,0,0,0,531,534,3,4,2,0,532,534,3,10,5,0,533,531,
        1,0,0,0,533,532,1,0,0,0,534,536,1,0,0,0,535,529,1,0,0,0,536,539,
        1,0,0,0,537,535,1,0,0,0,537,538,1,0,0,0,538,541,1,0,0,0,539,537,
        1,0,0,0,540,526,1,0,0,0,540,541,1,0,0,0,541,542,1,0,0,0,542,564,
        5,57,0,0,543,544,5,33,0,0,544,561,5,3,0,0,545,548,3,4,2,0,546,548,
        3,10,5,0,547,545,1,0,0,0,547,546,1,0,0,0,548,558,1,0,0,0,549,551,
        7,0,0,0,550,549,1,0,0,0,550,551,1,0,0,0,551,554,1,0,0,0,552,555,
        3,4,2,0,553,555,3,10,5,0,554,552,1,0,0,0,554,553,1,0,0,0,555,557,
        1,0,0,0,556,550,1,0,0,0,557,560,1,0,0,0,558,556,1,0,0,0,558,559,
        1,0,0,0,559,562,1,0,0,0,560,558,1,0,0,0,561,547,1,0,0,0,561,562,
        1,0,0,0,562,563,1,0,0,0,563,565,5,57,0,0,564,543,1,0,0,0,564,565,
        1,0,0,0,565,577,1,0,0,0,566,567,5,29,0,0,567,568,3,16,8,0,568,570,
        5,3,0,0,569,571,3,20,10,0,570,569,1,0,0,0,571,572,1,0,0,0,572,570,
        1,0,0,0,572,573,1,0,0,0,573,574,1,0,0,0,574,575,5,57,0,0,575,577,
        1,0,0,0,576,358,1,0,0,0,576,388,1,0,0,0,576,418,1,0,0,0,576,422,
        1,0,0,0,576,435,1,0,0,0,576,448,1,0,0,0,576,521,1,0,0,0,576,566,
        1,0,0,0,577,19,1,0,0,0,578,583,3,16,8,0,579,580,5,63,0,0,580,582,
        3,16,8,0,581,579,1,0,0,0,582,585,1,0,0,0,583,581,1,0,0,0,583,584,
        1,0,0,0,584,586,1,0,0,0,585,583,1,0,0,0,586,587,5,65,0,0,587,588,
        3,26,13,0,588,21,1,0,0,0,589,616,5,1,0,0,590,591,7,16,0,0,591,592,
        5,73,0,0,592,599,3,16,8,0,593,596,3,16,8,0,594,595,5,73,0,0,595,
        597,3,16,8,0,596,594,1,0,0,0,596,597,1,0,0,0,597,599,1,0,0,0,598,
        590,1,0,0,0,598,593,1,0,0,0,599,613,1,0,0,0,600,609,5,63,0,0,601,
        602,7,16,0,0,602,603,5,73,0,0,603,610,3,16,8,0,604,607,3,16,8,0,
        605,606,5,73,0,0,606,608,3,16,8,0,607,605,1,0,0,0,607,608,1,0,0,
        0,608,610,1,0,0,0,609,601,1,0,0,0,609,604,1,0,0,0,609,610,1,0,0,
        0,610,612,1,0,0,0,611,600,1,0,0,0,612,615,1,0,0,0,613,611,1,0,0,
        0,613,614,1,0,0,0,614,617,1,0,0,0,615,613,1,0,0,0,616,598,1,0,0,
        0,616,617,1,0,0,0,617,618,1,0,0,0,618,740,5,59,0,0,619,646,5,2,0,
        0,620,621,7,16,0,0,621,622,5,73,0,0,622,629,3,4,2,0,623,626,3,4,
        2,0,624,625,5,73,0,0,625,627,3,4,2,0,626,624,1,0,0,0,626,627,1,0,
        0,0,627,629,1,0,0,0,628,620,1,0,0,0,628,623,1,0,0,0,629,643,1,0,
        0,0,630,639,5,63,0,0,631,632,7,16,0,0,632,633,5,73,0,0,633,640,3,
        4,2,0,634,637,3,4,2,0,635,636,5,73,0,0,636,638,3,4,2,0,637,635,1,
        0,0,0,637,638,1,0,0,0,638,640,1,0,0,0,639,631,1,0,0,0,639,634,1,
        0,0,0,639,640,1,0,0,0,640,642,1,0,0,0,641,630,1,0,0,0,642,645,1,
        0,0,0,643,641,1,0,0,0,643,644,1,0,0,0,644,647,1,0,0,0,645,643,1,
        0,0,0,646,628,1,0,0,0,646,647,1,0,0,0,647,648,1,0,0,0,648,677,5,
        61,0,0,649,650,5,66,0,0,650,651,3,28,14,0,651,654,5,8,0,0,652,653,
        5,90,0,0,653,655,3,32,16,0,654,652,1,0,0,0,654,655,1,0,0,0,655,656,
        1,0,0,0,656,673,5,3,0,0,657,660,3,4,2,0,658,660,3,10,5,0,659,657,
        1,0,0,0,659,658,1,0,0,0,660,670,1,0,0,0,661,663,7,0,0,0,662,661,
        1,0,0,0,662,663,1,0,0,0,663,666,1,0,0,0,664,667,3,4,2,0,665,667,
        3,10,5,0,666,664,1,0,0,0,666,665,1,0,0,0,667,669,1,0,0,0,668,662,
        1,0,0,0,669,672,1,0,0,0,670,668,1,0,0,0,670,671,1,0,0,0,671,674,
        1,0,0,0,672,670,1,0,0,0,673,659,1,0,0,0,673,674,1,0,0,0,674,675,
        1,0,0,0,675,676,5,57,0,0,676,678,1,0,0,0,677,649,1,0,0,0,677,678,
        1,0,0,0,678,740,1,0,0,0,679,680,5,62,0,0,680,709,7,17,0,0,681,682,
        5,66,0,0,682,683,3,28,14,0,683,686,5,8,0,0,684,685,5,90,0,0,685,
        687,3,32,16,0,686,684,1,0,0,0,686,687,1,0,0,0,687,688,1,0,0,0,688,
        705,5,3,0,0,689,692,3,4,2,0,690,692,3,10,5,0,691,689,1,0,0,0,691,
        690,1,0,0,0,692,702,1,0,0,0,693,695,7,0,0,0,694,693,1,0,0,0,694,
        695,1,0,0,0,695,698,1,0,0,0,696,699,3,4,2,0,697,699,3,10,5,0,698,
        696,1,0,0,0,698,697,1,0,0,0,699,701,1,0,0,0,700,694,1,0,0,0,701,
        704,1,0,0,0,702,700,1,0,0,0,702,703,1,0,0,0,703,706,1,0,0,0,704,
        702,1,0,0,0,705,691,1,0,0,0,705,706,1,0,0,0,706,707,1,0,0,0,707,
        708,5,57,0,0,708,710,1,0,0,0,709,681,1,0,0,0,709,710,1,0,0,0,710,
        740,1,0,0,0,711,712,5,9,0,0,712,717,5,3,0,0,713,718,5,10,0,0,714,
        718,5,11,0,0,715,718,5,12,0,0,716,718,3,16,8,0,717,713,1,0,0,0,717,
        714,1,0,0,0,717,715,1,0,0,0,717,716,1,0,0,0,718,719,1,0,0,0,719,
        720,5,73,0,0,720,734,3,16,8,0,721,730,5,63,0,0,722,727,5,10,0,0,
        723,727,5,11,0,0,724,727,5,12,0,0,725,727,3,16,8,0,726,722,1,0,0,
        0,726,723,1,0,0,0,726,724,1,0,0,0,726,725,1,0,0,0,727,728,1,0,0,
        0,728,729,5,73,0,0,729,731,3,16,8,0,730,726,1,0,0,0,730,731,1,0,
        0,0,731,733,1,0,0,0,732,721,1,0,0,0,733,736,1,0,0,0,734,732,1,0,
        0,0,734,735,1,0,0,0,735,737,1,0,0,0,736,734,1,0,0,0,737,738,5,57,
        0,0,738,740,1,0,0,0,739,589,1,0,0,0,739,619,1,0,0,0,739,679,1,0,
        0,0,739,711,1,0,0,0,740,23,1,0,0,0,741,746,5,69,0,0,742,747,5,10,
        0,0,743,747,5,11,0,0,744,747,5,12,0,0,745,747,3,16,8,0,746,742,1,
        0,0,0,746,743,1,0,0,0,746,744,1,0,0,0,746,745,1,0,0,0,747,748,1,
        0,0,0,748,749,5,73,0,0,749,25,1,0,0,0,750,767,5,3,0,0,751,754,3,
        4,2,0,752,754,3,10,5,0,753,751,1,0,0,0,753,752,1,0,0,0,754,764,1,
        0,0,0,755,757,7,0,0,0,756,755,1,0,0,0,756,757,1,0,0,0,757,760,1,
        0,0,0,758,761,3,4,2,0,759,761,3,10,5,0,760,758,1,0,0,0,760,759,1,
        0,0,0,761,763,1,0,0,0,762,756,1,0,0,0,763,766,1,0,0,0,764,762,1,
        0,0,0,764,765,1,0,0,0,765,768,1,0,0,0,766,764,1,0,0,0,767,753,1,
        0,0,0,767,768,1,0,0,0,768,769,1,0,0,0,769,770,5,57,0,0,770,27,1,
        0,0,0,771,778,3,30,15,0,772,774,5,63,0,0,773,775,3,30,15,0,774,773,
        1,0,0,0,774,775,1,0,0,0,775,777,1,0,0,0,776,772,1,0,0,0,777,780,
        1,0,0,0,778,776,1,0,0,0,778,779,1,0,0,0,779,782,1,0,0,0,780,778,
        1,0,0,0,781,771,1,0,0,0,781,782,1,0,0,0,782,29,1,0,0,0,783,785,3,
        32,16,0,784,783,1,0,0,0,784,785,1,0,0,0,785,787,1,0,0,0,786,788,
        7,18,0,0,787,786,1,0,0,0,787,788,1,0,0,0,788,789,1,0,0,0,789,792,
        5,50,0,0,790,791,5,70,0,0,791,793,3,16,8,0,792,790,1,0,0,0,792,793,
        1,0,0,0,793,31,1,0,0,0,794,825,5,49,0,0,795,822,5,1,0,0,796,797,
        7,16,0,0,797,798,5,73,0,0,798,805,3,16,8,0,799,802,3,16,8,0,800,
        801,5,73,0,0,801,803,3,16,8,0,802,800,1,0,0,0,802,803,1,0,0,0,803,
        805,1,0,0,0,804,796,1,0,0,0,804,799,1,0,0,0,805,819,1,0,0,0,806,
        815,5,63,0,0,807,808,7,16,0,0,808,809,5,73,0,0,809,816,3,16,8,0,
        810,813,3,16,8,0,811,812,5,73,0,0,812,814,3,16,8,0,813,811,1,0,0,
        0,813,814,1,0,0,0,814,816,1,0,0,0,815,807,1,0,0,0,815,810,1,0,0,
        0,815,816,1,0,0,0,816,818,1,0,0,0,817,806,1,0,0,0,818,821,1,0,0,
        0,819,817,1,0,0,0,819,820,1,0,0,0,820,823,1,0,0,0,821,819,1,0,0,
        0,822,804,1,0,0,0,822,823,1,0,0,0,823,824,1,0,0,0,824,826,5,59,0,
        0,825,795,1,0,0,0,825,826,1,0,0,0,826,33,1,0,0,0,158,36,39,43,47,
        50,55,61,65,68,72,76,79,86,91,97,102,107,109,111,118,122,131,140,
        144,154,163,167,170,172,177,182,185,190,198,207,211,214,222,226,
        235,242,246,251,261,265,273,276,278,285,295,303,313,317,321,324,
        331,336,341,346,351,353,355,365,367,376,378,382,385,394,404,408,
        412,415,429,431,442,444,453,456,460,464,467,475,478,482,486,489,
        495,502,505,509,513,516,519,526,529,533,537,540,547,550,554,558,
        561,564,572,576,583,596,598,607,609,613,616,626,628,637,639,643,
        646,654,659,662,666,670,673,677,686,691,694,698,702,705,709,717,
        726,730,734,739,746,753,756,760,764,767,774,778,781,784,787,792,
        802,804,813,815,819,822,825
    ];

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
    public EOF(): antlr.TerminalNode {
        return this.getToken(MuPuppetParser.EOF, 0)!;
    }
    public assignment(): AssignmentContext[];
    public assignment(i: number): AssignmentContext | null;
    public assignment(i?: number): AssignmentContext[] | AssignmentContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AssignmentContext);
        }

        return this.getRuleContext(i, AssignmentContext);
    }
    public definition(): DefinitionContext[];
    public definition(i: number): DefinitionContext | null;
    public definition(i?: number): DefinitionContext[] | DefinitionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(DefinitionContext);
        }

        return this.getRuleContext(i, DefinitionContext);
    }
    public SEMICOLON(): antlr.TerminalNode[];
    public SEMICOLON(i: number): antlr.TerminalNode | null;
    public SEMICOLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(64 /* SEMICOLON */);
    	} else {
    		return this.getToken(64 /* SEMICOLON */, i);
    	}
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(63 /* COMMA */);
    	} else {
    		return this.getToken(63 /* COMMA */, i);
    	}
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
    public EOF(): antlr.TerminalNode {
        return this.getToken(MuPuppetParser.EOF, 0)!;
    }
    public EPP_START(): antlr.TerminalNode | null {
        return this.getToken(19 /* EPP_START */, 0);
    }
    public PIPE(): antlr.TerminalNode | null {
        return this.getToken(66 /* PIPE */, 0);
    }
    public PIPE_CLOSE(): antlr.TerminalNode | null {
        return this.getToken(8 /* PIPE_CLOSE */, 0);
    }
    public parameterList(): ParameterListContext | null {
        return this.getRuleContext(0, ParameterListContext);
    }
    public assignment(): AssignmentContext[];
    public assignment(i: number): AssignmentContext | null;
    public assignment(i?: number): AssignmentContext[] | AssignmentContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AssignmentContext);
        }

        return this.getRuleContext(i, AssignmentContext);
    }
    public definition(): DefinitionContext[];
    public definition(i: number): DefinitionContext | null;
    public definition(i?: number): DefinitionContext[] | DefinitionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(DefinitionContext);
        }

        return this.getRuleContext(i, DefinitionContext);
    }
    public SEMICOLON(): antlr.TerminalNode[];
    public SEMICOLON(i: number): antlr.TerminalNode | null;
    public SEMICOLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(64 /* SEMICOLON */);
    	} else {
    		return this.getToken(64 /* SEMICOLON */, i);
    	}
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(63 /* COMMA */);
    	} else {
    		return this.getToken(63 /* COMMA */, i);
    	}
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
    public VARIABLE(): antlr.TerminalNode[];
    public VARIABLE(i: number): antlr.TerminalNode | null;
    public VARIABLE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(50 /* VARIABLE */);
    	} else {
    		return this.getToken(50 /* VARIABLE */, i);
    	}
    }
    public NAME(): antlr.TerminalNode[];
    public NAME(i: number): antlr.TerminalNode | null;
    public NAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(47 /* NAME */);
    	} else {
    		return this.getToken(47 /* NAME */, i);
    	}
    }
    public WORD(): antlr.TerminalNode[];
    public WORD(i: number): antlr.TerminalNode | null;
    public WORD(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(48 /* WORD */);
    	} else {
    		return this.getToken(48 /* WORD */, i);
    	}
    }
    public REFERENCE(): antlr.TerminalNode[];
    public REFERENCE(i: number): antlr.TerminalNode | null;
    public REFERENCE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(49 /* REFERENCE */);
    	} else {
    		return this.getToken(49 /* REFERENCE */, i);
    	}
    }
    public NUMBER(): antlr.TerminalNode[];
    public NUMBER(i: number): antlr.TerminalNode | null;
    public NUMBER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(51 /* NUMBER */);
    	} else {
    		return this.getToken(51 /* NUMBER */, i);
    	}
    }
    public STRING(): antlr.TerminalNode[];
    public STRING(i: number): antlr.TerminalNode | null;
    public STRING(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(52 /* STRING */);
    	} else {
    		return this.getToken(52 /* STRING */, i);
    	}
    }
    public PLAIN_STRING(): antlr.TerminalNode[];
    public PLAIN_STRING(i: number): antlr.TerminalNode | null;
    public PLAIN_STRING(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(53 /* PLAIN_STRING */);
    	} else {
    		return this.getToken(53 /* PLAIN_STRING */, i);
    	}
    }
    public REGEX(): antlr.TerminalNode[];
    public REGEX(i: number): antlr.TerminalNode | null;
    public REGEX(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(7 /* REGEX */);
    	} else {
    		return this.getToken(7 /* REGEX */, i);
    	}
    }
    public TRUE(): antlr.TerminalNode[];
    public TRUE(i: number): antlr.TerminalNode | null;
    public TRUE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(43 /* TRUE */);
    	} else {
    		return this.getToken(43 /* TRUE */, i);
    	}
    }
    public FALSE(): antlr.TerminalNode[];
    public FALSE(i: number): antlr.TerminalNode | null;
    public FALSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(35 /* FALSE */);
    	} else {
    		return this.getToken(35 /* FALSE */, i);
    	}
    }
    public UNDEF(): antlr.TerminalNode[];
    public UNDEF(i: number): antlr.TerminalNode | null;
    public UNDEF(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(45 /* UNDEF */);
    	} else {
    		return this.getToken(45 /* UNDEF */, i);
    	}
    }
    public DEFAULT(): antlr.TerminalNode[];
    public DEFAULT(i: number): antlr.TerminalNode | null;
    public DEFAULT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(31 /* DEFAULT */);
    	} else {
    		return this.getToken(31 /* DEFAULT */, i);
    	}
    }
    public HEREDOC(): antlr.TerminalNode[];
    public HEREDOC(i: number): antlr.TerminalNode | null;
    public HEREDOC(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(55 /* HEREDOC */);
    	} else {
    		return this.getToken(55 /* HEREDOC */, i);
    	}
    }
    public INTERPOLATED_NAME(): antlr.TerminalNode[];
    public INTERPOLATED_NAME(i: number): antlr.TerminalNode | null;
    public INTERPOLATED_NAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(16 /* INTERPOLATED_NAME */);
    	} else {
    		return this.getToken(16 /* INTERPOLATED_NAME */, i);
    	}
    }
    public CLASS_RESOURCE(): antlr.TerminalNode[];
    public CLASS_RESOURCE(i: number): antlr.TerminalNode | null;
    public CLASS_RESOURCE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(15 /* CLASS_RESOURCE */);
    	} else {
    		return this.getToken(15 /* CLASS_RESOURCE */, i);
    	}
    }
    public EPP_TEXT(): antlr.TerminalNode | null {
        return this.getToken(20 /* EPP_TEXT */, 0);
    }
    public construct(): ConstructContext[];
    public construct(i: number): ConstructContext | null;
    public construct(i?: number): ConstructContext[] | ConstructContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ConstructContext);
        }

        return this.getRuleContext(i, ConstructContext);
    }
    public AT(): antlr.TerminalNode[];
    public AT(i: number): antlr.TerminalNode | null;
    public AT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(67 /* AT */);
    	} else {
    		return this.getToken(67 /* AT */, i);
    	}
    }
    public AT_AT(): antlr.TerminalNode[];
    public AT_AT(i: number): antlr.TerminalNode | null;
    public AT_AT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(68 /* AT_AT */);
    	} else {
    		return this.getToken(68 /* AT_AT */, i);
    	}
    }
    public NOT(): antlr.TerminalNode[];
    public NOT(i: number): antlr.TerminalNode | null;
    public NOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(83 /* NOT */);
    	} else {
    		return this.getToken(83 /* NOT */, i);
    	}
    }
    public PREFIX_MINUS(): antlr.TerminalNode[];
    public PREFIX_MINUS(i: number): antlr.TerminalNode | null;
    public PREFIX_MINUS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(4 /* PREFIX_MINUS */);
    	} else {
    		return this.getToken(4 /* PREFIX_MINUS */, i);
    	}
    }
    public SPLAT(): antlr.TerminalNode[];
    public SPLAT(i: number): antlr.TerminalNode | null;
    public SPLAT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(5 /* SPLAT */);
    	} else {
    		return this.getToken(5 /* SPLAT */, i);
    	}
    }
    public EPP_OUTPUT(): antlr.TerminalNode[];
    public EPP_OUTPUT(i: number): antlr.TerminalNode | null;
    public EPP_OUTPUT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(21 /* EPP_OUTPUT */);
    	} else {
    		return this.getToken(21 /* EPP_OUTPUT */, i);
    	}
    }
    public suffix(): SuffixContext[];
    public suffix(i: number): SuffixContext | null;
    public suffix(i?: number): SuffixContext[] | SuffixContext | null {
        if (i === undefined) {
            return this.getRuleContexts(SuffixContext);
        }

        return this.getRuleContext(i, SuffixContext);
    }
    public tail(): TailContext[];
    public tail(i: number): TailContext | null;
    public tail(i?: number): TailContext[] | TailContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TailContext);
        }

        return this.getRuleContext(i, TailContext);
    }
    public IN(): antlr.TerminalNode[];
    public IN(i: number): antlr.TerminalNode | null;
    public IN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(38 /* IN */);
    	} else {
    		return this.getToken(38 /* IN */, i);
    	}
    }
    public MATCH(): antlr.TerminalNode[];
    public MATCH(i: number): antlr.TerminalNode | null;
    public MATCH(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(77 /* MATCH */);
    	} else {
    		return this.getToken(77 /* MATCH */, i);
    	}
    }
    public NO_MATCH(): antlr.TerminalNode[];
    public NO_MATCH(i: number): antlr.TerminalNode | null;
    public NO_MATCH(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(78 /* NO_MATCH */);
    	} else {
    		return this.getToken(78 /* NO_MATCH */, i);
    	}
    }
    public TIMES(): antlr.TerminalNode[];
    public TIMES(i: number): antlr.TerminalNode | null;
    public TIMES(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(86 /* TIMES */);
    	} else {
    		return this.getToken(86 /* TIMES */, i);
    	}
    }
    public DIVIDE(): antlr.TerminalNode[];
    public DIVIDE(i: number): antlr.TerminalNode | null;
    public DIVIDE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(87 /* DIVIDE */);
    	} else {
    		return this.getToken(87 /* DIVIDE */, i);
    	}
    }
    public MODULO(): antlr.TerminalNode[];
    public MODULO(i: number): antlr.TerminalNode | null;
    public MODULO(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(88 /* MODULO */);
    	} else {
    		return this.getToken(88 /* MODULO */, i);
    	}
    }
    public PLUS(): antlr.TerminalNode[];
    public PLUS(i: number): antlr.TerminalNode | null;
    public PLUS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(84 /* PLUS */);
    	} else {
    		return this.getToken(84 /* PLUS */, i);
    	}
    }
    public MINUS(): antlr.TerminalNode[];
    public MINUS(i: number): antlr.TerminalNode | null;
    public MINUS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(85 /* MINUS */);
    	} else {
    		return this.getToken(85 /* MINUS */, i);
    	}
    }
    public LEFT_SHIFT(): antlr.TerminalNode[];
    public LEFT_SHIFT(i: number): antlr.TerminalNode | null;
    public LEFT_SHIFT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(89 /* LEFT_SHIFT */);
    	} else {
    		return this.getToken(89 /* LEFT_SHIFT */, i);
    	}
    }
    public RIGHT_SHIFT(): antlr.TerminalNode[];
    public RIGHT_SHIFT(i: number): antlr.TerminalNode | null;
    public RIGHT_SHIFT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(90 /* RIGHT_SHIFT */);
    	} else {
    		return this.getToken(90 /* RIGHT_SHIFT */, i);
    	}
    }
    public EQUAL(): antlr.TerminalNode[];
    public EQUAL(i: number): antlr.TerminalNode | null;
    public EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(75 /* EQUAL */);
    	} else {
    		return this.getToken(75 /* EQUAL */, i);
    	}
    }
    public NOT_EQUAL(): antlr.TerminalNode[];
    public NOT_EQUAL(i: number): antlr.TerminalNode | null;
    public NOT_EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(76 /* NOT_EQUAL */);
    	} else {
    		return this.getToken(76 /* NOT_EQUAL */, i);
    	}
    }
    public LESS(): antlr.TerminalNode[];
    public LESS(i: number): antlr.TerminalNode | null;
    public LESS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(79 /* LESS */);
    	} else {
    		return this.getToken(79 /* LESS */, i);
    	}
    }
    public LESS_OR_EQUAL(): antlr.TerminalNode[];
    public LESS_OR_EQUAL(i: number): antlr.TerminalNode | null;
    public LESS_OR_EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(80 /* LESS_OR_EQUAL */);
    	} else {
    		return this.getToken(80 /* LESS_OR_EQUAL */, i);
    	}
    }
    public GREATER(): antlr.TerminalNode[];
    public GREATER(i: number): antlr.TerminalNode | null;
    public GREATER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(81 /* GREATER */);
    	} else {
    		return this.getToken(81 /* GREATER */, i);
    	}
    }
    public GREATER_OR_EQUAL(): antlr.TerminalNode[];
    public GREATER_OR_EQUAL(i: number): antlr.TerminalNode | null;
    public GREATER_OR_EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(82 /* GREATER_OR_EQUAL */);
    	} else {
    		return this.getToken(82 /* GREATER_OR_EQUAL */, i);
    	}
    }
    public AND(): antlr.TerminalNode[];
    public AND(i: number): antlr.TerminalNode | null;
    public AND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(27 /* AND */);
    	} else {
    		return this.getToken(27 /* AND */, i);
    	}
    }
    public OR(): antlr.TerminalNode[];
    public OR(i: number): antlr.TerminalNode | null;
    public OR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(41 /* OR */);
    	} else {
    		return this.getToken(41 /* OR */, i);
    	}
    }
    public ASSIGN(): antlr.TerminalNode[];
    public ASSIGN(i: number): antlr.TerminalNode | null;
    public ASSIGN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(70 /* ASSIGN */);
    	} else {
    		return this.getToken(70 /* ASSIGN */, i);
    	}
    }
    public APPEND(): antlr.TerminalNode[];
    public APPEND(i: number): antlr.TerminalNode | null;
    public APPEND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(71 /* APPEND */);
    	} else {
    		return this.getToken(71 /* APPEND */, i);
    	}
    }
    public DELETE(): antlr.TerminalNode[];
    public DELETE(i: number): antlr.TerminalNode | null;
    public DELETE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(72 /* DELETE */);
    	} else {
    		return this.getToken(72 /* DELETE */, i);
    	}
    }
    public BEFORE(): antlr.TerminalNode[];
    public BEFORE(i: number): antlr.TerminalNode | null;
    public BEFORE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(95 /* BEFORE */);
    	} else {
    		return this.getToken(95 /* BEFORE */, i);
    	}
    }
    public NOTIFY(): antlr.TerminalNode[];
    public NOTIFY(i: number): antlr.TerminalNode | null;
    public NOTIFY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(96 /* NOTIFY */);
    	} else {
    		return this.getToken(96 /* NOTIFY */, i);
    	}
    }
    public AFTER(): antlr.TerminalNode[];
    public AFTER(i: number): antlr.TerminalNode | null;
    public AFTER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(97 /* AFTER */);
    	} else {
    		return this.getToken(97 /* AFTER */, i);
    	}
    }
    public NOTIFIED(): antlr.TerminalNode[];
    public NOTIFIED(i: number): antlr.TerminalNode | null;
    public NOTIFIED(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(98 /* NOTIFIED */);
    	} else {
    		return this.getToken(98 /* NOTIFIED */, i);
    	}
    }
    public choice(): ChoiceContext[];
    public choice(i: number): ChoiceContext | null;
    public choice(i?: number): ChoiceContext[] | ChoiceContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ChoiceContext);
        }

        return this.getRuleContext(i, ChoiceContext);
    }
    public NAME_KEY(): antlr.TerminalNode[];
    public NAME_KEY(i: number): antlr.TerminalNode | null;
    public NAME_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(10 /* NAME_KEY */);
    	} else {
    		return this.getToken(10 /* NAME_KEY */, i);
    	}
    }
    public DEFAULT_KEY(): antlr.TerminalNode[];
    public DEFAULT_KEY(i: number): antlr.TerminalNode | null;
    public DEFAULT_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(11 /* DEFAULT_KEY */);
    	} else {
    		return this.getToken(11 /* DEFAULT_KEY */, i);
    	}
    }
    public UNDEF_KEY(): antlr.TerminalNode[];
    public UNDEF_KEY(i: number): antlr.TerminalNode | null;
    public UNDEF_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(12 /* UNDEF_KEY */);
    	} else {
    		return this.getToken(12 /* UNDEF_KEY */, i);
    	}
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
    public BODY_OPEN(): antlr.TerminalNode | null {
        return this.getToken(3 /* BODY_OPEN */, 0);
    }
    public CLOSE_BRACE(): antlr.TerminalNode | null {
        return this.getToken(57 /* CLOSE_BRACE */, 0);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(63 /* COMMA */);
    	} else {
    		return this.getToken(63 /* COMMA */, i);
    	}
    }
    public resource(): ResourceContext[];
    public resource(i: number): ResourceContext | null;
    public resource(i?: number): ResourceContext[] | ResourceContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ResourceContext);
        }

        return this.getRuleContext(i, ResourceContext);
    }
    public SPLAT_KEY(): antlr.TerminalNode[];
    public SPLAT_KEY(i: number): antlr.TerminalNode | null;
    public SPLAT_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(6 /* SPLAT_KEY */);
    	} else {
    		return this.getToken(6 /* SPLAT_KEY */, i);
    	}
    }
    public ARROW(): antlr.TerminalNode[];
    public ARROW(i: number): antlr.TerminalNode | null;
    public ARROW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(73 /* ARROW */);
    	} else {
    		return this.getToken(73 /* ARROW */, i);
    	}
    }
    public SEMICOLON(): antlr.TerminalNode[];
    public SEMICOLON(i: number): antlr.TerminalNode | null;
    public SEMICOLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(64 /* SEMICOLON */);
    	} else {
    		return this.getToken(64 /* SEMICOLON */, i);
    	}
    }
    public NAME_KEY(): antlr.TerminalNode[];
    public NAME_KEY(i: number): antlr.TerminalNode | null;
    public NAME_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(10 /* NAME_KEY */);
    	} else {
    		return this.getToken(10 /* NAME_KEY */, i);
    	}
    }
    public DEFAULT_KEY(): antlr.TerminalNode[];
    public DEFAULT_KEY(i: number): antlr.TerminalNode | null;
    public DEFAULT_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(11 /* DEFAULT_KEY */);
    	} else {
    		return this.getToken(11 /* DEFAULT_KEY */, i);
    	}
    }
    public UNDEF_KEY(): antlr.TerminalNode[];
    public UNDEF_KEY(i: number): antlr.TerminalNode | null;
    public UNDEF_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(12 /* UNDEF_KEY */);
    	} else {
    		return this.getToken(12 /* UNDEF_KEY */, i);
    	}
    }
    public TYPE_KEY(): antlr.TerminalNode[];
    public TYPE_KEY(i: number): antlr.TerminalNode | null;
    public TYPE_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(13 /* TYPE_KEY */);
    	} else {
    		return this.getToken(13 /* TYPE_KEY */, i);
    	}
    }
    public KEYWORD_KEY(): antlr.TerminalNode[];
    public KEYWORD_KEY(i: number): antlr.TerminalNode | null;
    public KEYWORD_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(14 /* KEYWORD_KEY */);
    	} else {
    		return this.getToken(14 /* KEYWORD_KEY */, i);
    	}
    }
    public PLUS_ARROW(): antlr.TerminalNode[];
    public PLUS_ARROW(i: number): antlr.TerminalNode | null;
    public PLUS_ARROW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(74 /* PLUS_ARROW */);
    	} else {
    		return this.getToken(74 /* PLUS_ARROW */, i);
    	}
    }
    public expression(): ExpressionContext[];
    public expression(i: number): ExpressionContext | null;
    public expression(i?: number): ExpressionContext[] | ExpressionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionContext);
        }

        return this.getRuleContext(i, ExpressionContext);
    }
    public COLLECT_OPEN(): antlr.TerminalNode | null {
        return this.getToken(91 /* COLLECT_OPEN */, 0);
    }
    public COLLECT_CLOSE(): antlr.TerminalNode | null {
        return this.getToken(92 /* COLLECT_CLOSE */, 0);
    }
    public EXPORTED_OPEN(): antlr.TerminalNode | null {
        return this.getToken(93 /* EXPORTED_OPEN */, 0);
    }
    public EXPORTED_CLOSE(): antlr.TerminalNode | null {
        return this.getToken(94 /* EXPORTED_CLOSE */, 0);
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
    public COLON(): antlr.TerminalNode {
        return this.getToken(65 /* COLON */, 0)!;
    }
    public expression(): ExpressionContext[];
    public expression(i: number): ExpressionContext | null;
    public expression(i?: number): ExpressionContext[] | ExpressionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionContext);
        }

        return this.getRuleContext(i, ExpressionContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(63 /* COMMA */);
    	} else {
    		return this.getToken(63 /* COMMA */, i);
    	}
    }
    public SPLAT_KEY(): antlr.TerminalNode[];
    public SPLAT_KEY(i: number): antlr.TerminalNode | null;
    public SPLAT_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(6 /* SPLAT_KEY */);
    	} else {
    		return this.getToken(6 /* SPLAT_KEY */, i);
    	}
    }
    public ARROW(): antlr.TerminalNode[];
    public ARROW(i: number): antlr.TerminalNode | null;
    public ARROW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(73 /* ARROW */);
    	} else {
    		return this.getToken(73 /* ARROW */, i);
    	}
    }
    public NAME_KEY(): antlr.TerminalNode[];
    public NAME_KEY(i: number): antlr.TerminalNode | null;
    public NAME_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(10 /* NAME_KEY */);
    	} else {
    		return this.getToken(10 /* NAME_KEY */, i);
    	}
    }
    public DEFAULT_KEY(): antlr.TerminalNode[];
    public DEFAULT_KEY(i: number): antlr.TerminalNode | null;
    public DEFAULT_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(11 /* DEFAULT_KEY */);
    	} else {
    		return this.getToken(11 /* DEFAULT_KEY */, i);
    	}
    }
    public UNDEF_KEY(): antlr.TerminalNode[];
    public UNDEF_KEY(i: number): antlr.TerminalNode | null;
    public UNDEF_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(12 /* UNDEF_KEY */);
    	} else {
    		return this.getToken(12 /* UNDEF_KEY */, i);
    	}
    }
    public TYPE_KEY(): antlr.TerminalNode[];
    public TYPE_KEY(i: number): antlr.TerminalNode | null;
    public TYPE_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(13 /* TYPE_KEY */);
    	} else {
    		return this.getToken(13 /* TYPE_KEY */, i);
    	}
    }
    public KEYWORD_KEY(): antlr.TerminalNode[];
    public KEYWORD_KEY(i: number): antlr.TerminalNode | null;
    public KEYWORD_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(14 /* KEYWORD_KEY */);
    	} else {
    		return this.getToken(14 /* KEYWORD_KEY */, i);
    	}
    }
    public PLUS_ARROW(): antlr.TerminalNode[];
    public PLUS_ARROW(i: number): antlr.TerminalNode | null;
    public PLUS_ARROW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(74 /* PLUS_ARROW */);
    	} else {
    		return this.getToken(74 /* PLUS_ARROW */, i);
    	}
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
    public CLASS(): antlr.TerminalNode | null {
        return this.getToken(30 /* CLASS */, 0);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public NAME(): antlr.TerminalNode[];
    public NAME(i: number): antlr.TerminalNode | null;
    public NAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(47 /* NAME */);
    	} else {
    		return this.getToken(47 /* NAME */, i);
    	}
    }
    public WORD(): antlr.TerminalNode[];
    public WORD(i: number): antlr.TerminalNode | null;
    public WORD(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(48 /* WORD */);
    	} else {
    		return this.getToken(48 /* WORD */, i);
    	}
    }
    public REFERENCE(): antlr.TerminalNode[];
    public REFERENCE(i: number): antlr.TerminalNode | null;
    public REFERENCE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(49 /* REFERENCE */);
    	} else {
    		return this.getToken(49 /* REFERENCE */, i);
    	}
    }
    public CLOSE_PAREN(): antlr.TerminalNode | null {
        return this.getToken(61 /* CLOSE_PAREN */, 0);
    }
    public INHERITS(): antlr.TerminalNode | null {
        return this.getToken(39 /* INHERITS */, 0);
    }
    public OPEN_PAREN(): antlr.TerminalNode | null {
        return this.getToken(60 /* OPEN_PAREN */, 0);
    }
    public CALL_OPEN(): antlr.TerminalNode | null {
        return this.getToken(2 /* CALL_OPEN */, 0);
    }
    public parameterList(): ParameterListContext | null {
        return this.getRuleContext(0, ParameterListContext);
    }
    public DEFAULT(): antlr.TerminalNode | null {
        return this.getToken(31 /* DEFAULT */, 0);
    }
    public DEFINE(): antlr.TerminalNode | null {
        return this.getToken(32 /* DEFINE */, 0);
    }
    public NODE(): antlr.TerminalNode | null {
        return this.getToken(40 /* NODE */, 0);
    }
    public host(): HostContext[];
    public host(i: number): HostContext | null;
    public host(i?: number): HostContext[] | HostContext | null {
        if (i === undefined) {
            return this.getRuleContexts(HostContext);
        }

        return this.getRuleContext(i, HostContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(63 /* COMMA */);
    	} else {
    		return this.getToken(63 /* COMMA */, i);
    	}
    }
    public FUNCTION(): antlr.TerminalNode | null {
        return this.getToken(36 /* FUNCTION */, 0);
    }
    public RIGHT_SHIFT(): antlr.TerminalNode | null {
        return this.getToken(90 /* RIGHT_SHIFT */, 0);
    }
    public type_(): TypeContext[];
    public type_(i: number): TypeContext | null;
    public type_(i?: number): TypeContext[] | TypeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeContext);
        }

        return this.getRuleContext(i, TypeContext);
    }
    public TYPE(): antlr.TerminalNode | null {
        return this.getToken(44 /* TYPE */, 0);
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(70 /* ASSIGN */, 0);
    }
    public construct(): ConstructContext | null {
        return this.getRuleContext(0, ConstructContext);
    }
    public typeFields(): TypeFieldsContext | null {
        return this.getRuleContext(0, TypeFieldsContext);
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
    public NAME(): antlr.TerminalNode[];
    public NAME(i: number): antlr.TerminalNode | null;
    public NAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(47 /* NAME */);
    	} else {
    		return this.getToken(47 /* NAME */, i);
    	}
    }
    public NUMBER(): antlr.TerminalNode[];
    public NUMBER(i: number): antlr.TerminalNode | null;
    public NUMBER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(51 /* NUMBER */);
    	} else {
    		return this.getToken(51 /* NUMBER */, i);
    	}
    }
    public DOT(): antlr.TerminalNode[];
    public DOT(i: number): antlr.TerminalNode | null;
    public DOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(62 /* DOT */);
    	} else {
    		return this.getToken(62 /* DOT */, i);
    	}
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(52 /* STRING */, 0);
    }
    public PLAIN_STRING(): antlr.TerminalNode | null {
        return this.getToken(53 /* PLAIN_STRING */, 0);
    }
    public WORD(): antlr.TerminalNode | null {
        return this.getToken(48 /* WORD */, 0);
    }
    public REGEX(): antlr.TerminalNode | null {
        return this.getToken(7 /* REGEX */, 0);
    }
    public DEFAULT(): antlr.TerminalNode | null {
        return this.getToken(31 /* DEFAULT */, 0);
    }
    public HEREDOC(): antlr.TerminalNode | null {
        return this.getToken(55 /* HEREDOC */, 0);
    }
    public construct(): ConstructContext | null {
        return this.getRuleContext(0, ConstructContext);
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
    public BODY_OPEN(): antlr.TerminalNode {
        return this.getToken(3 /* BODY_OPEN */, 0)!;
    }
    public CLOSE_BRACE(): antlr.TerminalNode {
        return this.getToken(57 /* CLOSE_BRACE */, 0)!;
    }
    public ARROW(): antlr.TerminalNode[];
    public ARROW(i: number): antlr.TerminalNode | null;
    public ARROW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(73 /* ARROW */);
    	} else {
    		return this.getToken(73 /* ARROW */, i);
    	}
    }
    public assignment(): AssignmentContext[];
    public assignment(i: number): AssignmentContext | null;
    public assignment(i?: number): AssignmentContext[] | AssignmentContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AssignmentContext);
        }

        return this.getRuleContext(i, AssignmentContext);
    }
    public NAME_KEY(): antlr.TerminalNode[];
    public NAME_KEY(i: number): antlr.TerminalNode | null;
    public NAME_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(10 /* NAME_KEY */);
    	} else {
    		return this.getToken(10 /* NAME_KEY */, i);
    	}
    }
    public DEFAULT_KEY(): antlr.TerminalNode[];
    public DEFAULT_KEY(i: number): antlr.TerminalNode | null;
    public DEFAULT_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(11 /* DEFAULT_KEY */);
    	} else {
    		return this.getToken(11 /* DEFAULT_KEY */, i);
    	}
    }
    public UNDEF_KEY(): antlr.TerminalNode[];
    public UNDEF_KEY(i: number): antlr.TerminalNode | null;
    public UNDEF_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(12 /* UNDEF_KEY */);
    	} else {
    		return this.getToken(12 /* UNDEF_KEY */, i);
    	}
    }
    public TYPE_KEY(): antlr.TerminalNode[];
    public TYPE_KEY(i: number): antlr.TerminalNode | null;
    public TYPE_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(13 /* TYPE_KEY */);
    	} else {
    		return this.getToken(13 /* TYPE_KEY */, i);
    	}
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(63 /* COMMA */);
    	} else {
    		return this.getToken(63 /* COMMA */, i);
    	}
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
    public VARIABLE(): antlr.TerminalNode[];
    public VARIABLE(i: number): antlr.TerminalNode | null;
    public VARIABLE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(50 /* VARIABLE */);
    	} else {
    		return this.getToken(50 /* VARIABLE */, i);
    	}
    }
    public NAME(): antlr.TerminalNode[];
    public NAME(i: number): antlr.TerminalNode | null;
    public NAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(47 /* NAME */);
    	} else {
    		return this.getToken(47 /* NAME */, i);
    	}
    }
    public WORD(): antlr.TerminalNode[];
    public WORD(i: number): antlr.TerminalNode | null;
    public WORD(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(48 /* WORD */);
    	} else {
    		return this.getToken(48 /* WORD */, i);
    	}
    }
    public REFERENCE(): antlr.TerminalNode[];
    public REFERENCE(i: number): antlr.TerminalNode | null;
    public REFERENCE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(49 /* REFERENCE */);
    	} else {
    		return this.getToken(49 /* REFERENCE */, i);
    	}
    }
    public NUMBER(): antlr.TerminalNode[];
    public NUMBER(i: number): antlr.TerminalNode | null;
    public NUMBER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(51 /* NUMBER */);
    	} else {
    		return this.getToken(51 /* NUMBER */, i);
    	}
    }
    public STRING(): antlr.TerminalNode[];
    public STRING(i: number): antlr.TerminalNode | null;
    public STRING(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(52 /* STRING */);
    	} else {
    		return this.getToken(52 /* STRING */, i);
    	}
    }
    public PLAIN_STRING(): antlr.TerminalNode[];
    public PLAIN_STRING(i: number): antlr.TerminalNode | null;
    public PLAIN_STRING(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(53 /* PLAIN_STRING */);
    	} else {
    		return this.getToken(53 /* PLAIN_STRING */, i);
    	}
    }
    public REGEX(): antlr.TerminalNode[];
    public REGEX(i: number): antlr.TerminalNode | null;
    public REGEX(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(7 /* REGEX */);
    	} else {
    		return this.getToken(7 /* REGEX */, i);
    	}
    }
    public TRUE(): antlr.TerminalNode[];
    public TRUE(i: number): antlr.TerminalNode | null;
    public TRUE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(43 /* TRUE */);
    	} else {
    		return this.getToken(43 /* TRUE */, i);
    	}
    }
    public FALSE(): antlr.TerminalNode[];
    public FALSE(i: number): antlr.TerminalNode | null;
    public FALSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(35 /* FALSE */);
    	} else {
    		return this.getToken(35 /* FALSE */, i);
    	}
    }
    public UNDEF(): antlr.TerminalNode[];
    public UNDEF(i: number): antlr.TerminalNode | null;
    public UNDEF(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(45 /* UNDEF */);
    	} else {
    		return this.getToken(45 /* UNDEF */, i);
    	}
    }
    public DEFAULT(): antlr.TerminalNode[];
    public DEFAULT(i: number): antlr.TerminalNode | null;
    public DEFAULT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(31 /* DEFAULT */);
    	} else {
    		return this.getToken(31 /* DEFAULT */, i);
    	}
    }
    public HEREDOC(): antlr.TerminalNode[];
    public HEREDOC(i: number): antlr.TerminalNode | null;
    public HEREDOC(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(55 /* HEREDOC */);
    	} else {
    		return this.getToken(55 /* HEREDOC */, i);
    	}
    }
    public INTERPOLATED_NAME(): antlr.TerminalNode[];
    public INTERPOLATED_NAME(i: number): antlr.TerminalNode | null;
    public INTERPOLATED_NAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(16 /* INTERPOLATED_NAME */);
    	} else {
    		return this.getToken(16 /* INTERPOLATED_NAME */, i);
    	}
    }
    public construct(): ConstructContext[];
    public construct(i: number): ConstructContext | null;
    public construct(i?: number): ConstructContext[] | ConstructContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ConstructContext);
        }

        return this.getRuleContext(i, ConstructContext);
    }
    public NOT(): antlr.TerminalNode[];
    public NOT(i: number): antlr.TerminalNode | null;
    public NOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(83 /* NOT */);
    	} else {
    		return this.getToken(83 /* NOT */, i);
    	}
    }
    public PREFIX_MINUS(): antlr.TerminalNode[];
    public PREFIX_MINUS(i: number): antlr.TerminalNode | null;
    public PREFIX_MINUS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(4 /* PREFIX_MINUS */);
    	} else {
    		return this.getToken(4 /* PREFIX_MINUS */, i);
    	}
    }
    public SPLAT(): antlr.TerminalNode[];
    public SPLAT(i: number): antlr.TerminalNode | null;
    public SPLAT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(5 /* SPLAT */);
    	} else {
    		return this.getToken(5 /* SPLAT */, i);
    	}
    }
    public suffix(): SuffixContext[];
    public suffix(i: number): SuffixContext | null;
    public suffix(i?: number): SuffixContext[] | SuffixContext | null {
        if (i === undefined) {
            return this.getRuleContexts(SuffixContext);
        }

        return this.getRuleContext(i, SuffixContext);
    }
    public IN(): antlr.TerminalNode[];
    public IN(i: number): antlr.TerminalNode | null;
    public IN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(38 /* IN */);
    	} else {
    		return this.getToken(38 /* IN */, i);
    	}
    }
    public MATCH(): antlr.TerminalNode[];
    public MATCH(i: number): antlr.TerminalNode | null;
    public MATCH(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(77 /* MATCH */);
    	} else {
    		return this.getToken(77 /* MATCH */, i);
    	}
    }
    public NO_MATCH(): antlr.TerminalNode[];
    public NO_MATCH(i: number): antlr.TerminalNode | null;
    public NO_MATCH(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(78 /* NO_MATCH */);
    	} else {
    		return this.getToken(78 /* NO_MATCH */, i);
    	}
    }
    public TIMES(): antlr.TerminalNode[];
    public TIMES(i: number): antlr.TerminalNode | null;
    public TIMES(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(86 /* TIMES */);
    	} else {
    		return this.getToken(86 /* TIMES */, i);
    	}
    }
    public DIVIDE(): antlr.TerminalNode[];
    public DIVIDE(i: number): antlr.TerminalNode | null;
    public DIVIDE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(87 /* DIVIDE */);
    	} else {
    		return this.getToken(87 /* DIVIDE */, i);
    	}
    }
    public MODULO(): antlr.TerminalNode[];
    public MODULO(i: number): antlr.TerminalNode | null;
    public MODULO(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(88 /* MODULO */);
    	} else {
    		return this.getToken(88 /* MODULO */, i);
    	}
    }
    public PLUS(): antlr.TerminalNode[];
    public PLUS(i: number): antlr.TerminalNode | null;
    public PLUS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(84 /* PLUS */);
    	} else {
    		return this.getToken(84 /* PLUS */, i);
    	}
    }
    public MINUS(): antlr.TerminalNode[];
    public MINUS(i: number): antlr.TerminalNode | null;
    public MINUS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(85 /* MINUS */);
    	} else {
    		return this.getToken(85 /* MINUS */, i);
    	}
    }
    public LEFT_SHIFT(): antlr.TerminalNode[];
    public LEFT_SHIFT(i: number): antlr.TerminalNode | null;
    public LEFT_SHIFT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(89 /* LEFT_SHIFT */);
    	} else {
    		return this.getToken(89 /* LEFT_SHIFT */, i);
    	}
    }
    public RIGHT_SHIFT(): antlr.TerminalNode[];
    public RIGHT_SHIFT(i: number): antlr.TerminalNode | null;
    public RIGHT_SHIFT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(90 /* RIGHT_SHIFT */);
    	} else {
    		return this.getToken(90 /* RIGHT_SHIFT */, i);
    	}
    }
    public EQUAL(): antlr.TerminalNode[];
    public EQUAL(i: number): antlr.TerminalNode | null;
    public EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(75 /* EQUAL */);
    	} else {
    		return this.getToken(75 /* EQUAL */, i);
    	}
    }
    public NOT_EQUAL(): antlr.TerminalNode[];
    public NOT_EQUAL(i: number): antlr.TerminalNode | null;
    public NOT_EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(76 /* NOT_EQUAL */);
    	} else {
    		return this.getToken(76 /* NOT_EQUAL */, i);
    	}
    }
    public LESS(): antlr.TerminalNode[];
    public LESS(i: number): antlr.TerminalNode | null;
    public LESS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(79 /* LESS */);
    	} else {
    		return this.getToken(79 /* LESS */, i);
    	}
    }
    public LESS_OR_EQUAL(): antlr.TerminalNode[];
    public LESS_OR_EQUAL(i: number): antlr.TerminalNode | null;
    public LESS_OR_EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(80 /* LESS_OR_EQUAL */);
    	} else {
    		return this.getToken(80 /* LESS_OR_EQUAL */, i);
    	}
    }
    public GREATER(): antlr.TerminalNode[];
    public GREATER(i: number): antlr.TerminalNode | null;
    public GREATER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(81 /* GREATER */);
    	} else {
    		return this.getToken(81 /* GREATER */, i);
    	}
    }
    public GREATER_OR_EQUAL(): antlr.TerminalNode[];
    public GREATER_OR_EQUAL(i: number): antlr.TerminalNode | null;
    public GREATER_OR_EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(82 /* GREATER_OR_EQUAL */);
    	} else {
    		return this.getToken(82 /* GREATER_OR_EQUAL */, i);
    	}
    }
    public AND(): antlr.TerminalNode[];
    public AND(i: number): antlr.TerminalNode | null;
    public AND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(27 /* AND */);
    	} else {
    		return this.getToken(27 /* AND */, i);
    	}
    }
    public OR(): antlr.TerminalNode[];
    public OR(i: number): antlr.TerminalNode | null;
    public OR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(41 /* OR */);
    	} else {
    		return this.getToken(41 /* OR */, i);
    	}
    }
    public choice(): ChoiceContext[];
    public choice(i: number): ChoiceContext | null;
    public choice(i?: number): ChoiceContext[] | ChoiceContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ChoiceContext);
        }

        return this.getRuleContext(i, ChoiceContext);
    }
    public NAME_KEY(): antlr.TerminalNode[];
    public NAME_KEY(i: number): antlr.TerminalNode | null;
    public NAME_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(10 /* NAME_KEY */);
    	} else {
    		return this.getToken(10 /* NAME_KEY */, i);
    	}
    }
    public DEFAULT_KEY(): antlr.TerminalNode[];
    public DEFAULT_KEY(i: number): antlr.TerminalNode | null;
    public DEFAULT_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(11 /* DEFAULT_KEY */);
    	} else {
    		return this.getToken(11 /* DEFAULT_KEY */, i);
    	}
    }
    public UNDEF_KEY(): antlr.TerminalNode[];
    public UNDEF_KEY(i: number): antlr.TerminalNode | null;
    public UNDEF_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(12 /* UNDEF_KEY */);
    	} else {
    		return this.getToken(12 /* UNDEF_KEY */, i);
    	}
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
    public _definition?: DefinitionContext;
    public _definitions: DefinitionContext[] = [];
    public _caseOption?: CaseOptionContext;
    public _options: CaseOptionContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public OPEN_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(58 /* OPEN_BRACKET */, 0);
    }
    public CLOSE_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(59 /* CLOSE_BRACKET */, 0);
    }
    public ARROW(): antlr.TerminalNode[];
    public ARROW(i: number): antlr.TerminalNode | null;
    public ARROW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(73 /* ARROW */);
    	} else {
    		return this.getToken(73 /* ARROW */, i);
    	}
    }
    public NAME_KEY(): antlr.TerminalNode[];
    public NAME_KEY(i: number): antlr.TerminalNode | null;
    public NAME_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(10 /* NAME_KEY */);
    	} else {
    		return this.getToken(10 /* NAME_KEY */, i);
    	}
    }
    public DEFAULT_KEY(): antlr.TerminalNode[];
    public DEFAULT_KEY(i: number): antlr.TerminalNode | null;
    public DEFAULT_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(11 /* DEFAULT_KEY */);
    	} else {
    		return this.getToken(11 /* DEFAULT_KEY */, i);
    	}
    }
    public UNDEF_KEY(): antlr.TerminalNode[];
    public UNDEF_KEY(i: number): antlr.TerminalNode | null;
    public UNDEF_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(12 /* UNDEF_KEY */);
    	} else {
    		return this.getToken(12 /* UNDEF_KEY */, i);
    	}
    }
    public TYPE_KEY(): antlr.TerminalNode[];
    public TYPE_KEY(i: number): antlr.TerminalNode | null;
    public TYPE_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(13 /* TYPE_KEY */);
    	} else {
    		return this.getToken(13 /* TYPE_KEY */, i);
    	}
    }
    public assignment(): AssignmentContext[];
    public assignment(i: number): AssignmentContext | null;
    public assignment(i?: number): AssignmentContext[] | AssignmentContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AssignmentContext);
        }

        return this.getRuleContext(i, AssignmentContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(63 /* COMMA */);
    	} else {
    		return this.getToken(63 /* COMMA */, i);
    	}
    }
    public OPEN_BRACE(): antlr.TerminalNode | null {
        return this.getToken(56 /* OPEN_BRACE */, 0);
    }
    public CLOSE_BRACE(): antlr.TerminalNode[];
    public CLOSE_BRACE(i: number): antlr.TerminalNode | null;
    public CLOSE_BRACE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(57 /* CLOSE_BRACE */);
    	} else {
    		return this.getToken(57 /* CLOSE_BRACE */, i);
    	}
    }
    public OPEN_PAREN(): antlr.TerminalNode | null {
        return this.getToken(60 /* OPEN_PAREN */, 0);
    }
    public CLOSE_PAREN(): antlr.TerminalNode | null {
        return this.getToken(61 /* CLOSE_PAREN */, 0);
    }
    public STRING_OPEN(): antlr.TerminalNode | null {
        return this.getToken(54 /* STRING_OPEN */, 0);
    }
    public STRING_CLOSE(): antlr.TerminalNode | null {
        return this.getToken(113 /* STRING_CLOSE */, 0);
    }
    public STRING_TEXT(): antlr.TerminalNode[];
    public STRING_TEXT(i: number): antlr.TerminalNode | null;
    public STRING_TEXT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(110 /* STRING_TEXT */);
    	} else {
    		return this.getToken(110 /* STRING_TEXT */, i);
    	}
    }
    public STRING_VARIABLE(): antlr.TerminalNode[];
    public STRING_VARIABLE(i: number): antlr.TerminalNode | null;
    public STRING_VARIABLE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(111 /* STRING_VARIABLE */);
    	} else {
    		return this.getToken(111 /* STRING_VARIABLE */, i);
    	}
    }
    public INTERPOLATION_OPEN(): antlr.TerminalNode[];
    public INTERPOLATION_OPEN(i: number): antlr.TerminalNode | null;
    public INTERPOLATION_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(112 /* INTERPOLATION_OPEN */);
    	} else {
    		return this.getToken(112 /* INTERPOLATION_OPEN */, i);
    	}
    }
    public HEREDOC_OPEN(): antlr.TerminalNode | null {
        return this.getToken(17 /* HEREDOC_OPEN */, 0);
    }
    public HEREDOC_CLOSE(): antlr.TerminalNode | null {
        return this.getToken(18 /* HEREDOC_CLOSE */, 0);
    }
    public IF(): antlr.TerminalNode | null {
        return this.getToken(37 /* IF */, 0);
    }
    public BODY_OPEN(): antlr.TerminalNode[];
    public BODY_OPEN(i: number): antlr.TerminalNode | null;
    public BODY_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(3 /* BODY_OPEN */);
    	} else {
    		return this.getToken(3 /* BODY_OPEN */, i);
    	}
    }
    public expression(): ExpressionContext[];
    public expression(i: number): ExpressionContext | null;
    public expression(i?: number): ExpressionContext[] | ExpressionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionContext);
        }

        return this.getRuleContext(i, ExpressionContext);
    }
    public ELSIF(): antlr.TerminalNode[];
    public ELSIF(i: number): antlr.TerminalNode | null;
    public ELSIF(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(34 /* ELSIF */);
    	} else {
    		return this.getToken(34 /* ELSIF */, i);
    	}
    }
    public ELSE(): antlr.TerminalNode | null {
        return this.getToken(33 /* ELSE */, 0);
    }
    public definition(): DefinitionContext[];
    public definition(i: number): DefinitionContext | null;
    public definition(i?: number): DefinitionContext[] | DefinitionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(DefinitionContext);
        }

        return this.getRuleContext(i, DefinitionContext);
    }
    public SEMICOLON(): antlr.TerminalNode[];
    public SEMICOLON(i: number): antlr.TerminalNode | null;
    public SEMICOLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(64 /* SEMICOLON */);
    	} else {
    		return this.getToken(64 /* SEMICOLON */, i);
    	}
    }
    public UNLESS(): antlr.TerminalNode | null {
        return this.getToken(46 /* UNLESS */, 0);
    }
    public CASE(): antlr.TerminalNode | null {
        return this.getToken(29 /* CASE */, 0);
    }
    public caseOption(): CaseOptionContext[];
    public caseOption(i: number): CaseOptionContext | null;
    public caseOption(i?: number): CaseOptionContext[] | CaseOptionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(CaseOptionContext);
        }

        return this.getRuleContext(i, CaseOptionContext);
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
    public COLON(): antlr.TerminalNode {
        return this.getToken(65 /* COLON */, 0)!;
    }
    public expression(): ExpressionContext[];
    public expression(i: number): ExpressionContext | null;
    public expression(i?: number): ExpressionContext[] | ExpressionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionContext);
        }

        return this.getRuleContext(i, ExpressionContext);
    }
    public block(): BlockContext {
        return this.getRuleContext(0, BlockContext)!;
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(63 /* COMMA */);
    	} else {
    		return this.getToken(63 /* COMMA */, i);
    	}
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
    public _statements: AssignmentContext[] = [];
    public _definition?: DefinitionContext;
    public _definitions: DefinitionContext[] = [];
    public _method?: Token | null;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public INDEX_OPEN(): antlr.TerminalNode | null {
        return this.getToken(1 /* INDEX_OPEN */, 0);
    }
    public CLOSE_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(59 /* CLOSE_BRACKET */, 0);
    }
    public ARROW(): antlr.TerminalNode[];
    public ARROW(i: number): antlr.TerminalNode | null;
    public ARROW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(73 /* ARROW */);
    	} else {
    		return this.getToken(73 /* ARROW */, i);
    	}
    }
    public NAME_KEY(): antlr.TerminalNode[];
    public NAME_KEY(i: number): antlr.TerminalNode | null;
    public NAME_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(10 /* NAME_KEY */);
    	} else {
    		return this.getToken(10 /* NAME_KEY */, i);
    	}
    }
    public DEFAULT_KEY(): antlr.TerminalNode[];
    public DEFAULT_KEY(i: number): antlr.TerminalNode | null;
    public DEFAULT_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(11 /* DEFAULT_KEY */);
    	} else {
    		return this.getToken(11 /* DEFAULT_KEY */, i);
    	}
    }
    public UNDEF_KEY(): antlr.TerminalNode[];
    public UNDEF_KEY(i: number): antlr.TerminalNode | null;
    public UNDEF_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(12 /* UNDEF_KEY */);
    	} else {
    		return this.getToken(12 /* UNDEF_KEY */, i);
    	}
    }
    public TYPE_KEY(): antlr.TerminalNode[];
    public TYPE_KEY(i: number): antlr.TerminalNode | null;
    public TYPE_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(13 /* TYPE_KEY */);
    	} else {
    		return this.getToken(13 /* TYPE_KEY */, i);
    	}
    }
    public expression(): ExpressionContext[];
    public expression(i: number): ExpressionContext | null;
    public expression(i?: number): ExpressionContext[] | ExpressionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionContext);
        }

        return this.getRuleContext(i, ExpressionContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(63 /* COMMA */);
    	} else {
    		return this.getToken(63 /* COMMA */, i);
    	}
    }
    public CALL_OPEN(): antlr.TerminalNode | null {
        return this.getToken(2 /* CALL_OPEN */, 0);
    }
    public CLOSE_PAREN(): antlr.TerminalNode | null {
        return this.getToken(61 /* CLOSE_PAREN */, 0);
    }
    public PIPE(): antlr.TerminalNode | null {
        return this.getToken(66 /* PIPE */, 0);
    }
    public PIPE_CLOSE(): antlr.TerminalNode | null {
        return this.getToken(8 /* PIPE_CLOSE */, 0);
    }
    public CLOSE_BRACE(): antlr.TerminalNode | null {
        return this.getToken(57 /* CLOSE_BRACE */, 0);
    }
    public parameterList(): ParameterListContext | null {
        return this.getRuleContext(0, ParameterListContext);
    }
    public BODY_OPEN(): antlr.TerminalNode | null {
        return this.getToken(3 /* BODY_OPEN */, 0);
    }
    public assignment(): AssignmentContext[];
    public assignment(i: number): AssignmentContext | null;
    public assignment(i?: number): AssignmentContext[] | AssignmentContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AssignmentContext);
        }

        return this.getRuleContext(i, AssignmentContext);
    }
    public RIGHT_SHIFT(): antlr.TerminalNode | null {
        return this.getToken(90 /* RIGHT_SHIFT */, 0);
    }
    public type(): TypeContext | null {
        return this.getRuleContext(0, TypeContext);
    }
    public definition(): DefinitionContext[];
    public definition(i: number): DefinitionContext | null;
    public definition(i?: number): DefinitionContext[] | DefinitionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(DefinitionContext);
        }

        return this.getRuleContext(i, DefinitionContext);
    }
    public SEMICOLON(): antlr.TerminalNode[];
    public SEMICOLON(i: number): antlr.TerminalNode | null;
    public SEMICOLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(64 /* SEMICOLON */);
    	} else {
    		return this.getToken(64 /* SEMICOLON */, i);
    	}
    }
    public DOT(): antlr.TerminalNode | null {
        return this.getToken(62 /* DOT */, 0);
    }
    public NAME(): antlr.TerminalNode | null {
        return this.getToken(47 /* NAME */, 0);
    }
    public SELECT_LIST(): antlr.TerminalNode | null {
        return this.getToken(9 /* SELECT_LIST */, 0);
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
    public SELECT(): antlr.TerminalNode {
        return this.getToken(69 /* SELECT */, 0)!;
    }
    public ARROW(): antlr.TerminalNode {
        return this.getToken(73 /* ARROW */, 0)!;
    }
    public NAME_KEY(): antlr.TerminalNode | null {
        return this.getToken(10 /* NAME_KEY */, 0);
    }
    public DEFAULT_KEY(): antlr.TerminalNode | null {
        return this.getToken(11 /* DEFAULT_KEY */, 0);
    }
    public UNDEF_KEY(): antlr.TerminalNode | null {
        return this.getToken(12 /* UNDEF_KEY */, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
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
    public BODY_OPEN(): antlr.TerminalNode {
        return this.getToken(3 /* BODY_OPEN */, 0)!;
    }
    public CLOSE_BRACE(): antlr.TerminalNode {
        return this.getToken(57 /* CLOSE_BRACE */, 0)!;
    }
    public assignment(): AssignmentContext[];
    public assignment(i: number): AssignmentContext | null;
    public assignment(i?: number): AssignmentContext[] | AssignmentContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AssignmentContext);
        }

        return this.getRuleContext(i, AssignmentContext);
    }
    public definition(): DefinitionContext[];
    public definition(i: number): DefinitionContext | null;
    public definition(i?: number): DefinitionContext[] | DefinitionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(DefinitionContext);
        }

        return this.getRuleContext(i, DefinitionContext);
    }
    public SEMICOLON(): antlr.TerminalNode[];
    public SEMICOLON(i: number): antlr.TerminalNode | null;
    public SEMICOLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(64 /* SEMICOLON */);
    	} else {
    		return this.getToken(64 /* SEMICOLON */, i);
    	}
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(63 /* COMMA */);
    	} else {
    		return this.getToken(63 /* COMMA */, i);
    	}
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
    public parameter(): ParameterContext[];
    public parameter(i: number): ParameterContext | null;
    public parameter(i?: number): ParameterContext[] | ParameterContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ParameterContext);
        }

        return this.getRuleContext(i, ParameterContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(63 /* COMMA */);
    	} else {
    		return this.getToken(63 /* COMMA */, i);
    	}
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
    public VARIABLE(): antlr.TerminalNode {
        return this.getToken(50 /* VARIABLE */, 0)!;
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(70 /* ASSIGN */, 0);
    }
    public type(): TypeContext | null {
        return this.getRuleContext(0, TypeContext);
    }
    public SPLAT(): antlr.TerminalNode | null {
        return this.getToken(5 /* SPLAT */, 0);
    }
    public TIMES(): antlr.TerminalNode | null {
        return this.getToken(86 /* TIMES */, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
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
    public REFERENCE(): antlr.TerminalNode {
        return this.getToken(49 /* REFERENCE */, 0)!;
    }
    public INDEX_OPEN(): antlr.TerminalNode | null {
        return this.getToken(1 /* INDEX_OPEN */, 0);
    }
    public CLOSE_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(59 /* CLOSE_BRACKET */, 0);
    }
    public ARROW(): antlr.TerminalNode[];
    public ARROW(i: number): antlr.TerminalNode | null;
    public ARROW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(73 /* ARROW */);
    	} else {
    		return this.getToken(73 /* ARROW */, i);
    	}
    }
    public NAME_KEY(): antlr.TerminalNode[];
    public NAME_KEY(i: number): antlr.TerminalNode | null;
    public NAME_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(10 /* NAME_KEY */);
    	} else {
    		return this.getToken(10 /* NAME_KEY */, i);
    	}
    }
    public DEFAULT_KEY(): antlr.TerminalNode[];
    public DEFAULT_KEY(i: number): antlr.TerminalNode | null;
    public DEFAULT_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(11 /* DEFAULT_KEY */);
    	} else {
    		return this.getToken(11 /* DEFAULT_KEY */, i);
    	}
    }
    public UNDEF_KEY(): antlr.TerminalNode[];
    public UNDEF_KEY(i: number): antlr.TerminalNode | null;
    public UNDEF_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(12 /* UNDEF_KEY */);
    	} else {
    		return this.getToken(12 /* UNDEF_KEY */, i);
    	}
    }
    public TYPE_KEY(): antlr.TerminalNode[];
    public TYPE_KEY(i: number): antlr.TerminalNode | null;
    public TYPE_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(13 /* TYPE_KEY */);
    	} else {
    		return this.getToken(13 /* TYPE_KEY */, i);
    	}
    }
    public expression(): ExpressionContext[];
    public expression(i: number): ExpressionContext | null;
    public expression(i?: number): ExpressionContext[] | ExpressionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionContext);
        }

        return this.getRuleContext(i, ExpressionContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(63 /* COMMA */);
    	} else {
    		return this.getToken(63 /* COMMA */, i);
    	}
    }
    public override get ruleIndex(): number {
        return MuPuppetParser.RULE_type;
    }
}
