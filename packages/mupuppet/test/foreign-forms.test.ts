import { applyEdits, createSource } from "@cairn/diagnostics";
import { parse } from "../src/parse/parse.js";

/** Programs as people write them who know another language, with the message and the program after its fix. */
it.each([
  [
    "if $x {\n  notice('a')\n} elif $y {\n  notice('b')\n}\n",
    "`elif` is not a word of Puppet",
    "if $x {\n  notice('a')\n} elsif $y {\n  notice('b')\n}\n",
  ],
  [
    "package { 'x': } - > file { '/a': }\n",
    "the arrow `->` is written without a blank",
    "package { 'x': } -> file { '/a': }\n",
  ],
  ["$a = ${b}\n", "`${b}` has a meaning only in strings", "$a = $b\n"],
  ["$a = $x ? 1 : 2\n", "`? :` chooses nothing in Puppet", "$a = $x ? { true => 1, default => 2 }\n"],
  [
    "file { '/a', '/b': ensure => file }\n",
    "several titles are written as an array",
    "file { ['/a', '/b']: ensure => file }\n",
  ],
  [
    "[1].each do |$x| notice($x) end\n",
    "a lambda is in braces, not between `do` and `end`",
    "[1].each |$x| { notice($x) }\n",
  ],
  [
    "file { '/a': require => Package 'x' }\n",
    "a reference has its title in square brackets",
    "file { '/a': require => Package['x'] }\n",
  ],
  ["class foo($x: String) { }\n", "the type of a parameter is before its name", "class foo(String $x) { }\n"],
  ["$a = { b: 1 }\n", "the keys and values of a hash are joined by `=>`", "$a = { 'b' => 1 }\n"],
])("%j: %s", (text, message, repaired) => {
  const source = createSource("a.pp", text);
  const { value, diagnostics } = parse(source);
  expect(value).toBeUndefined();
  expect(diagnostics.map((each) => each.message)).toEqual([message]);
  expect(diagnostics[0]!.help).toBeTruthy();
  const after = applyEdits(source, [...diagnostics[0]!.fixes[0]!.edits]);
  expect(after).toBe(repaired);
  expect(parse(createSource("a.pp", after)).diagnostics).toEqual([]);
});
