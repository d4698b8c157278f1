import { createSource } from "@cairn/diagnostics";
import { check } from "../src/compile.js";
import { tokenize } from "../src/parse/parse.js";

const programs = [
  `type User {
  attr name, String {
    check => { if $it == "" { "name is empty" } }
  }
  attr kind, enum[admin, guest] { default => guest }
  attr label, String { derived => || { unless $name == "root" { $kind } else { "system" } } }
  attr level, Integer {
    set => |$x| { case $x { 'low': { 1 } 'high', 'top': { 2 } default: { $x } } }
  }
  invariant "guests aren't root" { if $kind == guest { $name != "root" } else { true } }
  attr age, Integer { check => { unless $it > 0 { "age is not positive" } } }
}
$size = 3
$all = if $size > 2 { "many" } else { "few" }
$word = case $all { 'many': { 1 } default: { 2 } }
`,
];

const lineWord = /\b(?:if|unless|case|for|while)\b/;

/** The programs with one token of a line with a condition removed or doubled, or its bracket replaced. */
function slips(text: string): string[] {
  const results: string[] = [];
  const tokens = [...tokenize(createSource("slips.pp", text))];
  for (const { start, end } of tokens) {
    const line = text.slice(text.lastIndexOf("\n", start) + 1, text.indexOf("\n", start));
    const written = text.slice(start, end);
    if (!lineWord.test(line) || written.trim() === "") continue;
    for (const instead of ["", `${written} ${written}`, ...(replacements[written] ?? [])])
      results.push(text.slice(0, start) + instead + text.slice(end));
  }
  return results;
}

const replacements: Readonly<Record<string, readonly string[]>> = {
  "{": ["(", "["],
  "}": [")", "]"],
  "==": ["=", "=>"],
  ":": ["=>"],
  "=>": ["=", ":"],
};

describe("one-token slips on lines with a condition", () => {
  const mutants = programs.flatMap(slips);
  const reports = mutants.map((text) => check([createSource("slips.pp", text)]));

  it("are many", () => {
    expect(mutants.length).toBeGreaterThan(250);
    expect(reports.filter((report) => report.length > 0).length).toBeGreaterThan(200);
  });

  it("are never reported as a feature that depends on a condition", () => {
    const wrong = reports.flatMap((report, index) =>
      report.some(({ message }) => message.includes("depend on nothing")) ? [mutants[index]] : [],
    );
    expect(wrong).toEqual([]);
  });
});

it("a condition among the features is reported as such", () => {
  for (const word of ["if $x", "unless $x", "case $x", "for $i in $list", "while $x"]) {
    const [first] = check([createSource("a.pp", `type A {\n  ${word} {\n    attr a, String\n  }\n}\n`)]);
    expect(first?.message).toContain(`\`${word.split(" ")[0]}\` can't be among them`);
    expect(first?.span.start).toBe(11);
  }
});

it("a brace too many is reported once, at the first member that it puts outside of its type", () => {
  const text =
    'type A {\n  attr a, String { check => { if $it == "" { "no" } } } }\n  attr b, String\n  attr c, String\n}\n';
  const report = check([createSource("a.pp", text)]);
  expect(report.map(({ code, message }) => [code, message])).toEqual([
    ["type-arm/outside-type", "`attr b` is outside of a type"],
  ]);
  expect(report[0]!.labels.map(({ span }) => span.start)).toEqual([text.indexOf("\n  attr b") - 1]);
});

it("a comparison with the wrong sign is told the right one", () => {
  const [first] = check([createSource("a.pp", 'type A { attr a, String { check => { if $it = "" { "no" } } } }\n')]);
  expect(first?.help).toBe('compare with `==`: `$it == ""`');
});

it("logic that a brace has ended too early is told where it ended", () => {
  const text = `type A {
  attr a, Integer
  invariant "small" { $a < 9 }
    if $a > 3 { true } else { false }
  }
}
`;
  const [first] = check([createSource("a.pp", text)]);
  expect(first?.message).toBe("`if` belongs to logic, which has ended before it");
  expect(first?.labels.map(({ message, span }) => [message, span.start])).toEqual([
    ["the logic ends here", text.indexOf("}")],
  ]);
});
