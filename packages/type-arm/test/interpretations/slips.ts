import type { ReadingCase } from "./classify.js";

const feature =
  "type T { attr foo, String attr one_thing, String attr another_thing, String attr ensure, enum[absent, present] attr content, String ";

/** The slips of the specification: as printed, and corrected. */
export const slips: readonly ReadingCase[] = [
  {
    id: "S1",
    about: "a colon after the brace",
    program: "type T { attr a, String {: min => 1, } }",
    verdict: "warned",
    codes: ["stray-colon"],
  },
  {
    id: "S2",
    about: "examples without a type",
    program:
      'type T { attr foo {\n check => $it != ""\n}\n attr bar {\n check => { if $bar == "" { "bar can not be set to an empty string" } }\n}\n attr the_thing_with_a_long_name {\n check => |$x| { if $x == "" { "the_thing_with_a_long_name can not be set to an empty string" } }\n} }',
    verdict: "refused",
    codes: ["missing-type", "missing-type", "missing-type"],
  },
  {
    id: "S2",
    about: "the same, lenient",
    program: 'type T { attr foo { check => $it != "" } }',
    verdict: "warned",
    codes: ["missing-type"],
    options: { lenient: true },
  },
  {
    id: "S3",
    about: "a bare expression as a check",
    program: 'type T { attr foo, String { check => $it != "" } }',
    verdict: "accepted",
  },
  {
    id: "S4",
    about: "a brace short",
    program:
      'type T { attr fee, String {\n check => { case $fee {\n "" : { "bar can not be an empty string" }\n default : { true }\n }\n}\n}\n',
    verdict: "refused",
    codes: ["unclosed-bracket"],
  },
  {
    id: "S4",
    about: "the same, repaired",
    program:
      'type T { attr fee, String {\n check => { case $fee {\n "" : { "bar can not be an empty string" }\n "blue", "green" : { "bar can not be set to \'blue\' nor \'green\'" }\n /:/ : { "bar may not contain a colon" }\n default : { true }\n } }\n}\n}\n',
    verdict: "accepted",
  },
  {
    id: "S5",
    about: "the inverted invariant",
    program: `${feature} invariant "Can not specify ensure => absent, and content at the same time" {\n $ensure == absent and $content != undef\n} }`,
    verdict: "warned",
    codes: ["inverted-invariant"],
  },
  {
    id: "S5",
    about: "the same, repaired",
    program: `${feature} invariant "Can not specify ensure => absent, and content at the same time" {\n !($ensure == absent and $content != undef)\n} }`,
    verdict: "accepted",
  },
  {
    id: "S6",
    about: "a message without quotes",
    program:
      "type User {\n attr password, String {\n check => { if $password =~ /:/ { A ':' is not allowed in a password } }\n}\n}",
    verdict: "refused",
    codes: ["idle-expression"],
  },
  {
    id: "S7",
    about: "a type that isn't closed",
    program: "type User {\n has roles, UserRole { max => unbound }\n\ntype UserRole { }\n",
    verdict: "refused",
    codes: ["syntax"],
  },
  {
    id: "S8",
    about: "a brace short at the end",
    program:
      'type UserRole {\n attr gid, String {\n check => { if $gid =~ /\\d/ { "gid must be non numeric." }\n }\n}\n',
    verdict: "refused",
    codes: ["unclosed-bracket"],
  },
  {
    id: "S9",
    about: "setable and settable",
    program: "type T { attr a, String { setable => true } attr b, String { settable => true } }",
    verdict: "accepted",
  },
  {
    id: "S10",
    about: "min over one makes max unbound",
    program: "type T { attr a, String { min => 2 } }",
    verdict: "accepted",
  },
  { id: "S11", about: "max alone", program: "type T { attr a, String { max => unbound } }", verdict: "accepted" },
  {
    id: "S12",
    about: "a comma after the last setting",
    program: "type T { has t, T { max => unbound, } attr e, enum[a, b,] }",
    verdict: "accepted",
  },
  {
    id: "S14",
    about: "not as a function, and !",
    program: `${feature} invariant { if not ($one_thing and $another_thing) { "Both one_thing, and another_thing must be set" } } invariant { if !($one_thing and $another_thing) { "no" } } }`,
    verdict: "accepted",
  },
  {
    id: "S15",
    about: "select and collect",
    program: "$a = [1].select |$x| { true } $b = [1].collect |$x| { $x }",
    verdict: "accepted",
  },
  {
    id: "S16",
    about: "nil is a string",
    program: "type T { attr a, String { check => { if $it == x { nil } } } }",
    verdict: "warned",
    codes: ["nil-word"],
  },
];
