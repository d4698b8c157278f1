import { testRules } from "./rule.js";

const base = "class a { file { '/x': mode => '0600', owner => 'root' } }\n";

testRules("overrides", [
  {
    name: "are for classes that inherit: they replace, add, extend and remove",
    text: `${base}class b inherits a { File['/x'] { mode +> ['0640'], owner => undef, group => 'adm' } }
include b`,
    parameters: { "File[/x]": { mode: ["0600", "0640"], group: "adm" } },
  },
  {
    name: "go down a line of classes, and the last one wins",
    text: `${base}class b inherits a { File['/x'] { mode => '1' } }
class c inherits b { File['/x'] { mode => '2' } }
include c`,
    parameters: { "File[/x]": { mode: "2", owner: "root" } },
  },
  {
    name: "are refused in any other place, also at the top",
    text: `${base}include a\nFile['/x'] { mode => '1' }`,
    error: [3, "Only subclasses can override parameters"],
  },
  {
    name: "are refused in a class that only includes the other",
    text: `${base}class b { include a\n File['/x'] { group => '1' } }\ninclude b`,
    error: [3, "Only subclasses can override parameters"],
  },
  {
    name: "are refused between two classes that inherit from the same one",
    text: `${base}class b inherits a { File['/x'] { mode => '1' } }
class c inherits a { File['/x'] { mode => '2' } }
include b, c`,
    error: [3, "Parameter 'mode' is already set on File[/x] by class b"],
  },
  {
    name: "may add in the same scope, but not change",
    text: "file { '/x': mode => '1' }\nFile['/x'] { owner => 'a' }\nFile['/x'] { mode => '2' }",
    error: [3, "Parameter 'mode' is already set on File[/x]"],
  },
  {
    name: "may change what a default has set, also in the same scope",
    text: "File { mode => '1' } file { '/x': } File['/x'] { mode => '2' }",
    parameters: { "File[/x]": { mode: "2" } },
  },
  {
    name: "that say what a default says are ignored",
    text: "File { mode => '2' } file { '/x': mode => '1' } File['/x'] { mode => '2' }",
    parameters: { "File[/x]": { mode: "1" } },
  },
  {
    name: "wait for what is declared later",
    text: "File['/x'] { mode => '2' } file { '/x': }",
    parameters: { "File[/x]": { mode: "2" } },
  },
  {
    name: "that wait in vain are errors",
    text: "\nFile['/x'] { mode => '2' }",
    error: [2, "Could not find resource(s) File[/x] for overriding"],
  },
  {
    name: "take several titles and a hash",
    text: "notify { ['x', 'y']: } Notify['x', 'y'] { * => { message => 'm', loglevel => 'err' } }",
    parameters: {
      "Notify[x]": { message: "m", loglevel: "err" },
      "Notify[y]": { message: "m", loglevel: "err" },
    },
  },
  {
    name: "of a defined type reach its body if they come before it runs",
    text: "define d($a = 1) { notify { $title: message => $a } } d { 'x': } D['x'] { a => 2 }",
    parameters: { "D[x]": { a: 2 }, "Notify[x]": { message: 2 } },
  },
  {
    name: "of a defined type only change its parameters once it has run, with a warning",
    text: "D['x'] { b => 2 } define d($b) { notify { $title: message => $b } } d { 'x': b => 1 }",
    error: [1, "Parameter 'b' is already set on D[x]"],
    warnings: [
      "Attempt to override an already evaluated resource, defined at (file: /site.pp, line: 1), with new values",
    ],
  },
  {
    name: "that come too late are errors where it is strict",
    text: "D['x'] { tag => 'late' }\ndefine d() { }\nd { 'x': }",
    strict: true,
    error: [
      1,
      "Attempt to override an already evaluated resource, defined at (file: /site.pp, line: 3), with new values",
    ],
  },
  {
    name: "make tags of a tag",
    text: "notify { 'x': tag => 'one' } Notify['x'] { tag => 'One::Two' }",
    error: [1, "Parameter 'tag' is already set"],
  },
  {
    name: "add tags where they come, before those of the containers",
    text: "notify { 'x': } Notify['x'] { tag => 'One::Two' }",
    tags: { "Notify[x]": ["notify", "x", "one::two", "one", "two", "class"] },
  },
  {
    name: "remove a relationship to what isn't there",
    text: `class a { notify { 'x': require => Notify['nowhere'] } }
class b inherits a { Notify['x'] { require => undef } }
include b`,
    parameters: { "Notify[x]": {} },
  },
  {
    name: "are not for classes",
    text: "class a { }\nClass['a'] { noop => true }",
    error: [2, "can only operate on resources"],
  },
  {
    name: "set only what the type has",
    text: "notify { 'x': }\nNotify['x'] { nosuch => 1 }",
    error: [1, "no parameter named 'nosuch'"],
  },
]);
