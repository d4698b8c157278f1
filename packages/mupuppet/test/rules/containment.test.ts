import { testRules } from "./rule.js";

const body = `define d() { e { "e\${title}": tag => 'inner' } }
define e() { notify { $title: noop => undef } }
`;

testRules("what runs down containment", [
  {
    name: "metaparameters of a defined type that top level or a node declares, to all that it contains",
    text: `${body}d { 'x': noop => true, loglevel => 'err', schedule => 'never' }`,
    parameters: {
      "E[ex]": { tag: "inner", noop: true, schedule: "never", loglevel: "err" },
      "Notify[ex]": { noop: true, schedule: "never", loglevel: "err", tag: "inner" },
    },
  },
  {
    name: "not those of a class, nor of what it declares",
    text: `${body}class c { notify { 'c': } d { 'x': noop => true } } class { 'c': noop => true }`,
    parameters: { "Notify[c]": {}, "D[x]": { noop: true }, "Notify[ex]": {} },
  },
  {
    name: "those of a node's resources",
    text: `${body}node default { d { 'x': noop => false } }`,
    parameters: { "Notify[ex]": { noop: false, tag: "inner" } },
  },
  {
    name: "to a class that is contained in a defined type",
    text: "define d() { contain c } class c { notify { 'c': } } d { 'x': noop => true }",
    parameters: { "Class[C]": { noop: true }, "Notify[c]": { noop: true } },
  },
  {
    name: "from the first container where several contain a class",
    text: "define d() { contain c } class c { } d { 'x': loglevel => 'err' } d { 'y': loglevel => 'info', noop => true }",
    parameters: { "Class[C]": { loglevel: "err", noop: true } },
  },
  {
    name: "no relationships",
    text: `${body}d { 'x': require => Notify['y'] } notify { 'y': }`,
    parameters: { "Notify[ex]": { tag: "inner" } },
  },
  {
    name: "what contains a resource is its tags, in the order of the containers",
    text: "define d() { notify { \"n\": } } class a::b { d { 'x': } } include a::b",
    tags: {
      "Class[A::B]": ["class", "a::b", "a", "b"],
      "D[x]": ["d", "x", "class", "a::b", "a", "b"],
      "Notify[n]": ["notify", "n", "d", "x", "class", "a::b", "a", "b"],
    },
  },
  {
    name: "aliases, which only one resource of a type can have",
    text: `${body}define f() { e { $title: } file { '/f': } } f { 'x': alias => ['y', 1] } e { '1': }`,
    parameters: { "E[x]": { alias: ["y", 1] }, "Notify[x]": { alias: ["y", 1] } },
  },
  {
    name: "aliases to several resources of one type, which is refused",
    text: "define f() { file { '/f': }\nfile { '/g': } } f { 'x': alias => 'y' }",
    error: [2, "`File[/g]` is `File[/f]` again: both have the name `y`"],
  },
  {
    name: "not to what is virtual",
    text: "define f() { @file { '/f': }\nfile { '/g': } } f { 'x': alias => 'y' }",
    parameters: { "File[/f]": undefined, "File[/g]": { alias: "y" } },
  },
  {
    name: "aliases that are another one's title, which is refused",
    text: "define f() { file { '/f': } }\nf { 'x': alias => '/g' } file { '/g': }",
    error: [1, "`File[/f]` is `File[/g]` again: both have the name `/g`"],
  },
  {
    name: "tags are of letters, digits and a few signs, in small letters",
    text: "notify { 'x': tag => ['ok', 5, 'Über', 'x-y.z', undef, ['n']] }",
    tags: { "Notify[x]": ["ok", "5", "über", "x-y.z", "n", "notify", "x", "class"] },
  },
  {
    name: "titles are tags where they can be",
    text: "notify { 'Foo::Bar baz': } notify { 'a::B': } notify { '_x': } notify { '-x': } notify { 'foo::': }",
    tags: {
      "Notify[Foo::Bar baz]": ["notify", "class"],
      "Notify[a::B]": ["notify", "a::b", "a", "b", "class"],
      "Notify[_x]": ["notify", "_x", "class"],
      "Notify[-x]": ["notify", "class"],
      "Notify[foo::]": ["notify", "foo::", "foo", "class"],
    },
  },
  { name: "other tags are refused", text: "notify { 'x':\n tag => 'bad tag' }", error: [1, "Invalid tag 'bad tag'"] },
  {
    name: "tags of the function tag are for all that the body contains",
    text: "class a { notify { 'a': } tag('Foo', 'b::c') } include a",
    tags: { "Notify[a]": ["notify", "a", "class", "foo", "b::c", "b", "c"] },
  },
  {
    name: "a class is in its stage, and so is what it includes, but not what is contained elsewhere",
    text: `stage { 'pre': before => Stage['main'] }
class a { include b } class b { } class { 'a': stage => 'pre' }`,
    parameters: { "Class[A]": { stage: "pre" }, "Class[B]": { stage: "pre" } },
  },
  {
    name: "a stage must be declared before",
    text: "class a { }\nclass { 'a': stage => 'pre' }",
    error: [2, "Could not find stage pre specified by Class[A]"],
  },
]);
