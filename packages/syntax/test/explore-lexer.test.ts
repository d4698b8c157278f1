import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testIf } from "@cairn/testing";
import { CharStream, type Lexer, type Token } from "antlr4ng";
import fc from "fast-check";
import { lex, type LexerTable } from "../src/index.js";

/**
 * All that a lexer may use: modes, skip, channels, types, characters of all planes, non-greedy loops, properties. Each mode has a rule for
 * every character, for ANTLR drops more than one where none matches.
 */
const grammar = `lexer grammar ToyLexer;
tokens { NAME }
IF      : 'if' ;
WORD    : [\\p{L}_] [\\p{L}\\p{N}_]* -> type(NAME) ;
NUMBER  : [0-9]+ ( '.' [0-9]+ )? ;
OPEN    : '"' -> pushMode(TEXT) ;
CLOSE   : '}' -> popMode ;
BLANK   : [ \\t\\r\\n]+ -> skip ;
NOTE    : '/*' .*? '*/' -> channel(HIDDEN) ;
FACE    : [\\u{1F600}-\\u{1F64F}] ;
OTHER   : . ;
mode TEXT;
PART    : ( ~["$\\\\] | '\\\\' . )+ ;
HOLE    : '\${' -> pushMode(DEFAULT_MODE) ;
DOLLAR  : '$' -> type(PART) ;
END     : '"' -> popMode ;
SWITCH  : '\\\\' -> mode(RAW) ;
mode RAW;
ANY     : ~["] -> type(PART) ;
RAW_END : '"' -> popMode ;
`;

type LexerClass = new (input: CharStream) => Lexer;

interface Tools {
  hasJava(): boolean;
  loadStockLexer(root: string, grammar: string, work: string): Promise<LexerClass>;
  exploreLexer(lexer: LexerClass): LexerTable;
}

const root = join(import.meta.dirname, "../../..");
const load = (name: string) => import(`${root}/tools/grammars/${name}.mjs`) as Promise<Tools>;
const { hasJava, loadStockLexer, exploreLexer } = { ...(await load("generate")), ...(await load("lexer-automaton")) };
const pieces = [
  "if",
  "iffy",
  "é",
  "ǅx",
  "𐐀",
  "😀",
  "1",
  "1.5",
  ".",
  '"',
  "${",
  "}",
  "$",
  "\\\\",
  "\\",
  " ",
  "\n",
  "/*",
  "*/",
  "/",
  "*",
  "\ud800",
  "\udc00",
  "\u2028",
];

function stockTokens(Stock: LexerClass, text: string): string[] {
  const at = [0];
  for (const character of text) at.push(at[at.length - 1]! + character.length);
  const lexer = new Stock(CharStream.fromString(text));
  lexer.removeErrorListeners();
  const show = (token: Token) =>
    `${token.type}${token.channel === 0 ? "" : "#"} ${at[token.start]}-${at[token.stop + 1]}`;
  return lexer.getAllTokens().map(show);
}

function tableTokens(table: LexerTable, text: string): string[] {
  return [...lex(table, text, { hidden: true })].map(
    ({ type, start, end, isComment }) => `${type}${isComment ? "#" : ""} ${start}-${end}`,
  );
}

/** ANTLR's lexer throws if a mode is left that was never entered. */
function leavesTooOften(Stock: LexerClass, text: string): boolean {
  try {
    stockTokens(Stock, text);
    return false;
  } catch {
    return true;
  }
}

testIf(hasJava(), "needs default-jre-headless")(
  "yields the tokens of ANTLR's own lexer, whatever a grammar uses",
  async () => {
    const work = mkdtempSync(join(tmpdir(), "cairn-toy-"));
    try {
      mkdirSync(join(work, "grammars"));
      writeFileSync(join(work, "grammars/ToyLexer.g4"), grammar);
      symlinkSync(join(root, "node_modules"), join(work, "node_modules"), "junction");
      const Stock = await loadStockLexer(work, "grammars/ToyLexer.g4", join(work, "out"));
      const table = exploreLexer(Stock);
      const text = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join(""));
      fc.assert(
        fc.property(text, (input) => {
          fc.pre(!leavesTooOften(Stock, input));
          expect(tableTokens(table, input)).toEqual(stockTokens(Stock, input));
        }),
        { numRuns: 1500 },
      );
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  },
);
