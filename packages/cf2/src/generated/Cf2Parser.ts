// Generated from grammars/cf2/Cf2Parser.g4 by ANTLR 4.13.1

import * as antlr from "@cairn/syntax/antlr";
import type { Token } from "@cairn/syntax/antlr";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class Cf2Parser extends antlr.LeanParser {
    public static readonly IF = 1;
    public static readonly THEN = 2;
    public static readonly ELSE = 3;
    public static readonly IMPORT = 4;
    public static readonly DEF = 5;
    public static readonly PRIVATE = 6;
    public static readonly TRUE = 7;
    public static readonly FALSE = 8;
    public static readonly ASSIGN = 9;
    public static readonly MERGE = 10;
    public static readonly TILDE = 11;
    public static readonly EQUALS = 12;
    public static readonly COMMA = 13;
    public static readonly DOT = 14;
    public static readonly DOLLAR = 15;
    public static readonly UNDEFINED = 16;
    public static readonly OPEN = 17;
    public static readonly CLOSE = 18;
    public static readonly OPEN_BRACE = 19;
    public static readonly CLOSE_BRACE = 20;
    public static readonly OPEN_BRACKET = 21;
    public static readonly CLOSE_BRACKET = 22;
    public static readonly OR = 23;
    public static readonly AND = 24;
    public static readonly LESS = 25;
    public static readonly LESS_EQUAL = 26;
    public static readonly EQUAL = 27;
    public static readonly NOT_EQUAL = 28;
    public static readonly GREATER_EQUAL = 29;
    public static readonly GREATER = 30;
    public static readonly CONCAT = 31;
    public static readonly PLUS = 32;
    public static readonly MINUS = 33;
    public static readonly STAR = 34;
    public static readonly SLASH = 35;
    public static readonly NOT = 36;
    public static readonly NAME = 37;
    public static readonly NUMBER = 38;
    public static readonly STRING = 39;
    public static readonly NEWLINE = 40;
    public static readonly BLANK = 41;
    public static readonly COMMENT = 42;
    public static readonly BAD_NAME = 43;
    public static readonly UNCLOSED_STRING = 44;
    public static readonly UNKNOWN = 45;
    public static readonly RULE_file = 0;
    public static readonly RULE_statement = 1;
    public static readonly RULE_expression = 2;
    public static readonly RULE_condition = 3;
    public static readonly RULE_primary = 4;

    public static readonly literalNames = [
        null, "'if'", "'then'", "'else'", "'import'", "'def'", "'private'", 
        "'true'", "'false'", "'=>'", "'~>'", "'~'", "'='", "','", "'.'", 
        "'$'", "'?'", "'('", "')'", "'{'", "'}'", "'['", "']'", "'||'", 
        "'&&'", "'<'", "'<='", "'=='", "'!='", "'>='", "'>'", "'++'", "'+'", 
        "'-'", "'*'", "'/'", "'!'"
    ];

    public static readonly symbolicNames = [
        null, "IF", "THEN", "ELSE", "IMPORT", "DEF", "PRIVATE", "TRUE", 
        "FALSE", "ASSIGN", "MERGE", "TILDE", "EQUALS", "COMMA", "DOT", "DOLLAR", 
        "UNDEFINED", "OPEN", "CLOSE", "OPEN_BRACE", "CLOSE_BRACE", "OPEN_BRACKET", 
        "CLOSE_BRACKET", "OR", "AND", "LESS", "LESS_EQUAL", "EQUAL", "NOT_EQUAL", 
        "GREATER_EQUAL", "GREATER", "CONCAT", "PLUS", "MINUS", "STAR", "SLASH", 
        "NOT", "NAME", "NUMBER", "STRING", "NEWLINE", "BLANK", "COMMENT", 
        "BAD_NAME", "UNCLOSED_STRING", "UNKNOWN"
    ];
    public static readonly ruleNames = [
        "file", "statement", "expression", "condition", "primary",
    ];

    public get grammarFileName(): string { return "Cf2Parser.g4"; }
    public get literalNames(): (string | null)[] { return Cf2Parser.literalNames; }
    public get symbolicNames(): (string | null)[] { return Cf2Parser.symbolicNames; }
    public get ruleNames(): string[] { return Cf2Parser.ruleNames; }
    public get serializedATN(): number[] { return Cf2Parser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, Cf2Parser._ATN, Cf2Parser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public file(): FileContext {
        let localContext = new FileContext(this.context, this.state);
        this.enterRule(localContext, 0, Cf2Parser.RULE_file);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 18;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 114) !== 0) || _la === 37) {
                {
                this.state = 10;
                this.statement();
                this.state = 15;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 13 || _la === 40) {
                    {
                    {
                    this.state = 11;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 13 || _la === 40)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 12;
                    this.statement();
                    }
                    }
                    this.state = 17;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
            }

            this.state = 20;
            this.match(Cf2Parser.EOF);
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
    public statement(): StatementContext {
        let localContext = new StatementContext(this.context, this.state);
        this.enterRule(localContext, 2, Cf2Parser.RULE_statement);
        let _la: number;
        try {
            this.state = 113;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 6 /* PRIVATE */:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 23;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 22;
                    this.match(6 /* PRIVATE */);
                    }
                    }
                    this.state = 25;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 6);
                this.state = 27;
                this.match(37 /* NAME */);
                this.state = 32;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 14) {
                    {
                    {
                    this.state = 28;
                    this.match(14 /* DOT */);
                    this.state = 29;
                    this.match(37 /* NAME */);
                    }
                    }
                    this.state = 34;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 45;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 42;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case 9 /* ASSIGN */:
                        {
                        this.state = 35;
                        this.match(9 /* ASSIGN */);
                        }
                        break;
                    case 10 /* MERGE */:
                        {
                        this.state = 36;
                        this.match(10 /* MERGE */);
                        }
                        break;
                    case 11 /* TILDE */:
                        {
                        this.state = 37;
                        this.match(11 /* TILDE */);
                        this.state = 38;
                        this.match(17 /* OPEN */);
                        this.state = 39;
                        this.match(37 /* NAME */);
                        this.state = 40;
                        this.match(18 /* CLOSE */);
                        this.state = 41;
                        this.match(30 /* GREATER */);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 44;
                    this.expression();
                    }
                    }
                    this.state = 47;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3584) !== 0));
                }
                break;
            case 37 /* NAME */:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 49;
                this.match(37 /* NAME */);
                this.state = 83;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 9 /* ASSIGN */:
                case 10 /* MERGE */:
                case 11 /* TILDE */:
                case 14 /* DOT */:
                    {
                    this.state = 54;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 14) {
                        {
                        {
                        this.state = 50;
                        this.match(14 /* DOT */);
                        this.state = 51;
                        this.match(37 /* NAME */);
                        }
                        }
                        this.state = 56;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 67;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    do {
                        {
                        {
                        this.state = 64;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 9 /* ASSIGN */:
                            {
                            this.state = 57;
                            this.match(9 /* ASSIGN */);
                            }
                            break;
                        case 10 /* MERGE */:
                            {
                            this.state = 58;
                            this.match(10 /* MERGE */);
                            }
                            break;
                        case 11 /* TILDE */:
                            {
                            this.state = 59;
                            this.match(11 /* TILDE */);
                            this.state = 60;
                            this.match(17 /* OPEN */);
                            this.state = 61;
                            this.match(37 /* NAME */);
                            this.state = 62;
                            this.match(18 /* CLOSE */);
                            this.state = 63;
                            this.match(30 /* GREATER */);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 66;
                        this.expression();
                        }
                        }
                        this.state = 69;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3584) !== 0));
                    }
                    break;
                case 17 /* OPEN */:
                    {
                    this.state = 71;
                    this.match(17 /* OPEN */);
                    this.state = 80;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2851218) !== 0) || ((((_la - 33)) & ~0x1F) === 0 && ((1 << (_la - 33)) & 121) !== 0)) {
                        {
                        this.state = 72;
                        this.expression();
                        this.state = 77;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 13 || _la === 40) {
                            {
                            {
                            this.state = 73;
                            _la = this.tokenStream.LA(1);
                            if(!(_la === 13 || _la === 40)) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 74;
                            this.expression();
                            }
                            }
                            this.state = 79;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 82;
                    this.match(18 /* CLOSE */);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                break;
            case 4 /* IMPORT */:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 85;
                this.match(4 /* IMPORT */);
                this.state = 86;
                this.match(17 /* OPEN */);
                this.state = 87;
                this.expression();
                this.state = 90;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 13 || _la === 40) {
                    {
                    this.state = 88;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 13 || _la === 40)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 89;
                    this.expression();
                    }
                }

                this.state = 92;
                this.match(18 /* CLOSE */);
                }
                break;
            case 1 /* IF */:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 94;
                this.condition();
                this.state = 95;
                this.expression();
                }
                break;
            case 5 /* DEF */:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 97;
                this.match(5 /* DEF */);
                this.state = 98;
                this.match(37 /* NAME */);
                this.state = 99;
                this.match(17 /* OPEN */);
                this.state = 108;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 37) {
                    {
                    this.state = 100;
                    this.match(37 /* NAME */);
                    this.state = 105;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 13 || _la === 40) {
                        {
                        {
                        this.state = 101;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 13 || _la === 40)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 102;
                        this.match(37 /* NAME */);
                        }
                        }
                        this.state = 107;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 110;
                this.match(18 /* CLOSE */);
                this.state = 111;
                this.match(12 /* EQUALS */);
                this.state = 112;
                this.expression();
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
    public expression(): ExpressionContext {
        let localContext = new ExpressionContext(this.context, this.state);
        this.enterRule(localContext, 4, Cf2Parser.RULE_expression);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 120;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 1 || _la === 33 || _la === 36) {
                {
                this.state = 118;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 33 /* MINUS */:
                    {
                    this.state = 115;
                    this.match(33 /* MINUS */);
                    }
                    break;
                case 36 /* NOT */:
                    {
                    this.state = 116;
                    this.match(36 /* NOT */);
                    }
                    break;
                case 1 /* IF */:
                    {
                    this.state = 117;
                    this.condition();
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
            this.primary();
            this.state = 149;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286595080) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 15) !== 0)) {
                {
                this.state = 147;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 3 /* ELSE */:
                case 23 /* OR */:
                case 24 /* AND */:
                case 25 /* LESS */:
                case 26 /* LESS_EQUAL */:
                case 27 /* EQUAL */:
                case 28 /* NOT_EQUAL */:
                case 29 /* GREATER_EQUAL */:
                case 30 /* GREATER */:
                case 31 /* CONCAT */:
                case 32 /* PLUS */:
                case 33 /* MINUS */:
                case 34 /* STAR */:
                case 35 /* SLASH */:
                    {
                    this.state = 124;
                    _la = this.tokenStream.LA(1);
                    if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286578696) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 15) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 130;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 1 || _la === 33 || _la === 36) {
                        {
                        this.state = 128;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case 33 /* MINUS */:
                            {
                            this.state = 125;
                            this.match(33 /* MINUS */);
                            }
                            break;
                        case 36 /* NOT */:
                            {
                            this.state = 126;
                            this.match(36 /* NOT */);
                            }
                            break;
                        case 1 /* IF */:
                            {
                            this.state = 127;
                            this.condition();
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                        this.state = 132;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 133;
                    this.primary();
                    }
                    break;
                case 14 /* DOT */:
                    {
                    this.state = 134;
                    this.match(14 /* DOT */);
                    this.state = 144;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 1) {
                        {
                        this.state = 135;
                        this.condition();
                        this.state = 141;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 1 || _la === 33 || _la === 36) {
                            {
                            this.state = 139;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case 33 /* MINUS */:
                                {
                                this.state = 136;
                                this.match(33 /* MINUS */);
                                }
                                break;
                            case 36 /* NOT */:
                                {
                                this.state = 137;
                                this.match(36 /* NOT */);
                                }
                                break;
                            case 1 /* IF */:
                                {
                                this.state = 138;
                                this.condition();
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            this.state = 143;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 146;
                    this.primary();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 151;
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
    public condition(): ConditionContext {
        let localContext = new ConditionContext(this.context, this.state);
        this.enterRule(localContext, 6, Cf2Parser.RULE_condition);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 152;
            this.match(1 /* IF */);
            this.state = 153;
            this.match(17 /* OPEN */);
            this.state = 154;
            this.expression();
            this.state = 155;
            this.match(18 /* CLOSE */);
            this.state = 156;
            this.match(2 /* THEN */);
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
    public primary(): PrimaryContext {
        let localContext = new PrimaryContext(this.context, this.state);
        this.enterRule(localContext, 8, Cf2Parser.RULE_primary);
        let _la: number;
        try {
            this.state = 217;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 38 /* NUMBER */:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 158;
                this.match(38 /* NUMBER */);
                }
                break;
            case 39 /* STRING */:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 159;
                this.match(39 /* STRING */);
                }
                break;
            case 7 /* TRUE */:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 160;
                this.match(7 /* TRUE */);
                }
                break;
            case 8 /* FALSE */:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 161;
                this.match(8 /* FALSE */);
                }
                break;
            case 16 /* UNDEFINED */:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 162;
                this.match(16 /* UNDEFINED */);
                }
                break;
            case 15 /* DOLLAR */:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 163;
                this.match(15 /* DOLLAR */);
                this.state = 164;
                this.match(37 /* NAME */);
                }
                break;
            case 37 /* NAME */:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 165;
                this.match(37 /* NAME */);
                this.state = 178;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 17) {
                    {
                    this.state = 166;
                    this.match(17 /* OPEN */);
                    this.state = 175;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2851218) !== 0) || ((((_la - 33)) & ~0x1F) === 0 && ((1 << (_la - 33)) & 121) !== 0)) {
                        {
                        this.state = 167;
                        this.expression();
                        this.state = 172;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 13 || _la === 40) {
                            {
                            {
                            this.state = 168;
                            _la = this.tokenStream.LA(1);
                            if(!(_la === 13 || _la === 40)) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 169;
                            this.expression();
                            }
                            }
                            this.state = 174;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 177;
                    this.match(18 /* CLOSE */);
                    }
                }

                }
                break;
            case 4 /* IMPORT */:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 180;
                this.match(4 /* IMPORT */);
                this.state = 181;
                this.match(17 /* OPEN */);
                this.state = 182;
                this.expression();
                this.state = 185;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 13 || _la === 40) {
                    {
                    this.state = 183;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 13 || _la === 40)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 184;
                    this.expression();
                    }
                }

                this.state = 187;
                this.match(18 /* CLOSE */);
                }
                break;
            case 21 /* OPEN_BRACKET */:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 189;
                this.match(21 /* OPEN_BRACKET */);
                this.state = 198;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2851218) !== 0) || ((((_la - 33)) & ~0x1F) === 0 && ((1 << (_la - 33)) & 121) !== 0)) {
                    {
                    this.state = 190;
                    this.expression();
                    this.state = 195;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 13 || _la === 40) {
                        {
                        {
                        this.state = 191;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 13 || _la === 40)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 192;
                        this.expression();
                        }
                        }
                        this.state = 197;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 200;
                this.match(22 /* CLOSE_BRACKET */);
                }
                break;
            case 19 /* OPEN_BRACE */:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 201;
                this.match(19 /* OPEN_BRACE */);
                this.state = 210;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 114) !== 0) || _la === 37) {
                    {
                    this.state = 202;
                    this.statement();
                    this.state = 207;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 13 || _la === 40) {
                        {
                        {
                        this.state = 203;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 13 || _la === 40)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 204;
                        this.statement();
                        }
                        }
                        this.state = 209;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 212;
                this.match(20 /* CLOSE_BRACE */);
                }
                break;
            case 17 /* OPEN */:
                this.enterOuterAlt(localContext, 11);
                {
                this.state = 213;
                this.match(17 /* OPEN */);
                this.state = 214;
                this.expression();
                this.state = 215;
                this.match(18 /* CLOSE */);
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

    public static get _serializedATN(): number[] {
        return JSON.parse(`[4,1,45,220,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,1,0,1,0,1,0,5,
0,14,8,0,10,0,12,0,17,9,0,3,0,19,8,0,1,0,1,0,1,1,4,1,24,8,1,11,1,
12,1,25,1,1,1,1,1,1,5,1,31,8,1,10,1,12,1,34,9,1,1,1,1,1,1,1,1,1,
1,1,1,1,1,1,3,1,43,8,1,1,1,4,1,46,8,1,11,1,12,1,47,1,1,1,1,1,1,5,
1,53,8,1,10,1,12,1,56,9,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,3,1,65,8,1,
1,1,4,1,68,8,1,11,1,12,1,69,1,1,1,1,1,1,1,1,5,1,76,8,1,10,1,12,1,
79,9,1,3,1,81,8,1,1,1,3,1,84,8,1,1,1,1,1,1,1,1,1,1,1,3,1,91,8,1,
1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,5,1,104,8,1,10,1,12,
1,107,9,1,3,1,109,8,1,1,1,1,1,1,1,3,1,114,8,1,1,2,1,2,1,2,5,2,119,
8,2,10,2,12,2,122,9,2,1,2,1,2,1,2,1,2,1,2,5,2,129,8,2,10,2,12,2,
132,9,2,1,2,1,2,1,2,1,2,1,2,1,2,5,2,140,8,2,10,2,12,2,143,9,2,3,
2,145,8,2,1,2,5,2,148,8,2,10,2,12,2,151,9,2,1,3,1,3,1,3,1,3,1,3,
1,3,1,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,5,4,171,8,4,
10,4,12,4,174,9,4,3,4,176,8,4,1,4,3,4,179,8,4,1,4,1,4,1,4,1,4,1,
4,3,4,186,8,4,1,4,1,4,1,4,1,4,1,4,1,4,5,4,194,8,4,10,4,12,4,197,
9,4,3,4,199,8,4,1,4,1,4,1,4,1,4,1,4,5,4,206,8,4,10,4,12,4,209,9,
4,3,4,211,8,4,1,4,1,4,1,4,1,4,1,4,3,4,218,8,4,1,4,0,0,5,0,2,4,6,
8,0,2,2,0,13,13,40,40,2,0,3,3,23,35,265,0,18,1,0,0,0,2,113,1,0,0,
0,4,120,1,0,0,0,6,152,1,0,0,0,8,217,1,0,0,0,10,15,3,2,1,0,11,12,
7,0,0,0,12,14,3,2,1,0,13,11,1,0,0,0,14,17,1,0,0,0,15,13,1,0,0,0,
15,16,1,0,0,0,16,19,1,0,0,0,17,15,1,0,0,0,18,10,1,0,0,0,18,19,1,
0,0,0,19,20,1,0,0,0,20,21,5,0,0,1,21,1,1,0,0,0,22,24,5,6,0,0,23,
22,1,0,0,0,24,25,1,0,0,0,25,23,1,0,0,0,25,26,1,0,0,0,26,27,1,0,0,
0,27,32,5,37,0,0,28,29,5,14,0,0,29,31,5,37,0,0,30,28,1,0,0,0,31,
34,1,0,0,0,32,30,1,0,0,0,32,33,1,0,0,0,33,45,1,0,0,0,34,32,1,0,0,
0,35,43,5,9,0,0,36,43,5,10,0,0,37,38,5,11,0,0,38,39,5,17,0,0,39,
40,5,37,0,0,40,41,5,18,0,0,41,43,5,30,0,0,42,35,1,0,0,0,42,36,1,
0,0,0,42,37,1,0,0,0,43,44,1,0,0,0,44,46,3,4,2,0,45,42,1,0,0,0,46,
47,1,0,0,0,47,45,1,0,0,0,47,48,1,0,0,0,48,114,1,0,0,0,49,83,5,37,
0,0,50,51,5,14,0,0,51,53,5,37,0,0,52,50,1,0,0,0,53,56,1,0,0,0,54,
52,1,0,0,0,54,55,1,0,0,0,55,67,1,0,0,0,56,54,1,0,0,0,57,65,5,9,0,
0,58,65,5,10,0,0,59,60,5,11,0,0,60,61,5,17,0,0,61,62,5,37,0,0,62,
63,5,18,0,0,63,65,5,30,0,0,64,57,1,0,0,0,64,58,1,0,0,0,64,59,1,0,
0,0,65,66,1,0,0,0,66,68,3,4,2,0,67,64,1,0,0,0,68,69,1,0,0,0,69,67,
1,0,0,0,69,70,1,0,0,0,70,84,1,0,0,0,71,80,5,17,0,0,72,77,3,4,2,0,
73,74,7,0,0,0,74,76,3,4,2,0,75,73,1,0,0,0,76,79,1,0,0,0,77,75,1,
0,0,0,77,78,1,0,0,0,78,81,1,0,0,0,79,77,1,0,0,0,80,72,1,0,0,0,80,
81,1,0,0,0,81,82,1,0,0,0,82,84,5,18,0,0,83,54,1,0,0,0,83,71,1,0,
0,0,84,114,1,0,0,0,85,86,5,4,0,0,86,87,5,17,0,0,87,90,3,4,2,0,88,
89,7,0,0,0,89,91,3,4,2,0,90,88,1,0,0,0,90,91,1,0,0,0,91,92,1,0,0,
0,92,93,5,18,0,0,93,114,1,0,0,0,94,95,3,6,3,0,95,96,3,4,2,0,96,114,
1,0,0,0,97,98,5,5,0,0,98,99,5,37,0,0,99,108,5,17,0,0,100,105,5,37,
0,0,101,102,7,0,0,0,102,104,5,37,0,0,103,101,1,0,0,0,104,107,1,0,
0,0,105,103,1,0,0,0,105,106,1,0,0,0,106,109,1,0,0,0,107,105,1,0,
0,0,108,100,1,0,0,0,108,109,1,0,0,0,109,110,1,0,0,0,110,111,5,18,
0,0,111,112,5,12,0,0,112,114,3,4,2,0,113,23,1,0,0,0,113,49,1,0,0,
0,113,85,1,0,0,0,113,94,1,0,0,0,113,97,1,0,0,0,114,3,1,0,0,0,115,
119,5,33,0,0,116,119,5,36,0,0,117,119,3,6,3,0,118,115,1,0,0,0,118,
116,1,0,0,0,118,117,1,0,0,0,119,122,1,0,0,0,120,118,1,0,0,0,120,
121,1,0,0,0,121,123,1,0,0,0,122,120,1,0,0,0,123,149,3,8,4,0,124,
130,7,1,0,0,125,129,5,33,0,0,126,129,5,36,0,0,127,129,3,6,3,0,128,
125,1,0,0,0,128,126,1,0,0,0,128,127,1,0,0,0,129,132,1,0,0,0,130,
128,1,0,0,0,130,131,1,0,0,0,131,133,1,0,0,0,132,130,1,0,0,0,133,
148,3,8,4,0,134,144,5,14,0,0,135,141,3,6,3,0,136,140,5,33,0,0,137,
140,5,36,0,0,138,140,3,6,3,0,139,136,1,0,0,0,139,137,1,0,0,0,139,
138,1,0,0,0,140,143,1,0,0,0,141,139,1,0,0,0,141,142,1,0,0,0,142,
145,1,0,0,0,143,141,1,0,0,0,144,135,1,0,0,0,144,145,1,0,0,0,145,
146,1,0,0,0,146,148,3,8,4,0,147,124,1,0,0,0,147,134,1,0,0,0,148,
151,1,0,0,0,149,147,1,0,0,0,149,150,1,0,0,0,150,5,1,0,0,0,151,149,
1,0,0,0,152,153,5,1,0,0,153,154,5,17,0,0,154,155,3,4,2,0,155,156,
5,18,0,0,156,157,5,2,0,0,157,7,1,0,0,0,158,218,5,38,0,0,159,218,
5,39,0,0,160,218,5,7,0,0,161,218,5,8,0,0,162,218,5,16,0,0,163,164,
5,15,0,0,164,218,5,37,0,0,165,178,5,37,0,0,166,175,5,17,0,0,167,
172,3,4,2,0,168,169,7,0,0,0,169,171,3,4,2,0,170,168,1,0,0,0,171,
174,1,0,0,0,172,170,1,0,0,0,172,173,1,0,0,0,173,176,1,0,0,0,174,
172,1,0,0,0,175,167,1,0,0,0,175,176,1,0,0,0,176,177,1,0,0,0,177,
179,5,18,0,0,178,166,1,0,0,0,178,179,1,0,0,0,179,218,1,0,0,0,180,
181,5,4,0,0,181,182,5,17,0,0,182,185,3,4,2,0,183,184,7,0,0,0,184,
186,3,4,2,0,185,183,1,0,0,0,185,186,1,0,0,0,186,187,1,0,0,0,187,
188,5,18,0,0,188,218,1,0,0,0,189,198,5,21,0,0,190,195,3,4,2,0,191,
192,7,0,0,0,192,194,3,4,2,0,193,191,1,0,0,0,194,197,1,0,0,0,195,
193,1,0,0,0,195,196,1,0,0,0,196,199,1,0,0,0,197,195,1,0,0,0,198,
190,1,0,0,0,198,199,1,0,0,0,199,200,1,0,0,0,200,218,5,22,0,0,201,
210,5,19,0,0,202,207,3,2,1,0,203,204,7,0,0,0,204,206,3,2,1,0,205,
203,1,0,0,0,206,209,1,0,0,0,207,205,1,0,0,0,207,208,1,0,0,0,208,
211,1,0,0,0,209,207,1,0,0,0,210,202,1,0,0,0,210,211,1,0,0,0,211,
212,1,0,0,0,212,218,5,20,0,0,213,214,5,17,0,0,214,215,3,4,2,0,215,
216,5,18,0,0,216,218,1,0,0,0,217,158,1,0,0,0,217,159,1,0,0,0,217,
160,1,0,0,0,217,161,1,0,0,0,217,162,1,0,0,0,217,163,1,0,0,0,217,
165,1,0,0,0,217,180,1,0,0,0,217,189,1,0,0,0,217,201,1,0,0,0,217,
213,1,0,0,0,218,9,1,0,0,0,34,15,18,25,32,42,47,54,64,69,77,80,83,
90,105,108,113,118,120,128,130,139,141,144,147,149,172,175,178,185,
195,198,207,210,217]`);
    }

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!Cf2Parser.__ATN) {
            Cf2Parser.__ATN = new antlr.ATNDeserializer().deserialize(Cf2Parser._serializedATN);
        }

        return Cf2Parser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(Cf2Parser.literalNames, Cf2Parser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return Cf2Parser.vocabulary;
    }

    private static readonly decisionsToDFA = Cf2Parser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class FileContext extends antlr.LeanContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return Cf2Parser.RULE_file;
    }
}


export class StatementContext extends antlr.LeanContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return Cf2Parser.RULE_statement;
    }
}


export class ExpressionContext extends antlr.LeanContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return Cf2Parser.RULE_expression;
    }
}


export class ConditionContext extends antlr.LeanContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return Cf2Parser.RULE_condition;
    }
}


export class PrimaryContext extends antlr.LeanContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return Cf2Parser.RULE_primary;
    }
}
