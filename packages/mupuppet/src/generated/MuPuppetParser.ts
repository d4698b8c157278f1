// Generated from grammars/mupuppet/MuPuppetParser.g4 by ANTLR 4.13.1

import * as antlr from "@cairn/syntax/antlr";
import type { Token } from "@cairn/syntax/antlr";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class MuPuppetParser extends antlr.LeanParser {
    public static readonly INDEX_OPEN = 1;
    public static readonly CALL_OPEN = 2;
    public static readonly BODY_OPEN = 3;
    public static readonly PREFIX_MINUS = 4;
    public static readonly SPLAT = 5;
    public static readonly SPLAT_KEY = 6;
    public static readonly REGEX = 7;
    public static readonly PIPE_CLOSE = 8;
    public static readonly SELECT_LIST = 9;
    public static readonly NAME_KEY = 10;
    public static readonly DEFAULT_KEY = 11;
    public static readonly UNDEF_KEY = 12;
    public static readonly TYPE_KEY = 13;
    public static readonly KEYWORD_KEY = 14;
    public static readonly CLASS_RESOURCE = 15;
    public static readonly INTERPOLATED_NAME = 16;
    public static readonly HEREDOC_OPEN = 17;
    public static readonly HEREDOC_CLOSE = 18;
    public static readonly AND = 19;
    public static readonly ATTR = 20;
    public static readonly CASE = 21;
    public static readonly CLASS = 22;
    public static readonly DEFAULT = 23;
    public static readonly DEFINE = 24;
    public static readonly ELSE = 25;
    public static readonly ELSIF = 26;
    public static readonly FALSE = 27;
    public static readonly FUNCTION = 28;
    public static readonly IF = 29;
    public static readonly IN = 30;
    public static readonly INHERITS = 31;
    public static readonly NODE = 32;
    public static readonly OR = 33;
    public static readonly PRIVATE = 34;
    public static readonly TRUE = 35;
    public static readonly TYPE = 36;
    public static readonly UNDEF = 37;
    public static readonly UNLESS = 38;
    public static readonly NAME = 39;
    public static readonly WORD = 40;
    public static readonly REFERENCE = 41;
    public static readonly VARIABLE = 42;
    public static readonly NUMBER = 43;
    public static readonly STRING = 44;
    public static readonly PLAIN_STRING = 45;
    public static readonly STRING_OPEN = 46;
    public static readonly HEREDOC = 47;
    public static readonly OPEN_BRACE = 48;
    public static readonly CLOSE_BRACE = 49;
    public static readonly OPEN_BRACKET = 50;
    public static readonly CLOSE_BRACKET = 51;
    public static readonly OPEN_PAREN = 52;
    public static readonly CLOSE_PAREN = 53;
    public static readonly DOT = 54;
    public static readonly COMMA = 55;
    public static readonly SEMICOLON = 56;
    public static readonly COLON = 57;
    public static readonly PIPE = 58;
    public static readonly AT = 59;
    public static readonly AT_AT = 60;
    public static readonly SELECT = 61;
    public static readonly ASSIGN = 62;
    public static readonly APPEND = 63;
    public static readonly DELETE = 64;
    public static readonly ARROW = 65;
    public static readonly PLUS_ARROW = 66;
    public static readonly EQUAL = 67;
    public static readonly NOT_EQUAL = 68;
    public static readonly MATCH = 69;
    public static readonly NO_MATCH = 70;
    public static readonly LESS = 71;
    public static readonly LESS_OR_EQUAL = 72;
    public static readonly GREATER = 73;
    public static readonly GREATER_OR_EQUAL = 74;
    public static readonly NOT = 75;
    public static readonly PLUS = 76;
    public static readonly MINUS = 77;
    public static readonly TIMES = 78;
    public static readonly DIVIDE = 79;
    public static readonly MODULO = 80;
    public static readonly LEFT_SHIFT = 81;
    public static readonly RIGHT_SHIFT = 82;
    public static readonly COLLECT_OPEN = 83;
    public static readonly COLLECT_CLOSE = 84;
    public static readonly EXPORTED_OPEN = 85;
    public static readonly EXPORTED_CLOSE = 86;
    public static readonly BEFORE = 87;
    public static readonly NOTIFY = 88;
    public static readonly AFTER = 89;
    public static readonly NOTIFIED = 90;
    public static readonly BLANK = 91;
    public static readonly LINE_COMMENT = 92;
    public static readonly BLOCK_COMMENT = 93;
    public static readonly UNCLOSED_STRING = 94;
    public static readonly UNCLOSED_COMMENT = 95;
    public static readonly UNCLOSED_HEREDOC = 96;
    public static readonly BAD_NUMBER = 97;
    public static readonly BAD_REFERENCE = 98;
    public static readonly BAD_NAME = 99;
    public static readonly BAD_VARIABLE = 100;
    public static readonly UNKNOWN = 101;
    public static readonly STRING_TEXT = 102;
    public static readonly STRING_VARIABLE = 103;
    public static readonly INTERPOLATION_OPEN = 104;
    public static readonly STRING_CLOSE = 105;
    public static readonly RULE_manifest = 0;
    public static readonly RULE_assignment = 1;
    public static readonly RULE_tail = 2;
    public static readonly RULE_resource = 3;
    public static readonly RULE_attribute = 4;
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
        null, null, null, null, null, null, null, null, "'and'", "'attr'", 
        "'case'", "'class'", "'default'", "'define'", "'else'", "'elsif'", 
        "'false'", "'function'", "'if'", "'in'", "'inherits'", "'node'", 
        "'or'", "'private'", "'true'", "'type'", "'undef'", "'unless'", 
        null, null, null, null, null, null, null, null, null, "'{'", "'}'", 
        "'['", "']'", "'('", "')'", "'.'", "','", "';'", "':'", "'|'", "'@'", 
        "'@@'", "'?'", "'='", "'+='", "'-='", "'=>'", "'+>'", "'=='", "'!='", 
        "'=~'", "'!~'", "'<'", "'<='", "'>'", "'>='", "'!'", "'+'", "'-'", 
        "'*'", "'/'", "'%'", "'<<'", "'>>'", "'<|'", "'|>'", "'<<|'", "'|>>'", 
        "'->'", "'~>'", "'<-'", "'<~'", null, null, null, null, null, null, 
        null, null, "'::'", null, null, null, null, "'${'"
    ];

    public static readonly symbolicNames = [
        null, "INDEX_OPEN", "CALL_OPEN", "BODY_OPEN", "PREFIX_MINUS", "SPLAT", 
        "SPLAT_KEY", "REGEX", "PIPE_CLOSE", "SELECT_LIST", "NAME_KEY", "DEFAULT_KEY", 
        "UNDEF_KEY", "TYPE_KEY", "KEYWORD_KEY", "CLASS_RESOURCE", "INTERPOLATED_NAME", 
        "HEREDOC_OPEN", "HEREDOC_CLOSE", "AND", "ATTR", "CASE", "CLASS", 
        "DEFAULT", "DEFINE", "ELSE", "ELSIF", "FALSE", "FUNCTION", "IF", 
        "IN", "INHERITS", "NODE", "OR", "PRIVATE", "TRUE", "TYPE", "UNDEF", 
        "UNLESS", "NAME", "WORD", "REFERENCE", "VARIABLE", "NUMBER", "STRING", 
        "PLAIN_STRING", "STRING_OPEN", "HEREDOC", "OPEN_BRACE", "CLOSE_BRACE", 
        "OPEN_BRACKET", "CLOSE_BRACKET", "OPEN_PAREN", "CLOSE_PAREN", "DOT", 
        "COMMA", "SEMICOLON", "COLON", "PIPE", "AT", "AT_AT", "SELECT", 
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
        "manifest", "assignment", "tail", "resource", "attribute", "definition", 
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
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 971210928) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 404094969) !== 0) || _la === 75) {
                {
                this.state = 36;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case MuPuppetParser.PREFIX_MINUS:
                case MuPuppetParser.SPLAT:
                case MuPuppetParser.REGEX:
                case MuPuppetParser.CLASS_RESOURCE:
                case MuPuppetParser.INTERPOLATED_NAME:
                case MuPuppetParser.HEREDOC_OPEN:
                case MuPuppetParser.CASE:
                case MuPuppetParser.DEFAULT:
                case MuPuppetParser.FALSE:
                case MuPuppetParser.IF:
                case MuPuppetParser.TRUE:
                case MuPuppetParser.UNDEF:
                case MuPuppetParser.UNLESS:
                case MuPuppetParser.NAME:
                case MuPuppetParser.WORD:
                case MuPuppetParser.REFERENCE:
                case MuPuppetParser.VARIABLE:
                case MuPuppetParser.NUMBER:
                case MuPuppetParser.STRING:
                case MuPuppetParser.PLAIN_STRING:
                case MuPuppetParser.STRING_OPEN:
                case MuPuppetParser.HEREDOC:
                case MuPuppetParser.OPEN_BRACE:
                case MuPuppetParser.OPEN_BRACKET:
                case MuPuppetParser.OPEN_PAREN:
                case MuPuppetParser.AT:
                case MuPuppetParser.AT_AT:
                case MuPuppetParser.NOT:
                    {
                    this.state = 34;
                    localContext._assignment = this.assignment();
                    localContext._assignments.push(localContext._assignment!);
                    }
                    break;
                case MuPuppetParser.CLASS:
                case MuPuppetParser.DEFINE:
                case MuPuppetParser.FUNCTION:
                case MuPuppetParser.NODE:
                case MuPuppetParser.TYPE:
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
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 971210928) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 429260793) !== 0) || _la === 75) {
                    {
                    {
                    this.state = 39;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 55 || _la === 56) {
                        {
                        this.state = 38;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 55 || _la === 56)) {
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
                    case MuPuppetParser.PREFIX_MINUS:
                    case MuPuppetParser.SPLAT:
                    case MuPuppetParser.REGEX:
                    case MuPuppetParser.CLASS_RESOURCE:
                    case MuPuppetParser.INTERPOLATED_NAME:
                    case MuPuppetParser.HEREDOC_OPEN:
                    case MuPuppetParser.CASE:
                    case MuPuppetParser.DEFAULT:
                    case MuPuppetParser.FALSE:
                    case MuPuppetParser.IF:
                    case MuPuppetParser.TRUE:
                    case MuPuppetParser.UNDEF:
                    case MuPuppetParser.UNLESS:
                    case MuPuppetParser.NAME:
                    case MuPuppetParser.WORD:
                    case MuPuppetParser.REFERENCE:
                    case MuPuppetParser.VARIABLE:
                    case MuPuppetParser.NUMBER:
                    case MuPuppetParser.STRING:
                    case MuPuppetParser.PLAIN_STRING:
                    case MuPuppetParser.STRING_OPEN:
                    case MuPuppetParser.HEREDOC:
                    case MuPuppetParser.OPEN_BRACE:
                    case MuPuppetParser.OPEN_BRACKET:
                    case MuPuppetParser.OPEN_PAREN:
                    case MuPuppetParser.AT:
                    case MuPuppetParser.AT_AT:
                    case MuPuppetParser.NOT:
                        {
                        this.state = 41;
                        localContext._assignment = this.assignment();
                        localContext._assignments.push(localContext._assignment!);
                        }
                        break;
                    case MuPuppetParser.CLASS:
                    case MuPuppetParser.DEFINE:
                    case MuPuppetParser.FUNCTION:
                    case MuPuppetParser.NODE:
                    case MuPuppetParser.TYPE:
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
    public assignment(): AssignmentContext {
        let localContext = new AssignmentContext(this.context, this.state);
        this.enterRule(localContext, 2, MuPuppetParser.RULE_assignment);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 57;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 4 || _la === 5 || ((((_la - 59)) & ~0x1F) === 0 && ((1 << (_la - 59)) & 65539) !== 0)) {
                {
                {
                this.state = 54;
                _la = this.tokenStream.LA(1);
                if(!(_la === 4 || _la === 5 || ((((_la - 59)) & ~0x1F) === 0 && ((1 << (_la - 59)) & 65539) !== 0))) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                }
                this.state = 59;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 62;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case MuPuppetParser.REGEX:
            case MuPuppetParser.CLASS_RESOURCE:
            case MuPuppetParser.INTERPOLATED_NAME:
            case MuPuppetParser.DEFAULT:
            case MuPuppetParser.FALSE:
            case MuPuppetParser.TRUE:
            case MuPuppetParser.UNDEF:
            case MuPuppetParser.NAME:
            case MuPuppetParser.WORD:
            case MuPuppetParser.REFERENCE:
            case MuPuppetParser.VARIABLE:
            case MuPuppetParser.NUMBER:
            case MuPuppetParser.STRING:
            case MuPuppetParser.PLAIN_STRING:
            case MuPuppetParser.HEREDOC:
                {
                this.state = 60;
                _la = this.tokenStream.LA(1);
                if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 142704768) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 6133) !== 0))) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                break;
            case MuPuppetParser.HEREDOC_OPEN:
            case MuPuppetParser.CASE:
            case MuPuppetParser.IF:
            case MuPuppetParser.UNLESS:
            case MuPuppetParser.STRING_OPEN:
            case MuPuppetParser.OPEN_BRACE:
            case MuPuppetParser.OPEN_BRACKET:
            case MuPuppetParser.OPEN_PAREN:
                {
                this.state = 61;
                localContext._construct = this.construct();
                localContext._constructs.push(localContext._construct!);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 82;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1074266638) !== 0) || ((((_la - 33)) & ~0x1F) === 0 && ((1 << (_la - 33)) & 4028628993) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 16121599) !== 0)) {
                {
                this.state = 80;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case MuPuppetParser.INDEX_OPEN:
                case MuPuppetParser.CALL_OPEN:
                case MuPuppetParser.SELECT_LIST:
                case MuPuppetParser.DOT:
                    {
                    this.state = 64;
                    localContext._suffix = this.suffix();
                    localContext._suffixes.push(localContext._suffix!);
                    }
                    break;
                case MuPuppetParser.BODY_OPEN:
                case MuPuppetParser.COLLECT_OPEN:
                case MuPuppetParser.EXPORTED_OPEN:
                    {
                    this.state = 65;
                    localContext._tail = this.tail();
                    localContext._tails.push(localContext._tail!);
                    }
                    break;
                case MuPuppetParser.AND:
                case MuPuppetParser.IN:
                case MuPuppetParser.OR:
                case MuPuppetParser.SELECT:
                case MuPuppetParser.ASSIGN:
                case MuPuppetParser.APPEND:
                case MuPuppetParser.DELETE:
                case MuPuppetParser.EQUAL:
                case MuPuppetParser.NOT_EQUAL:
                case MuPuppetParser.MATCH:
                case MuPuppetParser.NO_MATCH:
                case MuPuppetParser.LESS:
                case MuPuppetParser.LESS_OR_EQUAL:
                case MuPuppetParser.GREATER:
                case MuPuppetParser.GREATER_OR_EQUAL:
                case MuPuppetParser.PLUS:
                case MuPuppetParser.MINUS:
                case MuPuppetParser.TIMES:
                case MuPuppetParser.DIVIDE:
                case MuPuppetParser.MODULO:
                case MuPuppetParser.LEFT_SHIFT:
                case MuPuppetParser.RIGHT_SHIFT:
                case MuPuppetParser.BEFORE:
                case MuPuppetParser.NOTIFY:
                case MuPuppetParser.AFTER:
                case MuPuppetParser.NOTIFIED:
                    {
                    this.state = 68;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case MuPuppetParser.AND:
                    case MuPuppetParser.IN:
                    case MuPuppetParser.OR:
                    case MuPuppetParser.ASSIGN:
                    case MuPuppetParser.APPEND:
                    case MuPuppetParser.DELETE:
                    case MuPuppetParser.EQUAL:
                    case MuPuppetParser.NOT_EQUAL:
                    case MuPuppetParser.MATCH:
                    case MuPuppetParser.NO_MATCH:
                    case MuPuppetParser.LESS:
                    case MuPuppetParser.LESS_OR_EQUAL:
                    case MuPuppetParser.GREATER:
                    case MuPuppetParser.GREATER_OR_EQUAL:
                    case MuPuppetParser.PLUS:
                    case MuPuppetParser.MINUS:
                    case MuPuppetParser.TIMES:
                    case MuPuppetParser.DIVIDE:
                    case MuPuppetParser.MODULO:
                    case MuPuppetParser.LEFT_SHIFT:
                    case MuPuppetParser.RIGHT_SHIFT:
                    case MuPuppetParser.BEFORE:
                    case MuPuppetParser.NOTIFY:
                    case MuPuppetParser.AFTER:
                    case MuPuppetParser.NOTIFIED:
                        {
                        this.state = 66;
                        _la = this.tokenStream.LA(1);
                        if(!(((((_la - 19)) & ~0x1F) === 0 && ((1 << (_la - 19)) & 18433) !== 0) || ((((_la - 62)) & ~0x1F) === 0 && ((1 << (_la - 62)) & 505405415) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                        break;
                    case MuPuppetParser.SELECT:
                        {
                        this.state = 67;
                        localContext._choice = this.choice();
                        localContext._chosen.push(localContext._choice!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 73;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 4 || _la === 5 || ((((_la - 59)) & ~0x1F) === 0 && ((1 << (_la - 59)) & 65539) !== 0)) {
                        {
                        {
                        this.state = 70;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 4 || _la === 5 || ((((_la - 59)) & ~0x1F) === 0 && ((1 << (_la - 59)) & 65539) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                        }
                        this.state = 75;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 78;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case MuPuppetParser.REGEX:
                    case MuPuppetParser.NAME_KEY:
                    case MuPuppetParser.DEFAULT_KEY:
                    case MuPuppetParser.UNDEF_KEY:
                    case MuPuppetParser.CLASS_RESOURCE:
                    case MuPuppetParser.INTERPOLATED_NAME:
                    case MuPuppetParser.DEFAULT:
                    case MuPuppetParser.FALSE:
                    case MuPuppetParser.TRUE:
                    case MuPuppetParser.UNDEF:
                    case MuPuppetParser.NAME:
                    case MuPuppetParser.WORD:
                    case MuPuppetParser.REFERENCE:
                    case MuPuppetParser.VARIABLE:
                    case MuPuppetParser.NUMBER:
                    case MuPuppetParser.STRING:
                    case MuPuppetParser.PLAIN_STRING:
                    case MuPuppetParser.HEREDOC:
                        {
                        this.state = 76;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 142711936) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 6133) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                        break;
                    case MuPuppetParser.HEREDOC_OPEN:
                    case MuPuppetParser.CASE:
                    case MuPuppetParser.IF:
                    case MuPuppetParser.UNLESS:
                    case MuPuppetParser.STRING_OPEN:
                    case MuPuppetParser.OPEN_BRACE:
                    case MuPuppetParser.OPEN_BRACKET:
                    case MuPuppetParser.OPEN_PAREN:
                        {
                        this.state = 77;
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
                this.state = 84;
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
        this.enterRule(localContext, 4, MuPuppetParser.RULE_tail);
        let _la: number;
        try {
            this.state = 132;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case MuPuppetParser.BODY_OPEN:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 85;
                this.match(MuPuppetParser.BODY_OPEN);
                this.state = 119;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case MuPuppetParser.PREFIX_MINUS:
                case MuPuppetParser.SPLAT:
                case MuPuppetParser.REGEX:
                case MuPuppetParser.INTERPOLATED_NAME:
                case MuPuppetParser.HEREDOC_OPEN:
                case MuPuppetParser.CASE:
                case MuPuppetParser.DEFAULT:
                case MuPuppetParser.FALSE:
                case MuPuppetParser.IF:
                case MuPuppetParser.TRUE:
                case MuPuppetParser.UNDEF:
                case MuPuppetParser.UNLESS:
                case MuPuppetParser.NAME:
                case MuPuppetParser.WORD:
                case MuPuppetParser.REFERENCE:
                case MuPuppetParser.VARIABLE:
                case MuPuppetParser.NUMBER:
                case MuPuppetParser.STRING:
                case MuPuppetParser.PLAIN_STRING:
                case MuPuppetParser.STRING_OPEN:
                case MuPuppetParser.HEREDOC:
                case MuPuppetParser.OPEN_BRACE:
                case MuPuppetParser.OPEN_BRACKET:
                case MuPuppetParser.OPEN_PAREN:
                case MuPuppetParser.NOT:
                    {
                    this.state = 86;
                    localContext._resource = this.resource();
                    localContext._resources.push(localContext._resource!);
                    this.state = 93;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 56) {
                        {
                        {
                        this.state = 87;
                        this.match(MuPuppetParser.SEMICOLON);
                        this.state = 89;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 681771184) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 180221) !== 0) || _la === 75) {
                            {
                            this.state = 88;
                            localContext._resource = this.resource();
                            localContext._resources.push(localContext._resource!);
                            }
                        }

                        }
                        }
                        this.state = 95;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    break;
                case MuPuppetParser.SPLAT_KEY:
                case MuPuppetParser.NAME_KEY:
                case MuPuppetParser.DEFAULT_KEY:
                case MuPuppetParser.UNDEF_KEY:
                case MuPuppetParser.TYPE_KEY:
                case MuPuppetParser.KEYWORD_KEY:
                    {
                    this.state = 96;
                    localContext._attribute = this.attribute();
                    localContext._attributes.push(localContext._attribute!);
                    this.state = 103;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 55) {
                        {
                        {
                        this.state = 97;
                        this.match(MuPuppetParser.COMMA);
                        this.state = 99;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 31808) !== 0)) {
                            {
                            this.state = 98;
                            localContext._attribute = this.attribute();
                            localContext._attributes.push(localContext._attribute!);
                            }
                        }

                        }
                        }
                        this.state = 105;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    break;
                case MuPuppetParser.COMMA:
                    {
                    this.state = 106;
                    this.match(MuPuppetParser.COMMA);
                    this.state = 117;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 31808) !== 0)) {
                        {
                        this.state = 107;
                        localContext._attribute = this.attribute();
                        localContext._attributes.push(localContext._attribute!);
                        this.state = 114;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 55) {
                            {
                            {
                            this.state = 108;
                            this.match(MuPuppetParser.COMMA);
                            this.state = 110;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 31808) !== 0)) {
                                {
                                this.state = 109;
                                localContext._attribute = this.attribute();
                                localContext._attributes.push(localContext._attribute!);
                                }
                            }

                            }
                            }
                            this.state = 116;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    }
                    break;
                case MuPuppetParser.CLOSE_BRACE:
                    break;
                default:
                    break;
                }
                this.state = 121;
                this.match(MuPuppetParser.CLOSE_BRACE);
                }
                break;
            case MuPuppetParser.COLLECT_OPEN:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 122;
                this.match(MuPuppetParser.COLLECT_OPEN);
                this.state = 124;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 681771184) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 180221) !== 0) || _la === 75) {
                    {
                    this.state = 123;
                    localContext._query = this.expression();
                    }
                }

                this.state = 126;
                this.match(MuPuppetParser.COLLECT_CLOSE);
                }
                break;
            case MuPuppetParser.EXPORTED_OPEN:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 127;
                this.match(MuPuppetParser.EXPORTED_OPEN);
                this.state = 129;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 681771184) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 180221) !== 0) || _la === 75) {
                    {
                    this.state = 128;
                    localContext._query = this.expression();
                    }
                }

                this.state = 131;
                this.match(MuPuppetParser.EXPORTED_CLOSE);
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
        this.enterRule(localContext, 6, MuPuppetParser.RULE_resource);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 134;
            localContext._title = this.expression();
            this.state = 135;
            this.match(MuPuppetParser.COLON);
            this.state = 137;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 55) {
                {
                this.state = 136;
                this.match(MuPuppetParser.COMMA);
                }
            }

            this.state = 149;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 31808) !== 0)) {
                {
                this.state = 139;
                localContext._attribute = this.attribute();
                localContext._attributes.push(localContext._attribute!);
                this.state = 146;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 55) {
                    {
                    {
                    this.state = 140;
                    this.match(MuPuppetParser.COMMA);
                    this.state = 142;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 31808) !== 0)) {
                        {
                        this.state = 141;
                        localContext._attribute = this.attribute();
                        localContext._attributes.push(localContext._attribute!);
                        }
                    }

                    }
                    }
                    this.state = 148;
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
    public attribute(): AttributeContext {
        let localContext = new AttributeContext(this.context, this.state);
        this.enterRule(localContext, 8, MuPuppetParser.RULE_attribute);
        let _la: number;
        try {
            this.state = 157;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case MuPuppetParser.NAME_KEY:
            case MuPuppetParser.DEFAULT_KEY:
            case MuPuppetParser.UNDEF_KEY:
            case MuPuppetParser.TYPE_KEY:
            case MuPuppetParser.KEYWORD_KEY:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 151;
                localContext._name = this.tokenStream.LT(1);
                _la = this.tokenStream.LA(1);
                if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 31744) !== 0))) {
                    localContext._name = this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 152;
                localContext._operator = this.tokenStream.LT(1);
                _la = this.tokenStream.LA(1);
                if(!(_la === 65 || _la === 66)) {
                    localContext._operator = this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 153;
                localContext._value = this.expression();
                }
                break;
            case MuPuppetParser.SPLAT_KEY:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 154;
                this.match(MuPuppetParser.SPLAT_KEY);
                this.state = 155;
                this.match(MuPuppetParser.ARROW);
                this.state = 156;
                localContext._value = this.expression();
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
    public definition(): DefinitionContext {
        let localContext = new DefinitionContext(this.context, this.state);
        this.enterRule(localContext, 10, MuPuppetParser.RULE_definition);
        let _la: number;
        try {
            this.state = 221;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case MuPuppetParser.CLASS:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 159;
                this.match(MuPuppetParser.CLASS);
                this.state = 160;
                localContext._name = this.tokenStream.LT(1);
                _la = this.tokenStream.LA(1);
                if(!(((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 7) !== 0))) {
                    localContext._name = this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 165;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 2 || _la === 52) {
                    {
                    this.state = 161;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 2 || _la === 52)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 162;
                    localContext._parameters = this.parameterList();
                    this.state = 163;
                    this.match(MuPuppetParser.CLOSE_PAREN);
                    }
                }

                this.state = 169;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 31) {
                    {
                    this.state = 167;
                    this.match(MuPuppetParser.INHERITS);
                    this.state = 168;
                    localContext._parent = this.tokenStream.LT(1);
                    _la = this.tokenStream.LA(1);
                    if(!(((((_la - 23)) & ~0x1F) === 0 && ((1 << (_la - 23)) & 458753) !== 0))) {
                        localContext._parent = this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                }

                this.state = 171;
                localContext._body = this.block();
                }
                break;
            case MuPuppetParser.DEFINE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 172;
                this.match(MuPuppetParser.DEFINE);
                this.state = 173;
                localContext._name = this.tokenStream.LT(1);
                _la = this.tokenStream.LA(1);
                if(!(((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 7) !== 0))) {
                    localContext._name = this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 178;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 2 || _la === 52) {
                    {
                    this.state = 174;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 2 || _la === 52)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 175;
                    localContext._parameters = this.parameterList();
                    this.state = 176;
                    this.match(MuPuppetParser.CLOSE_PAREN);
                    }
                }

                this.state = 180;
                localContext._body = this.block();
                }
                break;
            case MuPuppetParser.NODE:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 181;
                this.match(MuPuppetParser.NODE);
                this.state = 182;
                localContext._host = this.host();
                localContext._hosts.push(localContext._host!);
                this.state = 189;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 55) {
                    {
                    {
                    this.state = 183;
                    this.match(MuPuppetParser.COMMA);
                    this.state = 185;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 547487872) !== 0) || ((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 22503) !== 0)) {
                        {
                        this.state = 184;
                        localContext._host = this.host();
                        localContext._hosts.push(localContext._host!);
                        }
                    }

                    }
                    }
                    this.state = 191;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 194;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 31) {
                    {
                    this.state = 192;
                    this.match(MuPuppetParser.INHERITS);
                    this.state = 193;
                    localContext._base = this.host();
                    }
                }

                this.state = 196;
                localContext._body = this.block();
                }
                break;
            case MuPuppetParser.FUNCTION:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 198;
                this.match(MuPuppetParser.FUNCTION);
                this.state = 199;
                localContext._name = this.tokenStream.LT(1);
                _la = this.tokenStream.LA(1);
                if(!(((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 7) !== 0))) {
                    localContext._name = this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 204;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 2 || _la === 52) {
                    {
                    this.state = 200;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 2 || _la === 52)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 201;
                    localContext._parameters = this.parameterList();
                    this.state = 202;
                    this.match(MuPuppetParser.CLOSE_PAREN);
                    }
                }

                this.state = 208;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 82) {
                    {
                    this.state = 206;
                    this.match(MuPuppetParser.RIGHT_SHIFT);
                    this.state = 207;
                    localContext._result = this.type_();
                    }
                }

                this.state = 210;
                localContext._body = this.block();
                }
                break;
            case MuPuppetParser.TYPE:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 211;
                this.match(MuPuppetParser.TYPE);
                this.state = 212;
                localContext._alias = this.type_();
                this.state = 213;
                this.match(MuPuppetParser.ASSIGN);
                this.state = 219;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case MuPuppetParser.REFERENCE:
                    {
                    this.state = 214;
                    localContext._target = this.type_();
                    this.state = 216;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 3) {
                        {
                        this.state = 215;
                        localContext._fields = this.typeFields();
                        }
                    }

                    }
                    break;
                case MuPuppetParser.HEREDOC_OPEN:
                case MuPuppetParser.CASE:
                case MuPuppetParser.IF:
                case MuPuppetParser.UNLESS:
                case MuPuppetParser.STRING_OPEN:
                case MuPuppetParser.OPEN_BRACE:
                case MuPuppetParser.OPEN_BRACKET:
                case MuPuppetParser.OPEN_PAREN:
                    {
                    this.state = 218;
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
            this.state = 238;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case MuPuppetParser.NAME:
            case MuPuppetParser.NUMBER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 223;
                _la = this.tokenStream.LA(1);
                if(!(_la === 39 || _la === 43)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 228;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 54) {
                    {
                    {
                    this.state = 224;
                    this.match(MuPuppetParser.DOT);
                    this.state = 225;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 39 || _la === 43)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    }
                    this.state = 230;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case MuPuppetParser.STRING:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 231;
                this.match(MuPuppetParser.STRING);
                }
                break;
            case MuPuppetParser.PLAIN_STRING:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 232;
                this.match(MuPuppetParser.PLAIN_STRING);
                }
                break;
            case MuPuppetParser.WORD:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 233;
                this.match(MuPuppetParser.WORD);
                }
                break;
            case MuPuppetParser.REGEX:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 234;
                this.match(MuPuppetParser.REGEX);
                }
                break;
            case MuPuppetParser.DEFAULT:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 235;
                this.match(MuPuppetParser.DEFAULT);
                }
                break;
            case MuPuppetParser.HEREDOC:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 236;
                this.match(MuPuppetParser.HEREDOC);
                }
                break;
            case MuPuppetParser.HEREDOC_OPEN:
            case MuPuppetParser.CASE:
            case MuPuppetParser.IF:
            case MuPuppetParser.UNLESS:
            case MuPuppetParser.STRING_OPEN:
            case MuPuppetParser.OPEN_BRACE:
            case MuPuppetParser.OPEN_BRACKET:
            case MuPuppetParser.OPEN_PAREN:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 237;
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
            this.state = 240;
            this.match(MuPuppetParser.BODY_OPEN);
            this.state = 267;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 681819312) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 50511869) !== 0) || _la === 75) {
                {
                this.state = 246;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case MuPuppetParser.NAME_KEY:
                    {
                    this.state = 241;
                    this.match(MuPuppetParser.NAME_KEY);
                    }
                    break;
                case MuPuppetParser.DEFAULT_KEY:
                    {
                    this.state = 242;
                    this.match(MuPuppetParser.DEFAULT_KEY);
                    }
                    break;
                case MuPuppetParser.UNDEF_KEY:
                    {
                    this.state = 243;
                    this.match(MuPuppetParser.UNDEF_KEY);
                    }
                    break;
                case MuPuppetParser.TYPE_KEY:
                    {
                    this.state = 244;
                    this.match(MuPuppetParser.TYPE_KEY);
                    }
                    break;
                case MuPuppetParser.PREFIX_MINUS:
                case MuPuppetParser.SPLAT:
                case MuPuppetParser.REGEX:
                case MuPuppetParser.CLASS_RESOURCE:
                case MuPuppetParser.INTERPOLATED_NAME:
                case MuPuppetParser.HEREDOC_OPEN:
                case MuPuppetParser.CASE:
                case MuPuppetParser.DEFAULT:
                case MuPuppetParser.FALSE:
                case MuPuppetParser.IF:
                case MuPuppetParser.TRUE:
                case MuPuppetParser.UNDEF:
                case MuPuppetParser.UNLESS:
                case MuPuppetParser.NAME:
                case MuPuppetParser.WORD:
                case MuPuppetParser.REFERENCE:
                case MuPuppetParser.VARIABLE:
                case MuPuppetParser.NUMBER:
                case MuPuppetParser.STRING:
                case MuPuppetParser.PLAIN_STRING:
                case MuPuppetParser.STRING_OPEN:
                case MuPuppetParser.HEREDOC:
                case MuPuppetParser.OPEN_BRACE:
                case MuPuppetParser.OPEN_BRACKET:
                case MuPuppetParser.OPEN_PAREN:
                case MuPuppetParser.AT:
                case MuPuppetParser.AT_AT:
                case MuPuppetParser.NOT:
                    {
                    this.state = 245;
                    localContext._assignment = this.assignment();
                    localContext._items.push(localContext._assignment!);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 248;
                this.match(MuPuppetParser.ARROW);
                this.state = 249;
                localContext._assignment = this.assignment();
                localContext._items.push(localContext._assignment!);
                this.state = 264;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 55) {
                    {
                    {
                    this.state = 250;
                    this.match(MuPuppetParser.COMMA);
                    this.state = 260;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 681819312) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 50511869) !== 0) || _la === 75) {
                        {
                        this.state = 256;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case MuPuppetParser.NAME_KEY:
                            {
                            this.state = 251;
                            this.match(MuPuppetParser.NAME_KEY);
                            }
                            break;
                        case MuPuppetParser.DEFAULT_KEY:
                            {
                            this.state = 252;
                            this.match(MuPuppetParser.DEFAULT_KEY);
                            }
                            break;
                        case MuPuppetParser.UNDEF_KEY:
                            {
                            this.state = 253;
                            this.match(MuPuppetParser.UNDEF_KEY);
                            }
                            break;
                        case MuPuppetParser.TYPE_KEY:
                            {
                            this.state = 254;
                            this.match(MuPuppetParser.TYPE_KEY);
                            }
                            break;
                        case MuPuppetParser.PREFIX_MINUS:
                        case MuPuppetParser.SPLAT:
                        case MuPuppetParser.REGEX:
                        case MuPuppetParser.CLASS_RESOURCE:
                        case MuPuppetParser.INTERPOLATED_NAME:
                        case MuPuppetParser.HEREDOC_OPEN:
                        case MuPuppetParser.CASE:
                        case MuPuppetParser.DEFAULT:
                        case MuPuppetParser.FALSE:
                        case MuPuppetParser.IF:
                        case MuPuppetParser.TRUE:
                        case MuPuppetParser.UNDEF:
                        case MuPuppetParser.UNLESS:
                        case MuPuppetParser.NAME:
                        case MuPuppetParser.WORD:
                        case MuPuppetParser.REFERENCE:
                        case MuPuppetParser.VARIABLE:
                        case MuPuppetParser.NUMBER:
                        case MuPuppetParser.STRING:
                        case MuPuppetParser.PLAIN_STRING:
                        case MuPuppetParser.STRING_OPEN:
                        case MuPuppetParser.HEREDOC:
                        case MuPuppetParser.OPEN_BRACE:
                        case MuPuppetParser.OPEN_BRACKET:
                        case MuPuppetParser.OPEN_PAREN:
                        case MuPuppetParser.AT:
                        case MuPuppetParser.AT_AT:
                        case MuPuppetParser.NOT:
                            {
                            this.state = 255;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 258;
                        this.match(MuPuppetParser.ARROW);
                        this.state = 259;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        }
                    }

                    }
                    }
                    this.state = 266;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
            }

            this.state = 269;
            this.match(MuPuppetParser.CLOSE_BRACE);
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
            this.state = 274;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 4 || _la === 5 || _la === 75) {
                {
                {
                this.state = 271;
                _la = this.tokenStream.LA(1);
                if(!(_la === 4 || _la === 5 || _la === 75)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                }
                this.state = 276;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 279;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case MuPuppetParser.REGEX:
            case MuPuppetParser.INTERPOLATED_NAME:
            case MuPuppetParser.DEFAULT:
            case MuPuppetParser.FALSE:
            case MuPuppetParser.TRUE:
            case MuPuppetParser.UNDEF:
            case MuPuppetParser.NAME:
            case MuPuppetParser.WORD:
            case MuPuppetParser.REFERENCE:
            case MuPuppetParser.VARIABLE:
            case MuPuppetParser.NUMBER:
            case MuPuppetParser.STRING:
            case MuPuppetParser.PLAIN_STRING:
            case MuPuppetParser.HEREDOC:
                {
                this.state = 277;
                _la = this.tokenStream.LA(1);
                if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 142672000) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 6133) !== 0))) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                break;
            case MuPuppetParser.HEREDOC_OPEN:
            case MuPuppetParser.CASE:
            case MuPuppetParser.IF:
            case MuPuppetParser.UNLESS:
            case MuPuppetParser.STRING_OPEN:
            case MuPuppetParser.OPEN_BRACE:
            case MuPuppetParser.OPEN_BRACKET:
            case MuPuppetParser.OPEN_PAREN:
                {
                this.state = 278;
                localContext._construct = this.construct();
                localContext._constructs.push(localContext._construct!);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 298;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1074266630) !== 0) || ((((_la - 33)) & ~0x1F) === 0 && ((1 << (_la - 33)) & 270532609) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65279) !== 0)) {
                {
                this.state = 296;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case MuPuppetParser.INDEX_OPEN:
                case MuPuppetParser.CALL_OPEN:
                case MuPuppetParser.SELECT_LIST:
                case MuPuppetParser.DOT:
                    {
                    this.state = 281;
                    localContext._suffix = this.suffix();
                    localContext._suffixes.push(localContext._suffix!);
                    }
                    break;
                case MuPuppetParser.AND:
                case MuPuppetParser.IN:
                case MuPuppetParser.OR:
                case MuPuppetParser.SELECT:
                case MuPuppetParser.EQUAL:
                case MuPuppetParser.NOT_EQUAL:
                case MuPuppetParser.MATCH:
                case MuPuppetParser.NO_MATCH:
                case MuPuppetParser.LESS:
                case MuPuppetParser.LESS_OR_EQUAL:
                case MuPuppetParser.GREATER:
                case MuPuppetParser.GREATER_OR_EQUAL:
                case MuPuppetParser.PLUS:
                case MuPuppetParser.MINUS:
                case MuPuppetParser.TIMES:
                case MuPuppetParser.DIVIDE:
                case MuPuppetParser.MODULO:
                case MuPuppetParser.LEFT_SHIFT:
                case MuPuppetParser.RIGHT_SHIFT:
                    {
                    this.state = 284;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case MuPuppetParser.AND:
                    case MuPuppetParser.IN:
                    case MuPuppetParser.OR:
                    case MuPuppetParser.EQUAL:
                    case MuPuppetParser.NOT_EQUAL:
                    case MuPuppetParser.MATCH:
                    case MuPuppetParser.NO_MATCH:
                    case MuPuppetParser.LESS:
                    case MuPuppetParser.LESS_OR_EQUAL:
                    case MuPuppetParser.GREATER:
                    case MuPuppetParser.GREATER_OR_EQUAL:
                    case MuPuppetParser.PLUS:
                    case MuPuppetParser.MINUS:
                    case MuPuppetParser.TIMES:
                    case MuPuppetParser.DIVIDE:
                    case MuPuppetParser.MODULO:
                    case MuPuppetParser.LEFT_SHIFT:
                    case MuPuppetParser.RIGHT_SHIFT:
                        {
                        this.state = 282;
                        _la = this.tokenStream.LA(1);
                        if(!(((((_la - 19)) & ~0x1F) === 0 && ((1 << (_la - 19)) & 18433) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 65279) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                        break;
                    case MuPuppetParser.SELECT:
                        {
                        this.state = 283;
                        localContext._choice = this.choice();
                        localContext._chosen.push(localContext._choice!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 289;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 4 || _la === 5 || _la === 75) {
                        {
                        {
                        this.state = 286;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 4 || _la === 5 || _la === 75)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                        }
                        this.state = 291;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 294;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case MuPuppetParser.REGEX:
                    case MuPuppetParser.NAME_KEY:
                    case MuPuppetParser.DEFAULT_KEY:
                    case MuPuppetParser.UNDEF_KEY:
                    case MuPuppetParser.INTERPOLATED_NAME:
                    case MuPuppetParser.DEFAULT:
                    case MuPuppetParser.FALSE:
                    case MuPuppetParser.TRUE:
                    case MuPuppetParser.UNDEF:
                    case MuPuppetParser.NAME:
                    case MuPuppetParser.WORD:
                    case MuPuppetParser.REFERENCE:
                    case MuPuppetParser.VARIABLE:
                    case MuPuppetParser.NUMBER:
                    case MuPuppetParser.STRING:
                    case MuPuppetParser.PLAIN_STRING:
                    case MuPuppetParser.HEREDOC:
                        {
                        this.state = 292;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 142679168) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 6133) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                        break;
                    case MuPuppetParser.HEREDOC_OPEN:
                    case MuPuppetParser.CASE:
                    case MuPuppetParser.IF:
                    case MuPuppetParser.UNLESS:
                    case MuPuppetParser.STRING_OPEN:
                    case MuPuppetParser.OPEN_BRACE:
                    case MuPuppetParser.OPEN_BRACKET:
                    case MuPuppetParser.OPEN_PAREN:
                        {
                        this.state = 293;
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
                this.state = 300;
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
            this.state = 424;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case MuPuppetParser.OPEN_BRACKET:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 301;
                this.match(MuPuppetParser.OPEN_BRACKET);
                this.state = 328;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 681819312) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 50511869) !== 0) || _la === 75) {
                    {
                    this.state = 310;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case MuPuppetParser.NAME_KEY:
                    case MuPuppetParser.DEFAULT_KEY:
                    case MuPuppetParser.UNDEF_KEY:
                    case MuPuppetParser.TYPE_KEY:
                        {
                        this.state = 302;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 303;
                        this.match(MuPuppetParser.ARROW);
                        this.state = 304;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        }
                        break;
                    case MuPuppetParser.PREFIX_MINUS:
                    case MuPuppetParser.SPLAT:
                    case MuPuppetParser.REGEX:
                    case MuPuppetParser.CLASS_RESOURCE:
                    case MuPuppetParser.INTERPOLATED_NAME:
                    case MuPuppetParser.HEREDOC_OPEN:
                    case MuPuppetParser.CASE:
                    case MuPuppetParser.DEFAULT:
                    case MuPuppetParser.FALSE:
                    case MuPuppetParser.IF:
                    case MuPuppetParser.TRUE:
                    case MuPuppetParser.UNDEF:
                    case MuPuppetParser.UNLESS:
                    case MuPuppetParser.NAME:
                    case MuPuppetParser.WORD:
                    case MuPuppetParser.REFERENCE:
                    case MuPuppetParser.VARIABLE:
                    case MuPuppetParser.NUMBER:
                    case MuPuppetParser.STRING:
                    case MuPuppetParser.PLAIN_STRING:
                    case MuPuppetParser.STRING_OPEN:
                    case MuPuppetParser.HEREDOC:
                    case MuPuppetParser.OPEN_BRACE:
                    case MuPuppetParser.OPEN_BRACKET:
                    case MuPuppetParser.OPEN_PAREN:
                    case MuPuppetParser.AT:
                    case MuPuppetParser.AT_AT:
                    case MuPuppetParser.NOT:
                        {
                        this.state = 305;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        this.state = 308;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 65) {
                            {
                            this.state = 306;
                            this.match(MuPuppetParser.ARROW);
                            this.state = 307;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                        }

                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 325;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 55) {
                        {
                        {
                        this.state = 312;
                        this.match(MuPuppetParser.COMMA);
                        this.state = 321;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case MuPuppetParser.NAME_KEY:
                        case MuPuppetParser.DEFAULT_KEY:
                        case MuPuppetParser.UNDEF_KEY:
                        case MuPuppetParser.TYPE_KEY:
                            {
                            this.state = 313;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 314;
                            this.match(MuPuppetParser.ARROW);
                            this.state = 315;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                            break;
                        case MuPuppetParser.PREFIX_MINUS:
                        case MuPuppetParser.SPLAT:
                        case MuPuppetParser.REGEX:
                        case MuPuppetParser.CLASS_RESOURCE:
                        case MuPuppetParser.INTERPOLATED_NAME:
                        case MuPuppetParser.HEREDOC_OPEN:
                        case MuPuppetParser.CASE:
                        case MuPuppetParser.DEFAULT:
                        case MuPuppetParser.FALSE:
                        case MuPuppetParser.IF:
                        case MuPuppetParser.TRUE:
                        case MuPuppetParser.UNDEF:
                        case MuPuppetParser.UNLESS:
                        case MuPuppetParser.NAME:
                        case MuPuppetParser.WORD:
                        case MuPuppetParser.REFERENCE:
                        case MuPuppetParser.VARIABLE:
                        case MuPuppetParser.NUMBER:
                        case MuPuppetParser.STRING:
                        case MuPuppetParser.PLAIN_STRING:
                        case MuPuppetParser.STRING_OPEN:
                        case MuPuppetParser.HEREDOC:
                        case MuPuppetParser.OPEN_BRACE:
                        case MuPuppetParser.OPEN_BRACKET:
                        case MuPuppetParser.OPEN_PAREN:
                        case MuPuppetParser.AT:
                        case MuPuppetParser.AT_AT:
                        case MuPuppetParser.NOT:
                            {
                            this.state = 316;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            this.state = 319;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 65) {
                                {
                                this.state = 317;
                                this.match(MuPuppetParser.ARROW);
                                this.state = 318;
                                localContext._assignment = this.assignment();
                                localContext._items.push(localContext._assignment!);
                                }
                            }

                            }
                            break;
                        case MuPuppetParser.CLOSE_BRACKET:
                        case MuPuppetParser.COMMA:
                            break;
                        default:
                            break;
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
                this.match(MuPuppetParser.CLOSE_BRACKET);
                }
                break;
            case MuPuppetParser.OPEN_BRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 331;
                this.match(MuPuppetParser.OPEN_BRACE);
                this.state = 358;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 681819312) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 50511869) !== 0) || _la === 75) {
                    {
                    this.state = 337;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case MuPuppetParser.NAME_KEY:
                        {
                        this.state = 332;
                        this.match(MuPuppetParser.NAME_KEY);
                        }
                        break;
                    case MuPuppetParser.DEFAULT_KEY:
                        {
                        this.state = 333;
                        this.match(MuPuppetParser.DEFAULT_KEY);
                        }
                        break;
                    case MuPuppetParser.UNDEF_KEY:
                        {
                        this.state = 334;
                        this.match(MuPuppetParser.UNDEF_KEY);
                        }
                        break;
                    case MuPuppetParser.TYPE_KEY:
                        {
                        this.state = 335;
                        this.match(MuPuppetParser.TYPE_KEY);
                        }
                        break;
                    case MuPuppetParser.PREFIX_MINUS:
                    case MuPuppetParser.SPLAT:
                    case MuPuppetParser.REGEX:
                    case MuPuppetParser.CLASS_RESOURCE:
                    case MuPuppetParser.INTERPOLATED_NAME:
                    case MuPuppetParser.HEREDOC_OPEN:
                    case MuPuppetParser.CASE:
                    case MuPuppetParser.DEFAULT:
                    case MuPuppetParser.FALSE:
                    case MuPuppetParser.IF:
                    case MuPuppetParser.TRUE:
                    case MuPuppetParser.UNDEF:
                    case MuPuppetParser.UNLESS:
                    case MuPuppetParser.NAME:
                    case MuPuppetParser.WORD:
                    case MuPuppetParser.REFERENCE:
                    case MuPuppetParser.VARIABLE:
                    case MuPuppetParser.NUMBER:
                    case MuPuppetParser.STRING:
                    case MuPuppetParser.PLAIN_STRING:
                    case MuPuppetParser.STRING_OPEN:
                    case MuPuppetParser.HEREDOC:
                    case MuPuppetParser.OPEN_BRACE:
                    case MuPuppetParser.OPEN_BRACKET:
                    case MuPuppetParser.OPEN_PAREN:
                    case MuPuppetParser.AT:
                    case MuPuppetParser.AT_AT:
                    case MuPuppetParser.NOT:
                        {
                        this.state = 336;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 339;
                    this.match(MuPuppetParser.ARROW);
                    this.state = 340;
                    localContext._assignment = this.assignment();
                    localContext._items.push(localContext._assignment!);
                    this.state = 355;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 55) {
                        {
                        {
                        this.state = 341;
                        this.match(MuPuppetParser.COMMA);
                        this.state = 351;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 681819312) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 50511869) !== 0) || _la === 75) {
                            {
                            this.state = 347;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case MuPuppetParser.NAME_KEY:
                                {
                                this.state = 342;
                                this.match(MuPuppetParser.NAME_KEY);
                                }
                                break;
                            case MuPuppetParser.DEFAULT_KEY:
                                {
                                this.state = 343;
                                this.match(MuPuppetParser.DEFAULT_KEY);
                                }
                                break;
                            case MuPuppetParser.UNDEF_KEY:
                                {
                                this.state = 344;
                                this.match(MuPuppetParser.UNDEF_KEY);
                                }
                                break;
                            case MuPuppetParser.TYPE_KEY:
                                {
                                this.state = 345;
                                this.match(MuPuppetParser.TYPE_KEY);
                                }
                                break;
                            case MuPuppetParser.PREFIX_MINUS:
                            case MuPuppetParser.SPLAT:
                            case MuPuppetParser.REGEX:
                            case MuPuppetParser.CLASS_RESOURCE:
                            case MuPuppetParser.INTERPOLATED_NAME:
                            case MuPuppetParser.HEREDOC_OPEN:
                            case MuPuppetParser.CASE:
                            case MuPuppetParser.DEFAULT:
                            case MuPuppetParser.FALSE:
                            case MuPuppetParser.IF:
                            case MuPuppetParser.TRUE:
                            case MuPuppetParser.UNDEF:
                            case MuPuppetParser.UNLESS:
                            case MuPuppetParser.NAME:
                            case MuPuppetParser.WORD:
                            case MuPuppetParser.REFERENCE:
                            case MuPuppetParser.VARIABLE:
                            case MuPuppetParser.NUMBER:
                            case MuPuppetParser.STRING:
                            case MuPuppetParser.PLAIN_STRING:
                            case MuPuppetParser.STRING_OPEN:
                            case MuPuppetParser.HEREDOC:
                            case MuPuppetParser.OPEN_BRACE:
                            case MuPuppetParser.OPEN_BRACKET:
                            case MuPuppetParser.OPEN_PAREN:
                            case MuPuppetParser.AT:
                            case MuPuppetParser.AT_AT:
                            case MuPuppetParser.NOT:
                                {
                                this.state = 346;
                                localContext._assignment = this.assignment();
                                localContext._items.push(localContext._assignment!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            this.state = 349;
                            this.match(MuPuppetParser.ARROW);
                            this.state = 350;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                        }

                        }
                        }
                        this.state = 357;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 360;
                this.match(MuPuppetParser.CLOSE_BRACE);
                }
                break;
            case MuPuppetParser.OPEN_PAREN:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 361;
                this.match(MuPuppetParser.OPEN_PAREN);
                this.state = 362;
                localContext._assignment = this.assignment();
                localContext._items.push(localContext._assignment!);
                this.state = 363;
                this.match(MuPuppetParser.CLOSE_PAREN);
                }
                break;
            case MuPuppetParser.STRING_OPEN:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 365;
                this.match(MuPuppetParser.STRING_OPEN);
                this.state = 374;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 102)) & ~0x1F) === 0 && ((1 << (_la - 102)) & 7) !== 0)) {
                    {
                    this.state = 372;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case MuPuppetParser.STRING_TEXT:
                        {
                        this.state = 366;
                        this.match(MuPuppetParser.STRING_TEXT);
                        }
                        break;
                    case MuPuppetParser.STRING_VARIABLE:
                        {
                        this.state = 367;
                        this.match(MuPuppetParser.STRING_VARIABLE);
                        }
                        break;
                    case MuPuppetParser.INTERPOLATION_OPEN:
                        {
                        this.state = 368;
                        this.match(MuPuppetParser.INTERPOLATION_OPEN);
                        this.state = 369;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        this.state = 370;
                        this.match(MuPuppetParser.CLOSE_BRACE);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 376;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 377;
                this.match(MuPuppetParser.STRING_CLOSE);
                }
                break;
            case MuPuppetParser.HEREDOC_OPEN:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 378;
                this.match(MuPuppetParser.HEREDOC_OPEN);
                this.state = 387;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 102)) & ~0x1F) === 0 && ((1 << (_la - 102)) & 7) !== 0)) {
                    {
                    this.state = 385;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case MuPuppetParser.STRING_TEXT:
                        {
                        this.state = 379;
                        this.match(MuPuppetParser.STRING_TEXT);
                        }
                        break;
                    case MuPuppetParser.STRING_VARIABLE:
                        {
                        this.state = 380;
                        this.match(MuPuppetParser.STRING_VARIABLE);
                        }
                        break;
                    case MuPuppetParser.INTERPOLATION_OPEN:
                        {
                        this.state = 381;
                        this.match(MuPuppetParser.INTERPOLATION_OPEN);
                        this.state = 382;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        this.state = 383;
                        this.match(MuPuppetParser.CLOSE_BRACE);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 389;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 390;
                this.match(MuPuppetParser.HEREDOC_CLOSE);
                }
                break;
            case MuPuppetParser.IF:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 391;
                this.match(MuPuppetParser.IF);
                this.state = 392;
                localContext._expression = this.expression();
                localContext._tests.push(localContext._expression!);
                this.state = 393;
                localContext._block = this.block();
                localContext._blocks.push(localContext._block!);
                this.state = 400;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 26) {
                    {
                    {
                    this.state = 394;
                    this.match(MuPuppetParser.ELSIF);
                    this.state = 395;
                    localContext._expression = this.expression();
                    localContext._tests.push(localContext._expression!);
                    this.state = 396;
                    localContext._block = this.block();
                    localContext._blocks.push(localContext._block!);
                    }
                    }
                    this.state = 402;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 405;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 25) {
                    {
                    this.state = 403;
                    this.match(MuPuppetParser.ELSE);
                    this.state = 404;
                    localContext._block = this.block();
                    localContext._blocks.push(localContext._block!);
                    }
                }

                }
                break;
            case MuPuppetParser.UNLESS:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 407;
                this.match(MuPuppetParser.UNLESS);
                this.state = 408;
                localContext._expression = this.expression();
                localContext._tests.push(localContext._expression!);
                this.state = 409;
                localContext._block = this.block();
                localContext._blocks.push(localContext._block!);
                this.state = 412;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 25) {
                    {
                    this.state = 410;
                    this.match(MuPuppetParser.ELSE);
                    this.state = 411;
                    localContext._block = this.block();
                    localContext._blocks.push(localContext._block!);
                    }
                }

                }
                break;
            case MuPuppetParser.CASE:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 414;
                this.match(MuPuppetParser.CASE);
                this.state = 415;
                localContext._expression = this.expression();
                localContext._tests.push(localContext._expression!);
                this.state = 416;
                this.match(MuPuppetParser.BODY_OPEN);
                this.state = 418;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 417;
                    localContext._caseOption = this.caseOption();
                    localContext._options.push(localContext._caseOption!);
                    }
                    }
                    this.state = 420;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 681771184) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 180221) !== 0) || _la === 75);
                this.state = 422;
                this.match(MuPuppetParser.CLOSE_BRACE);
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
            this.state = 426;
            localContext._expression = this.expression();
            localContext._values.push(localContext._expression!);
            this.state = 431;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 55) {
                {
                {
                this.state = 427;
                this.match(MuPuppetParser.COMMA);
                this.state = 428;
                localContext._expression = this.expression();
                localContext._values.push(localContext._expression!);
                }
                }
                this.state = 433;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 434;
            this.match(MuPuppetParser.COLON);
            this.state = 435;
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
            this.state = 549;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case MuPuppetParser.INDEX_OPEN:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 437;
                this.match(MuPuppetParser.INDEX_OPEN);
                this.state = 464;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 681786544) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 180221) !== 0) || _la === 75) {
                    {
                    this.state = 446;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case MuPuppetParser.NAME_KEY:
                    case MuPuppetParser.DEFAULT_KEY:
                    case MuPuppetParser.UNDEF_KEY:
                    case MuPuppetParser.TYPE_KEY:
                        {
                        this.state = 438;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 439;
                        this.match(MuPuppetParser.ARROW);
                        this.state = 440;
                        localContext._expression = this.expression();
                        localContext._cells.push(localContext._expression!);
                        }
                        break;
                    case MuPuppetParser.PREFIX_MINUS:
                    case MuPuppetParser.SPLAT:
                    case MuPuppetParser.REGEX:
                    case MuPuppetParser.INTERPOLATED_NAME:
                    case MuPuppetParser.HEREDOC_OPEN:
                    case MuPuppetParser.CASE:
                    case MuPuppetParser.DEFAULT:
                    case MuPuppetParser.FALSE:
                    case MuPuppetParser.IF:
                    case MuPuppetParser.TRUE:
                    case MuPuppetParser.UNDEF:
                    case MuPuppetParser.UNLESS:
                    case MuPuppetParser.NAME:
                    case MuPuppetParser.WORD:
                    case MuPuppetParser.REFERENCE:
                    case MuPuppetParser.VARIABLE:
                    case MuPuppetParser.NUMBER:
                    case MuPuppetParser.STRING:
                    case MuPuppetParser.PLAIN_STRING:
                    case MuPuppetParser.STRING_OPEN:
                    case MuPuppetParser.HEREDOC:
                    case MuPuppetParser.OPEN_BRACE:
                    case MuPuppetParser.OPEN_BRACKET:
                    case MuPuppetParser.OPEN_PAREN:
                    case MuPuppetParser.NOT:
                        {
                        this.state = 441;
                        localContext._expression = this.expression();
                        localContext._cells.push(localContext._expression!);
                        this.state = 444;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 65) {
                            {
                            this.state = 442;
                            this.match(MuPuppetParser.ARROW);
                            this.state = 443;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            }
                        }

                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 461;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 55) {
                        {
                        {
                        this.state = 448;
                        this.match(MuPuppetParser.COMMA);
                        this.state = 457;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case MuPuppetParser.NAME_KEY:
                        case MuPuppetParser.DEFAULT_KEY:
                        case MuPuppetParser.UNDEF_KEY:
                        case MuPuppetParser.TYPE_KEY:
                            {
                            this.state = 449;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 450;
                            this.match(MuPuppetParser.ARROW);
                            this.state = 451;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            }
                            break;
                        case MuPuppetParser.PREFIX_MINUS:
                        case MuPuppetParser.SPLAT:
                        case MuPuppetParser.REGEX:
                        case MuPuppetParser.INTERPOLATED_NAME:
                        case MuPuppetParser.HEREDOC_OPEN:
                        case MuPuppetParser.CASE:
                        case MuPuppetParser.DEFAULT:
                        case MuPuppetParser.FALSE:
                        case MuPuppetParser.IF:
                        case MuPuppetParser.TRUE:
                        case MuPuppetParser.UNDEF:
                        case MuPuppetParser.UNLESS:
                        case MuPuppetParser.NAME:
                        case MuPuppetParser.WORD:
                        case MuPuppetParser.REFERENCE:
                        case MuPuppetParser.VARIABLE:
                        case MuPuppetParser.NUMBER:
                        case MuPuppetParser.STRING:
                        case MuPuppetParser.PLAIN_STRING:
                        case MuPuppetParser.STRING_OPEN:
                        case MuPuppetParser.HEREDOC:
                        case MuPuppetParser.OPEN_BRACE:
                        case MuPuppetParser.OPEN_BRACKET:
                        case MuPuppetParser.OPEN_PAREN:
                        case MuPuppetParser.NOT:
                            {
                            this.state = 452;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            this.state = 455;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 65) {
                                {
                                this.state = 453;
                                this.match(MuPuppetParser.ARROW);
                                this.state = 454;
                                localContext._expression = this.expression();
                                localContext._cells.push(localContext._expression!);
                                }
                            }

                            }
                            break;
                        case MuPuppetParser.CLOSE_BRACKET:
                        case MuPuppetParser.COMMA:
                            break;
                        default:
                            break;
                        }
                        }
                        }
                        this.state = 463;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 466;
                this.match(MuPuppetParser.CLOSE_BRACKET);
                }
                break;
            case MuPuppetParser.CALL_OPEN:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 467;
                this.match(MuPuppetParser.CALL_OPEN);
                this.state = 494;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 681819312) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 50511869) !== 0) || _la === 75) {
                    {
                    this.state = 476;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case MuPuppetParser.NAME_KEY:
                    case MuPuppetParser.DEFAULT_KEY:
                    case MuPuppetParser.UNDEF_KEY:
                    case MuPuppetParser.TYPE_KEY:
                        {
                        this.state = 468;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 469;
                        this.match(MuPuppetParser.ARROW);
                        this.state = 470;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        }
                        break;
                    case MuPuppetParser.PREFIX_MINUS:
                    case MuPuppetParser.SPLAT:
                    case MuPuppetParser.REGEX:
                    case MuPuppetParser.CLASS_RESOURCE:
                    case MuPuppetParser.INTERPOLATED_NAME:
                    case MuPuppetParser.HEREDOC_OPEN:
                    case MuPuppetParser.CASE:
                    case MuPuppetParser.DEFAULT:
                    case MuPuppetParser.FALSE:
                    case MuPuppetParser.IF:
                    case MuPuppetParser.TRUE:
                    case MuPuppetParser.UNDEF:
                    case MuPuppetParser.UNLESS:
                    case MuPuppetParser.NAME:
                    case MuPuppetParser.WORD:
                    case MuPuppetParser.REFERENCE:
                    case MuPuppetParser.VARIABLE:
                    case MuPuppetParser.NUMBER:
                    case MuPuppetParser.STRING:
                    case MuPuppetParser.PLAIN_STRING:
                    case MuPuppetParser.STRING_OPEN:
                    case MuPuppetParser.HEREDOC:
                    case MuPuppetParser.OPEN_BRACE:
                    case MuPuppetParser.OPEN_BRACKET:
                    case MuPuppetParser.OPEN_PAREN:
                    case MuPuppetParser.AT:
                    case MuPuppetParser.AT_AT:
                    case MuPuppetParser.NOT:
                        {
                        this.state = 471;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        this.state = 474;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 65) {
                            {
                            this.state = 472;
                            this.match(MuPuppetParser.ARROW);
                            this.state = 473;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                        }

                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 491;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 55) {
                        {
                        {
                        this.state = 478;
                        this.match(MuPuppetParser.COMMA);
                        this.state = 487;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case MuPuppetParser.NAME_KEY:
                        case MuPuppetParser.DEFAULT_KEY:
                        case MuPuppetParser.UNDEF_KEY:
                        case MuPuppetParser.TYPE_KEY:
                            {
                            this.state = 479;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 480;
                            this.match(MuPuppetParser.ARROW);
                            this.state = 481;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                            break;
                        case MuPuppetParser.PREFIX_MINUS:
                        case MuPuppetParser.SPLAT:
                        case MuPuppetParser.REGEX:
                        case MuPuppetParser.CLASS_RESOURCE:
                        case MuPuppetParser.INTERPOLATED_NAME:
                        case MuPuppetParser.HEREDOC_OPEN:
                        case MuPuppetParser.CASE:
                        case MuPuppetParser.DEFAULT:
                        case MuPuppetParser.FALSE:
                        case MuPuppetParser.IF:
                        case MuPuppetParser.TRUE:
                        case MuPuppetParser.UNDEF:
                        case MuPuppetParser.UNLESS:
                        case MuPuppetParser.NAME:
                        case MuPuppetParser.WORD:
                        case MuPuppetParser.REFERENCE:
                        case MuPuppetParser.VARIABLE:
                        case MuPuppetParser.NUMBER:
                        case MuPuppetParser.STRING:
                        case MuPuppetParser.PLAIN_STRING:
                        case MuPuppetParser.STRING_OPEN:
                        case MuPuppetParser.HEREDOC:
                        case MuPuppetParser.OPEN_BRACE:
                        case MuPuppetParser.OPEN_BRACKET:
                        case MuPuppetParser.OPEN_PAREN:
                        case MuPuppetParser.AT:
                        case MuPuppetParser.AT_AT:
                        case MuPuppetParser.NOT:
                            {
                            this.state = 482;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            this.state = 485;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 65) {
                                {
                                this.state = 483;
                                this.match(MuPuppetParser.ARROW);
                                this.state = 484;
                                localContext._assignment = this.assignment();
                                localContext._items.push(localContext._assignment!);
                                }
                            }

                            }
                            break;
                        case MuPuppetParser.CLOSE_PAREN:
                        case MuPuppetParser.COMMA:
                            break;
                        default:
                            break;
                        }
                        }
                        }
                        this.state = 493;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 496;
                localContext._close = this.match(MuPuppetParser.CLOSE_PAREN);
                this.state = 506;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 497;
                    this.match(MuPuppetParser.PIPE);
                    this.state = 498;
                    localContext._parameters = this.parameterList();
                    this.state = 499;
                    this.match(MuPuppetParser.PIPE_CLOSE);
                    this.state = 502;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 82) {
                        {
                        this.state = 500;
                        this.match(MuPuppetParser.RIGHT_SHIFT);
                        this.state = 501;
                        localContext._result = this.type_();
                        }
                    }

                    this.state = 504;
                    localContext._body = this.block();
                    }
                }

                }
                break;
            case MuPuppetParser.DOT:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 508;
                this.match(MuPuppetParser.DOT);
                this.state = 509;
                localContext._method = this.tokenStream.LT(1);
                _la = this.tokenStream.LA(1);
                if(!(_la === 10 || _la === 39)) {
                    localContext._method = this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 519;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 510;
                    this.match(MuPuppetParser.PIPE);
                    this.state = 511;
                    localContext._parameters = this.parameterList();
                    this.state = 512;
                    this.match(MuPuppetParser.PIPE_CLOSE);
                    this.state = 515;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 82) {
                        {
                        this.state = 513;
                        this.match(MuPuppetParser.RIGHT_SHIFT);
                        this.state = 514;
                        localContext._result = this.type_();
                        }
                    }

                    this.state = 517;
                    localContext._body = this.block();
                    }
                }

                }
                break;
            case MuPuppetParser.SELECT_LIST:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 521;
                this.match(MuPuppetParser.SELECT_LIST);
                this.state = 522;
                this.match(MuPuppetParser.BODY_OPEN);
                this.state = 527;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case MuPuppetParser.NAME_KEY:
                    {
                    this.state = 523;
                    this.match(MuPuppetParser.NAME_KEY);
                    }
                    break;
                case MuPuppetParser.DEFAULT_KEY:
                    {
                    this.state = 524;
                    this.match(MuPuppetParser.DEFAULT_KEY);
                    }
                    break;
                case MuPuppetParser.UNDEF_KEY:
                    {
                    this.state = 525;
                    this.match(MuPuppetParser.UNDEF_KEY);
                    }
                    break;
                case MuPuppetParser.PREFIX_MINUS:
                case MuPuppetParser.SPLAT:
                case MuPuppetParser.REGEX:
                case MuPuppetParser.INTERPOLATED_NAME:
                case MuPuppetParser.HEREDOC_OPEN:
                case MuPuppetParser.CASE:
                case MuPuppetParser.DEFAULT:
                case MuPuppetParser.FALSE:
                case MuPuppetParser.IF:
                case MuPuppetParser.TRUE:
                case MuPuppetParser.UNDEF:
                case MuPuppetParser.UNLESS:
                case MuPuppetParser.NAME:
                case MuPuppetParser.WORD:
                case MuPuppetParser.REFERENCE:
                case MuPuppetParser.VARIABLE:
                case MuPuppetParser.NUMBER:
                case MuPuppetParser.STRING:
                case MuPuppetParser.PLAIN_STRING:
                case MuPuppetParser.STRING_OPEN:
                case MuPuppetParser.HEREDOC:
                case MuPuppetParser.OPEN_BRACE:
                case MuPuppetParser.OPEN_BRACKET:
                case MuPuppetParser.OPEN_PAREN:
                case MuPuppetParser.NOT:
                    {
                    this.state = 526;
                    localContext._expression = this.expression();
                    localContext._cells.push(localContext._expression!);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 529;
                this.match(MuPuppetParser.ARROW);
                this.state = 530;
                localContext._expression = this.expression();
                localContext._cells.push(localContext._expression!);
                this.state = 544;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 55) {
                    {
                    {
                    this.state = 531;
                    this.match(MuPuppetParser.COMMA);
                    this.state = 540;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 681778352) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 180221) !== 0) || _la === 75) {
                        {
                        this.state = 536;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case MuPuppetParser.NAME_KEY:
                            {
                            this.state = 532;
                            this.match(MuPuppetParser.NAME_KEY);
                            }
                            break;
                        case MuPuppetParser.DEFAULT_KEY:
                            {
                            this.state = 533;
                            this.match(MuPuppetParser.DEFAULT_KEY);
                            }
                            break;
                        case MuPuppetParser.UNDEF_KEY:
                            {
                            this.state = 534;
                            this.match(MuPuppetParser.UNDEF_KEY);
                            }
                            break;
                        case MuPuppetParser.PREFIX_MINUS:
                        case MuPuppetParser.SPLAT:
                        case MuPuppetParser.REGEX:
                        case MuPuppetParser.INTERPOLATED_NAME:
                        case MuPuppetParser.HEREDOC_OPEN:
                        case MuPuppetParser.CASE:
                        case MuPuppetParser.DEFAULT:
                        case MuPuppetParser.FALSE:
                        case MuPuppetParser.IF:
                        case MuPuppetParser.TRUE:
                        case MuPuppetParser.UNDEF:
                        case MuPuppetParser.UNLESS:
                        case MuPuppetParser.NAME:
                        case MuPuppetParser.WORD:
                        case MuPuppetParser.REFERENCE:
                        case MuPuppetParser.VARIABLE:
                        case MuPuppetParser.NUMBER:
                        case MuPuppetParser.STRING:
                        case MuPuppetParser.PLAIN_STRING:
                        case MuPuppetParser.STRING_OPEN:
                        case MuPuppetParser.HEREDOC:
                        case MuPuppetParser.OPEN_BRACE:
                        case MuPuppetParser.OPEN_BRACKET:
                        case MuPuppetParser.OPEN_PAREN:
                        case MuPuppetParser.NOT:
                            {
                            this.state = 535;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 538;
                        this.match(MuPuppetParser.ARROW);
                        this.state = 539;
                        localContext._expression = this.expression();
                        localContext._cells.push(localContext._expression!);
                        }
                    }

                    }
                    }
                    this.state = 546;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 547;
                this.match(MuPuppetParser.CLOSE_BRACE);
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
            this.state = 551;
            this.match(MuPuppetParser.SELECT);
            this.state = 556;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case MuPuppetParser.NAME_KEY:
                {
                this.state = 552;
                this.match(MuPuppetParser.NAME_KEY);
                }
                break;
            case MuPuppetParser.DEFAULT_KEY:
                {
                this.state = 553;
                this.match(MuPuppetParser.DEFAULT_KEY);
                }
                break;
            case MuPuppetParser.UNDEF_KEY:
                {
                this.state = 554;
                this.match(MuPuppetParser.UNDEF_KEY);
                }
                break;
            case MuPuppetParser.PREFIX_MINUS:
            case MuPuppetParser.SPLAT:
            case MuPuppetParser.REGEX:
            case MuPuppetParser.INTERPOLATED_NAME:
            case MuPuppetParser.HEREDOC_OPEN:
            case MuPuppetParser.CASE:
            case MuPuppetParser.DEFAULT:
            case MuPuppetParser.FALSE:
            case MuPuppetParser.IF:
            case MuPuppetParser.TRUE:
            case MuPuppetParser.UNDEF:
            case MuPuppetParser.UNLESS:
            case MuPuppetParser.NAME:
            case MuPuppetParser.WORD:
            case MuPuppetParser.REFERENCE:
            case MuPuppetParser.VARIABLE:
            case MuPuppetParser.NUMBER:
            case MuPuppetParser.STRING:
            case MuPuppetParser.PLAIN_STRING:
            case MuPuppetParser.STRING_OPEN:
            case MuPuppetParser.HEREDOC:
            case MuPuppetParser.OPEN_BRACE:
            case MuPuppetParser.OPEN_BRACKET:
            case MuPuppetParser.OPEN_PAREN:
            case MuPuppetParser.NOT:
                {
                this.state = 555;
                localContext._match = this.expression();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 558;
            this.match(MuPuppetParser.ARROW);
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
            this.state = 560;
            this.match(MuPuppetParser.BODY_OPEN);
            this.state = 577;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 971210928) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 404094969) !== 0) || _la === 75) {
                {
                this.state = 563;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case MuPuppetParser.PREFIX_MINUS:
                case MuPuppetParser.SPLAT:
                case MuPuppetParser.REGEX:
                case MuPuppetParser.CLASS_RESOURCE:
                case MuPuppetParser.INTERPOLATED_NAME:
                case MuPuppetParser.HEREDOC_OPEN:
                case MuPuppetParser.CASE:
                case MuPuppetParser.DEFAULT:
                case MuPuppetParser.FALSE:
                case MuPuppetParser.IF:
                case MuPuppetParser.TRUE:
                case MuPuppetParser.UNDEF:
                case MuPuppetParser.UNLESS:
                case MuPuppetParser.NAME:
                case MuPuppetParser.WORD:
                case MuPuppetParser.REFERENCE:
                case MuPuppetParser.VARIABLE:
                case MuPuppetParser.NUMBER:
                case MuPuppetParser.STRING:
                case MuPuppetParser.PLAIN_STRING:
                case MuPuppetParser.STRING_OPEN:
                case MuPuppetParser.HEREDOC:
                case MuPuppetParser.OPEN_BRACE:
                case MuPuppetParser.OPEN_BRACKET:
                case MuPuppetParser.OPEN_PAREN:
                case MuPuppetParser.AT:
                case MuPuppetParser.AT_AT:
                case MuPuppetParser.NOT:
                    {
                    this.state = 561;
                    localContext._assignment = this.assignment();
                    localContext._assignments.push(localContext._assignment!);
                    }
                    break;
                case MuPuppetParser.CLASS:
                case MuPuppetParser.DEFINE:
                case MuPuppetParser.FUNCTION:
                case MuPuppetParser.NODE:
                case MuPuppetParser.TYPE:
                    {
                    this.state = 562;
                    localContext._definition = this.definition();
                    localContext._definitions.push(localContext._definition!);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 574;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 971210928) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 429260793) !== 0) || _la === 75) {
                    {
                    {
                    this.state = 566;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 55 || _la === 56) {
                        {
                        this.state = 565;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 55 || _la === 56)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                    }

                    this.state = 570;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case MuPuppetParser.PREFIX_MINUS:
                    case MuPuppetParser.SPLAT:
                    case MuPuppetParser.REGEX:
                    case MuPuppetParser.CLASS_RESOURCE:
                    case MuPuppetParser.INTERPOLATED_NAME:
                    case MuPuppetParser.HEREDOC_OPEN:
                    case MuPuppetParser.CASE:
                    case MuPuppetParser.DEFAULT:
                    case MuPuppetParser.FALSE:
                    case MuPuppetParser.IF:
                    case MuPuppetParser.TRUE:
                    case MuPuppetParser.UNDEF:
                    case MuPuppetParser.UNLESS:
                    case MuPuppetParser.NAME:
                    case MuPuppetParser.WORD:
                    case MuPuppetParser.REFERENCE:
                    case MuPuppetParser.VARIABLE:
                    case MuPuppetParser.NUMBER:
                    case MuPuppetParser.STRING:
                    case MuPuppetParser.PLAIN_STRING:
                    case MuPuppetParser.STRING_OPEN:
                    case MuPuppetParser.HEREDOC:
                    case MuPuppetParser.OPEN_BRACE:
                    case MuPuppetParser.OPEN_BRACKET:
                    case MuPuppetParser.OPEN_PAREN:
                    case MuPuppetParser.AT:
                    case MuPuppetParser.AT_AT:
                    case MuPuppetParser.NOT:
                        {
                        this.state = 568;
                        localContext._assignment = this.assignment();
                        localContext._assignments.push(localContext._assignment!);
                        }
                        break;
                    case MuPuppetParser.CLASS:
                    case MuPuppetParser.DEFINE:
                    case MuPuppetParser.FUNCTION:
                    case MuPuppetParser.NODE:
                    case MuPuppetParser.TYPE:
                        {
                        this.state = 569;
                        localContext._definition = this.definition();
                        localContext._definitions.push(localContext._definition!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    }
                    this.state = 576;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
            }

            this.state = 579;
            this.match(MuPuppetParser.CLOSE_BRACE);
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
            this.state = 591;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 5 || _la === 41 || _la === 42 || _la === 78) {
                {
                this.state = 581;
                localContext._parameter = this.parameter();
                localContext._parameters.push(localContext._parameter!);
                this.state = 588;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 55) {
                    {
                    {
                    this.state = 582;
                    this.match(MuPuppetParser.COMMA);
                    this.state = 584;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 5 || _la === 41 || _la === 42 || _la === 78) {
                        {
                        this.state = 583;
                        localContext._parameter = this.parameter();
                        localContext._parameters.push(localContext._parameter!);
                        }
                    }

                    }
                    }
                    this.state = 590;
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
            this.state = 594;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 41) {
                {
                this.state = 593;
                localContext._expected = this.type_();
                }
            }

            this.state = 597;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 5 || _la === 78) {
                {
                this.state = 596;
                _la = this.tokenStream.LA(1);
                if(!(_la === 5 || _la === 78)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
            }

            this.state = 599;
            localContext._name = this.match(MuPuppetParser.VARIABLE);
            this.state = 602;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 62) {
                {
                this.state = 600;
                this.match(MuPuppetParser.ASSIGN);
                this.state = 601;
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
            this.state = 604;
            this.match(MuPuppetParser.REFERENCE);
            this.state = 635;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 1) {
                {
                this.state = 605;
                this.match(MuPuppetParser.INDEX_OPEN);
                this.state = 632;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 681786544) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 180221) !== 0) || _la === 75) {
                    {
                    this.state = 614;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case MuPuppetParser.NAME_KEY:
                    case MuPuppetParser.DEFAULT_KEY:
                    case MuPuppetParser.UNDEF_KEY:
                    case MuPuppetParser.TYPE_KEY:
                        {
                        this.state = 606;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 607;
                        this.match(MuPuppetParser.ARROW);
                        this.state = 608;
                        localContext._expression = this.expression();
                        localContext._cells.push(localContext._expression!);
                        }
                        break;
                    case MuPuppetParser.PREFIX_MINUS:
                    case MuPuppetParser.SPLAT:
                    case MuPuppetParser.REGEX:
                    case MuPuppetParser.INTERPOLATED_NAME:
                    case MuPuppetParser.HEREDOC_OPEN:
                    case MuPuppetParser.CASE:
                    case MuPuppetParser.DEFAULT:
                    case MuPuppetParser.FALSE:
                    case MuPuppetParser.IF:
                    case MuPuppetParser.TRUE:
                    case MuPuppetParser.UNDEF:
                    case MuPuppetParser.UNLESS:
                    case MuPuppetParser.NAME:
                    case MuPuppetParser.WORD:
                    case MuPuppetParser.REFERENCE:
                    case MuPuppetParser.VARIABLE:
                    case MuPuppetParser.NUMBER:
                    case MuPuppetParser.STRING:
                    case MuPuppetParser.PLAIN_STRING:
                    case MuPuppetParser.STRING_OPEN:
                    case MuPuppetParser.HEREDOC:
                    case MuPuppetParser.OPEN_BRACE:
                    case MuPuppetParser.OPEN_BRACKET:
                    case MuPuppetParser.OPEN_PAREN:
                    case MuPuppetParser.NOT:
                        {
                        this.state = 609;
                        localContext._expression = this.expression();
                        localContext._cells.push(localContext._expression!);
                        this.state = 612;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 65) {
                            {
                            this.state = 610;
                            this.match(MuPuppetParser.ARROW);
                            this.state = 611;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            }
                        }

                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 629;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 55) {
                        {
                        {
                        this.state = 616;
                        this.match(MuPuppetParser.COMMA);
                        this.state = 625;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case MuPuppetParser.NAME_KEY:
                        case MuPuppetParser.DEFAULT_KEY:
                        case MuPuppetParser.UNDEF_KEY:
                        case MuPuppetParser.TYPE_KEY:
                            {
                            this.state = 617;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 618;
                            this.match(MuPuppetParser.ARROW);
                            this.state = 619;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            }
                            break;
                        case MuPuppetParser.PREFIX_MINUS:
                        case MuPuppetParser.SPLAT:
                        case MuPuppetParser.REGEX:
                        case MuPuppetParser.INTERPOLATED_NAME:
                        case MuPuppetParser.HEREDOC_OPEN:
                        case MuPuppetParser.CASE:
                        case MuPuppetParser.DEFAULT:
                        case MuPuppetParser.FALSE:
                        case MuPuppetParser.IF:
                        case MuPuppetParser.TRUE:
                        case MuPuppetParser.UNDEF:
                        case MuPuppetParser.UNLESS:
                        case MuPuppetParser.NAME:
                        case MuPuppetParser.WORD:
                        case MuPuppetParser.REFERENCE:
                        case MuPuppetParser.VARIABLE:
                        case MuPuppetParser.NUMBER:
                        case MuPuppetParser.STRING:
                        case MuPuppetParser.PLAIN_STRING:
                        case MuPuppetParser.STRING_OPEN:
                        case MuPuppetParser.HEREDOC:
                        case MuPuppetParser.OPEN_BRACE:
                        case MuPuppetParser.OPEN_BRACKET:
                        case MuPuppetParser.OPEN_PAREN:
                        case MuPuppetParser.NOT:
                            {
                            this.state = 620;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            this.state = 623;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 65) {
                                {
                                this.state = 621;
                                this.match(MuPuppetParser.ARROW);
                                this.state = 622;
                                localContext._expression = this.expression();
                                localContext._cells.push(localContext._expression!);
                                }
                            }

                            }
                            break;
                        case MuPuppetParser.CLOSE_BRACKET:
                        case MuPuppetParser.COMMA:
                            break;
                        default:
                            break;
                        }
                        }
                        }
                        this.state = 631;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 634;
                this.match(MuPuppetParser.CLOSE_BRACKET);
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
        4,1,105,638,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,
        7,6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,
        13,2,14,7,14,2,15,7,15,2,16,7,16,1,0,1,0,3,0,37,8,0,1,0,3,0,40,8,
        0,1,0,1,0,3,0,44,8,0,5,0,46,8,0,10,0,12,0,49,9,0,3,0,51,8,0,1,0,
        1,0,1,1,5,1,56,8,1,10,1,12,1,59,9,1,1,1,1,1,3,1,63,8,1,1,1,1,1,1,
        1,1,1,3,1,69,8,1,1,1,5,1,72,8,1,10,1,12,1,75,9,1,1,1,1,1,3,1,79,
        8,1,5,1,81,8,1,10,1,12,1,84,9,1,1,2,1,2,1,2,1,2,3,2,90,8,2,5,2,92,
        8,2,10,2,12,2,95,9,2,1,2,1,2,1,2,3,2,100,8,2,5,2,102,8,2,10,2,12,
        2,105,9,2,1,2,1,2,1,2,1,2,3,2,111,8,2,5,2,113,8,2,10,2,12,2,116,
        9,2,3,2,118,8,2,3,2,120,8,2,1,2,1,2,1,2,3,2,125,8,2,1,2,1,2,1,2,
        3,2,130,8,2,1,2,3,2,133,8,2,1,3,1,3,1,3,3,3,138,8,3,1,3,1,3,1,3,
        3,3,143,8,3,5,3,145,8,3,10,3,12,3,148,9,3,3,3,150,8,3,1,4,1,4,1,
        4,1,4,1,4,1,4,3,4,158,8,4,1,5,1,5,1,5,1,5,1,5,1,5,3,5,166,8,5,1,
        5,1,5,3,5,170,8,5,1,5,1,5,1,5,1,5,1,5,1,5,1,5,3,5,179,8,5,1,5,1,
        5,1,5,1,5,1,5,3,5,186,8,5,5,5,188,8,5,10,5,12,5,191,9,5,1,5,1,5,
        3,5,195,8,5,1,5,1,5,1,5,1,5,1,5,1,5,1,5,1,5,3,5,205,8,5,1,5,1,5,
        3,5,209,8,5,1,5,1,5,1,5,1,5,1,5,1,5,3,5,217,8,5,1,5,3,5,220,8,5,
        3,5,222,8,5,1,6,1,6,1,6,5,6,227,8,6,10,6,12,6,230,9,6,1,6,1,6,1,
        6,1,6,1,6,1,6,1,6,3,6,239,8,6,1,7,1,7,1,7,1,7,1,7,1,7,3,7,247,8,
        7,1,7,1,7,1,7,1,7,1,7,1,7,1,7,1,7,3,7,257,8,7,1,7,1,7,3,7,261,8,
        7,5,7,263,8,7,10,7,12,7,266,9,7,3,7,268,8,7,1,7,1,7,1,8,5,8,273,
        8,8,10,8,12,8,276,9,8,1,8,1,8,3,8,280,8,8,1,8,1,8,1,8,3,8,285,8,
        8,1,8,5,8,288,8,8,10,8,12,8,291,9,8,1,8,1,8,3,8,295,8,8,5,8,297,
        8,8,10,8,12,8,300,9,8,1,9,1,9,1,9,1,9,1,9,1,9,1,9,3,9,309,8,9,3,
        9,311,8,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,3,9,320,8,9,3,9,322,8,9,5,
        9,324,8,9,10,9,12,9,327,9,9,3,9,329,8,9,1,9,1,9,1,9,1,9,1,9,1,9,
        1,9,3,9,338,8,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,3,9,348,8,9,1,9,
        1,9,3,9,352,8,9,5,9,354,8,9,10,9,12,9,357,9,9,3,9,359,8,9,1,9,1,
        9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,5,9,373,8,9,10,9,12,9,
        376,9,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,5,9,386,8,9,10,9,12,9,389,
        9,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,5,9,399,8,9,10,9,12,9,402,9,
        9,1,9,1,9,3,9,406,8,9,1,9,1,9,1,9,1,9,1,9,3,9,413,8,9,1,9,1,9,1,
        9,1,9,4,9,419,8,9,11,9,12,9,420,1,9,1,9,3,9,425,8,9,1,10,1,10,1,
        10,5,10,430,8,10,10,10,12,10,433,9,10,1,10,1,10,1,10,1,11,1,11,1,
        11,1,11,1,11,1,11,1,11,3,11,445,8,11,3,11,447,8,11,1,11,1,11,1,11,
        1,11,1,11,1,11,1,11,3,11,456,8,11,3,11,458,8,11,5,11,460,8,11,10,
        11,12,11,463,9,11,3,11,465,8,11,1,11,1,11,1,11,1,11,1,11,1,11,1,
        11,1,11,3,11,475,8,11,3,11,477,8,11,1,11,1,11,1,11,1,11,1,11,1,11,
        1,11,3,11,486,8,11,3,11,488,8,11,5,11,490,8,11,10,11,12,11,493,9,
        11,3,11,495,8,11,1,11,1,11,1,11,1,11,1,11,1,11,3,11,503,8,11,1,11,
        1,11,3,11,507,8,11,1,11,1,11,1,11,1,11,1,11,1,11,1,11,3,11,516,8,
        11,1,11,1,11,3,11,520,8,11,1,11,1,11,1,11,1,11,1,11,1,11,3,11,528,
        8,11,1,11,1,11,1,11,1,11,1,11,1,11,1,11,3,11,537,8,11,1,11,1,11,
        3,11,541,8,11,5,11,543,8,11,10,11,12,11,546,9,11,1,11,1,11,3,11,
        550,8,11,1,12,1,12,1,12,1,12,1,12,3,12,557,8,12,1,12,1,12,1,13,1,
        13,1,13,3,13,564,8,13,1,13,3,13,567,8,13,1,13,1,13,3,13,571,8,13,
        5,13,573,8,13,10,13,12,13,576,9,13,3,13,578,8,13,1,13,1,13,1,14,
        1,14,1,14,3,14,585,8,14,5,14,587,8,14,10,14,12,14,590,9,14,3,14,
        592,8,14,1,15,3,15,595,8,15,1,15,3,15,598,8,15,1,15,1,15,1,15,3,
        15,603,8,15,1,16,1,16,1,16,1,16,1,16,1,16,1,16,1,16,3,16,613,8,16,
        3,16,615,8,16,1,16,1,16,1,16,1,16,1,16,1,16,1,16,3,16,624,8,16,3,
        16,626,8,16,5,16,628,8,16,10,16,12,16,631,9,16,3,16,633,8,16,1,16,
        3,16,636,8,16,1,16,0,0,17,0,2,4,6,8,10,12,14,16,18,20,22,24,26,28,
        30,32,0,18,1,0,55,56,3,0,4,5,59,60,75,75,8,0,7,7,15,16,23,23,27,
        27,35,35,37,37,39,45,47,47,7,0,19,19,30,30,33,33,62,64,67,74,76,
        82,87,90,9,0,7,7,10,12,15,16,23,23,27,27,35,35,37,37,39,45,47,47,
        1,0,10,14,1,0,65,66,1,0,39,41,2,0,2,2,52,52,2,0,23,23,39,41,2,0,
        39,39,43,43,2,0,4,5,75,75,8,0,7,7,16,16,23,23,27,27,35,35,37,37,
        39,45,47,47,5,0,19,19,30,30,33,33,67,74,76,82,9,0,7,7,10,12,16,16,
        23,23,27,27,35,35,37,37,39,45,47,47,1,0,10,13,2,0,10,10,39,39,2,
        0,5,5,78,78,779,0,50,1,0,0,0,2,57,1,0,0,0,4,132,1,0,0,0,6,134,1,
        0,0,0,8,157,1,0,0,0,10,221,1,0,0,0,12,238,1,0,0,0,14,240,1,0,0,0,
        16,274,1,0,0,0,18,424,1,0,0,0,20,426,1,0,0,0,22,549,1,0,0,0,24,551,
        1,0,0,0,26,560,1,0,0,0,28,591,1,0,0,0,30,594,1,0,0,0,32,604,1,0,
        0,0,34,37,3,2,1,0,35,37,3,10,5,0,36,34,1,0,0,0,36,35,1,0,0,0,37,
        47,1,0,0,0,38,40,7,0,0,0,39,38,1,0,0,0,39,40,1,0,0,0,40,43,1,0,0,
        0,41,44,3,2,1,0,42,44,3,10,5,0,43,41,1,0,0,0,43,42,1,0,0,0,44,46,
        1,0,0,0,45,39,1,0,0,0,46,49,1,0,0,0,47,45,1,0,0,0,47,48,1,0,0,0,
        48,51,1,0,0,0,49,47,1,0,0,0,50,36,1,0,0,0,50,51,1,0,0,0,51,52,1,
        0,0,0,52,53,5,0,0,1,53,1,1,0,0,0,54,56,7,1,0,0,55,54,1,0,0,0,56,
        59,1,0,0,0,57,55,1,0,0,0,57,58,1,0,0,0,58,62,1,0,0,0,59,57,1,0,0,
        0,60,63,7,2,0,0,61,63,3,18,9,0,62,60,1,0,0,0,62,61,1,0,0,0,63,82,
        1,0,0,0,64,81,3,22,11,0,65,81,3,4,2,0,66,69,7,3,0,0,67,69,3,24,12,
        0,68,66,1,0,0,0,68,67,1,0,0,0,69,73,1,0,0,0,70,72,7,1,0,0,71,70,
        1,0,0,0,72,75,1,0,0,0,73,71,1,0,0,0,73,74,1,0,0,0,74,78,1,0,0,0,
        75,73,1,0,0,0,76,79,7,4,0,0,77,79,3,18,9,0,78,76,1,0,0,0,78,77,1,
        0,0,0,79,81,1,0,0,0,80,64,1,0,0,0,80,65,1,0,0,0,80,68,1,0,0,0,81,
        84,1,0,0,0,82,80,1,0,0,0,82,83,1,0,0,0,83,3,1,0,0,0,84,82,1,0,0,
        0,85,119,5,3,0,0,86,93,3,6,3,0,87,89,5,56,0,0,88,90,3,6,3,0,89,88,
        1,0,0,0,89,90,1,0,0,0,90,92,1,0,0,0,91,87,1,0,0,0,92,95,1,0,0,0,
        93,91,1,0,0,0,93,94,1,0,0,0,94,120,1,0,0,0,95,93,1,0,0,0,96,103,
        3,8,4,0,97,99,5,55,0,0,98,100,3,8,4,0,99,98,1,0,0,0,99,100,1,0,0,
        0,100,102,1,0,0,0,101,97,1,0,0,0,102,105,1,0,0,0,103,101,1,0,0,0,
        103,104,1,0,0,0,104,120,1,0,0,0,105,103,1,0,0,0,106,117,5,55,0,0,
        107,114,3,8,4,0,108,110,5,55,0,0,109,111,3,8,4,0,110,109,1,0,0,0,
        110,111,1,0,0,0,111,113,1,0,0,0,112,108,1,0,0,0,113,116,1,0,0,0,
        114,112,1,0,0,0,114,115,1,0,0,0,115,118,1,0,0,0,116,114,1,0,0,0,
        117,107,1,0,0,0,117,118,1,0,0,0,118,120,1,0,0,0,119,86,1,0,0,0,119,
        96,1,0,0,0,119,106,1,0,0,0,119,120,1,0,0,0,120,121,1,0,0,0,121,133,
        5,49,0,0,122,124,5,83,0,0,123,125,3,16,8,0,124,123,1,0,0,0,124,125,
        1,0,0,0,125,126,1,0,0,0,126,133,5,84,0,0,127,129,5,85,0,0,128,130,
        3,16,8,0,129,128,1,0,0,0,129,130,1,0,0,0,130,131,1,0,0,0,131,133,
        5,86,0,0,132,85,1,0,0,0,132,122,1,0,0,0,132,127,1,0,0,0,133,5,1,
        0,0,0,134,135,3,16,8,0,135,137,5,57,0,0,136,138,5,55,0,0,137,136,
        1,0,0,0,137,138,1,0,0,0,138,149,1,0,0,0,139,146,3,8,4,0,140,142,
        5,55,0,0,141,143,3,8,4,0,142,141,1,0,0,0,142,143,1,0,0,0,143,145,
        1,0,0,0,144,140,1,0,0,0,145,148,1,0,0,0,146,144,1,0,0,0,146,147,
        1,0,0,0,147,150,1,0,0,0,148,146,1,0,0,0,149,139,1,0,0,0,149,150,
        1,0,0,0,150,7,1,0,0,0,151,152,7,5,0,0,152,153,7,6,0,0,153,158,3,
        16,8,0,154,155,5,6,0,0,155,156,5,65,0,0,156,158,3,16,8,0,157,151,
        1,0,0,0,157,154,1,0,0,0,158,9,1,0,0,0,159,160,5,22,0,0,160,165,7,
        7,0,0,161,162,7,8,0,0,162,163,3,28,14,0,163,164,5,53,0,0,164,166,
        1,0,0,0,165,161,1,0,0,0,165,166,1,0,0,0,166,169,1,0,0,0,167,168,
        5,31,0,0,168,170,7,9,0,0,169,167,1,0,0,0,169,170,1,0,0,0,170,171,
        1,0,0,0,171,222,3,26,13,0,172,173,5,24,0,0,173,178,7,7,0,0,174,175,
        7,8,0,0,175,176,3,28,14,0,176,177,5,53,0,0,177,179,1,0,0,0,178,174,
        1,0,0,0,178,179,1,0,0,0,179,180,1,0,0,0,180,222,3,26,13,0,181,182,
        5,32,0,0,182,189,3,12,6,0,183,185,5,55,0,0,184,186,3,12,6,0,185,
        184,1,0,0,0,185,186,1,0,0,0,186,188,1,0,0,0,187,183,1,0,0,0,188,
        191,1,0,0,0,189,187,1,0,0,0,189,190,1,0,0,0,190,194,1,0,0,0,191,
        189,1,0,0,0,192,193,5,31,0,0,193,195,3,12,6,0,194,192,1,0,0,0,194,
        195,1,0,0,0,195,196,1,0,0,0,196,197,3,26,13,0,197,222,1,0,0,0,198,
        199,5,28,0,0,199,204,7,7,0,0,200,201,7,8,0,0,201,202,3,28,14,0,202,
        203,5,53,0,0,203,205,1,0,0,0,204,200,1,0,0,0,204,205,1,0,0,0,205,
        208,1,0,0,0,206,207,5,82,0,0,207,209,3,32,16,0,208,206,1,0,0,0,208,
        209,1,0,0,0,209,210,1,0,0,0,210,222,3,26,13,0,211,212,5,36,0,0,212,
        213,3,32,16,0,213,219,5,62,0,0,214,216,3,32,16,0,215,217,3,14,7,
        0,216,215,1,0,0,0,216,217,1,0,0,0,217,220,1,0,0,0,218,220,3,18,9,
        0,219,214,1,0,0,0,219,218,1,0,0,0,220,222,1,0,0,0,221,159,1,0,0,
        0,221,172,1,0,0,0,221,181,1,0,0,0,221,198,1,0,0,0,221,211,1,0,0,
        0,222,11,1,0,0,0,223,228,7,10,0,0,224,225,5,54,0,0,225,227,7,10,
        0,0,226,224,1,0,0,0,227,230,1,0,0,0,228,226,1,0,0,0,228,229,1,0,
        0,0,229,239,1,0,0,0,230,228,1,0,0,0,231,239,5,44,0,0,232,239,5,45,
        0,0,233,239,5,40,0,0,234,239,5,7,0,0,235,239,5,23,0,0,236,239,5,
        47,0,0,237,239,3,18,9,0,238,223,1,0,0,0,238,231,1,0,0,0,238,232,
        1,0,0,0,238,233,1,0,0,0,238,234,1,0,0,0,238,235,1,0,0,0,238,236,
        1,0,0,0,238,237,1,0,0,0,239,13,1,0,0,0,240,267,5,3,0,0,241,247,5,
        10,0,0,242,247,5,11,0,0,243,247,5,12,0,0,244,247,5,13,0,0,245,247,
        3,2,1,0,246,241,1,0,0,0,246,242,1,0,0,0,246,243,1,0,0,0,246,244,
        1,0,0,0,246,245,1,0,0,0,247,248,1,0,0,0,248,249,5,65,0,0,249,264,
        3,2,1,0,250,260,5,55,0,0,251,257,5,10,0,0,252,257,5,11,0,0,253,257,
        5,12,0,0,254,257,5,13,0,0,255,257,3,2,1,0,256,251,1,0,0,0,256,252,
        1,0,0,0,256,253,1,0,0,0,256,254,1,0,0,0,256,255,1,0,0,0,257,258,
        1,0,0,0,258,259,5,65,0,0,259,261,3,2,1,0,260,256,1,0,0,0,260,261,
        1,0,0,0,261,263,1,0,0,0,262,250,1,0,0,0,263,266,1,0,0,0,264,262,
        1,0,0,0,264,265,1,0,0,0,265,268,1,0,0,0,266,264,1,0,0,0,267,246,
        1,0,0,0,267,268,1,0,0,0,268,269,1,0,0,0,269,270,5,49,0,0,270,15,
        1,0,0,0,271,273,7,11,0,0,272,271,1,0,0,0,273,276,1,0,0,0,274,272,
        1,0,0,0,274,275,1,0,0,0,275,279,1,0,0,0,276,274,1,0,0,0,277,280,
        7,12,0,0,278,280,3,18,9,0,279,277,1,0,0,0,279,278,1,0,0,0,280,298,
        1,0,0,0,281,297,3,22,11,0,282,285,7,13,0,0,283,285,3,24,12,0,284,
        282,1,0,0,0,284,283,1,0,0,0,285,289,1,0,0,0,286,288,7,11,0,0,287,
        286,1,0,0,0,288,291,1,0,0,0,289,287,1,0,0,0,289,290,1,0,0,0,290,
        294,1,0,0,0,291,289,1,0,0,0,292,295,7,14,0,0,293,295,3,18,9,0,294,
        292,1,0,0,0,294,293,1,0,0,0,295,297,1,0,0,0,296,281,1,0,0,0,296,
        284,1,0,0,0,297,300,1,0,0,0,298,296,1,0,0,0,298,299,1,0,0,0,299,
        17,1,0,0,0,300,298,1,0,0,0,301,328,5,50,0,0,302,303,7,15,0,0,303,
        304,5,65,0,0,304,311,3,2,1,0,305,308,3,2,1,0,306,307,5,65,0,0,307,
        309,3,2,1,0,308,306,1,0,0,0,308,309,1,0,0,0,309,311,1,0,0,0,310,
        302,1,0,0,0,310,305,1,0,0,0,311,325,1,0,0,0,312,321,5,55,0,0,313,
        314,7,15,0,0,314,315,5,65,0,0,315,322,3,2,1,0,316,319,3,2,1,0,317,
        318,5,65,0,0,318,320,3,2,1,0,319,317,1,0,0,0,319,320,1,0,0,0,320,
        322,1,0,0,0,321,313,1,0,0,0,321,316,1,0,0,0,321,322,1,0,0,0,322,
        324,1,0,0,0,323,312,1,0,0,0,324,327,1,0,0,0,325,323,1,0,0,0,325,
        326,1,0,0,0,326,329,1,0,0,0,327,325,1,0,0,0,328,310,1,0,0,0,328,
        329,1,0,0,0,329,330,1,0,0,0,330,425,5,51,0,0,331,358,5,48,0,0,332,
        338,5,10,0,0,333,338,5,11,0,0,334,338,5,12,0,0,335,338,5,13,0,0,
        336,338,3,2,1,0,337,332,1,0,0,0,337,333,1,0,0,0,337,334,1,0,0,0,
        337,335,1,0,0,0,337,336,1,0,0,0,338,339,1,0,0,0,339,340,5,65,0,0,
        340,355,3,2,1,0,341,351,5,55,0,0,342,348,5,10,0,0,343,348,5,11,0,
        0,344,348,5,12,0,0,345,348,5,13,0,0,346,348,3,2,1,0,347,342,1,0,
        0,0,347,343,1,0,0,0,347,344,1,0,0,0,347,345,1,0,0,0,347,346,1,0,
        0,0,348,349,1,0,0,0,349,350,5,65,0,0,350,352,3,2,1,0,351,347,1,0,
        0,0,351,352,1,0,0,0,352,354,1,0,0,0,353,341,1,0,0,0,354,357,1,0,
        0,0,355,353,1,0,0,0,355,356,1,0,0,0,356,359,1,0,0,0,357,355,1,0,
        0,0,358,337,1,0,0,0,358,359,1,0,0,0,359,360,1,0,0,0,360,425,5,49,
        0,0,361,362,5,52,0,0,362,363,3,2,1,0,363,364,5,53,0,0,364,425,1,
        0,0,0,365,374,5,46,0,0,366,373,5,102,0,0,367,373,5,103,0,0,368,369,
        5,104,0,0,369,370,3,2,1,0,370,371,5,49,0,0,371,373,1,0,0,0,372,366,
        1,0,0,0,372,367,1,0,0,0,372,368,1,0,0,0,373,376,1,0,0,0,374,372,
        1,0,0,0,374,375,1,0,0,0,375,377,1,0,0,0,376,374,1,0,0,0,377,425,
        5,105,0,0,378,387,5,17,0,0,379,386,5,102,0,0,380,386,5,103,0,0,381,
        382,5,104,0,0,382,383,3,2,1,0,383,384,5,49,0,0,384,386,1,0,0,0,385,
        379,1,0,0,0,385,380,1,0,0,0,385,381,1,0,0,0,386,389,1,0,0,0,387,
        385,1,0,0,0,387,388,1,0,0,0,388,390,1,0,0,0,389,387,1,0,0,0,390,
        425,5,18,0,0,391,392,5,29,0,0,392,393,3,16,8,0,393,400,3,26,13,0,
        394,395,5,26,0,0,395,396,3,16,8,0,396,397,3,26,13,0,397,399,1,0,
        0,0,398,394,1,0,0,0,399,402,1,0,0,0,400,398,1,0,0,0,400,401,1,0,
        0,0,401,405,1,0,0,0,402,400,1,0,0,0,403,404,5,25,0,0,404,406,3,26,
        13,0,405,403,1,0,0,0,405,406,1,0,0,0,406,425,1,0,0,0,407,408,5,38,
        0,0,408,409,3,16,8,0,409,412,3,26,13,0,410,411,5,25,0,0,411,413,
        3,26,13,0,412,410,1,0,0,0,412,413,1,0,0,0,413,425,1,0,0,0,414,415,
        5,21,0,0,415,416,3,16,8,0,416,418,5,3,0,0,417,419,3,20,10,0,418,
        417,1,0,0,0,419,420,1,0,0,0,420,418,1,0,0,0,420,421,1,0,0,0,421,
        422,1,0,0,0,422,423,5,49,0,0,423,425,1,0,0,0,424,301,1,0,0,0,424,
        331,1,0,0,0,424,361,1,0,0,0,424,365,1,0,0,0,424,378,1,0,0,0,424,
        391,1,0,0,0,424,407,1,0,0,0,424,414,1,0,0,0,425,19,1,0,0,0,426,431,
        3,16,8,0,427,428,5,55,0,0,428,430,3,16,8,0,429,427,1,0,0,0,430,433,
        1,0,0,0,431,429,1,0,0,0,431,432,1,0,0,0,432,434,1,0,0,0,433,431,
        1,0,0,0,434,435,5,57,0,0,435,436,3,26,13,0,436,21,1,0,0,0,437,464,
        5,1,0,0,438,439,7,15,0,0,439,440,5,65,0,0,440,447,3,16,8,0,441,444,
        3,16,8,0,442,443,5,65,0,0,443,445,3,16,8,0,444,442,1,0,0,0,444,445,
        1,0,0,0,445,447,1,0,0,0,446,438,1,0,0,0,446,441,1,0,0,0,447,461,
        1,0,0,0,448,457,5,55,0,0,449,450,7,15,0,0,450,451,5,65,0,0,451,458,
        3,16,8,0,452,455,3,16,8,0,453,454,5,65,0,0,454,456,3,16,8,0,455,
        453,1,0,0,0,455,456,1,0,0,0,456,458,1,0,0,0,457,449,1,0,0,0,457,
        452,1,0,0,0,457,458,1,0,0,0,458,460,1,0,0,0,459,448,1,0,0,0,460,
        463,1,0,0,0,461,459,1,0,0,0,461,462,1,0,0,0,462,465,1,0,0,0,463,
        461,1,0,0,0,464,446,1,0,0,0,464,465,1,0,0,0,465,466,1,0,0,0,466,
        550,5,51,0,0,467,494,5,2,0,0,468,469,7,15,0,0,469,470,5,65,0,0,470,
        477,3,2,1,0,471,474,3,2,1,0,472,473,5,65,0,0,473,475,3,2,1,0,474,
        472,1,0,0,0,474,475,1,0,0,0,475,477,1,0,0,0,476,468,1,0,0,0,476,
        471,1,0,0,0,477,491,1,0,0,0,478,487,5,55,0,0,479,480,7,15,0,0,480,
        481,5,65,0,0,481,488,3,2,1,0,482,485,3,2,1,0,483,484,5,65,0,0,484,
        486,3,2,1,0,485,483,1,0,0,0,485,486,1,0,0,0,486,488,1,0,0,0,487,
        479,1,0,0,0,487,482,1,0,0,0,487,488,1,0,0,0,488,490,1,0,0,0,489,
        478,1,0,0,0,490,493,1,0,0,0,491,489,1,0,0,0,491,492,1,0,0,0,492,
        495,1,0,0,0,493,491,1,0,0,0,494,476,1,0,0,0,494,495,1,0,0,0,495,
        496,1,0,0,0,496,506,5,53,0,0,497,498,5,58,0,0,498,499,3,28,14,0,
        499,502,5,8,0,0,500,501,5,82,0,0,501,503,3,32,16,0,502,500,1,0,0,
        0,502,503,1,0,0,0,503,504,1,0,0,0,504,505,3,26,13,0,505,507,1,0,
        0,0,506,497,1,0,0,0,506,507,1,0,0,0,507,550,1,0,0,0,508,509,5,54,
        0,0,509,519,7,16,0,0,510,511,5,58,0,0,511,512,3,28,14,0,512,515,
        5,8,0,0,513,514,5,82,0,0,514,516,3,32,16,0,515,513,1,0,0,0,515,516,
        1,0,0,0,516,517,1,0,0,0,517,518,3,26,13,0,518,520,1,0,0,0,519,510,
        1,0,0,0,519,520,1,0,0,0,520,550,1,0,0,0,521,522,5,9,0,0,522,527,
        5,3,0,0,523,528,5,10,0,0,524,528,5,11,0,0,525,528,5,12,0,0,526,528,
        3,16,8,0,527,523,1,0,0,0,527,524,1,0,0,0,527,525,1,0,0,0,527,526,
        1,0,0,0,528,529,1,0,0,0,529,530,5,65,0,0,530,544,3,16,8,0,531,540,
        5,55,0,0,532,537,5,10,0,0,533,537,5,11,0,0,534,537,5,12,0,0,535,
        537,3,16,8,0,536,532,1,0,0,0,536,533,1,0,0,0,536,534,1,0,0,0,536,
        535,1,0,0,0,537,538,1,0,0,0,538,539,5,65,0,0,539,541,3,16,8,0,540,
        536,1,0,0,0,540,541,1,0,0,0,541,543,1,0,0,0,542,531,1,0,0,0,543,
        546,1,0,0,0,544,542,1,0,0,0,544,545,1,0,0,0,545,547,1,0,0,0,546,
        544,1,0,0,0,547,548,5,49,0,0,548,550,1,0,0,0,549,437,1,0,0,0,549,
        467,1,0,0,0,549,508,1,0,0,0,549,521,1,0,0,0,550,23,1,0,0,0,551,556,
        5,61,0,0,552,557,5,10,0,0,553,557,5,11,0,0,554,557,5,12,0,0,555,
        557,3,16,8,0,556,552,1,0,0,0,556,553,1,0,0,0,556,554,1,0,0,0,556,
        555,1,0,0,0,557,558,1,0,0,0,558,559,5,65,0,0,559,25,1,0,0,0,560,
        577,5,3,0,0,561,564,3,2,1,0,562,564,3,10,5,0,563,561,1,0,0,0,563,
        562,1,0,0,0,564,574,1,0,0,0,565,567,7,0,0,0,566,565,1,0,0,0,566,
        567,1,0,0,0,567,570,1,0,0,0,568,571,3,2,1,0,569,571,3,10,5,0,570,
        568,1,0,0,0,570,569,1,0,0,0,571,573,1,0,0,0,572,566,1,0,0,0,573,
        576,1,0,0,0,574,572,1,0,0,0,574,575,1,0,0,0,575,578,1,0,0,0,576,
        574,1,0,0,0,577,563,1,0,0,0,577,578,1,0,0,0,578,579,1,0,0,0,579,
        580,5,49,0,0,580,27,1,0,0,0,581,588,3,30,15,0,582,584,5,55,0,0,583,
        585,3,30,15,0,584,583,1,0,0,0,584,585,1,0,0,0,585,587,1,0,0,0,586,
        582,1,0,0,0,587,590,1,0,0,0,588,586,1,0,0,0,588,589,1,0,0,0,589,
        592,1,0,0,0,590,588,1,0,0,0,591,581,1,0,0,0,591,592,1,0,0,0,592,
        29,1,0,0,0,593,595,3,32,16,0,594,593,1,0,0,0,594,595,1,0,0,0,595,
        597,1,0,0,0,596,598,7,17,0,0,597,596,1,0,0,0,597,598,1,0,0,0,598,
        599,1,0,0,0,599,602,5,42,0,0,600,601,5,62,0,0,601,603,3,16,8,0,602,
        600,1,0,0,0,602,603,1,0,0,0,603,31,1,0,0,0,604,635,5,41,0,0,605,
        632,5,1,0,0,606,607,7,15,0,0,607,608,5,65,0,0,608,615,3,16,8,0,609,
        612,3,16,8,0,610,611,5,65,0,0,611,613,3,16,8,0,612,610,1,0,0,0,612,
        613,1,0,0,0,613,615,1,0,0,0,614,606,1,0,0,0,614,609,1,0,0,0,615,
        629,1,0,0,0,616,625,5,55,0,0,617,618,7,15,0,0,618,619,5,65,0,0,619,
        626,3,16,8,0,620,623,3,16,8,0,621,622,5,65,0,0,622,624,3,16,8,0,
        623,621,1,0,0,0,623,624,1,0,0,0,624,626,1,0,0,0,625,617,1,0,0,0,
        625,620,1,0,0,0,625,626,1,0,0,0,626,628,1,0,0,0,627,616,1,0,0,0,
        628,631,1,0,0,0,629,627,1,0,0,0,629,630,1,0,0,0,630,633,1,0,0,0,
        631,629,1,0,0,0,632,614,1,0,0,0,632,633,1,0,0,0,633,634,1,0,0,0,
        634,636,5,51,0,0,635,605,1,0,0,0,635,636,1,0,0,0,636,33,1,0,0,0,
        114,36,39,43,47,50,57,62,68,73,78,80,82,89,93,99,103,110,114,117,
        119,124,129,132,137,142,146,149,157,165,169,178,185,189,194,204,
        208,216,219,221,228,238,246,256,260,264,267,274,279,284,289,294,
        296,298,308,310,319,321,325,328,337,347,351,355,358,372,374,385,
        387,400,405,412,420,424,431,444,446,455,457,461,464,474,476,485,
        487,491,494,502,506,515,519,527,536,540,544,549,556,563,566,570,
        574,577,584,588,591,594,597,602,612,614,623,625,629,632,635
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
    		return this.getTokens(MuPuppetParser.SEMICOLON);
    	} else {
    		return this.getToken(MuPuppetParser.SEMICOLON, i);
    	}
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.COMMA);
    	} else {
    		return this.getToken(MuPuppetParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return MuPuppetParser.RULE_manifest;
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
    		return this.getTokens(MuPuppetParser.VARIABLE);
    	} else {
    		return this.getToken(MuPuppetParser.VARIABLE, i);
    	}
    }
    public NAME(): antlr.TerminalNode[];
    public NAME(i: number): antlr.TerminalNode | null;
    public NAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.NAME);
    	} else {
    		return this.getToken(MuPuppetParser.NAME, i);
    	}
    }
    public WORD(): antlr.TerminalNode[];
    public WORD(i: number): antlr.TerminalNode | null;
    public WORD(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.WORD);
    	} else {
    		return this.getToken(MuPuppetParser.WORD, i);
    	}
    }
    public REFERENCE(): antlr.TerminalNode[];
    public REFERENCE(i: number): antlr.TerminalNode | null;
    public REFERENCE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.REFERENCE);
    	} else {
    		return this.getToken(MuPuppetParser.REFERENCE, i);
    	}
    }
    public NUMBER(): antlr.TerminalNode[];
    public NUMBER(i: number): antlr.TerminalNode | null;
    public NUMBER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.NUMBER);
    	} else {
    		return this.getToken(MuPuppetParser.NUMBER, i);
    	}
    }
    public STRING(): antlr.TerminalNode[];
    public STRING(i: number): antlr.TerminalNode | null;
    public STRING(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.STRING);
    	} else {
    		return this.getToken(MuPuppetParser.STRING, i);
    	}
    }
    public PLAIN_STRING(): antlr.TerminalNode[];
    public PLAIN_STRING(i: number): antlr.TerminalNode | null;
    public PLAIN_STRING(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.PLAIN_STRING);
    	} else {
    		return this.getToken(MuPuppetParser.PLAIN_STRING, i);
    	}
    }
    public REGEX(): antlr.TerminalNode[];
    public REGEX(i: number): antlr.TerminalNode | null;
    public REGEX(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.REGEX);
    	} else {
    		return this.getToken(MuPuppetParser.REGEX, i);
    	}
    }
    public TRUE(): antlr.TerminalNode[];
    public TRUE(i: number): antlr.TerminalNode | null;
    public TRUE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.TRUE);
    	} else {
    		return this.getToken(MuPuppetParser.TRUE, i);
    	}
    }
    public FALSE(): antlr.TerminalNode[];
    public FALSE(i: number): antlr.TerminalNode | null;
    public FALSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.FALSE);
    	} else {
    		return this.getToken(MuPuppetParser.FALSE, i);
    	}
    }
    public UNDEF(): antlr.TerminalNode[];
    public UNDEF(i: number): antlr.TerminalNode | null;
    public UNDEF(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.UNDEF);
    	} else {
    		return this.getToken(MuPuppetParser.UNDEF, i);
    	}
    }
    public DEFAULT(): antlr.TerminalNode[];
    public DEFAULT(i: number): antlr.TerminalNode | null;
    public DEFAULT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.DEFAULT);
    	} else {
    		return this.getToken(MuPuppetParser.DEFAULT, i);
    	}
    }
    public HEREDOC(): antlr.TerminalNode[];
    public HEREDOC(i: number): antlr.TerminalNode | null;
    public HEREDOC(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.HEREDOC);
    	} else {
    		return this.getToken(MuPuppetParser.HEREDOC, i);
    	}
    }
    public INTERPOLATED_NAME(): antlr.TerminalNode[];
    public INTERPOLATED_NAME(i: number): antlr.TerminalNode | null;
    public INTERPOLATED_NAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.INTERPOLATED_NAME);
    	} else {
    		return this.getToken(MuPuppetParser.INTERPOLATED_NAME, i);
    	}
    }
    public CLASS_RESOURCE(): antlr.TerminalNode[];
    public CLASS_RESOURCE(i: number): antlr.TerminalNode | null;
    public CLASS_RESOURCE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.CLASS_RESOURCE);
    	} else {
    		return this.getToken(MuPuppetParser.CLASS_RESOURCE, i);
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
    public AT(): antlr.TerminalNode[];
    public AT(i: number): antlr.TerminalNode | null;
    public AT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.AT);
    	} else {
    		return this.getToken(MuPuppetParser.AT, i);
    	}
    }
    public AT_AT(): antlr.TerminalNode[];
    public AT_AT(i: number): antlr.TerminalNode | null;
    public AT_AT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.AT_AT);
    	} else {
    		return this.getToken(MuPuppetParser.AT_AT, i);
    	}
    }
    public NOT(): antlr.TerminalNode[];
    public NOT(i: number): antlr.TerminalNode | null;
    public NOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.NOT);
    	} else {
    		return this.getToken(MuPuppetParser.NOT, i);
    	}
    }
    public PREFIX_MINUS(): antlr.TerminalNode[];
    public PREFIX_MINUS(i: number): antlr.TerminalNode | null;
    public PREFIX_MINUS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.PREFIX_MINUS);
    	} else {
    		return this.getToken(MuPuppetParser.PREFIX_MINUS, i);
    	}
    }
    public SPLAT(): antlr.TerminalNode[];
    public SPLAT(i: number): antlr.TerminalNode | null;
    public SPLAT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.SPLAT);
    	} else {
    		return this.getToken(MuPuppetParser.SPLAT, i);
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
    		return this.getTokens(MuPuppetParser.IN);
    	} else {
    		return this.getToken(MuPuppetParser.IN, i);
    	}
    }
    public MATCH(): antlr.TerminalNode[];
    public MATCH(i: number): antlr.TerminalNode | null;
    public MATCH(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.MATCH);
    	} else {
    		return this.getToken(MuPuppetParser.MATCH, i);
    	}
    }
    public NO_MATCH(): antlr.TerminalNode[];
    public NO_MATCH(i: number): antlr.TerminalNode | null;
    public NO_MATCH(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.NO_MATCH);
    	} else {
    		return this.getToken(MuPuppetParser.NO_MATCH, i);
    	}
    }
    public TIMES(): antlr.TerminalNode[];
    public TIMES(i: number): antlr.TerminalNode | null;
    public TIMES(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.TIMES);
    	} else {
    		return this.getToken(MuPuppetParser.TIMES, i);
    	}
    }
    public DIVIDE(): antlr.TerminalNode[];
    public DIVIDE(i: number): antlr.TerminalNode | null;
    public DIVIDE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.DIVIDE);
    	} else {
    		return this.getToken(MuPuppetParser.DIVIDE, i);
    	}
    }
    public MODULO(): antlr.TerminalNode[];
    public MODULO(i: number): antlr.TerminalNode | null;
    public MODULO(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.MODULO);
    	} else {
    		return this.getToken(MuPuppetParser.MODULO, i);
    	}
    }
    public PLUS(): antlr.TerminalNode[];
    public PLUS(i: number): antlr.TerminalNode | null;
    public PLUS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.PLUS);
    	} else {
    		return this.getToken(MuPuppetParser.PLUS, i);
    	}
    }
    public MINUS(): antlr.TerminalNode[];
    public MINUS(i: number): antlr.TerminalNode | null;
    public MINUS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.MINUS);
    	} else {
    		return this.getToken(MuPuppetParser.MINUS, i);
    	}
    }
    public LEFT_SHIFT(): antlr.TerminalNode[];
    public LEFT_SHIFT(i: number): antlr.TerminalNode | null;
    public LEFT_SHIFT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.LEFT_SHIFT);
    	} else {
    		return this.getToken(MuPuppetParser.LEFT_SHIFT, i);
    	}
    }
    public RIGHT_SHIFT(): antlr.TerminalNode[];
    public RIGHT_SHIFT(i: number): antlr.TerminalNode | null;
    public RIGHT_SHIFT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.RIGHT_SHIFT);
    	} else {
    		return this.getToken(MuPuppetParser.RIGHT_SHIFT, i);
    	}
    }
    public EQUAL(): antlr.TerminalNode[];
    public EQUAL(i: number): antlr.TerminalNode | null;
    public EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.EQUAL);
    	} else {
    		return this.getToken(MuPuppetParser.EQUAL, i);
    	}
    }
    public NOT_EQUAL(): antlr.TerminalNode[];
    public NOT_EQUAL(i: number): antlr.TerminalNode | null;
    public NOT_EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.NOT_EQUAL);
    	} else {
    		return this.getToken(MuPuppetParser.NOT_EQUAL, i);
    	}
    }
    public LESS(): antlr.TerminalNode[];
    public LESS(i: number): antlr.TerminalNode | null;
    public LESS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.LESS);
    	} else {
    		return this.getToken(MuPuppetParser.LESS, i);
    	}
    }
    public LESS_OR_EQUAL(): antlr.TerminalNode[];
    public LESS_OR_EQUAL(i: number): antlr.TerminalNode | null;
    public LESS_OR_EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.LESS_OR_EQUAL);
    	} else {
    		return this.getToken(MuPuppetParser.LESS_OR_EQUAL, i);
    	}
    }
    public GREATER(): antlr.TerminalNode[];
    public GREATER(i: number): antlr.TerminalNode | null;
    public GREATER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.GREATER);
    	} else {
    		return this.getToken(MuPuppetParser.GREATER, i);
    	}
    }
    public GREATER_OR_EQUAL(): antlr.TerminalNode[];
    public GREATER_OR_EQUAL(i: number): antlr.TerminalNode | null;
    public GREATER_OR_EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.GREATER_OR_EQUAL);
    	} else {
    		return this.getToken(MuPuppetParser.GREATER_OR_EQUAL, i);
    	}
    }
    public AND(): antlr.TerminalNode[];
    public AND(i: number): antlr.TerminalNode | null;
    public AND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.AND);
    	} else {
    		return this.getToken(MuPuppetParser.AND, i);
    	}
    }
    public OR(): antlr.TerminalNode[];
    public OR(i: number): antlr.TerminalNode | null;
    public OR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.OR);
    	} else {
    		return this.getToken(MuPuppetParser.OR, i);
    	}
    }
    public ASSIGN(): antlr.TerminalNode[];
    public ASSIGN(i: number): antlr.TerminalNode | null;
    public ASSIGN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.ASSIGN);
    	} else {
    		return this.getToken(MuPuppetParser.ASSIGN, i);
    	}
    }
    public APPEND(): antlr.TerminalNode[];
    public APPEND(i: number): antlr.TerminalNode | null;
    public APPEND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.APPEND);
    	} else {
    		return this.getToken(MuPuppetParser.APPEND, i);
    	}
    }
    public DELETE(): antlr.TerminalNode[];
    public DELETE(i: number): antlr.TerminalNode | null;
    public DELETE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.DELETE);
    	} else {
    		return this.getToken(MuPuppetParser.DELETE, i);
    	}
    }
    public BEFORE(): antlr.TerminalNode[];
    public BEFORE(i: number): antlr.TerminalNode | null;
    public BEFORE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.BEFORE);
    	} else {
    		return this.getToken(MuPuppetParser.BEFORE, i);
    	}
    }
    public NOTIFY(): antlr.TerminalNode[];
    public NOTIFY(i: number): antlr.TerminalNode | null;
    public NOTIFY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.NOTIFY);
    	} else {
    		return this.getToken(MuPuppetParser.NOTIFY, i);
    	}
    }
    public AFTER(): antlr.TerminalNode[];
    public AFTER(i: number): antlr.TerminalNode | null;
    public AFTER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.AFTER);
    	} else {
    		return this.getToken(MuPuppetParser.AFTER, i);
    	}
    }
    public NOTIFIED(): antlr.TerminalNode[];
    public NOTIFIED(i: number): antlr.TerminalNode | null;
    public NOTIFIED(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.NOTIFIED);
    	} else {
    		return this.getToken(MuPuppetParser.NOTIFIED, i);
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
    		return this.getTokens(MuPuppetParser.NAME_KEY);
    	} else {
    		return this.getToken(MuPuppetParser.NAME_KEY, i);
    	}
    }
    public DEFAULT_KEY(): antlr.TerminalNode[];
    public DEFAULT_KEY(i: number): antlr.TerminalNode | null;
    public DEFAULT_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.DEFAULT_KEY);
    	} else {
    		return this.getToken(MuPuppetParser.DEFAULT_KEY, i);
    	}
    }
    public UNDEF_KEY(): antlr.TerminalNode[];
    public UNDEF_KEY(i: number): antlr.TerminalNode | null;
    public UNDEF_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.UNDEF_KEY);
    	} else {
    		return this.getToken(MuPuppetParser.UNDEF_KEY, i);
    	}
    }
    public override get ruleIndex(): number {
        return MuPuppetParser.RULE_assignment;
    }
}


export class TailContext extends antlr.LeanContext {
    public _resource?: ResourceContext;
    public _resources: ResourceContext[] = [];
    public _attribute?: AttributeContext;
    public _attributes: AttributeContext[] = [];
    public _query?: ExpressionContext;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public BODY_OPEN(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.BODY_OPEN, 0);
    }
    public CLOSE_BRACE(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.CLOSE_BRACE, 0);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.COMMA);
    	} else {
    		return this.getToken(MuPuppetParser.COMMA, i);
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
    public attribute(): AttributeContext[];
    public attribute(i: number): AttributeContext | null;
    public attribute(i?: number): AttributeContext[] | AttributeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AttributeContext);
        }

        return this.getRuleContext(i, AttributeContext);
    }
    public SEMICOLON(): antlr.TerminalNode[];
    public SEMICOLON(i: number): antlr.TerminalNode | null;
    public SEMICOLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.SEMICOLON);
    	} else {
    		return this.getToken(MuPuppetParser.SEMICOLON, i);
    	}
    }
    public COLLECT_OPEN(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.COLLECT_OPEN, 0);
    }
    public COLLECT_CLOSE(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.COLLECT_CLOSE, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
    }
    public EXPORTED_OPEN(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.EXPORTED_OPEN, 0);
    }
    public EXPORTED_CLOSE(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.EXPORTED_CLOSE, 0);
    }
    public override get ruleIndex(): number {
        return MuPuppetParser.RULE_tail;
    }
}


export class ResourceContext extends antlr.LeanContext {
    public _title?: ExpressionContext;
    public _attribute?: AttributeContext;
    public _attributes: AttributeContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public COLON(): antlr.TerminalNode {
        return this.getToken(MuPuppetParser.COLON, 0)!;
    }
    public expression(): ExpressionContext {
        return this.getRuleContext(0, ExpressionContext)!;
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.COMMA);
    	} else {
    		return this.getToken(MuPuppetParser.COMMA, i);
    	}
    }
    public attribute(): AttributeContext[];
    public attribute(i: number): AttributeContext | null;
    public attribute(i?: number): AttributeContext[] | AttributeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AttributeContext);
        }

        return this.getRuleContext(i, AttributeContext);
    }
    public override get ruleIndex(): number {
        return MuPuppetParser.RULE_resource;
    }
}


export class AttributeContext extends antlr.LeanContext {
    public _name?: Token | null;
    public _operator?: Token | null;
    public _value?: ExpressionContext;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public expression(): ExpressionContext {
        return this.getRuleContext(0, ExpressionContext)!;
    }
    public NAME_KEY(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.NAME_KEY, 0);
    }
    public DEFAULT_KEY(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.DEFAULT_KEY, 0);
    }
    public UNDEF_KEY(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.UNDEF_KEY, 0);
    }
    public TYPE_KEY(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.TYPE_KEY, 0);
    }
    public KEYWORD_KEY(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.KEYWORD_KEY, 0);
    }
    public ARROW(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.ARROW, 0);
    }
    public PLUS_ARROW(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.PLUS_ARROW, 0);
    }
    public SPLAT_KEY(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.SPLAT_KEY, 0);
    }
    public override get ruleIndex(): number {
        return MuPuppetParser.RULE_attribute;
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
        return this.getToken(MuPuppetParser.CLASS, 0);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public NAME(): antlr.TerminalNode[];
    public NAME(i: number): antlr.TerminalNode | null;
    public NAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.NAME);
    	} else {
    		return this.getToken(MuPuppetParser.NAME, i);
    	}
    }
    public WORD(): antlr.TerminalNode[];
    public WORD(i: number): antlr.TerminalNode | null;
    public WORD(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.WORD);
    	} else {
    		return this.getToken(MuPuppetParser.WORD, i);
    	}
    }
    public REFERENCE(): antlr.TerminalNode[];
    public REFERENCE(i: number): antlr.TerminalNode | null;
    public REFERENCE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.REFERENCE);
    	} else {
    		return this.getToken(MuPuppetParser.REFERENCE, i);
    	}
    }
    public CLOSE_PAREN(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.CLOSE_PAREN, 0);
    }
    public INHERITS(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.INHERITS, 0);
    }
    public OPEN_PAREN(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.OPEN_PAREN, 0);
    }
    public CALL_OPEN(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.CALL_OPEN, 0);
    }
    public parameterList(): ParameterListContext | null {
        return this.getRuleContext(0, ParameterListContext);
    }
    public DEFAULT(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.DEFAULT, 0);
    }
    public DEFINE(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.DEFINE, 0);
    }
    public NODE(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.NODE, 0);
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
    		return this.getTokens(MuPuppetParser.COMMA);
    	} else {
    		return this.getToken(MuPuppetParser.COMMA, i);
    	}
    }
    public FUNCTION(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.FUNCTION, 0);
    }
    public RIGHT_SHIFT(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.RIGHT_SHIFT, 0);
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
        return this.getToken(MuPuppetParser.TYPE, 0);
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.ASSIGN, 0);
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
    		return this.getTokens(MuPuppetParser.NAME);
    	} else {
    		return this.getToken(MuPuppetParser.NAME, i);
    	}
    }
    public NUMBER(): antlr.TerminalNode[];
    public NUMBER(i: number): antlr.TerminalNode | null;
    public NUMBER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.NUMBER);
    	} else {
    		return this.getToken(MuPuppetParser.NUMBER, i);
    	}
    }
    public DOT(): antlr.TerminalNode[];
    public DOT(i: number): antlr.TerminalNode | null;
    public DOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.DOT);
    	} else {
    		return this.getToken(MuPuppetParser.DOT, i);
    	}
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.STRING, 0);
    }
    public PLAIN_STRING(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.PLAIN_STRING, 0);
    }
    public WORD(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.WORD, 0);
    }
    public REGEX(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.REGEX, 0);
    }
    public DEFAULT(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.DEFAULT, 0);
    }
    public HEREDOC(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.HEREDOC, 0);
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
        return this.getToken(MuPuppetParser.BODY_OPEN, 0)!;
    }
    public CLOSE_BRACE(): antlr.TerminalNode {
        return this.getToken(MuPuppetParser.CLOSE_BRACE, 0)!;
    }
    public ARROW(): antlr.TerminalNode[];
    public ARROW(i: number): antlr.TerminalNode | null;
    public ARROW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.ARROW);
    	} else {
    		return this.getToken(MuPuppetParser.ARROW, i);
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
    		return this.getTokens(MuPuppetParser.NAME_KEY);
    	} else {
    		return this.getToken(MuPuppetParser.NAME_KEY, i);
    	}
    }
    public DEFAULT_KEY(): antlr.TerminalNode[];
    public DEFAULT_KEY(i: number): antlr.TerminalNode | null;
    public DEFAULT_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.DEFAULT_KEY);
    	} else {
    		return this.getToken(MuPuppetParser.DEFAULT_KEY, i);
    	}
    }
    public UNDEF_KEY(): antlr.TerminalNode[];
    public UNDEF_KEY(i: number): antlr.TerminalNode | null;
    public UNDEF_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.UNDEF_KEY);
    	} else {
    		return this.getToken(MuPuppetParser.UNDEF_KEY, i);
    	}
    }
    public TYPE_KEY(): antlr.TerminalNode[];
    public TYPE_KEY(i: number): antlr.TerminalNode | null;
    public TYPE_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.TYPE_KEY);
    	} else {
    		return this.getToken(MuPuppetParser.TYPE_KEY, i);
    	}
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.COMMA);
    	} else {
    		return this.getToken(MuPuppetParser.COMMA, i);
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
    		return this.getTokens(MuPuppetParser.VARIABLE);
    	} else {
    		return this.getToken(MuPuppetParser.VARIABLE, i);
    	}
    }
    public NAME(): antlr.TerminalNode[];
    public NAME(i: number): antlr.TerminalNode | null;
    public NAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.NAME);
    	} else {
    		return this.getToken(MuPuppetParser.NAME, i);
    	}
    }
    public WORD(): antlr.TerminalNode[];
    public WORD(i: number): antlr.TerminalNode | null;
    public WORD(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.WORD);
    	} else {
    		return this.getToken(MuPuppetParser.WORD, i);
    	}
    }
    public REFERENCE(): antlr.TerminalNode[];
    public REFERENCE(i: number): antlr.TerminalNode | null;
    public REFERENCE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.REFERENCE);
    	} else {
    		return this.getToken(MuPuppetParser.REFERENCE, i);
    	}
    }
    public NUMBER(): antlr.TerminalNode[];
    public NUMBER(i: number): antlr.TerminalNode | null;
    public NUMBER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.NUMBER);
    	} else {
    		return this.getToken(MuPuppetParser.NUMBER, i);
    	}
    }
    public STRING(): antlr.TerminalNode[];
    public STRING(i: number): antlr.TerminalNode | null;
    public STRING(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.STRING);
    	} else {
    		return this.getToken(MuPuppetParser.STRING, i);
    	}
    }
    public PLAIN_STRING(): antlr.TerminalNode[];
    public PLAIN_STRING(i: number): antlr.TerminalNode | null;
    public PLAIN_STRING(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.PLAIN_STRING);
    	} else {
    		return this.getToken(MuPuppetParser.PLAIN_STRING, i);
    	}
    }
    public REGEX(): antlr.TerminalNode[];
    public REGEX(i: number): antlr.TerminalNode | null;
    public REGEX(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.REGEX);
    	} else {
    		return this.getToken(MuPuppetParser.REGEX, i);
    	}
    }
    public TRUE(): antlr.TerminalNode[];
    public TRUE(i: number): antlr.TerminalNode | null;
    public TRUE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.TRUE);
    	} else {
    		return this.getToken(MuPuppetParser.TRUE, i);
    	}
    }
    public FALSE(): antlr.TerminalNode[];
    public FALSE(i: number): antlr.TerminalNode | null;
    public FALSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.FALSE);
    	} else {
    		return this.getToken(MuPuppetParser.FALSE, i);
    	}
    }
    public UNDEF(): antlr.TerminalNode[];
    public UNDEF(i: number): antlr.TerminalNode | null;
    public UNDEF(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.UNDEF);
    	} else {
    		return this.getToken(MuPuppetParser.UNDEF, i);
    	}
    }
    public DEFAULT(): antlr.TerminalNode[];
    public DEFAULT(i: number): antlr.TerminalNode | null;
    public DEFAULT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.DEFAULT);
    	} else {
    		return this.getToken(MuPuppetParser.DEFAULT, i);
    	}
    }
    public HEREDOC(): antlr.TerminalNode[];
    public HEREDOC(i: number): antlr.TerminalNode | null;
    public HEREDOC(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.HEREDOC);
    	} else {
    		return this.getToken(MuPuppetParser.HEREDOC, i);
    	}
    }
    public INTERPOLATED_NAME(): antlr.TerminalNode[];
    public INTERPOLATED_NAME(i: number): antlr.TerminalNode | null;
    public INTERPOLATED_NAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.INTERPOLATED_NAME);
    	} else {
    		return this.getToken(MuPuppetParser.INTERPOLATED_NAME, i);
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
    		return this.getTokens(MuPuppetParser.NOT);
    	} else {
    		return this.getToken(MuPuppetParser.NOT, i);
    	}
    }
    public PREFIX_MINUS(): antlr.TerminalNode[];
    public PREFIX_MINUS(i: number): antlr.TerminalNode | null;
    public PREFIX_MINUS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.PREFIX_MINUS);
    	} else {
    		return this.getToken(MuPuppetParser.PREFIX_MINUS, i);
    	}
    }
    public SPLAT(): antlr.TerminalNode[];
    public SPLAT(i: number): antlr.TerminalNode | null;
    public SPLAT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.SPLAT);
    	} else {
    		return this.getToken(MuPuppetParser.SPLAT, i);
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
    		return this.getTokens(MuPuppetParser.IN);
    	} else {
    		return this.getToken(MuPuppetParser.IN, i);
    	}
    }
    public MATCH(): antlr.TerminalNode[];
    public MATCH(i: number): antlr.TerminalNode | null;
    public MATCH(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.MATCH);
    	} else {
    		return this.getToken(MuPuppetParser.MATCH, i);
    	}
    }
    public NO_MATCH(): antlr.TerminalNode[];
    public NO_MATCH(i: number): antlr.TerminalNode | null;
    public NO_MATCH(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.NO_MATCH);
    	} else {
    		return this.getToken(MuPuppetParser.NO_MATCH, i);
    	}
    }
    public TIMES(): antlr.TerminalNode[];
    public TIMES(i: number): antlr.TerminalNode | null;
    public TIMES(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.TIMES);
    	} else {
    		return this.getToken(MuPuppetParser.TIMES, i);
    	}
    }
    public DIVIDE(): antlr.TerminalNode[];
    public DIVIDE(i: number): antlr.TerminalNode | null;
    public DIVIDE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.DIVIDE);
    	} else {
    		return this.getToken(MuPuppetParser.DIVIDE, i);
    	}
    }
    public MODULO(): antlr.TerminalNode[];
    public MODULO(i: number): antlr.TerminalNode | null;
    public MODULO(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.MODULO);
    	} else {
    		return this.getToken(MuPuppetParser.MODULO, i);
    	}
    }
    public PLUS(): antlr.TerminalNode[];
    public PLUS(i: number): antlr.TerminalNode | null;
    public PLUS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.PLUS);
    	} else {
    		return this.getToken(MuPuppetParser.PLUS, i);
    	}
    }
    public MINUS(): antlr.TerminalNode[];
    public MINUS(i: number): antlr.TerminalNode | null;
    public MINUS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.MINUS);
    	} else {
    		return this.getToken(MuPuppetParser.MINUS, i);
    	}
    }
    public LEFT_SHIFT(): antlr.TerminalNode[];
    public LEFT_SHIFT(i: number): antlr.TerminalNode | null;
    public LEFT_SHIFT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.LEFT_SHIFT);
    	} else {
    		return this.getToken(MuPuppetParser.LEFT_SHIFT, i);
    	}
    }
    public RIGHT_SHIFT(): antlr.TerminalNode[];
    public RIGHT_SHIFT(i: number): antlr.TerminalNode | null;
    public RIGHT_SHIFT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.RIGHT_SHIFT);
    	} else {
    		return this.getToken(MuPuppetParser.RIGHT_SHIFT, i);
    	}
    }
    public EQUAL(): antlr.TerminalNode[];
    public EQUAL(i: number): antlr.TerminalNode | null;
    public EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.EQUAL);
    	} else {
    		return this.getToken(MuPuppetParser.EQUAL, i);
    	}
    }
    public NOT_EQUAL(): antlr.TerminalNode[];
    public NOT_EQUAL(i: number): antlr.TerminalNode | null;
    public NOT_EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.NOT_EQUAL);
    	} else {
    		return this.getToken(MuPuppetParser.NOT_EQUAL, i);
    	}
    }
    public LESS(): antlr.TerminalNode[];
    public LESS(i: number): antlr.TerminalNode | null;
    public LESS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.LESS);
    	} else {
    		return this.getToken(MuPuppetParser.LESS, i);
    	}
    }
    public LESS_OR_EQUAL(): antlr.TerminalNode[];
    public LESS_OR_EQUAL(i: number): antlr.TerminalNode | null;
    public LESS_OR_EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.LESS_OR_EQUAL);
    	} else {
    		return this.getToken(MuPuppetParser.LESS_OR_EQUAL, i);
    	}
    }
    public GREATER(): antlr.TerminalNode[];
    public GREATER(i: number): antlr.TerminalNode | null;
    public GREATER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.GREATER);
    	} else {
    		return this.getToken(MuPuppetParser.GREATER, i);
    	}
    }
    public GREATER_OR_EQUAL(): antlr.TerminalNode[];
    public GREATER_OR_EQUAL(i: number): antlr.TerminalNode | null;
    public GREATER_OR_EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.GREATER_OR_EQUAL);
    	} else {
    		return this.getToken(MuPuppetParser.GREATER_OR_EQUAL, i);
    	}
    }
    public AND(): antlr.TerminalNode[];
    public AND(i: number): antlr.TerminalNode | null;
    public AND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.AND);
    	} else {
    		return this.getToken(MuPuppetParser.AND, i);
    	}
    }
    public OR(): antlr.TerminalNode[];
    public OR(i: number): antlr.TerminalNode | null;
    public OR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.OR);
    	} else {
    		return this.getToken(MuPuppetParser.OR, i);
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
    		return this.getTokens(MuPuppetParser.NAME_KEY);
    	} else {
    		return this.getToken(MuPuppetParser.NAME_KEY, i);
    	}
    }
    public DEFAULT_KEY(): antlr.TerminalNode[];
    public DEFAULT_KEY(i: number): antlr.TerminalNode | null;
    public DEFAULT_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.DEFAULT_KEY);
    	} else {
    		return this.getToken(MuPuppetParser.DEFAULT_KEY, i);
    	}
    }
    public UNDEF_KEY(): antlr.TerminalNode[];
    public UNDEF_KEY(i: number): antlr.TerminalNode | null;
    public UNDEF_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.UNDEF_KEY);
    	} else {
    		return this.getToken(MuPuppetParser.UNDEF_KEY, i);
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
    public _block?: BlockContext;
    public _blocks: BlockContext[] = [];
    public _caseOption?: CaseOptionContext;
    public _options: CaseOptionContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public OPEN_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.OPEN_BRACKET, 0);
    }
    public CLOSE_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.CLOSE_BRACKET, 0);
    }
    public ARROW(): antlr.TerminalNode[];
    public ARROW(i: number): antlr.TerminalNode | null;
    public ARROW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.ARROW);
    	} else {
    		return this.getToken(MuPuppetParser.ARROW, i);
    	}
    }
    public NAME_KEY(): antlr.TerminalNode[];
    public NAME_KEY(i: number): antlr.TerminalNode | null;
    public NAME_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.NAME_KEY);
    	} else {
    		return this.getToken(MuPuppetParser.NAME_KEY, i);
    	}
    }
    public DEFAULT_KEY(): antlr.TerminalNode[];
    public DEFAULT_KEY(i: number): antlr.TerminalNode | null;
    public DEFAULT_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.DEFAULT_KEY);
    	} else {
    		return this.getToken(MuPuppetParser.DEFAULT_KEY, i);
    	}
    }
    public UNDEF_KEY(): antlr.TerminalNode[];
    public UNDEF_KEY(i: number): antlr.TerminalNode | null;
    public UNDEF_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.UNDEF_KEY);
    	} else {
    		return this.getToken(MuPuppetParser.UNDEF_KEY, i);
    	}
    }
    public TYPE_KEY(): antlr.TerminalNode[];
    public TYPE_KEY(i: number): antlr.TerminalNode | null;
    public TYPE_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.TYPE_KEY);
    	} else {
    		return this.getToken(MuPuppetParser.TYPE_KEY, i);
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
    		return this.getTokens(MuPuppetParser.COMMA);
    	} else {
    		return this.getToken(MuPuppetParser.COMMA, i);
    	}
    }
    public OPEN_BRACE(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.OPEN_BRACE, 0);
    }
    public CLOSE_BRACE(): antlr.TerminalNode[];
    public CLOSE_BRACE(i: number): antlr.TerminalNode | null;
    public CLOSE_BRACE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.CLOSE_BRACE);
    	} else {
    		return this.getToken(MuPuppetParser.CLOSE_BRACE, i);
    	}
    }
    public OPEN_PAREN(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.OPEN_PAREN, 0);
    }
    public CLOSE_PAREN(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.CLOSE_PAREN, 0);
    }
    public STRING_OPEN(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.STRING_OPEN, 0);
    }
    public STRING_CLOSE(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.STRING_CLOSE, 0);
    }
    public STRING_TEXT(): antlr.TerminalNode[];
    public STRING_TEXT(i: number): antlr.TerminalNode | null;
    public STRING_TEXT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.STRING_TEXT);
    	} else {
    		return this.getToken(MuPuppetParser.STRING_TEXT, i);
    	}
    }
    public STRING_VARIABLE(): antlr.TerminalNode[];
    public STRING_VARIABLE(i: number): antlr.TerminalNode | null;
    public STRING_VARIABLE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.STRING_VARIABLE);
    	} else {
    		return this.getToken(MuPuppetParser.STRING_VARIABLE, i);
    	}
    }
    public INTERPOLATION_OPEN(): antlr.TerminalNode[];
    public INTERPOLATION_OPEN(i: number): antlr.TerminalNode | null;
    public INTERPOLATION_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.INTERPOLATION_OPEN);
    	} else {
    		return this.getToken(MuPuppetParser.INTERPOLATION_OPEN, i);
    	}
    }
    public HEREDOC_OPEN(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.HEREDOC_OPEN, 0);
    }
    public HEREDOC_CLOSE(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.HEREDOC_CLOSE, 0);
    }
    public IF(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.IF, 0);
    }
    public expression(): ExpressionContext[];
    public expression(i: number): ExpressionContext | null;
    public expression(i?: number): ExpressionContext[] | ExpressionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionContext);
        }

        return this.getRuleContext(i, ExpressionContext);
    }
    public block(): BlockContext[];
    public block(i: number): BlockContext | null;
    public block(i?: number): BlockContext[] | BlockContext | null {
        if (i === undefined) {
            return this.getRuleContexts(BlockContext);
        }

        return this.getRuleContext(i, BlockContext);
    }
    public ELSIF(): antlr.TerminalNode[];
    public ELSIF(i: number): antlr.TerminalNode | null;
    public ELSIF(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.ELSIF);
    	} else {
    		return this.getToken(MuPuppetParser.ELSIF, i);
    	}
    }
    public ELSE(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.ELSE, 0);
    }
    public UNLESS(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.UNLESS, 0);
    }
    public CASE(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.CASE, 0);
    }
    public BODY_OPEN(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.BODY_OPEN, 0);
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
        return this.getToken(MuPuppetParser.COLON, 0)!;
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
    		return this.getTokens(MuPuppetParser.COMMA);
    	} else {
    		return this.getToken(MuPuppetParser.COMMA, i);
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
    public _body?: BlockContext;
    public _method?: Token | null;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public INDEX_OPEN(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.INDEX_OPEN, 0);
    }
    public CLOSE_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.CLOSE_BRACKET, 0);
    }
    public ARROW(): antlr.TerminalNode[];
    public ARROW(i: number): antlr.TerminalNode | null;
    public ARROW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.ARROW);
    	} else {
    		return this.getToken(MuPuppetParser.ARROW, i);
    	}
    }
    public NAME_KEY(): antlr.TerminalNode[];
    public NAME_KEY(i: number): antlr.TerminalNode | null;
    public NAME_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.NAME_KEY);
    	} else {
    		return this.getToken(MuPuppetParser.NAME_KEY, i);
    	}
    }
    public DEFAULT_KEY(): antlr.TerminalNode[];
    public DEFAULT_KEY(i: number): antlr.TerminalNode | null;
    public DEFAULT_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.DEFAULT_KEY);
    	} else {
    		return this.getToken(MuPuppetParser.DEFAULT_KEY, i);
    	}
    }
    public UNDEF_KEY(): antlr.TerminalNode[];
    public UNDEF_KEY(i: number): antlr.TerminalNode | null;
    public UNDEF_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.UNDEF_KEY);
    	} else {
    		return this.getToken(MuPuppetParser.UNDEF_KEY, i);
    	}
    }
    public TYPE_KEY(): antlr.TerminalNode[];
    public TYPE_KEY(i: number): antlr.TerminalNode | null;
    public TYPE_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.TYPE_KEY);
    	} else {
    		return this.getToken(MuPuppetParser.TYPE_KEY, i);
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
    		return this.getTokens(MuPuppetParser.COMMA);
    	} else {
    		return this.getToken(MuPuppetParser.COMMA, i);
    	}
    }
    public CALL_OPEN(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.CALL_OPEN, 0);
    }
    public CLOSE_PAREN(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.CLOSE_PAREN, 0);
    }
    public PIPE(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.PIPE, 0);
    }
    public PIPE_CLOSE(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.PIPE_CLOSE, 0);
    }
    public parameterList(): ParameterListContext | null {
        return this.getRuleContext(0, ParameterListContext);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
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
        return this.getToken(MuPuppetParser.RIGHT_SHIFT, 0);
    }
    public type(): TypeContext | null {
        return this.getRuleContext(0, TypeContext);
    }
    public DOT(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.DOT, 0);
    }
    public NAME(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.NAME, 0);
    }
    public SELECT_LIST(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.SELECT_LIST, 0);
    }
    public BODY_OPEN(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.BODY_OPEN, 0);
    }
    public CLOSE_BRACE(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.CLOSE_BRACE, 0);
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
        return this.getToken(MuPuppetParser.SELECT, 0)!;
    }
    public ARROW(): antlr.TerminalNode {
        return this.getToken(MuPuppetParser.ARROW, 0)!;
    }
    public NAME_KEY(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.NAME_KEY, 0);
    }
    public DEFAULT_KEY(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.DEFAULT_KEY, 0);
    }
    public UNDEF_KEY(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.UNDEF_KEY, 0);
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
        return this.getToken(MuPuppetParser.BODY_OPEN, 0)!;
    }
    public CLOSE_BRACE(): antlr.TerminalNode {
        return this.getToken(MuPuppetParser.CLOSE_BRACE, 0)!;
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
    		return this.getTokens(MuPuppetParser.SEMICOLON);
    	} else {
    		return this.getToken(MuPuppetParser.SEMICOLON, i);
    	}
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.COMMA);
    	} else {
    		return this.getToken(MuPuppetParser.COMMA, i);
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
    		return this.getTokens(MuPuppetParser.COMMA);
    	} else {
    		return this.getToken(MuPuppetParser.COMMA, i);
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
        return this.getToken(MuPuppetParser.VARIABLE, 0)!;
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.ASSIGN, 0);
    }
    public type(): TypeContext | null {
        return this.getRuleContext(0, TypeContext);
    }
    public SPLAT(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.SPLAT, 0);
    }
    public TIMES(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.TIMES, 0);
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
        return this.getToken(MuPuppetParser.REFERENCE, 0)!;
    }
    public INDEX_OPEN(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.INDEX_OPEN, 0);
    }
    public CLOSE_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.CLOSE_BRACKET, 0);
    }
    public ARROW(): antlr.TerminalNode[];
    public ARROW(i: number): antlr.TerminalNode | null;
    public ARROW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.ARROW);
    	} else {
    		return this.getToken(MuPuppetParser.ARROW, i);
    	}
    }
    public NAME_KEY(): antlr.TerminalNode[];
    public NAME_KEY(i: number): antlr.TerminalNode | null;
    public NAME_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.NAME_KEY);
    	} else {
    		return this.getToken(MuPuppetParser.NAME_KEY, i);
    	}
    }
    public DEFAULT_KEY(): antlr.TerminalNode[];
    public DEFAULT_KEY(i: number): antlr.TerminalNode | null;
    public DEFAULT_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.DEFAULT_KEY);
    	} else {
    		return this.getToken(MuPuppetParser.DEFAULT_KEY, i);
    	}
    }
    public UNDEF_KEY(): antlr.TerminalNode[];
    public UNDEF_KEY(i: number): antlr.TerminalNode | null;
    public UNDEF_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.UNDEF_KEY);
    	} else {
    		return this.getToken(MuPuppetParser.UNDEF_KEY, i);
    	}
    }
    public TYPE_KEY(): antlr.TerminalNode[];
    public TYPE_KEY(i: number): antlr.TerminalNode | null;
    public TYPE_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.TYPE_KEY);
    	} else {
    		return this.getToken(MuPuppetParser.TYPE_KEY, i);
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
    		return this.getTokens(MuPuppetParser.COMMA);
    	} else {
    		return this.getToken(MuPuppetParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return MuPuppetParser.RULE_type;
    }
}
