import { run, show, treeOf } from "./evaluate.js";

const variant = Array.from({ length: 200_000 }, (_, index) => `Integer[${index}]`).join(", ");

const rows: readonly (readonly [what: string, program: string, value: unknown])[] = [
  ["a sum of 100,000 terms", `$x = 1${" + 1".repeat(100_000)}`, 100_001n],
  ["100,000 conditions", `$x = true${" and true".repeat(100_000)}`, true],
  ["a sum of 50,000 calls", `$x = 0${" + with(1) |$v| { $v }".repeat(50_000)}`, 50_000n],
  ["100,000 calls of methods", `$x = 'a'${".downcase".repeat(100_000)}`, "a"],
  ["20,000 calls of methods with lambdas", `$x = 0${".with |$v| { $v + 1 }".repeat(20_000)}`, 20_000n],
  ["20,000 accesses", `$a = 'a' $x = $a${"[0]".repeat(20_000)}`, "a"],
  ["20,000 selectors", `$x = 1${" ? { default => 1 }".repeat(20_000)}`, 1n],
  ["20,000 elsif", `$x = if false { 1 }${" elsif false { 1 }".repeat(20_000)} else { 2 }`, 2n],
  ["20,000 options of a case", `$x = case 0 {${" 1: { 1 }".repeat(20_000)} default: { 2 } }`, 2n],
  ["200,000 types of a Variant in a Struct", `$x = "\${Struct[a => Variant[${variant}]]}".size > 1`, true],
  ["3,000 options of a pattern", `$x = 'a' =~ /${"(?i)".repeat(3000)}A/`, true],
  ["1,900 nested calls", `$x = ${"with(".repeat(1900)}1${") |$v| { $v }".repeat(1900)}`, 1n],
  ["1,900 nested if", `$x = ${"if true { ".repeat(1900)}1${" }".repeat(1900)}`, 1n],
];

describe("programs of any size", () => {
  it.each(rows)("%s", (_, program, value) => {
    const tree = treeOf(program);
    const outcome = run(tree);
    expect(outcome.failure?.message).toBeUndefined();
    expect(outcome.value).toEqual(value);
  });

  it("an endless iteration is a failure", () => {
    const { failure } = run("9223372036854775807.each |$x| { }", { limits: { depth: 1000, steps: 100_000 } });
    expect(failure?.kind).toBe("too-long");
    expect(failure?.span?.start).toBe(19);
  });

  it("a chain of operators takes linear time", () => {
    const timeOf = (count: number): number => {
      const tree = treeOf(`$x = 1${" + 1".repeat(count)}`);
      run(tree);
      const start = process.cpuUsage().user;
      run(tree);
      return process.cpuUsage().user - start;
    };
    // Quadratic work would take 100 times as long.
    expect(timeOf(100_000)).toBeLessThan(40 * Math.max(timeOf(10_000), 1000));
  });
});

describe("strings of any length", () => {
  const blanks = " ".repeat(100_000);
  const zeroes = "0".repeat(100_000);

  it.each([
    ["a sum", `'${blanks}x' + 1`, "! The value '"],
    ["a float", `Float('${blanks}x')`, "! 'new_float' The string '"],
    ["an integer", `Integer("+${blanks}\\n")`, "! 'new' The string '"],
    ["a string without blanks around it", `String('a${blanks}b', '%t')`, "'a  "],
    ["a separator", `String({ a => 1, b => 2 }, { Hash => { format => '%#h', separator => 'a${blanks}b' } })`, '"{'],
    ["a range of versions", `SemVerRange('1${blanks}2')`, "<0.0.0"],
    ["a format of times", `Timestamp('2020-01-01').strftime('%${zeroes}')`, "'%000"],
    ["versions", `versioncmp('${zeroes}1', '1', true)`, "-1"],
    ["the name of a type", `Resource['${"A".repeat(100)}!']`, "! Illegal type reference"],
  ])("are read for %s", (_what, program, beginning) => {
    expect(show(`$x = ${program}`).slice(0, beginning.length)).toBe(beginning);
  });
});
