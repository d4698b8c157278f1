import { run, show } from "./evaluate.js";

const rows: readonly (readonly [program: string, shown: string])[] = [
  // Integers have 64 bits, and division rounds down.
  ["$x = -7 / 2", "-4"],
  ["$x = -7 % 3", "2"],
  ["$x = 7 % -3", "-2"],
  ["$x = 1 << -1", "0"],
  ["$x = -7 >> 1", "-4"],
  ["$x = 1 / 2.0", "0.5"],
  [
    "$x = 9223372036854775807 + 1",
    "! A '+' expression resulted in a value outside of Puppet Integer max range, got '+0x8000000000000000'",
  ],
  ["$x = 1 << 4000000", "! A '<<' expression resulted in a value outside of Puppet Integer max range"],
  ["$x = 1 % 0", "! Division by 0"],
  ["$x = 1.0 / 0", "! The result of the / expression is Infinity"],
  ["$x = 5 % 1.5", "! Operator '%' is not applicable to an Integer when right side is a Float."],
  ["$x = 'a' + 'b'", "! The value 'a' cannot be converted to Numeric."],
  ["$x = 1 + [a, undef]", "! The value '[\"a\", nil]' cannot be converted to Numeric."],
  ["$x = '0x10' + '017' + ' 1e1 '", "41.0"],
  ["$x = -'5'", "-5"],
  // Collections, times, URIs, versions.
  ["$x = [1] + [2] + { a => 1 } + b", "[1, 2, ['a', 1], 'b']"],
  ["$x = [1, 1.0, a, 'A'] - [1, 'A']", "['a']"],
  ["$x = [1] << [2]", "[1, [2]]"],
  ["$x = { a => 1 } + { b => 2, a => 3 }", "{'a' => 3, 'b' => 2}"],
  ["$x = {} + [[1, 2], [3, 4]] + [5, 6]", "{1 => 2, 3 => 4, 5 => 6}"],
  ["$x = { a => 1 } + [1]", "! odd number of arguments for Hash"],
  ["$x = { a => 1, b => 2 } - [a]", "{'b' => 2}"],
  ["$x = { a => 1 } - { a => 5 }", "{}"],
  ["$x = {} << 1", "! Operator '<<' is not applicable to a Hash."],
  ["$x = String(URI('http://a/b/c?x') + '../d')", "'http://a/d'"],
  ["$x = String(Timespan(7) + 1 - Timespan(2))", "'0-00:00:06.0'"],
  ["$x = Timespan(7) / Timespan(2)", "3.5"],
  ["$x = String(2 - Timespan(7))", "'-0-00:00:05.0'"],
  ["$x = Timestamp(7) + Timestamp(1)", "! A Timestamp cannot be added to a Timestamp"],
  ["$x = SemVer('1.0.0') + 1", "! Operator '+' is not applicable to a Semver."],
  // Comparison ignores case; equality binds tighter than `<`.
  ["$x = 'a' == 'A'", "true"],
  ["$x = { a => 'B' } == { a => b }", "true"],
  ["$x = { 'A' => b } == { a => b }", "false"],
  ["$x = 1 == 1.0", "true"],
  ["$x = 1 == '1'", "false"],
  ["$x = undef == ''", "false"],
  ["$x = 'a' < 'B'", "true"],
  ["$x = Integer[1, 2] < Integer", "true"],
  ["$x = Integer == Integer", "true"],
  ["$x = SemVer('1.0.0') < SemVer('1.0.1')", "true"],
  [
    "$x = 1 < 'a'",
    "! Comparison of: Integer < String, is not possible. Caused by 'A Numeric is not comparable to non Numeric'.",
  ],
  // Matching is case-sensitive; types and ranges test membership.
  ["$x = 'abc' =~ /B/", "false"],
  ["$x = 'abc' =~ 'b.'", "true"],
  [
    "$x = 'a' =~ '('",
    "! Can not convert right match operand to a regular expression. Caused by 'end pattern with unmatched parenthesis: /(/'.",
  ],
  ["$x = 1 =~ /1/", "! Left match operand must result in a String value. Got an Integer."],
  [
    "$x = 1 =~ 1",
    "! Can not convert right match operand to a regular expression. Caused by 'no implicit conversion of Integer into String'.",
  ],
  ["$x = [1, a] =~ Tuple[Integer, String]", "true"],
  ["$x = '1.5.0' =~ SemVerRange('>=1.0.0')", "true"],
  ["$x = 'B' in 'abc'", "true"],
  ["$x = 'b' in ['B']", "true"],
  ["$x = 'abc' in [/b/]", "true"],
  ["$x = /b/ in [1, abc]", "true"],
  ["$x = Integer in [a, 1]", "true"],
  ["$x = 'a' in { 'A' => 1 }", "true"],
  ["$x = 1 in 'a1'", "false"],
  // Only undef and false are false; the right side isn't evaluated if it doesn't matter.
  ["$x = '' and [] and 0", "true"],
  ["$x = false and fail(no)", "false"],
  ["$x = 1 or fail(no)", "true"],
  ["$x = !undef", "true"],
];

describe("operators", () => {
  it.each(rows)("%s is %s", (program, shown) => {
    expect(show(program)).toBe(shown);
  });

  it("warn about strings that are converted to numbers, which strictness rejects", () => {
    const message = "The string '5' was automatically coerced to the numerical value 5";
    expect(run("$x = '5' + 1").warnings).toEqual([message]);
    const { failure } = run("$x = '5' + 1", { strict: true });
    expect(failure?.message).toBe(message);
    expect(failure?.span?.start).toBe(5);
  });

  it("point at the operator, or at the operand to blame", () => {
    expect(run("$x = 1 + a").failure?.span?.start).toBe(9);
    expect(run("$x = 1 < a").failure?.span?.start).toBe(7);
  });
});
