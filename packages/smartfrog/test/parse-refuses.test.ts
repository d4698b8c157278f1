import { createSource, positionAt, type Diagnostic } from "@cairn/diagnostics";
import { parse } from "../src/parse.js";

function refuse(text: string): Diagnostic[] {
  const { value, diagnostics } = parse(createSource("test.sf", text));
  expect(value).toBeUndefined();
  return [...diagnostics];
}

function line(diagnostic: Diagnostic): string {
  const { line, column } = positionAt(diagnostic.span.source, diagnostic.span.start);
  return `${line}:${column} ${diagnostic.code.replace("smartfrog/", "")}: ${diagnostic.message}`;
}

/** The text after the first fix of each diagnostic; `undefined` where one has none. */
function mended(text: string, diagnostics: readonly Diagnostic[]): string | undefined {
  const edits = diagnostics.flatMap(({ fixes }) => fixes[0]?.edits ?? []);
  if (diagnostics.some(({ fixes }) => fixes.length === 0)) return undefined;
  edits.sort((a, b) => b.span.start - a.span.start);
  return edits.reduce((done, { span, text: by }) => done.slice(0, span.start) + by + done.slice(span.end), text);
}

describe("words that are wrong in themselves", () => {
  it.each([
    ['a "x', "1:3 unclosed-string: this string is not closed", 'a "x"'],
    ['b extends { a "x; }', "1:15 unclosed-string: this string is not closed", 'b extends { a "x"; }'],
    ['a "x\\', "1:3 unclosed-string: this string is not closed", 'a "x\\"'],
    ["a 1; /* x", "1:6 unclosed-comment: this comment is not closed", undefined],
    ["a extends { /* } */ /* }", "1:21 unclosed-comment: this comment is not closed", undefined],
    ['a "x\\q";', "1:5 bad-escape: `\\q` is not an escape that strings know", 'a "x\\\\q";'],
    ['a "\\u12";', "1:4 bad-escape: `\\u12` is not an escape that strings know", undefined],
    ['a "\\65";', "1:4 bad-escape: `\\6` is not an escape that strings know", 'a "\\\\65";'],
    ["a +5;", "1:3 bad-number: `+5` is not a number: no `+` stands before a number", "a 5;"],
    ["a - 5;", "1:3 bad-number: `- 5` is not a number: no blank may stand between `-` and its digits", "a -5;"],
    ["a 0x1F;", "1:3 bad-number: `0x1F` is not a number: numbers are decimal", "a 31;"],
    ["a .5;", "1:3 bad-number: `.5` is not a number: a digit must stand before the point", "a 0.5;"],
    ["a -.5;", "1:3 bad-number: `-.5` is not a number: a digit must stand before the point", "a -0.5;"],
    ["a 1.;", "1:3 bad-number: `1.` is not a number: a digit must stand after the point", "a 1.0;"],
    ["a 1L;", "1:3 bad-number: `1L` is not a number: no letter stands behind a number", "a 1;"],
    ["a 1.5f;", "1:3 bad-number: `1.5f` is not a number: no letter stands behind a number", "a 1.5;"],
    ["a 1.2.3;", "1:3 bad-number: `1.2.3` is not a number: it has more than one point", undefined],
    ["a 1e;", "1:3 bad-number: `1e` is not a number: digits must follow the `e`", undefined],
    ["a 12abc;", "1:3 bad-number: `12abc` is not a number: letters stand among its digits", undefined],
    ["a-b 1;", "1:1 bad-name: `a-b` is not a name: `-` cannot stand in one", "a_b 1;"],
    ["a.b 1;", "1:1 bad-name: `a.b` is not a name: `.` cannot stand in one", "a:b 1;"],
    ["größe 1;", "1:1 bad-name: `größe` is not a name: `ö` cannot stand in one", undefined],
    ["a = 1;", "1:3 unexpected-character: `=` has no meaning here", undefined],
    ["a 'x';", "1:3 unexpected-character: `'` has no meaning here", 'a "x";'],
    ["a “x”;", "1:3 unexpected-character: `“` has no meaning here", 'a "x";'],
    ["a @@ 1;", "1:3 unexpected-character: `@@` has no meaning here", "a  1;"],
    ["a 1;\0", "1:5 unexpected-character: the character U+0000 has no meaning here", "a 1;"],
    ["a \ud800 1;", "1:3 unexpected-character: the character U+D800 has no meaning here", "a  1;"],
    ["a 😀;", "1:3 unexpected-character: `😀` has no meaning here", "a ;"],
    ["a\u00a01;", "1:2 unexpected-character: the character U+00A0 has no meaning here", undefined],
  ])("%j: %s", (text, expected, repaired) => {
    const diagnostics = refuse(text);
    expect(diagnostics.map(line)).toEqual([expected]);
    if (repaired !== undefined) expect(mended(text, diagnostics)).toBe(repaired);
  });

  it("takes a string over two lines for one mistake", () => {
    expect(refuse('a "12\n34";\nb 2;\nc "x";').map(line)).toEqual(["1:3 unclosed-string: this string is not closed"]);
  });

  it("says each bad escape of a string", () => {
    expect(refuse('a "\\q \\n \\x";').map(line)).toEqual([
      "1:4 bad-escape: `\\q` is not an escape that strings know",
      "1:10 bad-escape: `\\x` is not an escape that strings know",
    ]);
  });
});

describe("separators", () => {
  it.each([
    ["a 1;; b 2;", "1:5 stray-semicolon: this `;` ends nothing", "a 1; b 2;"],
    ["a 1;;;; b 2;", "1:5 stray-semicolon: this `;` ends nothing", "a 1; b 2;"],
    ["; a 1;", "1:1 stray-semicolon: this `;` ends nothing", " a 1;"],
    ["a extends {; b 1;}", "1:12 stray-semicolon: this `;` ends nothing", "a extends { b 1;}"],
    ["a extends {};", "1:13 stray-semicolon: this `;` ends nothing", "a extends {}"],
    ["a extends P;", "1:12 stray-semicolon: this `;` ends nothing", "a extends P"],
    ["a extends {}, P:q; b 1;", "1:18 stray-semicolon: this `;` ends nothing", "a extends {}, P:q b 1;"],
    ["a 1", "1:4 missing-semicolon: expected `;` after `1`", "a 1;"],
    ["a 1\nb 2;", "1:4 missing-semicolon: expected `;` after `1`", "a 1;\nb 2;"],
    ["a extends { b 1 }", "1:16 missing-semicolon: expected `;` after `1`", "a extends { b 1; }"],
    ["a b", "1:4 missing-semicolon: expected `;` after `b`", "a b;"],
    ["a [1]\nb 1;", "1:6 missing-semicolon: expected `;` after `]`", "a [1];\nb 1;"],
    [
      "a extends P {x 1;}",
      "1:12 missing-comma: expected `,` after `P`, before the next prototype",
      "a extends P, {x 1;}",
    ],
    ["a extends {} {}", "1:13 missing-comma: expected `,` after `}`, before the next prototype", "a extends {}, {}"],
    ["a [1 2];", "1:5 missing-comma: expected `,` after `1`, before the next item", "a [1, 2];"],
    ["a [1, 2,];", "1:8 trailing-comma: expected a value after this `,`", "a [1, 2];"],
    ["a extends P,", "1:12 trailing-comma: expected a prototype after this `,`", "a extends P"],
    ["a 1,2;", "1:4 syntax: expected `;` after `1`, but found `,`", undefined],
    ["a [,1];", "1:4 syntax: expected a basic value or `]` after `[`, but found `,`", undefined],
  ])("%j: %s", (text, expected, repaired) => {
    const diagnostics = refuse(text);
    expect(diagnostics.map(line)).toEqual([expected]);
    if (repaired === undefined) return;
    const result = mended(text, diagnostics)!;
    expect(result.replace(/([,;])(?=[^\s;])/g, "$1 ").trim()).toBe(repaired.replace(/([,;])(?=[^\s;])/g, "$1 ").trim());
    expect(parse(createSource("mended.sf", result)).diagnostics).toEqual([]);
  });
});

describe("statements", () => {
  it.each([
    ["a;", "1:1 missing-value: `a` has no value"],
    ["a:b", "1:1 missing-value: `a:b` has no value"],
    ["a: 1;", "1:4 syntax: expected a name after `:`, but found `1`"],
    ["a DATA;", "1:7 syntax: expected a name after `DATA`, but found `;`"],
    ["a {x 1;}", "1:3 missing-extends: expected `extends` before this `{`"],
    ["a exends {x 1;}", "1:10 missing-extends: expected `extends` before this `{`"],
    ["a extends", "1:3 missing-prototype: `extends` names no prototype"],
    ["a extends true;", "1:11 syntax: expected a prototype after `extends`, but found `true`"],
    ["true 1;", "1:1 reserved-word: `true` is a reserved word and cannot be a name"],
    ["foo extends { false; }", "1:15 reserved-word: `false` is a reserved word and cannot be a name"],
    ["a [b];", "1:4 component-in-vector: a vector cannot hold the reference `b`"],
    ["a [{}];", "1:4 component-in-vector: a vector cannot hold a component"],
    ["a [1;", "1:5 syntax: expected `,` or `]` after `1`, but found `;`"],
    ["5;", "1:1 syntax: expected an attribute or the end of the file, but found `5`"],
    ["a extends { 5; }", "1:13 syntax: expected an attribute or `}` after `{`, but found `5`"],
    ["a extends { b 1;", "1:11 unclosed-bracket: this `{` is never closed"],
    ["a [1", "1:3 unclosed-bracket: this `[` is never closed"],
    ["a extends {} }", "1:14 unmatched-bracket: this `}` closes nothing"],
    ["a [1]];", "1:6 unmatched-bracket: this `]` closes nothing"],
    ['#include "x"', '1:13 missing-semicolon: expected `;` after `"x"`'],
    ["#include <x>;", "1:10 bad-include: the name of the file must stand in double quotes"],
    ['# include "x";', "1:1 bad-include: no blank may stand between `#` and `include`"],
    ["#include x;", "1:10 bad-include: expected the name of a file in double quotes after `#include`"],
    ['#inc "x";', "1:1 unexpected-character: `#` has no meaning here"],
  ])("%j: %s", (text, expected) => {
    expect(refuse(text).map(line)).toEqual([expected]);
  });

  it("has help in every one of them", () => {
    for (const text of ["a: 1;", "a DATA;", "5;", "a [1;", "a [,];", "a extends 1;", "a {", "a 1,;", "a )"]) {
      for (const { help } of refuse(text)) expect(help).toMatch(/\S/);
    }
  });
});

describe("several mistakes", () => {
  it("says each one, and nothing that follows from another", () => {
    const text = "a 1 b 2;\nc extends {\n  d;\n  e [1 2];\n  5 f 1;\n};\ng 1;;\nh 'x';\ni extends {";
    expect(refuse(text).map(line)).toEqual([
      "1:4 missing-semicolon: expected `;` after `1`",
      "3:3 missing-value: `d` has no value",
      "4:7 missing-comma: expected `,` after `1`, before the next item",
      "5:3 syntax: expected an attribute or `}`" + " after `;`, but found `5`",
      "6:2 stray-semicolon: this `;` ends nothing",
      "7:5 stray-semicolon: this `;` ends nothing",
      "8:3 unexpected-character: `'` has no meaning here",
      "9:11 unclosed-bracket: this `{` is never closed",
    ]);
  });

  it.each([
    ["a ) b c ;", 1],
    ["a 1 }", 2],
    ["0x1F 1;", 1],
    ["a ex\\tends { b 1; }", 1],
    ["a extends  b 1; }", 1],
    ["a extends { b 1; } } c extends {} }", 2],
    ["a 1 b 2; } c 3 d 4;", 3],
    ["a 1 2 3 4;", 1],
    ["test test test;", 1],
    ["a [1, b, c, {}];", 1],
    ["a b:;", 1],
  ])("%j: %d in all", (text, count) => {
    expect(refuse(text)).toHaveLength(count);
  });

  it("stops where the caller wants", () => {
    const source = createSource("test.sf", "a;\n".repeat(500));
    expect(parse(source).diagnostics).toHaveLength(100);
    expect(parse(source, { maxErrors: 7 }).diagnostics).toHaveLength(7);
    expect(parse(createSource("test.sf", "a 1;;\n".repeat(500)), { maxErrors: 3 }).diagnostics).toHaveLength(3);
  });
});
