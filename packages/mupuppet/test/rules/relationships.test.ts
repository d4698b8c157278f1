import { testRules } from "./rule.js";

const abc = "notify { ['a', 'b', 'c']: } ";

testRules("relationships", [
  {
    name: "arrows add to before and notify of the left, as arrays",
    text: `${abc}Notify['a'] -> Notify['b'] ~> Notify['c']`,
    parameters: { "Notify[a]": { before: ["Notify[b]"] }, "Notify[b]": { notify: ["Notify[c]"] }, "Notify[c]": {} },
  },
  {
    name: "what was written keeps its form",
    text: "notify { 'a': before => Notify['b'], require => ['Notify[c]'] } notify { ['b', 'c']: }",
    parameters: { "Notify[a]": { before: "Notify[b]", require: ["Notify[c]"] } },
  },
  {
    name: "arrows to the left are turned around",
    text: `${abc}Notify['a'] <- Notify['b'] <~ Notify['c']`,
    parameters: { "Notify[a]": {}, "Notify[b]": { before: ["Notify[a]"] }, "Notify[c]": { notify: ["Notify[b]"] } },
  },
  {
    name: "arrows take arrays, several titles, strings and declarations, each once",
    text: `${abc}[Notify['a'], 'Notify[a]'] -> Notify['b', 'c'] -> [file { '/x': }, [file { '/y': }]]`,
    parameters: {
      "Notify[a]": { before: ["Notify[b]", "Notify[c]"] },
      "Notify[b]": { before: ["File[/x]", "File[/y]"] },
      "Notify[c]": { before: ["File[/x]", "File[/y]"] },
    },
  },
  {
    name: "arrows extend what was written",
    text: `${abc}file { '/x': before => Notify['a'] } File['/x'] -> Notify['b']`,
    parameters: { "File[/x]": { before: ["Notify[a]", "Notify[b]"] } },
  },
  {
    name: "arrows extend a list in all resources that it was written for, and in no other",
    text: `${abc}$l = [Notify['a']] file { ['/x', '/y']: before => $l } file { '/z': before => $l } File['/x'] -> Notify['b']`,
    parameters: {
      "File[/x]": { before: ["Notify[a]", "Notify[b]"] },
      "File[/y]": { before: ["Notify[a]", "Notify[b]"] },
      "File[/z]": { before: ["Notify[a]"] },
    },
  },
  {
    name: "arrows take what collectors will have found",
    text: `${abc}Notify['a'] -> User <| tag == 'x' |> -> Notify['b'] @user { ['u', 'v']: tag => 'x' }`,
    parameters: {
      "Notify[a]": { before: ["User[u]", "User[v]"] },
      "User[u]": { tag: "x", before: ["Notify[b]"] },
      "User[v]": { tag: "x", before: ["Notify[b]"] },
    },
  },
  {
    name: "a collector that finds nothing is bridged",
    text: `${abc}Notify['a'] -> User <| |> -> Package <| |> ~> Notify['b']`,
    parameters: { "Notify[a]": { notify: ["Notify[b]"] } },
  },
  {
    name: "an empty array is bridged",
    text: `${abc}Notify['a'] -> [] -> Notify['b']`,
    parameters: { "Notify[a]": { before: ["Notify[b]"] } },
  },
  {
    name: "classes are written as the catalog names them",
    text: "class k::l { } notify { 'a': } -> class { 'k::l': } ~> Class['::k::l']",
    isCycle: true,
    error: [1, "Found 1 dependency cycle: (Class[K::L] => Class[K::L])"],
  },
  {
    name: "classes take arrows",
    text: "class k::l { } include k::l  notify { 'a': } -> Class['K::l']",
    parameters: { "Notify[a]": { before: ["Class[K::L]"] } },
  },
  {
    name: "undef in arrays is left out",
    text: `${abc}notify { 'd': require => [Notify['a'], undef, [Notify['b']]], before => undef }`,
    parameters: { "Notify[d]": { require: ["Notify[a]", "Notify[b]"] } },
  },
  {
    name: "require and contain relate classes",
    text: "class a { require b  contain c } class b { } class c { } include a",
    parameters: { "Class[A]": { require: ["Class[B]"] } },
  },
  {
    name: "arrows want their sources to be there in the end",
    text: "notify { 'a': }\nNotify['b'] -> Notify['a']",
    error: [2, "Could not find resource 'Notify[b]' for relationship on 'Notify[a]'"],
  },
  {
    name: "arrows want their targets to be there in the end",
    text: "notify { 'a': }\nNotify['a'] -> Notify['b']",
    error: [2, "Could not find resource 'Notify[b]' for relationship from 'Notify[a]'"],
  },
  {
    name: "undef isn't an operand",
    text: "notify { 'a': } -> undef",
    error: [1, "with an Undef Value. A Catalog type is required"],
  },
  {
    name: "numbers are no operands",
    text: "notify { 'a': } -> 5",
    error: [1, "with an Integer. A Catalog type is required"],
  },
  {
    name: "names are no operands",
    text: "notify { 'a': } -> 'foo'",
    error: [1, "The expression <foo> is not a valid type specification"],
  },
  {
    name: "parameters want their targets to be there in the end, virtual ones too",
    text: "notify { 'a':\n  require => Notify['aa'] }\n@notify { 'aa': require => Notify['nowhere'] }",
    parameters: { "Notify[a]": { require: "Notify[aa]" } },
  },
  {
    name: "a target that is nowhere is an error at the parameter",
    text: "notify { 'a':\n  require => Notify['b'] }",
    error: [2, "Could not find resource 'Notify[b]' in parameter 'require'"],
  },
  {
    name: "a target must be a reference",
    text: "notify { 'a': before => 'b' }",
    error: [1, 'No title provided and "b" is not a valid resource reference'],
  },
]);
