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
    public static readonly RULE_prototype = 2;
    public static readonly RULE_reference = 3;
    public static readonly RULE_basic = 4;
    public static readonly RULE_vector = 5;

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
        "file", "statement", "prototype", "reference", "basic", "vector",
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
            this.state = 15;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 6 || _la === 14) {
                {
                {
                this.state = 12;
                localContext._statement = this.statement();
                localContext._statements.push(localContext._statement!);
                }
                }
                this.state = 17;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 18;
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
        let _la: number;
        try {
            this.state = 41;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 14 /* NAME */:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 20;
                localContext._target = this.reference();
                this.state = 36;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case 1 /* TRUE */:
                case 2 /* FALSE */:
                case 3 /* NULL */:
                case 4 /* DATA */:
                case 12 /* OPEN_BRACKET */:
                case 15 /* NUMBER */:
                case 16 /* STRING */:
                    {
                    this.state = 21;
                    localContext._constant = this.basic();
                    this.state = 22;
                    this.match(7 /* SEMICOLON */);
                    }
                    break;
                case 14 /* NAME */:
                    {
                    this.state = 24;
                    localContext._link = this.reference();
                    this.state = 25;
                    this.match(7 /* SEMICOLON */);
                    }
                    break;
                case 5 /* EXTENDS */:
                    {
                    this.state = 27;
                    this.match(5 /* EXTENDS */);
                    this.state = 28;
                    localContext._prototype = this.prototype();
                    localContext._prototypes.push(localContext._prototype!);
                    this.state = 33;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 9) {
                        {
                        {
                        this.state = 29;
                        this.match(9 /* COMMA */);
                        this.state = 30;
                        localContext._prototype = this.prototype();
                        localContext._prototypes.push(localContext._prototype!);
                        }
                        }
                        this.state = 35;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                break;
            case 6 /* INCLUDE */:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 38;
                this.match(6 /* INCLUDE */);
                this.state = 39;
                localContext._included = this.match(16 /* STRING */);
                this.state = 40;
                this.match(7 /* SEMICOLON */);
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
    public prototype(): PrototypeContext {
        let localContext = new PrototypeContext(this.context, this.state);
        this.enterRule(localContext, 4, SmartFrogParser.RULE_prototype);
        let _la: number;
        try {
            this.state = 52;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 14 /* NAME */:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 43;
                localContext._name = this.reference();
                }
                break;
            case 10 /* OPEN_BRACE */:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 44;
                this.match(10 /* OPEN_BRACE */);
                this.state = 48;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 6 || _la === 14) {
                    {
                    {
                    this.state = 45;
                    localContext._statement = this.statement();
                    localContext._statements.push(localContext._statement!);
                    }
                    }
                    this.state = 50;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 51;
                this.match(11 /* CLOSE_BRACE */);
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
        this.enterRule(localContext, 6, SmartFrogParser.RULE_reference);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 54;
            this.match(14 /* NAME */);
            this.state = 59;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 8) {
                {
                {
                this.state = 55;
                this.match(8 /* COLON */);
                this.state = 56;
                this.match(14 /* NAME */);
                }
                }
                this.state = 61;
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
        this.enterRule(localContext, 8, SmartFrogParser.RULE_basic);
        try {
            this.state = 70;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 1 /* TRUE */:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 62;
                this.match(1 /* TRUE */);
                }
                break;
            case 2 /* FALSE */:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 63;
                this.match(2 /* FALSE */);
                }
                break;
            case 3 /* NULL */:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 64;
                this.match(3 /* NULL */);
                }
                break;
            case 15 /* NUMBER */:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 65;
                this.match(15 /* NUMBER */);
                }
                break;
            case 16 /* STRING */:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 66;
                this.match(16 /* STRING */);
                }
                break;
            case 4 /* DATA */:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 67;
                this.match(4 /* DATA */);
                this.state = 68;
                localContext._data = this.reference();
                }
                break;
            case 12 /* OPEN_BRACKET */:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 69;
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
        this.enterRule(localContext, 10, SmartFrogParser.RULE_vector);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 72;
            this.match(12 /* OPEN_BRACKET */);
            this.state = 81;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 102430) !== 0)) {
                {
                this.state = 73;
                localContext._basic = this.basic();
                localContext._items.push(localContext._basic!);
                this.state = 78;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 9) {
                    {
                    {
                    this.state = 74;
                    this.match(9 /* COMMA */);
                    this.state = 75;
                    localContext._basic = this.basic();
                    localContext._items.push(localContext._basic!);
                    }
                    }
                    this.state = 80;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
            }

            this.state = 83;
            this.match(13 /* CLOSE_BRACKET */);
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
        return JSON.parse(`[4,1,25,86,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,1,0,5,
0,14,8,0,10,0,12,0,17,9,0,1,0,1,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,
1,1,1,1,1,1,1,5,1,32,8,1,10,1,12,1,35,9,1,3,1,37,8,1,1,1,1,1,1,1,
3,1,42,8,1,1,2,1,2,1,2,5,2,47,8,2,10,2,12,2,50,9,2,1,2,3,2,53,8,
2,1,3,1,3,1,3,5,3,58,8,3,10,3,12,3,61,9,3,1,4,1,4,1,4,1,4,1,4,1,
4,1,4,1,4,3,4,71,8,4,1,5,1,5,1,5,1,5,5,5,77,8,5,10,5,12,5,80,9,5,
3,5,82,8,5,1,5,1,5,1,5,0,0,6,0,2,4,6,8,10,0,0,95,0,15,1,0,0,0,2,
41,1,0,0,0,4,52,1,0,0,0,6,54,1,0,0,0,8,70,1,0,0,0,10,72,1,0,0,0,
12,14,3,2,1,0,13,12,1,0,0,0,14,17,1,0,0,0,15,13,1,0,0,0,15,16,1,
0,0,0,16,18,1,0,0,0,17,15,1,0,0,0,18,19,5,0,0,1,19,1,1,0,0,0,20,
36,3,6,3,0,21,22,3,8,4,0,22,23,5,7,0,0,23,37,1,0,0,0,24,25,3,6,3,
0,25,26,5,7,0,0,26,37,1,0,0,0,27,28,5,5,0,0,28,33,3,4,2,0,29,30,
5,9,0,0,30,32,3,4,2,0,31,29,1,0,0,0,32,35,1,0,0,0,33,31,1,0,0,0,
33,34,1,0,0,0,34,37,1,0,0,0,35,33,1,0,0,0,36,21,1,0,0,0,36,24,1,
0,0,0,36,27,1,0,0,0,37,42,1,0,0,0,38,39,5,6,0,0,39,40,5,16,0,0,40,
42,5,7,0,0,41,20,1,0,0,0,41,38,1,0,0,0,42,3,1,0,0,0,43,53,3,6,3,
0,44,48,5,10,0,0,45,47,3,2,1,0,46,45,1,0,0,0,47,50,1,0,0,0,48,46,
1,0,0,0,48,49,1,0,0,0,49,51,1,0,0,0,50,48,1,0,0,0,51,53,5,11,0,0,
52,43,1,0,0,0,52,44,1,0,0,0,53,5,1,0,0,0,54,59,5,14,0,0,55,56,5,
8,0,0,56,58,5,14,0,0,57,55,1,0,0,0,58,61,1,0,0,0,59,57,1,0,0,0,59,
60,1,0,0,0,60,7,1,0,0,0,61,59,1,0,0,0,62,71,5,1,0,0,63,71,5,2,0,
0,64,71,5,3,0,0,65,71,5,15,0,0,66,71,5,16,0,0,67,68,5,4,0,0,68,71,
3,6,3,0,69,71,3,10,5,0,70,62,1,0,0,0,70,63,1,0,0,0,70,64,1,0,0,0,
70,65,1,0,0,0,70,66,1,0,0,0,70,67,1,0,0,0,70,69,1,0,0,0,71,9,1,0,
0,0,72,81,5,12,0,0,73,78,3,8,4,0,74,75,5,9,0,0,75,77,3,8,4,0,76,
74,1,0,0,0,77,80,1,0,0,0,78,76,1,0,0,0,78,79,1,0,0,0,79,82,1,0,0,
0,80,78,1,0,0,0,81,73,1,0,0,0,81,82,1,0,0,0,82,83,1,0,0,0,83,84,
5,13,0,0,84,11,1,0,0,0,10,15,33,36,41,48,52,59,70,78,81]`);
    }

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
    public override get ruleIndex(): number {
        return SmartFrogParser.RULE_file;
    }
}


export class StatementContext extends antlr.LeanContext {
    public _target?: ReferenceContext;
    public _constant?: BasicContext;
    public _link?: ReferenceContext;
    public _prototype?: PrototypeContext;
    public _prototypes: PrototypeContext[] = [];
    public _included?: Token | null;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return SmartFrogParser.RULE_statement;
    }
}


export class PrototypeContext extends antlr.LeanContext {
    public _name?: ReferenceContext;
    public _statement?: StatementContext;
    public _statements: StatementContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return SmartFrogParser.RULE_prototype;
    }
}


export class ReferenceContext extends antlr.LeanContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
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
    public override get ruleIndex(): number {
        return SmartFrogParser.RULE_vector;
    }
}
