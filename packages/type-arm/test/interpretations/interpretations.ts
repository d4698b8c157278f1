import { core } from "../../src/index.js";
import type { ReadingCase, Verdict } from "./classify.js";

/** A type with one attribute, whose settings are given. */
function attribute(settings: string, type = "String"): string {
  return `type T { attr a, ${type} { ${settings} } }`;
}

function of(id: string, about: string, verdict: Verdict, program: string, ...codes: readonly string[]): ReadingCase {
  return { id, about, program, verdict, codes };
}

const accepted = (id: string, about: string, program: string): ReadingCase => of(id, about, "accepted", program);
const refused = (id: string, about: string, program: string, ...codes: readonly string[]): ReadingCase =>
  of(id, about, "refused", program, ...codes);
const warned = (id: string, about: string, program: string, ...codes: readonly string[]): ReadingCase =>
  of(id, about, "warned", program, ...codes);

/** Interpretations of the grammar: what a definition may contain. */
export const grammarInterpretations: readonly ReadingCase[] = [
  warned("R1", "the stray colon", "type T { attr a, String {: min => 1 } }", "stray-colon"),
  refused("R2", "an attribute without a type", "type T { attr a }", "missing-type"),
  { ...warned("R2", "the same, lenient", "type T { attr a }", "missing-type"), options: { lenient: true } },
  refused("R2", "a reference without a type, which lenience can't guess", "type T { has a }", "missing-type"),
  accepted("R3", "a bare expression after check and validate", attribute("check => $it != '', validate => $it != 'x'")),
  refused("R3", "no bare expression after invariant", "type T { invariant 1 == 1 }", "syntax"),
  accepted("R3", "a brace after the arrow is a block", attribute("check => { $it }")),
  accepted("R4", "setable", attribute("setable => false")),
  accepted("R4", "settable", attribute("settable => false")),
  refused("R4", "both", attribute("setable => false, settable => false"), "repeated-setting"),
  accepted(
    "R5",
    "words of the language as names of features",
    "type T { attr type, String attr min, String attr attr, String attr if, String attr unless, String has has, T attr enum, String }",
  ),
  accepted("R5", "`type` is a word elsewhere", "$x = { type => attr, has => type }"),
  accepted(
    "R6",
    "definitions in any case meet their uses",
    "type net::host { has role, UserRole } type userRole { has host, ::Net::Host }",
  ),
  refused("R6", "two definitions that meet", "type net::host { } type Net::Host { }", "duplicate-type"),
  refused("R6", "a use in lower case", "type host { } type vm inherits host { }", "lower-case-use"),
  refused("R6", "there is no relative lookup", "type a::b { } type a::c { has x, B }", "unknown-type"),
  warned("R6", "a name that can't be referred to", "type _t { }", "unreferable-name"),
  accepted("R6", "forward references", "type A inherits B { } type B { has a, A }"),
  refused("R7", "attr with a type", "type T { attr t, T }", "attr-of-type"),
  refused("R7", "has with data", "type T { has t, Integer has e, enum[a] }", "has-of-data", "has-of-data"),
  accepted("R8", "enum", "type T { attr e, enum[a, B, _c, ] }"),
  refused("R8", "Enum", "type T { attr e, Enum[a, b] }", "capital-enum"),
  refused("R8", "repeated values", "type T { attr e, enum[a, b, a] }", "duplicate-enum-value"),
  refused("R9", "a repeated setting", attribute("min => 1, min => 1"), "repeated-setting"),
  refused("R9", "an unknown setting", attribute("minimum => 1"), "unknown-setting"),
  refused(
    "R9",
    "settings of attributes on a reference",
    "type T { has t, T { default => 1, check => { }, set => |$v| { $v }, get => |$v| { $v } } }",
    ...Array<string>(4).fill("misplaced-setting"),
  ),
  refused("R9", "containment on an attribute", attribute("containment => true"), "misplaced-setting"),
  refused("R9", "the wrong kind", attribute("unsettable => 'yes', set => { 1 }"), "setting-value", "setting-value"),
  accepted(
    "R10",
    "Integer from decimal, hexadecimal and octal text",
    ['"10"', "'0x1F'", "'017'", "-5", '"-5"']
      .map((value, index) => `type T${index} { attr a, Integer { default => ${value} } }`)
      .join(" "),
  ),
  accepted(
    "R10",
    "Float from any number, String from the text",
    "type T { attr a, Float { default => 2 } attr b, Float { default => '1.5' } attr c, String { default => 10 } attr d, String { default => name } }",
  ),
  accepted(
    "R10",
    "Boolean and enum",
    "type T { attr a, Boolean { default => 'true' } attr b, Boolean { default => false } attr c, enum[x] { default => x } attr d, enum[x] { default => 'x' } }",
  ),
  ...["undef", "[1]", '"a${1}"', "{ 1 }"].map((value) =>
    refused("R10", `${value} isn't a literal`, attribute(`default => ${value}`), "not-a-literal"),
  ),
  ...[
    ["Integer", "1.5"],
    ["Integer", "'ten'"],
    ["Float", "true"],
    ["Boolean", "1"],
    ["Boolean", "'yes'"],
    ["enum[x]", "y"],
    ["Integer", "9223372036854775808"],
  ].map(([type, value]) =>
    refused("R10", `${value} is no ${type}`, attribute(`default => ${value}`, type), "bad-default"),
  ),
  warned("R11", "the default of a list", attribute("max => unbound, default => x"), "default-of-list"),
  accepted(
    "R12",
    "min alone and max alone",
    "type T { attr a, String { min => 1 } attr b, String { min => 2 } attr c, String { max => 7 } }",
  ),
  refused("R12", "max 0", attribute("max => 0"), "bad-bound"),
  refused("R12", "min over max", attribute("min => 3, max => 2"), "bad-bound"),
  refused("R12", "a bound that isn't a number", attribute("min => -1, max => 2.5"), "bad-bound", "setting-value"),
  accepted("R13", "unbound", attribute("max => unbound")),
  refused("R13", "unbound in quotes", attribute("max => 'unbound'"), "quoted-unbound"),
  accepted(
    "R46",
    "abstract anywhere, and not inherited",
    "type A { attr x, String abstract } type B inherits A { } $b = B.new",
  ),
  warned("R46", "abstract twice", "type A { abstract abstract }", "abstract-twice"),
  refused("R48", "an alias", "type A = String", "type-alias"),
  refused("R50", "an expression without effect", attribute("check => { 1 2 }"), "idle-expression"),
  accepted(
    "R44",
    "statements beside definitions",
    "type T { attr a, Integer } $x = 1 if $x == 1 { $t = T.new { a => $x } } $list = [1].collect |$n| { T.new({ a => $n }) }",
  ),
  refused("R44", "no resources", "file { '/etc/motd': }", "not-a-definition"),
];

/** Readings of checks, invariants and defaults, as far as they show before anything is made. */
export const validationInterpretations: readonly ReadingCase[] = [
  accepted("R14", "a reference has validate", "type T { has t, T { validate => { $it != undef } } }"),
  accepted(
    "R14",
    "both before and after setting",
    attribute("validate => |$v| { $v != '' }, set => |$v| { $v }, check => { $a != '' }"),
  ),
  refused(
    "R24",
    "a default that its own check refuses",
    attribute("default => 'x', check => { if $it == 'x' { \"no ${it}\" } }"),
    "refused-value",
  ),
  accepted("R24", "and one that it accepts", attribute("default => 'y', check => { if $it == 'x' { \"no ${it}\" } }")),
  warned(
    "R37",
    "a title that forbids what the condition asks for",
    'type T { attr a, String attr b, String invariant "a and b can not be set together" { $a != undef and $b == x } }',
    "inverted-invariant",
  ),
  accepted(
    "R37",
    "a title that says what the condition forbids",
    'type T { attr a, String attr b, String invariant "a and b must not be empty" { $a != "" and $b != "" } }',
  ),
  accepted(
    "R38",
    "titles with features and in single quotes",
    "type T { attr a, String invariant \"no ${a}\" { true } invariant 'plain' { true } }",
  ),
  refused("R38", "a title with what isn't there", 'type T { invariant "no ${b}" { true } }', "unknown-variable"),
  accepted(
    "R34",
    "name and container of $meta",
    'type T { attr a, String { check => { "${$meta[name]} ${meta[container][name]}" } } }',
  ),
  refused(
    "R34",
    "and nothing else",
    'type T { attr a, String { check => { "${$meta[type]} ${$meta[container][parent]}" } } }',
    "unknown-meta",
    "unknown-meta",
  ),
  warned(
    "R40",
    "features called it and meta",
    "type T { attr it, String attr meta, String }",
    "hidden-feature",
    "hidden-feature",
  ),
];

/** Readings of what may be set and assigned. */
export const valueInterpretations: readonly ReadingCase[] = [
  accepted(
    "R26",
    "a setter assigns its own feature and others",
    "type T { attr a, Integer { set => |$v| { $a = $v $b = 1 } } attr b, Integer { setable => false } }",
  ),
  refused(
    "R27",
    "features are assigned in setters only",
    "type T { attr a, String { get => |$v| { $a = 1 $v } } attr d, String { derived => || { $a = 1 } } invariant { $a = 1 } }",
    ...Array<string>(3).fill("assignment-to-feature"),
  ),
  accepted("R27", "local variables are fine", attribute("check => { $n = 'x' $it != $n }")),
  refused("R27", "once", attribute("check => { $n = 'x' $n = 'y' $it != $n }"), "assigned-twice"),
  accepted("R27", "and in the lambda of new", "type T { attr a, String } $t = T.new |$n| { $n[a] = 'x' }"),
  refused("R27", "but not after it", "type T { attr a, String } $t = T.new $t[a] = 'x'", "assignment-target"),
  accepted("R28", "+= on a list", attribute("max => unbound, set => |$v| { $a += $v }")),
  refused("R28", "+= on a single value", attribute("set => |$v| { $a += $v }"), "append-to-single"),
  refused("R28", "+= on a variable", "$x = [1] $y += 1", "append-to-single"),
  refused(
    "R41",
    "derived and not transient",
    attribute("derived => || { 'x' }, transient => false"),
    "derived-not-transient",
  ),
  accepted("R42", "the derived lambda is the getter", attribute("derived => || { 'x' }")),
  refused("R42", "and takes nothing", attribute("derived => |$v| { $v }"), "wrong-parameters"),
  refused("R42", "get beside it", attribute("derived => || { 'x' }, get => |$v| { $v }"), "derived-with-get"),
  warned("R20", "derived and settable without set", attribute("derived => || { 'x' }, settable => true"), "lost-value"),
  accepted("R45", "names are case sensitive", "type T { attr fooBar, String attr foobar, String }"),
  accepted(
    "R29",
    "all forms of new",
    "type T { attr a, Integer } $a = T.new { a => 1 } $b = new(T) $c = new(T, { a => 1 }) $d = new(T) |$t| { $t[a] = 1 } $e = T.new |$t| { $t[a] = 1 } $f = T.new({ a => 1 }) $g = T.new()",
  ),
  refused("R29", "braces after anything else", "$x = T.old { a => 1 } type T { }", "unexpected"),
];

/** Readings of the language of logic. */
export const logicInterpretations: readonly ReadingCase[] = [
  accepted(
    "R35",
    "the functions of the text by both names, and slice",
    "$l = [1, 2] $a = $l.select |$x| { $x > 1 } $b = filter($l) |$x| { $x > 1 } $c = $l.reject |$x| { true } $d = collect($l) |$x| { $x } $e = $l.map |$x| { $x } $f = $l.reduce |$m, $x| { $m + $x } $g = $l.slice(2) $l.each |$x| { $x }",
  ),
  accepted(
    "R35",
    "operators, strings, lists, hashes, access and conditions",
    attribute(
      'check => { $h = { a => [1, 2] } if !($it =~ /x/) and $h[a][0] in [1] or not ($it == y) { "no ${it}" } else { unless $it == z { undef } else { $it ? { a => true, default => false } } } }',
    ),
  ),
  refused("R35", "no other function", attribute("check => { notice($it) }"), "unknown-function"),
  {
    ...refused("R35", "the set can be chosen", attribute("check => { $it.size == 1 }"), "unknown-function"),
    options: { functions: core },
  },
  refused("R35", "no types as values", attribute("check => { $it =~ String }"), "not-in-logic"),
  refused("R35", "no types of parameters", attribute("set => |String $v| { $v }"), "not-in-logic"),
  refused(
    "R35",
    "a check sees only its own feature",
    "type T { attr a, String attr b, String { check => { $a == $b } } }",
    "unknown-variable",
  ),
  refused("R35", "with a lambda only its parameter", attribute("check => |$v| { $a == $v }"), "unknown-variable"),
  refused("R35", "no heredocs", "$x = @(END)\n  a\n  | END\n", "bad-heredoc"),
  refused("R35", "regular expressions that Ruby can't read", attribute("check => { $it =~ /(/ }"), "bad-pattern"),
  refused(
    "R36",
    "managed types aren't made in logic",
    "type R inherits Resource { } type S inherits R { } type T { attr a, String { check => { S.new == 1 } } }",
    "managed-in-logic",
  ),
  accepted("R36", "others are", "type S { } type T { attr a, String { check => { S.new == 1 } } }"),
  refused(
    "R39",
    "what is built in",
    "type Integer { } type float { } type Enum { } type resource { }",
    ...Array<string>(4).fill("reserved-type"),
  ),
  warned("R39", "what Puppet has", "type Array { } type class { }", "reserved-name", "reserved-name"),
];
