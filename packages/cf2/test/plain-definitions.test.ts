import { createSource } from "@cairn/diagnostics";
import { createParser } from "@cairn/syntax";
import * as fc from "fast-check";
import { Cf2TreeBuilder } from "../src/parse/build-ast/tree-builder.js";
import { syntax } from "../src/parse/parse.js";
import { ScenarioArbitrary } from "./properties/scenario-arbitrary.js";

class RuleByRule extends Cf2TreeBuilder {
  protected override readOn(): void {}
}

const readingOn = createParser(syntax);
const byGrammar = createParser({ ...syntax, builder: (tokens, source) => new RuleByRule(tokens, source) });

/** The parser's result for a source, without the source that each node keeps. */
function outcome(parser: typeof byGrammar, text: string): string {
  const { value, diagnostics } = parser.parse(createSource("test.cf2", text));
  const isSource = (key: string) => key === "source" || key === "span";
  return JSON.stringify({ program: value?.program, macros: [...(value?.macros ?? [])], diagnostics }, (key, member) =>
    isSource(key) ? undefined : (member as unknown),
  );
}

const parts = ["A", "b", "0644", "'s'", "true", "?", "=>", "~>", "~(max)>", "=", ".", "$", ",", "\n", " ", "//c\n"];
const more = [
  "(",
  ")",
  "{",
  "}",
  "[",
  "]",
  "if (",
  ") then ",
  " else ",
  "+",
  "-",
  "!",
  "import(",
  "def f(",
  "private ",
];

describe("plain definitions and imports that are read without the grammar", () => {
  it.each([
    ["values of one token", "A => 1\nB => 'b', C => c\n\nD ~> true\nE => ?", 5],
    ["values in brackets", "A => [1, [2], (3)]\nB => { C => 1, D => f(x, 'y') }\nimport(a)\nimport(b, c)", 4],
    ["what only begins like a value", "A => 1 + 2\nB => x.0\nC => f(1)\nD => 1 ~(max)> 2\nE => - 1", 5],
    ["imports", "import(a)\nimport('b'), import(c)\n\nA => 1\nimport(d, e)\nimport(f)\nimport($g)\nimport(h)", 8],
    ["branches", "A => if (true) then 1 else 2\nif (x) then y else z\nif (x) then y", 3],
    ["other definitions", "private A => 1\nA.B => 2\nA ~(max)> 3\ndef f(x) = 1", 4],
  ])("yield the tree of the grammar: %s", (_, text, statements) => {
    expect(readingOn.parse(createSource("test.cf2", text)).value?.program.statements.length).toBe(statements);
    expect(outcome(readingOn, text)).toBe(outcome(byGrammar, text));
  });

  it("yield it for random programs", () => {
    const same = (text: string) => outcome(readingOn, text) === outcome(byGrammar, text);
    expect(fc.check(fc.property(new ScenarioArbitrary(), same), { numRuns: 500 }).counterexample).toBeNull();
  });

  it("yield the same for random tokens, most of them invalid", () => {
    const texts = fc.array(fc.constantFrom(...parts, ...parts, ...more), { maxLength: 24 }).map((all) => all.join(" "));
    const same = (text: string) => outcome(readingOn, text) === outcome(byGrammar, text);
    expect(fc.check(fc.property(texts, same), { numRuns: 2_000 }).counterexample).toBeNull();
  });
});
