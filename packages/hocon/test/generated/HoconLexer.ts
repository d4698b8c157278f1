// Generated from grammars/hocon/HoconLexer.g4 by ANTLR 4.13.1

import * as antlr from "antlr4ng";
import { Token } from "antlr4ng";


export class HoconLexer extends antlr.Lexer {
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

    public static readonly channelNames = [
        "DEFAULT_TOKEN_CHANNEL", "HIDDEN"
    ];

    public static readonly literalNames = [
        null, null, null, null, "'{'", "'}'", "'['", "']'", "','", "':'", 
        "'='", "'+='", null, null, null, null, "'/'"
    ];

    public static readonly symbolicNames = [
        null, "COMMENT", "NEWLINE", "SPACE", "OPEN_BRACE", "CLOSE_BRACE", 
        "OPEN_BRACKET", "CLOSE_BRACKET", "COMMA", "COLON", "EQUALS", "PLUS_EQUALS", 
        "SUBSTITUTION", "TRIPLE", "QUOTED", "UNQUOTED", "SLASH"
    ];

    public static readonly modeNames = [
        "DEFAULT_MODE",
    ];

    public static readonly ruleNames = [
        "COMMENT", "NEWLINE", "SPACE", "OPEN_BRACE", "CLOSE_BRACE", "OPEN_BRACKET", 
        "CLOSE_BRACKET", "COMMA", "COLON", "EQUALS", "PLUS_EQUALS", "SUBSTITUTION", 
        "TRIPLE", "QUOTED", "UNQUOTED", "SLASH",
    ];


    public constructor(input: antlr.CharStream) {
        super(input);
        this.interpreter = new antlr.LexerATNSimulator(this, HoconLexer._ATN, HoconLexer.decisionsToDFA, new antlr.PredictionContextCache());
    }

    public get grammarFileName(): string { return "HoconLexer.g4"; }

    public get literalNames(): (string | null)[] { return HoconLexer.literalNames; }
    public get symbolicNames(): (string | null)[] { return HoconLexer.symbolicNames; }
    public get ruleNames(): string[] { return HoconLexer.ruleNames; }

    public get serializedATN(): number[] { return HoconLexer._serializedATN; }

    public get channelNames(): string[] { return HoconLexer.channelNames; }

    public get modeNames(): string[] { return HoconLexer.modeNames; }

    public static readonly _serializedATN: number[] = [
        4,0,16,134,6,-1,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,
        2,6,7,6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,
        13,7,13,2,14,7,14,2,15,7,15,1,0,1,0,1,0,3,0,37,8,0,1,0,5,0,40,8,
        0,10,0,12,0,43,9,0,1,0,1,0,1,1,3,1,48,8,1,1,1,1,1,1,2,4,2,53,8,2,
        11,2,12,2,54,1,2,1,2,1,3,1,3,1,4,1,4,1,5,1,5,1,6,1,6,1,7,1,7,1,8,
        1,8,1,9,1,9,1,10,1,10,1,10,1,11,1,11,1,11,1,11,5,11,80,8,11,10,11,
        12,11,83,9,11,1,11,1,11,1,12,1,12,1,12,1,12,1,12,3,12,92,8,12,1,
        12,3,12,95,8,12,1,12,5,12,98,8,12,10,12,12,12,101,9,12,1,12,1,12,
        1,12,1,12,1,12,5,12,108,8,12,10,12,12,12,111,9,12,1,13,1,13,1,13,
        1,13,5,13,117,8,13,10,13,12,13,120,9,13,1,13,1,13,1,14,1,14,1,14,
        4,14,127,8,14,11,14,12,14,128,1,15,1,15,1,15,1,15,0,0,16,1,1,3,2,
        5,3,7,4,9,5,11,6,13,7,15,8,17,9,19,10,21,11,23,12,25,13,27,14,29,
        15,31,16,1,0,6,2,0,10,10,13,13,4,0,9,9,32,32,160,160,65279,65279,
        3,0,10,10,13,13,125,125,1,0,34,34,4,0,10,10,13,13,34,34,92,92,15,
        0,9,10,13,13,32,36,38,38,42,44,47,47,58,58,61,61,63,64,91,94,96,
        96,123,123,125,125,160,160,65279,65279,146,0,1,1,0,0,0,0,3,1,0,0,
        0,0,5,1,0,0,0,0,7,1,0,0,0,0,9,1,0,0,0,0,11,1,0,0,0,0,13,1,0,0,0,
        0,15,1,0,0,0,0,17,1,0,0,0,0,19,1,0,0,0,0,21,1,0,0,0,0,23,1,0,0,0,
        0,25,1,0,0,0,0,27,1,0,0,0,0,29,1,0,0,0,0,31,1,0,0,0,1,36,1,0,0,0,
        3,47,1,0,0,0,5,52,1,0,0,0,7,58,1,0,0,0,9,60,1,0,0,0,11,62,1,0,0,
        0,13,64,1,0,0,0,15,66,1,0,0,0,17,68,1,0,0,0,19,70,1,0,0,0,21,72,
        1,0,0,0,23,75,1,0,0,0,25,86,1,0,0,0,27,112,1,0,0,0,29,126,1,0,0,
        0,31,130,1,0,0,0,33,37,5,35,0,0,34,35,5,47,0,0,35,37,5,47,0,0,36,
        33,1,0,0,0,36,34,1,0,0,0,37,41,1,0,0,0,38,40,8,0,0,0,39,38,1,0,0,
        0,40,43,1,0,0,0,41,39,1,0,0,0,41,42,1,0,0,0,42,44,1,0,0,0,43,41,
        1,0,0,0,44,45,6,0,0,0,45,2,1,0,0,0,46,48,5,13,0,0,47,46,1,0,0,0,
        47,48,1,0,0,0,48,49,1,0,0,0,49,50,5,10,0,0,50,4,1,0,0,0,51,53,7,
        1,0,0,52,51,1,0,0,0,53,54,1,0,0,0,54,52,1,0,0,0,54,55,1,0,0,0,55,
        56,1,0,0,0,56,57,6,2,1,0,57,6,1,0,0,0,58,59,5,123,0,0,59,8,1,0,0,
        0,60,61,5,125,0,0,61,10,1,0,0,0,62,63,5,91,0,0,63,12,1,0,0,0,64,
        65,5,93,0,0,65,14,1,0,0,0,66,67,5,44,0,0,67,16,1,0,0,0,68,69,5,58,
        0,0,69,18,1,0,0,0,70,71,5,61,0,0,71,20,1,0,0,0,72,73,5,43,0,0,73,
        74,5,61,0,0,74,22,1,0,0,0,75,76,5,36,0,0,76,77,5,123,0,0,77,81,1,
        0,0,0,78,80,8,2,0,0,79,78,1,0,0,0,80,83,1,0,0,0,81,79,1,0,0,0,81,
        82,1,0,0,0,82,84,1,0,0,0,83,81,1,0,0,0,84,85,5,125,0,0,85,24,1,0,
        0,0,86,87,5,34,0,0,87,88,5,34,0,0,88,89,5,34,0,0,89,99,1,0,0,0,90,
        92,5,34,0,0,91,90,1,0,0,0,91,92,1,0,0,0,92,94,1,0,0,0,93,95,5,34,
        0,0,94,93,1,0,0,0,94,95,1,0,0,0,95,96,1,0,0,0,96,98,8,3,0,0,97,91,
        1,0,0,0,98,101,1,0,0,0,99,97,1,0,0,0,99,100,1,0,0,0,100,102,1,0,
        0,0,101,99,1,0,0,0,102,103,5,34,0,0,103,104,5,34,0,0,104,105,5,34,
        0,0,105,109,1,0,0,0,106,108,5,34,0,0,107,106,1,0,0,0,108,111,1,0,
        0,0,109,107,1,0,0,0,109,110,1,0,0,0,110,26,1,0,0,0,111,109,1,0,0,
        0,112,118,5,34,0,0,113,117,8,4,0,0,114,115,5,92,0,0,115,117,8,0,
        0,0,116,113,1,0,0,0,116,114,1,0,0,0,117,120,1,0,0,0,118,116,1,0,
        0,0,118,119,1,0,0,0,119,121,1,0,0,0,120,118,1,0,0,0,121,122,5,34,
        0,0,122,28,1,0,0,0,123,127,8,5,0,0,124,125,5,47,0,0,125,127,8,5,
        0,0,126,123,1,0,0,0,126,124,1,0,0,0,127,128,1,0,0,0,128,126,1,0,
        0,0,128,129,1,0,0,0,129,30,1,0,0,0,130,131,5,47,0,0,131,132,1,0,
        0,0,132,133,6,15,2,0,133,32,1,0,0,0,14,0,36,41,47,54,81,91,94,99,
        109,116,118,126,128,3,0,1,0,6,0,0,7,15,0
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!HoconLexer.__ATN) {
            HoconLexer.__ATN = new antlr.ATNDeserializer().deserialize(HoconLexer._serializedATN);
        }

        return HoconLexer.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(HoconLexer.literalNames, HoconLexer.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return HoconLexer.vocabulary;
    }

    private static readonly decisionsToDFA = HoconLexer._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}