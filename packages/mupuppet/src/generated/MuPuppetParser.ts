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
    public static readonly FEATURE = 19;
    public static readonly HAS = 20;
    public static readonly INVARIANT = 21;
    public static readonly ABSTRACT = 22;
    public static readonly ENUM = 23;
    public static readonly AND = 24;
    public static readonly ATTR = 25;
    public static readonly CASE = 26;
    public static readonly CLASS = 27;
    public static readonly DEFAULT = 28;
    public static readonly DEFINE = 29;
    public static readonly ELSE = 30;
    public static readonly ELSIF = 31;
    public static readonly FALSE = 32;
    public static readonly FUNCTION = 33;
    public static readonly IF = 34;
    public static readonly IN = 35;
    public static readonly INHERITS = 36;
    public static readonly NODE = 37;
    public static readonly OR = 38;
    public static readonly PRIVATE = 39;
    public static readonly TRUE = 40;
    public static readonly TYPE = 41;
    public static readonly UNDEF = 42;
    public static readonly UNLESS = 43;
    public static readonly NAME = 44;
    public static readonly WORD = 45;
    public static readonly REFERENCE = 46;
    public static readonly VARIABLE = 47;
    public static readonly NUMBER = 48;
    public static readonly STRING = 49;
    public static readonly PLAIN_STRING = 50;
    public static readonly STRING_OPEN = 51;
    public static readonly HEREDOC = 52;
    public static readonly OPEN_BRACE = 53;
    public static readonly CLOSE_BRACE = 54;
    public static readonly OPEN_BRACKET = 55;
    public static readonly CLOSE_BRACKET = 56;
    public static readonly OPEN_PAREN = 57;
    public static readonly CLOSE_PAREN = 58;
    public static readonly DOT = 59;
    public static readonly COMMA = 60;
    public static readonly SEMICOLON = 61;
    public static readonly COLON = 62;
    public static readonly PIPE = 63;
    public static readonly AT = 64;
    public static readonly AT_AT = 65;
    public static readonly SELECT = 66;
    public static readonly ASSIGN = 67;
    public static readonly APPEND = 68;
    public static readonly DELETE = 69;
    public static readonly ARROW = 70;
    public static readonly PLUS_ARROW = 71;
    public static readonly EQUAL = 72;
    public static readonly NOT_EQUAL = 73;
    public static readonly MATCH = 74;
    public static readonly NO_MATCH = 75;
    public static readonly LESS = 76;
    public static readonly LESS_OR_EQUAL = 77;
    public static readonly GREATER = 78;
    public static readonly GREATER_OR_EQUAL = 79;
    public static readonly NOT = 80;
    public static readonly PLUS = 81;
    public static readonly MINUS = 82;
    public static readonly TIMES = 83;
    public static readonly DIVIDE = 84;
    public static readonly MODULO = 85;
    public static readonly LEFT_SHIFT = 86;
    public static readonly RIGHT_SHIFT = 87;
    public static readonly COLLECT_OPEN = 88;
    public static readonly COLLECT_CLOSE = 89;
    public static readonly EXPORTED_OPEN = 90;
    public static readonly EXPORTED_CLOSE = 91;
    public static readonly BEFORE = 92;
    public static readonly NOTIFY = 93;
    public static readonly AFTER = 94;
    public static readonly NOTIFIED = 95;
    public static readonly BLANK = 96;
    public static readonly LINE_COMMENT = 97;
    public static readonly BLOCK_COMMENT = 98;
    public static readonly UNCLOSED_STRING = 99;
    public static readonly UNCLOSED_COMMENT = 100;
    public static readonly UNCLOSED_HEREDOC = 101;
    public static readonly BAD_NUMBER = 102;
    public static readonly BAD_REFERENCE = 103;
    public static readonly BAD_NAME = 104;
    public static readonly BAD_VARIABLE = 105;
    public static readonly UNKNOWN = 106;
    public static readonly STRING_TEXT = 107;
    public static readonly STRING_VARIABLE = 108;
    public static readonly INTERPOLATION_OPEN = 109;
    public static readonly STRING_CLOSE = 110;
    public static readonly RULE_manifest = 0;
    public static readonly RULE_assignment = 1;
    public static readonly RULE_tail = 2;
    public static readonly RULE_resource = 3;
    public static readonly RULE_definition = 4;
    public static readonly RULE_host = 5;
    public static readonly RULE_typeFields = 6;
    public static readonly RULE_expression = 7;
    public static readonly RULE_construct = 8;
    public static readonly RULE_caseOption = 9;
    public static readonly RULE_suffix = 10;
    public static readonly RULE_choice = 11;
    public static readonly RULE_block = 12;
    public static readonly RULE_parameterList = 13;
    public static readonly RULE_parameter = 14;
    public static readonly RULE_type = 15;

    public static readonly literalNames = [
        null, null, null, null, null, null, null, null, null, null, null, 
        null, null, null, null, null, null, null, null, null, null, null, 
        null, null, "'and'", "'attr'", "'case'", "'class'", "'default'", 
        "'define'", "'else'", "'elsif'", "'false'", "'function'", "'if'", 
        "'in'", "'inherits'", "'node'", "'or'", "'private'", "'true'", "'type'", 
        "'undef'", "'unless'", null, null, null, null, null, null, null, 
        null, null, "'{'", "'}'", "'['", "']'", "'('", "')'", "'.'", "','", 
        "';'", "':'", "'|'", "'@'", "'@@'", "'?'", "'='", "'+='", "'-='", 
        "'=>'", "'+>'", "'=='", "'!='", "'=~'", "'!~'", "'<'", "'<='", "'>'", 
        "'>='", "'!'", "'+'", "'-'", "'*'", "'/'", "'%'", "'<<'", "'>>'", 
        "'<|'", "'|>'", "'<<|'", "'|>>'", "'->'", "'~>'", "'<-'", "'<~'", 
        null, null, null, null, null, null, null, null, "'::'", null, null, 
        null, null, "'${'"
    ];

    public static readonly symbolicNames = [
        null, "INDEX_OPEN", "CALL_OPEN", "BODY_OPEN", "PREFIX_MINUS", "SPLAT", 
        "SPLAT_KEY", "REGEX", "PIPE_CLOSE", "SELECT_LIST", "NAME_KEY", "DEFAULT_KEY", 
        "UNDEF_KEY", "TYPE_KEY", "KEYWORD_KEY", "CLASS_RESOURCE", "INTERPOLATED_NAME", 
        "HEREDOC_OPEN", "HEREDOC_CLOSE", "FEATURE", "HAS", "INVARIANT", 
        "ABSTRACT", "ENUM", "AND", "ATTR", "CASE", "CLASS", "DEFAULT", "DEFINE", 
        "ELSE", "ELSIF", "FALSE", "FUNCTION", "IF", "IN", "INHERITS", "NODE", 
        "OR", "PRIVATE", "TRUE", "TYPE", "UNDEF", "UNLESS", "NAME", "WORD", 
        "REFERENCE", "VARIABLE", "NUMBER", "STRING", "PLAIN_STRING", "STRING_OPEN", 
        "HEREDOC", "OPEN_BRACE", "CLOSE_BRACE", "OPEN_BRACKET", "CLOSE_BRACKET", 
        "OPEN_PAREN", "CLOSE_PAREN", "DOT", "COMMA", "SEMICOLON", "COLON", 
        "PIPE", "AT", "AT_AT", "SELECT", "ASSIGN", "APPEND", "DELETE", "ARROW", 
        "PLUS_ARROW", "EQUAL", "NOT_EQUAL", "MATCH", "NO_MATCH", "LESS", 
        "LESS_OR_EQUAL", "GREATER", "GREATER_OR_EQUAL", "NOT", "PLUS", "MINUS", 
        "TIMES", "DIVIDE", "MODULO", "LEFT_SHIFT", "RIGHT_SHIFT", "COLLECT_OPEN", 
        "COLLECT_CLOSE", "EXPORTED_OPEN", "EXPORTED_CLOSE", "BEFORE", "NOTIFY", 
        "AFTER", "NOTIFIED", "BLANK", "LINE_COMMENT", "BLOCK_COMMENT", "UNCLOSED_STRING", 
        "UNCLOSED_COMMENT", "UNCLOSED_HEREDOC", "BAD_NUMBER", "BAD_REFERENCE", 
        "BAD_NAME", "BAD_VARIABLE", "UNKNOWN", "STRING_TEXT", "STRING_VARIABLE", 
        "INTERPOLATION_OPEN", "STRING_CLOSE"
    ];
    public static readonly ruleNames = [
        "manifest", "assignment", "tail", "resource", "definition", "host", 
        "typeFields", "expression", "construct", "caseOption", "suffix", 
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
            this.state = 48;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1006862512) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 46137127) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0)) {
                {
                this.state = 34;
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
                    this.state = 32;
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
                    this.state = 33;
                    localContext._definition = this.definition();
                    localContext._definitions.push(localContext._definition!);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 45;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1006862512) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 851443495) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0)) {
                    {
                    {
                    this.state = 37;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 60 || _la === 61) {
                        {
                        this.state = 36;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 60 || _la === 61)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                    }

                    this.state = 41;
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
                        this.state = 39;
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
                        this.state = 40;
                        localContext._definition = this.definition();
                        localContext._definitions.push(localContext._definition!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    }
                    this.state = 47;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
            }

            this.state = 50;
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
            this.state = 55;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 4 || _la === 5 || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0)) {
                {
                {
                this.state = 52;
                _la = this.tokenStream.LA(1);
                if(!(_la === 4 || _la === 5 || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0))) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                }
                this.state = 57;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 60;
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
                this.state = 58;
                _la = this.tokenStream.LA(1);
                if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 268533888) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 1570049) !== 0))) {
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
                this.state = 59;
                localContext._construct = this.construct();
                localContext._constructs.push(localContext._construct!);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 80;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 16777742) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 2164260873) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 515891175) !== 0)) {
                {
                this.state = 78;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case MuPuppetParser.INDEX_OPEN:
                case MuPuppetParser.CALL_OPEN:
                case MuPuppetParser.SELECT_LIST:
                case MuPuppetParser.DOT:
                    {
                    this.state = 62;
                    localContext._suffix = this.suffix();
                    localContext._suffixes.push(localContext._suffix!);
                    }
                    break;
                case MuPuppetParser.BODY_OPEN:
                case MuPuppetParser.COLLECT_OPEN:
                case MuPuppetParser.EXPORTED_OPEN:
                    {
                    this.state = 63;
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
                    this.state = 66;
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
                        this.state = 64;
                        _la = this.tokenStream.LA(1);
                        if(!(((((_la - 24)) & ~0x1F) === 0 && ((1 << (_la - 24)) & 18433) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 505405415) !== 0))) {
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
                        this.state = 65;
                        localContext._choice = this.choice();
                        localContext._chosen.push(localContext._choice!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 71;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 4 || _la === 5 || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0)) {
                        {
                        {
                        this.state = 68;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 4 || _la === 5 || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                        }
                        this.state = 73;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 76;
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
                        this.state = 74;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 268541056) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 1570049) !== 0))) {
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
                        this.state = 75;
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
                this.state = 82;
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
            this.state = 154;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case MuPuppetParser.BODY_OPEN:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 83;
                this.match(MuPuppetParser.BODY_OPEN);
                this.state = 141;
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
                    this.state = 84;
                    localContext._resource = this.resource();
                    localContext._resources.push(localContext._resource!);
                    this.state = 91;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 61) {
                        {
                        {
                        this.state = 85;
                        this.match(MuPuppetParser.SEMICOLON);
                        this.state = 87;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 335741104) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 46136581) !== 0) || _la === 80) {
                            {
                            this.state = 86;
                            localContext._resource = this.resource();
                            localContext._resources.push(localContext._resource!);
                            }
                        }

                        }
                        }
                        this.state = 93;
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
                    this.state = 100;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case MuPuppetParser.NAME_KEY:
                    case MuPuppetParser.DEFAULT_KEY:
                    case MuPuppetParser.UNDEF_KEY:
                    case MuPuppetParser.TYPE_KEY:
                    case MuPuppetParser.KEYWORD_KEY:
                        {
                        this.state = 94;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 31744) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 95;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 70 || _la === 71)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 96;
                        localContext._expression = this.expression();
                        localContext._values.push(localContext._expression!);
                        }
                        break;
                    case MuPuppetParser.SPLAT_KEY:
                        {
                        this.state = 97;
                        this.match(MuPuppetParser.SPLAT_KEY);
                        this.state = 98;
                        this.match(MuPuppetParser.ARROW);
                        this.state = 99;
                        localContext._expression = this.expression();
                        localContext._values.push(localContext._expression!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 113;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 60) {
                        {
                        {
                        this.state = 102;
                        this.match(MuPuppetParser.COMMA);
                        this.state = 109;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case MuPuppetParser.NAME_KEY:
                        case MuPuppetParser.DEFAULT_KEY:
                        case MuPuppetParser.UNDEF_KEY:
                        case MuPuppetParser.TYPE_KEY:
                        case MuPuppetParser.KEYWORD_KEY:
                            {
                            this.state = 103;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 31744) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 104;
                            _la = this.tokenStream.LA(1);
                            if(!(_la === 70 || _la === 71)) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 105;
                            localContext._expression = this.expression();
                            localContext._values.push(localContext._expression!);
                            }
                            break;
                        case MuPuppetParser.SPLAT_KEY:
                            {
                            this.state = 106;
                            this.match(MuPuppetParser.SPLAT_KEY);
                            this.state = 107;
                            this.match(MuPuppetParser.ARROW);
                            this.state = 108;
                            localContext._expression = this.expression();
                            localContext._values.push(localContext._expression!);
                            }
                            break;
                        case MuPuppetParser.CLOSE_BRACE:
                        case MuPuppetParser.COMMA:
                            break;
                        default:
                            break;
                        }
                        }
                        }
                        this.state = 115;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    break;
                case MuPuppetParser.COMMA:
                    {
                    this.state = 116;
                    this.match(MuPuppetParser.COMMA);
                    this.state = 139;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 31808) !== 0)) {
                        {
                        this.state = 123;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case MuPuppetParser.NAME_KEY:
                        case MuPuppetParser.DEFAULT_KEY:
                        case MuPuppetParser.UNDEF_KEY:
                        case MuPuppetParser.TYPE_KEY:
                        case MuPuppetParser.KEYWORD_KEY:
                            {
                            this.state = 117;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 31744) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 118;
                            _la = this.tokenStream.LA(1);
                            if(!(_la === 70 || _la === 71)) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 119;
                            localContext._expression = this.expression();
                            localContext._values.push(localContext._expression!);
                            }
                            break;
                        case MuPuppetParser.SPLAT_KEY:
                            {
                            this.state = 120;
                            this.match(MuPuppetParser.SPLAT_KEY);
                            this.state = 121;
                            this.match(MuPuppetParser.ARROW);
                            this.state = 122;
                            localContext._expression = this.expression();
                            localContext._values.push(localContext._expression!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 136;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 60) {
                            {
                            {
                            this.state = 125;
                            this.match(MuPuppetParser.COMMA);
                            this.state = 132;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case MuPuppetParser.NAME_KEY:
                            case MuPuppetParser.DEFAULT_KEY:
                            case MuPuppetParser.UNDEF_KEY:
                            case MuPuppetParser.TYPE_KEY:
                            case MuPuppetParser.KEYWORD_KEY:
                                {
                                this.state = 126;
                                _la = this.tokenStream.LA(1);
                                if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 31744) !== 0))) {
                                this.errorHandler.recoverInline(this);
                                }
                                else {
                                    this.errorHandler.reportMatch(this);
                                    this.consume();
                                }
                                this.state = 127;
                                _la = this.tokenStream.LA(1);
                                if(!(_la === 70 || _la === 71)) {
                                this.errorHandler.recoverInline(this);
                                }
                                else {
                                    this.errorHandler.reportMatch(this);
                                    this.consume();
                                }
                                this.state = 128;
                                localContext._expression = this.expression();
                                localContext._values.push(localContext._expression!);
                                }
                                break;
                            case MuPuppetParser.SPLAT_KEY:
                                {
                                this.state = 129;
                                this.match(MuPuppetParser.SPLAT_KEY);
                                this.state = 130;
                                this.match(MuPuppetParser.ARROW);
                                this.state = 131;
                                localContext._expression = this.expression();
                                localContext._values.push(localContext._expression!);
                                }
                                break;
                            case MuPuppetParser.CLOSE_BRACE:
                            case MuPuppetParser.COMMA:
                                break;
                            default:
                                break;
                            }
                            }
                            }
                            this.state = 138;
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
                this.state = 143;
                this.match(MuPuppetParser.CLOSE_BRACE);
                }
                break;
            case MuPuppetParser.COLLECT_OPEN:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 144;
                this.match(MuPuppetParser.COLLECT_OPEN);
                this.state = 146;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 335741104) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 46136581) !== 0) || _la === 80) {
                    {
                    this.state = 145;
                    localContext._query = this.expression();
                    }
                }

                this.state = 148;
                this.match(MuPuppetParser.COLLECT_CLOSE);
                }
                break;
            case MuPuppetParser.EXPORTED_OPEN:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 149;
                this.match(MuPuppetParser.EXPORTED_OPEN);
                this.state = 151;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 335741104) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 46136581) !== 0) || _la === 80) {
                    {
                    this.state = 150;
                    localContext._query = this.expression();
                    }
                }

                this.state = 153;
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
            this.state = 156;
            localContext._title = this.expression();
            this.state = 157;
            this.match(MuPuppetParser.COLON);
            this.state = 159;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 60) {
                {
                this.state = 158;
                this.match(MuPuppetParser.COMMA);
                }
            }

            this.state = 183;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 31808) !== 0)) {
                {
                this.state = 167;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case MuPuppetParser.NAME_KEY:
                case MuPuppetParser.DEFAULT_KEY:
                case MuPuppetParser.UNDEF_KEY:
                case MuPuppetParser.TYPE_KEY:
                case MuPuppetParser.KEYWORD_KEY:
                    {
                    this.state = 161;
                    _la = this.tokenStream.LA(1);
                    if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 31744) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 162;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 70 || _la === 71)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 163;
                    localContext._expression = this.expression();
                    localContext._values.push(localContext._expression!);
                    }
                    break;
                case MuPuppetParser.SPLAT_KEY:
                    {
                    this.state = 164;
                    this.match(MuPuppetParser.SPLAT_KEY);
                    this.state = 165;
                    this.match(MuPuppetParser.ARROW);
                    this.state = 166;
                    localContext._expression = this.expression();
                    localContext._values.push(localContext._expression!);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 180;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 60) {
                    {
                    {
                    this.state = 169;
                    this.match(MuPuppetParser.COMMA);
                    this.state = 176;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case MuPuppetParser.NAME_KEY:
                    case MuPuppetParser.DEFAULT_KEY:
                    case MuPuppetParser.UNDEF_KEY:
                    case MuPuppetParser.TYPE_KEY:
                    case MuPuppetParser.KEYWORD_KEY:
                        {
                        this.state = 170;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 31744) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 171;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 70 || _la === 71)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 172;
                        localContext._expression = this.expression();
                        localContext._values.push(localContext._expression!);
                        }
                        break;
                    case MuPuppetParser.SPLAT_KEY:
                        {
                        this.state = 173;
                        this.match(MuPuppetParser.SPLAT_KEY);
                        this.state = 174;
                        this.match(MuPuppetParser.ARROW);
                        this.state = 175;
                        localContext._expression = this.expression();
                        localContext._values.push(localContext._expression!);
                        }
                        break;
                    case MuPuppetParser.CLOSE_BRACE:
                    case MuPuppetParser.COMMA:
                    case MuPuppetParser.SEMICOLON:
                        break;
                    default:
                        break;
                    }
                    }
                    }
                    this.state = 182;
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
        this.enterRule(localContext, 8, MuPuppetParser.RULE_definition);
        let _la: number;
        try {
            this.state = 247;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case MuPuppetParser.CLASS:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 185;
                this.match(MuPuppetParser.CLASS);
                this.state = 186;
                localContext._name = this.tokenStream.LT(1);
                _la = this.tokenStream.LA(1);
                if(!(((((_la - 44)) & ~0x1F) === 0 && ((1 << (_la - 44)) & 7) !== 0))) {
                    localContext._name = this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 191;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 2 || _la === 57) {
                    {
                    this.state = 187;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 2 || _la === 57)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 188;
                    localContext._parameters = this.parameterList();
                    this.state = 189;
                    this.match(MuPuppetParser.CLOSE_PAREN);
                    }
                }

                this.state = 195;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 36) {
                    {
                    this.state = 193;
                    this.match(MuPuppetParser.INHERITS);
                    this.state = 194;
                    localContext._parent = this.tokenStream.LT(1);
                    _la = this.tokenStream.LA(1);
                    if(!(((((_la - 28)) & ~0x1F) === 0 && ((1 << (_la - 28)) & 458753) !== 0))) {
                        localContext._parent = this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                }

                this.state = 197;
                localContext._body = this.block();
                }
                break;
            case MuPuppetParser.DEFINE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 198;
                this.match(MuPuppetParser.DEFINE);
                this.state = 199;
                localContext._name = this.tokenStream.LT(1);
                _la = this.tokenStream.LA(1);
                if(!(((((_la - 44)) & ~0x1F) === 0 && ((1 << (_la - 44)) & 7) !== 0))) {
                    localContext._name = this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 204;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 2 || _la === 57) {
                    {
                    this.state = 200;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 2 || _la === 57)) {
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

                this.state = 206;
                localContext._body = this.block();
                }
                break;
            case MuPuppetParser.NODE:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 207;
                this.match(MuPuppetParser.NODE);
                this.state = 208;
                localContext._host = this.host();
                localContext._hosts.push(localContext._host!);
                this.state = 215;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 60) {
                    {
                    {
                    this.state = 209;
                    this.match(MuPuppetParser.COMMA);
                    this.state = 211;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 335675520) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 11521537) !== 0)) {
                        {
                        this.state = 210;
                        localContext._host = this.host();
                        localContext._hosts.push(localContext._host!);
                        }
                    }

                    }
                    }
                    this.state = 217;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 220;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 36) {
                    {
                    this.state = 218;
                    this.match(MuPuppetParser.INHERITS);
                    this.state = 219;
                    localContext._base = this.host();
                    }
                }

                this.state = 222;
                localContext._body = this.block();
                }
                break;
            case MuPuppetParser.FUNCTION:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 224;
                this.match(MuPuppetParser.FUNCTION);
                this.state = 225;
                localContext._name = this.tokenStream.LT(1);
                _la = this.tokenStream.LA(1);
                if(!(((((_la - 44)) & ~0x1F) === 0 && ((1 << (_la - 44)) & 7) !== 0))) {
                    localContext._name = this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 230;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 2 || _la === 57) {
                    {
                    this.state = 226;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 2 || _la === 57)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 227;
                    localContext._parameters = this.parameterList();
                    this.state = 228;
                    this.match(MuPuppetParser.CLOSE_PAREN);
                    }
                }

                this.state = 234;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 87) {
                    {
                    this.state = 232;
                    this.match(MuPuppetParser.RIGHT_SHIFT);
                    this.state = 233;
                    localContext._result = this.type_();
                    }
                }

                this.state = 236;
                localContext._body = this.block();
                }
                break;
            case MuPuppetParser.TYPE:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 237;
                this.match(MuPuppetParser.TYPE);
                this.state = 238;
                localContext._alias = this.type_();
                this.state = 239;
                this.match(MuPuppetParser.ASSIGN);
                this.state = 245;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case MuPuppetParser.REFERENCE:
                    {
                    this.state = 240;
                    localContext._target = this.type_();
                    this.state = 242;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 3) {
                        {
                        this.state = 241;
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
                    this.state = 244;
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
        this.enterRule(localContext, 10, MuPuppetParser.RULE_host);
        let _la: number;
        try {
            this.state = 264;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case MuPuppetParser.NAME:
            case MuPuppetParser.NUMBER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 249;
                _la = this.tokenStream.LA(1);
                if(!(_la === 44 || _la === 48)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 254;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 59) {
                    {
                    {
                    this.state = 250;
                    this.match(MuPuppetParser.DOT);
                    this.state = 251;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 44 || _la === 48)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    }
                    this.state = 256;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case MuPuppetParser.STRING:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 257;
                this.match(MuPuppetParser.STRING);
                }
                break;
            case MuPuppetParser.PLAIN_STRING:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 258;
                this.match(MuPuppetParser.PLAIN_STRING);
                }
                break;
            case MuPuppetParser.WORD:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 259;
                this.match(MuPuppetParser.WORD);
                }
                break;
            case MuPuppetParser.REGEX:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 260;
                this.match(MuPuppetParser.REGEX);
                }
                break;
            case MuPuppetParser.DEFAULT:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 261;
                this.match(MuPuppetParser.DEFAULT);
                }
                break;
            case MuPuppetParser.HEREDOC:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 262;
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
                this.state = 263;
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
        this.enterRule(localContext, 12, MuPuppetParser.RULE_typeFields);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 266;
            this.match(MuPuppetParser.BODY_OPEN);
            this.state = 293;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 335789232) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 46136581) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0)) {
                {
                this.state = 272;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case MuPuppetParser.NAME_KEY:
                    {
                    this.state = 267;
                    this.match(MuPuppetParser.NAME_KEY);
                    }
                    break;
                case MuPuppetParser.DEFAULT_KEY:
                    {
                    this.state = 268;
                    this.match(MuPuppetParser.DEFAULT_KEY);
                    }
                    break;
                case MuPuppetParser.UNDEF_KEY:
                    {
                    this.state = 269;
                    this.match(MuPuppetParser.UNDEF_KEY);
                    }
                    break;
                case MuPuppetParser.TYPE_KEY:
                    {
                    this.state = 270;
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
                    this.state = 271;
                    localContext._assignment = this.assignment();
                    localContext._items.push(localContext._assignment!);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 274;
                this.match(MuPuppetParser.ARROW);
                this.state = 275;
                localContext._assignment = this.assignment();
                localContext._items.push(localContext._assignment!);
                this.state = 290;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 60) {
                    {
                    {
                    this.state = 276;
                    this.match(MuPuppetParser.COMMA);
                    this.state = 286;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 335789232) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 46136581) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0)) {
                        {
                        this.state = 282;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case MuPuppetParser.NAME_KEY:
                            {
                            this.state = 277;
                            this.match(MuPuppetParser.NAME_KEY);
                            }
                            break;
                        case MuPuppetParser.DEFAULT_KEY:
                            {
                            this.state = 278;
                            this.match(MuPuppetParser.DEFAULT_KEY);
                            }
                            break;
                        case MuPuppetParser.UNDEF_KEY:
                            {
                            this.state = 279;
                            this.match(MuPuppetParser.UNDEF_KEY);
                            }
                            break;
                        case MuPuppetParser.TYPE_KEY:
                            {
                            this.state = 280;
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
                            this.state = 281;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 284;
                        this.match(MuPuppetParser.ARROW);
                        this.state = 285;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        }
                    }

                    }
                    }
                    this.state = 292;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
            }

            this.state = 295;
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
        this.enterRule(localContext, 14, MuPuppetParser.RULE_expression);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 300;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 4 || _la === 5 || _la === 80) {
                {
                {
                this.state = 297;
                _la = this.tokenStream.LA(1);
                if(!(_la === 4 || _la === 5 || _la === 80)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                }
                this.state = 302;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 305;
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
                this.state = 303;
                _la = this.tokenStream.LA(1);
                if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 268501120) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 1570049) !== 0))) {
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
                this.state = 304;
                localContext._construct = this.construct();
                localContext._constructs.push(localContext._construct!);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 324;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 16777734) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 2164260873) !== 0) || ((((_la - 72)) & ~0x1F) === 0 && ((1 << (_la - 72)) & 65279) !== 0)) {
                {
                this.state = 322;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case MuPuppetParser.INDEX_OPEN:
                case MuPuppetParser.CALL_OPEN:
                case MuPuppetParser.SELECT_LIST:
                case MuPuppetParser.DOT:
                    {
                    this.state = 307;
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
                    this.state = 310;
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
                        this.state = 308;
                        _la = this.tokenStream.LA(1);
                        if(!(((((_la - 24)) & ~0x1F) === 0 && ((1 << (_la - 24)) & 18433) !== 0) || ((((_la - 72)) & ~0x1F) === 0 && ((1 << (_la - 72)) & 65279) !== 0))) {
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
                        this.state = 309;
                        localContext._choice = this.choice();
                        localContext._chosen.push(localContext._choice!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 315;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 4 || _la === 5 || _la === 80) {
                        {
                        {
                        this.state = 312;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 4 || _la === 5 || _la === 80)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                        }
                        this.state = 317;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 320;
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
                        this.state = 318;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 268508288) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 1570049) !== 0))) {
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
                        this.state = 319;
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
                this.state = 326;
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
        this.enterRule(localContext, 16, MuPuppetParser.RULE_construct);
        let _la: number;
        try {
            this.state = 545;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case MuPuppetParser.OPEN_BRACKET:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 327;
                this.match(MuPuppetParser.OPEN_BRACKET);
                this.state = 354;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 335789232) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 46136581) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0)) {
                    {
                    this.state = 336;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case MuPuppetParser.NAME_KEY:
                    case MuPuppetParser.DEFAULT_KEY:
                    case MuPuppetParser.UNDEF_KEY:
                    case MuPuppetParser.TYPE_KEY:
                        {
                        this.state = 328;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 329;
                        this.match(MuPuppetParser.ARROW);
                        this.state = 330;
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
                        this.state = 331;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        this.state = 334;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 70) {
                            {
                            this.state = 332;
                            this.match(MuPuppetParser.ARROW);
                            this.state = 333;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                        }

                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 351;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 60) {
                        {
                        {
                        this.state = 338;
                        this.match(MuPuppetParser.COMMA);
                        this.state = 347;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case MuPuppetParser.NAME_KEY:
                        case MuPuppetParser.DEFAULT_KEY:
                        case MuPuppetParser.UNDEF_KEY:
                        case MuPuppetParser.TYPE_KEY:
                            {
                            this.state = 339;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 340;
                            this.match(MuPuppetParser.ARROW);
                            this.state = 341;
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
                            this.state = 342;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            this.state = 345;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 70) {
                                {
                                this.state = 343;
                                this.match(MuPuppetParser.ARROW);
                                this.state = 344;
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
                        this.state = 353;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 356;
                this.match(MuPuppetParser.CLOSE_BRACKET);
                }
                break;
            case MuPuppetParser.OPEN_BRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 357;
                this.match(MuPuppetParser.OPEN_BRACE);
                this.state = 384;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 335789232) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 46136581) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0)) {
                    {
                    this.state = 363;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case MuPuppetParser.NAME_KEY:
                        {
                        this.state = 358;
                        this.match(MuPuppetParser.NAME_KEY);
                        }
                        break;
                    case MuPuppetParser.DEFAULT_KEY:
                        {
                        this.state = 359;
                        this.match(MuPuppetParser.DEFAULT_KEY);
                        }
                        break;
                    case MuPuppetParser.UNDEF_KEY:
                        {
                        this.state = 360;
                        this.match(MuPuppetParser.UNDEF_KEY);
                        }
                        break;
                    case MuPuppetParser.TYPE_KEY:
                        {
                        this.state = 361;
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
                        this.state = 362;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 365;
                    this.match(MuPuppetParser.ARROW);
                    this.state = 366;
                    localContext._assignment = this.assignment();
                    localContext._items.push(localContext._assignment!);
                    this.state = 381;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 60) {
                        {
                        {
                        this.state = 367;
                        this.match(MuPuppetParser.COMMA);
                        this.state = 377;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 335789232) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 46136581) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0)) {
                            {
                            this.state = 373;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case MuPuppetParser.NAME_KEY:
                                {
                                this.state = 368;
                                this.match(MuPuppetParser.NAME_KEY);
                                }
                                break;
                            case MuPuppetParser.DEFAULT_KEY:
                                {
                                this.state = 369;
                                this.match(MuPuppetParser.DEFAULT_KEY);
                                }
                                break;
                            case MuPuppetParser.UNDEF_KEY:
                                {
                                this.state = 370;
                                this.match(MuPuppetParser.UNDEF_KEY);
                                }
                                break;
                            case MuPuppetParser.TYPE_KEY:
                                {
                                this.state = 371;
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
                                this.state = 372;
                                localContext._assignment = this.assignment();
                                localContext._items.push(localContext._assignment!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            this.state = 375;
                            this.match(MuPuppetParser.ARROW);
                            this.state = 376;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                        }

                        }
                        }
                        this.state = 383;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 386;
                this.match(MuPuppetParser.CLOSE_BRACE);
                }
                break;
            case MuPuppetParser.OPEN_PAREN:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 387;
                this.match(MuPuppetParser.OPEN_PAREN);
                this.state = 388;
                localContext._assignment = this.assignment();
                localContext._items.push(localContext._assignment!);
                this.state = 389;
                this.match(MuPuppetParser.CLOSE_PAREN);
                }
                break;
            case MuPuppetParser.STRING_OPEN:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 391;
                this.match(MuPuppetParser.STRING_OPEN);
                this.state = 400;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 7) !== 0)) {
                    {
                    this.state = 398;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case MuPuppetParser.STRING_TEXT:
                        {
                        this.state = 392;
                        this.match(MuPuppetParser.STRING_TEXT);
                        }
                        break;
                    case MuPuppetParser.STRING_VARIABLE:
                        {
                        this.state = 393;
                        this.match(MuPuppetParser.STRING_VARIABLE);
                        }
                        break;
                    case MuPuppetParser.INTERPOLATION_OPEN:
                        {
                        this.state = 394;
                        this.match(MuPuppetParser.INTERPOLATION_OPEN);
                        this.state = 395;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        this.state = 396;
                        this.match(MuPuppetParser.CLOSE_BRACE);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 402;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 403;
                this.match(MuPuppetParser.STRING_CLOSE);
                }
                break;
            case MuPuppetParser.HEREDOC_OPEN:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 404;
                this.match(MuPuppetParser.HEREDOC_OPEN);
                this.state = 413;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 7) !== 0)) {
                    {
                    this.state = 411;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case MuPuppetParser.STRING_TEXT:
                        {
                        this.state = 405;
                        this.match(MuPuppetParser.STRING_TEXT);
                        }
                        break;
                    case MuPuppetParser.STRING_VARIABLE:
                        {
                        this.state = 406;
                        this.match(MuPuppetParser.STRING_VARIABLE);
                        }
                        break;
                    case MuPuppetParser.INTERPOLATION_OPEN:
                        {
                        this.state = 407;
                        this.match(MuPuppetParser.INTERPOLATION_OPEN);
                        this.state = 408;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        this.state = 409;
                        this.match(MuPuppetParser.CLOSE_BRACE);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 415;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 416;
                this.match(MuPuppetParser.HEREDOC_CLOSE);
                }
                break;
            case MuPuppetParser.IF:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 417;
                this.match(MuPuppetParser.IF);
                this.state = 418;
                localContext._expression = this.expression();
                localContext._tests.push(localContext._expression!);
                this.state = 419;
                this.match(MuPuppetParser.BODY_OPEN);
                this.state = 436;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1006862512) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 46137127) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0)) {
                    {
                    this.state = 422;
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
                        this.state = 420;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        }
                        break;
                    case MuPuppetParser.CLASS:
                    case MuPuppetParser.DEFINE:
                    case MuPuppetParser.FUNCTION:
                    case MuPuppetParser.NODE:
                    case MuPuppetParser.TYPE:
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
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1006862512) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 851443495) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0)) {
                        {
                        {
                        this.state = 425;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 60 || _la === 61) {
                            {
                            this.state = 424;
                            _la = this.tokenStream.LA(1);
                            if(!(_la === 60 || _la === 61)) {
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
                            this.state = 427;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                            break;
                        case MuPuppetParser.CLASS:
                        case MuPuppetParser.DEFINE:
                        case MuPuppetParser.FUNCTION:
                        case MuPuppetParser.NODE:
                        case MuPuppetParser.TYPE:
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
                this.match(MuPuppetParser.CLOSE_BRACE);
                this.state = 464;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 31) {
                    {
                    {
                    this.state = 439;
                    this.match(MuPuppetParser.ELSIF);
                    this.state = 440;
                    localContext._expression = this.expression();
                    localContext._tests.push(localContext._expression!);
                    this.state = 441;
                    this.match(MuPuppetParser.BODY_OPEN);
                    this.state = 458;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1006862512) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 46137127) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0)) {
                        {
                        this.state = 444;
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
                            this.state = 442;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                            break;
                        case MuPuppetParser.CLASS:
                        case MuPuppetParser.DEFINE:
                        case MuPuppetParser.FUNCTION:
                        case MuPuppetParser.NODE:
                        case MuPuppetParser.TYPE:
                            {
                            this.state = 443;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 455;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1006862512) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 851443495) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0)) {
                            {
                            {
                            this.state = 447;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 60 || _la === 61) {
                                {
                                this.state = 446;
                                _la = this.tokenStream.LA(1);
                                if(!(_la === 60 || _la === 61)) {
                                this.errorHandler.recoverInline(this);
                                }
                                else {
                                    this.errorHandler.reportMatch(this);
                                    this.consume();
                                }
                                }
                            }

                            this.state = 451;
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
                                this.state = 449;
                                localContext._assignment = this.assignment();
                                localContext._items.push(localContext._assignment!);
                                }
                                break;
                            case MuPuppetParser.CLASS:
                            case MuPuppetParser.DEFINE:
                            case MuPuppetParser.FUNCTION:
                            case MuPuppetParser.NODE:
                            case MuPuppetParser.TYPE:
                                {
                                this.state = 450;
                                localContext._definition = this.definition();
                                localContext._definitions.push(localContext._definition!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            }
                            this.state = 457;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 460;
                    this.match(MuPuppetParser.CLOSE_BRACE);
                    }
                    }
                    this.state = 466;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 488;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 30) {
                    {
                    this.state = 467;
                    this.match(MuPuppetParser.ELSE);
                    this.state = 468;
                    this.match(MuPuppetParser.BODY_OPEN);
                    this.state = 485;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1006862512) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 46137127) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0)) {
                        {
                        this.state = 471;
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
                            this.state = 469;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                            break;
                        case MuPuppetParser.CLASS:
                        case MuPuppetParser.DEFINE:
                        case MuPuppetParser.FUNCTION:
                        case MuPuppetParser.NODE:
                        case MuPuppetParser.TYPE:
                            {
                            this.state = 470;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 482;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1006862512) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 851443495) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0)) {
                            {
                            {
                            this.state = 474;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 60 || _la === 61) {
                                {
                                this.state = 473;
                                _la = this.tokenStream.LA(1);
                                if(!(_la === 60 || _la === 61)) {
                                this.errorHandler.recoverInline(this);
                                }
                                else {
                                    this.errorHandler.reportMatch(this);
                                    this.consume();
                                }
                                }
                            }

                            this.state = 478;
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
                                this.state = 476;
                                localContext._assignment = this.assignment();
                                localContext._items.push(localContext._assignment!);
                                }
                                break;
                            case MuPuppetParser.CLASS:
                            case MuPuppetParser.DEFINE:
                            case MuPuppetParser.FUNCTION:
                            case MuPuppetParser.NODE:
                            case MuPuppetParser.TYPE:
                                {
                                this.state = 477;
                                localContext._definition = this.definition();
                                localContext._definitions.push(localContext._definition!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            }
                            this.state = 484;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 487;
                    this.match(MuPuppetParser.CLOSE_BRACE);
                    }
                }

                }
                break;
            case MuPuppetParser.UNLESS:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 490;
                this.match(MuPuppetParser.UNLESS);
                this.state = 491;
                localContext._expression = this.expression();
                localContext._tests.push(localContext._expression!);
                this.state = 492;
                this.match(MuPuppetParser.BODY_OPEN);
                this.state = 509;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1006862512) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 46137127) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0)) {
                    {
                    this.state = 495;
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
                        this.state = 493;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        }
                        break;
                    case MuPuppetParser.CLASS:
                    case MuPuppetParser.DEFINE:
                    case MuPuppetParser.FUNCTION:
                    case MuPuppetParser.NODE:
                    case MuPuppetParser.TYPE:
                        {
                        this.state = 494;
                        localContext._definition = this.definition();
                        localContext._definitions.push(localContext._definition!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 506;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1006862512) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 851443495) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0)) {
                        {
                        {
                        this.state = 498;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 60 || _la === 61) {
                            {
                            this.state = 497;
                            _la = this.tokenStream.LA(1);
                            if(!(_la === 60 || _la === 61)) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            }
                        }

                        this.state = 502;
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
                            this.state = 500;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                            break;
                        case MuPuppetParser.CLASS:
                        case MuPuppetParser.DEFINE:
                        case MuPuppetParser.FUNCTION:
                        case MuPuppetParser.NODE:
                        case MuPuppetParser.TYPE:
                            {
                            this.state = 501;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                        }
                        this.state = 508;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 511;
                this.match(MuPuppetParser.CLOSE_BRACE);
                this.state = 533;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 30) {
                    {
                    this.state = 512;
                    this.match(MuPuppetParser.ELSE);
                    this.state = 513;
                    this.match(MuPuppetParser.BODY_OPEN);
                    this.state = 530;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1006862512) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 46137127) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0)) {
                        {
                        this.state = 516;
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
                            this.state = 514;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                            break;
                        case MuPuppetParser.CLASS:
                        case MuPuppetParser.DEFINE:
                        case MuPuppetParser.FUNCTION:
                        case MuPuppetParser.NODE:
                        case MuPuppetParser.TYPE:
                            {
                            this.state = 515;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 527;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1006862512) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 851443495) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0)) {
                            {
                            {
                            this.state = 519;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 60 || _la === 61) {
                                {
                                this.state = 518;
                                _la = this.tokenStream.LA(1);
                                if(!(_la === 60 || _la === 61)) {
                                this.errorHandler.recoverInline(this);
                                }
                                else {
                                    this.errorHandler.reportMatch(this);
                                    this.consume();
                                }
                                }
                            }

                            this.state = 523;
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
                                this.state = 521;
                                localContext._assignment = this.assignment();
                                localContext._items.push(localContext._assignment!);
                                }
                                break;
                            case MuPuppetParser.CLASS:
                            case MuPuppetParser.DEFINE:
                            case MuPuppetParser.FUNCTION:
                            case MuPuppetParser.NODE:
                            case MuPuppetParser.TYPE:
                                {
                                this.state = 522;
                                localContext._definition = this.definition();
                                localContext._definitions.push(localContext._definition!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            }
                            this.state = 529;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 532;
                    this.match(MuPuppetParser.CLOSE_BRACE);
                    }
                }

                }
                break;
            case MuPuppetParser.CASE:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 535;
                this.match(MuPuppetParser.CASE);
                this.state = 536;
                localContext._expression = this.expression();
                localContext._tests.push(localContext._expression!);
                this.state = 537;
                this.match(MuPuppetParser.BODY_OPEN);
                this.state = 539;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 538;
                    localContext._caseOption = this.caseOption();
                    localContext._options.push(localContext._caseOption!);
                    }
                    }
                    this.state = 541;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 335741104) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 46136581) !== 0) || _la === 80);
                this.state = 543;
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
        this.enterRule(localContext, 18, MuPuppetParser.RULE_caseOption);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 547;
            localContext._expression = this.expression();
            localContext._values.push(localContext._expression!);
            this.state = 552;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 60) {
                {
                {
                this.state = 548;
                this.match(MuPuppetParser.COMMA);
                this.state = 549;
                localContext._expression = this.expression();
                localContext._values.push(localContext._expression!);
                }
                }
                this.state = 554;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 555;
            this.match(MuPuppetParser.COLON);
            this.state = 556;
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
        this.enterRule(localContext, 20, MuPuppetParser.RULE_suffix);
        let _la: number;
        try {
            this.state = 708;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case MuPuppetParser.INDEX_OPEN:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 558;
                this.match(MuPuppetParser.INDEX_OPEN);
                this.state = 585;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 335756464) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 46136581) !== 0) || _la === 80) {
                    {
                    this.state = 567;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case MuPuppetParser.NAME_KEY:
                    case MuPuppetParser.DEFAULT_KEY:
                    case MuPuppetParser.UNDEF_KEY:
                    case MuPuppetParser.TYPE_KEY:
                        {
                        this.state = 559;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 560;
                        this.match(MuPuppetParser.ARROW);
                        this.state = 561;
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
                        this.state = 562;
                        localContext._expression = this.expression();
                        localContext._cells.push(localContext._expression!);
                        this.state = 565;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 70) {
                            {
                            this.state = 563;
                            this.match(MuPuppetParser.ARROW);
                            this.state = 564;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            }
                        }

                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 582;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 60) {
                        {
                        {
                        this.state = 569;
                        this.match(MuPuppetParser.COMMA);
                        this.state = 578;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case MuPuppetParser.NAME_KEY:
                        case MuPuppetParser.DEFAULT_KEY:
                        case MuPuppetParser.UNDEF_KEY:
                        case MuPuppetParser.TYPE_KEY:
                            {
                            this.state = 570;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 571;
                            this.match(MuPuppetParser.ARROW);
                            this.state = 572;
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
                            this.state = 573;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            this.state = 576;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 70) {
                                {
                                this.state = 574;
                                this.match(MuPuppetParser.ARROW);
                                this.state = 575;
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
                        this.state = 584;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 587;
                this.match(MuPuppetParser.CLOSE_BRACKET);
                }
                break;
            case MuPuppetParser.CALL_OPEN:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 588;
                this.match(MuPuppetParser.CALL_OPEN);
                this.state = 615;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 335789232) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 46136581) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0)) {
                    {
                    this.state = 597;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case MuPuppetParser.NAME_KEY:
                    case MuPuppetParser.DEFAULT_KEY:
                    case MuPuppetParser.UNDEF_KEY:
                    case MuPuppetParser.TYPE_KEY:
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
                        this.match(MuPuppetParser.ARROW);
                        this.state = 591;
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
                        this.state = 592;
                        localContext._assignment = this.assignment();
                        localContext._items.push(localContext._assignment!);
                        this.state = 595;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 70) {
                            {
                            this.state = 593;
                            this.match(MuPuppetParser.ARROW);
                            this.state = 594;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            }
                        }

                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 612;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 60) {
                        {
                        {
                        this.state = 599;
                        this.match(MuPuppetParser.COMMA);
                        this.state = 608;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case MuPuppetParser.NAME_KEY:
                        case MuPuppetParser.DEFAULT_KEY:
                        case MuPuppetParser.UNDEF_KEY:
                        case MuPuppetParser.TYPE_KEY:
                            {
                            this.state = 600;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 601;
                            this.match(MuPuppetParser.ARROW);
                            this.state = 602;
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
                            this.state = 603;
                            localContext._assignment = this.assignment();
                            localContext._items.push(localContext._assignment!);
                            this.state = 606;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 70) {
                                {
                                this.state = 604;
                                this.match(MuPuppetParser.ARROW);
                                this.state = 605;
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
                        this.state = 614;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 617;
                localContext._close = this.match(MuPuppetParser.CLOSE_PAREN);
                this.state = 646;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 63) {
                    {
                    this.state = 618;
                    this.match(MuPuppetParser.PIPE);
                    this.state = 619;
                    localContext._parameters = this.parameterList();
                    this.state = 620;
                    this.match(MuPuppetParser.PIPE_CLOSE);
                    this.state = 623;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 87) {
                        {
                        this.state = 621;
                        this.match(MuPuppetParser.RIGHT_SHIFT);
                        this.state = 622;
                        localContext._result = this.type_();
                        }
                    }

                    this.state = 625;
                    localContext._open = this.match(MuPuppetParser.BODY_OPEN);
                    this.state = 642;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1006862512) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 46137127) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0)) {
                        {
                        this.state = 628;
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
                            this.state = 626;
                            localContext._assignment = this.assignment();
                            localContext._statements.push(localContext._assignment!);
                            }
                            break;
                        case MuPuppetParser.CLASS:
                        case MuPuppetParser.DEFINE:
                        case MuPuppetParser.FUNCTION:
                        case MuPuppetParser.NODE:
                        case MuPuppetParser.TYPE:
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
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1006862512) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 851443495) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0)) {
                            {
                            {
                            this.state = 631;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 60 || _la === 61) {
                                {
                                this.state = 630;
                                _la = this.tokenStream.LA(1);
                                if(!(_la === 60 || _la === 61)) {
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
                                this.state = 633;
                                localContext._assignment = this.assignment();
                                localContext._statements.push(localContext._assignment!);
                                }
                                break;
                            case MuPuppetParser.CLASS:
                            case MuPuppetParser.DEFINE:
                            case MuPuppetParser.FUNCTION:
                            case MuPuppetParser.NODE:
                            case MuPuppetParser.TYPE:
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
                    this.match(MuPuppetParser.CLOSE_BRACE);
                    }
                }

                }
                break;
            case MuPuppetParser.DOT:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 648;
                this.match(MuPuppetParser.DOT);
                this.state = 649;
                localContext._method = this.tokenStream.LT(1);
                _la = this.tokenStream.LA(1);
                if(!(_la === 10 || _la === 44)) {
                    localContext._method = this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 678;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 63) {
                    {
                    this.state = 650;
                    this.match(MuPuppetParser.PIPE);
                    this.state = 651;
                    localContext._parameters = this.parameterList();
                    this.state = 652;
                    this.match(MuPuppetParser.PIPE_CLOSE);
                    this.state = 655;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 87) {
                        {
                        this.state = 653;
                        this.match(MuPuppetParser.RIGHT_SHIFT);
                        this.state = 654;
                        localContext._result = this.type_();
                        }
                    }

                    this.state = 657;
                    localContext._open = this.match(MuPuppetParser.BODY_OPEN);
                    this.state = 674;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1006862512) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 46137127) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0)) {
                        {
                        this.state = 660;
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
                            this.state = 658;
                            localContext._assignment = this.assignment();
                            localContext._statements.push(localContext._assignment!);
                            }
                            break;
                        case MuPuppetParser.CLASS:
                        case MuPuppetParser.DEFINE:
                        case MuPuppetParser.FUNCTION:
                        case MuPuppetParser.NODE:
                        case MuPuppetParser.TYPE:
                            {
                            this.state = 659;
                            localContext._definition = this.definition();
                            localContext._definitions.push(localContext._definition!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 671;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1006862512) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 851443495) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0)) {
                            {
                            {
                            this.state = 663;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 60 || _la === 61) {
                                {
                                this.state = 662;
                                _la = this.tokenStream.LA(1);
                                if(!(_la === 60 || _la === 61)) {
                                this.errorHandler.recoverInline(this);
                                }
                                else {
                                    this.errorHandler.reportMatch(this);
                                    this.consume();
                                }
                                }
                            }

                            this.state = 667;
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
                                this.state = 665;
                                localContext._assignment = this.assignment();
                                localContext._statements.push(localContext._assignment!);
                                }
                                break;
                            case MuPuppetParser.CLASS:
                            case MuPuppetParser.DEFINE:
                            case MuPuppetParser.FUNCTION:
                            case MuPuppetParser.NODE:
                            case MuPuppetParser.TYPE:
                                {
                                this.state = 666;
                                localContext._definition = this.definition();
                                localContext._definitions.push(localContext._definition!);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            }
                            this.state = 673;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 676;
                    this.match(MuPuppetParser.CLOSE_BRACE);
                    }
                }

                }
                break;
            case MuPuppetParser.SELECT_LIST:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 680;
                this.match(MuPuppetParser.SELECT_LIST);
                this.state = 681;
                this.match(MuPuppetParser.BODY_OPEN);
                this.state = 686;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case MuPuppetParser.NAME_KEY:
                    {
                    this.state = 682;
                    this.match(MuPuppetParser.NAME_KEY);
                    }
                    break;
                case MuPuppetParser.DEFAULT_KEY:
                    {
                    this.state = 683;
                    this.match(MuPuppetParser.DEFAULT_KEY);
                    }
                    break;
                case MuPuppetParser.UNDEF_KEY:
                    {
                    this.state = 684;
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
                    this.state = 685;
                    localContext._expression = this.expression();
                    localContext._cells.push(localContext._expression!);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 688;
                this.match(MuPuppetParser.ARROW);
                this.state = 689;
                localContext._expression = this.expression();
                localContext._cells.push(localContext._expression!);
                this.state = 703;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 60) {
                    {
                    {
                    this.state = 690;
                    this.match(MuPuppetParser.COMMA);
                    this.state = 699;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 335748272) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 46136581) !== 0) || _la === 80) {
                        {
                        this.state = 695;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case MuPuppetParser.NAME_KEY:
                            {
                            this.state = 691;
                            this.match(MuPuppetParser.NAME_KEY);
                            }
                            break;
                        case MuPuppetParser.DEFAULT_KEY:
                            {
                            this.state = 692;
                            this.match(MuPuppetParser.DEFAULT_KEY);
                            }
                            break;
                        case MuPuppetParser.UNDEF_KEY:
                            {
                            this.state = 693;
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
                            this.state = 694;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 697;
                        this.match(MuPuppetParser.ARROW);
                        this.state = 698;
                        localContext._expression = this.expression();
                        localContext._cells.push(localContext._expression!);
                        }
                    }

                    }
                    }
                    this.state = 705;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 706;
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
        this.enterRule(localContext, 22, MuPuppetParser.RULE_choice);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 710;
            this.match(MuPuppetParser.SELECT);
            this.state = 715;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case MuPuppetParser.NAME_KEY:
                {
                this.state = 711;
                this.match(MuPuppetParser.NAME_KEY);
                }
                break;
            case MuPuppetParser.DEFAULT_KEY:
                {
                this.state = 712;
                this.match(MuPuppetParser.DEFAULT_KEY);
                }
                break;
            case MuPuppetParser.UNDEF_KEY:
                {
                this.state = 713;
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
                this.state = 714;
                localContext._match = this.expression();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 717;
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
        this.enterRule(localContext, 24, MuPuppetParser.RULE_block);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 719;
            this.match(MuPuppetParser.BODY_OPEN);
            this.state = 736;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1006862512) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 46137127) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0)) {
                {
                this.state = 722;
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
                    this.state = 720;
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
                    this.state = 721;
                    localContext._definition = this.definition();
                    localContext._definitions.push(localContext._definition!);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 733;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1006862512) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 851443495) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 65539) !== 0)) {
                    {
                    {
                    this.state = 725;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 60 || _la === 61) {
                        {
                        this.state = 724;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 60 || _la === 61)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                    }

                    this.state = 729;
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
                        this.state = 727;
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
                        this.state = 728;
                        localContext._definition = this.definition();
                        localContext._definitions.push(localContext._definition!);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    }
                    this.state = 735;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
            }

            this.state = 738;
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
        this.enterRule(localContext, 26, MuPuppetParser.RULE_parameterList);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 750;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 5 || _la === 46 || _la === 47 || _la === 83) {
                {
                this.state = 740;
                localContext._parameter = this.parameter();
                localContext._parameters.push(localContext._parameter!);
                this.state = 747;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 60) {
                    {
                    {
                    this.state = 741;
                    this.match(MuPuppetParser.COMMA);
                    this.state = 743;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 5 || _la === 46 || _la === 47 || _la === 83) {
                        {
                        this.state = 742;
                        localContext._parameter = this.parameter();
                        localContext._parameters.push(localContext._parameter!);
                        }
                    }

                    }
                    }
                    this.state = 749;
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
        this.enterRule(localContext, 28, MuPuppetParser.RULE_parameter);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 753;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 46) {
                {
                this.state = 752;
                localContext._expected = this.type_();
                }
            }

            this.state = 756;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 5 || _la === 83) {
                {
                this.state = 755;
                _la = this.tokenStream.LA(1);
                if(!(_la === 5 || _la === 83)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
            }

            this.state = 758;
            localContext._name = this.match(MuPuppetParser.VARIABLE);
            this.state = 761;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 67) {
                {
                this.state = 759;
                this.match(MuPuppetParser.ASSIGN);
                this.state = 760;
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
        this.enterRule(localContext, 30, MuPuppetParser.RULE_type);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 763;
            this.match(MuPuppetParser.REFERENCE);
            this.state = 794;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 1) {
                {
                this.state = 764;
                this.match(MuPuppetParser.INDEX_OPEN);
                this.state = 791;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 335756464) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 46136581) !== 0) || _la === 80) {
                    {
                    this.state = 773;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case MuPuppetParser.NAME_KEY:
                    case MuPuppetParser.DEFAULT_KEY:
                    case MuPuppetParser.UNDEF_KEY:
                    case MuPuppetParser.TYPE_KEY:
                        {
                        this.state = 765;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 766;
                        this.match(MuPuppetParser.ARROW);
                        this.state = 767;
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
                        this.state = 768;
                        localContext._expression = this.expression();
                        localContext._cells.push(localContext._expression!);
                        this.state = 771;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 70) {
                            {
                            this.state = 769;
                            this.match(MuPuppetParser.ARROW);
                            this.state = 770;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            }
                        }

                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 788;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 60) {
                        {
                        {
                        this.state = 775;
                        this.match(MuPuppetParser.COMMA);
                        this.state = 784;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case MuPuppetParser.NAME_KEY:
                        case MuPuppetParser.DEFAULT_KEY:
                        case MuPuppetParser.UNDEF_KEY:
                        case MuPuppetParser.TYPE_KEY:
                            {
                            this.state = 776;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 15360) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 777;
                            this.match(MuPuppetParser.ARROW);
                            this.state = 778;
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
                            this.state = 779;
                            localContext._expression = this.expression();
                            localContext._cells.push(localContext._expression!);
                            this.state = 782;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 70) {
                                {
                                this.state = 780;
                                this.match(MuPuppetParser.ARROW);
                                this.state = 781;
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
                        this.state = 790;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 793;
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
        4,1,110,797,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,
        7,6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,
        13,2,14,7,14,2,15,7,15,1,0,1,0,3,0,35,8,0,1,0,3,0,38,8,0,1,0,1,0,
        3,0,42,8,0,5,0,44,8,0,10,0,12,0,47,9,0,3,0,49,8,0,1,0,1,0,1,1,5,
        1,54,8,1,10,1,12,1,57,9,1,1,1,1,1,3,1,61,8,1,1,1,1,1,1,1,1,1,3,1,
        67,8,1,1,1,5,1,70,8,1,10,1,12,1,73,9,1,1,1,1,1,3,1,77,8,1,5,1,79,
        8,1,10,1,12,1,82,9,1,1,2,1,2,1,2,1,2,3,2,88,8,2,5,2,90,8,2,10,2,
        12,2,93,9,2,1,2,1,2,1,2,1,2,1,2,1,2,3,2,101,8,2,1,2,1,2,1,2,1,2,
        1,2,1,2,1,2,3,2,110,8,2,5,2,112,8,2,10,2,12,2,115,9,2,1,2,1,2,1,
        2,1,2,1,2,1,2,1,2,3,2,124,8,2,1,2,1,2,1,2,1,2,1,2,1,2,1,2,3,2,133,
        8,2,5,2,135,8,2,10,2,12,2,138,9,2,3,2,140,8,2,3,2,142,8,2,1,2,1,
        2,1,2,3,2,147,8,2,1,2,1,2,1,2,3,2,152,8,2,1,2,3,2,155,8,2,1,3,1,
        3,1,3,3,3,160,8,3,1,3,1,3,1,3,1,3,1,3,1,3,3,3,168,8,3,1,3,1,3,1,
        3,1,3,1,3,1,3,1,3,3,3,177,8,3,5,3,179,8,3,10,3,12,3,182,9,3,3,3,
        184,8,3,1,4,1,4,1,4,1,4,1,4,1,4,3,4,192,8,4,1,4,1,4,3,4,196,8,4,
        1,4,1,4,1,4,1,4,1,4,1,4,1,4,3,4,205,8,4,1,4,1,4,1,4,1,4,1,4,3,4,
        212,8,4,5,4,214,8,4,10,4,12,4,217,9,4,1,4,1,4,3,4,221,8,4,1,4,1,
        4,1,4,1,4,1,4,1,4,1,4,1,4,3,4,231,8,4,1,4,1,4,3,4,235,8,4,1,4,1,
        4,1,4,1,4,1,4,1,4,3,4,243,8,4,1,4,3,4,246,8,4,3,4,248,8,4,1,5,1,
        5,1,5,5,5,253,8,5,10,5,12,5,256,9,5,1,5,1,5,1,5,1,5,1,5,1,5,1,5,
        3,5,265,8,5,1,6,1,6,1,6,1,6,1,6,1,6,3,6,273,8,6,1,6,1,6,1,6,1,6,
        1,6,1,6,1,6,1,6,3,6,283,8,6,1,6,1,6,3,6,287,8,6,5,6,289,8,6,10,6,
        12,6,292,9,6,3,6,294,8,6,1,6,1,6,1,7,5,7,299,8,7,10,7,12,7,302,9,
        7,1,7,1,7,3,7,306,8,7,1,7,1,7,1,7,3,7,311,8,7,1,7,5,7,314,8,7,10,
        7,12,7,317,9,7,1,7,1,7,3,7,321,8,7,5,7,323,8,7,10,7,12,7,326,9,7,
        1,8,1,8,1,8,1,8,1,8,1,8,1,8,3,8,335,8,8,3,8,337,8,8,1,8,1,8,1,8,
        1,8,1,8,1,8,1,8,3,8,346,8,8,3,8,348,8,8,5,8,350,8,8,10,8,12,8,353,
        9,8,3,8,355,8,8,1,8,1,8,1,8,1,8,1,8,1,8,1,8,3,8,364,8,8,1,8,1,8,
        1,8,1,8,1,8,1,8,1,8,1,8,3,8,374,8,8,1,8,1,8,3,8,378,8,8,5,8,380,
        8,8,10,8,12,8,383,9,8,3,8,385,8,8,1,8,1,8,1,8,1,8,1,8,1,8,1,8,1,
        8,1,8,1,8,1,8,1,8,5,8,399,8,8,10,8,12,8,402,9,8,1,8,1,8,1,8,1,8,
        1,8,1,8,1,8,1,8,5,8,412,8,8,10,8,12,8,415,9,8,1,8,1,8,1,8,1,8,1,
        8,1,8,3,8,423,8,8,1,8,3,8,426,8,8,1,8,1,8,3,8,430,8,8,5,8,432,8,
        8,10,8,12,8,435,9,8,3,8,437,8,8,1,8,1,8,1,8,1,8,1,8,1,8,3,8,445,
        8,8,1,8,3,8,448,8,8,1,8,1,8,3,8,452,8,8,5,8,454,8,8,10,8,12,8,457,
        9,8,3,8,459,8,8,1,8,1,8,5,8,463,8,8,10,8,12,8,466,9,8,1,8,1,8,1,
        8,1,8,3,8,472,8,8,1,8,3,8,475,8,8,1,8,1,8,3,8,479,8,8,5,8,481,8,
        8,10,8,12,8,484,9,8,3,8,486,8,8,1,8,3,8,489,8,8,1,8,1,8,1,8,1,8,
        1,8,3,8,496,8,8,1,8,3,8,499,8,8,1,8,1,8,3,8,503,8,8,5,8,505,8,8,
        10,8,12,8,508,9,8,3,8,510,8,8,1,8,1,8,1,8,1,8,1,8,3,8,517,8,8,1,
        8,3,8,520,8,8,1,8,1,8,3,8,524,8,8,5,8,526,8,8,10,8,12,8,529,9,8,
        3,8,531,8,8,1,8,3,8,534,8,8,1,8,1,8,1,8,1,8,4,8,540,8,8,11,8,12,
        8,541,1,8,1,8,3,8,546,8,8,1,9,1,9,1,9,5,9,551,8,9,10,9,12,9,554,
        9,9,1,9,1,9,1,9,1,10,1,10,1,10,1,10,1,10,1,10,1,10,3,10,566,8,10,
        3,10,568,8,10,1,10,1,10,1,10,1,10,1,10,1,10,1,10,3,10,577,8,10,3,
        10,579,8,10,5,10,581,8,10,10,10,12,10,584,9,10,3,10,586,8,10,1,10,
        1,10,1,10,1,10,1,10,1,10,1,10,1,10,3,10,596,8,10,3,10,598,8,10,1,
        10,1,10,1,10,1,10,1,10,1,10,1,10,3,10,607,8,10,3,10,609,8,10,5,10,
        611,8,10,10,10,12,10,614,9,10,3,10,616,8,10,1,10,1,10,1,10,1,10,
        1,10,1,10,3,10,624,8,10,1,10,1,10,1,10,3,10,629,8,10,1,10,3,10,632,
        8,10,1,10,1,10,3,10,636,8,10,5,10,638,8,10,10,10,12,10,641,9,10,
        3,10,643,8,10,1,10,1,10,3,10,647,8,10,1,10,1,10,1,10,1,10,1,10,1,
        10,1,10,3,10,656,8,10,1,10,1,10,1,10,3,10,661,8,10,1,10,3,10,664,
        8,10,1,10,1,10,3,10,668,8,10,5,10,670,8,10,10,10,12,10,673,9,10,
        3,10,675,8,10,1,10,1,10,3,10,679,8,10,1,10,1,10,1,10,1,10,1,10,1,
        10,3,10,687,8,10,1,10,1,10,1,10,1,10,1,10,1,10,1,10,3,10,696,8,10,
        1,10,1,10,3,10,700,8,10,5,10,702,8,10,10,10,12,10,705,9,10,1,10,
        1,10,3,10,709,8,10,1,11,1,11,1,11,1,11,1,11,3,11,716,8,11,1,11,1,
        11,1,12,1,12,1,12,3,12,723,8,12,1,12,3,12,726,8,12,1,12,1,12,3,12,
        730,8,12,5,12,732,8,12,10,12,12,12,735,9,12,3,12,737,8,12,1,12,1,
        12,1,13,1,13,1,13,3,13,744,8,13,5,13,746,8,13,10,13,12,13,749,9,
        13,3,13,751,8,13,1,14,3,14,754,8,14,1,14,3,14,757,8,14,1,14,1,14,
        1,14,3,14,762,8,14,1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,3,15,
        772,8,15,3,15,774,8,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,3,15,783,
        8,15,3,15,785,8,15,5,15,787,8,15,10,15,12,15,790,9,15,3,15,792,8,
        15,1,15,3,15,795,8,15,1,15,0,0,16,0,2,4,6,8,10,12,14,16,18,20,22,
        24,26,28,30,0,18,1,0,60,61,3,0,4,5,64,65,80,80,8,0,7,7,15,16,28,
        28,32,32,40,40,42,42,44,50,52,52,7,0,24,24,35,35,38,38,67,69,72,
        79,81,87,92,95,9,0,7,7,10,12,15,16,28,28,32,32,40,40,42,42,44,50,
        52,52,1,0,10,14,1,0,70,71,1,0,44,46,2,0,2,2,57,57,2,0,28,28,44,46,
        2,0,44,44,48,48,2,0,4,5,80,80,8,0,7,7,16,16,28,28,32,32,40,40,42,
        42,44,50,52,52,5,0,24,24,35,35,38,38,72,79,81,87,9,0,7,7,10,12,16,
        16,28,28,32,32,40,40,42,42,44,50,52,52,1,0,10,13,2,0,10,10,44,44,
        2,0,5,5,83,83,979,0,48,1,0,0,0,2,55,1,0,0,0,4,154,1,0,0,0,6,156,
        1,0,0,0,8,247,1,0,0,0,10,264,1,0,0,0,12,266,1,0,0,0,14,300,1,0,0,
        0,16,545,1,0,0,0,18,547,1,0,0,0,20,708,1,0,0,0,22,710,1,0,0,0,24,
        719,1,0,0,0,26,750,1,0,0,0,28,753,1,0,0,0,30,763,1,0,0,0,32,35,3,
        2,1,0,33,35,3,8,4,0,34,32,1,0,0,0,34,33,1,0,0,0,35,45,1,0,0,0,36,
        38,7,0,0,0,37,36,1,0,0,0,37,38,1,0,0,0,38,41,1,0,0,0,39,42,3,2,1,
        0,40,42,3,8,4,0,41,39,1,0,0,0,41,40,1,0,0,0,42,44,1,0,0,0,43,37,
        1,0,0,0,44,47,1,0,0,0,45,43,1,0,0,0,45,46,1,0,0,0,46,49,1,0,0,0,
        47,45,1,0,0,0,48,34,1,0,0,0,48,49,1,0,0,0,49,50,1,0,0,0,50,51,5,
        0,0,1,51,1,1,0,0,0,52,54,7,1,0,0,53,52,1,0,0,0,54,57,1,0,0,0,55,
        53,1,0,0,0,55,56,1,0,0,0,56,60,1,0,0,0,57,55,1,0,0,0,58,61,7,2,0,
        0,59,61,3,16,8,0,60,58,1,0,0,0,60,59,1,0,0,0,61,80,1,0,0,0,62,79,
        3,20,10,0,63,79,3,4,2,0,64,67,7,3,0,0,65,67,3,22,11,0,66,64,1,0,
        0,0,66,65,1,0,0,0,67,71,1,0,0,0,68,70,7,1,0,0,69,68,1,0,0,0,70,73,
        1,0,0,0,71,69,1,0,0,0,71,72,1,0,0,0,72,76,1,0,0,0,73,71,1,0,0,0,
        74,77,7,4,0,0,75,77,3,16,8,0,76,74,1,0,0,0,76,75,1,0,0,0,77,79,1,
        0,0,0,78,62,1,0,0,0,78,63,1,0,0,0,78,66,1,0,0,0,79,82,1,0,0,0,80,
        78,1,0,0,0,80,81,1,0,0,0,81,3,1,0,0,0,82,80,1,0,0,0,83,141,5,3,0,
        0,84,91,3,6,3,0,85,87,5,61,0,0,86,88,3,6,3,0,87,86,1,0,0,0,87,88,
        1,0,0,0,88,90,1,0,0,0,89,85,1,0,0,0,90,93,1,0,0,0,91,89,1,0,0,0,
        91,92,1,0,0,0,92,142,1,0,0,0,93,91,1,0,0,0,94,95,7,5,0,0,95,96,7,
        6,0,0,96,101,3,14,7,0,97,98,5,6,0,0,98,99,5,70,0,0,99,101,3,14,7,
        0,100,94,1,0,0,0,100,97,1,0,0,0,101,113,1,0,0,0,102,109,5,60,0,0,
        103,104,7,5,0,0,104,105,7,6,0,0,105,110,3,14,7,0,106,107,5,6,0,0,
        107,108,5,70,0,0,108,110,3,14,7,0,109,103,1,0,0,0,109,106,1,0,0,
        0,109,110,1,0,0,0,110,112,1,0,0,0,111,102,1,0,0,0,112,115,1,0,0,
        0,113,111,1,0,0,0,113,114,1,0,0,0,114,142,1,0,0,0,115,113,1,0,0,
        0,116,139,5,60,0,0,117,118,7,5,0,0,118,119,7,6,0,0,119,124,3,14,
        7,0,120,121,5,6,0,0,121,122,5,70,0,0,122,124,3,14,7,0,123,117,1,
        0,0,0,123,120,1,0,0,0,124,136,1,0,0,0,125,132,5,60,0,0,126,127,7,
        5,0,0,127,128,7,6,0,0,128,133,3,14,7,0,129,130,5,6,0,0,130,131,5,
        70,0,0,131,133,3,14,7,0,132,126,1,0,0,0,132,129,1,0,0,0,132,133,
        1,0,0,0,133,135,1,0,0,0,134,125,1,0,0,0,135,138,1,0,0,0,136,134,
        1,0,0,0,136,137,1,0,0,0,137,140,1,0,0,0,138,136,1,0,0,0,139,123,
        1,0,0,0,139,140,1,0,0,0,140,142,1,0,0,0,141,84,1,0,0,0,141,100,1,
        0,0,0,141,116,1,0,0,0,141,142,1,0,0,0,142,143,1,0,0,0,143,155,5,
        54,0,0,144,146,5,88,0,0,145,147,3,14,7,0,146,145,1,0,0,0,146,147,
        1,0,0,0,147,148,1,0,0,0,148,155,5,89,0,0,149,151,5,90,0,0,150,152,
        3,14,7,0,151,150,1,0,0,0,151,152,1,0,0,0,152,153,1,0,0,0,153,155,
        5,91,0,0,154,83,1,0,0,0,154,144,1,0,0,0,154,149,1,0,0,0,155,5,1,
        0,0,0,156,157,3,14,7,0,157,159,5,62,0,0,158,160,5,60,0,0,159,158,
        1,0,0,0,159,160,1,0,0,0,160,183,1,0,0,0,161,162,7,5,0,0,162,163,
        7,6,0,0,163,168,3,14,7,0,164,165,5,6,0,0,165,166,5,70,0,0,166,168,
        3,14,7,0,167,161,1,0,0,0,167,164,1,0,0,0,168,180,1,0,0,0,169,176,
        5,60,0,0,170,171,7,5,0,0,171,172,7,6,0,0,172,177,3,14,7,0,173,174,
        5,6,0,0,174,175,5,70,0,0,175,177,3,14,7,0,176,170,1,0,0,0,176,173,
        1,0,0,0,176,177,1,0,0,0,177,179,1,0,0,0,178,169,1,0,0,0,179,182,
        1,0,0,0,180,178,1,0,0,0,180,181,1,0,0,0,181,184,1,0,0,0,182,180,
        1,0,0,0,183,167,1,0,0,0,183,184,1,0,0,0,184,7,1,0,0,0,185,186,5,
        27,0,0,186,191,7,7,0,0,187,188,7,8,0,0,188,189,3,26,13,0,189,190,
        5,58,0,0,190,192,1,0,0,0,191,187,1,0,0,0,191,192,1,0,0,0,192,195,
        1,0,0,0,193,194,5,36,0,0,194,196,7,9,0,0,195,193,1,0,0,0,195,196,
        1,0,0,0,196,197,1,0,0,0,197,248,3,24,12,0,198,199,5,29,0,0,199,204,
        7,7,0,0,200,201,7,8,0,0,201,202,3,26,13,0,202,203,5,58,0,0,203,205,
        1,0,0,0,204,200,1,0,0,0,204,205,1,0,0,0,205,206,1,0,0,0,206,248,
        3,24,12,0,207,208,5,37,0,0,208,215,3,10,5,0,209,211,5,60,0,0,210,
        212,3,10,5,0,211,210,1,0,0,0,211,212,1,0,0,0,212,214,1,0,0,0,213,
        209,1,0,0,0,214,217,1,0,0,0,215,213,1,0,0,0,215,216,1,0,0,0,216,
        220,1,0,0,0,217,215,1,0,0,0,218,219,5,36,0,0,219,221,3,10,5,0,220,
        218,1,0,0,0,220,221,1,0,0,0,221,222,1,0,0,0,222,223,3,24,12,0,223,
        248,1,0,0,0,224,225,5,33,0,0,225,230,7,7,0,0,226,227,7,8,0,0,227,
        228,3,26,13,0,228,229,5,58,0,0,229,231,1,0,0,0,230,226,1,0,0,0,230,
        231,1,0,0,0,231,234,1,0,0,0,232,233,5,87,0,0,233,235,3,30,15,0,234,
        232,1,0,0,0,234,235,1,0,0,0,235,236,1,0,0,0,236,248,3,24,12,0,237,
        238,5,41,0,0,238,239,3,30,15,0,239,245,5,67,0,0,240,242,3,30,15,
        0,241,243,3,12,6,0,242,241,1,0,0,0,242,243,1,0,0,0,243,246,1,0,0,
        0,244,246,3,16,8,0,245,240,1,0,0,0,245,244,1,0,0,0,246,248,1,0,0,
        0,247,185,1,0,0,0,247,198,1,0,0,0,247,207,1,0,0,0,247,224,1,0,0,
        0,247,237,1,0,0,0,248,9,1,0,0,0,249,254,7,10,0,0,250,251,5,59,0,
        0,251,253,7,10,0,0,252,250,1,0,0,0,253,256,1,0,0,0,254,252,1,0,0,
        0,254,255,1,0,0,0,255,265,1,0,0,0,256,254,1,0,0,0,257,265,5,49,0,
        0,258,265,5,50,0,0,259,265,5,45,0,0,260,265,5,7,0,0,261,265,5,28,
        0,0,262,265,5,52,0,0,263,265,3,16,8,0,264,249,1,0,0,0,264,257,1,
        0,0,0,264,258,1,0,0,0,264,259,1,0,0,0,264,260,1,0,0,0,264,261,1,
        0,0,0,264,262,1,0,0,0,264,263,1,0,0,0,265,11,1,0,0,0,266,293,5,3,
        0,0,267,273,5,10,0,0,268,273,5,11,0,0,269,273,5,12,0,0,270,273,5,
        13,0,0,271,273,3,2,1,0,272,267,1,0,0,0,272,268,1,0,0,0,272,269,1,
        0,0,0,272,270,1,0,0,0,272,271,1,0,0,0,273,274,1,0,0,0,274,275,5,
        70,0,0,275,290,3,2,1,0,276,286,5,60,0,0,277,283,5,10,0,0,278,283,
        5,11,0,0,279,283,5,12,0,0,280,283,5,13,0,0,281,283,3,2,1,0,282,277,
        1,0,0,0,282,278,1,0,0,0,282,279,1,0,0,0,282,280,1,0,0,0,282,281,
        1,0,0,0,283,284,1,0,0,0,284,285,5,70,0,0,285,287,3,2,1,0,286,282,
        1,0,0,0,286,287,1,0,0,0,287,289,1,0,0,0,288,276,1,0,0,0,289,292,
        1,0,0,0,290,288,1,0,0,0,290,291,1,0,0,0,291,294,1,0,0,0,292,290,
        1,0,0,0,293,272,1,0,0,0,293,294,1,0,0,0,294,295,1,0,0,0,295,296,
        5,54,0,0,296,13,1,0,0,0,297,299,7,11,0,0,298,297,1,0,0,0,299,302,
        1,0,0,0,300,298,1,0,0,0,300,301,1,0,0,0,301,305,1,0,0,0,302,300,
        1,0,0,0,303,306,7,12,0,0,304,306,3,16,8,0,305,303,1,0,0,0,305,304,
        1,0,0,0,306,324,1,0,0,0,307,323,3,20,10,0,308,311,7,13,0,0,309,311,
        3,22,11,0,310,308,1,0,0,0,310,309,1,0,0,0,311,315,1,0,0,0,312,314,
        7,11,0,0,313,312,1,0,0,0,314,317,1,0,0,0,315,313,1,0,0,0,315,316,
        1,0,0,0,316,320,1,0,0,0,317,315,1,0,0,0,318,321,7,14,0,0,319,321,
        3,16,8,0,320,318,1,0,0,0,320,319,1,0,0,0,321,323,1,0,0,0,322,307,
        1,0,0,0,322,310,1,0,0,0,323,326,1,0,0,0,324,322,1,0,0,0,324,325,
        1,0,0,0,325,15,1,0,0,0,326,324,1,0,0,0,327,354,5,55,0,0,328,329,
        7,15,0,0,329,330,5,70,0,0,330,337,3,2,1,0,331,334,3,2,1,0,332,333,
        5,70,0,0,333,335,3,2,1,0,334,332,1,0,0,0,334,335,1,0,0,0,335,337,
        1,0,0,0,336,328,1,0,0,0,336,331,1,0,0,0,337,351,1,0,0,0,338,347,
        5,60,0,0,339,340,7,15,0,0,340,341,5,70,0,0,341,348,3,2,1,0,342,345,
        3,2,1,0,343,344,5,70,0,0,344,346,3,2,1,0,345,343,1,0,0,0,345,346,
        1,0,0,0,346,348,1,0,0,0,347,339,1,0,0,0,347,342,1,0,0,0,347,348,
        1,0,0,0,348,350,1,0,0,0,349,338,1,0,0,0,350,353,1,0,0,0,351,349,
        1,0,0,0,351,352,1,0,0,0,352,355,1,0,0,0,353,351,1,0,0,0,354,336,
        1,0,0,0,354,355,1,0,0,0,355,356,1,0,0,0,356,546,5,56,0,0,357,384,
        5,53,0,0,358,364,5,10,0,0,359,364,5,11,0,0,360,364,5,12,0,0,361,
        364,5,13,0,0,362,364,3,2,1,0,363,358,1,0,0,0,363,359,1,0,0,0,363,
        360,1,0,0,0,363,361,1,0,0,0,363,362,1,0,0,0,364,365,1,0,0,0,365,
        366,5,70,0,0,366,381,3,2,1,0,367,377,5,60,0,0,368,374,5,10,0,0,369,
        374,5,11,0,0,370,374,5,12,0,0,371,374,5,13,0,0,372,374,3,2,1,0,373,
        368,1,0,0,0,373,369,1,0,0,0,373,370,1,0,0,0,373,371,1,0,0,0,373,
        372,1,0,0,0,374,375,1,0,0,0,375,376,5,70,0,0,376,378,3,2,1,0,377,
        373,1,0,0,0,377,378,1,0,0,0,378,380,1,0,0,0,379,367,1,0,0,0,380,
        383,1,0,0,0,381,379,1,0,0,0,381,382,1,0,0,0,382,385,1,0,0,0,383,
        381,1,0,0,0,384,363,1,0,0,0,384,385,1,0,0,0,385,386,1,0,0,0,386,
        546,5,54,0,0,387,388,5,57,0,0,388,389,3,2,1,0,389,390,5,58,0,0,390,
        546,1,0,0,0,391,400,5,51,0,0,392,399,5,107,0,0,393,399,5,108,0,0,
        394,395,5,109,0,0,395,396,3,2,1,0,396,397,5,54,0,0,397,399,1,0,0,
        0,398,392,1,0,0,0,398,393,1,0,0,0,398,394,1,0,0,0,399,402,1,0,0,
        0,400,398,1,0,0,0,400,401,1,0,0,0,401,403,1,0,0,0,402,400,1,0,0,
        0,403,546,5,110,0,0,404,413,5,17,0,0,405,412,5,107,0,0,406,412,5,
        108,0,0,407,408,5,109,0,0,408,409,3,2,1,0,409,410,5,54,0,0,410,412,
        1,0,0,0,411,405,1,0,0,0,411,406,1,0,0,0,411,407,1,0,0,0,412,415,
        1,0,0,0,413,411,1,0,0,0,413,414,1,0,0,0,414,416,1,0,0,0,415,413,
        1,0,0,0,416,546,5,18,0,0,417,418,5,34,0,0,418,419,3,14,7,0,419,436,
        5,3,0,0,420,423,3,2,1,0,421,423,3,8,4,0,422,420,1,0,0,0,422,421,
        1,0,0,0,423,433,1,0,0,0,424,426,7,0,0,0,425,424,1,0,0,0,425,426,
        1,0,0,0,426,429,1,0,0,0,427,430,3,2,1,0,428,430,3,8,4,0,429,427,
        1,0,0,0,429,428,1,0,0,0,430,432,1,0,0,0,431,425,1,0,0,0,432,435,
        1,0,0,0,433,431,1,0,0,0,433,434,1,0,0,0,434,437,1,0,0,0,435,433,
        1,0,0,0,436,422,1,0,0,0,436,437,1,0,0,0,437,438,1,0,0,0,438,464,
        5,54,0,0,439,440,5,31,0,0,440,441,3,14,7,0,441,458,5,3,0,0,442,445,
        3,2,1,0,443,445,3,8,4,0,444,442,1,0,0,0,444,443,1,0,0,0,445,455,
        1,0,0,0,446,448,7,0,0,0,447,446,1,0,0,0,447,448,1,0,0,0,448,451,
        1,0,0,0,449,452,3,2,1,0,450,452,3,8,4,0,451,449,1,0,0,0,451,450,
        1,0,0,0,452,454,1,0,0,0,453,447,1,0,0,0,454,457,1,0,0,0,455,453,
        1,0,0,0,455,456,1,0,0,0,456,459,1,0,0,0,457,455,1,0,0,0,458,444,
        1,0,0,0,458,459,1,0,0,0,459,460,1,0,0,0,460,461,5,54,0,0,461,463,
        1,0,0,0,462,439,1,0,0,0,463,466,1,0,0,0,464,462,1,0,0,0,464,465,
        1,0,0,0,465,488,1,0,0,0,466,464,1,0,0,0,467,468,5,30,0,0,468,485,
        5,3,0,0,469,472,3,2,1,0,470,472,3,8,4,0,471,469,1,0,0,0,471,470,
        1,0,0,0,472,482,1,0,0,0,473,475,7,0,0,0,474,473,1,0,0,0,474,475,
        1,0,0,0,475,478,1,0,0,0,476,479,3,2,1,0,477,479,3,8,4,0,478,476,
        1,0,0,0,478,477,1,0,0,0,479,481,1,0,0,0,480,474,1,0,0,0,481,484,
        1,0,0,0,482,480,1,0,0,0,482,483,1,0,0,0,483,486,1,0,0,0,484,482,
        1,0,0,0,485,471,1,0,0,0,485,486,1,0,0,0,486,487,1,0,0,0,487,489,
        5,54,0,0,488,467,1,0,0,0,488,489,1,0,0,0,489,546,1,0,0,0,490,491,
        5,43,0,0,491,492,3,14,7,0,492,509,5,3,0,0,493,496,3,2,1,0,494,496,
        3,8,4,0,495,493,1,0,0,0,495,494,1,0,0,0,496,506,1,0,0,0,497,499,
        7,0,0,0,498,497,1,0,0,0,498,499,1,0,0,0,499,502,1,0,0,0,500,503,
        3,2,1,0,501,503,3,8,4,0,502,500,1,0,0,0,502,501,1,0,0,0,503,505,
        1,0,0,0,504,498,1,0,0,0,505,508,1,0,0,0,506,504,1,0,0,0,506,507,
        1,0,0,0,507,510,1,0,0,0,508,506,1,0,0,0,509,495,1,0,0,0,509,510,
        1,0,0,0,510,511,1,0,0,0,511,533,5,54,0,0,512,513,5,30,0,0,513,530,
        5,3,0,0,514,517,3,2,1,0,515,517,3,8,4,0,516,514,1,0,0,0,516,515,
        1,0,0,0,517,527,1,0,0,0,518,520,7,0,0,0,519,518,1,0,0,0,519,520,
        1,0,0,0,520,523,1,0,0,0,521,524,3,2,1,0,522,524,3,8,4,0,523,521,
        1,0,0,0,523,522,1,0,0,0,524,526,1,0,0,0,525,519,1,0,0,0,526,529,
        1,0,0,0,527,525,1,0,0,0,527,528,1,0,0,0,528,531,1,0,0,0,529,527,
        1,0,0,0,530,516,1,0,0,0,530,531,1,0,0,0,531,532,1,0,0,0,532,534,
        5,54,0,0,533,512,1,0,0,0,533,534,1,0,0,0,534,546,1,0,0,0,535,536,
        5,26,0,0,536,537,3,14,7,0,537,539,5,3,0,0,538,540,3,18,9,0,539,538,
        1,0,0,0,540,541,1,0,0,0,541,539,1,0,0,0,541,542,1,0,0,0,542,543,
        1,0,0,0,543,544,5,54,0,0,544,546,1,0,0,0,545,327,1,0,0,0,545,357,
        1,0,0,0,545,387,1,0,0,0,545,391,1,0,0,0,545,404,1,0,0,0,545,417,
        1,0,0,0,545,490,1,0,0,0,545,535,1,0,0,0,546,17,1,0,0,0,547,552,3,
        14,7,0,548,549,5,60,0,0,549,551,3,14,7,0,550,548,1,0,0,0,551,554,
        1,0,0,0,552,550,1,0,0,0,552,553,1,0,0,0,553,555,1,0,0,0,554,552,
        1,0,0,0,555,556,5,62,0,0,556,557,3,24,12,0,557,19,1,0,0,0,558,585,
        5,1,0,0,559,560,7,15,0,0,560,561,5,70,0,0,561,568,3,14,7,0,562,565,
        3,14,7,0,563,564,5,70,0,0,564,566,3,14,7,0,565,563,1,0,0,0,565,566,
        1,0,0,0,566,568,1,0,0,0,567,559,1,0,0,0,567,562,1,0,0,0,568,582,
        1,0,0,0,569,578,5,60,0,0,570,571,7,15,0,0,571,572,5,70,0,0,572,579,
        3,14,7,0,573,576,3,14,7,0,574,575,5,70,0,0,575,577,3,14,7,0,576,
        574,1,0,0,0,576,577,1,0,0,0,577,579,1,0,0,0,578,570,1,0,0,0,578,
        573,1,0,0,0,578,579,1,0,0,0,579,581,1,0,0,0,580,569,1,0,0,0,581,
        584,1,0,0,0,582,580,1,0,0,0,582,583,1,0,0,0,583,586,1,0,0,0,584,
        582,1,0,0,0,585,567,1,0,0,0,585,586,1,0,0,0,586,587,1,0,0,0,587,
        709,5,56,0,0,588,615,5,2,0,0,589,590,7,15,0,0,590,591,5,70,0,0,591,
        598,3,2,1,0,592,595,3,2,1,0,593,594,5,70,0,0,594,596,3,2,1,0,595,
        593,1,0,0,0,595,596,1,0,0,0,596,598,1,0,0,0,597,589,1,0,0,0,597,
        592,1,0,0,0,598,612,1,0,0,0,599,608,5,60,0,0,600,601,7,15,0,0,601,
        602,5,70,0,0,602,609,3,2,1,0,603,606,3,2,1,0,604,605,5,70,0,0,605,
        607,3,2,1,0,606,604,1,0,0,0,606,607,1,0,0,0,607,609,1,0,0,0,608,
        600,1,0,0,0,608,603,1,0,0,0,608,609,1,0,0,0,609,611,1,0,0,0,610,
        599,1,0,0,0,611,614,1,0,0,0,612,610,1,0,0,0,612,613,1,0,0,0,613,
        616,1,0,0,0,614,612,1,0,0,0,615,597,1,0,0,0,615,616,1,0,0,0,616,
        617,1,0,0,0,617,646,5,58,0,0,618,619,5,63,0,0,619,620,3,26,13,0,
        620,623,5,8,0,0,621,622,5,87,0,0,622,624,3,30,15,0,623,621,1,0,0,
        0,623,624,1,0,0,0,624,625,1,0,0,0,625,642,5,3,0,0,626,629,3,2,1,
        0,627,629,3,8,4,0,628,626,1,0,0,0,628,627,1,0,0,0,629,639,1,0,0,
        0,630,632,7,0,0,0,631,630,1,0,0,0,631,632,1,0,0,0,632,635,1,0,0,
        0,633,636,3,2,1,0,634,636,3,8,4,0,635,633,1,0,0,0,635,634,1,0,0,
        0,636,638,1,0,0,0,637,631,1,0,0,0,638,641,1,0,0,0,639,637,1,0,0,
        0,639,640,1,0,0,0,640,643,1,0,0,0,641,639,1,0,0,0,642,628,1,0,0,
        0,642,643,1,0,0,0,643,644,1,0,0,0,644,645,5,54,0,0,645,647,1,0,0,
        0,646,618,1,0,0,0,646,647,1,0,0,0,647,709,1,0,0,0,648,649,5,59,0,
        0,649,678,7,16,0,0,650,651,5,63,0,0,651,652,3,26,13,0,652,655,5,
        8,0,0,653,654,5,87,0,0,654,656,3,30,15,0,655,653,1,0,0,0,655,656,
        1,0,0,0,656,657,1,0,0,0,657,674,5,3,0,0,658,661,3,2,1,0,659,661,
        3,8,4,0,660,658,1,0,0,0,660,659,1,0,0,0,661,671,1,0,0,0,662,664,
        7,0,0,0,663,662,1,0,0,0,663,664,1,0,0,0,664,667,1,0,0,0,665,668,
        3,2,1,0,666,668,3,8,4,0,667,665,1,0,0,0,667,666,1,0,0,0,668,670,
        1,0,0,0,669,663,1,0,0,0,670,673,1,0,0,0,671,669,1,0,0,0,671,672,
        1,0,0,0,672,675,1,0,0,0,673,671,1,0,0,0,674,660,1,0,0,0,674,675,
        1,0,0,0,675,676,1,0,0,0,676,677,5,54,0,0,677,679,1,0,0,0,678,650,
        1,0,0,0,678,679,1,0,0,0,679,709,1,0,0,0,680,681,5,9,0,0,681,686,
        5,3,0,0,682,687,5,10,0,0,683,687,5,11,0,0,684,687,5,12,0,0,685,687,
        3,14,7,0,686,682,1,0,0,0,686,683,1,0,0,0,686,684,1,0,0,0,686,685,
        1,0,0,0,687,688,1,0,0,0,688,689,5,70,0,0,689,703,3,14,7,0,690,699,
        5,60,0,0,691,696,5,10,0,0,692,696,5,11,0,0,693,696,5,12,0,0,694,
        696,3,14,7,0,695,691,1,0,0,0,695,692,1,0,0,0,695,693,1,0,0,0,695,
        694,1,0,0,0,696,697,1,0,0,0,697,698,5,70,0,0,698,700,3,14,7,0,699,
        695,1,0,0,0,699,700,1,0,0,0,700,702,1,0,0,0,701,690,1,0,0,0,702,
        705,1,0,0,0,703,701,1,0,0,0,703,704,1,0,0,0,704,706,1,0,0,0,705,
        703,1,0,0,0,706,707,5,54,0,0,707,709,1,0,0,0,708,558,1,0,0,0,708,
        588,1,0,0,0,708,648,1,0,0,0,708,680,1,0,0,0,709,21,1,0,0,0,710,715,
        5,66,0,0,711,716,5,10,0,0,712,716,5,11,0,0,713,716,5,12,0,0,714,
        716,3,14,7,0,715,711,1,0,0,0,715,712,1,0,0,0,715,713,1,0,0,0,715,
        714,1,0,0,0,716,717,1,0,0,0,717,718,5,70,0,0,718,23,1,0,0,0,719,
        736,5,3,0,0,720,723,3,2,1,0,721,723,3,8,4,0,722,720,1,0,0,0,722,
        721,1,0,0,0,723,733,1,0,0,0,724,726,7,0,0,0,725,724,1,0,0,0,725,
        726,1,0,0,0,726,729,1,0,0,0,727,730,3,2,1,0,728,730,3,8,4,0,729,
        727,1,0,0,0,729,728,1,0,0,0,730,732,1,0,0,0,731,725,1,0,0,0,732,
        735,1,0,0,0,733,731,1,0,0,0,733,734,1,0,0,0,734,737,1,0,0,0,735,
        733,1,0,0,0,736,722,1,0,0,0,736,737,1,0,0,0,737,738,1,0,0,0,738,
        739,5,54,0,0,739,25,1,0,0,0,740,747,3,28,14,0,741,743,5,60,0,0,742,
        744,3,28,14,0,743,742,1,0,0,0,743,744,1,0,0,0,744,746,1,0,0,0,745,
        741,1,0,0,0,746,749,1,0,0,0,747,745,1,0,0,0,747,748,1,0,0,0,748,
        751,1,0,0,0,749,747,1,0,0,0,750,740,1,0,0,0,750,751,1,0,0,0,751,
        27,1,0,0,0,752,754,3,30,15,0,753,752,1,0,0,0,753,754,1,0,0,0,754,
        756,1,0,0,0,755,757,7,17,0,0,756,755,1,0,0,0,756,757,1,0,0,0,757,
        758,1,0,0,0,758,761,5,47,0,0,759,760,5,67,0,0,760,762,3,14,7,0,761,
        759,1,0,0,0,761,762,1,0,0,0,762,29,1,0,0,0,763,794,5,46,0,0,764,
        791,5,1,0,0,765,766,7,15,0,0,766,767,5,70,0,0,767,774,3,14,7,0,768,
        771,3,14,7,0,769,770,5,70,0,0,770,772,3,14,7,0,771,769,1,0,0,0,771,
        772,1,0,0,0,772,774,1,0,0,0,773,765,1,0,0,0,773,768,1,0,0,0,774,
        788,1,0,0,0,775,784,5,60,0,0,776,777,7,15,0,0,777,778,5,70,0,0,778,
        785,3,14,7,0,779,782,3,14,7,0,780,781,5,70,0,0,781,783,3,14,7,0,
        782,780,1,0,0,0,782,783,1,0,0,0,783,785,1,0,0,0,784,776,1,0,0,0,
        784,779,1,0,0,0,784,785,1,0,0,0,785,787,1,0,0,0,786,775,1,0,0,0,
        787,790,1,0,0,0,788,786,1,0,0,0,788,789,1,0,0,0,789,792,1,0,0,0,
        790,788,1,0,0,0,791,773,1,0,0,0,791,792,1,0,0,0,792,793,1,0,0,0,
        793,795,5,56,0,0,794,764,1,0,0,0,794,795,1,0,0,0,795,31,1,0,0,0,
        151,34,37,41,45,48,55,60,66,71,76,78,80,87,91,100,109,113,123,132,
        136,139,141,146,151,154,159,167,176,180,183,191,195,204,211,215,
        220,230,234,242,245,247,254,264,272,282,286,290,293,300,305,310,
        315,320,322,324,334,336,345,347,351,354,363,373,377,381,384,398,
        400,411,413,422,425,429,433,436,444,447,451,455,458,464,471,474,
        478,482,485,488,495,498,502,506,509,516,519,523,527,530,533,541,
        545,552,565,567,576,578,582,585,595,597,606,608,612,615,623,628,
        631,635,639,642,646,655,660,663,667,671,674,678,686,695,699,703,
        708,715,722,725,729,733,736,743,747,750,753,756,761,771,773,782,
        784,788,791,794
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
    public _expression?: ExpressionContext;
    public _values: ExpressionContext[] = [];
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
    public SPLAT_KEY(): antlr.TerminalNode[];
    public SPLAT_KEY(i: number): antlr.TerminalNode | null;
    public SPLAT_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.SPLAT_KEY);
    	} else {
    		return this.getToken(MuPuppetParser.SPLAT_KEY, i);
    	}
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
    public SEMICOLON(): antlr.TerminalNode[];
    public SEMICOLON(i: number): antlr.TerminalNode | null;
    public SEMICOLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.SEMICOLON);
    	} else {
    		return this.getToken(MuPuppetParser.SEMICOLON, i);
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
    public KEYWORD_KEY(): antlr.TerminalNode[];
    public KEYWORD_KEY(i: number): antlr.TerminalNode | null;
    public KEYWORD_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.KEYWORD_KEY);
    	} else {
    		return this.getToken(MuPuppetParser.KEYWORD_KEY, i);
    	}
    }
    public PLUS_ARROW(): antlr.TerminalNode[];
    public PLUS_ARROW(i: number): antlr.TerminalNode | null;
    public PLUS_ARROW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.PLUS_ARROW);
    	} else {
    		return this.getToken(MuPuppetParser.PLUS_ARROW, i);
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
        return this.getToken(MuPuppetParser.COLLECT_OPEN, 0);
    }
    public COLLECT_CLOSE(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.COLLECT_CLOSE, 0);
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
    public _expression?: ExpressionContext;
    public _values: ExpressionContext[] = [];
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
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.COMMA);
    	} else {
    		return this.getToken(MuPuppetParser.COMMA, i);
    	}
    }
    public SPLAT_KEY(): antlr.TerminalNode[];
    public SPLAT_KEY(i: number): antlr.TerminalNode | null;
    public SPLAT_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.SPLAT_KEY);
    	} else {
    		return this.getToken(MuPuppetParser.SPLAT_KEY, i);
    	}
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
    public KEYWORD_KEY(): antlr.TerminalNode[];
    public KEYWORD_KEY(i: number): antlr.TerminalNode | null;
    public KEYWORD_KEY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.KEYWORD_KEY);
    	} else {
    		return this.getToken(MuPuppetParser.KEYWORD_KEY, i);
    	}
    }
    public PLUS_ARROW(): antlr.TerminalNode[];
    public PLUS_ARROW(i: number): antlr.TerminalNode | null;
    public PLUS_ARROW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.PLUS_ARROW);
    	} else {
    		return this.getToken(MuPuppetParser.PLUS_ARROW, i);
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
    public _definition?: DefinitionContext;
    public _definitions: DefinitionContext[] = [];
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
    public BODY_OPEN(): antlr.TerminalNode[];
    public BODY_OPEN(i: number): antlr.TerminalNode | null;
    public BODY_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MuPuppetParser.BODY_OPEN);
    	} else {
    		return this.getToken(MuPuppetParser.BODY_OPEN, i);
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
    		return this.getTokens(MuPuppetParser.ELSIF);
    	} else {
    		return this.getToken(MuPuppetParser.ELSIF, i);
    	}
    }
    public ELSE(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.ELSE, 0);
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
    public UNLESS(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.UNLESS, 0);
    }
    public CASE(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.CASE, 0);
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
    public _open?: Token | null;
    public _statements: AssignmentContext[] = [];
    public _definition?: DefinitionContext;
    public _definitions: DefinitionContext[] = [];
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
    public CLOSE_BRACE(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.CLOSE_BRACE, 0);
    }
    public parameterList(): ParameterListContext | null {
        return this.getRuleContext(0, ParameterListContext);
    }
    public BODY_OPEN(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.BODY_OPEN, 0);
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
    public DOT(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.DOT, 0);
    }
    public NAME(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.NAME, 0);
    }
    public SELECT_LIST(): antlr.TerminalNode | null {
        return this.getToken(MuPuppetParser.SELECT_LIST, 0);
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
