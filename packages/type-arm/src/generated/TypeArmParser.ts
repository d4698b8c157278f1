// Generated from grammars/type-arm/TypeArmParser.g4 by ANTLR 4.13.1

import * as antlr from "@cairn/syntax/antlr";
import type { Token } from "@cairn/syntax/antlr";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class TypeArmParser extends antlr.LeanParser {
    public static readonly RULE_program = 0;
    public static readonly RULE_assignment = 1;
    public static readonly RULE_tail = 2;
    public static readonly RULE_function = 3;
    public static readonly RULE_definition = 4;
    public static readonly RULE_member = 5;
    public static readonly RULE_valueType = 6;
    public static readonly RULE_enumName = 7;
    public static readonly RULE_setting = 8;
    public static readonly RULE_expression = 9;
    public static readonly RULE_construct = 10;
    public static readonly RULE_caseOption = 11;
    public static readonly RULE_suffix = 12;
    public static readonly RULE_choice = 13;
    public static readonly RULE_block = 14;
    public static readonly RULE_parameterList = 15;
    public static readonly RULE_parameter = 16;
    public static readonly RULE_type = 17;

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
        "program", "assignment", "tail", "function", "definition", "member", 
        "valueType", "enumName", "setting", "expression", "construct", "caseOption", 
        "suffix", "choice", "block", "parameterList", "parameter", "type",
    ];

    public get grammarFileName(): string { return "TypeArmParser.g4"; }
    public get literalNames(): (string | null)[] { return TypeArmParser.literalNames; }
    public get symbolicNames(): (string | null)[] { return TypeArmParser.symbolicNames; }
    public get ruleNames(): string[] { return TypeArmParser.ruleNames; }
    public get serializedATN(): number[] { return TypeArmParser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, TypeArmParser._ATN, TypeArmParser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public program(): ProgramContext {
        let localContext = new ProgramContext(this.context, this.state);
        this.enterRule(localContext, 0, TypeArmParser.RULE_program);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 41;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 583008005) !== 0) || _la === 83) {
                {
                this.state = 39;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 64 /* SEMICOLON */:
                    {
                    this.state = 36;
                    this.match(64 /* SEMICOLON */);
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
                    this.state = 37;
                    localContext._assignment = this.assignment();
                    localContext._assignments.push(localContext._assignment!);
                    }
                    break;
                case 44 /* TYPE */:
                    {
                    this.state = 38;
                    localContext._definition = this.definition();
                    localContext._definitions.push(localContext._definition!);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 43;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 44;
            this.match(TypeArmParser.EOF);
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
        this.enterRule(localContext, 2, TypeArmParser.RULE_assignment);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 49;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 4 || _la === 5 || _la === 83) {
                {
                {
                this.state = 46;
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
                this.state = 51;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 54;
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
                this.state = 52;
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
                this.state = 53;
                localContext._construct = this.construct();
                localContext._constructs.push(localContext._construct!);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 74;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 134218254) !== 0) || ((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 2164260873) !== 0) || ((((_la - 70)) & ~0x1F) === 0 && ((1 << (_la - 70)) & 2088935) !== 0)) {
                {
                this.state = 72;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 1 /* INDEX_OPEN */:
                case 2 /* CALL_OPEN */:
                case 9 /* SELECT_LIST */:
                case 62 /* DOT */:
                    {
                    this.state = 56;
                    localContext._suffix = this.suffix();
                    localContext._suffixes.push(localContext._suffix!);
                    }
                    break;
                case 3 /* BODY_OPEN */:
                    {
                    this.state = 57;
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
                    {
                    this.state = 60;
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
                        {
                        this.state = 58;
                        _la = this.tokenStream.LA(1);
                        if(!(((((_la - 27)) & ~0x1F) === 0 && ((1 << (_la - 27)) & 18433) !== 0) || ((((_la - 70)) & ~0x1F) === 0 && ((1 << (_la - 70)) & 2088935) !== 0))) {
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
                        this.state = 59;
                        localContext._choice = this.choice();
                        localContext._chosen.push(localContext._choice!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 65;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 4 || _la === 5 || _la === 83) {
                        {
                        {
                        this.state = 62;
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
                        this.state = 67;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 70;
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
                        this.state = 68;
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
                        this.state = 69;
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
                this.state = 76;
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
        this.enterRule(localContext, 4, TypeArmParser.RULE_tail);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 77;
            this.match(3 /* BODY_OPEN */);
            this.state = 106;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684583088) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                {
                this.state = 84;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 10 /* NAME_KEY */:
                    {
                    this.state = 78;
                    this.match(10 /* NAME_KEY */);
                    }
                    break;
                case 11 /* DEFAULT_KEY */:
                    {
                    this.state = 79;
                    this.match(11 /* DEFAULT_KEY */);
                    }
                    break;
                case 12 /* UNDEF_KEY */:
                    {
                    this.state = 80;
                    this.match(12 /* UNDEF_KEY */);
                    }
                    break;
                case 13 /* TYPE_KEY */:
                    {
                    this.state = 81;
                    this.match(13 /* TYPE_KEY */);
                    }
                    break;
                case 14 /* KEYWORD_KEY */:
                    {
                    this.state = 82;
                    this.match(14 /* KEYWORD_KEY */);
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
                    this.state = 83;
                    localContext._assignment = this.assignment();
                    localContext._items.push(localContext._assignment!);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 86;
                this.match(73 /* ARROW */);
                this.state = 87;
                localContext._assignment = this.assignment();
                localContext._items.push(localContext._assignment!);
                this.state = 103;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 63) {
                    {
                    {
                    this.state = 88;
                    this.match(63 /* COMMA */);
                    this.state = 99;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684583088) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                        {
                        this.state = 95;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 10 /* NAME_KEY */:
                            {
                            this.state = 89;
                            this.match(10 /* NAME_KEY */);
                            }
                            break;
                        case 11 /* DEFAULT_KEY */:
                            {
                            this.state = 90;
                            this.match(11 /* DEFAULT_KEY */);
                            }
                            break;
                        case 12 /* UNDEF_KEY */:
                            {
                            this.state = 91;
                            this.match(12 /* UNDEF_KEY */);
                            }
                            break;
                        case 13 /* TYPE_KEY */:
                            {
                            this.state = 92;
                            this.match(13 /* TYPE_KEY */);
                            }
                            break;
                        case 14 /* KEYWORD_KEY */:
                            {
                            this.state = 93;
                            this.match(14 /* KEYWORD_KEY */);
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
                            this.state = 94;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 97;
                        this.match(73 /* ARROW */);
                        this.state = 98;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        }
                    }

                    }
                    }
                    this.state = 105;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
            }

            this.state = 108;
            localContext._close = this.match(57 /* CLOSE_BRACE */);
            this.state = 110;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 66) {
                {
                this.state = 109;
                localContext._lambda = this.function_();
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
    public function_(): FunctionContext {
        let localContext = new FunctionContext(this.context, this.state);
        this.enterRule(localContext, 6, TypeArmParser.RULE_function);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 112;
            this.match(66 /* PIPE */);
            this.state = 113;
            localContext._parameters = this.parameterList();
            this.state = 114;
            this.match(8 /* PIPE_CLOSE */);
            this.state = 117;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 90) {
                {
                this.state = 115;
                this.match(90 /* RIGHT_SHIFT */);
                this.state = 116;
                localContext._result = this.type_();
                }
            }

            this.state = 119;
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
    public definition(): DefinitionContext {
        let localContext = new DefinitionContext(this.context, this.state);
        this.enterRule(localContext, 8, TypeArmParser.RULE_definition);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 121;
            this.match(44 /* TYPE */);
            this.state = 122;
            localContext._name = this.tokenStream.LT(1);
            _la = this.tokenStream.LA(1);
            if(!(((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 7) !== 0))) {
                localContext._name = this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 138;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 70 /* ASSIGN */:
                {
                this.state = 123;
                this.match(70 /* ASSIGN */);
                this.state = 124;
                localContext._target = this.type_();
                }
                break;
            case 3 /* BODY_OPEN */:
            case 39 /* INHERITS */:
                {
                this.state = 127;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 39) {
                    {
                    this.state = 125;
                    this.match(39 /* INHERITS */);
                    this.state = 126;
                    localContext._parent = this.tokenStream.LT(1);
                    _la = this.tokenStream.LA(1);
                    if(!(((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 7) !== 0))) {
                        localContext._parent = this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                }

                this.state = 129;
                this.match(3 /* BODY_OPEN */);
                this.state = 134;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 327155712) !== 0) || _la === 64) {
                    {
                    this.state = 132;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 64 /* SEMICOLON */:
                        {
                        this.state = 130;
                        this.match(64 /* SEMICOLON */);
                        }
                        break;
                    case 23 /* HAS */:
                    case 24 /* INVARIANT */:
                    case 25 /* ABSTRACT */:
                    case 28 /* ATTR */:
                        {
                        this.state = 131;
                        localContext._member = this.member();
                        localContext._members.push(localContext._member!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 136;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 137;
                this.match(57 /* CLOSE_BRACE */);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
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
    public member(): MemberContext {
        let localContext = new MemberContext(this.context, this.state);
        this.enterRule(localContext, 10, TypeArmParser.RULE_member);
        let _la: number;
        try {
            this.state = 174;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 23 /* HAS */:
            case 28 /* ATTR */:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 140;
                _la = this.tokenStream.LA(1);
                if(!(_la === 23 || _la === 28)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 141;
                localContext._name = this.match(22 /* FEATURE */);
                this.state = 144;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 63) {
                    {
                    this.state = 142;
                    this.match(63 /* COMMA */);
                    this.state = 143;
                    localContext._expected = this.valueType();
                    }
                }

                this.state = 162;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 3) {
                    {
                    this.state = 146;
                    this.match(3 /* BODY_OPEN */);
                    this.state = 148;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 65) {
                        {
                        this.state = 147;
                        this.match(65 /* COLON */);
                        }
                    }

                    this.state = 150;
                    localContext._setting = this.setting();
                    localContext._settings.push(localContext._setting!);
                    this.state = 157;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 63) {
                        {
                        {
                        this.state = 151;
                        this.match(63 /* COMMA */);
                        this.state = 153;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 31744) !== 0)) {
                            {
                            this.state = 152;
                            localContext._setting = this.setting();
                            localContext._settings.push(localContext._setting!);
                            }
                        }

                        }
                        }
                        this.state = 159;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 160;
                    this.match(57 /* CLOSE_BRACE */);
                    }
                }

                }
                break;
            case 24 /* INVARIANT */:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 164;
                this.match(24 /* INVARIANT */);
                this.state = 167;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 52 /* STRING */:
                case 53 /* PLAIN_STRING */:
                    {
                    this.state = 165;
                    localContext._title = this.tokenStream.LT(1);
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 52 || _la === 53)) {
                        localContext._title = this.errorHandler.recoverInline(this);
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
                    this.state = 166;
                    localContext._text = this.construct();
                    }
                    break;
                case 3 /* BODY_OPEN */:
                case 66 /* PIPE */:
                    break;
                default:
                    break;
                }
                this.state = 171;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 3 /* BODY_OPEN */:
                    {
                    this.state = 169;
                    localContext._body = this.block();
                    }
                    break;
                case 66 /* PIPE */:
                    {
                    this.state = 170;
                    localContext._lambda = this.function_();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                break;
            case 25 /* ABSTRACT */:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 173;
                this.match(25 /* ABSTRACT */);
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
    public valueType(): ValueTypeContext {
        let localContext = new ValueTypeContext(this.context, this.state);
        this.enterRule(localContext, 12, TypeArmParser.RULE_valueType);
        let _la: number;
        try {
            this.state = 192;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 26 /* ENUM */:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 176;
                this.match(26 /* ENUM */);
                this.state = 177;
                _la = this.tokenStream.LA(1);
                if(!(_la === 1 || _la === 58)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 178;
                localContext._enumName = this.enumName();
                localContext._names.push(localContext._enumName!);
                this.state = 185;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 63) {
                    {
                    {
                    this.state = 179;
                    this.match(63 /* COMMA */);
                    this.state = 181;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 31)) & ~0x1F) === 0 && ((1 << (_la - 31)) & 7819281) !== 0)) {
                        {
                        this.state = 180;
                        localContext._enumName = this.enumName();
                        localContext._names.push(localContext._enumName!);
                        }
                    }

                    }
                    }
                    this.state = 187;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 188;
                this.match(59 /* CLOSE_BRACKET */);
                }
                break;
            case 49 /* REFERENCE */:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 190;
                localContext._named = this.type_();
                }
                break;
            case 47 /* NAME */:
            case 48 /* WORD */:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 191;
                localContext._word = this.tokenStream.LT(1);
                _la = this.tokenStream.LA(1);
                if(!(_la === 47 || _la === 48)) {
                    localContext._word = this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
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
    public enumName(): EnumNameContext {
        let localContext = new EnumNameContext(this.context, this.state);
        this.enterRule(localContext, 14, TypeArmParser.RULE_enumName);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 194;
            _la = this.tokenStream.LA(1);
            if(!(((((_la - 31)) & ~0x1F) === 0 && ((1 << (_la - 31)) & 7819281) !== 0))) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
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
    public setting(): SettingContext {
        let localContext = new SettingContext(this.context, this.state);
        this.enterRule(localContext, 16, TypeArmParser.RULE_setting);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 196;
            _la = this.tokenStream.LA(1);
            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 31744) !== 0))) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 197;
            _la = this.tokenStream.LA(1);
            if(!(_la === 73 || _la === 74)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 201;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 3 /* BODY_OPEN */:
                {
                this.state = 198;
                localContext._body = this.block();
                }
                break;
            case 66 /* PIPE */:
                {
                this.state = 199;
                localContext._lambda = this.function_();
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
                this.state = 200;
                localContext._value = this.expression();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
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
    public expression(): ExpressionContext {
        let localContext = new ExpressionContext(this.context, this.state);
        this.enterRule(localContext, 18, TypeArmParser.RULE_expression);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 206;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 4 || _la === 5 || _la === 83) {
                {
                {
                this.state = 203;
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
                this.state = 208;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 211;
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
                this.state = 209;
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
                this.state = 210;
                localContext._construct = this.construct();
                localContext._constructs.push(localContext._construct!);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 230;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 134218246) !== 0) || ((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 2164260873) !== 0) || ((((_la - 75)) & ~0x1F) === 0 && ((1 << (_la - 75)) & 65279) !== 0)) {
                {
                this.state = 228;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 1 /* INDEX_OPEN */:
                case 2 /* CALL_OPEN */:
                case 9 /* SELECT_LIST */:
                case 62 /* DOT */:
                    {
                    this.state = 213;
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
                    this.state = 216;
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
                        this.state = 214;
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
                        this.state = 215;
                        localContext._choice = this.choice();
                        localContext._chosen.push(localContext._choice!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 221;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 4 || _la === 5 || _la === 83) {
                        {
                        {
                        this.state = 218;
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
                        this.state = 223;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 226;
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
                        this.state = 224;
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
                        this.state = 225;
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
                this.state = 232;
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
        this.enterRule(localContext, 20, TypeArmParser.RULE_construct);
        let _la: number;
        try {
            this.state = 451;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 58 /* OPEN_BRACKET */:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 233;
                this.match(58 /* OPEN_BRACKET */);
                this.state = 260;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684566704) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                    {
                    this.state = 242;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 10 /* NAME_KEY */:
                    case 11 /* DEFAULT_KEY */:
                    case 12 /* UNDEF_KEY */:
                    case 13 /* TYPE_KEY */:
                        {
                        this.state = 234;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 235;
                        this.match(73 /* ARROW */);
                        this.state = 236;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
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
                        this.state = 237;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        this.state = 240;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 73) {
                            {
                            this.state = 238;
                            this.match(73 /* ARROW */);
                            this.state = 239;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                        }

                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 257;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 63) {
                        {
                        {
                        this.state = 244;
                        this.match(63 /* COMMA */);
                        this.state = 253;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 10 /* NAME_KEY */:
                        case 11 /* DEFAULT_KEY */:
                        case 12 /* UNDEF_KEY */:
                        case 13 /* TYPE_KEY */:
                            {
                            this.state = 245;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 246;
                            this.match(73 /* ARROW */);
                            this.state = 247;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
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
                            this.state = 248;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            this.state = 251;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 73) {
                                {
                                this.state = 249;
                                this.match(73 /* ARROW */);
                                this.state = 250;
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
                        this.state = 259;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 262;
                this.match(59 /* CLOSE_BRACKET */);
                }
                break;
            case 56 /* OPEN_BRACE */:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 263;
                this.match(56 /* OPEN_BRACE */);
                this.state = 290;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684566704) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                    {
                    this.state = 269;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 10 /* NAME_KEY */:
                        {
                        this.state = 264;
                        this.match(10 /* NAME_KEY */);
                        }
                        break;
                    case 11 /* DEFAULT_KEY */:
                        {
                        this.state = 265;
                        this.match(11 /* DEFAULT_KEY */);
                        }
                        break;
                    case 12 /* UNDEF_KEY */:
                        {
                        this.state = 266;
                        this.match(12 /* UNDEF_KEY */);
                        }
                        break;
                    case 13 /* TYPE_KEY */:
                        {
                        this.state = 267;
                        this.match(13 /* TYPE_KEY */);
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
                        this.state = 268;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 271;
                    this.match(73 /* ARROW */);
                    this.state = 272;
                    localContext._assignment = this.assignment();
                    localContext._items.push(localContext._assignment!);
                    this.state = 287;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 63) {
                        {
                        {
                        this.state = 273;
                        this.match(63 /* COMMA */);
                        this.state = 283;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684566704) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                            {
                            this.state = 279;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case 10 /* NAME_KEY */:
                                {
                                this.state = 274;
                                this.match(10 /* NAME_KEY */);
                                }
                                break;
                            case 11 /* DEFAULT_KEY */:
                                {
                                this.state = 275;
                                this.match(11 /* DEFAULT_KEY */);
                                }
                                break;
                            case 12 /* UNDEF_KEY */:
                                {
                                this.state = 276;
                                this.match(12 /* UNDEF_KEY */);
                                }
                                break;
                            case 13 /* TYPE_KEY */:
                                {
                                this.state = 277;
                                this.match(13 /* TYPE_KEY */);
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
                                this.state = 278;
                                localContext._assignment = this.assignment();
                                localContext._items.push(localContext._assignment!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            this.state = 281;
                            this.match(73 /* ARROW */);
                            this.state = 282;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                        }

                        }
                        }
                        this.state = 289;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 292;
                this.match(57 /* CLOSE_BRACE */);
                }
                break;
            case 60 /* OPEN_PAREN */:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 293;
                this.match(60 /* OPEN_PAREN */);
                this.state = 294;
                localContext._assignment = this.assignment();
                localContext._items.push(localContext._assignment!);
                this.state = 295;
                this.match(61 /* CLOSE_PAREN */);
                }
                break;
            case 54 /* STRING_OPEN */:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 297;
                this.match(54 /* STRING_OPEN */);
                this.state = 306;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 110)) & ~0x1F) === 0 && ((1 << (_la - 110)) & 7) !== 0)) {
                    {
                    this.state = 304;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 110 /* STRING_TEXT */:
                        {
                        this.state = 298;
                        this.match(110 /* STRING_TEXT */);
                        }
                        break;
                    case 111 /* STRING_VARIABLE */:
                        {
                        this.state = 299;
                        this.match(111 /* STRING_VARIABLE */);
                        }
                        break;
                    case 112 /* INTERPOLATION_OPEN */:
                        {
                        this.state = 300;
                        this.match(112 /* INTERPOLATION_OPEN */);
                        this.state = 301;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        this.state = 302;
                        this.match(57 /* CLOSE_BRACE */);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 308;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 309;
                this.match(113 /* STRING_CLOSE */);
                }
                break;
            case 17 /* HEREDOC_OPEN */:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 310;
                this.match(17 /* HEREDOC_OPEN */);
                this.state = 319;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 110)) & ~0x1F) === 0 && ((1 << (_la - 110)) & 7) !== 0)) {
                    {
                    this.state = 317;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 110 /* STRING_TEXT */:
                        {
                        this.state = 311;
                        this.match(110 /* STRING_TEXT */);
                        }
                        break;
                    case 111 /* STRING_VARIABLE */:
                        {
                        this.state = 312;
                        this.match(111 /* STRING_VARIABLE */);
                        }
                        break;
                    case 112 /* INTERPOLATION_OPEN */:
                        {
                        this.state = 313;
                        this.match(112 /* INTERPOLATION_OPEN */);
                        this.state = 314;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        this.state = 315;
                        this.match(57 /* CLOSE_BRACE */);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 321;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 322;
                this.match(18 /* HEREDOC_CLOSE */);
                }
                break;
            case 37 /* IF */:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 323;
                this.match(37 /* IF */);
                this.state = 324;
                localContext._expression = this.expression();
                localContext._tests.push(localContext._expression!);
                this.state = 325;
                this.match(3 /* BODY_OPEN */);
                this.state = 342;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46137093) !== 0) || _la === 83) {
                    {
                    this.state = 328;
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
                        this.state = 326;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        }
                        break;
                    case 44 /* TYPE */:
                        {
                        this.state = 327;
                        localContext._definition = this.definition();
                        localContext._definitions.push(localContext._definition!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 339;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 851443461) !== 0) || _la === 83) {
                        {
                        {
                        this.state = 331;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 63 || _la === 64) {
                            {
                            this.state = 330;
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

                        this.state = 335;
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
                            this.state = 333;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                            break;
                        case 44 /* TYPE */:
                            {
                            this.state = 334;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                        }
                        this.state = 341;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 344;
                this.match(57 /* CLOSE_BRACE */);
                this.state = 370;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 34) {
                    {
                    {
                    this.state = 345;
                    this.match(34 /* ELSIF */);
                    this.state = 346;
                    localContext._expression = this.expression();
                    localContext._tests.push(localContext._expression!);
                    this.state = 347;
                    this.match(3 /* BODY_OPEN */);
                    this.state = 364;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46137093) !== 0) || _la === 83) {
                        {
                        this.state = 350;
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
                            this.state = 348;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                            break;
                        case 44 /* TYPE */:
                            {
                            this.state = 349;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 361;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 851443461) !== 0) || _la === 83) {
                            {
                            {
                            this.state = 353;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 63 || _la === 64) {
                                {
                                this.state = 352;
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

                            this.state = 357;
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
                                this.state = 355;
                                localContext._assignment = this.assignment();
                                localContext._items.push(localContext._assignment!);
                                }
                                break;
                            case 44 /* TYPE */:
                                {
                                this.state = 356;
                                localContext._definition = this.definition();
                                localContext._definitions.push(localContext._definition!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            }
                            this.state = 363;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 366;
                    this.match(57 /* CLOSE_BRACE */);
                    }
                    }
                    this.state = 372;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 394;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 33) {
                    {
                    this.state = 373;
                    this.match(33 /* ELSE */);
                    this.state = 374;
                    this.match(3 /* BODY_OPEN */);
                    this.state = 391;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46137093) !== 0) || _la === 83) {
                        {
                        this.state = 377;
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
                            this.state = 375;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                            break;
                        case 44 /* TYPE */:
                            {
                            this.state = 376;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 388;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 851443461) !== 0) || _la === 83) {
                            {
                            {
                            this.state = 380;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 63 || _la === 64) {
                                {
                                this.state = 379;
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

                            this.state = 384;
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
                                this.state = 382;
                                localContext._assignment = this.assignment();
                                localContext._items.push(localContext._assignment!);
                                }
                                break;
                            case 44 /* TYPE */:
                                {
                                this.state = 383;
                                localContext._definition = this.definition();
                                localContext._definitions.push(localContext._definition!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            }
                            this.state = 390;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 393;
                    this.match(57 /* CLOSE_BRACE */);
                    }
                }

                }
                break;
            case 46 /* UNLESS */:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 396;
                this.match(46 /* UNLESS */);
                this.state = 397;
                localContext._expression = this.expression();
                localContext._tests.push(localContext._expression!);
                this.state = 398;
                this.match(3 /* BODY_OPEN */);
                this.state = 415;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46137093) !== 0) || _la === 83) {
                    {
                    this.state = 401;
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
                        this.state = 399;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        }
                        break;
                    case 44 /* TYPE */:
                        {
                        this.state = 400;
                        localContext._definition = this.definition();
                        localContext._definitions.push(localContext._definition!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 412;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 851443461) !== 0) || _la === 83) {
                        {
                        {
                        this.state = 404;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 63 || _la === 64) {
                            {
                            this.state = 403;
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

                        this.state = 408;
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
                            this.state = 406;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                            break;
                        case 44 /* TYPE */:
                            {
                            this.state = 407;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
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
                this.state = 439;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 33) {
                    {
                    this.state = 418;
                    this.match(33 /* ELSE */);
                    this.state = 419;
                    this.match(3 /* BODY_OPEN */);
                    this.state = 436;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46137093) !== 0) || _la === 83) {
                        {
                        this.state = 422;
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
                            this.state = 420;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                            break;
                        case 44 /* TYPE */:
                            {
                            this.state = 421;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 433;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 851443461) !== 0) || _la === 83) {
                            {
                            {
                            this.state = 425;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 63 || _la === 64) {
                                {
                                this.state = 424;
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

                            this.state = 429;
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
                                this.state = 427;
                                localContext._assignment = this.assignment();
                                localContext._items.push(localContext._assignment!);
                                }
                                break;
                            case 44 /* TYPE */:
                                {
                                this.state = 428;
                                localContext._definition = this.definition();
                                localContext._definitions.push(localContext._definition!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            }
                            this.state = 435;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 438;
                    this.match(57 /* CLOSE_BRACE */);
                    }
                }

                }
                break;
            case 29 /* CASE */:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 441;
                this.match(29 /* CASE */);
                this.state = 442;
                localContext._expression = this.expression();
                localContext._tests.push(localContext._expression!);
                this.state = 443;
                this.match(3 /* BODY_OPEN */);
                this.state = 445;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 444;
                    localContext._caseOption = this.caseOption();
                    localContext._options.push(localContext._caseOption!);
                    }
                    }
                    this.state = 447;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83);
                this.state = 449;
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
        this.enterRule(localContext, 22, TypeArmParser.RULE_caseOption);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 453;
            localContext._expression = this.expression();
            localContext._values.push(localContext._expression!);
            this.state = 458;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 63) {
                {
                {
                this.state = 454;
                this.match(63 /* COMMA */);
                this.state = 455;
                localContext._expression = this.expression();
                localContext._values.push(localContext._expression!);
                }
                }
                this.state = 460;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 461;
            this.match(65 /* COLON */);
            this.state = 462;
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
        this.enterRule(localContext, 24, TypeArmParser.RULE_suffix);
        let _la: number;
        try {
            this.state = 614;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 1 /* INDEX_OPEN */:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 464;
                this.match(1 /* INDEX_OPEN */);
                this.state = 491;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684566704) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                    {
                    this.state = 473;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 10 /* NAME_KEY */:
                    case 11 /* DEFAULT_KEY */:
                    case 12 /* UNDEF_KEY */:
                    case 13 /* TYPE_KEY */:
                        {
                        this.state = 465;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 466;
                        this.match(73 /* ARROW */);
                        this.state = 467;
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
                        this.state = 468;
                        localContext._expression = this.expression();
                        localContext._cells.push(localContext._expression!);
                        this.state = 471;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 73) {
                            {
                            this.state = 469;
                            this.match(73 /* ARROW */);
                            this.state = 470;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            }
                        }

                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 488;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 63) {
                        {
                        {
                        this.state = 475;
                        this.match(63 /* COMMA */);
                        this.state = 484;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 10 /* NAME_KEY */:
                        case 11 /* DEFAULT_KEY */:
                        case 12 /* UNDEF_KEY */:
                        case 13 /* TYPE_KEY */:
                            {
                            this.state = 476;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 477;
                            this.match(73 /* ARROW */);
                            this.state = 478;
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
                            this.state = 479;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            this.state = 482;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 73) {
                                {
                                this.state = 480;
                                this.match(73 /* ARROW */);
                                this.state = 481;
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
                        this.state = 490;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 493;
                this.match(59 /* CLOSE_BRACKET */);
                }
                break;
            case 2 /* CALL_OPEN */:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 494;
                this.match(2 /* CALL_OPEN */);
                this.state = 521;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684566704) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                    {
                    this.state = 503;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 10 /* NAME_KEY */:
                    case 11 /* DEFAULT_KEY */:
                    case 12 /* UNDEF_KEY */:
                    case 13 /* TYPE_KEY */:
                        {
                        this.state = 495;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 496;
                        this.match(73 /* ARROW */);
                        this.state = 497;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
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
                        this.state = 498;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        this.state = 501;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 73) {
                            {
                            this.state = 499;
                            this.match(73 /* ARROW */);
                            this.state = 500;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                        }

                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 518;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 63) {
                        {
                        {
                        this.state = 505;
                        this.match(63 /* COMMA */);
                        this.state = 514;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 10 /* NAME_KEY */:
                        case 11 /* DEFAULT_KEY */:
                        case 12 /* UNDEF_KEY */:
                        case 13 /* TYPE_KEY */:
                            {
                            this.state = 506;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 507;
                            this.match(73 /* ARROW */);
                            this.state = 508;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
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
                            this.state = 509;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            this.state = 512;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 73) {
                                {
                                this.state = 510;
                                this.match(73 /* ARROW */);
                                this.state = 511;
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
                        this.state = 520;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 523;
                localContext._close = this.match(61 /* CLOSE_PAREN */);
                this.state = 552;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 66) {
                    {
                    this.state = 524;
                    this.match(66 /* PIPE */);
                    this.state = 525;
                    localContext._parameters = this.parameterList();
                    this.state = 526;
                    this.match(8 /* PIPE_CLOSE */);
                    this.state = 529;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 90) {
                        {
                        this.state = 527;
                        this.match(90 /* RIGHT_SHIFT */);
                        this.state = 528;
                        localContext._result = this.type_();
                        }
                    }

                    this.state = 531;
                    localContext._open = this.match(3 /* BODY_OPEN */);
                    this.state = 548;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46137093) !== 0) || _la === 83) {
                        {
                        this.state = 534;
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
                            this.state = 532;
                            localContext._assignment = this.assignment();
                            localContext._statements.push(localContext._assignment!);
                            }
                            break;
                        case 44 /* TYPE */:
                            {
                            this.state = 533;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 545;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 851443461) !== 0) || _la === 83) {
                            {
                            {
                            this.state = 537;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 63 || _la === 64) {
                                {
                                this.state = 536;
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

                            this.state = 541;
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
                                this.state = 539;
                                localContext._assignment = this.assignment();
                                localContext._statements.push(localContext._assignment!);
                                }
                                break;
                            case 44 /* TYPE */:
                                {
                                this.state = 540;
                                localContext._definition = this.definition();
                                localContext._definitions.push(localContext._definition!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            }
                            this.state = 547;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 550;
                    this.match(57 /* CLOSE_BRACE */);
                    }
                }

                }
                break;
            case 62 /* DOT */:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 554;
                this.match(62 /* DOT */);
                this.state = 555;
                localContext._method = this.tokenStream.LT(1);
                _la = this.tokenStream.LA(1);
                if(!(_la === 10 || _la === 47)) {
                    localContext._method = this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 584;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 66) {
                    {
                    this.state = 556;
                    this.match(66 /* PIPE */);
                    this.state = 557;
                    localContext._parameters = this.parameterList();
                    this.state = 558;
                    this.match(8 /* PIPE_CLOSE */);
                    this.state = 561;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 90) {
                        {
                        this.state = 559;
                        this.match(90 /* RIGHT_SHIFT */);
                        this.state = 560;
                        localContext._result = this.type_();
                        }
                    }

                    this.state = 563;
                    localContext._open = this.match(3 /* BODY_OPEN */);
                    this.state = 580;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46137093) !== 0) || _la === 83) {
                        {
                        this.state = 566;
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
                            this.state = 564;
                            localContext._assignment = this.assignment();
                            localContext._statements.push(localContext._assignment!);
                            }
                            break;
                        case 44 /* TYPE */:
                            {
                            this.state = 565;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 577;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 851443461) !== 0) || _la === 83) {
                            {
                            {
                            this.state = 569;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 63 || _la === 64) {
                                {
                                this.state = 568;
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

                            this.state = 573;
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
                                this.state = 571;
                                localContext._assignment = this.assignment();
                                localContext._statements.push(localContext._assignment!);
                                }
                                break;
                            case 44 /* TYPE */:
                                {
                                this.state = 572;
                                localContext._definition = this.definition();
                                localContext._definitions.push(localContext._definition!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            }
                            this.state = 579;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 582;
                    this.match(57 /* CLOSE_BRACE */);
                    }
                }

                }
                break;
            case 9 /* SELECT_LIST */:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 586;
                this.match(9 /* SELECT_LIST */);
                this.state = 587;
                this.match(3 /* BODY_OPEN */);
                this.state = 592;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 10 /* NAME_KEY */:
                    {
                    this.state = 588;
                    this.match(10 /* NAME_KEY */);
                    }
                    break;
                case 11 /* DEFAULT_KEY */:
                    {
                    this.state = 589;
                    this.match(11 /* DEFAULT_KEY */);
                    }
                    break;
                case 12 /* UNDEF_KEY */:
                    {
                    this.state = 590;
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
                    this.state = 591;
                    localContext._expression = this.expression();
                    localContext._cells.push(localContext._expression!);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 594;
                this.match(73 /* ARROW */);
                this.state = 595;
                localContext._expression = this.expression();
                localContext._cells.push(localContext._expression!);
                this.state = 609;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 63) {
                    {
                    {
                    this.state = 596;
                    this.match(63 /* COMMA */);
                    this.state = 605;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684558512) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                        {
                        this.state = 601;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 10 /* NAME_KEY */:
                            {
                            this.state = 597;
                            this.match(10 /* NAME_KEY */);
                            }
                            break;
                        case 11 /* DEFAULT_KEY */:
                            {
                            this.state = 598;
                            this.match(11 /* DEFAULT_KEY */);
                            }
                            break;
                        case 12 /* UNDEF_KEY */:
                            {
                            this.state = 599;
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
                            this.state = 600;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 603;
                        this.match(73 /* ARROW */);
                        this.state = 604;
                        localContext._expression = this.expression();
                        localContext._cells.push(localContext._expression!);
                        }
                    }

                    }
                    }
                    this.state = 611;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 612;
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
        this.enterRule(localContext, 26, TypeArmParser.RULE_choice);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 616;
            this.match(69 /* SELECT */);
            this.state = 621;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 10 /* NAME_KEY */:
                {
                this.state = 617;
                this.match(10 /* NAME_KEY */);
                }
                break;
            case 11 /* DEFAULT_KEY */:
                {
                this.state = 618;
                this.match(11 /* DEFAULT_KEY */);
                }
                break;
            case 12 /* UNDEF_KEY */:
                {
                this.state = 619;
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
                this.state = 620;
                localContext._match = this.expression();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 623;
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
        this.enterRule(localContext, 28, TypeArmParser.RULE_block);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 625;
            this.match(3 /* BODY_OPEN */);
            this.state = 642;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46137093) !== 0) || _la === 83) {
                {
                this.state = 628;
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
                    this.state = 626;
                    localContext._assignment = this.assignment();
                    localContext._assignments.push(localContext._assignment!);
                    }
                    break;
                case 44 /* TYPE */:
                    {
                    this.state = 627;
                    localContext._definition = this.definition();
                    localContext._definitions.push(localContext._definition!);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 639;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 851443461) !== 0) || _la === 83) {
                    {
                    {
                    this.state = 631;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 63 || _la === 64) {
                        {
                        this.state = 630;
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

                    this.state = 635;
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
                        this.state = 633;
                        localContext._assignment = this.assignment();
                        localContext._assignments.push(localContext._assignment!);
                        }
                        break;
                    case 44 /* TYPE */:
                        {
                        this.state = 634;
                        localContext._definition = this.definition();
                        localContext._definitions.push(localContext._definition!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    }
                    this.state = 641;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
            }

            this.state = 644;
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
        this.enterRule(localContext, 30, TypeArmParser.RULE_parameterList);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 656;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 5 || _la === 49 || _la === 50 || _la === 86) {
                {
                this.state = 646;
                localContext._parameter = this.parameter();
                localContext._parameters.push(localContext._parameter!);
                this.state = 653;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 63) {
                    {
                    {
                    this.state = 647;
                    this.match(63 /* COMMA */);
                    this.state = 649;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 5 || _la === 49 || _la === 50 || _la === 86) {
                        {
                        this.state = 648;
                        localContext._parameter = this.parameter();
                        localContext._parameters.push(localContext._parameter!);
                        }
                    }

                    }
                    }
                    this.state = 655;
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
        this.enterRule(localContext, 32, TypeArmParser.RULE_parameter);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 659;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 49) {
                {
                this.state = 658;
                localContext._expected = this.type_();
                }
            }

            this.state = 662;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 5 || _la === 86) {
                {
                this.state = 661;
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

            this.state = 664;
            localContext._name = this.match(50 /* VARIABLE */);
            this.state = 667;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 70) {
                {
                this.state = 665;
                this.match(70 /* ASSIGN */);
                this.state = 666;
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
        this.enterRule(localContext, 34, TypeArmParser.RULE_type);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 669;
            this.match(49 /* REFERENCE */);
            this.state = 700;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 1) {
                {
                this.state = 670;
                this.match(1 /* INDEX_OPEN */);
                this.state = 697;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684566704) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                    {
                    this.state = 679;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 10 /* NAME_KEY */:
                    case 11 /* DEFAULT_KEY */:
                    case 12 /* UNDEF_KEY */:
                    case 13 /* TYPE_KEY */:
                        {
                        this.state = 671;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 672;
                        this.match(73 /* ARROW */);
                        this.state = 673;
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
                        this.state = 674;
                        localContext._expression = this.expression();
                        localContext._cells.push(localContext._expression!);
                        this.state = 677;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 73) {
                            {
                            this.state = 675;
                            this.match(73 /* ARROW */);
                            this.state = 676;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            }
                        }

                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 694;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 63) {
                        {
                        {
                        this.state = 681;
                        this.match(63 /* COMMA */);
                        this.state = 690;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 10 /* NAME_KEY */:
                        case 11 /* DEFAULT_KEY */:
                        case 12 /* UNDEF_KEY */:
                        case 13 /* TYPE_KEY */:
                            {
                            this.state = 682;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 683;
                            this.match(73 /* ARROW */);
                            this.state = 684;
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
                            this.state = 685;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            this.state = 688;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 73) {
                                {
                                this.state = 686;
                                this.match(73 /* ARROW */);
                                this.state = 687;
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
                        this.state = 696;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 699;
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
        4,1,113,703,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,
        7,6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,
        13,2,14,7,14,2,15,7,15,2,16,7,16,2,17,7,17,1,0,1,0,1,0,5,0,40,8,
        0,10,0,12,0,43,9,0,1,0,1,0,1,1,5,1,48,8,1,10,1,12,1,51,9,1,1,1,1,
        1,3,1,55,8,1,1,1,1,1,1,1,1,1,3,1,61,8,1,1,1,5,1,64,8,1,10,1,12,1,
        67,9,1,1,1,1,1,3,1,71,8,1,5,1,73,8,1,10,1,12,1,76,9,1,1,2,1,2,1,
        2,1,2,1,2,1,2,1,2,3,2,85,8,2,1,2,1,2,1,2,1,2,1,2,1,2,1,2,1,2,1,2,
        3,2,96,8,2,1,2,1,2,3,2,100,8,2,5,2,102,8,2,10,2,12,2,105,9,2,3,2,
        107,8,2,1,2,1,2,3,2,111,8,2,1,3,1,3,1,3,1,3,1,3,3,3,118,8,3,1,3,
        1,3,1,4,1,4,1,4,1,4,1,4,1,4,3,4,128,8,4,1,4,1,4,1,4,5,4,133,8,4,
        10,4,12,4,136,9,4,1,4,3,4,139,8,4,1,5,1,5,1,5,1,5,3,5,145,8,5,1,
        5,1,5,3,5,149,8,5,1,5,1,5,1,5,3,5,154,8,5,5,5,156,8,5,10,5,12,5,
        159,9,5,1,5,1,5,3,5,163,8,5,1,5,1,5,1,5,3,5,168,8,5,1,5,1,5,3,5,
        172,8,5,1,5,3,5,175,8,5,1,6,1,6,1,6,1,6,1,6,3,6,182,8,6,5,6,184,
        8,6,10,6,12,6,187,9,6,1,6,1,6,1,6,1,6,3,6,193,8,6,1,7,1,7,1,8,1,
        8,1,8,1,8,1,8,3,8,202,8,8,1,9,5,9,205,8,9,10,9,12,9,208,9,9,1,9,
        1,9,3,9,212,8,9,1,9,1,9,1,9,3,9,217,8,9,1,9,5,9,220,8,9,10,9,12,
        9,223,9,9,1,9,1,9,3,9,227,8,9,5,9,229,8,9,10,9,12,9,232,9,9,1,10,
        1,10,1,10,1,10,1,10,1,10,1,10,3,10,241,8,10,3,10,243,8,10,1,10,1,
        10,1,10,1,10,1,10,1,10,1,10,3,10,252,8,10,3,10,254,8,10,5,10,256,
        8,10,10,10,12,10,259,9,10,3,10,261,8,10,1,10,1,10,1,10,1,10,1,10,
        1,10,1,10,3,10,270,8,10,1,10,1,10,1,10,1,10,1,10,1,10,1,10,1,10,
        3,10,280,8,10,1,10,1,10,3,10,284,8,10,5,10,286,8,10,10,10,12,10,
        289,9,10,3,10,291,8,10,1,10,1,10,1,10,1,10,1,10,1,10,1,10,1,10,1,
        10,1,10,1,10,1,10,5,10,305,8,10,10,10,12,10,308,9,10,1,10,1,10,1,
        10,1,10,1,10,1,10,1,10,1,10,5,10,318,8,10,10,10,12,10,321,9,10,1,
        10,1,10,1,10,1,10,1,10,1,10,3,10,329,8,10,1,10,3,10,332,8,10,1,10,
        1,10,3,10,336,8,10,5,10,338,8,10,10,10,12,10,341,9,10,3,10,343,8,
        10,1,10,1,10,1,10,1,10,1,10,1,10,3,10,351,8,10,1,10,3,10,354,8,10,
        1,10,1,10,3,10,358,8,10,5,10,360,8,10,10,10,12,10,363,9,10,3,10,
        365,8,10,1,10,1,10,5,10,369,8,10,10,10,12,10,372,9,10,1,10,1,10,
        1,10,1,10,3,10,378,8,10,1,10,3,10,381,8,10,1,10,1,10,3,10,385,8,
        10,5,10,387,8,10,10,10,12,10,390,9,10,3,10,392,8,10,1,10,3,10,395,
        8,10,1,10,1,10,1,10,1,10,1,10,3,10,402,8,10,1,10,3,10,405,8,10,1,
        10,1,10,3,10,409,8,10,5,10,411,8,10,10,10,12,10,414,9,10,3,10,416,
        8,10,1,10,1,10,1,10,1,10,1,10,3,10,423,8,10,1,10,3,10,426,8,10,1,
        10,1,10,3,10,430,8,10,5,10,432,8,10,10,10,12,10,435,9,10,3,10,437,
        8,10,1,10,3,10,440,8,10,1,10,1,10,1,10,1,10,4,10,446,8,10,11,10,
        12,10,447,1,10,1,10,3,10,452,8,10,1,11,1,11,1,11,5,11,457,8,11,10,
        11,12,11,460,9,11,1,11,1,11,1,11,1,12,1,12,1,12,1,12,1,12,1,12,1,
        12,3,12,472,8,12,3,12,474,8,12,1,12,1,12,1,12,1,12,1,12,1,12,1,12,
        3,12,483,8,12,3,12,485,8,12,5,12,487,8,12,10,12,12,12,490,9,12,3,
        12,492,8,12,1,12,1,12,1,12,1,12,1,12,1,12,1,12,1,12,3,12,502,8,12,
        3,12,504,8,12,1,12,1,12,1,12,1,12,1,12,1,12,1,12,3,12,513,8,12,3,
        12,515,8,12,5,12,517,8,12,10,12,12,12,520,9,12,3,12,522,8,12,1,12,
        1,12,1,12,1,12,1,12,1,12,3,12,530,8,12,1,12,1,12,1,12,3,12,535,8,
        12,1,12,3,12,538,8,12,1,12,1,12,3,12,542,8,12,5,12,544,8,12,10,12,
        12,12,547,9,12,3,12,549,8,12,1,12,1,12,3,12,553,8,12,1,12,1,12,1,
        12,1,12,1,12,1,12,1,12,3,12,562,8,12,1,12,1,12,1,12,3,12,567,8,12,
        1,12,3,12,570,8,12,1,12,1,12,3,12,574,8,12,5,12,576,8,12,10,12,12,
        12,579,9,12,3,12,581,8,12,1,12,1,12,3,12,585,8,12,1,12,1,12,1,12,
        1,12,1,12,1,12,3,12,593,8,12,1,12,1,12,1,12,1,12,1,12,1,12,1,12,
        3,12,602,8,12,1,12,1,12,3,12,606,8,12,5,12,608,8,12,10,12,12,12,
        611,9,12,1,12,1,12,3,12,615,8,12,1,13,1,13,1,13,1,13,1,13,3,13,622,
        8,13,1,13,1,13,1,14,1,14,1,14,3,14,629,8,14,1,14,3,14,632,8,14,1,
        14,1,14,3,14,636,8,14,5,14,638,8,14,10,14,12,14,641,9,14,3,14,643,
        8,14,1,14,1,14,1,15,1,15,1,15,3,15,650,8,15,5,15,652,8,15,10,15,
        12,15,655,9,15,3,15,657,8,15,1,16,3,16,660,8,16,1,16,3,16,663,8,
        16,1,16,1,16,1,16,3,16,668,8,16,1,17,1,17,1,17,1,17,1,17,1,17,1,
        17,1,17,3,17,678,8,17,3,17,680,8,17,1,17,1,17,1,17,1,17,1,17,1,17,
        1,17,3,17,689,8,17,3,17,691,8,17,5,17,693,8,17,10,17,12,17,696,9,
        17,3,17,698,8,17,1,17,3,17,701,8,17,1,17,0,0,18,0,2,4,6,8,10,12,
        14,16,18,20,22,24,26,28,30,32,34,0,17,2,0,4,5,83,83,8,0,7,7,16,16,
        31,31,35,35,43,43,45,45,47,53,55,55,6,0,27,27,38,38,41,41,70,72,
        75,82,84,90,9,0,7,7,10,12,16,16,31,31,35,35,43,43,45,45,47,53,55,
        55,1,0,47,49,2,0,23,23,28,28,1,0,52,53,2,0,1,1,58,58,1,0,47,48,6,
        0,31,31,35,35,43,43,45,45,47,49,51,53,1,0,10,14,1,0,73,74,5,0,27,
        27,38,38,41,41,75,82,84,90,1,0,10,13,1,0,63,64,2,0,10,10,47,47,2,
        0,5,5,86,86,859,0,41,1,0,0,0,2,49,1,0,0,0,4,77,1,0,0,0,6,112,1,0,
        0,0,8,121,1,0,0,0,10,174,1,0,0,0,12,192,1,0,0,0,14,194,1,0,0,0,16,
        196,1,0,0,0,18,206,1,0,0,0,20,451,1,0,0,0,22,453,1,0,0,0,24,614,
        1,0,0,0,26,616,1,0,0,0,28,625,1,0,0,0,30,656,1,0,0,0,32,659,1,0,
        0,0,34,669,1,0,0,0,36,40,5,64,0,0,37,40,3,2,1,0,38,40,3,8,4,0,39,
        36,1,0,0,0,39,37,1,0,0,0,39,38,1,0,0,0,40,43,1,0,0,0,41,39,1,0,0,
        0,41,42,1,0,0,0,42,44,1,0,0,0,43,41,1,0,0,0,44,45,5,0,0,1,45,1,1,
        0,0,0,46,48,7,0,0,0,47,46,1,0,0,0,48,51,1,0,0,0,49,47,1,0,0,0,49,
        50,1,0,0,0,50,54,1,0,0,0,51,49,1,0,0,0,52,55,7,1,0,0,53,55,3,20,
        10,0,54,52,1,0,0,0,54,53,1,0,0,0,55,74,1,0,0,0,56,73,3,24,12,0,57,
        73,3,4,2,0,58,61,7,2,0,0,59,61,3,26,13,0,60,58,1,0,0,0,60,59,1,0,
        0,0,61,65,1,0,0,0,62,64,7,0,0,0,63,62,1,0,0,0,64,67,1,0,0,0,65,63,
        1,0,0,0,65,66,1,0,0,0,66,70,1,0,0,0,67,65,1,0,0,0,68,71,7,3,0,0,
        69,71,3,20,10,0,70,68,1,0,0,0,70,69,1,0,0,0,71,73,1,0,0,0,72,56,
        1,0,0,0,72,57,1,0,0,0,72,60,1,0,0,0,73,76,1,0,0,0,74,72,1,0,0,0,
        74,75,1,0,0,0,75,3,1,0,0,0,76,74,1,0,0,0,77,106,5,3,0,0,78,85,5,
        10,0,0,79,85,5,11,0,0,80,85,5,12,0,0,81,85,5,13,0,0,82,85,5,14,0,
        0,83,85,3,2,1,0,84,78,1,0,0,0,84,79,1,0,0,0,84,80,1,0,0,0,84,81,
        1,0,0,0,84,82,1,0,0,0,84,83,1,0,0,0,85,86,1,0,0,0,86,87,5,73,0,0,
        87,103,3,2,1,0,88,99,5,63,0,0,89,96,5,10,0,0,90,96,5,11,0,0,91,96,
        5,12,0,0,92,96,5,13,0,0,93,96,5,14,0,0,94,96,3,2,1,0,95,89,1,0,0,
        0,95,90,1,0,0,0,95,91,1,0,0,0,95,92,1,0,0,0,95,93,1,0,0,0,95,94,
        1,0,0,0,96,97,1,0,0,0,97,98,5,73,0,0,98,100,3,2,1,0,99,95,1,0,0,
        0,99,100,1,0,0,0,100,102,1,0,0,0,101,88,1,0,0,0,102,105,1,0,0,0,
        103,101,1,0,0,0,103,104,1,0,0,0,104,107,1,0,0,0,105,103,1,0,0,0,
        106,84,1,0,0,0,106,107,1,0,0,0,107,108,1,0,0,0,108,110,5,57,0,0,
        109,111,3,6,3,0,110,109,1,0,0,0,110,111,1,0,0,0,111,5,1,0,0,0,112,
        113,5,66,0,0,113,114,3,30,15,0,114,117,5,8,0,0,115,116,5,90,0,0,
        116,118,3,34,17,0,117,115,1,0,0,0,117,118,1,0,0,0,118,119,1,0,0,
        0,119,120,3,28,14,0,120,7,1,0,0,0,121,122,5,44,0,0,122,138,7,4,0,
        0,123,124,5,70,0,0,124,139,3,34,17,0,125,126,5,39,0,0,126,128,7,
        4,0,0,127,125,1,0,0,0,127,128,1,0,0,0,128,129,1,0,0,0,129,134,5,
        3,0,0,130,133,5,64,0,0,131,133,3,10,5,0,132,130,1,0,0,0,132,131,
        1,0,0,0,133,136,1,0,0,0,134,132,1,0,0,0,134,135,1,0,0,0,135,137,
        1,0,0,0,136,134,1,0,0,0,137,139,5,57,0,0,138,123,1,0,0,0,138,127,
        1,0,0,0,139,9,1,0,0,0,140,141,7,5,0,0,141,144,5,22,0,0,142,143,5,
        63,0,0,143,145,3,12,6,0,144,142,1,0,0,0,144,145,1,0,0,0,145,162,
        1,0,0,0,146,148,5,3,0,0,147,149,5,65,0,0,148,147,1,0,0,0,148,149,
        1,0,0,0,149,150,1,0,0,0,150,157,3,16,8,0,151,153,5,63,0,0,152,154,
        3,16,8,0,153,152,1,0,0,0,153,154,1,0,0,0,154,156,1,0,0,0,155,151,
        1,0,0,0,156,159,1,0,0,0,157,155,1,0,0,0,157,158,1,0,0,0,158,160,
        1,0,0,0,159,157,1,0,0,0,160,161,5,57,0,0,161,163,1,0,0,0,162,146,
        1,0,0,0,162,163,1,0,0,0,163,175,1,0,0,0,164,167,5,24,0,0,165,168,
        7,6,0,0,166,168,3,20,10,0,167,165,1,0,0,0,167,166,1,0,0,0,167,168,
        1,0,0,0,168,171,1,0,0,0,169,172,3,28,14,0,170,172,3,6,3,0,171,169,
        1,0,0,0,171,170,1,0,0,0,172,175,1,0,0,0,173,175,5,25,0,0,174,140,
        1,0,0,0,174,164,1,0,0,0,174,173,1,0,0,0,175,11,1,0,0,0,176,177,5,
        26,0,0,177,178,7,7,0,0,178,185,3,14,7,0,179,181,5,63,0,0,180,182,
        3,14,7,0,181,180,1,0,0,0,181,182,1,0,0,0,182,184,1,0,0,0,183,179,
        1,0,0,0,184,187,1,0,0,0,185,183,1,0,0,0,185,186,1,0,0,0,186,188,
        1,0,0,0,187,185,1,0,0,0,188,189,5,59,0,0,189,193,1,0,0,0,190,193,
        3,34,17,0,191,193,7,8,0,0,192,176,1,0,0,0,192,190,1,0,0,0,192,191,
        1,0,0,0,193,13,1,0,0,0,194,195,7,9,0,0,195,15,1,0,0,0,196,197,7,
        10,0,0,197,201,7,11,0,0,198,202,3,28,14,0,199,202,3,6,3,0,200,202,
        3,18,9,0,201,198,1,0,0,0,201,199,1,0,0,0,201,200,1,0,0,0,202,17,
        1,0,0,0,203,205,7,0,0,0,204,203,1,0,0,0,205,208,1,0,0,0,206,204,
        1,0,0,0,206,207,1,0,0,0,207,211,1,0,0,0,208,206,1,0,0,0,209,212,
        7,1,0,0,210,212,3,20,10,0,211,209,1,0,0,0,211,210,1,0,0,0,212,230,
        1,0,0,0,213,229,3,24,12,0,214,217,7,12,0,0,215,217,3,26,13,0,216,
        214,1,0,0,0,216,215,1,0,0,0,217,221,1,0,0,0,218,220,7,0,0,0,219,
        218,1,0,0,0,220,223,1,0,0,0,221,219,1,0,0,0,221,222,1,0,0,0,222,
        226,1,0,0,0,223,221,1,0,0,0,224,227,7,3,0,0,225,227,3,20,10,0,226,
        224,1,0,0,0,226,225,1,0,0,0,227,229,1,0,0,0,228,213,1,0,0,0,228,
        216,1,0,0,0,229,232,1,0,0,0,230,228,1,0,0,0,230,231,1,0,0,0,231,
        19,1,0,0,0,232,230,1,0,0,0,233,260,5,58,0,0,234,235,7,13,0,0,235,
        236,5,73,0,0,236,243,3,2,1,0,237,240,3,2,1,0,238,239,5,73,0,0,239,
        241,3,2,1,0,240,238,1,0,0,0,240,241,1,0,0,0,241,243,1,0,0,0,242,
        234,1,0,0,0,242,237,1,0,0,0,243,257,1,0,0,0,244,253,5,63,0,0,245,
        246,7,13,0,0,246,247,5,73,0,0,247,254,3,2,1,0,248,251,3,2,1,0,249,
        250,5,73,0,0,250,252,3,2,1,0,251,249,1,0,0,0,251,252,1,0,0,0,252,
        254,1,0,0,0,253,245,1,0,0,0,253,248,1,0,0,0,253,254,1,0,0,0,254,
        256,1,0,0,0,255,244,1,0,0,0,256,259,1,0,0,0,257,255,1,0,0,0,257,
        258,1,0,0,0,258,261,1,0,0,0,259,257,1,0,0,0,260,242,1,0,0,0,260,
        261,1,0,0,0,261,262,1,0,0,0,262,452,5,59,0,0,263,290,5,56,0,0,264,
        270,5,10,0,0,265,270,5,11,0,0,266,270,5,12,0,0,267,270,5,13,0,0,
        268,270,3,2,1,0,269,264,1,0,0,0,269,265,1,0,0,0,269,266,1,0,0,0,
        269,267,1,0,0,0,269,268,1,0,0,0,270,271,1,0,0,0,271,272,5,73,0,0,
        272,287,3,2,1,0,273,283,5,63,0,0,274,280,5,10,0,0,275,280,5,11,0,
        0,276,280,5,12,0,0,277,280,5,13,0,0,278,280,3,2,1,0,279,274,1,0,
        0,0,279,275,1,0,0,0,279,276,1,0,0,0,279,277,1,0,0,0,279,278,1,0,
        0,0,280,281,1,0,0,0,281,282,5,73,0,0,282,284,3,2,1,0,283,279,1,0,
        0,0,283,284,1,0,0,0,284,286,1,0,0,0,285,273,1,0,0,0,286,289,1,0,
        0,0,287,285,1,0,0,0,287,288,1,0,0,0,288,291,1,0,0,0,289,287,1,0,
        0,0,290,269,1,0,0,0,290,291,1,0,0,0,291,292,1,0,0,0,292,452,5,57,
        0,0,293,294,5,60,0,0,294,295,3,2,1,0,295,296,5,61,0,0,296,452,1,
        0,0,0,297,306,5,54,0,0,298,305,5,110,0,0,299,305,5,111,0,0,300,301,
        5,112,0,0,301,302,3,2,1,0,302,303,5,57,0,0,303,305,1,0,0,0,304,298,
        1,0,0,0,304,299,1,0,0,0,304,300,1,0,0,0,305,308,1,0,0,0,306,304,
        1,0,0,0,306,307,1,0,0,0,307,309,1,0,0,0,308,306,1,0,0,0,309,452,
        5,113,0,0,310,319,5,17,0,0,311,318,5,110,0,0,312,318,5,111,0,0,313,
        314,5,112,0,0,314,315,3,2,1,0,315,316,5,57,0,0,316,318,1,0,0,0,317,
        311,1,0,0,0,317,312,1,0,0,0,317,313,1,0,0,0,318,321,1,0,0,0,319,
        317,1,0,0,0,319,320,1,0,0,0,320,322,1,0,0,0,321,319,1,0,0,0,322,
        452,5,18,0,0,323,324,5,37,0,0,324,325,3,18,9,0,325,342,5,3,0,0,326,
        329,3,2,1,0,327,329,3,8,4,0,328,326,1,0,0,0,328,327,1,0,0,0,329,
        339,1,0,0,0,330,332,7,14,0,0,331,330,1,0,0,0,331,332,1,0,0,0,332,
        335,1,0,0,0,333,336,3,2,1,0,334,336,3,8,4,0,335,333,1,0,0,0,335,
        334,1,0,0,0,336,338,1,0,0,0,337,331,1,0,0,0,338,341,1,0,0,0,339,
        337,1,0,0,0,339,340,1,0,0,0,340,343,1,0,0,0,341,339,1,0,0,0,342,
        328,1,0,0,0,342,343,1,0,0,0,343,344,1,0,0,0,344,370,5,57,0,0,345,
        346,5,34,0,0,346,347,3,18,9,0,347,364,5,3,0,0,348,351,3,2,1,0,349,
        351,3,8,4,0,350,348,1,0,0,0,350,349,1,0,0,0,351,361,1,0,0,0,352,
        354,7,14,0,0,353,352,1,0,0,0,353,354,1,0,0,0,354,357,1,0,0,0,355,
        358,3,2,1,0,356,358,3,8,4,0,357,355,1,0,0,0,357,356,1,0,0,0,358,
        360,1,0,0,0,359,353,1,0,0,0,360,363,1,0,0,0,361,359,1,0,0,0,361,
        362,1,0,0,0,362,365,1,0,0,0,363,361,1,0,0,0,364,350,1,0,0,0,364,
        365,1,0,0,0,365,366,1,0,0,0,366,367,5,57,0,0,367,369,1,0,0,0,368,
        345,1,0,0,0,369,372,1,0,0,0,370,368,1,0,0,0,370,371,1,0,0,0,371,
        394,1,0,0,0,372,370,1,0,0,0,373,374,5,33,0,0,374,391,5,3,0,0,375,
        378,3,2,1,0,376,378,3,8,4,0,377,375,1,0,0,0,377,376,1,0,0,0,378,
        388,1,0,0,0,379,381,7,14,0,0,380,379,1,0,0,0,380,381,1,0,0,0,381,
        384,1,0,0,0,382,385,3,2,1,0,383,385,3,8,4,0,384,382,1,0,0,0,384,
        383,1,0,0,0,385,387,1,0,0,0,386,380,1,0,0,0,387,390,1,0,0,0,388,
        386,1,0,0,0,388,389,1,0,0,0,389,392,1,0,0,0,390,388,1,0,0,0,391,
        377,1,0,0,0,391,392,1,0,0,0,392,393,1,0,0,0,393,395,5,57,0,0,394,
        373,1,0,0,0,394,395,1,0,0,0,395,452,1,0,0,0,396,397,5,46,0,0,397,
        398,3,18,9,0,398,415,5,3,0,0,399,402,3,2,1,0,400,402,3,8,4,0,401,
        399,1,0,0,0,401,400,1,0,0,0,402,412,1,0,0,0,403,405,7,14,0,0,404,
        403,1,0,0,0,404,405,1,0,0,0,405,408,1,0,0,0,406,409,3,2,1,0,407,
        409,3,8,4,0,408,406,1,0,0,0,408,407,1,0,0,0,409,411,1,0,0,0,410,
        404,1,0,0,0,411,414,1,0,0,0,412,410,1,0,0,0,412,413,1,0,0,0,413,
        416,1,0,0,0,414,412,1,0,0,0,415,401,1,0,0,0,415,416,1,0,0,0,416,
        417,1,0,0,0,417,439,5,57,0,0,418,419,5,33,0,0,419,436,5,3,0,0,420,
        423,3,2,1,0,421,423,3,8,4,0,422,420,1,0,0,0,422,421,1,0,0,0,423,
        433,1,0,0,0,424,426,7,14,0,0,425,424,1,0,0,0,425,426,1,0,0,0,426,
        429,1,0,0,0,427,430,3,2,1,0,428,430,3,8,4,0,429,427,1,0,0,0,429,
        428,1,0,0,0,430,432,1,0,0,0,431,425,1,0,0,0,432,435,1,0,0,0,433,
        431,1,0,0,0,433,434,1,0,0,0,434,437,1,0,0,0,435,433,1,0,0,0,436,
        422,1,0,0,0,436,437,1,0,0,0,437,438,1,0,0,0,438,440,5,57,0,0,439,
        418,1,0,0,0,439,440,1,0,0,0,440,452,1,0,0,0,441,442,5,29,0,0,442,
        443,3,18,9,0,443,445,5,3,0,0,444,446,3,22,11,0,445,444,1,0,0,0,446,
        447,1,0,0,0,447,445,1,0,0,0,447,448,1,0,0,0,448,449,1,0,0,0,449,
        450,5,57,0,0,450,452,1,0,0,0,451,233,1,0,0,0,451,263,1,0,0,0,451,
        293,1,0,0,0,451,297,1,0,0,0,451,310,1,0,0,0,451,323,1,0,0,0,451,
        396,1,0,0,0,451,441,1,0,0,0,452,21,1,0,0,0,453,458,3,18,9,0,454,
        455,5,63,0,0,455,457,3,18,9,0,456,454,1,0,0,0,457,460,1,0,0,0,458,
        456,1,0,0,0,458,459,1,0,0,0,459,461,1,0,0,0,460,458,1,0,0,0,461,
        462,5,65,0,0,462,463,3,28,14,0,463,23,1,0,0,0,464,491,5,1,0,0,465,
        466,7,13,0,0,466,467,5,73,0,0,467,474,3,18,9,0,468,471,3,18,9,0,
        469,470,5,73,0,0,470,472,3,18,9,0,471,469,1,0,0,0,471,472,1,0,0,
        0,472,474,1,0,0,0,473,465,1,0,0,0,473,468,1,0,0,0,474,488,1,0,0,
        0,475,484,5,63,0,0,476,477,7,13,0,0,477,478,5,73,0,0,478,485,3,18,
        9,0,479,482,3,18,9,0,480,481,5,73,0,0,481,483,3,18,9,0,482,480,1,
        0,0,0,482,483,1,0,0,0,483,485,1,0,0,0,484,476,1,0,0,0,484,479,1,
        0,0,0,484,485,1,0,0,0,485,487,1,0,0,0,486,475,1,0,0,0,487,490,1,
        0,0,0,488,486,1,0,0,0,488,489,1,0,0,0,489,492,1,0,0,0,490,488,1,
        0,0,0,491,473,1,0,0,0,491,492,1,0,0,0,492,493,1,0,0,0,493,615,5,
        59,0,0,494,521,5,2,0,0,495,496,7,13,0,0,496,497,5,73,0,0,497,504,
        3,2,1,0,498,501,3,2,1,0,499,500,5,73,0,0,500,502,3,2,1,0,501,499,
        1,0,0,0,501,502,1,0,0,0,502,504,1,0,0,0,503,495,1,0,0,0,503,498,
        1,0,0,0,504,518,1,0,0,0,505,514,5,63,0,0,506,507,7,13,0,0,507,508,
        5,73,0,0,508,515,3,2,1,0,509,512,3,2,1,0,510,511,5,73,0,0,511,513,
        3,2,1,0,512,510,1,0,0,0,512,513,1,0,0,0,513,515,1,0,0,0,514,506,
        1,0,0,0,514,509,1,0,0,0,514,515,1,0,0,0,515,517,1,0,0,0,516,505,
        1,0,0,0,517,520,1,0,0,0,518,516,1,0,0,0,518,519,1,0,0,0,519,522,
        1,0,0,0,520,518,1,0,0,0,521,503,1,0,0,0,521,522,1,0,0,0,522,523,
        1,0,0,0,523,552,5,61,0,0,524,525,5,66,0,0,525,526,3,30,15,0,526,
        529,5,8,0,0,527,528,5,90,0,0,528,530,3,34,17,0,529,527,1,0,0,0,529,
        530,1,0,0,0,530,531,1,0,0,0,531,548,5,3,0,0,532,535,3,2,1,0,533,
        535,3,8,4,0,534,532,1,0,0,0,534,533,1,0,0,0,535,545,1,0,0,0,536,
        538,7,14,0,0,537,536,1,0,0,0,537,538,1,0,0,0,538,541,1,0,0,0,539,
        542,3,2,1,0,540,542,3,8,4,0,541,539,1,0,0,0,541,540,1,0,0,0,542,
        544,1,0,0,0,543,537,1,0,0,0,544,547,1,0,0,0,545,543,1,0,0,0,545,
        546,1,0,0,0,546,549,1,0,0,0,547,545,1,0,0,0,548,534,1,0,0,0,548,
        549,1,0,0,0,549,550,1,0,0,0,550,551,5,57,0,0,551,553,1,0,0,0,552,
        524,1,0,0,0,552,553,1,0,0,0,553,615,1,0,0,0,554,555,5,62,0,0,555,
        584,7,15,0,0,556,557,5,66,0,0,557,558,3,30,15,0,558,561,5,8,0,0,
        559,560,5,90,0,0,560,562,3,34,17,0,561,559,1,0,0,0,561,562,1,0,0,
        0,562,563,1,0,0,0,563,580,5,3,0,0,564,567,3,2,1,0,565,567,3,8,4,
        0,566,564,1,0,0,0,566,565,1,0,0,0,567,577,1,0,0,0,568,570,7,14,0,
        0,569,568,1,0,0,0,569,570,1,0,0,0,570,573,1,0,0,0,571,574,3,2,1,
        0,572,574,3,8,4,0,573,571,1,0,0,0,573,572,1,0,0,0,574,576,1,0,0,
        0,575,569,1,0,0,0,576,579,1,0,0,0,577,575,1,0,0,0,577,578,1,0,0,
        0,578,581,1,0,0,0,579,577,1,0,0,0,580,566,1,0,0,0,580,581,1,0,0,
        0,581,582,1,0,0,0,582,583,5,57,0,0,583,585,1,0,0,0,584,556,1,0,0,
        0,584,585,1,0,0,0,585,615,1,0,0,0,586,587,5,9,0,0,587,592,5,3,0,
        0,588,593,5,10,0,0,589,593,5,11,0,0,590,593,5,12,0,0,591,593,3,18,
        9,0,592,588,1,0,0,0,592,589,1,0,0,0,592,590,1,0,0,0,592,591,1,0,
        0,0,593,594,1,0,0,0,594,595,5,73,0,0,595,609,3,18,9,0,596,605,5,
        63,0,0,597,602,5,10,0,0,598,602,5,11,0,0,599,602,5,12,0,0,600,602,
        3,18,9,0,601,597,1,0,0,0,601,598,1,0,0,0,601,599,1,0,0,0,601,600,
        1,0,0,0,602,603,1,0,0,0,603,604,5,73,0,0,604,606,3,18,9,0,605,601,
        1,0,0,0,605,606,1,0,0,0,606,608,1,0,0,0,607,596,1,0,0,0,608,611,
        1,0,0,0,609,607,1,0,0,0,609,610,1,0,0,0,610,612,1,0,0,0,611,609,
        1,0,0,0,612,613,5,57,0,0,613,615,1,0,0,0,614,464,1,0,0,0,614,494,
        1,0,0,0,614,554,1,0,0,0,614,586,1,0,0,0,615,25,1,0,0,0,616,621,5,
        69,0,0,617,622,5,10,0,0,618,622,5,11,0,0,619,622,5,12,0,0,620,622,
        3,18,9,0,621,617,1,0,0,0,621,618,1,0,0,0,621,619,1,0,0,0,621,620,
        1,0,0,0,622,623,1,0,0,0,623,624,5,73,0,0,624,27,1,0,0,0,625,642,
        5,3,0,0,626,629,3,2,1,0,627,629,3,8,4,0,628,626,1,0,0,0,628,627,
        1,0,0,0,629,639,1,0,0,0,630,632,7,14,0,0,631,630,1,0,0,0,631,632,
        1,0,0,0,632,635,1,0,0,0,633,636,3,2,1,0,634,636,3,8,4,0,635,633,
        1,0,0,0,635,634,1,0,0,0,636,638,1,0,0,0,637,631,1,0,0,0,638,641,
        1,0,0,0,639,637,1,0,0,0,639,640,1,0,0,0,640,643,1,0,0,0,641,639,
        1,0,0,0,642,628,1,0,0,0,642,643,1,0,0,0,643,644,1,0,0,0,644,645,
        5,57,0,0,645,29,1,0,0,0,646,653,3,32,16,0,647,649,5,63,0,0,648,650,
        3,32,16,0,649,648,1,0,0,0,649,650,1,0,0,0,650,652,1,0,0,0,651,647,
        1,0,0,0,652,655,1,0,0,0,653,651,1,0,0,0,653,654,1,0,0,0,654,657,
        1,0,0,0,655,653,1,0,0,0,656,646,1,0,0,0,656,657,1,0,0,0,657,31,1,
        0,0,0,658,660,3,34,17,0,659,658,1,0,0,0,659,660,1,0,0,0,660,662,
        1,0,0,0,661,663,7,16,0,0,662,661,1,0,0,0,662,663,1,0,0,0,663,664,
        1,0,0,0,664,667,5,50,0,0,665,666,5,70,0,0,666,668,3,18,9,0,667,665,
        1,0,0,0,667,668,1,0,0,0,668,33,1,0,0,0,669,700,5,49,0,0,670,697,
        5,1,0,0,671,672,7,13,0,0,672,673,5,73,0,0,673,680,3,18,9,0,674,677,
        3,18,9,0,675,676,5,73,0,0,676,678,3,18,9,0,677,675,1,0,0,0,677,678,
        1,0,0,0,678,680,1,0,0,0,679,671,1,0,0,0,679,674,1,0,0,0,680,694,
        1,0,0,0,681,690,5,63,0,0,682,683,7,13,0,0,683,684,5,73,0,0,684,691,
        3,18,9,0,685,688,3,18,9,0,686,687,5,73,0,0,687,689,3,18,9,0,688,
        686,1,0,0,0,688,689,1,0,0,0,689,691,1,0,0,0,690,682,1,0,0,0,690,
        685,1,0,0,0,690,691,1,0,0,0,691,693,1,0,0,0,692,681,1,0,0,0,693,
        696,1,0,0,0,694,692,1,0,0,0,694,695,1,0,0,0,695,698,1,0,0,0,696,
        694,1,0,0,0,697,679,1,0,0,0,697,698,1,0,0,0,698,699,1,0,0,0,699,
        701,5,59,0,0,700,670,1,0,0,0,700,701,1,0,0,0,701,35,1,0,0,0,135,
        39,41,49,54,60,65,70,72,74,84,95,99,103,106,110,117,127,132,134,
        138,144,148,153,157,162,167,171,174,181,185,192,201,206,211,216,
        221,226,228,230,240,242,251,253,257,260,269,279,283,287,290,304,
        306,317,319,328,331,335,339,342,350,353,357,361,364,370,377,380,
        384,388,391,394,401,404,408,412,415,422,425,429,433,436,439,447,
        451,458,471,473,482,484,488,491,501,503,512,514,518,521,529,534,
        537,541,545,548,552,561,566,569,573,577,580,584,592,601,605,609,
        614,621,628,631,635,639,642,649,653,656,659,662,667,677,679,688,
        690,694,697,700
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!TypeArmParser.__ATN) {
            TypeArmParser.__ATN = new antlr.ATNDeserializer().deserialize(TypeArmParser._serializedATN);
        }

        return TypeArmParser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(TypeArmParser.literalNames, TypeArmParser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return TypeArmParser.vocabulary;
    }

    private static readonly decisionsToDFA = TypeArmParser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class ProgramContext extends antlr.LeanContext {
    public _assignment?: AssignmentContext;
    public _assignments: AssignmentContext[] = [];
    public _definition?: DefinitionContext;
    public _definitions: DefinitionContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(TypeArmParser.EOF, 0)!;
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
    public override get ruleIndex(): number {
        return TypeArmParser.RULE_program;
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
        return TypeArmParser.RULE_assignment;
    }
}


export class TailContext extends antlr.LeanContext {
    public _assignment?: AssignmentContext;
    public _items: AssignmentContext[] = [];
    public _close?: Token | null;
    public _lambda?: FunctionContext;
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
    public function(): FunctionContext | null {
        return this.getRuleContext(0, FunctionContext);
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
        return TypeArmParser.RULE_tail;
    }
}


export class FunctionContext extends antlr.LeanContext {
    public _parameters?: ParameterListContext;
    public _result?: TypeContext;
    public _body?: BlockContext;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public PIPE(): antlr.TerminalNode {
        return this.getToken(66 /* PIPE */, 0)!;
    }
    public PIPE_CLOSE(): antlr.TerminalNode {
        return this.getToken(8 /* PIPE_CLOSE */, 0)!;
    }
    public parameterList(): ParameterListContext {
        return this.getRuleContext(0, ParameterListContext)!;
    }
    public block(): BlockContext {
        return this.getRuleContext(0, BlockContext)!;
    }
    public RIGHT_SHIFT(): antlr.TerminalNode | null {
        return this.getToken(90 /* RIGHT_SHIFT */, 0);
    }
    public type(): TypeContext | null {
        return this.getRuleContext(0, TypeContext);
    }
    public override get ruleIndex(): number {
        return TypeArmParser.RULE_function;
    }
}


export class DefinitionContext extends antlr.LeanContext {
    public _name?: Token | null;
    public _target?: TypeContext;
    public _parent?: Token | null;
    public _member?: MemberContext;
    public _members: MemberContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public TYPE(): antlr.TerminalNode {
        return this.getToken(44 /* TYPE */, 0)!;
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
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(70 /* ASSIGN */, 0);
    }
    public BODY_OPEN(): antlr.TerminalNode | null {
        return this.getToken(3 /* BODY_OPEN */, 0);
    }
    public CLOSE_BRACE(): antlr.TerminalNode | null {
        return this.getToken(57 /* CLOSE_BRACE */, 0);
    }
    public type(): TypeContext | null {
        return this.getRuleContext(0, TypeContext);
    }
    public INHERITS(): antlr.TerminalNode | null {
        return this.getToken(39 /* INHERITS */, 0);
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
    public member(): MemberContext[];
    public member(i: number): MemberContext | null;
    public member(i?: number): MemberContext[] | MemberContext | null {
        if (i === undefined) {
            return this.getRuleContexts(MemberContext);
        }

        return this.getRuleContext(i, MemberContext);
    }
    public override get ruleIndex(): number {
        return TypeArmParser.RULE_definition;
    }
}


export class MemberContext extends antlr.LeanContext {
    public _name?: Token | null;
    public _expected?: ValueTypeContext;
    public _setting?: SettingContext;
    public _settings: SettingContext[] = [];
    public _title?: Token | null;
    public _text?: ConstructContext;
    public _body?: BlockContext;
    public _lambda?: FunctionContext;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public ATTR(): antlr.TerminalNode | null {
        return this.getToken(28 /* ATTR */, 0);
    }
    public HAS(): antlr.TerminalNode | null {
        return this.getToken(23 /* HAS */, 0);
    }
    public FEATURE(): antlr.TerminalNode | null {
        return this.getToken(22 /* FEATURE */, 0);
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
    public BODY_OPEN(): antlr.TerminalNode | null {
        return this.getToken(3 /* BODY_OPEN */, 0);
    }
    public CLOSE_BRACE(): antlr.TerminalNode | null {
        return this.getToken(57 /* CLOSE_BRACE */, 0);
    }
    public valueType(): ValueTypeContext | null {
        return this.getRuleContext(0, ValueTypeContext);
    }
    public setting(): SettingContext[];
    public setting(i: number): SettingContext | null;
    public setting(i?: number): SettingContext[] | SettingContext | null {
        if (i === undefined) {
            return this.getRuleContexts(SettingContext);
        }

        return this.getRuleContext(i, SettingContext);
    }
    public COLON(): antlr.TerminalNode | null {
        return this.getToken(65 /* COLON */, 0);
    }
    public INVARIANT(): antlr.TerminalNode | null {
        return this.getToken(24 /* INVARIANT */, 0);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public function(): FunctionContext | null {
        return this.getRuleContext(0, FunctionContext);
    }
    public construct(): ConstructContext | null {
        return this.getRuleContext(0, ConstructContext);
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(52 /* STRING */, 0);
    }
    public PLAIN_STRING(): antlr.TerminalNode | null {
        return this.getToken(53 /* PLAIN_STRING */, 0);
    }
    public ABSTRACT(): antlr.TerminalNode | null {
        return this.getToken(25 /* ABSTRACT */, 0);
    }
    public override get ruleIndex(): number {
        return TypeArmParser.RULE_member;
    }
}


export class ValueTypeContext extends antlr.LeanContext {
    public _enumName?: EnumNameContext;
    public _names: EnumNameContext[] = [];
    public _named?: TypeContext;
    public _word?: Token | null;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public ENUM(): antlr.TerminalNode | null {
        return this.getToken(26 /* ENUM */, 0);
    }
    public CLOSE_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(59 /* CLOSE_BRACKET */, 0);
    }
    public INDEX_OPEN(): antlr.TerminalNode | null {
        return this.getToken(1 /* INDEX_OPEN */, 0);
    }
    public OPEN_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(58 /* OPEN_BRACKET */, 0);
    }
    public enumName(): EnumNameContext[];
    public enumName(i: number): EnumNameContext | null;
    public enumName(i?: number): EnumNameContext[] | EnumNameContext | null {
        if (i === undefined) {
            return this.getRuleContexts(EnumNameContext);
        }

        return this.getRuleContext(i, EnumNameContext);
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
    public type(): TypeContext | null {
        return this.getRuleContext(0, TypeContext);
    }
    public NAME(): antlr.TerminalNode | null {
        return this.getToken(47 /* NAME */, 0);
    }
    public WORD(): antlr.TerminalNode | null {
        return this.getToken(48 /* WORD */, 0);
    }
    public override get ruleIndex(): number {
        return TypeArmParser.RULE_valueType;
    }
}


export class EnumNameContext extends antlr.LeanContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public NAME(): antlr.TerminalNode | null {
        return this.getToken(47 /* NAME */, 0);
    }
    public WORD(): antlr.TerminalNode | null {
        return this.getToken(48 /* WORD */, 0);
    }
    public REFERENCE(): antlr.TerminalNode | null {
        return this.getToken(49 /* REFERENCE */, 0);
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(52 /* STRING */, 0);
    }
    public PLAIN_STRING(): antlr.TerminalNode | null {
        return this.getToken(53 /* PLAIN_STRING */, 0);
    }
    public NUMBER(): antlr.TerminalNode | null {
        return this.getToken(51 /* NUMBER */, 0);
    }
    public TRUE(): antlr.TerminalNode | null {
        return this.getToken(43 /* TRUE */, 0);
    }
    public FALSE(): antlr.TerminalNode | null {
        return this.getToken(35 /* FALSE */, 0);
    }
    public UNDEF(): antlr.TerminalNode | null {
        return this.getToken(45 /* UNDEF */, 0);
    }
    public DEFAULT(): antlr.TerminalNode | null {
        return this.getToken(31 /* DEFAULT */, 0);
    }
    public override get ruleIndex(): number {
        return TypeArmParser.RULE_enumName;
    }
}


export class SettingContext extends antlr.LeanContext {
    public _body?: BlockContext;
    public _lambda?: FunctionContext;
    public _value?: ExpressionContext;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
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
    public TYPE_KEY(): antlr.TerminalNode | null {
        return this.getToken(13 /* TYPE_KEY */, 0);
    }
    public KEYWORD_KEY(): antlr.TerminalNode | null {
        return this.getToken(14 /* KEYWORD_KEY */, 0);
    }
    public ARROW(): antlr.TerminalNode | null {
        return this.getToken(73 /* ARROW */, 0);
    }
    public PLUS_ARROW(): antlr.TerminalNode | null {
        return this.getToken(74 /* PLUS_ARROW */, 0);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public function(): FunctionContext | null {
        return this.getRuleContext(0, FunctionContext);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
    }
    public override get ruleIndex(): number {
        return TypeArmParser.RULE_setting;
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
        return TypeArmParser.RULE_expression;
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
        return TypeArmParser.RULE_construct;
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
        return TypeArmParser.RULE_caseOption;
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
        return TypeArmParser.RULE_suffix;
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
        return TypeArmParser.RULE_choice;
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
        return TypeArmParser.RULE_block;
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
        return TypeArmParser.RULE_parameterList;
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
        return TypeArmParser.RULE_parameter;
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
        return TypeArmParser.RULE_type;
    }
}
