import { createSource } from "@cairn/diagnostics";
import { check } from "../src/index.js";

/** The diagnostics of a program: `line:column code`, with the keyword if it isn't a definition. */
function told(text: string): readonly string[] {
  return check([createSource("a.pp", text)]).map(({ code, message, span }) => {
    const before = text.slice(0, span.start);
    const place = `${before.split("\n").length}:${span.start - before.lastIndexOf("\n")}`;
    const word = /^`(.+)` defines nothing here/.exec(message)?.[1];
    return `${place} ${code.replace("type-arm/", "")}${word === undefined ? "" : ` ${word}`}`;
  });
}

/** Constructs of manifests, and the word that each is known by. */
const constructs: readonly (readonly [text: string, word: string])[] = [
  ["class foo { }", "class"],
  ["class foo (String $x = 'a') inherits bar { file { '/tmp/x': ensure => present } }", "class"],
  ["define foo($a) { notify { 'x': } }", "define"],
  ["node 'x.example.org' { include foo }", "node"],
  ["node default { }", "node"],
  ["node /web/, 'a' { }", "node"],
  ["private class foo { }", "private"],
  ["function foo($x) >> String { $x }", "function"],
  ["plan foo() { }", "plan"],
  ["site { }", "site"],
  ["application foo { }", "application"],
  ["file { '/tmp/x': ensure => file }", "file"],
  ["file { ['a', 'b']: ensure => file; 'c': mode => '1' }", "file"],
  ["foo::bar { $x: }", "foo::bar"],
  ["class { 'foo': a => 1 }", "class"],
  ["@file { '/tmp/x': }", "file"],
  ["@@file { '/tmp/x': }", "file"],
  ["File { mode => '0644' }", "File"],
  ["Package['x'] { ensure => latest }", "Package"],
  ["File['/a'] -> Service['b']", "->"],
  ["Service['x'] ~> File['y'] <- A['b'] <~ C['d']", "~>"],
  ['file { $x: } -> service { "a${b}": }', "file"],
  ["User <| title == 'luke' |> -> Package['x']", "User"],
  ["File <<| |>> { mode => '1' }", "File"],
  ["include foo", "include"],
  ["import 'foo.pp'", "import"],
  ["require(foo)", "require"],
  ["create_resources('file', {})", "create_resources"],
];

it.each(constructs)("constructs of manifests are reported as such, and hide nothing else: %s", (text, word) => {
  const column = text.startsWith("@") ? text.lastIndexOf("@") + 2 : text.indexOf(word) + 1;
  expect(told(`${text}\ntype Z { attr bad, Nope }\n`)).toEqual([
    `1:${column} not-a-definition ${word}`,
    "2:20 unknown-data-type",
  ]);
});

it.each([
  ["type A { attr b, String { check => { notify { 'x': } } } }", "1:38"],
  ["if true {\n  file { '/x': }\n}", "2:3"],
  ["type A {\n  class foo { }\n}", "2:3"],
])("they are reported inside of others too: %s", (text, place) => {
  const [first, second] = told(`${text}\ntype Z { attr bad, Nope }\n`);
  expect(first).toContain(`${place} not-a-definition`);
  expect(second).toContain("unknown-data-type");
});

it("syntax errors beside them are reported too, at their own locations", () => {
  expect(told("class a { }\ntype B { attr x String }\nnode default { }\n")).toEqual([
    "1:1 not-a-definition class",
    "2:17 syntax",
    "3:1 not-a-definition node",
  ]);
});

it.each([
  "type define { attr file, String { check => $it != 'a' } }",
  "type A { attr a,\n  String { min => 1 } }",
  "type A { has node,\n  Node::Default { max => 3 } }\ntype node::default { attr define, String }",
  "type A { attr a, Integer }\n$a = A.new {\n  a => 1\n}",
])("what only looks like it isn't: %s", (text) => {
  expect(told(text)).toEqual([]);
});
