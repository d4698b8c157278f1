import { testRules } from "./rule.js";

testRules("resource defaults", [
  {
    name: "count for what is declared after them, and only for what isn't set",
    text: "file { '/before': } File { mode => '1', owner => 'x' } file { '/after': mode => '2' }",
    parameters: { "File[/before]": {}, "File[/after]": { mode: "2", owner: "x" } },
  },
  {
    name: "are blocked by an explicit undef",
    text: "File { mode => '1' } file { '/x': mode => undef }",
    parameters: { "File[/x]": {} },
  },
  {
    name: "go where the code is called from, not where it is written",
    text: `class a { include c } class b { File { mode => '2' } include c }
class c { file { '/c': } }
File { mode => '1', owner => 'x' } include b, a`,
    parameters: { "File[/c]": { owner: "x", mode: "2" } },
  },
  {
    name: "are those of the place that includes a class first",
    text: "class a { File { mode => '1' } include c } class c { file { '/c': } } include c, a",
    parameters: { "File[/c]": {} },
  },
  {
    name: "of an inherited class's scope win over those of the includer",
    text: `class a { File { mode => '1' } } class b inherits a { file { '/b': } }
class i { File { mode => '2', owner => 'x' } include b } include i`,
    parameters: { "File[/b]": { owner: "x", mode: "1" } },
  },
  {
    name: "of a defined type's place are those at the time when its body runs",
    text: `define d() { file { $title: } } d { '/x': } File { mode => '1' }`,
    parameters: { "File[/x]": { mode: "1" } },
  },
  {
    name: "are for defined types too, and don't leave a body",
    text: "define d($p = 0) { notify { $title: message => $p } Notify { loglevel => 'err' } } D { p => 5 } d { 'x': } notify { 'y': }",
    parameters: { "Notify[x]": { message: 5 }, "Notify[y]": {} },
  },
  {
    name: "are one for a parameter in a scope",
    text: "File { mode => '1', owner => 'x' }\nFile { group => 'x' }\nFile { mode => '2' }",
    error: [3, "Default already defined for File { mode }; cannot redefine"],
  },
  {
    name: "add tags after a resource's own",
    text: "Notify { tag => ['a', 'b::c'] } notify { 'x': }",
    tags: { "Notify[x]": ["notify", "x", "a", "b::c", "b", "c", "class"] },
  },
  { name: "are not for classes", text: "Class { noop => true }", error: [1, "Illegal Resource Type expression"] },
  {
    name: "are checked where they are used",
    text: "File { nosuch => 1 } notify { 'x': }",
    parameters: { "Notify[x]": {} },
  },
  {
    name: "must fit what they are used for",
    text: "File { nosuch => 1 }\nfile { '/x': }",
    error: [2, "no parameter named 'nosuch'"],
  },
]);
