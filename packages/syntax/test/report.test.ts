import { createSource, type Diagnostic } from "@cairn/diagnostics";
import { quote, Tokens, type Repair } from "../src/index.js";
import { reportTooDeep, type Nesting } from "../src/nesting.js";
import { Brackets } from "../src/report/brackets.js";
import { TokenRepairer } from "../src/report/token-repairer.js";

const nesting: Nesting = {
  pairs: [
    [1, 2],
    [3, 4],
  ],
  limit: 3,
  rulesPerLevel: 2,
};

/** One token a character: `(`, `)`, `[`, `]`, and 5 for all others. */
function tokensOf(text: string): Tokens {
  const types = Int16Array.from([...[...text].map((character) => "()[]".indexOf(character) + 1 || 5), -1, -1, -1, -1]);
  const starts = Int32Array.from([...text].keys());
  return new Tokens(text, { count: text.length, types, starts, ends: starts.map((start) => start + 1) });
}

describe("brackets", () => {
  it.each([
    ["(a)", [2, -1, 0]],
    ["([])", [3, 2, 1, 0]],
    ["([)", [2, -1, 0]],
    ["(]", [-1, -1]],
    [")(", [-1, -1]],
    ["((a)", [-1, 3, -1, 1]],
    ["([)]", [2, -1, 0, -1]],
  ])("%s", (text, partners) => {
    expect([...new Brackets(tokensOf(text), nesting.pairs).partners]).toEqual(partners);
  });

  it("knows what is open and what closes nothing", () => {
    const brackets = new Brackets(tokensOf("([a)]("), nesting.pairs);
    expect(brackets.unclosedBefore(3)).toBe(1);
    expect(brackets.unclosedBefore(6)).toBe(5);
    expect([2, 3, 4].map((token) => brackets.isUnmatched(token))).toEqual([false, false, true]);
  });

  it("knows where brackets end that are never closed: with the enclosing ones, or where something from outside begins", () => {
    const endsOf = (text: string): number[] => {
      const tokens = tokensOf(text);
      return [...new Brackets(tokens, nesting.pairs).endsBefore(new Set([tokensOf("a").type(0)]))];
    };
    expect(endsOf("(()")).toEqual([3, 2, -1, -1]);
    expect(endsOf("([)(")).toEqual([2, 2, -1, 4, -1]);
    expect(endsOf("([a)")).toEqual([3, 2, -1, -1, -1]);
    expect(endsOf("(a()")).toEqual([1, -1, 3, -1, -1]);
  });
});

describe("depth", () => {
  const place = (text: string): number | undefined => {
    const create = (span: Diagnostic["span"]) => ({ span }) as Diagnostic;
    return reportTooDeep(tokensOf(text), nesting, createSource("test", text), create)?.span.start;
  };

  it.each([
    ["((()))", undefined],
    ["(([(", 3],
    ["()()()()", undefined],
    [")))((((", 6],
    ["[)[)[)[)", 6],
  ])("%s", (text, expected) => {
    expect(place(text)).toBe(expected);
  });
});

describe("repairing", () => {
  function run(text: string, repair: Repair, limit = 100): { types: number[]; repairer: TokenRepairer } {
    const repairer = new TokenRepairer(createSource("test", text), tokensOf(text), nesting.pairs);
    const tokens = repairer.run(repair, limit);
    return { types: [...tokens].map(({ type }) => type), repairer };
  }

  it("keeps, drops, inserts and takes back", () => {
    const { types } = run("a(b)", (token, repairer) => {
      const text = repairer.tokens.textOf(token);
      if (text === "(") repairer.put(9, repairer.tokens.start(token));
      if (text === ")") repairer.dropKept();
      if (text !== "b") repairer.keep(token, text === "a" ? 7 : undefined);
      else repairer.keep(token);
    });
    expect(types).toEqual([7, 9, 1, 2]);
  });

  it("continues where it is told", () => {
    const skipTwo: Repair = (token, repairer) => {
      repairer.keep(token);
      repairer.continueAt(token + 3);
    };
    expect(run("abcdefg", skipTwo).types).toHaveLength(3);
    const skipTo: Repair = (token, repairer) => {
      repairer.keep(token);
      repairer.continueAtOffset(token + 1, 5);
    };
    expect(run("abcdefg", skipTo).types).toHaveLength(3);
  });

  it("keeps the rest unchanged once enough is reported", () => {
    const drop: Repair = (_token, repairer) => repairer.report({} as Diagnostic);
    expect(run("aaaa", drop, 2).types).toEqual([5, 5]);
  });
});

describe("quoting", () => {
  it.each([
    ["abc", "`abc`"],
    ["a\nb\0", "`a\\nb\\u0000`"],
    ["\ud800", "`\\ud800`"],
    ["x".repeat(50), `\`${"x".repeat(39)}…\``],
    ["😀".repeat(50), `\`${"😀".repeat(39)}…\``],
  ])("%j", (text, expected) => {
    expect(quote(text)).toBe(expected);
  });
});
