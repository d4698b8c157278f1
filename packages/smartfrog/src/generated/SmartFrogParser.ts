// Generated from grammars/smartfrog/SmartFrogParser.g4 by ANTLR 4.13.1

import * as antlr from "@cairn/syntax/antlr";
import type { Token } from "@cairn/syntax/antlr";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class SmartFrogParser extends antlr.LeanParser {
    public static readonly TRUE = 1;
    public static readonly FALSE = 2;
    public static readonly NULL = 3;
    public static readonly DATA = 4;
    public static readonly EXTENDS = 5;
    public static readonly INCLUDE = 6;
    public static readonly SEMICOLON = 7;
    public static readonly COLON = 8;
    public static readonly COMMA = 9;
    public static readonly OPEN_BRACE = 10;
    public static readonly CLOSE_BRACE = 11;
    public static readonly OPEN_BRACKET = 12;
    public static readonly CLOSE_BRACKET = 13;
    public static readonly NAME = 14;
    public static readonly NUMBER = 15;
    public static readonly STRING = 16;
    public static readonly BLANK = 17;
    public static readonly LINE_COMMENT = 18;
    public static readonly BLOCK_COMMENT = 19;
    public static readonly BAD_STRING = 20;
    public static readonly UNCLOSED_STRING = 21;
    public static readonly UNCLOSED_COMMENT = 22;
    public static readonly BAD_NUMBER = 23;
    public static readonly BAD_NAME = 24;
    public static readonly UNKNOWN = 25;
    public static readonly RULE_file = 0;
    public static readonly RULE_statement = 1;
    public static readonly RULE_inheritance = 2;
    public static readonly RULE_prototype = 3;
    public static readonly RULE_reference = 4;
    public static readonly RULE_basic = 5;
    public static readonly RULE_vector = 6;

    public static readonly literalNames = [
        null, "'true'", "'false'", "'NULL'", "'DATA'", "'extends'", "'#include'", 
        "';'", "':'", "','", "'{'", "'}'", "'['", "']'"
    ];

    public static readonly symbolicNames = [
        null, "TRUE", "FALSE", "NULL", "DATA", "EXTENDS", "INCLUDE", "SEMICOLON", 
        "COLON", "COMMA", "OPEN_BRACE", "CLOSE_BRACE", "OPEN_BRACKET", "CLOSE_BRACKET", 
        "NAME", "NUMBER", "STRING", "BLANK", "LINE_COMMENT", "BLOCK_COMMENT", 
        "BAD_STRING", "UNCLOSED_STRING", "UNCLOSED_COMMENT", "BAD_NUMBER", 
        "BAD_NAME", "UNKNOWN"
    ];
    public static readonly ruleNames = [
        "file", "statement", "inheritance", "prototype", "reference", "basic", 
        "vector",
    ];

    public get grammarFileName(): string { return "SmartFrogParser.g4"; }
    public get literalNames(): (string | null)[] { return SmartFrogParser.literalNames; }
    public get symbolicNames(): (string | null)[] { return SmartFrogParser.symbolicNames; }
    public get ruleNames(): string[] { return SmartFrogParser.ruleNames; }
    public get serializedATN(): number[] { return SmartFrogParser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, SmartFrogParser._ATN, SmartFrogParser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public file(): FileContext {
        let localContext = new FileContext(this.context, this.state);
        this.enterRule(localContext, 0, SmartFrogParser.RULE_file);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 17;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 6 || _la === 14) {
                {
                {
                this.state = 14;
                localContext._statement = this.statement();
                localContext._statements.push(localContext._statement!);
                }
                }
                this.state = 19;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 20;
            this.match(SmartFrogParser.EOF);
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
        this.enterRule(localContext, 2, SmartFrogParser.RULE_statement);
        try {
            this.state = 35;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case SmartFrogParser.NAME:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 22;
                localContext._target = this.reference();
                this.state = 30;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case SmartFrogParser.TRUE:
                case SmartFrogParser.FALSE:
                case SmartFrogParser.NULL:
                case SmartFrogParser.DATA:
                case SmartFrogParser.OPEN_BRACKET:
                case SmartFrogParser.NUMBER:
                case SmartFrogParser.STRING:
                    {
                    this.state = 23;
                    localContext._constant = this.basic();
                    this.state = 24;
                    this.match(SmartFrogParser.SEMICOLON);
                    }
                    break;
                case SmartFrogParser.NAME:
                    {
                    this.state = 26;
                    localContext._link = this.reference();
                    this.state = 27;
                    this.match(SmartFrogParser.SEMICOLON);
                    }
                    break;
                case SmartFrogParser.EXTENDS:
                    {
                    this.state = 29;
                    localContext._inherited = this.inheritance();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                break;
            case SmartFrogParser.INCLUDE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 32;
                this.match(SmartFrogParser.INCLUDE);
                this.state = 33;
                localContext._included = this.match(SmartFrogParser.STRING);
                this.state = 34;
                this.match(SmartFrogParser.SEMICOLON);
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
    public inheritance(): InheritanceContext {
        let localContext = new InheritanceContext(this.context, this.state);
        this.enterRule(localContext, 4, SmartFrogParser.RULE_inheritance);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 37;
            this.match(SmartFrogParser.EXTENDS);
            this.state = 38;
            localContext._prototype = this.prototype();
            localContext._prototypes.push(localContext._prototype!);
            this.state = 43;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 9) {
                {
                {
                this.state = 39;
                this.match(SmartFrogParser.COMMA);
                this.state = 40;
                localContext._prototype = this.prototype();
                localContext._prototypes.push(localContext._prototype!);
                }
                }
                this.state = 45;
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
    public prototype(): PrototypeContext {
        let localContext = new PrototypeContext(this.context, this.state);
        this.enterRule(localContext, 6, SmartFrogParser.RULE_prototype);
        let _la: number;
        try {
            this.state = 55;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case SmartFrogParser.NAME:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 46;
                localContext._name = this.reference();
                }
                break;
            case SmartFrogParser.OPEN_BRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 47;
                this.match(SmartFrogParser.OPEN_BRACE);
                this.state = 51;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 6 || _la === 14) {
                    {
                    {
                    this.state = 48;
                    localContext._statement = this.statement();
                    localContext._statements.push(localContext._statement!);
                    }
                    }
                    this.state = 53;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 54;
                this.match(SmartFrogParser.CLOSE_BRACE);
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
    public reference(): ReferenceContext {
        let localContext = new ReferenceContext(this.context, this.state);
        this.enterRule(localContext, 8, SmartFrogParser.RULE_reference);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 57;
            this.match(SmartFrogParser.NAME);
            this.state = 62;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 8) {
                {
                {
                this.state = 58;
                this.match(SmartFrogParser.COLON);
                this.state = 59;
                this.match(SmartFrogParser.NAME);
                }
                }
                this.state = 64;
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
    public basic(): BasicContext {
        let localContext = new BasicContext(this.context, this.state);
        this.enterRule(localContext, 10, SmartFrogParser.RULE_basic);
        try {
            this.state = 73;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case SmartFrogParser.TRUE:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 65;
                this.match(SmartFrogParser.TRUE);
                }
                break;
            case SmartFrogParser.FALSE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 66;
                this.match(SmartFrogParser.FALSE);
                }
                break;
            case SmartFrogParser.NULL:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 67;
                this.match(SmartFrogParser.NULL);
                }
                break;
            case SmartFrogParser.NUMBER:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 68;
                this.match(SmartFrogParser.NUMBER);
                }
                break;
            case SmartFrogParser.STRING:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 69;
                this.match(SmartFrogParser.STRING);
                }
                break;
            case SmartFrogParser.DATA:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 70;
                this.match(SmartFrogParser.DATA);
                this.state = 71;
                localContext._data = this.reference();
                }
                break;
            case SmartFrogParser.OPEN_BRACKET:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 72;
                localContext._list = this.vector();
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
    public vector(): VectorContext {
        let localContext = new VectorContext(this.context, this.state);
        this.enterRule(localContext, 12, SmartFrogParser.RULE_vector);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 75;
            this.match(SmartFrogParser.OPEN_BRACKET);
            this.state = 84;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 102430) !== 0)) {
                {
                this.state = 76;
                localContext._basic = this.basic();
                localContext._items.push(localContext._basic!);
                this.state = 81;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 9) {
                    {
                    {
                    this.state = 77;
                    this.match(SmartFrogParser.COMMA);
                    this.state = 78;
                    localContext._basic = this.basic();
                    localContext._items.push(localContext._basic!);
                    }
                    }
                    this.state = 83;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
            }

            this.state = 86;
            this.match(SmartFrogParser.CLOSE_BRACKET);
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
        4,1,25,89,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
        6,1,0,5,0,16,8,0,10,0,12,0,19,9,0,1,0,1,0,1,1,1,1,1,1,1,1,1,1,1,
        1,1,1,1,1,3,1,31,8,1,1,1,1,1,1,1,3,1,36,8,1,1,2,1,2,1,2,1,2,5,2,
        42,8,2,10,2,12,2,45,9,2,1,3,1,3,1,3,5,3,50,8,3,10,3,12,3,53,9,3,
        1,3,3,3,56,8,3,1,4,1,4,1,4,5,4,61,8,4,10,4,12,4,64,9,4,1,5,1,5,1,
        5,1,5,1,5,1,5,1,5,1,5,3,5,74,8,5,1,6,1,6,1,6,1,6,5,6,80,8,6,10,6,
        12,6,83,9,6,3,6,85,8,6,1,6,1,6,1,6,0,0,7,0,2,4,6,8,10,12,0,0,97,
        0,17,1,0,0,0,2,35,1,0,0,0,4,37,1,0,0,0,6,55,1,0,0,0,8,57,1,0,0,0,
        10,73,1,0,0,0,12,75,1,0,0,0,14,16,3,2,1,0,15,14,1,0,0,0,16,19,1,
        0,0,0,17,15,1,0,0,0,17,18,1,0,0,0,18,20,1,0,0,0,19,17,1,0,0,0,20,
        21,5,0,0,1,21,1,1,0,0,0,22,30,3,8,4,0,23,24,3,10,5,0,24,25,5,7,0,
        0,25,31,1,0,0,0,26,27,3,8,4,0,27,28,5,7,0,0,28,31,1,0,0,0,29,31,
        3,4,2,0,30,23,1,0,0,0,30,26,1,0,0,0,30,29,1,0,0,0,31,36,1,0,0,0,
        32,33,5,6,0,0,33,34,5,16,0,0,34,36,5,7,0,0,35,22,1,0,0,0,35,32,1,
        0,0,0,36,3,1,0,0,0,37,38,5,5,0,0,38,43,3,6,3,0,39,40,5,9,0,0,40,
        42,3,6,3,0,41,39,1,0,0,0,42,45,1,0,0,0,43,41,1,0,0,0,43,44,1,0,0,
        0,44,5,1,0,0,0,45,43,1,0,0,0,46,56,3,8,4,0,47,51,5,10,0,0,48,50,
        3,2,1,0,49,48,1,0,0,0,50,53,1,0,0,0,51,49,1,0,0,0,51,52,1,0,0,0,
        52,54,1,0,0,0,53,51,1,0,0,0,54,56,5,11,0,0,55,46,1,0,0,0,55,47,1,
        0,0,0,56,7,1,0,0,0,57,62,5,14,0,0,58,59,5,8,0,0,59,61,5,14,0,0,60,
        58,1,0,0,0,61,64,1,0,0,0,62,60,1,0,0,0,62,63,1,0,0,0,63,9,1,0,0,
        0,64,62,1,0,0,0,65,74,5,1,0,0,66,74,5,2,0,0,67,74,5,3,0,0,68,74,
        5,15,0,0,69,74,5,16,0,0,70,71,5,4,0,0,71,74,3,8,4,0,72,74,3,12,6,
        0,73,65,1,0,0,0,73,66,1,0,0,0,73,67,1,0,0,0,73,68,1,0,0,0,73,69,
        1,0,0,0,73,70,1,0,0,0,73,72,1,0,0,0,74,11,1,0,0,0,75,84,5,12,0,0,
        76,81,3,10,5,0,77,78,5,9,0,0,78,80,3,10,5,0,79,77,1,0,0,0,80,83,
        1,0,0,0,81,79,1,0,0,0,81,82,1,0,0,0,82,85,1,0,0,0,83,81,1,0,0,0,
        84,76,1,0,0,0,84,85,1,0,0,0,85,86,1,0,0,0,86,87,5,13,0,0,87,13,1,
        0,0,0,10,17,30,35,43,51,55,62,73,81,84
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!SmartFrogParser.__ATN) {
            SmartFrogParser.__ATN = new antlr.ATNDeserializer().deserialize(SmartFrogParser._serializedATN);
        }

        return SmartFrogParser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(SmartFrogParser.literalNames, SmartFrogParser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return SmartFrogParser.vocabulary;
    }

    private static readonly decisionsToDFA = SmartFrogParser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class FileContext extends antlr.LeanContext {
    public _statement?: StatementContext;
    public _statements: StatementContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(SmartFrogParser.EOF, 0)!;
    }
    public statement(): StatementContext[];
    public statement(i: number): StatementContext | null;
    public statement(i?: number): StatementContext[] | StatementContext | null {
        if (i === undefined) {
            return this.getRuleContexts(StatementContext);
        }

        return this.getRuleContext(i, StatementContext);
    }
    public override get ruleIndex(): number {
        return SmartFrogParser.RULE_file;
    }
}


export class StatementContext extends antlr.LeanContext {
    public _target?: ReferenceContext;
    public _constant?: BasicContext;
    public _link?: ReferenceContext;
    public _inherited?: InheritanceContext;
    public _included?: Token | null;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public reference(): ReferenceContext[];
    public reference(i: number): ReferenceContext | null;
    public reference(i?: number): ReferenceContext[] | ReferenceContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ReferenceContext);
        }

        return this.getRuleContext(i, ReferenceContext);
    }
    public SEMICOLON(): antlr.TerminalNode | null {
        return this.getToken(SmartFrogParser.SEMICOLON, 0);
    }
    public basic(): BasicContext | null {
        return this.getRuleContext(0, BasicContext);
    }
    public inheritance(): InheritanceContext | null {
        return this.getRuleContext(0, InheritanceContext);
    }
    public INCLUDE(): antlr.TerminalNode | null {
        return this.getToken(SmartFrogParser.INCLUDE, 0);
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(SmartFrogParser.STRING, 0);
    }
    public override get ruleIndex(): number {
        return SmartFrogParser.RULE_statement;
    }
}


export class InheritanceContext extends antlr.LeanContext {
    public _prototype?: PrototypeContext;
    public _prototypes: PrototypeContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EXTENDS(): antlr.TerminalNode {
        return this.getToken(SmartFrogParser.EXTENDS, 0)!;
    }
    public prototype(): PrototypeContext[];
    public prototype(i: number): PrototypeContext | null;
    public prototype(i?: number): PrototypeContext[] | PrototypeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(PrototypeContext);
        }

        return this.getRuleContext(i, PrototypeContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(SmartFrogParser.COMMA);
    	} else {
    		return this.getToken(SmartFrogParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return SmartFrogParser.RULE_inheritance;
    }
}


export class PrototypeContext extends antlr.LeanContext {
    public _name?: ReferenceContext;
    public _statement?: StatementContext;
    public _statements: StatementContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public reference(): ReferenceContext | null {
        return this.getRuleContext(0, ReferenceContext);
    }
    public OPEN_BRACE(): antlr.TerminalNode | null {
        return this.getToken(SmartFrogParser.OPEN_BRACE, 0);
    }
    public CLOSE_BRACE(): antlr.TerminalNode | null {
        return this.getToken(SmartFrogParser.CLOSE_BRACE, 0);
    }
    public statement(): StatementContext[];
    public statement(i: number): StatementContext | null;
    public statement(i?: number): StatementContext[] | StatementContext | null {
        if (i === undefined) {
            return this.getRuleContexts(StatementContext);
        }

        return this.getRuleContext(i, StatementContext);
    }
    public override get ruleIndex(): number {
        return SmartFrogParser.RULE_prototype;
    }
}


export class ReferenceContext extends antlr.LeanContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public NAME(): antlr.TerminalNode[];
    public NAME(i: number): antlr.TerminalNode | null;
    public NAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(SmartFrogParser.NAME);
    	} else {
    		return this.getToken(SmartFrogParser.NAME, i);
    	}
    }
    public COLON(): antlr.TerminalNode[];
    public COLON(i: number): antlr.TerminalNode | null;
    public COLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(SmartFrogParser.COLON);
    	} else {
    		return this.getToken(SmartFrogParser.COLON, i);
    	}
    }
    public override get ruleIndex(): number {
        return SmartFrogParser.RULE_reference;
    }
}


export class BasicContext extends antlr.LeanContext {
    public _data?: ReferenceContext;
    public _list?: VectorContext;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public TRUE(): antlr.TerminalNode | null {
        return this.getToken(SmartFrogParser.TRUE, 0);
    }
    public FALSE(): antlr.TerminalNode | null {
        return this.getToken(SmartFrogParser.FALSE, 0);
    }
    public NULL(): antlr.TerminalNode | null {
        return this.getToken(SmartFrogParser.NULL, 0);
    }
    public NUMBER(): antlr.TerminalNode | null {
        return this.getToken(SmartFrogParser.NUMBER, 0);
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(SmartFrogParser.STRING, 0);
    }
    public DATA(): antlr.TerminalNode | null {
        return this.getToken(SmartFrogParser.DATA, 0);
    }
    public reference(): ReferenceContext | null {
        return this.getRuleContext(0, ReferenceContext);
    }
    public vector(): VectorContext | null {
        return this.getRuleContext(0, VectorContext);
    }
    public override get ruleIndex(): number {
        return SmartFrogParser.RULE_basic;
    }
}


export class VectorContext extends antlr.LeanContext {
    public _basic?: BasicContext;
    public _items: BasicContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public OPEN_BRACKET(): antlr.TerminalNode {
        return this.getToken(SmartFrogParser.OPEN_BRACKET, 0)!;
    }
    public CLOSE_BRACKET(): antlr.TerminalNode {
        return this.getToken(SmartFrogParser.CLOSE_BRACKET, 0)!;
    }
    public basic(): BasicContext[];
    public basic(i: number): BasicContext | null;
    public basic(i?: number): BasicContext[] | BasicContext | null {
        if (i === undefined) {
            return this.getRuleContexts(BasicContext);
        }

        return this.getRuleContext(i, BasicContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(SmartFrogParser.COMMA);
    	} else {
    		return this.getToken(SmartFrogParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return SmartFrogParser.RULE_vector;
    }
}
