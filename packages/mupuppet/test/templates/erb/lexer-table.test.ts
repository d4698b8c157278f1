import { expect, it } from "@jest/globals";
import { CharStream, type Token } from "antlr4ng";
import { lex } from "@cairn/syntax";
import fc from "fast-check";
import { lexerTable } from "../../../src/templates/erb/generated/lexer-table.js";
import { ErbLexer } from "./generated/ErbLexer.js";
import { snippets } from "./snippets.js";

/** ANTLR's own lexer, with one difference: a `}` too many leads to the text, where ANTLR's would throw. */
class StockLexer extends ErbLexer {
  private depth = 0;

  override pushMode(mode: number): void {
    this.depth++;
    super.pushMode(mode);
  }

  override popMode(): number {
    if (this.depth === 0) return (this.mode = 0);
    this.depth--;
    return super.popMode();
  }
}

function stockTokens(text: string): unknown[] {
  const lexer = new StockLexer(CharStream.fromString(text));
  lexer.removeErrorListeners();
  return lexer.getAllTokens().map(({ type, start, stop, channel }: Token) => [type, start, stop + 1, channel !== 0]);
}

function tableTokens(text: string): unknown[] {
  const tokens = [...lex(lexerTable, text, { hidden: true })];
  return tokens.filter(({ type }) => type > 0).map(({ type, start, end, isComment }) => [type, start, end, isComment]);
}

it("the table gives the tokens of ANTLR's own lexer", () => {
  for (const snippet of snippets) expect(tableTokens(snippet)).toEqual(stockTokens(snippet));
  const pieces = fc.constantFrom(
    ..."<% <%= -%> %> <%# <%% a @b 'c' \"d#{ } e\" { } [ ] ( ) | & . , ; : ? => -> 1 2.5 :s # \n if end".split(" "),
    " ",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      const text = parts.join("");
      expect(tableTokens(text)).toEqual(stockTokens(text));
    }),
    { numRuns: 300 },
  );
});
