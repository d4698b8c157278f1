import { applyRules, silenceByComments, type Diagnostic, type RuleLevel, type Span } from "@cairn/diagnostics";
import { at, create, createSource } from "./toy.js";

const source = createSource("a.toy", "x 1;");
const unused = create.unused(at(source, "x"), { name: "x" });
const missing = create["link-not-found"](at(source, "x"), { link: "x" });

const levels: readonly (readonly [RuleLevel, readonly string[]])[] = [
  ["off", []],
  ["info", ["info"]],
  ["warning", ["warning"]],
  ["error", ["error"]],
];
test.each(levels)("a lint set to %s becomes %j", (level, expected) => {
  expect(applyRules([unused], { "toy/unused": level }).map(({ severity }) => severity)).toEqual(expected);
  expect(applyRules([unused], { unused: level }).map(({ severity }) => severity)).toEqual(expected);
});

test("errors can't be changed, and what no rule names stays", () => {
  expect(applyRules([missing, unused], { "toy/link-not-found": "off", "no-such-rule": "off" })).toEqual([
    missing,
    unused,
  ]);
});

/** Which of the `x` in `text` are still reported as unused, by line; `#` and `/*` begin comments. */
function reportedLines(text: string, make = (span: Span): Diagnostic => create.unused(span, { name: "x" })): number[] {
  const program = createSource("a.toy", text);
  const comments = [...text.matchAll(/\/\*[^]*?\*\/|#[^\n]*\n?/g)].map((match) => ({
    source: program,
    start: match.index,
    end: match.index + match[0].length,
  }));
  const places = [...text.matchAll(/^x/gm)].map((match) => ({
    source: program,
    start: match.index,
    end: match.index + 1,
  }));
  const left = silenceByComments(places.map(make), comments);
  return left.map(({ span }) => text.slice(0, span.start).split("\n").length);
}

test.each([
  ["on the line before", "# cairn-ignore unused\nx\nx\n", [3]],
  ["on the line", "x\n\nx # cairn-ignore toy/unused\n\nx\n", [1, 5]],
  ["among several codes", "# cairn-ignore order-differs, unused\nx\n", []],
  ["among several codes with spaces", "# cairn-ignore toy/order-differs toy/unused because\nx\n", []],
  ["in a block comment", "/*cairn-ignore unused*/\nx\n", []],
  ["in the middle of a long comment", "/* why:\n cairn-ignore unused\n is so\n*/\nx\nx\n", [6]],
  ["for another code", "# cairn-ignore unusual\nx\n", [2]],
  ["for another language", "# cairn-ignore other/unused\nx\n", [2]],
  ["without a code", "# cairn-ignore\nx\n", [2]],
  ["as a part of a word", "# not-cairn-ignore unused\nx\n", [2]],
  ["two lines before", "# cairn-ignore unused\n\nx\n", [3]],
  ["outside a comment", "cairn-ignore unused\nx\n", [2]],
])("a lint is silenced by a comment: %s", (_, text, expected) => {
  expect(reportedLines(text)).toEqual(expected);
});

test("an error can't be silenced", () => {
  const make = (span: Span) => create["link-not-found"](span, { link: "x" });
  expect(reportedLines("# cairn-ignore link-not-found\nx\n", make)).toEqual([2]);
});

test("a comment of one source has no effect on another", () => {
  const other = createSource("b.toy", "# cairn-ignore unused\n");
  expect(silenceByComments([unused], [{ source: other, start: 0, end: 21 }])).toEqual([unused]);
});
