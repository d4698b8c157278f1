import { testRules } from "./rule.js";

testRules("collectors", [
  {
    name: "realise what they find, and nothing else",
    text: "@user { ['a', 'b']: uid => 3 } @user { 'c': uid => 4 } User <| uid == 3 |>",
    parameters: { "User[a]": { uid: 3 }, "User[b]": { uid: 3 }, "User[c]": undefined },
  },
  {
    name: "compare without regard to case, titles too",
    text: "@user { 'Root': shell => '/bin/SH' } @user { 'b': } User <| title == 'rOOt' and shell == '/BIN/sh' |>",
    parameters: { "User[Root]": { shell: "/bin/SH" }, "User[b]": undefined },
  },
  {
    name: "find an item in an array with ==, and compare the whole array with !=",
    text: "@user { 'a': groups => ['X', 'y'] } $q = ['q'] User <| groups == 'x' and groups != 'x' and groups != $q |>",
    parameters: { "User[a]": { groups: ["X", "y"] } },
  },
  {
    name: "find numbers by value, but not strings of digits",
    text: "@user { 'a': uid => 5 } @user { 'b': uid => '5' } User <| uid == 5.0 |>",
    parameters: { "User[a]": { uid: 5 }, "User[b]": undefined },
  },
  {
    name: "take a parameter that isn't set for undef",
    text: "@user { 'a': } @user { 'b': uid => 1 } User <| uid == undef |>",
    parameters: { "User[a]": {}, "User[b]": undefined },
  },
  {
    name: "join with and, or and parentheses; and binds tighter",
    text: `@user { ['a', 'b', 'c', 'd']: }
User <| title == 'a' or title == 'b' and title == 'x' or (title == 'c' or title == 'd') and title != 'd' |>`,
    parameters: { "User[a]": {}, "User[b]": undefined, "User[c]": {}, "User[d]": undefined },
  },
  {
    name: "find tags in any case, given or of the containers",
    text: `class foo::bar { @user { 'a': } }
include foo::bar
@user { 'b': tag => 'X::Y' } @user { 'c': }
$tags = ['q', 'y'] User <| tag == 'FOO' or tag == $tags |>`,
    parameters: { "User[a]": {}, "User[b]": { tag: "X::Y" }, "User[c]": undefined },
  },
  {
    name: "know the tags that a container gets after the resource was declared",
    text: "class a { @user { 'u': } tag('late') } include a  User <| tag == 'late' |>",
    parameters: { "User[u]": {} },
  },
  {
    name: "compare the parameter tag, not the tags, with !=",
    text: "@user { 'a': tag => 't' } @user { 'b': } User <| tag != 't' |>",
    parameters: { "User[a]": undefined, "User[b]": {} },
  },
  { name: "refuse numbers as tags", text: "User <| tag == 5 |>", error: [1, "Cannot transform a number to a tag"] },
  { name: "refuse classes", text: "\nClass <| |>", error: [2, "Classes cannot be collected"] },
  { name: "refuse unknown types", text: "Foo <| |>", error: [1, "Resource type foo doesn't exist"] },
  {
    name: "find everything where there is no query",
    text: "@user { 'a': } user { 'b': } User <| |>",
    parameters: { "User[a]": {}, "User[b]": {} },
  },
  {
    name: "work out their operands where they stand, and search later",
    text: "$x = 'b' class k { User <| title == $x |> } include k  @user { ['a', 'b']: }",
    parameters: { "User[a]": undefined, "User[b]": {} },
  },
  {
    name: "come before defined types in each round, and find what those declare in the next one",
    text: `define d() { @notify { "n\${title}": } @e { "e\${title}": } }
define e() { notify { $title: } }
@d { 'x': } D <| |> Notify <| |> E <| |>`,
    parameters: { "D[x]": {}, "Notify[nx]": {}, "E[ex]": {}, "Notify[ex]": {} },
  },
  {
    name: "override what they find, whoever declared it, and once",
    text: `class k { @file { '/a': mode => '0600', tag => ['x'] } } include k
File <| |> { mode => '0644', tag +> ['y'] }`,
    parameters: { "File[/a]": { mode: "0644", tag: ["x", "y"] } },
  },
  {
    name: "override in their order, and the later one wins",
    text: `notify { 'a': message => 'x' }
Notify <| |> { message => 'one' } Notify <| title == 'a' |> { message => 'two' }`,
    parameters: { "Notify[a]": { message: "two" } },
  },
  {
    name: "see what other collectors have set",
    text: `@notify { 'a': } Notify <| message == 'x' |> { loglevel => 'err' } Notify <| title == 'a' |> { message => 'x' }`,
    parameters: { "Notify[a]": { message: "x", loglevel: "err" } },
  },
  {
    name: "override defined types before their bodies run",
    text: "define d($a = 1) { notify { $title: message => $a } } d { 'x': } D <| |> { a => 2 }",
    parameters: { "Notify[x]": { message: 2 } },
  },
  {
    name: "bring the resource defaults of their place along",
    text: "@file { '/a': owner => 'r' } File { mode => '0600' } File <| |> { group => 'x' }",
    parameters: { "File[/a]": { owner: "r", group: "x", mode: "0600" } },
  },
  {
    name: "may not set a parameter twice",
    text: "notify { 'x': }\nNotify <| |> { message => 1, message => 2 }",
    error: [2, "Duplicate parameter 'message'"],
  },
  {
    name: "release the body that they stand in: its overrides may change everything from then on",
    text: `class c { notify { 'y': message => 'old' } } include c
Notify <| |> { loglevel => 'err' }
define late() { } late { 'z': }
$done = [1].each |$i| { Notify['y'] { require => Late['z'] } }`,
    error: [4, "Only subclasses can override parameters"],
  },
  {
    name: "of exported resources find nothing; what the node itself exports stays exported",
    text: "@@file { '/a': } File <<| |>> { mode => '1' }",
    parameters: { "File[/a]": {} },
    warnings: [
      "You cannot collect exported resources without storeconfigs being set; the export is ignored",
      "You cannot collect exported resources without storeconfigs being set; the collection will be ignored",
    ],
  },
  {
    name: "of virtual resources find exported ones",
    text: "@@file { '/a': } File <| |> { mode => '1' }",
    parameters: { "File[/a]": { mode: "1" } },
  },
  {
    name: "realize takes references, strings and arrays, before or after the declaration",
    text: "realize(User['a'], 'User[b]', [User['c', 'd']]) @user { ['a', 'b', 'c', 'd', 'e']: }",
    parameters: { "User[a]": {}, "User[b]": {}, "User[c]": {}, "User[d]": {}, "User[e]": undefined },
  },
  {
    name: "realize finds a resource by what its title says of its name",
    text: "@file { '/tmp/': } realize(File['/tmp'])",
    parameters: { "File[/tmp/]": { path: "/tmp" } },
  },
  {
    name: "realize wants its resources to be there in the end",
    text: "@user { 'ab': }\nrealize(User['a'], User['ab'])",
    error: [2, "Failed to realize virtual resources User[a]"],
  },
]);
