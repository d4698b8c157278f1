import { createSource } from "@cairn/diagnostics";
import { testIf } from "@cairn/testing";
import fc from "fast-check";
import { format } from "../../src/format/format.js";
import { parse, tokenize } from "../../src/index.js";
import { programs as randomPrograms } from "../print/random-program.js";
import {
  grammarInterpretations,
  logicInterpretations,
  validationInterpretations,
  valueInterpretations,
} from "../interpretations/interpretations.js";
import { slips } from "../interpretations/slips.js";
import { sharedCases } from "../shared-cases.js";
import { withoutPlaces } from "../without-places.js";
import { commented } from "./commented.js";

const programs = [
  ...[
    ...grammarInterpretations,
    ...validationInterpretations,
    ...valueInterpretations,
    ...logicInterpretations,
    ...slips,
  ].map(({ program }) => program),
  ...sharedCases.map(({ text }) => text),
].filter((text) => treeOf(text));

function treeOf(text: string) {
  return parse(createSource("a.pp", text)).value;
}

function formatted(text: string): string {
  return format(createSource("a.pp", text)).value!;
}

/** The tokens and comments of a source in order: comments are between the same tokens. */
function piecesOf(text: string): string[] {
  return [...tokenize(createSource("a.pp", text))].map(({ start, end }) => text.slice(start, end));
}

function expectFormatted(text: string): void {
  const once = formatted(text);
  expect(piecesOf(once)).toEqual(piecesOf(text));
  expect(withoutPlaces(treeOf(once))).toEqual(withoutPlaces(treeOf(text)));
  expect(formatted(once)).toBe(once);
}

describe("fmt", () => {
  it("keeps the tree, the words and the comments of every program, and changes nothing the second time", () => {
    expect(programs.length).toBeGreaterThan(70);
    for (const text of programs) {
      expectFormatted(text);
      expectFormatted(text.replaceAll("\n", "\r\n"));
    }
  });

  it("keeps comments anywhere, in every program", () => {
    for (const text of programs.filter((each) => !each.includes("@("))) {
      for (const comment of ["/* c */", "/* c */\n", "\n/* c */ ", "# c\n", "\n# c\n", "\n\n# c\n\n/* d\n e */"])
        expectFormatted(commented(text, () => comment));
    }
  });

  it("does so with random programs and random comments", () => {
    const comments = fc.constantFrom("", "", "", "/**/", "/* a\n b */", " # c\n", "\n# d\n", "\n\n\n", "\n/* e */");
    fc.assert(
      fc.property(randomPrograms, fc.infiniteStream(comments), (text, stream) => {
        expectFormatted(text);
        expectFormatted(commented(text, () => stream.next().value as string));
        const narrow = formatted(text.replace(/[\n ]+/g, " "));
        expectFormatted(narrow);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [
      "a statement and a member a line",
      "type T{attr a,String attr b,Integer{min=>1} abstract}$x=1 $y=[1,2]",
      "type T {\n  attr a, String\n  attr b, Integer { min => 1 }\n  abstract\n}\n$x = 1\n$y = [1, 2]\n",
    ],
    [
      "settings that don't fit",
      `type T { attr groups, String { min=>0,max=>unbound,unsettable=>true,check=>{if $it=~/:/{"Use names, not '\${it}'"}} } }`,
      `type T {
  attr groups, String {
    min        => 0,
    max        => unbound,
    unsettable => true,
    check      => { if $it =~ /:/ { "Use names, not '\${it}'" } }
  }
}
`,
    ],
    [
      "what the author broke after a bracket",
      "type T{attr a,String{\nmin=>1,unsettable=>true,}}",
      "type T {\n  attr a, String {\n    min        => 1,\n    unsettable => true,\n  }\n}\n",
    ],
    [
      "a long enum",
      `type T {attr a, enum[${"alpha, ".repeat(14)}omega]{default=>alpha}}`,
      `type T {\n  attr a, enum[\n${"    alpha,\n".repeat(14)}    omega\n  ] { default => alpha }\n}\n`,
    ],
    [
      "branches and chains",
      `if $a_name_of_some_length != undef and $another_name != undef and $the_third_name =~ /abc/ or $other {f()}elsif $y{g()}else{h()}`,
      `if $a_name_of_some_length != undef and $another_name != undef and $the_third_name =~ /abc/
  or $other {
  f()
} elsif $y {
  g()
} else {
  h()
}
`,
    ],
    [
      "options",
      "case $x{'a','b':{1}/c/:{$y=1 2}default:{}}",
      "case $x {\n  'a', 'b': { 1 }\n  /c/: {\n    $y = 1\n    2\n  }\n  default: {}\n}\n",
    ],
    [
      "a hash that is all that a bracket holds",
      `$u = User.new({ 'name' => '${"x".repeat(40)}', 'k' => [1, 2], 'groups' => ['staff', 'admin'] })`,
      `$u = User.new({\n  'name'   => '${"x".repeat(40)}',\n  'k'      => [1, 2],\n  'groups' => ['staff', 'admin']\n})\n`,
    ],
    [
      "comments",
      "type T { # of T\n/* of a */ attr a, String # after a\n\n\n  # of b\n\nattr b, enum[x, # one\n/* two */ y] }",
      `type T { # of T
  /* of a */ attr a, String # after a

  # of b

  attr b, enum[
    x, # one
    /* two */ y
  ]
}
`,
    ],
    ["line ends as they are between words", 'type T {}\r\n$x = "a\nb"\n', 'type T {}\r\n$x = "a\nb"\r\n'],
    ["a group behind a word", "$x = 1\n(2)\n[3]\n$y [4]", "$x = 1\n(2)\n[3]\n$y\n[4]\n"],
  ])("lays out %s", (_what, text, expected) => {
    expect(formatted(text)).toBe(expected);
    expectFormatted(text);
  });

  it("breaks no line without need, and leaves none too long that can be broken", () => {
    const items = Array.from({ length: 60 }, (_, index) => `'${"i".repeat(index)}'`);
    for (let count = 1; count < 12; count++) {
      const list = items.slice(20, 20 + count).join(", ");
      const text = formatted(`$x = [${list}]`);
      expect(text.split("\n").length > 2).toBe(`$x = [${list}]`.length > 100);
      for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
    }
  });

  it("keeps the spelling of settings (interpretation R4)", () => {
    expect(formatted("type T { attr a, String { setable => true } attr b, String { settable => true } }")).toMatch(
      /setable => true[^]*settable => true/,
    );
  });

  it("leaves a source with a syntax error unchanged", () => {
    for (const text of ["type T {", "type T { attr a, String { min } }", "$x = [1", "type T { # c\n"])
      expect(format(createSource("a.pp", text)).value).toBeUndefined();
  });

  it("takes linear time, and doesn't recurse", () => {
    const sources = [
      `$x = ${"1 + 2 * ".repeat(30_000)}1`,
      `$x = ${"[".repeat(1500)}1${"]".repeat(1500)}`,
      `$x = ${"f(1, ".repeat(900)}1${")".repeat(900)}`,
      `$x = [${"1, ".repeat(100_000)}]`,
      `if $x { 1 } ${"elsif $y { 2 } ".repeat(10_000)}`,
      `type T { ${"attr a, String { min => 1 } /* c */ ".repeat(10_000)} }`,
    ];
    for (const text of sources) expect(formatted(text).replace(/\s+/g, "")).toBe(text.replace(/\s+/g, ""));
  });

  testIf(sharedCases.length > 0, "the cases aren't there")(
    "finds the shared cases in their usual form, but for where lines end",
    () => {
      for (const { text } of sharedCases) {
        const source = createSource("a.pp", text);
        if (parse(source).value)
          expect(format(source).value!.replace(/\s+/g, " ")).toBe(
            text.trim().replace(/\s+/g, " ").replaceAll("{ }", "{}") + " ",
          );
      }
    },
  );
});
