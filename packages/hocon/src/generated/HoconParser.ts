// Generated from grammars/hocon/HoconParser.g4 by ANTLR 4.13.1

import * as antlr from "@cairn/syntax/antlr";
import type { Token } from "@cairn/syntax/antlr";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class HoconParser extends antlr.LeanParser {
    public static readonly COMMENT = 1;
    public static readonly NEWLINE = 2;
    public static readonly SPACE = 3;
    public static readonly OPEN_BRACE = 4;
    public static readonly CLOSE_BRACE = 5;
    public static readonly OPEN_BRACKET = 6;
    public static readonly CLOSE_BRACKET = 7;
    public static readonly COMMA = 8;
    public static readonly COLON = 9;
    public static readonly EQUALS = 10;
    public static readonly PLUS_EQUALS = 11;
    public static readonly SUBSTITUTION = 12;
    public static readonly TRIPLE = 13;
    public static readonly QUOTED = 14;
    public static readonly UNQUOTED = 15;
    public static readonly SLASH = 16;
    public static readonly RULE_file = 0;
    public static readonly RULE_object = 1;
    public static readonly RULE_members = 2;
    public static readonly RULE_member = 3;
    public static readonly RULE_path = 4;
    public static readonly RULE_directValue = 5;
    public static readonly RULE_value = 6;
    public static readonly RULE_part = 7;
    public static readonly RULE_array = 8;

    public static readonly literalNames = [
        null, null, null, null, "'{'", "'}'", "'['", "']'", "','", "':'", 
        "'='", "'+='", null, null, null, null, "'/'"
    ];

    public static readonly symbolicNames = [
        null, "COMMENT", "NEWLINE", "SPACE", "OPEN_BRACE", "CLOSE_BRACE", 
        "OPEN_BRACKET", "CLOSE_BRACKET", "COMMA", "COLON", "EQUALS", "PLUS_EQUALS", 
        "SUBSTITUTION", "TRIPLE", "QUOTED", "UNQUOTED", "SLASH"
    ];
    public static readonly ruleNames = [
        "file", "object", "members", "member", "path", "directValue", "value", 
        "part", "array",
    ];

    public get grammarFileName(): string { return "HoconParser.g4"; }
    public get literalNames(): (string | null)[] { return HoconParser.literalNames; }
    public get symbolicNames(): (string | null)[] { return HoconParser.symbolicNames; }
    public get ruleNames(): string[] { return HoconParser.ruleNames; }
    public get serializedATN(): number[] { return HoconParser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, HoconParser._ATN, HoconParser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public file(): FileContext {
        let localContext = new FileContext(this.context, this.state);
        this.enterRule(localContext, 0, HoconParser.RULE_file);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 21;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 2) {
                {
                {
                this.state = 18;
                this.match(2 /* NEWLINE */);
                }
                }
                this.state = 23;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 32;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 4 /* OPEN_BRACE */:
                {
                this.state = 24;
                localContext._whole = this.object();
                this.state = 28;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 2) {
                    {
                    {
                    this.state = 25;
                    this.match(2 /* NEWLINE */);
                    }
                    }
                    this.state = 30;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case 14 /* QUOTED */:
            case 15 /* UNQUOTED */:
                {
                this.state = 31;
                localContext._inside = this.members();
                }
                break;
            case HoconParser.EOF:
                break;
            default:
                break;
            }
            this.state = 34;
            this.match(HoconParser.EOF);
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
    public object(): ObjectContext {
        let localContext = new ObjectContext(this.context, this.state);
        this.enterRule(localContext, 2, HoconParser.RULE_object);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 36;
            this.match(4 /* OPEN_BRACE */);
            this.state = 40;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 2) {
                {
                {
                this.state = 37;
                this.match(2 /* NEWLINE */);
                }
                }
                this.state = 42;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 44;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 14 || _la === 15) {
                {
                this.state = 43;
                localContext._inside = this.members();
                }
            }

            this.state = 46;
            this.match(5 /* CLOSE_BRACE */);
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
    public members(): MembersContext {
        let localContext = new MembersContext(this.context, this.state);
        this.enterRule(localContext, 4, HoconParser.RULE_members);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 48;
            localContext._member = this.member();
            localContext._items.push(localContext._member!);
            this.state = 55;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 2 || _la === 8) {
                {
                {
                this.state = 49;
                _la = this.tokenStream.LA(1);
                if(!(_la === 2 || _la === 8)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 51;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 14 || _la === 15) {
                    {
                    this.state = 50;
                    localContext._member = this.member();
                    localContext._items.push(localContext._member!);
                    }
                }

                }
                }
                this.state = 57;
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
    public member(): MemberContext {
        let localContext = new MemberContext(this.context, this.state);
        this.enterRule(localContext, 6, HoconParser.RULE_member);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 58;
            localContext._key = this.path();
            this.state = 68;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 9 /* COLON */:
            case 10 /* EQUALS */:
            case 11 /* PLUS_EQUALS */:
                {
                this.state = 59;
                localContext._operator = this.tokenStream.LT(1);
                _la = this.tokenStream.LA(1);
                if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 3584) !== 0))) {
                    localContext._operator = this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 63;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 2) {
                    {
                    {
                    this.state = 60;
                    this.match(2 /* NEWLINE */);
                    }
                    }
                    this.state = 65;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 66;
                localContext._content = this.value();
                }
                break;
            case 4 /* OPEN_BRACE */:
                {
                this.state = 67;
                localContext._direct = this.directValue();
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
    public path(): PathContext {
        let localContext = new PathContext(this.context, this.state);
        this.enterRule(localContext, 8, HoconParser.RULE_path);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 71;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            do {
                {
                {
                this.state = 70;
                localContext.__tset146 = this.tokenStream.LT(1);
                _la = this.tokenStream.LA(1);
                if(!(_la === 14 || _la === 15)) {
                    localContext.__tset146 = this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                localContext._parts.push(localContext.__tset146!);
                }
                }
                this.state = 73;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            } while (_la === 14 || _la === 15);
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
    public directValue(): DirectValueContext {
        let localContext = new DirectValueContext(this.context, this.state);
        this.enterRule(localContext, 10, HoconParser.RULE_directValue);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 75;
            localContext._first = this.object();
            this.state = 79;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 61520) !== 0)) {
                {
                {
                this.state = 76;
                localContext._part = this.part();
                localContext._others.push(localContext._part!);
                }
                }
                this.state = 81;
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
    public value(): ValueContext {
        let localContext = new ValueContext(this.context, this.state);
        this.enterRule(localContext, 12, HoconParser.RULE_value);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 83;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            do {
                {
                {
                this.state = 82;
                localContext._part = this.part();
                localContext._parts.push(localContext._part!);
                }
                }
                this.state = 85;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 61520) !== 0));
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
    public part(): PartContext {
        let localContext = new PartContext(this.context, this.state);
        this.enterRule(localContext, 14, HoconParser.RULE_part);
        let _la: number;
        try {
            this.state = 90;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case 4 /* OPEN_BRACE */:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 87;
                localContext._inside = this.object();
                }
                break;
            case 6 /* OPEN_BRACKET */:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 88;
                localContext._list = this.array();
                }
                break;
            case 12 /* SUBSTITUTION */:
            case 13 /* TRIPLE */:
            case 14 /* QUOTED */:
            case 15 /* UNQUOTED */:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 89;
                localContext._text = this.tokenStream.LT(1);
                _la = this.tokenStream.LA(1);
                if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 61440) !== 0))) {
                    localContext._text = this.errorHandler.recoverInline(this);
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
    public array(): ArrayContext {
        let localContext = new ArrayContext(this.context, this.state);
        this.enterRule(localContext, 16, HoconParser.RULE_array);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 92;
            this.match(6 /* OPEN_BRACKET */);
            this.state = 94;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 61520) !== 0)) {
                {
                this.state = 93;
                localContext._value = this.value();
                localContext._items.push(localContext._value!);
                }
            }

            this.state = 102;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 2 || _la === 8) {
                {
                {
                this.state = 96;
                _la = this.tokenStream.LA(1);
                if(!(_la === 2 || _la === 8)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 98;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 61520) !== 0)) {
                    {
                    this.state = 97;
                    localContext._value = this.value();
                    localContext._items.push(localContext._value!);
                    }
                }

                }
                }
                this.state = 104;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 105;
            this.match(7 /* CLOSE_BRACKET */);
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
        return JSON.parse(`[4,1,16,108,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
6,2,7,7,7,2,8,7,8,1,0,5,0,20,8,0,10,0,12,0,23,9,0,1,0,1,0,5,0,27,
8,0,10,0,12,0,30,9,0,1,0,3,0,33,8,0,1,0,1,0,1,1,1,1,5,1,39,8,1,10,
1,12,1,42,9,1,1,1,3,1,45,8,1,1,1,1,1,1,2,1,2,1,2,3,2,52,8,2,5,2,
54,8,2,10,2,12,2,57,9,2,1,3,1,3,1,3,5,3,62,8,3,10,3,12,3,65,9,3,
1,3,1,3,3,3,69,8,3,1,4,4,4,72,8,4,11,4,12,4,73,1,5,1,5,5,5,78,8,
5,10,5,12,5,81,9,5,1,6,4,6,84,8,6,11,6,12,6,85,1,7,1,7,1,7,3,7,91,
8,7,1,8,1,8,3,8,95,8,8,1,8,1,8,3,8,99,8,8,5,8,101,8,8,10,8,12,8,
104,9,8,1,8,1,8,1,8,0,0,9,0,2,4,6,8,10,12,14,16,0,4,2,0,2,2,8,8,
1,0,9,11,1,0,14,15,1,0,12,15,116,0,21,1,0,0,0,2,36,1,0,0,0,4,48,
1,0,0,0,6,58,1,0,0,0,8,71,1,0,0,0,10,75,1,0,0,0,12,83,1,0,0,0,14,
90,1,0,0,0,16,92,1,0,0,0,18,20,5,2,0,0,19,18,1,0,0,0,20,23,1,0,0,
0,21,19,1,0,0,0,21,22,1,0,0,0,22,32,1,0,0,0,23,21,1,0,0,0,24,28,
3,2,1,0,25,27,5,2,0,0,26,25,1,0,0,0,27,30,1,0,0,0,28,26,1,0,0,0,
28,29,1,0,0,0,29,33,1,0,0,0,30,28,1,0,0,0,31,33,3,4,2,0,32,24,1,
0,0,0,32,31,1,0,0,0,32,33,1,0,0,0,33,34,1,0,0,0,34,35,5,0,0,1,35,
1,1,0,0,0,36,40,5,4,0,0,37,39,5,2,0,0,38,37,1,0,0,0,39,42,1,0,0,
0,40,38,1,0,0,0,40,41,1,0,0,0,41,44,1,0,0,0,42,40,1,0,0,0,43,45,
3,4,2,0,44,43,1,0,0,0,44,45,1,0,0,0,45,46,1,0,0,0,46,47,5,5,0,0,
47,3,1,0,0,0,48,55,3,6,3,0,49,51,7,0,0,0,50,52,3,6,3,0,51,50,1,0,
0,0,51,52,1,0,0,0,52,54,1,0,0,0,53,49,1,0,0,0,54,57,1,0,0,0,55,53,
1,0,0,0,55,56,1,0,0,0,56,5,1,0,0,0,57,55,1,0,0,0,58,68,3,8,4,0,59,
63,7,1,0,0,60,62,5,2,0,0,61,60,1,0,0,0,62,65,1,0,0,0,63,61,1,0,0,
0,63,64,1,0,0,0,64,66,1,0,0,0,65,63,1,0,0,0,66,69,3,12,6,0,67,69,
3,10,5,0,68,59,1,0,0,0,68,67,1,0,0,0,69,7,1,0,0,0,70,72,7,2,0,0,
71,70,1,0,0,0,72,73,1,0,0,0,73,71,1,0,0,0,73,74,1,0,0,0,74,9,1,0,
0,0,75,79,3,2,1,0,76,78,3,14,7,0,77,76,1,0,0,0,78,81,1,0,0,0,79,
77,1,0,0,0,79,80,1,0,0,0,80,11,1,0,0,0,81,79,1,0,0,0,82,84,3,14,
7,0,83,82,1,0,0,0,84,85,1,0,0,0,85,83,1,0,0,0,85,86,1,0,0,0,86,13,
1,0,0,0,87,91,3,2,1,0,88,91,3,16,8,0,89,91,7,3,0,0,90,87,1,0,0,0,
90,88,1,0,0,0,90,89,1,0,0,0,91,15,1,0,0,0,92,94,5,6,0,0,93,95,3,
12,6,0,94,93,1,0,0,0,94,95,1,0,0,0,95,102,1,0,0,0,96,98,7,0,0,0,
97,99,3,12,6,0,98,97,1,0,0,0,98,99,1,0,0,0,99,101,1,0,0,0,100,96,
1,0,0,0,101,104,1,0,0,0,102,100,1,0,0,0,102,103,1,0,0,0,103,105,
1,0,0,0,104,102,1,0,0,0,105,106,5,7,0,0,106,17,1,0,0,0,16,21,28,
32,40,44,51,55,63,68,73,79,85,90,94,98,102]`);
    }

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!HoconParser.__ATN) {
            HoconParser.__ATN = new antlr.ATNDeserializer().deserialize(HoconParser._serializedATN);
        }

        return HoconParser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(HoconParser.literalNames, HoconParser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return HoconParser.vocabulary;
    }

    private static readonly decisionsToDFA = HoconParser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class FileContext extends antlr.LeanContext {
    public _whole?: ObjectContext;
    public _inside?: MembersContext;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return HoconParser.RULE_file;
    }
}


export class ObjectContext extends antlr.LeanContext {
    public _inside?: MembersContext;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return HoconParser.RULE_object;
    }
}


export class MembersContext extends antlr.LeanContext {
    public _member?: MemberContext;
    public _items: MemberContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return HoconParser.RULE_members;
    }
}


export class MemberContext extends antlr.LeanContext {
    public _key?: PathContext;
    public _operator?: Token | null;
    public _content?: ValueContext;
    public _direct?: DirectValueContext;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return HoconParser.RULE_member;
    }
}


export class PathContext extends antlr.LeanContext {
    public _QUOTED?: Token | null;
    public _parts: antlr.Token[] = [];
    public _UNQUOTED?: Token | null;
    public __tset146?: Token | null;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return HoconParser.RULE_path;
    }
}


export class DirectValueContext extends antlr.LeanContext {
    public _first?: ObjectContext;
    public _part?: PartContext;
    public _others: PartContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return HoconParser.RULE_directValue;
    }
}


export class ValueContext extends antlr.LeanContext {
    public _part?: PartContext;
    public _parts: PartContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return HoconParser.RULE_value;
    }
}


export class PartContext extends antlr.LeanContext {
    public _inside?: ObjectContext;
    public _list?: ArrayContext;
    public _text?: Token | null;
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return HoconParser.RULE_part;
    }
}


export class ArrayContext extends antlr.LeanContext {
    public _value?: ValueContext;
    public _items: ValueContext[] = [];
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public override get ruleIndex(): number {
        return HoconParser.RULE_array;
    }
}
