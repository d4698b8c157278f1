import { stopwatch } from "@cairn/testing";
import { createSource, type Diagnostic } from "@cairn/diagnostics";
import { nestingLimit, parse, tokenize } from "../src/parse/parse.js";

const parseText = (text: string) => parse(createSource("test.sf", text));

function codes(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(({ code, span }) => `${code}@${span.start}`);
}

/** The fastest of three runs, in ms: what a machine does when it is not disturbed. */
function fastest(run: () => unknown): number {
  const times = [0, 0, 0].map(() => {
    const elapsed = stopwatch();
    run();
    return elapsed();
  });
  return Math.min(...times);
}

describe("depth", () => {
  const components = (depth: number) => "a extends {".repeat(depth) + "}".repeat(depth);
  const vectors = (depth: number) => `a ${"[".repeat(depth)}${"]".repeat(depth)};`;

  it("bears as many levels as it promises", () => {
    expect(nestingLimit).toBeGreaterThanOrEqual(2000);
    expect(parseText(components(nestingLimit)).diagnostics).toEqual([]);
    expect(parseText(vectors(nestingLimit)).diagnostics).toEqual([]);
  });

  it("bears them in the report stage too", () => {
    expect(codes(parseText(`${components(nestingLimit)} b;`).diagnostics)).toEqual([
      expect.stringMatching(/missing-value/),
    ]);
    expect(codes(parseText(`a extends {`.repeat(nestingLimit)).diagnostics)).toEqual([
      expect.stringMatching(/unclosed-bracket/),
    ]);
    expect(codes(parseText(`a ${"[".repeat(nestingLimit)}`).diagnostics)).toEqual([
      expect.stringMatching(/unclosed-bracket/),
    ]);
  });

  it("stops at the bracket that opens one level too many", () => {
    const before = "a extends {".repeat(nestingLimit);
    expect(codes(parseText(components(nestingLimit + 1)).diagnostics)).toEqual([
      `smartfrog/too-deep@${before.length + 10}`,
    ]);
    expect(codes(parseText(vectors(100_000)).diagnostics)).toEqual([`smartfrog/too-deep@${2 + nestingLimit}`]);
    expect(codes(parseText("[".repeat(1_000_000)).diagnostics)).toEqual([`smartfrog/too-deep@${nestingLimit}`]);
  });

  it("doesn't overflow the stack if recovery nests deeper than the brackets", () => {
    for (const part of [
      "a extends { ] ",
      "a extends { b } 1; ",
      "a [ } ",
      "a extends { [ ",
      "a { ( ",
      "{ a extends ",
    ]) {
      expect(parseText(part.repeat(50_000)).diagnostics.length).toBeGreaterThan(0);
    }
  });
});

describe("length", () => {
  it.each([
    ["a program on one line", (size: number) => "a 1;".repeat(size / 4)],
    ["a path", (size: number) => `${"a:".repeat(size / 2)}a 1;`],
    ["a vector", (size: number) => `a [${"1,".repeat(size / 2)}1];`],
    ["a string", (size: number) => `a "${"\\n".repeat(size / 2)}";`],
    ["a comment", (size: number) => `/*${"*".repeat(size)}*/`],
    ["an unclosed comment", (size: number) => "/*".repeat(size / 2)],
    ["an unclosed string", (size: number) => `a "${"x".repeat(size)}`],
    ["unclosed strings", (size: number) => 'a "x\n'.repeat(size / 5)],
    ["minus signs", (size: number) => "- ".repeat(size / 2)],
    ["a minus and blanks", (size: number) => `a -${" ".repeat(size)}`],
    ["opening brackets", (size: number) => "[".repeat(size)],
    ["closing brackets", (size: number) => "}".repeat(size)],
    ["mistakes", (size: number) => "a extends { 1 } ".repeat(size / 16)],
    ["unclosed components", (size: number) => "a extends { [ 1 } ".repeat(size / 18)],
    ["unknown characters", (size: number) => "@".repeat(size)],
    ["letters of other scripts", (size: number) => `${"é".repeat(size)} 1;`],
    ["lone surrogates", (size: number) => "\ud800".repeat(size)],
  ])("%s is read in linear time", (_what, make) => {
    const small = make(50_000);
    const large = make(500_000);
    parseText(small);
    const short = fastest(() => parseText(small));
    const long = fastest(() => parseText(large));
    expect(long).toBeLessThan(Math.max(60 * short, 1000));
  });

  it("tokenizes with comments, and what is between tokens is blank", () => {
    const text = 'a 1; // x\n/* y */ b "z\\q" é # @\n';
    const tokens = [...tokenize(createSource("test.sf", text))];
    expect(tokens.filter(({ isComment }) => isComment).map(({ start, end }) => text.slice(start, end))).toEqual([
      "// x",
      "/* y */",
    ]);
    let at = 0;
    for (const { start, end } of tokens) {
      expect(text.slice(at, start)).toMatch(/^\s*$/);
      at = end;
    }
    expect(text.slice(at)).toBe("\n");
  });
});
