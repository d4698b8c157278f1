import { CharStream, type Token } from "antlr4ng";
import { lex } from "@cairn/syntax";
import fc from "fast-check";
import { lexerTable } from "../src/generated/lexer-table.js";
import { PuppetLexer } from "./generated/PuppetLexer.js";

/** ANTLR's own lexer, with one difference: an extra `}` leaves it in its mode, where ANTLR's would throw. */
class StockLexer extends PuppetLexer {
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

/** ANTLR counts code points; this returns the offset of each in UTF-16 units. */
function offsets(text: string): number[] {
  const result = [0];
  for (const character of text) result.push(result[result.length - 1]! + character.length);
  return result;
}

function stockTokens(text: string): unknown[] {
  const lexer = new StockLexer(CharStream.fromString(text));
  lexer.removeErrorListeners();
  const at = offsets(text);
  return lexer
    .getAllTokens()
    .map((token: Token) => [token.type, at[token.start], at[token.stop + 1], token.channel !== 0]);
}

function tableTokens(text: string): unknown[] {
  const tokens = [...lex(lexerTable, text, { hidden: true })];
  return tokens.map(({ type, start, end, isComment }) => [type, start, end, isComment]);
}

const words =
  "a b::c Foo ::Bar $x $::y::z 1 0x1F 1.5e3 'q' \" ${ } { [ ] ( ) => +> -> ~> == =~ <| |> <<| |>> | @ @@ @(A) # /* */ \\ $ é 😀 if class true - * / . , ; : ::".split(
    " ",
  );
const soup = fc.array(fc.constantFrom(...words, " ", "\n"), { maxLength: 60 }).map((parts) => parts.join(""));

it("the lexer's table yields the tokens of ANTLR's own lexer on random sources", () => {
  fc.assert(
    fc.property(soup, (text) => {
      expect(tableTokens(text)).toEqual(stockTokens(text));
    }),
    { numRuns: 1000 },
  );
});
