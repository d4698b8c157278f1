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
            this.state = 98;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684583088) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                {
                this.state = 80;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 10 /* NAME_KEY */:
                case 11 /* DEFAULT_KEY */:
                case 12 /* UNDEF_KEY */:
                case 13 /* TYPE_KEY */:
                case 14 /* KEYWORD_KEY */:
                    {
                    this.state = 78;
                    _la = this.tokenStream.LA(1);
                    if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 31744) !== 0))) {
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
                    this.state = 79;
                    localContext._assignment = this.assignment();
                    localContext._items.push(localContext._assignment!);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 82;
                this.match(73 /* ARROW */);
                this.state = 83;
                localContext._assignment = this.assignment();
                localContext._items.push(localContext._assignment!);
                this.state = 95;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 63) {
                    {
                    {
                    this.state = 84;
                    this.match(63 /* COMMA */);
                    this.state = 91;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684583088) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                        {
                        this.state = 87;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 10 /* NAME_KEY */:
                        case 11 /* DEFAULT_KEY */:
                        case 12 /* UNDEF_KEY */:
                        case 13 /* TYPE_KEY */:
                        case 14 /* KEYWORD_KEY */:
                            {
                            this.state = 85;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 31744) !== 0))) {
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
                            this.state = 86;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 89;
                        this.match(73 /* ARROW */);
                        this.state = 90;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        }
                    }

                    }
                    }
                    this.state = 97;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
            }

            this.state = 100;
            localContext._close = this.match(57 /* CLOSE_BRACE */);
            this.state = 102;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 66) {
                {
                this.state = 101;
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
            this.state = 104;
            this.match(66 /* PIPE */);
            this.state = 105;
            localContext._parameters = this.parameterList();
            this.state = 106;
            this.match(8 /* PIPE_CLOSE */);
            this.state = 109;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 90) {
                {
                this.state = 107;
                this.match(90 /* RIGHT_SHIFT */);
                this.state = 108;
                localContext._result = this.type_();
                }
            }

            this.state = 111;
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
            this.state = 113;
            this.match(44 /* TYPE */);
            this.state = 114;
            localContext._name = this.tokenStream.LT(1);
            _la = this.tokenStream.LA(1);
            if(!(((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 7) !== 0))) {
                localContext._name = this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 130;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 70 /* ASSIGN */:
                {
                this.state = 115;
                this.match(70 /* ASSIGN */);
                this.state = 116;
                localContext._target = this.type_();
                }
                break;
            case 3 /* BODY_OPEN */:
            case 39 /* INHERITS */:
                {
                this.state = 119;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 39) {
                    {
                    this.state = 117;
                    this.match(39 /* INHERITS */);
                    this.state = 118;
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

                this.state = 121;
                this.match(3 /* BODY_OPEN */);
                this.state = 126;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 327155712) !== 0) || _la === 64) {
                    {
                    this.state = 124;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 64 /* SEMICOLON */:
                        {
                        this.state = 122;
                        this.match(64 /* SEMICOLON */);
                        }
                        break;
                    case 23 /* HAS */:
                    case 24 /* INVARIANT */:
                    case 25 /* ABSTRACT */:
                    case 28 /* ATTR */:
                        {
                        this.state = 123;
                        localContext._member = this.member();
                        localContext._members.push(localContext._member!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 128;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 129;
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
            this.state = 166;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 23 /* HAS */:
            case 28 /* ATTR */:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 132;
                _la = this.tokenStream.LA(1);
                if(!(_la === 23 || _la === 28)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 133;
                localContext._name = this.match(22 /* FEATURE */);
                this.state = 136;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 63) {
                    {
                    this.state = 134;
                    this.match(63 /* COMMA */);
                    this.state = 135;
                    localContext._expected = this.valueType();
                    }
                }

                this.state = 154;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 3) {
                    {
                    this.state = 138;
                    this.match(3 /* BODY_OPEN */);
                    this.state = 140;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 65) {
                        {
                        this.state = 139;
                        this.match(65 /* COLON */);
                        }
                    }

                    this.state = 142;
                    localContext._setting = this.setting();
                    localContext._settings.push(localContext._setting!);
                    this.state = 149;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 63) {
                        {
                        {
                        this.state = 143;
                        this.match(63 /* COMMA */);
                        this.state = 145;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 31744) !== 0)) {
                            {
                            this.state = 144;
                            localContext._setting = this.setting();
                            localContext._settings.push(localContext._setting!);
                            }
                        }

                        }
                        }
                        this.state = 151;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 152;
                    this.match(57 /* CLOSE_BRACE */);
                    }
                }

                }
                break;
            case 24 /* INVARIANT */:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 156;
                this.match(24 /* INVARIANT */);
                this.state = 159;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 52 /* STRING */:
                case 53 /* PLAIN_STRING */:
                    {
                    this.state = 157;
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
                    this.state = 158;
                    localContext._text = this.construct();
                    }
                    break;
                case 3 /* BODY_OPEN */:
                case 66 /* PIPE */:
                    break;
                default:
                    break;
                }
                this.state = 163;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 3 /* BODY_OPEN */:
                    {
                    this.state = 161;
                    localContext._body = this.block();
                    }
                    break;
                case 66 /* PIPE */:
                    {
                    this.state = 162;
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
                this.state = 165;
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
            this.state = 184;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 26 /* ENUM */:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 168;
                this.match(26 /* ENUM */);
                this.state = 169;
                _la = this.tokenStream.LA(1);
                if(!(_la === 1 || _la === 58)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 170;
                localContext._enumName = this.enumName();
                localContext._names.push(localContext._enumName!);
                this.state = 177;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 63) {
                    {
                    {
                    this.state = 171;
                    this.match(63 /* COMMA */);
                    this.state = 173;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 31)) & ~0x1F) === 0 && ((1 << (_la - 31)) & 7819281) !== 0)) {
                        {
                        this.state = 172;
                        localContext._enumName = this.enumName();
                        localContext._names.push(localContext._enumName!);
                        }
                    }

                    }
                    }
                    this.state = 179;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 180;
                this.match(59 /* CLOSE_BRACKET */);
                }
                break;
            case 49 /* REFERENCE */:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 182;
                localContext._named = this.type_();
                }
                break;
            case 47 /* NAME */:
            case 48 /* WORD */:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 183;
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
            this.state = 186;
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
            this.state = 188;
            _la = this.tokenStream.LA(1);
            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 31744) !== 0))) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 189;
            _la = this.tokenStream.LA(1);
            if(!(_la === 73 || _la === 74)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 193;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 3 /* BODY_OPEN */:
                {
                this.state = 190;
                localContext._body = this.block();
                }
                break;
            case 66 /* PIPE */:
                {
                this.state = 191;
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
                this.state = 192;
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
            this.state = 198;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 4 || _la === 5 || _la === 83) {
                {
                {
                this.state = 195;
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
                this.state = 200;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 203;
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
                this.state = 201;
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
                this.state = 202;
                localContext._construct = this.construct();
                localContext._constructs.push(localContext._construct!);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 222;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 134218246) !== 0) || ((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 2164260873) !== 0) || ((((_la - 75)) & ~0x1F) === 0 && ((1 << (_la - 75)) & 65279) !== 0)) {
                {
                this.state = 220;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 1 /* INDEX_OPEN */:
                case 2 /* CALL_OPEN */:
                case 9 /* SELECT_LIST */:
                case 62 /* DOT */:
                    {
                    this.state = 205;
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
                    this.state = 208;
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
                        this.state = 206;
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
                        this.state = 207;
                        localContext._choice = this.choice();
                        localContext._chosen.push(localContext._choice!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 213;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 4 || _la === 5 || _la === 83) {
                        {
                        {
                        this.state = 210;
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
                        this.state = 215;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 218;
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
                        this.state = 216;
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
                        this.state = 217;
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
                this.state = 224;
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
            this.state = 437;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 58 /* OPEN_BRACKET */:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 225;
                this.match(58 /* OPEN_BRACKET */);
                this.state = 252;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684566704) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                    {
                    this.state = 234;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 10 /* NAME_KEY */:
                    case 11 /* DEFAULT_KEY */:
                    case 12 /* UNDEF_KEY */:
                    case 13 /* TYPE_KEY */:
                        {
                        this.state = 226;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 227;
                        this.match(73 /* ARROW */);
                        this.state = 228;
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
                        this.state = 229;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        this.state = 232;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 73) {
                            {
                            this.state = 230;
                            this.match(73 /* ARROW */);
                            this.state = 231;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                        }

                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 249;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 63) {
                        {
                        {
                        this.state = 236;
                        this.match(63 /* COMMA */);
                        this.state = 245;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 10 /* NAME_KEY */:
                        case 11 /* DEFAULT_KEY */:
                        case 12 /* UNDEF_KEY */:
                        case 13 /* TYPE_KEY */:
                            {
                            this.state = 237;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 238;
                            this.match(73 /* ARROW */);
                            this.state = 239;
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
                            this.state = 240;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            this.state = 243;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 73) {
                                {
                                this.state = 241;
                                this.match(73 /* ARROW */);
                                this.state = 242;
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
                        this.state = 251;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 254;
                this.match(59 /* CLOSE_BRACKET */);
                }
                break;
            case 56 /* OPEN_BRACE */:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 255;
                this.match(56 /* OPEN_BRACE */);
                this.state = 276;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684566704) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                    {
                    this.state = 258;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 10 /* NAME_KEY */:
                    case 11 /* DEFAULT_KEY */:
                    case 12 /* UNDEF_KEY */:
                    case 13 /* TYPE_KEY */:
                        {
                        this.state = 256;
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
                        this.state = 257;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 260;
                    this.match(73 /* ARROW */);
                    this.state = 261;
                    localContext._assignment = this.assignment();
                    localContext._items.push(localContext._assignment!);
                    this.state = 273;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 63) {
                        {
                        {
                        this.state = 262;
                        this.match(63 /* COMMA */);
                        this.state = 269;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684566704) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                            {
                            this.state = 265;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case 10 /* NAME_KEY */:
                            case 11 /* DEFAULT_KEY */:
                            case 12 /* UNDEF_KEY */:
                            case 13 /* TYPE_KEY */:
                                {
                                this.state = 263;
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
                                this.state = 264;
                                localContext._assignment = this.assignment();
                                localContext._items.push(localContext._assignment!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            this.state = 267;
                            this.match(73 /* ARROW */);
                            this.state = 268;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                        }

                        }
                        }
                        this.state = 275;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 278;
                this.match(57 /* CLOSE_BRACE */);
                }
                break;
            case 60 /* OPEN_PAREN */:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 279;
                this.match(60 /* OPEN_PAREN */);
                this.state = 280;
                localContext._assignment = this.assignment();
                localContext._items.push(localContext._assignment!);
                this.state = 281;
                this.match(61 /* CLOSE_PAREN */);
                }
                break;
            case 54 /* STRING_OPEN */:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 283;
                this.match(54 /* STRING_OPEN */);
                this.state = 292;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 110)) & ~0x1F) === 0 && ((1 << (_la - 110)) & 7) !== 0)) {
                    {
                    this.state = 290;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 110 /* STRING_TEXT */:
                        {
                        this.state = 284;
                        this.match(110 /* STRING_TEXT */);
                        }
                        break;
                    case 111 /* STRING_VARIABLE */:
                        {
                        this.state = 285;
                        this.match(111 /* STRING_VARIABLE */);
                        }
                        break;
                    case 112 /* INTERPOLATION_OPEN */:
                        {
                        this.state = 286;
                        this.match(112 /* INTERPOLATION_OPEN */);
                        this.state = 287;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        this.state = 288;
                        this.match(57 /* CLOSE_BRACE */);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 294;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 295;
                this.match(113 /* STRING_CLOSE */);
                }
                break;
            case 17 /* HEREDOC_OPEN */:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 296;
                this.match(17 /* HEREDOC_OPEN */);
                this.state = 305;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 110)) & ~0x1F) === 0 && ((1 << (_la - 110)) & 7) !== 0)) {
                    {
                    this.state = 303;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 110 /* STRING_TEXT */:
                        {
                        this.state = 297;
                        this.match(110 /* STRING_TEXT */);
                        }
                        break;
                    case 111 /* STRING_VARIABLE */:
                        {
                        this.state = 298;
                        this.match(111 /* STRING_VARIABLE */);
                        }
                        break;
                    case 112 /* INTERPOLATION_OPEN */:
                        {
                        this.state = 299;
                        this.match(112 /* INTERPOLATION_OPEN */);
                        this.state = 300;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        this.state = 301;
                        this.match(57 /* CLOSE_BRACE */);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 307;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 308;
                this.match(18 /* HEREDOC_CLOSE */);
                }
                break;
            case 37 /* IF */:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 309;
                this.match(37 /* IF */);
                this.state = 310;
                localContext._expression = this.expression();
                localContext._tests.push(localContext._expression!);
                this.state = 311;
                this.match(3 /* BODY_OPEN */);
                this.state = 328;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46137093) !== 0) || _la === 83) {
                    {
                    this.state = 314;
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
                        this.state = 312;
                        localContext._assignment = this.assignment();
                        localContext._assignments.push(localContext._assignment!);
                        }
                        break;
                    case 44 /* TYPE */:
                        {
                        this.state = 313;
                        localContext._definition = this.definition();
                        localContext._definitions.push(localContext._definition!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 325;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 851443461) !== 0) || _la === 83) {
                        {
                        {
                        this.state = 317;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 63 || _la === 64) {
                            {
                            this.state = 316;
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

                        this.state = 321;
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
                            this.state = 319;
                            localContext._assignment = this.assignment();
                            localContext._assignments.push(localContext._assignment!);
                            }
                            break;
                        case 44 /* TYPE */:
                            {
                            this.state = 320;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                        }
                        this.state = 327;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 330;
                this.match(57 /* CLOSE_BRACE */);
                this.state = 356;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 34) {
                    {
                    {
                    this.state = 331;
                    this.match(34 /* ELSIF */);
                    this.state = 332;
                    localContext._expression = this.expression();
                    localContext._tests.push(localContext._expression!);
                    this.state = 333;
                    this.match(3 /* BODY_OPEN */);
                    this.state = 350;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46137093) !== 0) || _la === 83) {
                        {
                        this.state = 336;
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
                            this.state = 334;
                            localContext._assignment = this.assignment();
                            localContext._assignments.push(localContext._assignment!);
                            }
                            break;
                        case 44 /* TYPE */:
                            {
                            this.state = 335;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 347;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 851443461) !== 0) || _la === 83) {
                            {
                            {
                            this.state = 339;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 63 || _la === 64) {
                                {
                                this.state = 338;
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

                            this.state = 343;
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
                                this.state = 341;
                                localContext._assignment = this.assignment();
                                localContext._assignments.push(localContext._assignment!);
                                }
                                break;
                            case 44 /* TYPE */:
                                {
                                this.state = 342;
                                localContext._definition = this.definition();
                                localContext._definitions.push(localContext._definition!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            }
                            this.state = 349;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 352;
                    this.match(57 /* CLOSE_BRACE */);
                    }
                    }
                    this.state = 358;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 380;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 33) {
                    {
                    this.state = 359;
                    this.match(33 /* ELSE */);
                    this.state = 360;
                    this.match(3 /* BODY_OPEN */);
                    this.state = 377;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46137093) !== 0) || _la === 83) {
                        {
                        this.state = 363;
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
                            this.state = 361;
                            localContext._assignment = this.assignment();
                            localContext._assignments.push(localContext._assignment!);
                            }
                            break;
                        case 44 /* TYPE */:
                            {
                            this.state = 362;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 374;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 851443461) !== 0) || _la === 83) {
                            {
                            {
                            this.state = 366;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 63 || _la === 64) {
                                {
                                this.state = 365;
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

                            this.state = 370;
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
                                this.state = 368;
                                localContext._assignment = this.assignment();
                                localContext._assignments.push(localContext._assignment!);
                                }
                                break;
                            case 44 /* TYPE */:
                                {
                                this.state = 369;
                                localContext._definition = this.definition();
                                localContext._definitions.push(localContext._definition!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            }
                            this.state = 376;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 379;
                    this.match(57 /* CLOSE_BRACE */);
                    }
                }

                }
                break;
            case 46 /* UNLESS */:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 382;
                this.match(46 /* UNLESS */);
                this.state = 383;
                localContext._expression = this.expression();
                localContext._tests.push(localContext._expression!);
                this.state = 384;
                this.match(3 /* BODY_OPEN */);
                this.state = 401;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46137093) !== 0) || _la === 83) {
                    {
                    this.state = 387;
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
                        this.state = 385;
                        localContext._assignment = this.assignment();
                        localContext._assignments.push(localContext._assignment!);
                        }
                        break;
                    case 44 /* TYPE */:
                        {
                        this.state = 386;
                        localContext._definition = this.definition();
                        localContext._definitions.push(localContext._definition!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 398;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 851443461) !== 0) || _la === 83) {
                        {
                        {
                        this.state = 390;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 63 || _la === 64) {
                            {
                            this.state = 389;
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

                        this.state = 394;
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
                            this.state = 392;
                            localContext._assignment = this.assignment();
                            localContext._assignments.push(localContext._assignment!);
                            }
                            break;
                        case 44 /* TYPE */:
                            {
                            this.state = 393;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                        }
                        this.state = 400;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 403;
                this.match(57 /* CLOSE_BRACE */);
                this.state = 425;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 33) {
                    {
                    this.state = 404;
                    this.match(33 /* ELSE */);
                    this.state = 405;
                    this.match(3 /* BODY_OPEN */);
                    this.state = 422;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46137093) !== 0) || _la === 83) {
                        {
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
                            localContext._assignments.push(localContext._assignment!);
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
                        this.state = 419;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 851443461) !== 0) || _la === 83) {
                            {
                            {
                            this.state = 411;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 63 || _la === 64) {
                                {
                                this.state = 410;
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

                            this.state = 415;
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
                                this.state = 413;
                                localContext._assignment = this.assignment();
                                localContext._assignments.push(localContext._assignment!);
                                }
                                break;
                            case 44 /* TYPE */:
                                {
                                this.state = 414;
                                localContext._definition = this.definition();
                                localContext._definitions.push(localContext._definition!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            }
                            this.state = 421;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 424;
                    this.match(57 /* CLOSE_BRACE */);
                    }
                }

                }
                break;
            case 29 /* CASE */:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 427;
                this.match(29 /* CASE */);
                this.state = 428;
                localContext._expression = this.expression();
                localContext._tests.push(localContext._expression!);
                this.state = 429;
                this.match(3 /* BODY_OPEN */);
                this.state = 431;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 430;
                    localContext._caseOption = this.caseOption();
                    localContext._options.push(localContext._caseOption!);
                    }
                    }
                    this.state = 433;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83);
                this.state = 435;
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
            this.state = 439;
            localContext._expression = this.expression();
            localContext._values.push(localContext._expression!);
            this.state = 444;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 63) {
                {
                {
                this.state = 440;
                this.match(63 /* COMMA */);
                this.state = 441;
                localContext._expression = this.expression();
                localContext._values.push(localContext._expression!);
                }
                }
                this.state = 446;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 447;
            this.match(65 /* COLON */);
            this.state = 448;
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
            this.state = 596;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 1 /* INDEX_OPEN */:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 450;
                this.match(1 /* INDEX_OPEN */);
                this.state = 477;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684566704) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                    {
                    this.state = 459;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 10 /* NAME_KEY */:
                    case 11 /* DEFAULT_KEY */:
                    case 12 /* UNDEF_KEY */:
                    case 13 /* TYPE_KEY */:
                        {
                        this.state = 451;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 452;
                        this.match(73 /* ARROW */);
                        this.state = 453;
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
                        this.state = 454;
                        localContext._expression = this.expression();
                        localContext._cells.push(localContext._expression!);
                        this.state = 457;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 73) {
                            {
                            this.state = 455;
                            this.match(73 /* ARROW */);
                            this.state = 456;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            }
                        }

                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 474;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 63) {
                        {
                        {
                        this.state = 461;
                        this.match(63 /* COMMA */);
                        this.state = 470;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 10 /* NAME_KEY */:
                        case 11 /* DEFAULT_KEY */:
                        case 12 /* UNDEF_KEY */:
                        case 13 /* TYPE_KEY */:
                            {
                            this.state = 462;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 463;
                            this.match(73 /* ARROW */);
                            this.state = 464;
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
                            this.state = 465;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            this.state = 468;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 73) {
                                {
                                this.state = 466;
                                this.match(73 /* ARROW */);
                                this.state = 467;
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
                        this.state = 476;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 479;
                this.match(59 /* CLOSE_BRACKET */);
                }
                break;
            case 2 /* CALL_OPEN */:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 480;
                this.match(2 /* CALL_OPEN */);
                this.state = 507;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684566704) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                    {
                    this.state = 489;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 10 /* NAME_KEY */:
                    case 11 /* DEFAULT_KEY */:
                    case 12 /* UNDEF_KEY */:
                    case 13 /* TYPE_KEY */:
                        {
                        this.state = 481;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 482;
                        this.match(73 /* ARROW */);
                        this.state = 483;
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
                        this.state = 484;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        this.state = 487;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 73) {
                            {
                            this.state = 485;
                            this.match(73 /* ARROW */);
                            this.state = 486;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                        }

                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 504;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 63) {
                        {
                        {
                        this.state = 491;
                        this.match(63 /* COMMA */);
                        this.state = 500;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 10 /* NAME_KEY */:
                        case 11 /* DEFAULT_KEY */:
                        case 12 /* UNDEF_KEY */:
                        case 13 /* TYPE_KEY */:
                            {
                            this.state = 492;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 493;
                            this.match(73 /* ARROW */);
                            this.state = 494;
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
                            this.state = 495;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            this.state = 498;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 73) {
                                {
                                this.state = 496;
                                this.match(73 /* ARROW */);
                                this.state = 497;
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
                        this.state = 506;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 509;
                localContext._close = this.match(61 /* CLOSE_PAREN */);
                this.state = 538;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 66) {
                    {
                    this.state = 510;
                    this.match(66 /* PIPE */);
                    this.state = 511;
                    localContext._parameters = this.parameterList();
                    this.state = 512;
                    this.match(8 /* PIPE_CLOSE */);
                    this.state = 515;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 90) {
                        {
                        this.state = 513;
                        this.match(90 /* RIGHT_SHIFT */);
                        this.state = 514;
                        localContext._result = this.type_();
                        }
                    }

                    this.state = 517;
                    localContext._open = this.match(3 /* BODY_OPEN */);
                    this.state = 534;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46137093) !== 0) || _la === 83) {
                        {
                        this.state = 520;
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
                            this.state = 518;
                            localContext._assignment = this.assignment();
                            localContext._assignments.push(localContext._assignment!);
                            }
                            break;
                        case 44 /* TYPE */:
                            {
                            this.state = 519;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 531;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 851443461) !== 0) || _la === 83) {
                            {
                            {
                            this.state = 523;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 63 || _la === 64) {
                                {
                                this.state = 522;
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

                            this.state = 527;
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
                                this.state = 525;
                                localContext._assignment = this.assignment();
                                localContext._assignments.push(localContext._assignment!);
                                }
                                break;
                            case 44 /* TYPE */:
                                {
                                this.state = 526;
                                localContext._definition = this.definition();
                                localContext._definitions.push(localContext._definition!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            }
                            this.state = 533;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 536;
                    this.match(57 /* CLOSE_BRACE */);
                    }
                }

                }
                break;
            case 62 /* DOT */:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 540;
                this.match(62 /* DOT */);
                this.state = 541;
                localContext._method = this.tokenStream.LT(1);
                _la = this.tokenStream.LA(1);
                if(!(_la === 10 || _la === 47)) {
                    localContext._method = this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 570;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 66) {
                    {
                    this.state = 542;
                    this.match(66 /* PIPE */);
                    this.state = 543;
                    localContext._parameters = this.parameterList();
                    this.state = 544;
                    this.match(8 /* PIPE_CLOSE */);
                    this.state = 547;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 90) {
                        {
                        this.state = 545;
                        this.match(90 /* RIGHT_SHIFT */);
                        this.state = 546;
                        localContext._result = this.type_();
                        }
                    }

                    this.state = 549;
                    localContext._open = this.match(3 /* BODY_OPEN */);
                    this.state = 566;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46137093) !== 0) || _la === 83) {
                        {
                        this.state = 552;
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
                            this.state = 550;
                            localContext._assignment = this.assignment();
                            localContext._assignments.push(localContext._assignment!);
                            }
                            break;
                        case 44 /* TYPE */:
                            {
                            this.state = 551;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 563;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 851443461) !== 0) || _la === 83) {
                            {
                            {
                            this.state = 555;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 63 || _la === 64) {
                                {
                                this.state = 554;
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

                            this.state = 559;
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
                                this.state = 557;
                                localContext._assignment = this.assignment();
                                localContext._assignments.push(localContext._assignment!);
                                }
                                break;
                            case 44 /* TYPE */:
                                {
                                this.state = 558;
                                localContext._definition = this.definition();
                                localContext._definitions.push(localContext._definition!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            }
                            this.state = 565;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 568;
                    this.match(57 /* CLOSE_BRACE */);
                    }
                }

                }
                break;
            case 9 /* SELECT_LIST */:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 572;
                this.match(9 /* SELECT_LIST */);
                this.state = 573;
                this.match(3 /* BODY_OPEN */);
                this.state = 576;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 10 /* NAME_KEY */:
                case 11 /* DEFAULT_KEY */:
                case 12 /* UNDEF_KEY */:
                    {
                    this.state = 574;
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
                    this.state = 575;
                    localContext._expression = this.expression();
                    localContext._cells.push(localContext._expression!);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 578;
                this.match(73 /* ARROW */);
                this.state = 579;
                localContext._expression = this.expression();
                localContext._cells.push(localContext._expression!);
                this.state = 591;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 63) {
                    {
                    {
                    this.state = 580;
                    this.match(63 /* COMMA */);
                    this.state = 587;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684558512) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                        {
                        this.state = 583;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 10 /* NAME_KEY */:
                        case 11 /* DEFAULT_KEY */:
                        case 12 /* UNDEF_KEY */:
                            {
                            this.state = 581;
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
                            this.state = 582;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 585;
                        this.match(73 /* ARROW */);
                        this.state = 586;
                        localContext._expression = this.expression();
                        localContext._cells.push(localContext._expression!);
                        }
                    }

                    }
                    }
                    this.state = 593;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 594;
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
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 598;
            this.match(69 /* SELECT */);
            this.state = 601;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 10 /* NAME_KEY */:
            case 11 /* DEFAULT_KEY */:
            case 12 /* UNDEF_KEY */:
                {
                this.state = 599;
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
                this.state = 600;
                localContext._match = this.expression();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 603;
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
            this.state = 605;
            this.match(3 /* BODY_OPEN */);
            this.state = 622;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46137093) !== 0) || _la === 83) {
                {
                this.state = 608;
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
                    this.state = 606;
                    localContext._assignment = this.assignment();
                    localContext._assignments.push(localContext._assignment!);
                    }
                    break;
                case 44 /* TYPE */:
                    {
                    this.state = 607;
                    localContext._definition = this.definition();
                    localContext._definitions.push(localContext._definition!);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 619;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684551344) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 851443461) !== 0) || _la === 83) {
                    {
                    {
                    this.state = 611;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 63 || _la === 64) {
                        {
                        this.state = 610;
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

                    this.state = 615;
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
                        this.state = 613;
                        localContext._assignment = this.assignment();
                        localContext._assignments.push(localContext._assignment!);
                        }
                        break;
                    case 44 /* TYPE */:
                        {
                        this.state = 614;
                        localContext._definition = this.definition();
                        localContext._definitions.push(localContext._definition!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    }
                    this.state = 621;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
            }

            this.state = 624;
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
            this.state = 636;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 5 || _la === 49 || _la === 50 || _la === 86) {
                {
                this.state = 626;
                localContext._parameter = this.parameter();
                localContext._parameters.push(localContext._parameter!);
                this.state = 633;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 63) {
                    {
                    {
                    this.state = 627;
                    this.match(63 /* COMMA */);
                    this.state = 629;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 5 || _la === 49 || _la === 50 || _la === 86) {
                        {
                        this.state = 628;
                        localContext._parameter = this.parameter();
                        localContext._parameters.push(localContext._parameter!);
                        }
                    }

                    }
                    }
                    this.state = 635;
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
            this.state = 639;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 49) {
                {
                this.state = 638;
                localContext._expected = this.type_();
                }
            }

            this.state = 642;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 5 || _la === 86) {
                {
                this.state = 641;
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

            this.state = 644;
            localContext._name = this.match(50 /* VARIABLE */);
            this.state = 647;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 70) {
                {
                this.state = 645;
                this.match(70 /* ASSIGN */);
                this.state = 646;
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
            this.state = 649;
            this.match(49 /* REFERENCE */);
            this.state = 680;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 1) {
                {
                this.state = 650;
                this.match(1 /* INDEX_OPEN */);
                this.state = 677;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2684566704) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 46136581) !== 0) || _la === 83) {
                    {
                    this.state = 659;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 10 /* NAME_KEY */:
                    case 11 /* DEFAULT_KEY */:
                    case 12 /* UNDEF_KEY */:
                    case 13 /* TYPE_KEY */:
                        {
                        this.state = 651;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 652;
                        this.match(73 /* ARROW */);
                        this.state = 653;
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
                        this.state = 654;
                        localContext._expression = this.expression();
                        localContext._cells.push(localContext._expression!);
                        this.state = 657;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 73) {
                            {
                            this.state = 655;
                            this.match(73 /* ARROW */);
                            this.state = 656;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            }
                        }

                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 674;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 63) {
                        {
                        {
                        this.state = 661;
                        this.match(63 /* COMMA */);
                        this.state = 670;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 10 /* NAME_KEY */:
                        case 11 /* DEFAULT_KEY */:
                        case 12 /* UNDEF_KEY */:
                        case 13 /* TYPE_KEY */:
                            {
                            this.state = 662;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 663;
                            this.match(73 /* ARROW */);
                            this.state = 664;
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
                            this.state = 665;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            this.state = 668;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 73) {
                                {
                                this.state = 666;
                                this.match(73 /* ARROW */);
                                this.state = 667;
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
                        this.state = 676;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 679;
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
        return JSON.parse(`[4,1,113,683,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,
7,6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,
13,2,14,7,14,2,15,7,15,2,16,7,16,2,17,7,17,1,0,1,0,1,0,5,0,40,8,
0,10,0,12,0,43,9,0,1,0,1,0,1,1,5,1,48,8,1,10,1,12,1,51,9,1,1,1,1,
1,3,1,55,8,1,1,1,1,1,1,1,1,1,3,1,61,8,1,1,1,5,1,64,8,1,10,1,12,1,
67,9,1,1,1,1,1,3,1,71,8,1,5,1,73,8,1,10,1,12,1,76,9,1,1,2,1,2,1,
2,3,2,81,8,2,1,2,1,2,1,2,1,2,1,2,3,2,88,8,2,1,2,1,2,3,2,92,8,2,5,
2,94,8,2,10,2,12,2,97,9,2,3,2,99,8,2,1,2,1,2,3,2,103,8,2,1,3,1,3,
1,3,1,3,1,3,3,3,110,8,3,1,3,1,3,1,4,1,4,1,4,1,4,1,4,1,4,3,4,120,
8,4,1,4,1,4,1,4,5,4,125,8,4,10,4,12,4,128,9,4,1,4,3,4,131,8,4,1,
5,1,5,1,5,1,5,3,5,137,8,5,1,5,1,5,3,5,141,8,5,1,5,1,5,1,5,3,5,146,
8,5,5,5,148,8,5,10,5,12,5,151,9,5,1,5,1,5,3,5,155,8,5,1,5,1,5,1,
5,3,5,160,8,5,1,5,1,5,3,5,164,8,5,1,5,3,5,167,8,5,1,6,1,6,1,6,1,
6,1,6,3,6,174,8,6,5,6,176,8,6,10,6,12,6,179,9,6,1,6,1,6,1,6,1,6,
3,6,185,8,6,1,7,1,7,1,8,1,8,1,8,1,8,1,8,3,8,194,8,8,1,9,5,9,197,
8,9,10,9,12,9,200,9,9,1,9,1,9,3,9,204,8,9,1,9,1,9,1,9,3,9,209,8,
9,1,9,5,9,212,8,9,10,9,12,9,215,9,9,1,9,1,9,3,9,219,8,9,5,9,221,
8,9,10,9,12,9,224,9,9,1,10,1,10,1,10,1,10,1,10,1,10,1,10,3,10,233,
8,10,3,10,235,8,10,1,10,1,10,1,10,1,10,1,10,1,10,1,10,3,10,244,8,
10,3,10,246,8,10,5,10,248,8,10,10,10,12,10,251,9,10,3,10,253,8,10,
1,10,1,10,1,10,1,10,3,10,259,8,10,1,10,1,10,1,10,1,10,1,10,3,10,
266,8,10,1,10,1,10,3,10,270,8,10,5,10,272,8,10,10,10,12,10,275,9,
10,3,10,277,8,10,1,10,1,10,1,10,1,10,1,10,1,10,1,10,1,10,1,10,1,
10,1,10,1,10,5,10,291,8,10,10,10,12,10,294,9,10,1,10,1,10,1,10,1,
10,1,10,1,10,1,10,1,10,5,10,304,8,10,10,10,12,10,307,9,10,1,10,1,
10,1,10,1,10,1,10,1,10,3,10,315,8,10,1,10,3,10,318,8,10,1,10,1,10,
3,10,322,8,10,5,10,324,8,10,10,10,12,10,327,9,10,3,10,329,8,10,1,
10,1,10,1,10,1,10,1,10,1,10,3,10,337,8,10,1,10,3,10,340,8,10,1,10,
1,10,3,10,344,8,10,5,10,346,8,10,10,10,12,10,349,9,10,3,10,351,8,
10,1,10,1,10,5,10,355,8,10,10,10,12,10,358,9,10,1,10,1,10,1,10,1,
10,3,10,364,8,10,1,10,3,10,367,8,10,1,10,1,10,3,10,371,8,10,5,10,
373,8,10,10,10,12,10,376,9,10,3,10,378,8,10,1,10,3,10,381,8,10,1,
10,1,10,1,10,1,10,1,10,3,10,388,8,10,1,10,3,10,391,8,10,1,10,1,10,
3,10,395,8,10,5,10,397,8,10,10,10,12,10,400,9,10,3,10,402,8,10,1,
10,1,10,1,10,1,10,1,10,3,10,409,8,10,1,10,3,10,412,8,10,1,10,1,10,
3,10,416,8,10,5,10,418,8,10,10,10,12,10,421,9,10,3,10,423,8,10,1,
10,3,10,426,8,10,1,10,1,10,1,10,1,10,4,10,432,8,10,11,10,12,10,433,
1,10,1,10,3,10,438,8,10,1,11,1,11,1,11,5,11,443,8,11,10,11,12,11,
446,9,11,1,11,1,11,1,11,1,12,1,12,1,12,1,12,1,12,1,12,1,12,3,12,
458,8,12,3,12,460,8,12,1,12,1,12,1,12,1,12,1,12,1,12,1,12,3,12,469,
8,12,3,12,471,8,12,5,12,473,8,12,10,12,12,12,476,9,12,3,12,478,8,
12,1,12,1,12,1,12,1,12,1,12,1,12,1,12,1,12,3,12,488,8,12,3,12,490,
8,12,1,12,1,12,1,12,1,12,1,12,1,12,1,12,3,12,499,8,12,3,12,501,8,
12,5,12,503,8,12,10,12,12,12,506,9,12,3,12,508,8,12,1,12,1,12,1,
12,1,12,1,12,1,12,3,12,516,8,12,1,12,1,12,1,12,3,12,521,8,12,1,12,
3,12,524,8,12,1,12,1,12,3,12,528,8,12,5,12,530,8,12,10,12,12,12,
533,9,12,3,12,535,8,12,1,12,1,12,3,12,539,8,12,1,12,1,12,1,12,1,
12,1,12,1,12,1,12,3,12,548,8,12,1,12,1,12,1,12,3,12,553,8,12,1,12,
3,12,556,8,12,1,12,1,12,3,12,560,8,12,5,12,562,8,12,10,12,12,12,
565,9,12,3,12,567,8,12,1,12,1,12,3,12,571,8,12,1,12,1,12,1,12,1,
12,3,12,577,8,12,1,12,1,12,1,12,1,12,1,12,3,12,584,8,12,1,12,1,12,
3,12,588,8,12,5,12,590,8,12,10,12,12,12,593,9,12,1,12,1,12,3,12,
597,8,12,1,13,1,13,1,13,3,13,602,8,13,1,13,1,13,1,14,1,14,1,14,3,
14,609,8,14,1,14,3,14,612,8,14,1,14,1,14,3,14,616,8,14,5,14,618,
8,14,10,14,12,14,621,9,14,3,14,623,8,14,1,14,1,14,1,15,1,15,1,15,
3,15,630,8,15,5,15,632,8,15,10,15,12,15,635,9,15,3,15,637,8,15,1,
16,3,16,640,8,16,1,16,3,16,643,8,16,1,16,1,16,1,16,3,16,648,8,16,
1,17,1,17,1,17,1,17,1,17,1,17,1,17,1,17,3,17,658,8,17,3,17,660,8,
17,1,17,1,17,1,17,1,17,1,17,1,17,1,17,3,17,669,8,17,3,17,671,8,17,
5,17,673,8,17,10,17,12,17,676,9,17,3,17,678,8,17,1,17,3,17,681,8,
17,1,17,0,0,18,0,2,4,6,8,10,12,14,16,18,20,22,24,26,28,30,32,34,
0,18,2,0,4,5,83,83,8,0,7,7,16,16,31,31,35,35,43,43,45,45,47,53,55,
55,6,0,27,27,38,38,41,41,70,72,75,82,84,90,9,0,7,7,10,12,16,16,31,
31,35,35,43,43,45,45,47,53,55,55,1,0,10,14,1,0,47,49,2,0,23,23,28,
28,1,0,52,53,2,0,1,1,58,58,1,0,47,48,6,0,31,31,35,35,43,43,45,45,
47,49,51,53,1,0,73,74,5,0,27,27,38,38,41,41,75,82,84,90,1,0,10,13,
1,0,63,64,2,0,10,10,47,47,1,0,10,12,2,0,5,5,86,86,819,0,41,1,0,0,
0,2,49,1,0,0,0,4,77,1,0,0,0,6,104,1,0,0,0,8,113,1,0,0,0,10,166,1,
0,0,0,12,184,1,0,0,0,14,186,1,0,0,0,16,188,1,0,0,0,18,198,1,0,0,
0,20,437,1,0,0,0,22,439,1,0,0,0,24,596,1,0,0,0,26,598,1,0,0,0,28,
605,1,0,0,0,30,636,1,0,0,0,32,639,1,0,0,0,34,649,1,0,0,0,36,40,5,
64,0,0,37,40,3,2,1,0,38,40,3,8,4,0,39,36,1,0,0,0,39,37,1,0,0,0,39,
38,1,0,0,0,40,43,1,0,0,0,41,39,1,0,0,0,41,42,1,0,0,0,42,44,1,0,0,
0,43,41,1,0,0,0,44,45,5,0,0,1,45,1,1,0,0,0,46,48,7,0,0,0,47,46,1,
0,0,0,48,51,1,0,0,0,49,47,1,0,0,0,49,50,1,0,0,0,50,54,1,0,0,0,51,
49,1,0,0,0,52,55,7,1,0,0,53,55,3,20,10,0,54,52,1,0,0,0,54,53,1,0,
0,0,55,74,1,0,0,0,56,73,3,24,12,0,57,73,3,4,2,0,58,61,7,2,0,0,59,
61,3,26,13,0,60,58,1,0,0,0,60,59,1,0,0,0,61,65,1,0,0,0,62,64,7,0,
0,0,63,62,1,0,0,0,64,67,1,0,0,0,65,63,1,0,0,0,65,66,1,0,0,0,66,70,
1,0,0,0,67,65,1,0,0,0,68,71,7,3,0,0,69,71,3,20,10,0,70,68,1,0,0,
0,70,69,1,0,0,0,71,73,1,0,0,0,72,56,1,0,0,0,72,57,1,0,0,0,72,60,
1,0,0,0,73,76,1,0,0,0,74,72,1,0,0,0,74,75,1,0,0,0,75,3,1,0,0,0,76,
74,1,0,0,0,77,98,5,3,0,0,78,81,7,4,0,0,79,81,3,2,1,0,80,78,1,0,0,
0,80,79,1,0,0,0,81,82,1,0,0,0,82,83,5,73,0,0,83,95,3,2,1,0,84,91,
5,63,0,0,85,88,7,4,0,0,86,88,3,2,1,0,87,85,1,0,0,0,87,86,1,0,0,0,
88,89,1,0,0,0,89,90,5,73,0,0,90,92,3,2,1,0,91,87,1,0,0,0,91,92,1,
0,0,0,92,94,1,0,0,0,93,84,1,0,0,0,94,97,1,0,0,0,95,93,1,0,0,0,95,
96,1,0,0,0,96,99,1,0,0,0,97,95,1,0,0,0,98,80,1,0,0,0,98,99,1,0,0,
0,99,100,1,0,0,0,100,102,5,57,0,0,101,103,3,6,3,0,102,101,1,0,0,
0,102,103,1,0,0,0,103,5,1,0,0,0,104,105,5,66,0,0,105,106,3,30,15,
0,106,109,5,8,0,0,107,108,5,90,0,0,108,110,3,34,17,0,109,107,1,0,
0,0,109,110,1,0,0,0,110,111,1,0,0,0,111,112,3,28,14,0,112,7,1,0,
0,0,113,114,5,44,0,0,114,130,7,5,0,0,115,116,5,70,0,0,116,131,3,
34,17,0,117,118,5,39,0,0,118,120,7,5,0,0,119,117,1,0,0,0,119,120,
1,0,0,0,120,121,1,0,0,0,121,126,5,3,0,0,122,125,5,64,0,0,123,125,
3,10,5,0,124,122,1,0,0,0,124,123,1,0,0,0,125,128,1,0,0,0,126,124,
1,0,0,0,126,127,1,0,0,0,127,129,1,0,0,0,128,126,1,0,0,0,129,131,
5,57,0,0,130,115,1,0,0,0,130,119,1,0,0,0,131,9,1,0,0,0,132,133,7,
6,0,0,133,136,5,22,0,0,134,135,5,63,0,0,135,137,3,12,6,0,136,134,
1,0,0,0,136,137,1,0,0,0,137,154,1,0,0,0,138,140,5,3,0,0,139,141,
5,65,0,0,140,139,1,0,0,0,140,141,1,0,0,0,141,142,1,0,0,0,142,149,
3,16,8,0,143,145,5,63,0,0,144,146,3,16,8,0,145,144,1,0,0,0,145,146,
1,0,0,0,146,148,1,0,0,0,147,143,1,0,0,0,148,151,1,0,0,0,149,147,
1,0,0,0,149,150,1,0,0,0,150,152,1,0,0,0,151,149,1,0,0,0,152,153,
5,57,0,0,153,155,1,0,0,0,154,138,1,0,0,0,154,155,1,0,0,0,155,167,
1,0,0,0,156,159,5,24,0,0,157,160,7,7,0,0,158,160,3,20,10,0,159,157,
1,0,0,0,159,158,1,0,0,0,159,160,1,0,0,0,160,163,1,0,0,0,161,164,
3,28,14,0,162,164,3,6,3,0,163,161,1,0,0,0,163,162,1,0,0,0,164,167,
1,0,0,0,165,167,5,25,0,0,166,132,1,0,0,0,166,156,1,0,0,0,166,165,
1,0,0,0,167,11,1,0,0,0,168,169,5,26,0,0,169,170,7,8,0,0,170,177,
3,14,7,0,171,173,5,63,0,0,172,174,3,14,7,0,173,172,1,0,0,0,173,174,
1,0,0,0,174,176,1,0,0,0,175,171,1,0,0,0,176,179,1,0,0,0,177,175,
1,0,0,0,177,178,1,0,0,0,178,180,1,0,0,0,179,177,1,0,0,0,180,181,
5,59,0,0,181,185,1,0,0,0,182,185,3,34,17,0,183,185,7,9,0,0,184,168,
1,0,0,0,184,182,1,0,0,0,184,183,1,0,0,0,185,13,1,0,0,0,186,187,7,
10,0,0,187,15,1,0,0,0,188,189,7,4,0,0,189,193,7,11,0,0,190,194,3,
28,14,0,191,194,3,6,3,0,192,194,3,18,9,0,193,190,1,0,0,0,193,191,
1,0,0,0,193,192,1,0,0,0,194,17,1,0,0,0,195,197,7,0,0,0,196,195,1,
0,0,0,197,200,1,0,0,0,198,196,1,0,0,0,198,199,1,0,0,0,199,203,1,
0,0,0,200,198,1,0,0,0,201,204,7,1,0,0,202,204,3,20,10,0,203,201,
1,0,0,0,203,202,1,0,0,0,204,222,1,0,0,0,205,221,3,24,12,0,206,209,
7,12,0,0,207,209,3,26,13,0,208,206,1,0,0,0,208,207,1,0,0,0,209,213,
1,0,0,0,210,212,7,0,0,0,211,210,1,0,0,0,212,215,1,0,0,0,213,211,
1,0,0,0,213,214,1,0,0,0,214,218,1,0,0,0,215,213,1,0,0,0,216,219,
7,3,0,0,217,219,3,20,10,0,218,216,1,0,0,0,218,217,1,0,0,0,219,221,
1,0,0,0,220,205,1,0,0,0,220,208,1,0,0,0,221,224,1,0,0,0,222,220,
1,0,0,0,222,223,1,0,0,0,223,19,1,0,0,0,224,222,1,0,0,0,225,252,5,
58,0,0,226,227,7,13,0,0,227,228,5,73,0,0,228,235,3,2,1,0,229,232,
3,2,1,0,230,231,5,73,0,0,231,233,3,2,1,0,232,230,1,0,0,0,232,233,
1,0,0,0,233,235,1,0,0,0,234,226,1,0,0,0,234,229,1,0,0,0,235,249,
1,0,0,0,236,245,5,63,0,0,237,238,7,13,0,0,238,239,5,73,0,0,239,246,
3,2,1,0,240,243,3,2,1,0,241,242,5,73,0,0,242,244,3,2,1,0,243,241,
1,0,0,0,243,244,1,0,0,0,244,246,1,0,0,0,245,237,1,0,0,0,245,240,
1,0,0,0,245,246,1,0,0,0,246,248,1,0,0,0,247,236,1,0,0,0,248,251,
1,0,0,0,249,247,1,0,0,0,249,250,1,0,0,0,250,253,1,0,0,0,251,249,
1,0,0,0,252,234,1,0,0,0,252,253,1,0,0,0,253,254,1,0,0,0,254,438,
5,59,0,0,255,276,5,56,0,0,256,259,7,13,0,0,257,259,3,2,1,0,258,256,
1,0,0,0,258,257,1,0,0,0,259,260,1,0,0,0,260,261,5,73,0,0,261,273,
3,2,1,0,262,269,5,63,0,0,263,266,7,13,0,0,264,266,3,2,1,0,265,263,
1,0,0,0,265,264,1,0,0,0,266,267,1,0,0,0,267,268,5,73,0,0,268,270,
3,2,1,0,269,265,1,0,0,0,269,270,1,0,0,0,270,272,1,0,0,0,271,262,
1,0,0,0,272,275,1,0,0,0,273,271,1,0,0,0,273,274,1,0,0,0,274,277,
1,0,0,0,275,273,1,0,0,0,276,258,1,0,0,0,276,277,1,0,0,0,277,278,
1,0,0,0,278,438,5,57,0,0,279,280,5,60,0,0,280,281,3,2,1,0,281,282,
5,61,0,0,282,438,1,0,0,0,283,292,5,54,0,0,284,291,5,110,0,0,285,
291,5,111,0,0,286,287,5,112,0,0,287,288,3,2,1,0,288,289,5,57,0,0,
289,291,1,0,0,0,290,284,1,0,0,0,290,285,1,0,0,0,290,286,1,0,0,0,
291,294,1,0,0,0,292,290,1,0,0,0,292,293,1,0,0,0,293,295,1,0,0,0,
294,292,1,0,0,0,295,438,5,113,0,0,296,305,5,17,0,0,297,304,5,110,
0,0,298,304,5,111,0,0,299,300,5,112,0,0,300,301,3,2,1,0,301,302,
5,57,0,0,302,304,1,0,0,0,303,297,1,0,0,0,303,298,1,0,0,0,303,299,
1,0,0,0,304,307,1,0,0,0,305,303,1,0,0,0,305,306,1,0,0,0,306,308,
1,0,0,0,307,305,1,0,0,0,308,438,5,18,0,0,309,310,5,37,0,0,310,311,
3,18,9,0,311,328,5,3,0,0,312,315,3,2,1,0,313,315,3,8,4,0,314,312,
1,0,0,0,314,313,1,0,0,0,315,325,1,0,0,0,316,318,7,14,0,0,317,316,
1,0,0,0,317,318,1,0,0,0,318,321,1,0,0,0,319,322,3,2,1,0,320,322,
3,8,4,0,321,319,1,0,0,0,321,320,1,0,0,0,322,324,1,0,0,0,323,317,
1,0,0,0,324,327,1,0,0,0,325,323,1,0,0,0,325,326,1,0,0,0,326,329,
1,0,0,0,327,325,1,0,0,0,328,314,1,0,0,0,328,329,1,0,0,0,329,330,
1,0,0,0,330,356,5,57,0,0,331,332,5,34,0,0,332,333,3,18,9,0,333,350,
5,3,0,0,334,337,3,2,1,0,335,337,3,8,4,0,336,334,1,0,0,0,336,335,
1,0,0,0,337,347,1,0,0,0,338,340,7,14,0,0,339,338,1,0,0,0,339,340,
1,0,0,0,340,343,1,0,0,0,341,344,3,2,1,0,342,344,3,8,4,0,343,341,
1,0,0,0,343,342,1,0,0,0,344,346,1,0,0,0,345,339,1,0,0,0,346,349,
1,0,0,0,347,345,1,0,0,0,347,348,1,0,0,0,348,351,1,0,0,0,349,347,
1,0,0,0,350,336,1,0,0,0,350,351,1,0,0,0,351,352,1,0,0,0,352,353,
5,57,0,0,353,355,1,0,0,0,354,331,1,0,0,0,355,358,1,0,0,0,356,354,
1,0,0,0,356,357,1,0,0,0,357,380,1,0,0,0,358,356,1,0,0,0,359,360,
5,33,0,0,360,377,5,3,0,0,361,364,3,2,1,0,362,364,3,8,4,0,363,361,
1,0,0,0,363,362,1,0,0,0,364,374,1,0,0,0,365,367,7,14,0,0,366,365,
1,0,0,0,366,367,1,0,0,0,367,370,1,0,0,0,368,371,3,2,1,0,369,371,
3,8,4,0,370,368,1,0,0,0,370,369,1,0,0,0,371,373,1,0,0,0,372,366,
1,0,0,0,373,376,1,0,0,0,374,372,1,0,0,0,374,375,1,0,0,0,375,378,
1,0,0,0,376,374,1,0,0,0,377,363,1,0,0,0,377,378,1,0,0,0,378,379,
1,0,0,0,379,381,5,57,0,0,380,359,1,0,0,0,380,381,1,0,0,0,381,438,
1,0,0,0,382,383,5,46,0,0,383,384,3,18,9,0,384,401,5,3,0,0,385,388,
3,2,1,0,386,388,3,8,4,0,387,385,1,0,0,0,387,386,1,0,0,0,388,398,
1,0,0,0,389,391,7,14,0,0,390,389,1,0,0,0,390,391,1,0,0,0,391,394,
1,0,0,0,392,395,3,2,1,0,393,395,3,8,4,0,394,392,1,0,0,0,394,393,
1,0,0,0,395,397,1,0,0,0,396,390,1,0,0,0,397,400,1,0,0,0,398,396,
1,0,0,0,398,399,1,0,0,0,399,402,1,0,0,0,400,398,1,0,0,0,401,387,
1,0,0,0,401,402,1,0,0,0,402,403,1,0,0,0,403,425,5,57,0,0,404,405,
5,33,0,0,405,422,5,3,0,0,406,409,3,2,1,0,407,409,3,8,4,0,408,406,
1,0,0,0,408,407,1,0,0,0,409,419,1,0,0,0,410,412,7,14,0,0,411,410,
1,0,0,0,411,412,1,0,0,0,412,415,1,0,0,0,413,416,3,2,1,0,414,416,
3,8,4,0,415,413,1,0,0,0,415,414,1,0,0,0,416,418,1,0,0,0,417,411,
1,0,0,0,418,421,1,0,0,0,419,417,1,0,0,0,419,420,1,0,0,0,420,423,
1,0,0,0,421,419,1,0,0,0,422,408,1,0,0,0,422,423,1,0,0,0,423,424,
1,0,0,0,424,426,5,57,0,0,425,404,1,0,0,0,425,426,1,0,0,0,426,438,
1,0,0,0,427,428,5,29,0,0,428,429,3,18,9,0,429,431,5,3,0,0,430,432,
3,22,11,0,431,430,1,0,0,0,432,433,1,0,0,0,433,431,1,0,0,0,433,434,
1,0,0,0,434,435,1,0,0,0,435,436,5,57,0,0,436,438,1,0,0,0,437,225,
1,0,0,0,437,255,1,0,0,0,437,279,1,0,0,0,437,283,1,0,0,0,437,296,
1,0,0,0,437,309,1,0,0,0,437,382,1,0,0,0,437,427,1,0,0,0,438,21,1,
0,0,0,439,444,3,18,9,0,440,441,5,63,0,0,441,443,3,18,9,0,442,440,
1,0,0,0,443,446,1,0,0,0,444,442,1,0,0,0,444,445,1,0,0,0,445,447,
1,0,0,0,446,444,1,0,0,0,447,448,5,65,0,0,448,449,3,28,14,0,449,23,
1,0,0,0,450,477,5,1,0,0,451,452,7,13,0,0,452,453,5,73,0,0,453,460,
3,18,9,0,454,457,3,18,9,0,455,456,5,73,0,0,456,458,3,18,9,0,457,
455,1,0,0,0,457,458,1,0,0,0,458,460,1,0,0,0,459,451,1,0,0,0,459,
454,1,0,0,0,460,474,1,0,0,0,461,470,5,63,0,0,462,463,7,13,0,0,463,
464,5,73,0,0,464,471,3,18,9,0,465,468,3,18,9,0,466,467,5,73,0,0,
467,469,3,18,9,0,468,466,1,0,0,0,468,469,1,0,0,0,469,471,1,0,0,0,
470,462,1,0,0,0,470,465,1,0,0,0,470,471,1,0,0,0,471,473,1,0,0,0,
472,461,1,0,0,0,473,476,1,0,0,0,474,472,1,0,0,0,474,475,1,0,0,0,
475,478,1,0,0,0,476,474,1,0,0,0,477,459,1,0,0,0,477,478,1,0,0,0,
478,479,1,0,0,0,479,597,5,59,0,0,480,507,5,2,0,0,481,482,7,13,0,
0,482,483,5,73,0,0,483,490,3,2,1,0,484,487,3,2,1,0,485,486,5,73,
0,0,486,488,3,2,1,0,487,485,1,0,0,0,487,488,1,0,0,0,488,490,1,0,
0,0,489,481,1,0,0,0,489,484,1,0,0,0,490,504,1,0,0,0,491,500,5,63,
0,0,492,493,7,13,0,0,493,494,5,73,0,0,494,501,3,2,1,0,495,498,3,
2,1,0,496,497,5,73,0,0,497,499,3,2,1,0,498,496,1,0,0,0,498,499,1,
0,0,0,499,501,1,0,0,0,500,492,1,0,0,0,500,495,1,0,0,0,500,501,1,
0,0,0,501,503,1,0,0,0,502,491,1,0,0,0,503,506,1,0,0,0,504,502,1,
0,0,0,504,505,1,0,0,0,505,508,1,0,0,0,506,504,1,0,0,0,507,489,1,
0,0,0,507,508,1,0,0,0,508,509,1,0,0,0,509,538,5,61,0,0,510,511,5,
66,0,0,511,512,3,30,15,0,512,515,5,8,0,0,513,514,5,90,0,0,514,516,
3,34,17,0,515,513,1,0,0,0,515,516,1,0,0,0,516,517,1,0,0,0,517,534,
5,3,0,0,518,521,3,2,1,0,519,521,3,8,4,0,520,518,1,0,0,0,520,519,
1,0,0,0,521,531,1,0,0,0,522,524,7,14,0,0,523,522,1,0,0,0,523,524,
1,0,0,0,524,527,1,0,0,0,525,528,3,2,1,0,526,528,3,8,4,0,527,525,
1,0,0,0,527,526,1,0,0,0,528,530,1,0,0,0,529,523,1,0,0,0,530,533,
1,0,0,0,531,529,1,0,0,0,531,532,1,0,0,0,532,535,1,0,0,0,533,531,
1,0,0,0,534,520,1,0,0,0,534,535,1,0,0,0,535,536,1,0,0,0,536,537,
5,57,0,0,537,539,1,0,0,0,538,510,1,0,0,0,538,539,1,0,0,0,539,597,
1,0,0,0,540,541,5,62,0,0,541,570,7,15,0,0,542,543,5,66,0,0,543,544,
3,30,15,0,544,547,5,8,0,0,545,546,5,90,0,0,546,548,3,34,17,0,547,
545,1,0,0,0,547,548,1,0,0,0,548,549,1,0,0,0,549,566,5,3,0,0,550,
553,3,2,1,0,551,553,3,8,4,0,552,550,1,0,0,0,552,551,1,0,0,0,553,
563,1,0,0,0,554,556,7,14,0,0,555,554,1,0,0,0,555,556,1,0,0,0,556,
559,1,0,0,0,557,560,3,2,1,0,558,560,3,8,4,0,559,557,1,0,0,0,559,
558,1,0,0,0,560,562,1,0,0,0,561,555,1,0,0,0,562,565,1,0,0,0,563,
561,1,0,0,0,563,564,1,0,0,0,564,567,1,0,0,0,565,563,1,0,0,0,566,
552,1,0,0,0,566,567,1,0,0,0,567,568,1,0,0,0,568,569,5,57,0,0,569,
571,1,0,0,0,570,542,1,0,0,0,570,571,1,0,0,0,571,597,1,0,0,0,572,
573,5,9,0,0,573,576,5,3,0,0,574,577,7,16,0,0,575,577,3,18,9,0,576,
574,1,0,0,0,576,575,1,0,0,0,577,578,1,0,0,0,578,579,5,73,0,0,579,
591,3,18,9,0,580,587,5,63,0,0,581,584,7,16,0,0,582,584,3,18,9,0,
583,581,1,0,0,0,583,582,1,0,0,0,584,585,1,0,0,0,585,586,5,73,0,0,
586,588,3,18,9,0,587,583,1,0,0,0,587,588,1,0,0,0,588,590,1,0,0,0,
589,580,1,0,0,0,590,593,1,0,0,0,591,589,1,0,0,0,591,592,1,0,0,0,
592,594,1,0,0,0,593,591,1,0,0,0,594,595,5,57,0,0,595,597,1,0,0,0,
596,450,1,0,0,0,596,480,1,0,0,0,596,540,1,0,0,0,596,572,1,0,0,0,
597,25,1,0,0,0,598,601,5,69,0,0,599,602,7,16,0,0,600,602,3,18,9,
0,601,599,1,0,0,0,601,600,1,0,0,0,602,603,1,0,0,0,603,604,5,73,0,
0,604,27,1,0,0,0,605,622,5,3,0,0,606,609,3,2,1,0,607,609,3,8,4,0,
608,606,1,0,0,0,608,607,1,0,0,0,609,619,1,0,0,0,610,612,7,14,0,0,
611,610,1,0,0,0,611,612,1,0,0,0,612,615,1,0,0,0,613,616,3,2,1,0,
614,616,3,8,4,0,615,613,1,0,0,0,615,614,1,0,0,0,616,618,1,0,0,0,
617,611,1,0,0,0,618,621,1,0,0,0,619,617,1,0,0,0,619,620,1,0,0,0,
620,623,1,0,0,0,621,619,1,0,0,0,622,608,1,0,0,0,622,623,1,0,0,0,
623,624,1,0,0,0,624,625,5,57,0,0,625,29,1,0,0,0,626,633,3,32,16,
0,627,629,5,63,0,0,628,630,3,32,16,0,629,628,1,0,0,0,629,630,1,0,
0,0,630,632,1,0,0,0,631,627,1,0,0,0,632,635,1,0,0,0,633,631,1,0,
0,0,633,634,1,0,0,0,634,637,1,0,0,0,635,633,1,0,0,0,636,626,1,0,
0,0,636,637,1,0,0,0,637,31,1,0,0,0,638,640,3,34,17,0,639,638,1,0,
0,0,639,640,1,0,0,0,640,642,1,0,0,0,641,643,7,17,0,0,642,641,1,0,
0,0,642,643,1,0,0,0,643,644,1,0,0,0,644,647,5,50,0,0,645,646,5,70,
0,0,646,648,3,18,9,0,647,645,1,0,0,0,647,648,1,0,0,0,648,33,1,0,
0,0,649,680,5,49,0,0,650,677,5,1,0,0,651,652,7,13,0,0,652,653,5,
73,0,0,653,660,3,18,9,0,654,657,3,18,9,0,655,656,5,73,0,0,656,658,
3,18,9,0,657,655,1,0,0,0,657,658,1,0,0,0,658,660,1,0,0,0,659,651,
1,0,0,0,659,654,1,0,0,0,660,674,1,0,0,0,661,670,5,63,0,0,662,663,
7,13,0,0,663,664,5,73,0,0,664,671,3,18,9,0,665,668,3,18,9,0,666,
667,5,73,0,0,667,669,3,18,9,0,668,666,1,0,0,0,668,669,1,0,0,0,669,
671,1,0,0,0,670,662,1,0,0,0,670,665,1,0,0,0,670,671,1,0,0,0,671,
673,1,0,0,0,672,661,1,0,0,0,673,676,1,0,0,0,674,672,1,0,0,0,674,
675,1,0,0,0,675,678,1,0,0,0,676,674,1,0,0,0,677,659,1,0,0,0,677,
678,1,0,0,0,678,679,1,0,0,0,679,681,5,59,0,0,680,650,1,0,0,0,680,
681,1,0,0,0,681,35,1,0,0,0,135,39,41,49,54,60,65,70,72,74,80,87,
91,95,98,102,109,119,124,126,130,136,140,145,149,154,159,163,166,
173,177,184,193,198,203,208,213,218,220,222,232,234,243,245,249,
252,258,265,269,273,276,290,292,303,305,314,317,321,325,328,336,
339,343,347,350,356,363,366,370,374,377,380,387,390,394,398,401,
408,411,415,419,422,425,433,437,444,457,459,468,470,474,477,487,
489,498,500,504,507,515,520,523,527,531,534,538,547,552,555,559,
563,566,570,576,583,587,591,596,601,608,611,615,619,622,629,633,
636,639,642,647,657,659,668,670,674,677,680]`);
    }

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
    public override get ruleIndex(): number {
        return TypeArmParser.RULE_valueType;
    }
}


export class EnumNameContext extends antlr.LeanContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
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
    public override get ruleIndex(): number {
        return TypeArmParser.RULE_expression;
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
    public _assignments: AssignmentContext[] = [];
    public _definition?: DefinitionContext;
    public _definitions: DefinitionContext[] = [];
    public _method?: Token | null;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
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
    public override get ruleIndex(): number {
        return TypeArmParser.RULE_type;
    }
}
