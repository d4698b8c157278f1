import { createSource, positionAt } from "@cairn/diagnostics";
import { check } from "../src/check/index.js";
import { parse } from "../src/parse/parse.js";

function mistakes(text: string): string {
  const { value, diagnostics } = parse(createSource("site.pp", text));
  expect(diagnostics).toEqual([]);
  const found = check(value!).map(({ code, span }) => {
    const { line, column } = positionAt(span.source, span.start);
    return `${line}:${column} ${code.replace("mupuppet/", "")}`;
  });
  return found.join(" ");
}

it.each([
  ["\ufeffnotice(1)", "1:1 byte-order-mark"],
  ["if $x { class a { } }", "1:9 not-top-level"],
  ["class A { }", "1:7 illegal-definition-name"],
  ["class ::a { }", "1:7 illegal-definition-name"],
  ["define string() { }", "1:8 reserved-type-name"],
  ["class a($name) { }", "1:9 reserved-parameter"],
  ["define a($x, $x) { }", "1:14 duplicate-parameter"],
  ["class a(*$x) { }", "1:10 rest-not-allowed"],
  ["f() |*$x, $y| { f() }", "1:7 rest-not-last"],
  ["class a($X) { }", "1:9 illegal-parameter-name"],
  ["$X = 1", "1:1 illegal-variable-name"],
  ["$a::b = 1", "1:1 assigned-elsewhere"],
  ["$x[1] = 2", "1:1 assigned-index"],
  ["1 = 2", "1:1 not-assignable"],
  ["$x += 1", "1:4 appending-assignment"],
  ["class a($x = ($y = 1)) { }", "1:15 assigned-in-default"],
  ["$x = File <| |>", "1:6 not-a-value"],
  ["1\nf()", "1:1 unused-value"],
  ["class a { 1 }", "1:11 value-at-end"],
  ["file { 'a': mode +> 1 }", "1:13 illegal-append"],
  ["file { 'a': * => $x, * => $y }", "1:22 spread-twice"],
  ["@class { 'a': }", "1:1 never-virtual"],
  ["@File { mode => 1 }", "1:1 never-virtual"],
  ["$x = $y ? { default => 1, default => 2 }", "1:27 duplicate-default"],
  ["case $x { default: { } default: { } }", "1:24 duplicate-default"],
  ["$x = 9223372036854775808", "1:6 integer-too-large"],
  ["$x(1)", "1:1 not-a-function"],
  ["file <| |>", "1:1 collected-no-type"],
  ["File <| a < 1 |>", "1:9 bad-query"],
  ['node "a${b}" { }', "1:6 interpolated-host"],
  ["node 'a b' { }", "1:6 illegal-host"],
  ["node a inherits b { }", "1:17 node-inheritance"],
  ["$x = $y[]", "1:6 missing-index"],
  ["$x = @(A:json)\n{\nA\n", "2:1 bad-heredoc-text"],
  ["type Foo = { a => 1 }", "1:12 no-type"],
  ["type Foo[1] = String", "1:6 no-alias"],
  ["function a() { f() } $x = { a => 1, a => 2 }", "1:37 duplicate-key"],
  ["f() + 1\n$1 = 2", "1:1 unused-value 2:1 assigned-match"],
])("%j is refused: %s", (text, expected) => {
  expect(mistakes(text)).toBe(expected);
});

it.each([
  "class a { class b { } node default { } define c { } }",
  "class a { function b() { 1 } }",
  "function a() { 1 }",
  "$x = [1, 2].map |$y| { $y + 1 }",
  'File <| title == "a" and (mode != 1 or tag == "b") |> { mode +> 1 }',
  "[$a, $b] = [1, 2]",
  'node /a/, "b.c", default { }',
  "class a($x = f(1) |$y| { $z = $y g($z) }) { }",
  "$x = 9223372036854775807",
  'File <| |> -> Exec["a"]',
])("%j is fine", (text) => {
  expect(mistakes(text)).toBe("");
});
