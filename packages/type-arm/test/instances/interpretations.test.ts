import { stopwatch } from "@cairn/testing";
import { createSource } from "@cairn/diagnostics";
import { evaluateProgram } from "../../src/instantiate/evaluate-program.js";
import type { Instance } from "../../src/instantiate/instance.js";
import { parse } from "../../src/parse/parse.js";
import { buildModel } from "../../src/resolve/build-model.js";
import { evaluate, show } from "./evaluate.js";

type Row = readonly [what: string, types: string, code: string, result: unknown];

const T = "T.new({";

const rows: readonly Row[] = [
  // R14: validate, set, the type, check
  [
    "validate sees what the user gave",
    "type T { attr a, Integer { validate => { if $it == 'x' { 'no x' } }, set => |$v| { 1 }, check => { $it == 1 } } }",
    `${T} a => 'x' })`,
    ["no x"],
  ],
  [
    "set runs between validate and the type",
    "type T { attr a, Integer { validate => { $it == 'one' }, set => |$v| { 1 }, check => { $it == 1 } } }",
    `${T} a => 'one' })`,
    { a: 1 },
  ],
  [
    "check sees what set made",
    "type T { attr a, Integer { set => |$v| { 2 }, check => { $it == 1 } } }",
    `${T} a => 'one' })`,
    ["Illegal value: 2 is not an acceptable value for a"],
  ],
  [
    "a reference has a validate",
    "type T { has a, A { validate => { $it[n] == 1 } } } type A { attr n, Integer }",
    `${T} a => A.new({ n => 2 }) })`,
    ["Illegal value: A({'n' => 2}) is not an acceptable value for a"],
  ],
  [
    "a validate that refuses with false has the standard message",
    "type T { attr a, Integer { validate => { false } } }",
    `${T} a => 7 })`,
    ["Illegal value: 7 is not an acceptable value for a"],
  ],
  // R15: each element
  [
    "check sees each element",
    "type T { attr a, Integer { max => unbound, check => { $it > 0 } } }",
    `${T} a => [1, -1, -2] })`,
    ["Illegal value: -1 is not an acceptable value for a", "Illegal value: -2 is not an acceptable value for a"],
  ],
  [
    "set makes each element",
    "type T { attr a, Integer { max => unbound, set => |$v| { $v * 2 } } }",
    `${T} a => [1, 2] })`,
    { a: [2, 4] },
  ],
  [
    "get gives each element",
    "type T { attr a, Integer { max => unbound, get => |$v| { $v + 1 } } }",
    `${T} a => [1, 2] })`,
    { a: [2, 3] },
  ],
  // R16
  [
    "nil isn't checked",
    "type T { attr a, String { unsettable => true, check => { false } } }",
    `${T} a => undef })`,
    { a: null },
  ],
  ["what isn't set isn't checked", "type T { attr a, String { check => { false } } }", `${T} })`, {}],
  // R17
  [
    "a number isn't a verdict",
    "type T { attr a, String { check => { 1 } } }",
    `${T} a => x })`,
    ["a check must give true, undef, false or a message, and `1` is none of them"],
  ],
  // R18
  [
    "invariants run from the root down, all of them",
    "type A { invariant { 'a' } } type T inherits A { invariant 'b' { false } invariant { false } }",
    "T.new",
    ["a", "b", "Illegal invariant"],
  ],
  [
    "a hurt bound hides invariants",
    "type T { attr a, String { min => 1 } invariant { 'no' } }",
    "T.new",
    ["`a` of T has no value, and it must have one"],
  ],
  [
    "refusals of one new are reported together",
    "type T { attr a, Integer attr b, Integer { min => 1 } attr c, Integer { check => { 'c!' } } }",
    `${T} a => x, c => 1 })`,
    ["`a` must be an Integer, and the String `'x'` is not", "c!", "`b` of T has no value, and it must have one"],
  ],
  // R19
  [
    "unknown names are told together, before anything is set",
    "type T { attr a, Integer }",
    `${T} a => x, foo => 1, bar => 2 })`,
    ["T has no features `foo`, `bar`"],
  ],
  [
    "a value for a read-only feature is not consumed",
    "type T { attr a, Integer { setable => false } }",
    `${T} a => 1 })`,
    ["the value for `a` of T is not consumed: it is read only"],
  ],
  [
    "a value for a derived feature is not consumed",
    "type T { attr a, Integer { derived => || { 1 } } }",
    `${T} a => 1 })`,
    ["the value for `a` of T is not consumed: it is computed"],
  ],
  // R20
  [
    "a derived feature that is setable loses a value without set",
    "type T { attr a, Integer { derived => || { 1 }, setable => true } }",
    `${T} a => 5 })`,
    { a: 1 },
  ],
  // R21, R43
  ["undef leaves a default", "type T { attr a, Integer { default => 3 } }", `${T} a => undef })`, { a: 3 }],
  [
    "nil replaces a default",
    "type T { attr a, Integer { default => 3, unsettable => true } }",
    `${T} a => undef })`,
    { a: null },
  ],
  [
    "a list that isn't set is undef in logic",
    "type T { attr a, Integer { max => unbound, unsettable => true } attr b, Boolean { derived => || { $a == undef } } }",
    "T.new",
    { b: true },
  ],
  [
    "a list that was emptied is [] in logic",
    "type T { attr a, Integer { max => unbound, unsettable => true } attr b, Boolean { derived => || { $a == [] } } }",
    `${T} a => [] })`,
    { a: [], b: true },
  ],
  // R22
  ["one value for a list is a list of one", "type T { attr a, Integer { max => 3 } }", `${T} a => 1 })`, { a: [1] }],
  [
    "a list for one value is refused",
    "type T { attr a, Integer }",
    `${T} a => [1] })`,
    ["`a` must be an Integer, and the Array `[1]` is not"],
  ],
  // R23
  [
    "no text is an Integer",
    "type T { attr a, Integer }",
    `${T} a => '10' })`,
    ["`a` must be an Integer, and the String `'10'` is not"],
  ],
  ["an Integer becomes a Float", "type T { attr a, Float }", `${T} a => 10 })`, { a: 10 }],
  [
    "no Float becomes an Integer",
    "type T { attr a, Integer }",
    `${T} a => 1.0 })`,
    ["`a` must be an Integer, and the Float `1.0` is not"],
  ],
  ["integers of any size that fits", "type T { attr a, Integer }", `${T} a => 9007199254740993 }) == 1`, false],
  // R25
  [
    "users, logic and invariants see what get makes",
    "type T { attr a, Integer { get => |$v| { $v + 1 } } attr b, Integer { derived => || { $a } } invariant { $a == 2 } }",
    `${T} a => 1 })`,
    { a: 2, b: 2 },
  ],
  [
    "check sees what is stored",
    "type T { attr a, Integer { get => |$v| { $v + 1 }, check => { $a == 1 } } }",
    `${T} a => 1 })`,
    { a: 2 },
  ],
  [
    "get must give the declared type",
    "type T { attr a, Integer { get => |$v| { 'x' } } }",
    `${T} a => 1 })`,
    ["`a` must be an Integer, and what its logic gives, the String `'x'` is not"],
  ],
  [
    "set must give the declared type",
    "type T { attr a, Integer { set => |$v| { 'x' } } }",
    `${T} a => 1 })`,
    ["`a` must be an Integer, and the String `'x'` is not"],
  ],
  // R26
  [
    "a setter that assigns its own feature stores that as it is",
    "type T { attr a, Integer { set => |$v| { $a = 5  7 } } }",
    `${T} a => 1 })`,
    { a: 5 },
  ],
  [
    "what a setter assigns itself is checked",
    "type T { attr a, Integer { set => |$v| { $a = -5 }, check => { $it > 0 } } }",
    `${T} a => 1 })`,
    ["Illegal value: -5 is not an acceptable value for a"],
  ],
  [
    "another feature goes through its own setter",
    "type T { attr a, Integer { set => |$v| { $b = $v  $v } } attr b, Integer { setable => false, set => |$v| { $v * 10 } } }",
    `${T} a => 1 })`,
    { a: 1, b: 10 },
  ],
  [
    "+= in a setter",
    "type T { attr all, Integer { max => unbound, setable => false } attr a, Integer { derived => || { 1 }, setable => true, set => |$v| { $all += $v  $all += [8, 9] } } }",
    `${T} a => 7 })`,
    { all: [7, 8, 9], a: 1 },
  ],
  [
    "a refusal in a setter is its own",
    "type T { attr a, Integer { set => |$v| { $b = -1  $v } } attr b, Integer { check => { 'b!' } } }",
    `${T} a => 1 })`,
    ["b!"],
  ],
  // R28
  [
    "+= adds one value or all of a list",
    "type T { attr a, Integer { max => unbound } }",
    "T.new |$t| { $t[a] += 1  $t[a] += [2, 3] }",
    { a: [1, 2, 3] },
  ],
  [
    "+= only adds to lists",
    "type T { attr a, Integer }",
    "T.new |$t| { $t[a] += 1 }",
    ["`+=` adds to a list, and `a` has one value at most"],
  ],
  // R29
  [
    "new gives the object, not the value of the lambda",
    "type T { attr a, Integer }",
    "T.new({ a => 1 }) |$t| { 5 }",
    { a: 1 },
  ],
  ["new takes a hash in a variable", "type T { attr a, Integer }", "$h = { a => 1 }\nT.new($h)", { a: 1 }],
  [
    "new in a loop",
    "type T { attr a, Integer }",
    "[1, 2].map |$n| { T.new({ a => $n }) }",
    [
      { $type: "T", a: 1 },
      { $type: "T", a: 2 },
    ],
  ],
  // R30
  [
    "an object is read through its getters",
    "type T { attr a, Integer { get => |$v| { $v * 2 } } }",
    "$t = T.new({ a => 4 })\n$t[a]",
    8,
  ],
  [
    "an object has no other features",
    "type T { attr name, Integer }",
    "T.new({ name => 4 })[nmae]",
    ["T has no feature `nmae`"],
  ],
  // R31
  [
    "an object never changes",
    "type T { attr a, Integer }",
    "$t = T.new\n[1].each |$x| { $t[a] = $x }",
    ["cannot assign `$t[a]`"],
  ],
  [
    "nor does a part of it",
    "type T { has b, B } type B { attr a, Integer }",
    "$b = B.new\n$t = T.new({ b => $b })\n$t[b][a] = 1",
    ["cannot assign `$t[b][a]`"],
  ],
  [
    "nor does it through another one's lambda",
    "type T { attr a, Integer }",
    "$t = T.new\nT.new |$u| { $t[a] = 1 }",
    ["cannot assign `$t[a]`"],
  ],
  // R32
  [
    "an object is a part of one other",
    "type T { has b, B } type B { }",
    "$b = B.new\n$one = T.new({ b => $b })\nT.new({ b => $b })",
    ["this B is already a part of a T, in its `b`: it can't become a part of `b` too"],
  ],
  [
    "no object is a part of itself",
    "type T { has b, T }",
    "T.new |$t| { $t[b] = $t }",
    ["a T can't be a part of itself"],
  ],
  [
    "no object occurs twice in a list of parts",
    "type T { has b, B { max => unbound } } type B { }",
    "$b = B.new\nT.new({ b => [$b, $b] })",
    ["the same object occurs twice in `b`"],
  ],
  [
    "nor in a list of links",
    "type T { has b, B { max => unbound, containment => false } } type B { }",
    "$b = B.new\nT.new({ b => [$b, $b] })",
    ["the same object occurs twice in `b`"],
  ],
  [
    "a part that is replaced is free again",
    "type T { has b, B has c, B } type B { attr n, Integer }",
    "$b = B.new({ n => 1 })\nT.new({ b => $b }) |$t| { $t[b] = B.new({ n => 2 })  $t[c] = $b }",
    { b: { $type: "B", n: 2 }, c: { $type: "B", n: 1 } },
  ],
  [
    "an unfinished object isn't a part yet",
    "type T { has b, T has c, C } type C { has t, T }",
    "T.new |$t| { $t[c] = C.new({ t => $t }) }",
    ["this T isn't finished: it can become a part of another object when its `new` has ended"],
  ],
  // R34
  [
    "$meta has the feature's name and the type that declares it",
    'type A { attr a, String { check => { "${$meta[name]} ${$meta[container][name]}" } } } type T inherits A { }',
    `${T} a => x })`,
    ["a A"],
  ],
  [
    "$meta of an invariant has its title",
    'type T { invariant "my title" { "${$meta[name]} of ${$meta[container][name]}" } }',
    "T.new",
    ["my title of T"],
  ],
  [
    "$meta in a setter and a getter",
    'type T { attr a, String { set => |$v| { "${$v}:${$meta[name]}" }, get => |$v| { "${$v}:${$meta[container][name]}" } } }',
    `${T} a => x })`,
    { a: "x:a:T" },
  ],
  // R35
  ["not is !", "type T { attr a, Boolean invariant { if not ($a and true) { 'no' } } }", `${T} a => false })`, ["no"]],
  // R36
  [
    "resources aren't made inside logic",
    "type T { attr a, Integer { derived => || { size_of(1) } } }",
    "T.new",
    undefined,
  ],
  // R38
  [
    "a title is interpolated with the features",
    'type T { attr a, Integer { get => |$v| { $v + 1 } } invariant "a is ${a}" { false } }',
    `${T} a => 1 })`,
    ["a is 2"],
  ],
  [
    "a title in single quotes isn't",
    "type T { attr a, Integer invariant 'a is ${a}' { false } }",
    `${T} a => 1 })`,
    ["a is ${a}"],
  ],
  [
    "$it in an invariant is the object",
    "type T { attr a, Integer invariant 'a' { $it[a] == 1 } }",
    `${T} a => 4 })`,
    ["a"],
  ],
  // R49
  [
    "the standard message has Puppet's strings",
    "type T { attr a, Float { check => { false } } }",
    `${T} a => 10 })`,
    ["Illegal value: 10.0 is not an acceptable value for a"],
  ],
  [
    "the parameter of a check's lambda",
    'type T { attr a, Integer { check => |$x| { if $x > 3 { "${x} is too much" } } } }',
    `${T} a => 4 })`,
    ["4 is too much"],
  ],
  [
    "an invariant as a lambda gets the object",
    "type T { attr a, Integer invariant |$t| { if $t[a] > 3 { 'too much' } } }",
    `${T} a => 4 })`,
    ["too much"],
  ],
  [
    "a check that can't oracle is an error",
    "type T { attr a, String { check => { $it > 1 } } }",
    `${T} a => x })`,
    ["Comparison of: String > Integer, is not possible. Caused by 'A String is not comparable to a non String'."],
  ],
];

describe("the interpretations of values", () => {
  it.each(rows.filter(([, , , result]) => result !== undefined))("%s", (_, types, code, result) => {
    expect(show(types, code)).toEqual(result);
  });

  it("links are shown as paths from the outermost object", () => {
    const types =
      "type T { has a, A { max => unbound } has first, A { containment => false } } type A { has up, T { containment => false } has b, A has near, A { containment => false } }";
    const code = "$b = A.new\n$a = A.new({ b => $b, near => $b })\nT.new({ a => [$a], first => $a })";
    expect(show(types, code)).toEqual({
      a: [{ $type: "A", b: { $type: "A" }, near: { $link: "a/0/b" } }],
      first: { $link: "a/0" },
    });
  });

  it("the same text is printed for integers of any size", () => {
    expect(evaluate("type T { attr a, Integer }", "T.new({ a => 9223372036854775807 })").text).toContain(
      '"a": 9223372036854775807',
    );
  });

  it("a failed check shows the feature, the value, the check and the location of the value", () => {
    const types = "type T { attr groups, String { max => unbound, check => { $it != 'bad' } } }";
    const code = "T.new({ groups => ['good', 'bad'] })";
    const [error] = evaluate(types, code).errors;
    expect(code.slice(error!.span.start, error!.span.end)).toBe("'bad'");
    expect(error!.notes).toEqual(["`groups` of T was given the String `'bad'`"]);
    expect(error!.labels.map(({ span, message }) => [span.source.text.slice(span.start, span.end), message])).toEqual([
      ["{ $it != 'bad' }", "refused by this `check`"],
    ]);
  });
});

const hostile: readonly (readonly [what: string, types: string, code: string, code2: string])[] = [
  [
    "setters that set each other",
    "type T { attr a, Integer { set => |$v| { $b = $v } } attr b, Integer { set => |$v| { $a = $v } } }",
    `${T} a => 1 })`,
    "setter-cycle",
  ],
  [
    "features that read each other",
    "type T { attr a, Integer { derived => || { $b } } attr b, Integer { derived => || { $a } } }",
    "T.new",
    "getter-cycle",
  ],
  [
    "constraints that look at each other",
    "type T { has o, T { containment => false } attr a, Integer { derived => || { $o[a] } } invariant { $a == 1 } }",
    "T.new |$t| { $t[o] = $t }",
    "getter-cycle",
  ],
  [
    "a new that makes itself",
    "type T { attr a, Integer { check => { T.new({ a => $it }) == 1 } } }",
    `${T} a => 1 })`,
    "endless-new",
  ],
  ["objects that compute objects", "type T { has o, T { derived => || { T.new } } }", "T.new", "too-long"],
  ["a list of all numbers", "type T { }", "9223372036854775807.slice(2)", "too-long"],
  [
    "a pattern that refers to its group and repeats what repeats",
    "type T { attr a, String { check => { $it =~ /^(x+)+\\1y/ } } }",
    `${T} a => '${"x".repeat(60)}!' })`,
    "costly-pattern",
  ],
  [
    "a resource that is made in logic",
    "type R inherits Resource { } type T { attr a, Integer { derived => || { if R.new { 1 } } } }",
    "T.new",
    "managed-in-logic",
  ],
];

describe("hostile programs end", () => {
  it.each(hostile)("%s", (_, types, code, expected) => {
    const elapsed = stopwatch();
    const { errors } = evaluate(types, code);
    expect(errors.map((error) => error.code.replace("type-arm/", ""))).toContain(expected);
    for (const error of errors) expect(error.span.end).toBeGreaterThan(error.span.start);
    expect(elapsed()).toBeLessThan(10_000);
  });

  it("a pattern that backtracks for ever is searched for in linear time", () => {
    const types = "type T { attr a, String { check => { if $it =~ /^(a+)+$/ { 'all a' } } } }";
    const elapsed = stopwatch();
    expect(show(types, `${T} a => '${"a".repeat(20_000)}!' })`)).toEqual({ a: `${"a".repeat(20_000)}!` });
    expect(show(types, `${T} a => '${"a".repeat(20_000)}' })`)).toEqual(["all a"]);
    expect(elapsed()).toBeLessThan(5000);
  });

  it("derived features that are many steps away are computed once", () => {
    const features = Array.from(
      { length: 60 },
      (_, index) => `attr a${index + 1}, Float { derived => || { $a${index} + $a${index} } }`,
    );
    expect(evaluate(`type T { attr a0, Float ${features.join(" ")} }`, "T.new({ a0 => 1 })[a60]").seen).toBe(2 ** 60);
  });

  it("a loop that never ends is given up", () => {
    const loops = "[1,2,3,4,5,6,7,8,9,10].each |$a| { ".repeat(9);
    const { errors } = evaluate("type T { }", `${loops}1${" }".repeat(9)}`, { steps: 100_000 });
    expect(errors.map(({ code }) => code)).toEqual(["type-arm/too-long"]);
  });
});

describe("an object that is made", () => {
  const types =
    "type T { attr a, Integer has b, B { max => unbound } attr l, Integer { max => unbound } } type B { attr n, Integer }";
  const code = "T.new({ a => 1, b => [B.new({ n => 1 })], l => [1, 2] })";

  /** Without the checks of programs, which reject most of this before it runs. */
  function unchecked(behind: string): readonly string[] {
    const programs = [types, `$t = ${code}\n${behind}`].map((text) => parse(createSource("t.pp", text)).value!);
    return evaluateProgram(buildModel(programs).model).diagnostics.map((each) => each.code);
  }

  it.each([
    "$t[a] = 2",
    "$t[l] += 3",
    "$t[b][0][n] = 2",
    "T.new |$u| { $t[a] = 2 }",
    "[$t].each |$x| { $x[a] = 2 }",
    "$t[b].each |$x| { $x[n] = 2 }",
    "B.new |$u| { $t[b] += $u }",
  ])("can't be changed by `%s`", (behind) => {
    expect(unchecked(behind)).toEqual(["type-arm/frozen-object"]);
  });

  it("can't be changed from JavaScript", () => {
    const { value } = evaluate(types, code).evaluated!;
    const instance = value as Instance;
    expect(Object.isFrozen(instance)).toBe(true);
    for (const slot of instance.shape.slots) {
      const before = instance.stored(slot);
      expect(instance.store(slot, 5n)).toBe(false);
      expect(instance.append(slot, [5n])).toBe(false);
      expect(instance.stored(slot)).toBe(before);
      if (Array.isArray(before)) expect(Object.isFrozen(before)).toBe(true);
    }
  });
});
