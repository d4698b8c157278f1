// Generated from grammars/erb/ErbParser.g4 by ANTLR 4.13.1

import * as antlr from "@cairn/syntax/antlr";
import type { Token } from "@cairn/syntax/antlr";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class ErbParser extends antlr.LeanParser {
    public static readonly SEPARATOR = 1;
    public static readonly OUTPUT_CLOSE = 2;
    public static readonly COMMAND = 3;
    public static readonly COMMAND_DOT = 4;
    public static readonly COMMAND_SAFE_DOT = 5;
    public static readonly COMMAND_COMMA = 6;
    public static readonly COMMAND_ARROW = 7;
    public static readonly COMMAND_LABEL = 8;
    public static readonly LABEL = 9;
    public static readonly INDEX_OPEN = 10;
    public static readonly CALL_OPEN = 11;
    public static readonly BLOCK_OPEN = 12;
    public static readonly PARAMETERS_OPEN = 13;
    public static readonly PARAMETERS_CLOSE = 14;
    public static readonly COMMAND_DO = 15;
    public static readonly PREFIX_MINUS = 16;
    public static readonly SPLAT = 17;
    public static readonly DOUBLE_SPLAT = 18;
    public static readonly BLOCK_PASS = 19;
    public static readonly TOP_SCOPE = 20;
    public static readonly IF_BEHIND = 21;
    public static readonly UNLESS_BEHIND = 22;
    public static readonly WHILE_BEHIND = 23;
    public static readonly UNTIL_BEHIND = 24;
    public static readonly RESCUE_BEHIND = 25;
    public static readonly JUMP = 26;
    public static readonly JUMP_WITH = 27;
    public static readonly DEFINED = 28;
    public static readonly REGEX_OPEN = 29;
    public static readonly REGEX_CLOSE = 30;
    public static readonly LITERAL_OPEN = 31;
    public static readonly LITERAL_CLOSE = 32;
    public static readonly CHARACTER = 33;
    public static readonly REFUSED = 34;
    public static readonly TEXT = 35;
    public static readonly TAG_COMMENT = 36;
    public static readonly OUTPUT_OPEN = 37;
    public static readonly CODE_OPEN = 38;
    public static readonly CODE_CLOSE = 39;
    public static readonly ALIAS = 40;
    public static readonly AND = 41;
    public static readonly BEGIN = 42;
    public static readonly BREAK = 43;
    public static readonly CASE = 44;
    public static readonly CLASS = 45;
    public static readonly DEF = 46;
    public static readonly DO = 47;
    public static readonly ELSE = 48;
    public static readonly ELSIF = 49;
    public static readonly END = 50;
    public static readonly ENSURE = 51;
    public static readonly FALSE = 52;
    public static readonly FOR = 53;
    public static readonly IF = 54;
    public static readonly IN = 55;
    public static readonly MODULE = 56;
    public static readonly NEXT = 57;
    public static readonly NIL = 58;
    public static readonly NOT = 59;
    public static readonly OR = 60;
    public static readonly REDO = 61;
    public static readonly RESCUE = 62;
    public static readonly RETRY = 63;
    public static readonly RETURN = 64;
    public static readonly SELF = 65;
    public static readonly SUPER = 66;
    public static readonly THEN = 67;
    public static readonly TRUE = 68;
    public static readonly UNDEF = 69;
    public static readonly UNLESS = 70;
    public static readonly UNTIL = 71;
    public static readonly WHEN = 72;
    public static readonly WHILE = 73;
    public static readonly YIELD = 74;
    public static readonly NAME = 75;
    public static readonly CONSTANT = 76;
    public static readonly INSTANCE = 77;
    public static readonly SHARED = 78;
    public static readonly GLOBAL = 79;
    public static readonly FLOAT = 80;
    public static readonly INTEGER = 81;
    public static readonly SYMBOL = 82;
    public static readonly STRING = 83;
    public static readonly PLAIN_STRING = 84;
    public static readonly STRING_OPEN = 85;
    public static readonly SHELL = 86;
    public static readonly OPEN_BRACE = 87;
    public static readonly CLOSE_BRACE = 88;
    public static readonly OPEN_BRACKET = 89;
    public static readonly CLOSE_BRACKET = 90;
    public static readonly OPEN_PAREN = 91;
    public static readonly CLOSE_PAREN = 92;
    public static readonly DOT = 93;
    public static readonly SAFE_DOT = 94;
    public static readonly SCOPE = 95;
    public static readonly COMMA = 96;
    public static readonly SEMICOLON = 97;
    public static readonly COLON = 98;
    public static readonly QUESTION = 99;
    public static readonly ARROW = 100;
    public static readonly LAMBDA = 101;
    public static readonly ASSIGN = 102;
    public static readonly OPERATE_ASSIGN = 103;
    public static readonly RANGE = 104;
    public static readonly RANGE_EXCLUSIVE = 105;
    public static readonly OR_ELSE = 106;
    public static readonly AND_ALSO = 107;
    public static readonly EQUAL = 108;
    public static readonly CASE_EQUAL = 109;
    public static readonly NOT_EQUAL = 110;
    public static readonly MATCH = 111;
    public static readonly NO_MATCH = 112;
    public static readonly COMPARE = 113;
    public static readonly LESS = 114;
    public static readonly LESS_OR_EQUAL = 115;
    public static readonly GREATER = 116;
    public static readonly GREATER_OR_EQUAL = 117;
    public static readonly PIPE = 118;
    public static readonly CARET = 119;
    public static readonly AMPERSAND = 120;
    public static readonly LEFT_SHIFT = 121;
    public static readonly RIGHT_SHIFT = 122;
    public static readonly PLUS = 123;
    public static readonly MINUS = 124;
    public static readonly TIMES = 125;
    public static readonly DIVIDE = 126;
    public static readonly MODULO = 127;
    public static readonly POWER = 128;
    public static readonly NEGATE = 129;
    public static readonly COMPLEMENT = 130;
    public static readonly LINE_END = 131;
    public static readonly BLANK = 132;
    public static readonly COMMENT = 133;
    public static readonly UNCLOSED_STRING = 134;
    public static readonly UNKNOWN = 135;
    public static readonly STRING_TEXT = 136;
    public static readonly INTERPOLATION_OPEN = 137;
    public static readonly STRING_CLOSE = 138;
    public static readonly LONE_SIGN = 139;
    public static readonly RULE_template = 0;
    public static readonly RULE_body = 1;
    public static readonly RULE_output = 2;
    public static readonly RULE_expression = 3;
    public static readonly RULE_construct = 4;
    public static readonly RULE_whenOption = 5;
    public static readonly RULE_rescueOption = 6;
    public static readonly RULE_suffix = 7;
    public static readonly RULE_arguments = 8;
    public static readonly RULE_argument = 9;
    public static readonly RULE_parameters = 10;
    public static readonly RULE_parameter = 11;

    public static readonly literalNames = [
        null, null, null, null, null, null, null, null, null, null, null, 
        null, null, null, null, null, null, null, null, null, null, null, 
        null, null, null, null, null, null, null, null, null, null, null, 
        null, null, null, null, "'<%='", null, null, "'alias'", "'and'", 
        "'begin'", "'break'", "'case'", "'class'", "'def'", "'do'", "'else'", 
        "'elsif'", "'end'", "'ensure'", "'false'", "'for'", "'if'", "'in'", 
        "'module'", "'next'", "'nil'", "'not'", "'or'", "'redo'", "'rescue'", 
        "'retry'", "'return'", "'self'", "'super'", "'then'", "'true'", 
        "'undef'", "'unless'", "'until'", "'when'", "'while'", "'yield'", 
        null, null, null, null, null, null, null, null, null, null, null, 
        null, "'{'", "'}'", "'['", "']'", "'('", "')'", "'.'", "'&.'", "'::'", 
        "','", "';'", "':'", "'?'", "'=>'", "'->'", "'='", null, "'..'", 
        "'...'", "'||'", "'&&'", "'=='", "'==='", "'!='", "'=~'", "'!~'", 
        "'<=>'", null, "'<='", "'>'", "'>='", "'|'", "'^'", "'&'", "'<<'", 
        "'>>'", "'+'", "'-'", "'*'", "'/'", "'%'", "'**'", "'!'", "'~'", 
        null, null, null, null, null, null, "'#{'"
    ];

    public static readonly symbolicNames = [
        null, "SEPARATOR", "OUTPUT_CLOSE", "COMMAND", "COMMAND_DOT", "COMMAND_SAFE_DOT", 
        "COMMAND_COMMA", "COMMAND_ARROW", "COMMAND_LABEL", "LABEL", "INDEX_OPEN", 
        "CALL_OPEN", "BLOCK_OPEN", "PARAMETERS_OPEN", "PARAMETERS_CLOSE", 
        "COMMAND_DO", "PREFIX_MINUS", "SPLAT", "DOUBLE_SPLAT", "BLOCK_PASS", 
        "TOP_SCOPE", "IF_BEHIND", "UNLESS_BEHIND", "WHILE_BEHIND", "UNTIL_BEHIND", 
        "RESCUE_BEHIND", "JUMP", "JUMP_WITH", "DEFINED", "REGEX_OPEN", "REGEX_CLOSE", 
        "LITERAL_OPEN", "LITERAL_CLOSE", "CHARACTER", "REFUSED", "TEXT", 
        "TAG_COMMENT", "OUTPUT_OPEN", "CODE_OPEN", "CODE_CLOSE", "ALIAS", 
        "AND", "BEGIN", "BREAK", "CASE", "CLASS", "DEF", "DO", "ELSE", "ELSIF", 
        "END", "ENSURE", "FALSE", "FOR", "IF", "IN", "MODULE", "NEXT", "NIL", 
        "NOT", "OR", "REDO", "RESCUE", "RETRY", "RETURN", "SELF", "SUPER", 
        "THEN", "TRUE", "UNDEF", "UNLESS", "UNTIL", "WHEN", "WHILE", "YIELD", 
        "NAME", "CONSTANT", "INSTANCE", "SHARED", "GLOBAL", "FLOAT", "INTEGER", 
        "SYMBOL", "STRING", "PLAIN_STRING", "STRING_OPEN", "SHELL", "OPEN_BRACE", 
        "CLOSE_BRACE", "OPEN_BRACKET", "CLOSE_BRACKET", "OPEN_PAREN", "CLOSE_PAREN", 
        "DOT", "SAFE_DOT", "SCOPE", "COMMA", "SEMICOLON", "COLON", "QUESTION", 
        "ARROW", "LAMBDA", "ASSIGN", "OPERATE_ASSIGN", "RANGE", "RANGE_EXCLUSIVE", 
        "OR_ELSE", "AND_ALSO", "EQUAL", "CASE_EQUAL", "NOT_EQUAL", "MATCH", 
        "NO_MATCH", "COMPARE", "LESS", "LESS_OR_EQUAL", "GREATER", "GREATER_OR_EQUAL", 
        "PIPE", "CARET", "AMPERSAND", "LEFT_SHIFT", "RIGHT_SHIFT", "PLUS", 
        "MINUS", "TIMES", "DIVIDE", "MODULO", "POWER", "NEGATE", "COMPLEMENT", 
        "LINE_END", "BLANK", "COMMENT", "UNCLOSED_STRING", "UNKNOWN", "STRING_TEXT", 
        "INTERPOLATION_OPEN", "STRING_CLOSE", "LONE_SIGN"
    ];
    public static readonly ruleNames = [
        "template", "body", "output", "expression", "construct", "whenOption", 
        "rescueOption", "suffix", "arguments", "argument", "parameters", 
        "parameter",
    ];

    public get grammarFileName(): string { return "ErbParser.g4"; }
    public get literalNames(): (string | null)[] { return ErbParser.literalNames; }
    public get symbolicNames(): (string | null)[] { return ErbParser.symbolicNames; }
    public get ruleNames(): string[] { return ErbParser.ruleNames; }
    public get serializedATN(): number[] { return ErbParser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, ErbParser._ATN, ErbParser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public template(): TemplateContext {
        let localContext = new TemplateContext(this.context, this.state);
        this.enterRule(localContext, 0, ErbParser.RULE_template);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 24;
            localContext._content = this.body();
            this.state = 25;
            this.match(ErbParser.EOF);
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
    public body(): BodyContext {
        let localContext = new BodyContext(this.context, this.state);
        this.enterRule(localContext, 2, ErbParser.RULE_body);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 28;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3156148488) !== 0) || ((((_la - 33)) & ~0x1F) === 0 && ((1 << (_la - 33)) & 104344065) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 92274537) !== 0) || ((((_la - 101)) & ~0x1F) === 0 && ((1 << (_la - 101)) & 805306369) !== 0)) {
                {
                this.state = 27;
                localContext._expression = this.expression();
                localContext._items.push(localContext._expression!);
                }
            }

            this.state = 40;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 1 || _la === 35 || _la === 37) {
                {
                {
                this.state = 33;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 1 /* SEPARATOR */:
                    {
                    this.state = 30;
                    this.match(1 /* SEPARATOR */);
                    }
                    break;
                case 35 /* TEXT */:
                    {
                    this.state = 31;
                    this.match(35 /* TEXT */);
                    }
                    break;
                case 37 /* OUTPUT_OPEN */:
                    {
                    this.state = 32;
                    localContext._output = this.output();
                    localContext._outputs.push(localContext._output!);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 36;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3156148488) !== 0) || ((((_la - 33)) & ~0x1F) === 0 && ((1 << (_la - 33)) & 104344065) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 92274537) !== 0) || ((((_la - 101)) & ~0x1F) === 0 && ((1 << (_la - 101)) & 805306369) !== 0)) {
                    {
                    this.state = 35;
                    localContext._expression = this.expression();
                    localContext._items.push(localContext._expression!);
                    }
                }

                }
                }
                this.state = 42;
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
    public output(): OutputContext {
        let localContext = new OutputContext(this.context, this.state);
        this.enterRule(localContext, 4, ErbParser.RULE_output);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 43;
            this.match(37 /* OUTPUT_OPEN */);
            this.state = 44;
            localContext._content = this.body();
            this.state = 45;
            this.match(2 /* OUTPUT_CLOSE */);
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
        this.enterRule(localContext, 6, ErbParser.RULE_expression);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 50;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 404685064) !== 0) || _la === 59 || _la === 129 || _la === 130) {
                {
                {
                this.state = 47;
                _la = this.tokenStream.LA(1);
                if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 404685064) !== 0) || _la === 59 || _la === 129 || _la === 130)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                }
                this.state = 52;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 55;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 26 /* JUMP */:
            case 33 /* CHARACTER */:
            case 52 /* FALSE */:
            case 58 /* NIL */:
            case 65 /* SELF */:
            case 68 /* TRUE */:
            case 74 /* YIELD */:
            case 75 /* NAME */:
            case 76 /* CONSTANT */:
            case 77 /* INSTANCE */:
            case 78 /* SHARED */:
            case 79 /* GLOBAL */:
            case 80 /* FLOAT */:
            case 81 /* INTEGER */:
            case 82 /* SYMBOL */:
            case 83 /* STRING */:
            case 84 /* PLAIN_STRING */:
            case 86 /* SHELL */:
                {
                this.state = 53;
                _la = this.tokenStream.LA(1);
                if(!(((((_la - 26)) & ~0x1F) === 0 && ((1 << (_la - 26)) & 67108993) !== 0) || ((((_la - 58)) & ~0x1F) === 0 && ((1 << (_la - 58)) & 402588801) !== 0))) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                break;
            case 29 /* REGEX_OPEN */:
            case 31 /* LITERAL_OPEN */:
            case 42 /* BEGIN */:
            case 44 /* CASE */:
            case 46 /* DEF */:
            case 53 /* FOR */:
            case 54 /* IF */:
            case 70 /* UNLESS */:
            case 71 /* UNTIL */:
            case 73 /* WHILE */:
            case 85 /* STRING_OPEN */:
            case 87 /* OPEN_BRACE */:
            case 89 /* OPEN_BRACKET */:
            case 91 /* OPEN_PAREN */:
            case 101 /* LAMBDA */:
                {
                this.state = 54;
                localContext._construct = this.construct();
                localContext._constructs.push(localContext._construct!);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 71;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 65051888) !== 0) || ((((_la - 41)) & ~0x1F) === 0 && ((1 << (_la - 41)) & 524353) !== 0) || ((((_la - 93)) & ~0x1F) === 0 && ((1 << (_la - 93)) & 4294966887) !== 0) || ((((_la - 125)) & ~0x1F) === 0 && ((1 << (_la - 125)) & 15) !== 0)) {
                {
                this.state = 69;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 10 /* INDEX_OPEN */:
                case 11 /* CALL_OPEN */:
                case 12 /* BLOCK_OPEN */:
                case 15 /* COMMAND_DO */:
                case 47 /* DO */:
                case 93 /* DOT */:
                case 94 /* SAFE_DOT */:
                case 95 /* SCOPE */:
                    {
                    this.state = 57;
                    localContext._suffix = this.suffix();
                    localContext._suffixes.push(localContext._suffix!);
                    }
                    break;
                case 4 /* COMMAND_DOT */:
                case 5 /* COMMAND_SAFE_DOT */:
                case 6 /* COMMAND_COMMA */:
                case 7 /* COMMAND_ARROW */:
                case 21 /* IF_BEHIND */:
                case 22 /* UNLESS_BEHIND */:
                case 23 /* WHILE_BEHIND */:
                case 24 /* UNTIL_BEHIND */:
                case 25 /* RESCUE_BEHIND */:
                case 41 /* AND */:
                case 60 /* OR */:
                case 98 /* COLON */:
                case 99 /* QUESTION */:
                case 102 /* ASSIGN */:
                case 103 /* OPERATE_ASSIGN */:
                case 104 /* RANGE */:
                case 105 /* RANGE_EXCLUSIVE */:
                case 106 /* OR_ELSE */:
                case 107 /* AND_ALSO */:
                case 108 /* EQUAL */:
                case 109 /* CASE_EQUAL */:
                case 110 /* NOT_EQUAL */:
                case 111 /* MATCH */:
                case 112 /* NO_MATCH */:
                case 113 /* COMPARE */:
                case 114 /* LESS */:
                case 115 /* LESS_OR_EQUAL */:
                case 116 /* GREATER */:
                case 117 /* GREATER_OR_EQUAL */:
                case 118 /* PIPE */:
                case 119 /* CARET */:
                case 120 /* AMPERSAND */:
                case 121 /* LEFT_SHIFT */:
                case 122 /* RIGHT_SHIFT */:
                case 123 /* PLUS */:
                case 124 /* MINUS */:
                case 125 /* TIMES */:
                case 126 /* DIVIDE */:
                case 127 /* MODULO */:
                case 128 /* POWER */:
                    {
                    this.state = 58;
                    _la = this.tokenStream.LA(1);
                    if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 65011952) !== 0) || _la === 41 || _la === 60 || ((((_la - 98)) & ~0x1F) === 0 && ((1 << (_la - 98)) & 2147483635) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 62;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 404685064) !== 0) || _la === 59 || _la === 129 || _la === 130) {
                        {
                        {
                        this.state = 59;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 404685064) !== 0) || _la === 59 || _la === 129 || _la === 130)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                        }
                        this.state = 64;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 67;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 26 /* JUMP */:
                    case 33 /* CHARACTER */:
                    case 52 /* FALSE */:
                    case 58 /* NIL */:
                    case 65 /* SELF */:
                    case 68 /* TRUE */:
                    case 74 /* YIELD */:
                    case 75 /* NAME */:
                    case 76 /* CONSTANT */:
                    case 77 /* INSTANCE */:
                    case 78 /* SHARED */:
                    case 79 /* GLOBAL */:
                    case 80 /* FLOAT */:
                    case 81 /* INTEGER */:
                    case 82 /* SYMBOL */:
                    case 83 /* STRING */:
                    case 84 /* PLAIN_STRING */:
                    case 86 /* SHELL */:
                        {
                        this.state = 65;
                        _la = this.tokenStream.LA(1);
                        if(!(((((_la - 26)) & ~0x1F) === 0 && ((1 << (_la - 26)) & 67108993) !== 0) || ((((_la - 58)) & ~0x1F) === 0 && ((1 << (_la - 58)) & 402588801) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                        break;
                    case 29 /* REGEX_OPEN */:
                    case 31 /* LITERAL_OPEN */:
                    case 42 /* BEGIN */:
                    case 44 /* CASE */:
                    case 46 /* DEF */:
                    case 53 /* FOR */:
                    case 54 /* IF */:
                    case 70 /* UNLESS */:
                    case 71 /* UNTIL */:
                    case 73 /* WHILE */:
                    case 85 /* STRING_OPEN */:
                    case 87 /* OPEN_BRACE */:
                    case 89 /* OPEN_BRACKET */:
                    case 91 /* OPEN_PAREN */:
                    case 101 /* LAMBDA */:
                        {
                        this.state = 66;
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
                this.state = 73;
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
        this.enterRule(localContext, 8, ErbParser.RULE_construct);
        let _la: number;
        try {
            this.state = 245;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 89 /* OPEN_BRACKET */:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 74;
                this.match(89 /* OPEN_BRACKET */);
                this.state = 76;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3156149000) !== 0) || ((((_la - 33)) & ~0x1F) === 0 && ((1 << (_la - 33)) & 104344065) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 92274537) !== 0) || ((((_la - 101)) & ~0x1F) === 0 && ((1 << (_la - 101)) & 805306369) !== 0)) {
                    {
                    this.state = 75;
                    localContext._list = this.arguments();
                    }
                }

                this.state = 78;
                this.match(90 /* CLOSE_BRACKET */);
                }
                break;
            case 87 /* OPEN_BRACE */:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 79;
                this.match(87 /* OPEN_BRACE */);
                this.state = 81;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3156149000) !== 0) || ((((_la - 33)) & ~0x1F) === 0 && ((1 << (_la - 33)) & 104344065) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 92274537) !== 0) || ((((_la - 101)) & ~0x1F) === 0 && ((1 << (_la - 101)) & 805306369) !== 0)) {
                    {
                    this.state = 80;
                    localContext._list = this.arguments();
                    }
                }

                this.state = 83;
                this.match(88 /* CLOSE_BRACE */);
                }
                break;
            case 91 /* OPEN_PAREN */:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 84;
                this.match(91 /* OPEN_PAREN */);
                this.state = 85;
                localContext._body = this.body();
                localContext._bodies.push(localContext._body!);
                this.state = 86;
                this.match(92 /* CLOSE_PAREN */);
                }
                break;
            case 85 /* STRING_OPEN */:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 88;
                this.match(85 /* STRING_OPEN */);
                this.state = 96;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 136 || _la === 137) {
                    {
                    this.state = 94;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 136 /* STRING_TEXT */:
                        {
                        this.state = 89;
                        this.match(136 /* STRING_TEXT */);
                        }
                        break;
                    case 137 /* INTERPOLATION_OPEN */:
                        {
                        this.state = 90;
                        this.match(137 /* INTERPOLATION_OPEN */);
                        this.state = 91;
                        localContext._body = this.body();
                        localContext._bodies.push(localContext._body!);
                        this.state = 92;
                        this.match(88 /* CLOSE_BRACE */);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 98;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 99;
                this.match(138 /* STRING_CLOSE */);
                }
                break;
            case 31 /* LITERAL_OPEN */:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 100;
                this.match(31 /* LITERAL_OPEN */);
                this.state = 108;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 136 || _la === 137) {
                    {
                    this.state = 106;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 136 /* STRING_TEXT */:
                        {
                        this.state = 101;
                        this.match(136 /* STRING_TEXT */);
                        }
                        break;
                    case 137 /* INTERPOLATION_OPEN */:
                        {
                        this.state = 102;
                        this.match(137 /* INTERPOLATION_OPEN */);
                        this.state = 103;
                        localContext._body = this.body();
                        localContext._bodies.push(localContext._body!);
                        this.state = 104;
                        this.match(88 /* CLOSE_BRACE */);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 110;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 111;
                this.match(32 /* LITERAL_CLOSE */);
                }
                break;
            case 29 /* REGEX_OPEN */:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 112;
                this.match(29 /* REGEX_OPEN */);
                this.state = 120;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 136 || _la === 137) {
                    {
                    this.state = 118;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 136 /* STRING_TEXT */:
                        {
                        this.state = 113;
                        this.match(136 /* STRING_TEXT */);
                        }
                        break;
                    case 137 /* INTERPOLATION_OPEN */:
                        {
                        this.state = 114;
                        this.match(137 /* INTERPOLATION_OPEN */);
                        this.state = 115;
                        localContext._body = this.body();
                        localContext._bodies.push(localContext._body!);
                        this.state = 116;
                        this.match(88 /* CLOSE_BRACE */);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 122;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 123;
                this.match(30 /* REGEX_CLOSE */);
                }
                break;
            case 54 /* IF */:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 124;
                this.match(54 /* IF */);
                this.state = 125;
                localContext._expression = this.expression();
                localContext._tests.push(localContext._expression!);
                this.state = 126;
                this.match(1 /* SEPARATOR */);
                this.state = 127;
                localContext._body = this.body();
                localContext._bodies.push(localContext._body!);
                this.state = 135;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 49) {
                    {
                    {
                    this.state = 128;
                    this.match(49 /* ELSIF */);
                    this.state = 129;
                    localContext._expression = this.expression();
                    localContext._tests.push(localContext._expression!);
                    this.state = 130;
                    this.match(1 /* SEPARATOR */);
                    this.state = 131;
                    localContext._body = this.body();
                    localContext._bodies.push(localContext._body!);
                    }
                    }
                    this.state = 137;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 140;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 48) {
                    {
                    this.state = 138;
                    this.match(48 /* ELSE */);
                    this.state = 139;
                    localContext._body = this.body();
                    localContext._bodies.push(localContext._body!);
                    }
                }

                this.state = 142;
                this.match(50 /* END */);
                }
                break;
            case 70 /* UNLESS */:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 144;
                this.match(70 /* UNLESS */);
                this.state = 145;
                localContext._expression = this.expression();
                localContext._tests.push(localContext._expression!);
                this.state = 146;
                this.match(1 /* SEPARATOR */);
                this.state = 147;
                localContext._body = this.body();
                localContext._bodies.push(localContext._body!);
                this.state = 150;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 48) {
                    {
                    this.state = 148;
                    this.match(48 /* ELSE */);
                    this.state = 149;
                    localContext._body = this.body();
                    localContext._bodies.push(localContext._body!);
                    }
                }

                this.state = 152;
                this.match(50 /* END */);
                }
                break;
            case 44 /* CASE */:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 154;
                this.match(44 /* CASE */);
                this.state = 156;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3156148488) !== 0) || ((((_la - 33)) & ~0x1F) === 0 && ((1 << (_la - 33)) & 104344065) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 92274537) !== 0) || ((((_la - 101)) & ~0x1F) === 0 && ((1 << (_la - 101)) & 805306369) !== 0)) {
                    {
                    this.state = 155;
                    localContext._expression = this.expression();
                    localContext._tests.push(localContext._expression!);
                    }
                }

                this.state = 161;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 1) {
                    {
                    {
                    this.state = 158;
                    this.match(1 /* SEPARATOR */);
                    }
                    }
                    this.state = 163;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 165;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 164;
                    localContext._whenOption = this.whenOption();
                    localContext._options.push(localContext._whenOption!);
                    }
                    }
                    this.state = 167;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 72);
                this.state = 171;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 48) {
                    {
                    this.state = 169;
                    this.match(48 /* ELSE */);
                    this.state = 170;
                    localContext._body = this.body();
                    localContext._bodies.push(localContext._body!);
                    }
                }

                this.state = 173;
                this.match(50 /* END */);
                }
                break;
            case 71 /* UNTIL */:
            case 73 /* WHILE */:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 175;
                _la = this.tokenStream.LA(1);
                if(!(_la === 71 || _la === 73)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 176;
                localContext._expression = this.expression();
                localContext._tests.push(localContext._expression!);
                this.state = 177;
                this.match(1 /* SEPARATOR */);
                this.state = 178;
                localContext._body = this.body();
                localContext._bodies.push(localContext._body!);
                this.state = 179;
                this.match(50 /* END */);
                }
                break;
            case 53 /* FOR */:
                this.enterOuterAlt(localContext, 11);
                {
                this.state = 181;
                this.match(53 /* FOR */);
                this.state = 182;
                localContext._variables = this.parameters();
                this.state = 183;
                this.match(55 /* IN */);
                this.state = 184;
                localContext._expression = this.expression();
                localContext._tests.push(localContext._expression!);
                this.state = 185;
                this.match(1 /* SEPARATOR */);
                this.state = 186;
                localContext._body = this.body();
                localContext._bodies.push(localContext._body!);
                this.state = 187;
                this.match(50 /* END */);
                }
                break;
            case 42 /* BEGIN */:
                this.enterOuterAlt(localContext, 12);
                {
                this.state = 189;
                this.match(42 /* BEGIN */);
                this.state = 190;
                localContext._body = this.body();
                localContext._bodies.push(localContext._body!);
                this.state = 194;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 62) {
                    {
                    {
                    this.state = 191;
                    localContext._rescueOption = this.rescueOption();
                    localContext._rescues.push(localContext._rescueOption!);
                    }
                    }
                    this.state = 196;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 199;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 48) {
                    {
                    this.state = 197;
                    this.match(48 /* ELSE */);
                    this.state = 198;
                    localContext._body = this.body();
                    localContext._bodies.push(localContext._body!);
                    }
                }

                this.state = 203;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 51) {
                    {
                    this.state = 201;
                    localContext._always = this.match(51 /* ENSURE */);
                    this.state = 202;
                    localContext._body = this.body();
                    localContext._bodies.push(localContext._body!);
                    }
                }

                this.state = 205;
                this.match(50 /* END */);
                }
                break;
            case 46 /* DEF */:
                this.enterOuterAlt(localContext, 13);
                {
                this.state = 207;
                this.match(46 /* DEF */);
                this.state = 208;
                localContext._defined = this.match(75 /* NAME */);
                this.state = 217;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 11 /* CALL_OPEN */:
                case 91 /* OPEN_PAREN */:
                    {
                    this.state = 209;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 11 || _la === 91)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 211;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 917504) !== 0) || _la === 75 || _la === 91) {
                        {
                        this.state = 210;
                        localContext._variables = this.parameters();
                        }
                    }

                    this.state = 213;
                    this.match(92 /* CLOSE_PAREN */);
                    this.state = 214;
                    localContext._body = this.body();
                    localContext._bodies.push(localContext._body!);
                    }
                    break;
                case 1 /* SEPARATOR */:
                    {
                    this.state = 215;
                    this.match(1 /* SEPARATOR */);
                    this.state = 216;
                    localContext._body = this.body();
                    localContext._bodies.push(localContext._body!);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 222;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 62) {
                    {
                    {
                    this.state = 219;
                    localContext._rescueOption = this.rescueOption();
                    localContext._rescues.push(localContext._rescueOption!);
                    }
                    }
                    this.state = 224;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 225;
                this.match(50 /* END */);
                }
                break;
            case 101 /* LAMBDA */:
                this.enterOuterAlt(localContext, 14);
                {
                this.state = 227;
                this.match(101 /* LAMBDA */);
                this.state = 233;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 11 || _la === 91) {
                    {
                    this.state = 228;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 11 || _la === 91)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 230;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 917504) !== 0) || _la === 75 || _la === 91) {
                        {
                        this.state = 229;
                        localContext._variables = this.parameters();
                        }
                    }

                    this.state = 232;
                    this.match(92 /* CLOSE_PAREN */);
                    }
                }

                this.state = 243;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 12 /* BLOCK_OPEN */:
                    {
                    this.state = 235;
                    this.match(12 /* BLOCK_OPEN */);
                    this.state = 236;
                    localContext._body = this.body();
                    localContext._bodies.push(localContext._body!);
                    this.state = 237;
                    this.match(88 /* CLOSE_BRACE */);
                    }
                    break;
                case 47 /* DO */:
                    {
                    this.state = 239;
                    this.match(47 /* DO */);
                    this.state = 240;
                    localContext._body = this.body();
                    localContext._bodies.push(localContext._body!);
                    this.state = 241;
                    this.match(50 /* END */);
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
    public whenOption(): WhenOptionContext {
        let localContext = new WhenOptionContext(this.context, this.state);
        this.enterRule(localContext, 10, ErbParser.RULE_whenOption);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 247;
            this.match(72 /* WHEN */);
            this.state = 248;
            localContext._list = this.arguments();
            this.state = 249;
            this.match(1 /* SEPARATOR */);
            this.state = 250;
            localContext._content = this.body();
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
    public rescueOption(): RescueOptionContext {
        let localContext = new RescueOptionContext(this.context, this.state);
        this.enterRule(localContext, 12, ErbParser.RULE_rescueOption);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 252;
            this.match(62 /* RESCUE */);
            this.state = 256;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 100 /* ARROW */:
                {
                this.state = 253;
                this.match(100 /* ARROW */);
                this.state = 254;
                localContext._name = this.match(75 /* NAME */);
                }
                break;
            case 3 /* COMMAND */:
            case 8 /* COMMAND_LABEL */:
            case 9 /* LABEL */:
            case 16 /* PREFIX_MINUS */:
            case 17 /* SPLAT */:
            case 18 /* DOUBLE_SPLAT */:
            case 19 /* BLOCK_PASS */:
            case 20 /* TOP_SCOPE */:
            case 26 /* JUMP */:
            case 27 /* JUMP_WITH */:
            case 28 /* DEFINED */:
            case 29 /* REGEX_OPEN */:
            case 31 /* LITERAL_OPEN */:
            case 33 /* CHARACTER */:
            case 42 /* BEGIN */:
            case 44 /* CASE */:
            case 46 /* DEF */:
            case 52 /* FALSE */:
            case 53 /* FOR */:
            case 54 /* IF */:
            case 58 /* NIL */:
            case 59 /* NOT */:
            case 65 /* SELF */:
            case 68 /* TRUE */:
            case 70 /* UNLESS */:
            case 71 /* UNTIL */:
            case 73 /* WHILE */:
            case 74 /* YIELD */:
            case 75 /* NAME */:
            case 76 /* CONSTANT */:
            case 77 /* INSTANCE */:
            case 78 /* SHARED */:
            case 79 /* GLOBAL */:
            case 80 /* FLOAT */:
            case 81 /* INTEGER */:
            case 82 /* SYMBOL */:
            case 83 /* STRING */:
            case 84 /* PLAIN_STRING */:
            case 85 /* STRING_OPEN */:
            case 86 /* SHELL */:
            case 87 /* OPEN_BRACE */:
            case 89 /* OPEN_BRACKET */:
            case 91 /* OPEN_PAREN */:
            case 101 /* LAMBDA */:
            case 129 /* NEGATE */:
            case 130 /* COMPLEMENT */:
                {
                this.state = 255;
                localContext._classes = this.arguments();
                }
                break;
            case 1 /* SEPARATOR */:
                break;
            default:
                break;
            }
            this.state = 258;
            this.match(1 /* SEPARATOR */);
            this.state = 259;
            localContext._content = this.body();
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
        this.enterRule(localContext, 14, ErbParser.RULE_suffix);
        let _la: number;
        try {
            this.state = 297;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 93 /* DOT */:
            case 94 /* SAFE_DOT */:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 261;
                _la = this.tokenStream.LA(1);
                if(!(_la === 93 || _la === 94)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 262;
                _la = this.tokenStream.LA(1);
                if(!(_la === 75 || _la === 76)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                break;
            case 95 /* SCOPE */:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 263;
                this.match(95 /* SCOPE */);
                this.state = 264;
                _la = this.tokenStream.LA(1);
                if(!(_la === 75 || _la === 76)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                break;
            case 10 /* INDEX_OPEN */:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 265;
                this.match(10 /* INDEX_OPEN */);
                this.state = 267;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3156149000) !== 0) || ((((_la - 33)) & ~0x1F) === 0 && ((1 << (_la - 33)) & 104344065) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 92274537) !== 0) || ((((_la - 101)) & ~0x1F) === 0 && ((1 << (_la - 101)) & 805306369) !== 0)) {
                    {
                    this.state = 266;
                    localContext._list = this.arguments();
                    }
                }

                this.state = 269;
                this.match(90 /* CLOSE_BRACKET */);
                }
                break;
            case 11 /* CALL_OPEN */:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 270;
                this.match(11 /* CALL_OPEN */);
                this.state = 272;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3156149000) !== 0) || ((((_la - 33)) & ~0x1F) === 0 && ((1 << (_la - 33)) & 104344065) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 92274537) !== 0) || ((((_la - 101)) & ~0x1F) === 0 && ((1 << (_la - 101)) & 805306369) !== 0)) {
                    {
                    this.state = 271;
                    localContext._list = this.arguments();
                    }
                }

                this.state = 274;
                this.match(92 /* CLOSE_PAREN */);
                }
                break;
            case 12 /* BLOCK_OPEN */:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 275;
                this.match(12 /* BLOCK_OPEN */);
                this.state = 281;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 13) {
                    {
                    this.state = 276;
                    this.match(13 /* PARAMETERS_OPEN */);
                    this.state = 278;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 917504) !== 0) || _la === 75 || _la === 91) {
                        {
                        this.state = 277;
                        localContext._variables = this.parameters();
                        }
                    }

                    this.state = 280;
                    this.match(14 /* PARAMETERS_CLOSE */);
                    }
                }

                this.state = 283;
                localContext._content = this.body();
                this.state = 284;
                this.match(88 /* CLOSE_BRACE */);
                }
                break;
            case 15 /* COMMAND_DO */:
            case 47 /* DO */:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 286;
                _la = this.tokenStream.LA(1);
                if(!(_la === 15 || _la === 47)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 292;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 13) {
                    {
                    this.state = 287;
                    this.match(13 /* PARAMETERS_OPEN */);
                    this.state = 289;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 917504) !== 0) || _la === 75 || _la === 91) {
                        {
                        this.state = 288;
                        localContext._variables = this.parameters();
                        }
                    }

                    this.state = 291;
                    this.match(14 /* PARAMETERS_CLOSE */);
                    }
                }

                this.state = 294;
                localContext._content = this.body();
                this.state = 295;
                this.match(50 /* END */);
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
    public arguments(): ArgumentsContext {
        let localContext = new ArgumentsContext(this.context, this.state);
        this.enterRule(localContext, 16, ErbParser.RULE_arguments);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            {
            this.state = 299;
            localContext._argument = this.argument();
            localContext._items.push(localContext._argument!);
            }
            this.state = 306;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 96) {
                {
                {
                this.state = 300;
                this.match(96 /* COMMA */);
                this.state = 302;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3156149000) !== 0) || ((((_la - 33)) & ~0x1F) === 0 && ((1 << (_la - 33)) & 104344065) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 92274537) !== 0) || ((((_la - 101)) & ~0x1F) === 0 && ((1 << (_la - 101)) & 805306369) !== 0)) {
                    {
                    this.state = 301;
                    localContext._argument = this.argument();
                    localContext._items.push(localContext._argument!);
                    }
                }

                }
                }
                this.state = 308;
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
    public argument(): ArgumentContext {
        let localContext = new ArgumentContext(this.context, this.state);
        this.enterRule(localContext, 18, ErbParser.RULE_argument);
        let _la: number;
        try {
            this.state = 316;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 9 /* LABEL */:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 309;
                this.match(9 /* LABEL */);
                this.state = 310;
                localContext._value = this.expression();
                }
                break;
            case 3 /* COMMAND */:
            case 8 /* COMMAND_LABEL */:
            case 16 /* PREFIX_MINUS */:
            case 17 /* SPLAT */:
            case 18 /* DOUBLE_SPLAT */:
            case 19 /* BLOCK_PASS */:
            case 20 /* TOP_SCOPE */:
            case 26 /* JUMP */:
            case 27 /* JUMP_WITH */:
            case 28 /* DEFINED */:
            case 29 /* REGEX_OPEN */:
            case 31 /* LITERAL_OPEN */:
            case 33 /* CHARACTER */:
            case 42 /* BEGIN */:
            case 44 /* CASE */:
            case 46 /* DEF */:
            case 52 /* FALSE */:
            case 53 /* FOR */:
            case 54 /* IF */:
            case 58 /* NIL */:
            case 59 /* NOT */:
            case 65 /* SELF */:
            case 68 /* TRUE */:
            case 70 /* UNLESS */:
            case 71 /* UNTIL */:
            case 73 /* WHILE */:
            case 74 /* YIELD */:
            case 75 /* NAME */:
            case 76 /* CONSTANT */:
            case 77 /* INSTANCE */:
            case 78 /* SHARED */:
            case 79 /* GLOBAL */:
            case 80 /* FLOAT */:
            case 81 /* INTEGER */:
            case 82 /* SYMBOL */:
            case 83 /* STRING */:
            case 84 /* PLAIN_STRING */:
            case 85 /* STRING_OPEN */:
            case 86 /* SHELL */:
            case 87 /* OPEN_BRACE */:
            case 89 /* OPEN_BRACKET */:
            case 91 /* OPEN_PAREN */:
            case 101 /* LAMBDA */:
            case 129 /* NEGATE */:
            case 130 /* COMPLEMENT */:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 311;
                localContext._key = this.expression();
                this.state = 314;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 100) {
                    {
                    this.state = 312;
                    this.match(100 /* ARROW */);
                    this.state = 313;
                    localContext._value = this.expression();
                    }
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
    public parameters(): ParametersContext {
        let localContext = new ParametersContext(this.context, this.state);
        this.enterRule(localContext, 20, ErbParser.RULE_parameters);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 318;
            localContext._parameter = this.parameter();
            localContext._items.push(localContext._parameter!);
            this.state = 325;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 96) {
                {
                {
                this.state = 319;
                this.match(96 /* COMMA */);
                this.state = 321;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 917504) !== 0) || _la === 75 || _la === 91) {
                    {
                    this.state = 320;
                    localContext._parameter = this.parameter();
                    localContext._items.push(localContext._parameter!);
                    }
                }

                }
                }
                this.state = 327;
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
    public parameter(): ParameterContext {
        let localContext = new ParameterContext(this.context, this.state);
        this.enterRule(localContext, 22, ErbParser.RULE_parameter);
        let _la: number;
        try {
            this.state = 341;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 75 /* NAME */:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 328;
                this.match(75 /* NAME */);
                this.state = 331;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 102) {
                    {
                    this.state = 329;
                    this.match(102 /* ASSIGN */);
                    this.state = 330;
                    localContext._initial = this.expression();
                    }
                }

                }
                break;
            case 17 /* SPLAT */:
            case 18 /* DOUBLE_SPLAT */:
            case 19 /* BLOCK_PASS */:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 333;
                _la = this.tokenStream.LA(1);
                if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 917504) !== 0))) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 335;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 75) {
                    {
                    this.state = 334;
                    this.match(75 /* NAME */);
                    }
                }

                }
                break;
            case 91 /* OPEN_PAREN */:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 337;
                this.match(91 /* OPEN_PAREN */);
                this.state = 338;
                localContext._parts = this.parameters();
                this.state = 339;
                this.match(92 /* CLOSE_PAREN */);
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

    public static readonly _serializedATN: number[] = [
        4,1,139,344,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,
        7,6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,1,0,1,0,1,0,1,1,
        3,1,29,8,1,1,1,1,1,1,1,3,1,34,8,1,1,1,3,1,37,8,1,5,1,39,8,1,10,1,
        12,1,42,9,1,1,2,1,2,1,2,1,2,1,3,5,3,49,8,3,10,3,12,3,52,9,3,1,3,
        1,3,3,3,56,8,3,1,3,1,3,1,3,5,3,61,8,3,10,3,12,3,64,9,3,1,3,1,3,3,
        3,68,8,3,5,3,70,8,3,10,3,12,3,73,9,3,1,4,1,4,3,4,77,8,4,1,4,1,4,
        1,4,3,4,82,8,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,5,4,95,
        8,4,10,4,12,4,98,9,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,5,4,107,8,4,10,
        4,12,4,110,9,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,5,4,119,8,4,10,4,12,4,
        122,9,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,5,4,134,8,4,10,4,
        12,4,137,9,4,1,4,1,4,3,4,141,8,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,
        3,4,151,8,4,1,4,1,4,1,4,1,4,3,4,157,8,4,1,4,5,4,160,8,4,10,4,12,
        4,163,9,4,1,4,4,4,166,8,4,11,4,12,4,167,1,4,1,4,3,4,172,8,4,1,4,
        1,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,
        1,4,1,4,5,4,193,8,4,10,4,12,4,196,9,4,1,4,1,4,3,4,200,8,4,1,4,1,
        4,3,4,204,8,4,1,4,1,4,1,4,1,4,1,4,1,4,3,4,212,8,4,1,4,1,4,1,4,1,
        4,3,4,218,8,4,1,4,5,4,221,8,4,10,4,12,4,224,9,4,1,4,1,4,1,4,1,4,
        1,4,3,4,231,8,4,1,4,3,4,234,8,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,
        3,4,244,8,4,3,4,246,8,4,1,5,1,5,1,5,1,5,1,5,1,6,1,6,1,6,1,6,3,6,
        257,8,6,1,6,1,6,1,6,1,7,1,7,1,7,1,7,1,7,1,7,3,7,268,8,7,1,7,1,7,
        1,7,3,7,273,8,7,1,7,1,7,1,7,1,7,3,7,279,8,7,1,7,3,7,282,8,7,1,7,
        1,7,1,7,1,7,1,7,1,7,3,7,290,8,7,1,7,3,7,293,8,7,1,7,1,7,1,7,3,7,
        298,8,7,1,8,1,8,1,8,3,8,303,8,8,5,8,305,8,8,10,8,12,8,308,9,8,1,
        9,1,9,1,9,1,9,1,9,3,9,315,8,9,3,9,317,8,9,1,10,1,10,1,10,3,10,322,
        8,10,5,10,324,8,10,10,10,12,10,327,9,10,1,11,1,11,1,11,3,11,332,
        8,11,1,11,1,11,3,11,336,8,11,1,11,1,11,1,11,1,11,3,11,342,8,11,1,
        11,0,0,12,0,2,4,6,8,10,12,14,16,18,20,22,0,9,6,0,3,3,8,8,16,20,27,
        28,59,59,129,130,8,0,26,26,33,33,52,52,58,58,65,65,68,68,74,84,86,
        86,6,0,4,7,21,25,41,41,60,60,98,99,102,128,2,0,71,71,73,73,2,0,11,
        11,91,91,1,0,93,94,1,0,75,76,2,0,15,15,47,47,1,0,17,19,402,0,24,
        1,0,0,0,2,28,1,0,0,0,4,43,1,0,0,0,6,50,1,0,0,0,8,245,1,0,0,0,10,
        247,1,0,0,0,12,252,1,0,0,0,14,297,1,0,0,0,16,299,1,0,0,0,18,316,
        1,0,0,0,20,318,1,0,0,0,22,341,1,0,0,0,24,25,3,2,1,0,25,26,5,0,0,
        1,26,1,1,0,0,0,27,29,3,6,3,0,28,27,1,0,0,0,28,29,1,0,0,0,29,40,1,
        0,0,0,30,34,5,1,0,0,31,34,5,35,0,0,32,34,3,4,2,0,33,30,1,0,0,0,33,
        31,1,0,0,0,33,32,1,0,0,0,34,36,1,0,0,0,35,37,3,6,3,0,36,35,1,0,0,
        0,36,37,1,0,0,0,37,39,1,0,0,0,38,33,1,0,0,0,39,42,1,0,0,0,40,38,
        1,0,0,0,40,41,1,0,0,0,41,3,1,0,0,0,42,40,1,0,0,0,43,44,5,37,0,0,
        44,45,3,2,1,0,45,46,5,2,0,0,46,5,1,0,0,0,47,49,7,0,0,0,48,47,1,0,
        0,0,49,52,1,0,0,0,50,48,1,0,0,0,50,51,1,0,0,0,51,55,1,0,0,0,52,50,
        1,0,0,0,53,56,7,1,0,0,54,56,3,8,4,0,55,53,1,0,0,0,55,54,1,0,0,0,
        56,71,1,0,0,0,57,70,3,14,7,0,58,62,7,2,0,0,59,61,7,0,0,0,60,59,1,
        0,0,0,61,64,1,0,0,0,62,60,1,0,0,0,62,63,1,0,0,0,63,67,1,0,0,0,64,
        62,1,0,0,0,65,68,7,1,0,0,66,68,3,8,4,0,67,65,1,0,0,0,67,66,1,0,0,
        0,68,70,1,0,0,0,69,57,1,0,0,0,69,58,1,0,0,0,70,73,1,0,0,0,71,69,
        1,0,0,0,71,72,1,0,0,0,72,7,1,0,0,0,73,71,1,0,0,0,74,76,5,89,0,0,
        75,77,3,16,8,0,76,75,1,0,0,0,76,77,1,0,0,0,77,78,1,0,0,0,78,246,
        5,90,0,0,79,81,5,87,0,0,80,82,3,16,8,0,81,80,1,0,0,0,81,82,1,0,0,
        0,82,83,1,0,0,0,83,246,5,88,0,0,84,85,5,91,0,0,85,86,3,2,1,0,86,
        87,5,92,0,0,87,246,1,0,0,0,88,96,5,85,0,0,89,95,5,136,0,0,90,91,
        5,137,0,0,91,92,3,2,1,0,92,93,5,88,0,0,93,95,1,0,0,0,94,89,1,0,0,
        0,94,90,1,0,0,0,95,98,1,0,0,0,96,94,1,0,0,0,96,97,1,0,0,0,97,99,
        1,0,0,0,98,96,1,0,0,0,99,246,5,138,0,0,100,108,5,31,0,0,101,107,
        5,136,0,0,102,103,5,137,0,0,103,104,3,2,1,0,104,105,5,88,0,0,105,
        107,1,0,0,0,106,101,1,0,0,0,106,102,1,0,0,0,107,110,1,0,0,0,108,
        106,1,0,0,0,108,109,1,0,0,0,109,111,1,0,0,0,110,108,1,0,0,0,111,
        246,5,32,0,0,112,120,5,29,0,0,113,119,5,136,0,0,114,115,5,137,0,
        0,115,116,3,2,1,0,116,117,5,88,0,0,117,119,1,0,0,0,118,113,1,0,0,
        0,118,114,1,0,0,0,119,122,1,0,0,0,120,118,1,0,0,0,120,121,1,0,0,
        0,121,123,1,0,0,0,122,120,1,0,0,0,123,246,5,30,0,0,124,125,5,54,
        0,0,125,126,3,6,3,0,126,127,5,1,0,0,127,135,3,2,1,0,128,129,5,49,
        0,0,129,130,3,6,3,0,130,131,5,1,0,0,131,132,3,2,1,0,132,134,1,0,
        0,0,133,128,1,0,0,0,134,137,1,0,0,0,135,133,1,0,0,0,135,136,1,0,
        0,0,136,140,1,0,0,0,137,135,1,0,0,0,138,139,5,48,0,0,139,141,3,2,
        1,0,140,138,1,0,0,0,140,141,1,0,0,0,141,142,1,0,0,0,142,143,5,50,
        0,0,143,246,1,0,0,0,144,145,5,70,0,0,145,146,3,6,3,0,146,147,5,1,
        0,0,147,150,3,2,1,0,148,149,5,48,0,0,149,151,3,2,1,0,150,148,1,0,
        0,0,150,151,1,0,0,0,151,152,1,0,0,0,152,153,5,50,0,0,153,246,1,0,
        0,0,154,156,5,44,0,0,155,157,3,6,3,0,156,155,1,0,0,0,156,157,1,0,
        0,0,157,161,1,0,0,0,158,160,5,1,0,0,159,158,1,0,0,0,160,163,1,0,
        0,0,161,159,1,0,0,0,161,162,1,0,0,0,162,165,1,0,0,0,163,161,1,0,
        0,0,164,166,3,10,5,0,165,164,1,0,0,0,166,167,1,0,0,0,167,165,1,0,
        0,0,167,168,1,0,0,0,168,171,1,0,0,0,169,170,5,48,0,0,170,172,3,2,
        1,0,171,169,1,0,0,0,171,172,1,0,0,0,172,173,1,0,0,0,173,174,5,50,
        0,0,174,246,1,0,0,0,175,176,7,3,0,0,176,177,3,6,3,0,177,178,5,1,
        0,0,178,179,3,2,1,0,179,180,5,50,0,0,180,246,1,0,0,0,181,182,5,53,
        0,0,182,183,3,20,10,0,183,184,5,55,0,0,184,185,3,6,3,0,185,186,5,
        1,0,0,186,187,3,2,1,0,187,188,5,50,0,0,188,246,1,0,0,0,189,190,5,
        42,0,0,190,194,3,2,1,0,191,193,3,12,6,0,192,191,1,0,0,0,193,196,
        1,0,0,0,194,192,1,0,0,0,194,195,1,0,0,0,195,199,1,0,0,0,196,194,
        1,0,0,0,197,198,5,48,0,0,198,200,3,2,1,0,199,197,1,0,0,0,199,200,
        1,0,0,0,200,203,1,0,0,0,201,202,5,51,0,0,202,204,3,2,1,0,203,201,
        1,0,0,0,203,204,1,0,0,0,204,205,1,0,0,0,205,206,5,50,0,0,206,246,
        1,0,0,0,207,208,5,46,0,0,208,217,5,75,0,0,209,211,7,4,0,0,210,212,
        3,20,10,0,211,210,1,0,0,0,211,212,1,0,0,0,212,213,1,0,0,0,213,214,
        5,92,0,0,214,218,3,2,1,0,215,216,5,1,0,0,216,218,3,2,1,0,217,209,
        1,0,0,0,217,215,1,0,0,0,218,222,1,0,0,0,219,221,3,12,6,0,220,219,
        1,0,0,0,221,224,1,0,0,0,222,220,1,0,0,0,222,223,1,0,0,0,223,225,
        1,0,0,0,224,222,1,0,0,0,225,226,5,50,0,0,226,246,1,0,0,0,227,233,
        5,101,0,0,228,230,7,4,0,0,229,231,3,20,10,0,230,229,1,0,0,0,230,
        231,1,0,0,0,231,232,1,0,0,0,232,234,5,92,0,0,233,228,1,0,0,0,233,
        234,1,0,0,0,234,243,1,0,0,0,235,236,5,12,0,0,236,237,3,2,1,0,237,
        238,5,88,0,0,238,244,1,0,0,0,239,240,5,47,0,0,240,241,3,2,1,0,241,
        242,5,50,0,0,242,244,1,0,0,0,243,235,1,0,0,0,243,239,1,0,0,0,244,
        246,1,0,0,0,245,74,1,0,0,0,245,79,1,0,0,0,245,84,1,0,0,0,245,88,
        1,0,0,0,245,100,1,0,0,0,245,112,1,0,0,0,245,124,1,0,0,0,245,144,
        1,0,0,0,245,154,1,0,0,0,245,175,1,0,0,0,245,181,1,0,0,0,245,189,
        1,0,0,0,245,207,1,0,0,0,245,227,1,0,0,0,246,9,1,0,0,0,247,248,5,
        72,0,0,248,249,3,16,8,0,249,250,5,1,0,0,250,251,3,2,1,0,251,11,1,
        0,0,0,252,256,5,62,0,0,253,254,5,100,0,0,254,257,5,75,0,0,255,257,
        3,16,8,0,256,253,1,0,0,0,256,255,1,0,0,0,256,257,1,0,0,0,257,258,
        1,0,0,0,258,259,5,1,0,0,259,260,3,2,1,0,260,13,1,0,0,0,261,262,7,
        5,0,0,262,298,7,6,0,0,263,264,5,95,0,0,264,298,7,6,0,0,265,267,5,
        10,0,0,266,268,3,16,8,0,267,266,1,0,0,0,267,268,1,0,0,0,268,269,
        1,0,0,0,269,298,5,90,0,0,270,272,5,11,0,0,271,273,3,16,8,0,272,271,
        1,0,0,0,272,273,1,0,0,0,273,274,1,0,0,0,274,298,5,92,0,0,275,281,
        5,12,0,0,276,278,5,13,0,0,277,279,3,20,10,0,278,277,1,0,0,0,278,
        279,1,0,0,0,279,280,1,0,0,0,280,282,5,14,0,0,281,276,1,0,0,0,281,
        282,1,0,0,0,282,283,1,0,0,0,283,284,3,2,1,0,284,285,5,88,0,0,285,
        298,1,0,0,0,286,292,7,7,0,0,287,289,5,13,0,0,288,290,3,20,10,0,289,
        288,1,0,0,0,289,290,1,0,0,0,290,291,1,0,0,0,291,293,5,14,0,0,292,
        287,1,0,0,0,292,293,1,0,0,0,293,294,1,0,0,0,294,295,3,2,1,0,295,
        296,5,50,0,0,296,298,1,0,0,0,297,261,1,0,0,0,297,263,1,0,0,0,297,
        265,1,0,0,0,297,270,1,0,0,0,297,275,1,0,0,0,297,286,1,0,0,0,298,
        15,1,0,0,0,299,306,3,18,9,0,300,302,5,96,0,0,301,303,3,18,9,0,302,
        301,1,0,0,0,302,303,1,0,0,0,303,305,1,0,0,0,304,300,1,0,0,0,305,
        308,1,0,0,0,306,304,1,0,0,0,306,307,1,0,0,0,307,17,1,0,0,0,308,306,
        1,0,0,0,309,310,5,9,0,0,310,317,3,6,3,0,311,314,3,6,3,0,312,313,
        5,100,0,0,313,315,3,6,3,0,314,312,1,0,0,0,314,315,1,0,0,0,315,317,
        1,0,0,0,316,309,1,0,0,0,316,311,1,0,0,0,317,19,1,0,0,0,318,325,3,
        22,11,0,319,321,5,96,0,0,320,322,3,22,11,0,321,320,1,0,0,0,321,322,
        1,0,0,0,322,324,1,0,0,0,323,319,1,0,0,0,324,327,1,0,0,0,325,323,
        1,0,0,0,325,326,1,0,0,0,326,21,1,0,0,0,327,325,1,0,0,0,328,331,5,
        75,0,0,329,330,5,102,0,0,330,332,3,6,3,0,331,329,1,0,0,0,331,332,
        1,0,0,0,332,342,1,0,0,0,333,335,7,8,0,0,334,336,5,75,0,0,335,334,
        1,0,0,0,335,336,1,0,0,0,336,342,1,0,0,0,337,338,5,91,0,0,338,339,
        3,20,10,0,339,340,5,92,0,0,340,342,1,0,0,0,341,328,1,0,0,0,341,333,
        1,0,0,0,341,337,1,0,0,0,342,23,1,0,0,0,52,28,33,36,40,50,55,62,67,
        69,71,76,81,94,96,106,108,118,120,135,140,150,156,161,167,171,194,
        199,203,211,217,222,230,233,243,245,256,267,272,278,281,289,292,
        297,302,306,314,316,321,325,331,335,341
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!ErbParser.__ATN) {
            ErbParser.__ATN = new antlr.ATNDeserializer().deserialize(ErbParser._serializedATN);
        }

        return ErbParser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(ErbParser.literalNames, ErbParser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return ErbParser.vocabulary;
    }

    private static readonly decisionsToDFA = ErbParser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class TemplateContext extends antlr.LeanContext {
    public _content?: BodyContext;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(ErbParser.EOF, 0)!;
    }
    public body(): BodyContext {
        return this.getRuleContext(0, BodyContext)!;
    }
    public override get ruleIndex(): number {
        return ErbParser.RULE_template;
    }
}


export class BodyContext extends antlr.LeanContext {
    public _expression?: ExpressionContext;
    public _items: ExpressionContext[] = [];
    public _output?: OutputContext;
    public _outputs: OutputContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public expression(): ExpressionContext[];
    public expression(i: number): ExpressionContext | null;
    public expression(i?: number): ExpressionContext[] | ExpressionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionContext);
        }

        return this.getRuleContext(i, ExpressionContext);
    }
    public SEPARATOR(): antlr.TerminalNode[];
    public SEPARATOR(i: number): antlr.TerminalNode | null;
    public SEPARATOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(1 /* SEPARATOR */);
    	} else {
    		return this.getToken(1 /* SEPARATOR */, i);
    	}
    }
    public TEXT(): antlr.TerminalNode[];
    public TEXT(i: number): antlr.TerminalNode | null;
    public TEXT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(35 /* TEXT */);
    	} else {
    		return this.getToken(35 /* TEXT */, i);
    	}
    }
    public output(): OutputContext[];
    public output(i: number): OutputContext | null;
    public output(i?: number): OutputContext[] | OutputContext | null {
        if (i === undefined) {
            return this.getRuleContexts(OutputContext);
        }

        return this.getRuleContext(i, OutputContext);
    }
    public override get ruleIndex(): number {
        return ErbParser.RULE_body;
    }
}


export class OutputContext extends antlr.LeanContext {
    public _content?: BodyContext;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public OUTPUT_OPEN(): antlr.TerminalNode {
        return this.getToken(37 /* OUTPUT_OPEN */, 0)!;
    }
    public OUTPUT_CLOSE(): antlr.TerminalNode {
        return this.getToken(2 /* OUTPUT_CLOSE */, 0)!;
    }
    public body(): BodyContext {
        return this.getRuleContext(0, BodyContext)!;
    }
    public override get ruleIndex(): number {
        return ErbParser.RULE_output;
    }
}


export class ExpressionContext extends antlr.LeanContext {
    public _construct?: ConstructContext;
    public _constructs: ConstructContext[] = [];
    public _suffix?: SuffixContext;
    public _suffixes: SuffixContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public NAME(): antlr.TerminalNode[];
    public NAME(i: number): antlr.TerminalNode | null;
    public NAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(75 /* NAME */);
    	} else {
    		return this.getToken(75 /* NAME */, i);
    	}
    }
    public CONSTANT(): antlr.TerminalNode[];
    public CONSTANT(i: number): antlr.TerminalNode | null;
    public CONSTANT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(76 /* CONSTANT */);
    	} else {
    		return this.getToken(76 /* CONSTANT */, i);
    	}
    }
    public INSTANCE(): antlr.TerminalNode[];
    public INSTANCE(i: number): antlr.TerminalNode | null;
    public INSTANCE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(77 /* INSTANCE */);
    	} else {
    		return this.getToken(77 /* INSTANCE */, i);
    	}
    }
    public GLOBAL(): antlr.TerminalNode[];
    public GLOBAL(i: number): antlr.TerminalNode | null;
    public GLOBAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(79 /* GLOBAL */);
    	} else {
    		return this.getToken(79 /* GLOBAL */, i);
    	}
    }
    public SHARED(): antlr.TerminalNode[];
    public SHARED(i: number): antlr.TerminalNode | null;
    public SHARED(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(78 /* SHARED */);
    	} else {
    		return this.getToken(78 /* SHARED */, i);
    	}
    }
    public FLOAT(): antlr.TerminalNode[];
    public FLOAT(i: number): antlr.TerminalNode | null;
    public FLOAT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(80 /* FLOAT */);
    	} else {
    		return this.getToken(80 /* FLOAT */, i);
    	}
    }
    public INTEGER(): antlr.TerminalNode[];
    public INTEGER(i: number): antlr.TerminalNode | null;
    public INTEGER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(81 /* INTEGER */);
    	} else {
    		return this.getToken(81 /* INTEGER */, i);
    	}
    }
    public SYMBOL(): antlr.TerminalNode[];
    public SYMBOL(i: number): antlr.TerminalNode | null;
    public SYMBOL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(82 /* SYMBOL */);
    	} else {
    		return this.getToken(82 /* SYMBOL */, i);
    	}
    }
    public STRING(): antlr.TerminalNode[];
    public STRING(i: number): antlr.TerminalNode | null;
    public STRING(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(83 /* STRING */);
    	} else {
    		return this.getToken(83 /* STRING */, i);
    	}
    }
    public PLAIN_STRING(): antlr.TerminalNode[];
    public PLAIN_STRING(i: number): antlr.TerminalNode | null;
    public PLAIN_STRING(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(84 /* PLAIN_STRING */);
    	} else {
    		return this.getToken(84 /* PLAIN_STRING */, i);
    	}
    }
    public CHARACTER(): antlr.TerminalNode[];
    public CHARACTER(i: number): antlr.TerminalNode | null;
    public CHARACTER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(33 /* CHARACTER */);
    	} else {
    		return this.getToken(33 /* CHARACTER */, i);
    	}
    }
    public SHELL(): antlr.TerminalNode[];
    public SHELL(i: number): antlr.TerminalNode | null;
    public SHELL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(86 /* SHELL */);
    	} else {
    		return this.getToken(86 /* SHELL */, i);
    	}
    }
    public NIL(): antlr.TerminalNode[];
    public NIL(i: number): antlr.TerminalNode | null;
    public NIL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(58 /* NIL */);
    	} else {
    		return this.getToken(58 /* NIL */, i);
    	}
    }
    public TRUE(): antlr.TerminalNode[];
    public TRUE(i: number): antlr.TerminalNode | null;
    public TRUE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(68 /* TRUE */);
    	} else {
    		return this.getToken(68 /* TRUE */, i);
    	}
    }
    public FALSE(): antlr.TerminalNode[];
    public FALSE(i: number): antlr.TerminalNode | null;
    public FALSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(52 /* FALSE */);
    	} else {
    		return this.getToken(52 /* FALSE */, i);
    	}
    }
    public SELF(): antlr.TerminalNode[];
    public SELF(i: number): antlr.TerminalNode | null;
    public SELF(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(65 /* SELF */);
    	} else {
    		return this.getToken(65 /* SELF */, i);
    	}
    }
    public JUMP(): antlr.TerminalNode[];
    public JUMP(i: number): antlr.TerminalNode | null;
    public JUMP(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(26 /* JUMP */);
    	} else {
    		return this.getToken(26 /* JUMP */, i);
    	}
    }
    public YIELD(): antlr.TerminalNode[];
    public YIELD(i: number): antlr.TerminalNode | null;
    public YIELD(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(74 /* YIELD */);
    	} else {
    		return this.getToken(74 /* YIELD */, i);
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
    public NEGATE(): antlr.TerminalNode[];
    public NEGATE(i: number): antlr.TerminalNode | null;
    public NEGATE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(129 /* NEGATE */);
    	} else {
    		return this.getToken(129 /* NEGATE */, i);
    	}
    }
    public NOT(): antlr.TerminalNode[];
    public NOT(i: number): antlr.TerminalNode | null;
    public NOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(59 /* NOT */);
    	} else {
    		return this.getToken(59 /* NOT */, i);
    	}
    }
    public PREFIX_MINUS(): antlr.TerminalNode[];
    public PREFIX_MINUS(i: number): antlr.TerminalNode | null;
    public PREFIX_MINUS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(16 /* PREFIX_MINUS */);
    	} else {
    		return this.getToken(16 /* PREFIX_MINUS */, i);
    	}
    }
    public COMPLEMENT(): antlr.TerminalNode[];
    public COMPLEMENT(i: number): antlr.TerminalNode | null;
    public COMPLEMENT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(130 /* COMPLEMENT */);
    	} else {
    		return this.getToken(130 /* COMPLEMENT */, i);
    	}
    }
    public SPLAT(): antlr.TerminalNode[];
    public SPLAT(i: number): antlr.TerminalNode | null;
    public SPLAT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(17 /* SPLAT */);
    	} else {
    		return this.getToken(17 /* SPLAT */, i);
    	}
    }
    public DOUBLE_SPLAT(): antlr.TerminalNode[];
    public DOUBLE_SPLAT(i: number): antlr.TerminalNode | null;
    public DOUBLE_SPLAT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(18 /* DOUBLE_SPLAT */);
    	} else {
    		return this.getToken(18 /* DOUBLE_SPLAT */, i);
    	}
    }
    public BLOCK_PASS(): antlr.TerminalNode[];
    public BLOCK_PASS(i: number): antlr.TerminalNode | null;
    public BLOCK_PASS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(19 /* BLOCK_PASS */);
    	} else {
    		return this.getToken(19 /* BLOCK_PASS */, i);
    	}
    }
    public DEFINED(): antlr.TerminalNode[];
    public DEFINED(i: number): antlr.TerminalNode | null;
    public DEFINED(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(28 /* DEFINED */);
    	} else {
    		return this.getToken(28 /* DEFINED */, i);
    	}
    }
    public TOP_SCOPE(): antlr.TerminalNode[];
    public TOP_SCOPE(i: number): antlr.TerminalNode | null;
    public TOP_SCOPE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(20 /* TOP_SCOPE */);
    	} else {
    		return this.getToken(20 /* TOP_SCOPE */, i);
    	}
    }
    public JUMP_WITH(): antlr.TerminalNode[];
    public JUMP_WITH(i: number): antlr.TerminalNode | null;
    public JUMP_WITH(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(27 /* JUMP_WITH */);
    	} else {
    		return this.getToken(27 /* JUMP_WITH */, i);
    	}
    }
    public COMMAND(): antlr.TerminalNode[];
    public COMMAND(i: number): antlr.TerminalNode | null;
    public COMMAND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(3 /* COMMAND */);
    	} else {
    		return this.getToken(3 /* COMMAND */, i);
    	}
    }
    public COMMAND_LABEL(): antlr.TerminalNode[];
    public COMMAND_LABEL(i: number): antlr.TerminalNode | null;
    public COMMAND_LABEL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(8 /* COMMAND_LABEL */);
    	} else {
    		return this.getToken(8 /* COMMAND_LABEL */, i);
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
    public OR_ELSE(): antlr.TerminalNode[];
    public OR_ELSE(i: number): antlr.TerminalNode | null;
    public OR_ELSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(106 /* OR_ELSE */);
    	} else {
    		return this.getToken(106 /* OR_ELSE */, i);
    	}
    }
    public AND_ALSO(): antlr.TerminalNode[];
    public AND_ALSO(i: number): antlr.TerminalNode | null;
    public AND_ALSO(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(107 /* AND_ALSO */);
    	} else {
    		return this.getToken(107 /* AND_ALSO */, i);
    	}
    }
    public EQUAL(): antlr.TerminalNode[];
    public EQUAL(i: number): antlr.TerminalNode | null;
    public EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(108 /* EQUAL */);
    	} else {
    		return this.getToken(108 /* EQUAL */, i);
    	}
    }
    public CASE_EQUAL(): antlr.TerminalNode[];
    public CASE_EQUAL(i: number): antlr.TerminalNode | null;
    public CASE_EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(109 /* CASE_EQUAL */);
    	} else {
    		return this.getToken(109 /* CASE_EQUAL */, i);
    	}
    }
    public NOT_EQUAL(): antlr.TerminalNode[];
    public NOT_EQUAL(i: number): antlr.TerminalNode | null;
    public NOT_EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(110 /* NOT_EQUAL */);
    	} else {
    		return this.getToken(110 /* NOT_EQUAL */, i);
    	}
    }
    public MATCH(): antlr.TerminalNode[];
    public MATCH(i: number): antlr.TerminalNode | null;
    public MATCH(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(111 /* MATCH */);
    	} else {
    		return this.getToken(111 /* MATCH */, i);
    	}
    }
    public NO_MATCH(): antlr.TerminalNode[];
    public NO_MATCH(i: number): antlr.TerminalNode | null;
    public NO_MATCH(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(112 /* NO_MATCH */);
    	} else {
    		return this.getToken(112 /* NO_MATCH */, i);
    	}
    }
    public COMPARE(): antlr.TerminalNode[];
    public COMPARE(i: number): antlr.TerminalNode | null;
    public COMPARE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(113 /* COMPARE */);
    	} else {
    		return this.getToken(113 /* COMPARE */, i);
    	}
    }
    public LESS(): antlr.TerminalNode[];
    public LESS(i: number): antlr.TerminalNode | null;
    public LESS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(114 /* LESS */);
    	} else {
    		return this.getToken(114 /* LESS */, i);
    	}
    }
    public LESS_OR_EQUAL(): antlr.TerminalNode[];
    public LESS_OR_EQUAL(i: number): antlr.TerminalNode | null;
    public LESS_OR_EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(115 /* LESS_OR_EQUAL */);
    	} else {
    		return this.getToken(115 /* LESS_OR_EQUAL */, i);
    	}
    }
    public GREATER(): antlr.TerminalNode[];
    public GREATER(i: number): antlr.TerminalNode | null;
    public GREATER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(116 /* GREATER */);
    	} else {
    		return this.getToken(116 /* GREATER */, i);
    	}
    }
    public GREATER_OR_EQUAL(): antlr.TerminalNode[];
    public GREATER_OR_EQUAL(i: number): antlr.TerminalNode | null;
    public GREATER_OR_EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(117 /* GREATER_OR_EQUAL */);
    	} else {
    		return this.getToken(117 /* GREATER_OR_EQUAL */, i);
    	}
    }
    public PIPE(): antlr.TerminalNode[];
    public PIPE(i: number): antlr.TerminalNode | null;
    public PIPE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(118 /* PIPE */);
    	} else {
    		return this.getToken(118 /* PIPE */, i);
    	}
    }
    public CARET(): antlr.TerminalNode[];
    public CARET(i: number): antlr.TerminalNode | null;
    public CARET(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(119 /* CARET */);
    	} else {
    		return this.getToken(119 /* CARET */, i);
    	}
    }
    public AMPERSAND(): antlr.TerminalNode[];
    public AMPERSAND(i: number): antlr.TerminalNode | null;
    public AMPERSAND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(120 /* AMPERSAND */);
    	} else {
    		return this.getToken(120 /* AMPERSAND */, i);
    	}
    }
    public LEFT_SHIFT(): antlr.TerminalNode[];
    public LEFT_SHIFT(i: number): antlr.TerminalNode | null;
    public LEFT_SHIFT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(121 /* LEFT_SHIFT */);
    	} else {
    		return this.getToken(121 /* LEFT_SHIFT */, i);
    	}
    }
    public RIGHT_SHIFT(): antlr.TerminalNode[];
    public RIGHT_SHIFT(i: number): antlr.TerminalNode | null;
    public RIGHT_SHIFT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(122 /* RIGHT_SHIFT */);
    	} else {
    		return this.getToken(122 /* RIGHT_SHIFT */, i);
    	}
    }
    public PLUS(): antlr.TerminalNode[];
    public PLUS(i: number): antlr.TerminalNode | null;
    public PLUS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(123 /* PLUS */);
    	} else {
    		return this.getToken(123 /* PLUS */, i);
    	}
    }
    public MINUS(): antlr.TerminalNode[];
    public MINUS(i: number): antlr.TerminalNode | null;
    public MINUS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(124 /* MINUS */);
    	} else {
    		return this.getToken(124 /* MINUS */, i);
    	}
    }
    public TIMES(): antlr.TerminalNode[];
    public TIMES(i: number): antlr.TerminalNode | null;
    public TIMES(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(125 /* TIMES */);
    	} else {
    		return this.getToken(125 /* TIMES */, i);
    	}
    }
    public DIVIDE(): antlr.TerminalNode[];
    public DIVIDE(i: number): antlr.TerminalNode | null;
    public DIVIDE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(126 /* DIVIDE */);
    	} else {
    		return this.getToken(126 /* DIVIDE */, i);
    	}
    }
    public MODULO(): antlr.TerminalNode[];
    public MODULO(i: number): antlr.TerminalNode | null;
    public MODULO(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(127 /* MODULO */);
    	} else {
    		return this.getToken(127 /* MODULO */, i);
    	}
    }
    public POWER(): antlr.TerminalNode[];
    public POWER(i: number): antlr.TerminalNode | null;
    public POWER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(128 /* POWER */);
    	} else {
    		return this.getToken(128 /* POWER */, i);
    	}
    }
    public RANGE(): antlr.TerminalNode[];
    public RANGE(i: number): antlr.TerminalNode | null;
    public RANGE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(104 /* RANGE */);
    	} else {
    		return this.getToken(104 /* RANGE */, i);
    	}
    }
    public RANGE_EXCLUSIVE(): antlr.TerminalNode[];
    public RANGE_EXCLUSIVE(i: number): antlr.TerminalNode | null;
    public RANGE_EXCLUSIVE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(105 /* RANGE_EXCLUSIVE */);
    	} else {
    		return this.getToken(105 /* RANGE_EXCLUSIVE */, i);
    	}
    }
    public ASSIGN(): antlr.TerminalNode[];
    public ASSIGN(i: number): antlr.TerminalNode | null;
    public ASSIGN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(102 /* ASSIGN */);
    	} else {
    		return this.getToken(102 /* ASSIGN */, i);
    	}
    }
    public OPERATE_ASSIGN(): antlr.TerminalNode[];
    public OPERATE_ASSIGN(i: number): antlr.TerminalNode | null;
    public OPERATE_ASSIGN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(103 /* OPERATE_ASSIGN */);
    	} else {
    		return this.getToken(103 /* OPERATE_ASSIGN */, i);
    	}
    }
    public QUESTION(): antlr.TerminalNode[];
    public QUESTION(i: number): antlr.TerminalNode | null;
    public QUESTION(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(99 /* QUESTION */);
    	} else {
    		return this.getToken(99 /* QUESTION */, i);
    	}
    }
    public COLON(): antlr.TerminalNode[];
    public COLON(i: number): antlr.TerminalNode | null;
    public COLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(98 /* COLON */);
    	} else {
    		return this.getToken(98 /* COLON */, i);
    	}
    }
    public AND(): antlr.TerminalNode[];
    public AND(i: number): antlr.TerminalNode | null;
    public AND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(41 /* AND */);
    	} else {
    		return this.getToken(41 /* AND */, i);
    	}
    }
    public OR(): antlr.TerminalNode[];
    public OR(i: number): antlr.TerminalNode | null;
    public OR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(60 /* OR */);
    	} else {
    		return this.getToken(60 /* OR */, i);
    	}
    }
    public IF_BEHIND(): antlr.TerminalNode[];
    public IF_BEHIND(i: number): antlr.TerminalNode | null;
    public IF_BEHIND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(21 /* IF_BEHIND */);
    	} else {
    		return this.getToken(21 /* IF_BEHIND */, i);
    	}
    }
    public UNLESS_BEHIND(): antlr.TerminalNode[];
    public UNLESS_BEHIND(i: number): antlr.TerminalNode | null;
    public UNLESS_BEHIND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(22 /* UNLESS_BEHIND */);
    	} else {
    		return this.getToken(22 /* UNLESS_BEHIND */, i);
    	}
    }
    public WHILE_BEHIND(): antlr.TerminalNode[];
    public WHILE_BEHIND(i: number): antlr.TerminalNode | null;
    public WHILE_BEHIND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(23 /* WHILE_BEHIND */);
    	} else {
    		return this.getToken(23 /* WHILE_BEHIND */, i);
    	}
    }
    public UNTIL_BEHIND(): antlr.TerminalNode[];
    public UNTIL_BEHIND(i: number): antlr.TerminalNode | null;
    public UNTIL_BEHIND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(24 /* UNTIL_BEHIND */);
    	} else {
    		return this.getToken(24 /* UNTIL_BEHIND */, i);
    	}
    }
    public RESCUE_BEHIND(): antlr.TerminalNode[];
    public RESCUE_BEHIND(i: number): antlr.TerminalNode | null;
    public RESCUE_BEHIND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(25 /* RESCUE_BEHIND */);
    	} else {
    		return this.getToken(25 /* RESCUE_BEHIND */, i);
    	}
    }
    public COMMAND_DOT(): antlr.TerminalNode[];
    public COMMAND_DOT(i: number): antlr.TerminalNode | null;
    public COMMAND_DOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(4 /* COMMAND_DOT */);
    	} else {
    		return this.getToken(4 /* COMMAND_DOT */, i);
    	}
    }
    public COMMAND_SAFE_DOT(): antlr.TerminalNode[];
    public COMMAND_SAFE_DOT(i: number): antlr.TerminalNode | null;
    public COMMAND_SAFE_DOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(5 /* COMMAND_SAFE_DOT */);
    	} else {
    		return this.getToken(5 /* COMMAND_SAFE_DOT */, i);
    	}
    }
    public COMMAND_COMMA(): antlr.TerminalNode[];
    public COMMAND_COMMA(i: number): antlr.TerminalNode | null;
    public COMMAND_COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(6 /* COMMAND_COMMA */);
    	} else {
    		return this.getToken(6 /* COMMAND_COMMA */, i);
    	}
    }
    public COMMAND_ARROW(): antlr.TerminalNode[];
    public COMMAND_ARROW(i: number): antlr.TerminalNode | null;
    public COMMAND_ARROW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(7 /* COMMAND_ARROW */);
    	} else {
    		return this.getToken(7 /* COMMAND_ARROW */, i);
    	}
    }
    public override get ruleIndex(): number {
        return ErbParser.RULE_expression;
    }
}


export class ConstructContext extends antlr.LeanContext {
    public _list?: ArgumentsContext;
    public _body?: BodyContext;
    public _bodies: BodyContext[] = [];
    public _expression?: ExpressionContext;
    public _tests: ExpressionContext[] = [];
    public _whenOption?: WhenOptionContext;
    public _options: WhenOptionContext[] = [];
    public _variables?: ParametersContext;
    public _rescueOption?: RescueOptionContext;
    public _rescues: RescueOptionContext[] = [];
    public _always?: Token | null;
    public _defined?: Token | null;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public OPEN_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(89 /* OPEN_BRACKET */, 0);
    }
    public CLOSE_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(90 /* CLOSE_BRACKET */, 0);
    }
    public arguments(): ArgumentsContext | null {
        return this.getRuleContext(0, ArgumentsContext);
    }
    public OPEN_BRACE(): antlr.TerminalNode | null {
        return this.getToken(87 /* OPEN_BRACE */, 0);
    }
    public CLOSE_BRACE(): antlr.TerminalNode[];
    public CLOSE_BRACE(i: number): antlr.TerminalNode | null;
    public CLOSE_BRACE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(88 /* CLOSE_BRACE */);
    	} else {
    		return this.getToken(88 /* CLOSE_BRACE */, i);
    	}
    }
    public OPEN_PAREN(): antlr.TerminalNode | null {
        return this.getToken(91 /* OPEN_PAREN */, 0);
    }
    public CLOSE_PAREN(): antlr.TerminalNode | null {
        return this.getToken(92 /* CLOSE_PAREN */, 0);
    }
    public body(): BodyContext[];
    public body(i: number): BodyContext | null;
    public body(i?: number): BodyContext[] | BodyContext | null {
        if (i === undefined) {
            return this.getRuleContexts(BodyContext);
        }

        return this.getRuleContext(i, BodyContext);
    }
    public STRING_OPEN(): antlr.TerminalNode | null {
        return this.getToken(85 /* STRING_OPEN */, 0);
    }
    public STRING_CLOSE(): antlr.TerminalNode | null {
        return this.getToken(138 /* STRING_CLOSE */, 0);
    }
    public STRING_TEXT(): antlr.TerminalNode[];
    public STRING_TEXT(i: number): antlr.TerminalNode | null;
    public STRING_TEXT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(136 /* STRING_TEXT */);
    	} else {
    		return this.getToken(136 /* STRING_TEXT */, i);
    	}
    }
    public INTERPOLATION_OPEN(): antlr.TerminalNode[];
    public INTERPOLATION_OPEN(i: number): antlr.TerminalNode | null;
    public INTERPOLATION_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(137 /* INTERPOLATION_OPEN */);
    	} else {
    		return this.getToken(137 /* INTERPOLATION_OPEN */, i);
    	}
    }
    public LITERAL_OPEN(): antlr.TerminalNode | null {
        return this.getToken(31 /* LITERAL_OPEN */, 0);
    }
    public LITERAL_CLOSE(): antlr.TerminalNode | null {
        return this.getToken(32 /* LITERAL_CLOSE */, 0);
    }
    public REGEX_OPEN(): antlr.TerminalNode | null {
        return this.getToken(29 /* REGEX_OPEN */, 0);
    }
    public REGEX_CLOSE(): antlr.TerminalNode | null {
        return this.getToken(30 /* REGEX_CLOSE */, 0);
    }
    public IF(): antlr.TerminalNode | null {
        return this.getToken(54 /* IF */, 0);
    }
    public SEPARATOR(): antlr.TerminalNode[];
    public SEPARATOR(i: number): antlr.TerminalNode | null;
    public SEPARATOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(1 /* SEPARATOR */);
    	} else {
    		return this.getToken(1 /* SEPARATOR */, i);
    	}
    }
    public END(): antlr.TerminalNode | null {
        return this.getToken(50 /* END */, 0);
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
    		return this.getTokens(49 /* ELSIF */);
    	} else {
    		return this.getToken(49 /* ELSIF */, i);
    	}
    }
    public ELSE(): antlr.TerminalNode | null {
        return this.getToken(48 /* ELSE */, 0);
    }
    public UNLESS(): antlr.TerminalNode | null {
        return this.getToken(70 /* UNLESS */, 0);
    }
    public CASE(): antlr.TerminalNode | null {
        return this.getToken(44 /* CASE */, 0);
    }
    public whenOption(): WhenOptionContext[];
    public whenOption(i: number): WhenOptionContext | null;
    public whenOption(i?: number): WhenOptionContext[] | WhenOptionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(WhenOptionContext);
        }

        return this.getRuleContext(i, WhenOptionContext);
    }
    public WHILE(): antlr.TerminalNode | null {
        return this.getToken(73 /* WHILE */, 0);
    }
    public UNTIL(): antlr.TerminalNode | null {
        return this.getToken(71 /* UNTIL */, 0);
    }
    public FOR(): antlr.TerminalNode | null {
        return this.getToken(53 /* FOR */, 0);
    }
    public IN(): antlr.TerminalNode | null {
        return this.getToken(55 /* IN */, 0);
    }
    public parameters(): ParametersContext | null {
        return this.getRuleContext(0, ParametersContext);
    }
    public BEGIN(): antlr.TerminalNode | null {
        return this.getToken(42 /* BEGIN */, 0);
    }
    public rescueOption(): RescueOptionContext[];
    public rescueOption(i: number): RescueOptionContext | null;
    public rescueOption(i?: number): RescueOptionContext[] | RescueOptionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(RescueOptionContext);
        }

        return this.getRuleContext(i, RescueOptionContext);
    }
    public ENSURE(): antlr.TerminalNode | null {
        return this.getToken(51 /* ENSURE */, 0);
    }
    public DEF(): antlr.TerminalNode | null {
        return this.getToken(46 /* DEF */, 0);
    }
    public NAME(): antlr.TerminalNode | null {
        return this.getToken(75 /* NAME */, 0);
    }
    public CALL_OPEN(): antlr.TerminalNode | null {
        return this.getToken(11 /* CALL_OPEN */, 0);
    }
    public LAMBDA(): antlr.TerminalNode | null {
        return this.getToken(101 /* LAMBDA */, 0);
    }
    public BLOCK_OPEN(): antlr.TerminalNode | null {
        return this.getToken(12 /* BLOCK_OPEN */, 0);
    }
    public DO(): antlr.TerminalNode | null {
        return this.getToken(47 /* DO */, 0);
    }
    public override get ruleIndex(): number {
        return ErbParser.RULE_construct;
    }
}


export class WhenOptionContext extends antlr.LeanContext {
    public _list?: ArgumentsContext;
    public _content?: BodyContext;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public WHEN(): antlr.TerminalNode {
        return this.getToken(72 /* WHEN */, 0)!;
    }
    public SEPARATOR(): antlr.TerminalNode {
        return this.getToken(1 /* SEPARATOR */, 0)!;
    }
    public arguments(): ArgumentsContext {
        return this.getRuleContext(0, ArgumentsContext)!;
    }
    public body(): BodyContext {
        return this.getRuleContext(0, BodyContext)!;
    }
    public override get ruleIndex(): number {
        return ErbParser.RULE_whenOption;
    }
}


export class RescueOptionContext extends antlr.LeanContext {
    public _name?: Token | null;
    public _classes?: ArgumentsContext;
    public _content?: BodyContext;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public RESCUE(): antlr.TerminalNode {
        return this.getToken(62 /* RESCUE */, 0)!;
    }
    public SEPARATOR(): antlr.TerminalNode {
        return this.getToken(1 /* SEPARATOR */, 0)!;
    }
    public body(): BodyContext {
        return this.getRuleContext(0, BodyContext)!;
    }
    public ARROW(): antlr.TerminalNode | null {
        return this.getToken(100 /* ARROW */, 0);
    }
    public NAME(): antlr.TerminalNode | null {
        return this.getToken(75 /* NAME */, 0);
    }
    public arguments(): ArgumentsContext | null {
        return this.getRuleContext(0, ArgumentsContext);
    }
    public override get ruleIndex(): number {
        return ErbParser.RULE_rescueOption;
    }
}


export class SuffixContext extends antlr.LeanContext {
    public _list?: ArgumentsContext;
    public _variables?: ParametersContext;
    public _content?: BodyContext;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public DOT(): antlr.TerminalNode | null {
        return this.getToken(93 /* DOT */, 0);
    }
    public SAFE_DOT(): antlr.TerminalNode | null {
        return this.getToken(94 /* SAFE_DOT */, 0);
    }
    public NAME(): antlr.TerminalNode | null {
        return this.getToken(75 /* NAME */, 0);
    }
    public CONSTANT(): antlr.TerminalNode | null {
        return this.getToken(76 /* CONSTANT */, 0);
    }
    public SCOPE(): antlr.TerminalNode | null {
        return this.getToken(95 /* SCOPE */, 0);
    }
    public INDEX_OPEN(): antlr.TerminalNode | null {
        return this.getToken(10 /* INDEX_OPEN */, 0);
    }
    public CLOSE_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(90 /* CLOSE_BRACKET */, 0);
    }
    public arguments(): ArgumentsContext | null {
        return this.getRuleContext(0, ArgumentsContext);
    }
    public CALL_OPEN(): antlr.TerminalNode | null {
        return this.getToken(11 /* CALL_OPEN */, 0);
    }
    public CLOSE_PAREN(): antlr.TerminalNode | null {
        return this.getToken(92 /* CLOSE_PAREN */, 0);
    }
    public BLOCK_OPEN(): antlr.TerminalNode | null {
        return this.getToken(12 /* BLOCK_OPEN */, 0);
    }
    public CLOSE_BRACE(): antlr.TerminalNode | null {
        return this.getToken(88 /* CLOSE_BRACE */, 0);
    }
    public body(): BodyContext | null {
        return this.getRuleContext(0, BodyContext);
    }
    public PARAMETERS_OPEN(): antlr.TerminalNode | null {
        return this.getToken(13 /* PARAMETERS_OPEN */, 0);
    }
    public PARAMETERS_CLOSE(): antlr.TerminalNode | null {
        return this.getToken(14 /* PARAMETERS_CLOSE */, 0);
    }
    public parameters(): ParametersContext | null {
        return this.getRuleContext(0, ParametersContext);
    }
    public END(): antlr.TerminalNode | null {
        return this.getToken(50 /* END */, 0);
    }
    public DO(): antlr.TerminalNode | null {
        return this.getToken(47 /* DO */, 0);
    }
    public COMMAND_DO(): antlr.TerminalNode | null {
        return this.getToken(15 /* COMMAND_DO */, 0);
    }
    public override get ruleIndex(): number {
        return ErbParser.RULE_suffix;
    }
}


export class ArgumentsContext extends antlr.LeanContext {
    public _argument?: ArgumentContext;
    public _items: ArgumentContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public argument(): ArgumentContext[];
    public argument(i: number): ArgumentContext | null;
    public argument(i?: number): ArgumentContext[] | ArgumentContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ArgumentContext);
        }

        return this.getRuleContext(i, ArgumentContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(96 /* COMMA */);
    	} else {
    		return this.getToken(96 /* COMMA */, i);
    	}
    }
    public override get ruleIndex(): number {
        return ErbParser.RULE_arguments;
    }
}


export class ArgumentContext extends antlr.LeanContext {
    public _value?: ExpressionContext;
    public _key?: ExpressionContext;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public LABEL(): antlr.TerminalNode | null {
        return this.getToken(9 /* LABEL */, 0);
    }
    public expression(): ExpressionContext[];
    public expression(i: number): ExpressionContext | null;
    public expression(i?: number): ExpressionContext[] | ExpressionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionContext);
        }

        return this.getRuleContext(i, ExpressionContext);
    }
    public ARROW(): antlr.TerminalNode | null {
        return this.getToken(100 /* ARROW */, 0);
    }
    public override get ruleIndex(): number {
        return ErbParser.RULE_argument;
    }
}


export class ParametersContext extends antlr.LeanContext {
    public _parameter?: ParameterContext;
    public _items: ParameterContext[] = [];
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
    		return this.getTokens(96 /* COMMA */);
    	} else {
    		return this.getToken(96 /* COMMA */, i);
    	}
    }
    public override get ruleIndex(): number {
        return ErbParser.RULE_parameters;
    }
}


export class ParameterContext extends antlr.LeanContext {
    public _initial?: ExpressionContext;
    public _parts?: ParametersContext;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public NAME(): antlr.TerminalNode | null {
        return this.getToken(75 /* NAME */, 0);
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(102 /* ASSIGN */, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
    }
    public SPLAT(): antlr.TerminalNode | null {
        return this.getToken(17 /* SPLAT */, 0);
    }
    public DOUBLE_SPLAT(): antlr.TerminalNode | null {
        return this.getToken(18 /* DOUBLE_SPLAT */, 0);
    }
    public BLOCK_PASS(): antlr.TerminalNode | null {
        return this.getToken(19 /* BLOCK_PASS */, 0);
    }
    public OPEN_PAREN(): antlr.TerminalNode | null {
        return this.getToken(91 /* OPEN_PAREN */, 0);
    }
    public CLOSE_PAREN(): antlr.TerminalNode | null {
        return this.getToken(92 /* CLOSE_PAREN */, 0);
    }
    public parameters(): ParametersContext | null {
        return this.getRuleContext(0, ParametersContext);
    }
    public override get ruleIndex(): number {
        return ErbParser.RULE_parameter;
    }
}
