import { stopwatch } from "@cairn/testing";
import { toPattern } from "@cairn/puppet-core/patterns";
import * as fc from "fast-check";
import { compilePattern } from "../../src/regexp/program.js";
import { runProgram } from "../../src/regexp/run-program.js";
import { searchWithin } from "../../src/regexp/search.js";
import { tokensOf } from "../../src/regexp/tokens.js";

const atom = fc.constantFrom(
  "a",
  "b",
  "c",
  ".",
  "[ab]",
  "[^a]",
  "\\d",
  "\\w",
  "\\s",
  "1",
  "-",
  "é",
  "\\.",
  "[[:alpha:]]",
  "^",
  "$",
  "\\A",
  "\\z",
  "\\b",
);
const pattern = fc.letrec<{ part: string; whole: string }>((tie) => ({
  part: fc.oneof(
    { depthSize: "small" },
    atom,
    fc
      .tuple(fc.constantFrom("a", "b", "[ab]", "."), fc.constantFrom("*", "+", "?", "{2}", "{1,2}", "*?", "+?", "??"))
      .map(([one, many]) => one + many),
    fc.tuple(fc.constantFrom("(", "(?:"), tie("whole")).map(([open, inside]) => `${open}${inside})`),
    fc.tuple(tie("whole"), fc.constantFrom("+", "{1,3}", "?", "+?")).map(([inside, many]) => `(?:a${inside})${many}`),
    fc.tuple(tie("whole"), tie("whole")).map(([one, other]) => `(?:${one}|${other})`),
  ),
  whole: fc.array(tie("part"), { minLength: 1, maxLength: 3 }).map((parts) => parts.join("")),
})).whole;

describe("the search in linear time", () => {
  it("finds what JavaScript finds, with the same groups", () => {
    fc.assert(
      fc.property(
        pattern,
        fc.string({ unit: fc.constantFrom("a", "b", "c", "1", "-", "\n", "é", " "), maxLength: 8 }),
        (source, text) => {
          const program = compilePattern(tokensOf(source));
          expect(program).toBeDefined();
          const found = runProgram(program!, text);
          const native = toPattern(source).exec(text);
          expect([source, text, found?.[0]]).toEqual([source, text, native?.[0]]);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it.each([
    ["(a)(b)?", "xab", ["ab", "a", "b"]],
    ["(?<x>a+)(b)", "aab", ["aab", "aa"]],
    ["(a|ab)(c|bcd)(d*)", "abcd", ["abcd", "a", "bcd", ""]],
    ["(a*?)(a*)$", "aaa", ["aaa", "", "aaa"]],
    ["\\u00e9", "xé", ["é"]],
  ])("/%s/ in `%s`", (source, text, groups) => {
    expect(runProgram(compilePattern(tokensOf(source))!, text)).toEqual(groups);
  });

  it.each([
    ["^(a+)+$", true],
    ["^(a|a)*$", true],
    ["^(\\w+\\s?)*$", true],
    ["a*a*a*a*a*b", true],
    ["(x+x+)+y", true],
    ["^(?=a)(a+)+$", true],
    ["^(a+)+\\1$", false],
  ])("/%s/ ends in bounded time, with a match or a failure", (source, isSearched) => {
    const elapsed = stopwatch();
    const answer = (): unknown => searchWithin()(source, `${"a".repeat(5000)}!`);
    if (isSearched) expect(answer()).toBeUndefined();
    else expect(failureOf(answer)).toMatchObject({ kind: "costly-pattern" });
    expect(elapsed()).toBeLessThan(20_000);
  });
});

/** What a computation throws, which isn't an Error. */
function failureOf(compute: () => unknown): unknown {
  try {
    compute();
  } catch (failure) {
    return failure;
  }
  return undefined;
}
