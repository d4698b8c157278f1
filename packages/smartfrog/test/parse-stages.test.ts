import { ATNDeserializer, CharStream, CommonTokenStream, ParserInterpreter, Vocabulary, type Token } from "antlr4ng";
import { createSource } from "@cairn/diagnostics";
import { lex } from "@cairn/syntax";
import fc from "fast-check";
import { lexerTable } from "../src/generated/lexer-table.js";
import { SmartFrogParser } from "../src/generated/SmartFrogParser.js";
import { parse } from "../src/parse/parse.js";
import { SmartFrogLexer } from "./generated/SmartFrogLexer.js";

type Row = [type: number, start: number, end: number, hidden: boolean];

/** ANTLR counts code points; this returns the offset of each in UTF-16 units. */
function offsets(text: string): number[] {
  const result = [0];
  for (const character of text) result.push(result[result.length - 1]! + character.length);
  return result;
}

function stockTokens(text: string): Row[] {
  const lexer = new SmartFrogLexer(CharStream.fromString(text));
  lexer.removeErrorListeners();
  const at = offsets(text);
  const row = (token: Token): Row => [token.type, at[token.start]!, at[token.stop + 1]!, token.channel !== 0];
  return lexer.getAllTokens().map(row);
}

function tableTokens(text: string): Row[] {
  return [...lex(lexerTable, text, { hidden: true })].map(({ type, start, end, isComment }) => [
    type,
    start,
    end,
    isComment,
  ]);
}

const words = [
  "a",
  "b:c",
  " ",
  "\n",
  ";",
  ",",
  "{",
  "}",
  "[",
  "]",
  "extends ",
  "DATA ",
  "true",
  "NULL",
  "1",
  "-2.5e3",
  '"x\\n"',
  "#include ",
];
const oddities = [
  '"',
  "\\",
  "/*",
  "*/",
  "//",
  "'",
  "+",
  "- 5",
  ".",
  "é",
  "😀",
  "\ud800",
  "\u3000",
  "\u2028",
  "\0",
  "0x1F",
  "1e",
  "\f",
  "_",
  "$",
  "=",
  "|",
];
const soup = fc.array(fc.constantFrom(...words, ...oddities), { maxLength: 60 }).map((parts) => parts.join(""));

const sample = `// a program
p extends { a 1; b "two\\n"; c [1, [true, NULL], DATA x:y]; }
q extends p, { d:e p:a; f extends p g false; }
#include "more.sf";
sfConfig extends q, r:s, {} /* end */`;

describe("the lexer's table", () => {
  it("yields the tokens of ANTLR's own lexer on random text", () => {
    fc.assert(
      fc.property(soup, (text) => {
        expect(tableTokens(text)).toEqual(stockTokens(text));
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (text) => {
        expect(tableTokens(text)).toEqual(stockTokens(text));
      }),
      { numRuns: 1000 },
    );
  });
});

const { literalNames, ruleNames, symbolicNames } = SmartFrogParser;
const automaton = new ATNDeserializer().deserialize(SmartFrogParser._serializedATN);

/** Whether ANTLR's own lexer and parser, run on the automatons that it generated, accept a program. */
function stockAccepts(text: string): boolean {
  const lexer = new SmartFrogLexer(CharStream.fromString(text));
  lexer.removeErrorListeners();
  const vocabulary = new Vocabulary([...literalNames], [...symbolicNames], []);
  const tokens = new CommonTokenStream(lexer);
  const parser = new ParserInterpreter("SmartFrog", vocabulary, [...ruleNames], automaton, tokens);
  parser.removeErrorListeners();
  parser.parse(SmartFrogParser.RULE_file);
  return parser.numberOfSyntaxErrors === 0;
}

describe("the two stages", () => {
  it("agree on mutated programs: a tree, or errors with locations in the source", () => {
    let valid = 0;
    fc.assert(
      fc.property(mutations(sample), (text) => {
        const { value, diagnostics } = parse(createSource("test.sf", text));
        expect(value === undefined).toBe(diagnostics.length > 0);
        expect(stockAccepts(text)).toBe(value !== undefined);
        if (value) valid++;
        for (const { span } of diagnostics) {
          expect(span.start).toBeLessThanOrEqual(span.end);
          expect(span.end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 5000 },
    );
    expect(valid).toBeGreaterThan(100);
  });
});

/** One to four small changes: something cut out, put in, or doubled. */
function mutations(text: string): fc.Arbitrary<string> {
  const place = fc.nat(text.length);
  const change = fc.tuple(place, fc.nat(6), fc.oneof(fc.constant(""), fc.constantFrom(...words, ...oddities)));
  return fc
    .array(change, { minLength: 1, maxLength: 4 })
    .map((changes) =>
      changes.reduce((done, [at, length, by]) => done.slice(0, at) + by + done.slice(at + length), text),
    );
}
