import { createSource, positionAt, type Diagnostic } from "@cairn/diagnostics";
import { parse } from "../src/parse/parse.js";

function refuse(text: string): Diagnostic[] {
  const { value, diagnostics } = parse(createSource("test.sf", text));
  expect(value).toBeUndefined();
  return [...diagnostics];
}

function line(diagnostic: Diagnostic): string {
  const { line, column } = positionAt(diagnostic.span.source, diagnostic.span.start);
  return `${line}:${column} ${diagnostic.code.replace("smartfrog/", "")}: ${diagnostic.message}`;
}

/** The source after the first fix of each diagnostic; `undefined` if one has none. */
function applied(text: string, diagnostics: readonly Diagnostic[]): string | undefined {
  const edits = diagnostics.flatMap(({ fixes }) => fixes[0]?.edits ?? []);
  if (diagnostics.some(({ fixes }) => fixes.length === 0)) return undefined;
  edits.sort((a, b) => b.span.start - a.span.start);
  return edits.reduce((done, { span, text: by }) => done.slice(0, span.start) + by + done.slice(span.end), text);
}

describe("words that are wrong in themselves", () => {
  it.each([
    ['a "x', "1:3 unclosed-string: this string is not closed", 'a "x";'],
    ['b extends { a "x; }', "1:15 unclosed-string: this string is not closed", 'b extends { a "x"; }'],
    ['a "x\\', "1:3 unclosed-string: this string is not closed", undefined],
    ["a 1; /* x", "1:6 unclosed-comment: this comment is not closed", undefined],
    ["a extends { /* } */ /* }", "1:21 unclosed-comment: this comment is not closed", undefined],
    ['a "x\\q";', "1:5 bad-escape: `\\q` is not a valid escape", 'a "x\\\\q";'],
    ['a "\\u12";', "1:4 bad-escape: `\\u12` is not a valid escape", undefined],
    ['a "\\65";', "1:4 bad-escape: `\\6` is not a valid escape", 'a "\\\\65";'],
    ["a +5;", "1:3 bad-number: `+5` is not a number: a number does not begin with `+`", "a 5;"],
    ["a - 5;", "1:3 bad-number: `- 5` is not a number: no space is allowed between `-` and its digits", "a -5;"],
    ["a 0x1F;", "1:3 bad-number: `0x1F` is not a number: numbers are decimal", "a 31;"],
    ["a .5;", "1:3 bad-number: `.5` is not a number: the point must follow a digit", "a 0.5;"],
    ["a -.5;", "1:3 bad-number: `-.5` is not a number: the point must follow a digit", "a -0.5;"],
    ["a 1.;", "1:3 bad-number: `1.` is not a number: the point must be followed by a digit", "a 1.0;"],
    ["a 1L;", "1:3 bad-number: `1L` is not a number: a number cannot end with a letter", "a 1;"],
    ["a 1.5f;", "1:3 bad-number: `1.5f` is not a number: a number cannot end with a letter", "a 1.5;"],
    ["a 1.2.3;", "1:3 bad-number: `1.2.3` is not a number: it has more than one point", undefined],
    ["a 1e;", "1:3 bad-number: `1e` is not a number: `e` must be followed by digits", undefined],
    ["a 12abc;", "1:3 bad-number: `12abc` is not a number: it contains letters", undefined],
    ["a-b 1;", "1:1 bad-name: `a-b` is not a name: `-` is not allowed in names", "a_b 1;"],
    ["a.b 1;", "1:1 bad-name: `a.b` is not a name: `.` is not allowed in names", "a:b 1;"],
    ["größe 1;", "1:1 bad-name: `größe` is not a name: `ö` is not allowed in names", undefined],
    ["a = 1;", "1:3 unexpected-character: `=` has no meaning here", "a 1;"],
    ["a=1;", "1:2 unexpected-character: `=` has no meaning here", "a 1;"],
    ["a = { b 1; }", "1:3 unexpected-character: `=` has no meaning here", "a extends { b 1; }"],
    ["a == 1;", "1:3 unexpected-character: `==` has no meaning here", undefined],
    ["a b ++ c;", "1:3 foreign-syntax: nothing joins strings: this language has no expressions", undefined],
    ["a 'x';", "1:3 unexpected-character: `'` has no meaning here", 'a "x";'],
    ["a “x”;", "1:3 unexpected-character: `“` has no meaning here", 'a "x";'],
    ["a @@ 1;", "1:3 unexpected-character: `@@` has no meaning here", "a  1;"],
    ["a 1;\0", "1:5 unexpected-character: the character U+0000 has no meaning here", "a 1;"],
    ["a \ud800 1;", "1:3 unexpected-character: the character U+D800 has no meaning here", "a  1;"],
    ["a 😀;", "1:3 unexpected-character: `😀` has no meaning here", undefined],
    ["a\u00a01;", "1:2 unexpected-character: the character U+00A0 has no meaning here", undefined],
  ])("%j: %s", (text, expected, repaired) => {
    const diagnostics = refuse(text);
    expect(diagnostics.map(line)).toEqual([expected]);
    if (repaired !== undefined) expect(applied(text, diagnostics)).toBe(repaired);
  });

  it("reports a string over two lines as one error", () => {
    expect(refuse('a "12\n34";\nb 2;\nc "x";').map(line)).toEqual(["1:3 unclosed-string: this string is not closed"]);
  });

  it("reports each bad escape of a string", () => {
    expect(refuse('a "\\q \\n \\x";').map(line)).toEqual([
      "1:4 bad-escape: `\\q` is not a valid escape",
      "1:10 bad-escape: `\\x` is not a valid escape",
    ]);
  });
});

describe("separators", () => {
  it.each([
    ["a 1;; b 2;", "1:5 stray-semicolon: unexpected `;`", "a 1; b 2;"],
    ["a 1;;;; b 2;", "1:5 stray-semicolon: unexpected `;`", "a 1; b 2;"],
    ["; a 1;", "1:1 stray-semicolon: unexpected `;`", " a 1;"],
    ["a extends {; b 1;}", "1:12 stray-semicolon: unexpected `;`", "a extends { b 1;}"],
    ["a extends {};", "1:13 stray-semicolon: unexpected `;`", "a extends {}"],
    ["a extends P;", "1:12 stray-semicolon: unexpected `;`", "a extends P"],
    ["a extends {}, P:q; b 1;", "1:18 stray-semicolon: unexpected `;`", "a extends {}, P:q b 1;"],
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
    ["a extends P, ;", "1:12 trailing-comma: expected a prototype after this `,`", "a extends P"],
    ["a extends P,", "1:12 trailing-comma: expected a prototype after this `,`", "a extends P"],
    ["a 1,2;", "1:4 syntax: expected `;` after `1`, but found `,`", undefined],
    ["a [,1];", "1:4 syntax: expected a value or `]` after `[`, but found `,`", "a [1];"],
    ["a [1,,,2];", "1:6 syntax: expected a value after `,`, but found `,`", "a [1,2];"],
    ["a [1,,];", "1:6 syntax: expected a value after `,`, but found `,`", "a [1];"],
    ["a 1, b 2;", "1:4 missing-semicolon: expected `;` after `1`", "a 1; b 2;"],
    ["a 1, b c;", "1:4 missing-semicolon: expected `;` after `1`", "a 1; b c;"],
    ["a 1, b;", "1:4 syntax: expected `;` after `1`, but found `,`", undefined],
    ["a DATA b:c,\nd 2;", "1:11 missing-semicolon: expected `;` after `c`", "a DATA b:c;\nd 2;"],
    ["a extends P, b 1;", "1:12 trailing-comma: expected a prototype after this `,`", "a extends P b 1;"],
    [
      "a extends {}, b extends {}",
      "1:13 trailing-comma: expected a prototype after this `,`",
      "a extends {} b extends {}",
    ],
  ])("%j: %s", (text, expected, repaired) => {
    const diagnostics = refuse(text);
    expect(diagnostics.map(line)).toEqual([expected]);
    if (repaired === undefined) return;
    const result = applied(text, diagnostics)!;
    expect(result.replace(/([,;])(?=[^\s;])/g, "$1 ").trim()).toBe(repaired.replace(/([,;])(?=[^\s;])/g, "$1 ").trim());
    expect(parse(createSource("repaired.sf", result)).diagnostics).toEqual([]);
  });
});

describe("statements", () => {
  it.each([
    ["a;", "1:1 missing-value: `a` has no value"],
    ["a:b", "1:1 missing-value: `a:b` has no value"],
    ["a b: 1;", "1:6 syntax: expected a name after `:`, but found `1`"],
    ["a DATA;", "1:7 syntax: expected a name after `DATA`, but found `;`"],
    ["a {x 1;}", "1:3 missing-extends: expected `extends` before this `{`"],
    ["a exends {x 1;}", "1:10 missing-extends: expected `extends` before this `{`"],
    ["a extends", "1:3 missing-prototype: `extends` names no prototype"],
    ["a extends true;", "1:11 syntax: expected a prototype after `extends`, but found `true`"],
    ["true 1;", "1:1 reserved-word: `true` is a reserved word and cannot be a name"],
    ["foo extends { false; }", "1:15 reserved-word: `false` is a reserved word and cannot be a name"],
    ["a [b];", "1:4 component-in-vector: a vector cannot contain the reference `b`"],
    ["a [{}];", "1:4 component-in-vector: a vector cannot contain a component"],
    ["a [1;", "1:5 syntax: expected `,` or `]` after `1`, but found `;`"],
    ["5;", "1:1 syntax: expected an attribute or the end of the file, but found `5`"],
    ["a extends { 5; }", "1:13 syntax: expected an attribute or `}` after `{`, but found `5`"],
    ["a extends { b 1;", "1:11 unclosed-bracket: this `{` is never closed"],
    ["a [1", "1:3 unclosed-bracket: this `[` is never closed"],
    ["a extends {} }", "1:14 unmatched-bracket: this `}` closes nothing"],
    ["a [1]];", "1:6 unmatched-bracket: this `]` closes nothing"],
    ['#include "x"', '1:13 missing-semicolon: expected `;` after `#include "x"`'],
    ["#include <x>;", "1:10 bad-include: the file name must be in double quotes"],
    ['# include "x";', "1:1 bad-include: no space is allowed between `#` and `include`"],
    ["#include x;", "1:10 bad-include: expected the name of a file in double quotes after `#include`"],
    ['#inc "x";', "1:1 hash-comment: `#` does not begin a comment"],
  ])("%j: %s", (text, expected) => {
    expect(refuse(text).map(line)).toEqual([expected]);
  });

  it("has help in every one of them", () => {
    for (const text of ["a: 1;", "a DATA;", "5;", "a [1;", "a [,];", "a extends 1;", "a {", "a 1,;", "a )"]) {
      for (const { help } of refuse(text)) expect(help).toMatch(/\S/);
    }
  });
});

describe("several errors", () => {
  it("reports each one, and no consequences", () => {
    const text = "a 1 b 2;\nc extends {\n  d;\n  e [1 2];\n  5 f 1;\n};\ng 1;;\nh 'x';\ni extends {";
    expect(refuse(text).map(line)).toEqual([
      "1:4 missing-semicolon: expected `;` after `1`",
      "3:3 missing-value: `d` has no value",
      "4:7 missing-comma: expected `,` after `1`, before the next item",
      "5:3 syntax: expected an attribute or `}`" + " after `;`, but found `5`",
      "6:2 stray-semicolon: unexpected `;`",
      "7:5 stray-semicolon: unexpected `;`",
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
    ["a [1, b, c, {}];", 3],
    ["d [b, {}, 1];", 2],
    ["a [extends A, {x 1;}, b:c, b {y 2;}, [DATA d:e]];", 3],
    ["a [1 2 3];", 2],
    ['a ["x, "y"];', 1],
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

describe("the habits of other languages", () => {
  it.each([
    ["a: 1;", "1:2 stray-colon: unexpected `:` between a name and its value", "a 1;"],
    ["a := 1;", "1:3 stray-colon: unexpected `:=` between a name and its value", "a 1;"],
    ["a: b;", "1:2 stray-colon: unexpected `:` between a name and its value", "a b;"],
    ['a: "x",\nb 1;', "1:2 stray-colon: unexpected `:` between a name and its value", 'a "x";\nb 1;'],
    ["a:b: 1;", "1:4 stray-colon: unexpected `:` between a name and its value", "a:b 1;"],
    ["a: extends { b 1; }", "1:2 stray-colon: unexpected `:` between a name and its value", "a extends { b 1; }"],
    ["a: { b 1; },\nc 1;", "1:2 stray-colon: unexpected `:` between a name and its value", "a extends { b 1; }\nc 1;"],
    ['"a": 1;', '1:1 quoted-name: the name `"a"` is in quotes', "a 1;"],
    ['"a" = 1;', '1:1 quoted-name: the name `"a"` is in quotes', "a 1;"],
    ['"a" 1;', '1:1 quoted-name: the name `"a"` is in quotes', "a 1;"],
    ['"a": [1, 2], b 1;', '1:1 quoted-name: the name `"a"` is in quotes', "a [1, 2]; b 1;"],
    ['"a-b": 1;', '1:1 quoted-name: the name `"a-b"` is in quotes', undefined],
    ["a => 1;", "1:3 unexpected-character: `=>` has no meaning here", "a 1;"],
    ["a => { b 1; }", "1:3 unexpected-character: `=>` has no meaning here", "a extends { b 1; }"],
    ["a (1, 2);", "1:3 unexpected-character: `(…)` has no meaning here", "a [1, 2];"],
    ["a (b:c);", "1:3 unexpected-character: `(` has no meaning here", "a b:c;"],
    ["a (1 + 2);", "1:3 unexpected-character: `(` has no meaning here", undefined],
    ["a ${b.c};", "1:3 bad-name: `${b.c}` is not a name: `$` is not allowed in names", "a b:c;"],
    ["a $b;", "1:3 bad-name: `$b` is not a name: `$` is not allowed in names", "a b;"],
    ["if debug { a 1; }", "1:1 syntax: expected an attribute, but found `if`", undefined],
    ["for x in list { a 1; b 2; }", "1:1 syntax: expected an attribute, but found `for`", undefined],
    ["{ a 1; }", "1:1 syntax: expected an attribute or the end of the file, but found `{`", " a 1; "],
    [
      "b LAZY c:d;",
      "1:3 production-word: `LAZY` is a keyword of the production system, not of this language",
      "b DATA c:d;",
    ],
    [
      "b ATTRIB c;",
      "1:3 production-word: `ATTRIB` is a keyword of the production system, not of this language",
      undefined,
    ],
    [
      "b IF (c) THEN 1 ELSE 2 FI;",
      "1:3 production-word: `IF` is a keyword of the production system, not of this language",
      undefined,
    ],
  ])("%j: %s", (text, expected, repaired) => {
    const diagnostics = refuse(text);
    expect(diagnostics.map(line)).toEqual([expected]);
    expect(applied(text, diagnostics)).toBe(repaired);
    if (repaired !== undefined) expect(parse(createSource("repaired.sf", repaired)).diagnostics).toEqual([]);
  });

  it.each([
    ["a LAZY;\nx extends P LAZY 1;"],
    ["if 1;\nfor extends { while if; }\ncase extends for, { a 1; }"],
    ["a b;\nLAZY 1;\nIF extends { ELSE THEN; }"],
    ["a ROOT:b;\nc PARENT:THIS:d;\ne TBD;"],
  ])("accepts the keywords of the production system as names: %j", (text) => {
    expect(parse(createSource("test.sf", text)).diagnostics).toEqual([]);
  });

  it("reports every line of a JSON object, and fixes it completely", () => {
    const text = 'sfConfig {\n  "a": 1,\n  b: "x",\n  c = y,\n  "d": { e: [1, 2] },\n  f: true\n}';
    const diagnostics = refuse(text);
    expect(diagnostics.map((each) => /^\S+ [a-z-]+/.exec(line(each))![0])).toEqual([
      "1:10 missing-extends",
      "2:3 quoted-name",
      "3:4 stray-colon",
      "4:5 unexpected-character",
      "5:3 quoted-name",
      "5:11 stray-colon",
      "5:19 missing-semicolon",
      "6:4 stray-colon",
      "6:10 missing-semicolon",
    ]);
    const whole = 'sfConfig extends {\n  a 1;\n  b "x";\n  c y;\n  d extends { e [1, 2]; }\n  f true;\n}';
    expect(applied(text, diagnostics)!.replace(/extends\s+/g, "extends ")).toBe(whole);
  });

  it("reports every line of a YAML mapping", () => {
    const diagnostics = refuse("a: 1\nb: c\nd: e:f\ng: [1]\n");
    expect(diagnostics).toHaveLength(8);
    expect(applied("a: 1\nb: c\nd: e:f\ng: [1]\n", diagnostics)).toBe("a 1;\nb c;\nd e:f;\ng [1];\n");
  });
});

describe("a mistake on the line after another one", () => {
  const next = "c [1,,2];";
  it.each([
    ["a 1", "missing-semicolon"],
    ['#include "a.sf"', "missing-semicolon"],
    ["a [1 2];", "missing-comma"],
    ["a extends P {}", "missing-comma"],
    ["a 1;;", "stray-semicolon"],
    ["a extends {};", "stray-semicolon"],
    ["a 1 2", "missing-semicolon"],
    ["a = 1;", "unexpected-character"],
    ['a "x; b 1;', "unclosed-string"],
    ["a LAZY b;", "production-word"],
  ])("%j", (first, code) => {
    const [before, after, ...others] = refuse(`${first}\n${next}`).map(line);
    expect(before).toContain(` ${code}: `);
    expect(after).toBe("2:6 syntax: expected a value after `,`, but found `,`");
    expect(others).toEqual([]);
  });

  it("may be another missing `;`, or a name without a value", () => {
    expect(refuse("a 1\nb 2\nc 3").map(line)).toEqual([
      "1:4 missing-semicolon: expected `;` after `1`",
      "2:4 missing-semicolon: expected `;` after `2`",
      "3:4 missing-semicolon: expected `;` after `3`",
    ]);
    expect(refuse("a 1\nb;\nc 3;").map(line)).toEqual([
      "1:4 missing-semicolon: expected `;` after `1`",
      "2:1 missing-value: `b` has no value",
    ]);
  });
});

describe("a missing `;`", () => {
  it("has no fix where something other than a statement follows", () => {
    for (const text of ["a 1 2;", "test test test;", 'a "x" 1;', "a b [1];"]) {
      const [diagnostic, ...others] = refuse(text);
      expect([diagnostic!.code, diagnostic!.fixes, others]).toEqual(["smartfrog/missing-semicolon", [], []]);
      expect(diagnostic!.help).toMatch(/^an attribute has one value: remove /);
    }
  });

  it("is reported after the file's name for an included file", () => {
    const [name, semicolon] = refuse("#include <a.sf>\na 1;");
    expect(name!.code).toBe("smartfrog/bad-include");
    expect(line(semicolon!)).toBe("1:16 missing-semicolon: expected `;` after `#include <a.sf>`");
    expect(semicolon!.help).toBe("write `;` after the file's name");
  });
});

describe("the end of an unclosed string", () => {
  it.each([
    ['g "abc; b 1;', "close it before the first `;`", 'g "abc"; b 1;'],
    [
      'k extends { g "abc; b extends { c 1; } }',
      "close it before the first `;`",
      'k extends { g "abc"; b extends { c 1; } }',
    ],
    ['g "hello; world;', "close it before the last `;`", 'g "hello; world";'],
    ['g "hello; world', "close it at the end of the line", 'g "hello; world";'],
    ['g "abc;', "close it before the `;`", 'g "abc";'],
    ['k extends { g "abc }', "close it before the `}`", 'k extends { g "abc"; }'],
    ['a ["x];', "close it before the `]`", 'a ["x"];'],
    ['a ["x\n];', "close it at the end of the line", 'a ["x"\n];'],
    ['#include "x\na 1;', "close it at the end of the line", '#include "x";\na 1;'],
  ])("%j: %s", (text, label, repaired) => {
    const diagnostics = refuse(text);
    expect(diagnostics.map(({ code, fixes }) => [code, fixes[0]?.label])).toEqual([
      ["smartfrog/unclosed-string", label],
    ]);
    expect(applied(text, diagnostics)).toBe(repaired);
    expect(parse(createSource("repaired.sf", repaired)).diagnostics).toEqual([]);
  });
});
