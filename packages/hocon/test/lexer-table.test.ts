import { CharStream, type Token } from "antlr4ng";
import { lex } from "@cairn/syntax";
import fc from "fast-check";
import { lexerTable } from "../src/generated/lexer-table.js";
import { HoconLexer } from "./generated/HoconLexer.js";

function stockTokens(text: string): unknown[] {
  const lexer = new HoconLexer(CharStream.fromString(text));
  lexer.removeErrorListeners();
  return lexer.getAllTokens().map(({ type, start, stop, channel }: Token) => [type, start, stop + 1, channel !== 0]);
}

function tableTokens(text: string): unknown[] {
  const tokens = [...lex(lexerTable, text, { hidden: true })];
  return tokens.filter(({ type }) => type > 0).map(({ type, start, end, isComment }) => [type, start, end, isComment]);
}

it("the table yields the tokens of ANTLR's own lexer", () => {
  const pieces = [
    "a",
    "b.c",
    "1.5",
    "/",
    "//",
    "#",
    "\n",
    "\r\n",
    " ",
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "=",
    "+=",
    "${a}",
    "${?b}",
    '"',
    '"""',
    "\\",
    "é",
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => {
      const text = parts.join("");
      // After an error the two recover differently.
      fc.pre([...lex(lexerTable, text)].every(({ type }) => type > 0));
      expect(tableTokens(text)).toEqual(stockTokens(text));
    }),
    { numRuns: 300 },
  );
});
