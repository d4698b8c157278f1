import type { DiagnosticPage } from "@cairn/diagnostics";
import type { instanceDiagnostics } from "./instances.js";

type Parts = Pick<DiagnosticPage, "args" | "failing" | "repaired">;

/** A program that creates objects, and its correction. */
function program(types: string, failing: string, repaired: string): Parts {
  return {
    failing: { "user.pp": `${types}\n\n${failing}\n` },
    repaired: { "user.pp": `${types}\n\n${repaired}\n` },
    args: ["eval", "user.pp"],
  };
}

/** The same statement with other types. */
function types(failing: string, repaired: string, statement: string): Parts {
  return {
    failing: { "user.pp": `${failing}\n\n${statement}\n` },
    repaired: { "user.pp": `${repaired}\n\n${statement}\n` },
    args: ["eval", "user.pp"],
  };
}

/** A data file, and its correction. */
function data(types: string, type: string, failing: string, repaired: string): Parts {
  return {
    failing: { "user.pp": `${types}\n`, "data.json": `${failing}\n` },
    repaired: { "user.pp": `${types}\n`, "data.json": `${repaired}\n` },
    args: ["validate", "user.pp", "--type", type, "data.json"],
  };
}

const user = "type User {\n  attr name, String { check => { $it != '' } }\n  attr age, Integer\n}";
const team =
  "type Team {\n  has people, Person { max => unbound }\n  has lead, Person { containment => false }\n}\ntype Person {\n  attr name, String\n}";
const node = "type Item {\n  has child, Item\n}";

/** The pages about errors while objects are created, read and checked. */
export const instancePages = {
  "refused-value": {
    why: `A \`check\` validates the stored value, a \`validate\` the given one. A string that it returns is the message, word for word; for
false there is a standard message. The notes show the feature, the value and the check.`,
    noFix: "intent",
    ...program(user, "User.new({ name => '' })", "User.new({ name => 'ann' })"),
  },
  "refused-object": {
    why: `When all features of an object are set and no bound is violated, the invariants of its type are run, those of the root type first. The message
is what the invariant returns, its title, or "Illegal invariant".`,
    noFix: "intent",
    ...program(
      'type Range {\n  attr low, Integer\n  attr high, Integer\n  invariant "low is above high" { $low <= $high }\n}',
      "Range.new({ low => 3, high => 1 })",
      "Range.new({ low => 1, high => 3 })",
    ),
  },
  "wrong-type": {
    why: `Values must be of the declared type: a string isn't converted to a number automatically, which is what \`set\` is for. Only an Integer is
accepted as a Float.`,
    ...program(user, "User.new({ age => '30' })", "User.new({ age => 30 })"),
  },
  "wrong-count": {
    why: `\`min\` and \`max\` are checked when everything is set, so that the lambda of \`new\` may still add values.`,
    noFix: "several",
    ...program("type User {\n  attr name, String { min => 1 }\n}", "User.new", "User.new({ name => 'ann' })"),
  },
  "unknown-feature": {
    why: `Every name must be that of a feature of the type or of one of its ancestors. All unknown names are reported together, before anything is set.`,
    ...program(user, "User.new({ nmae => 'ann' })", "User.new({ name => 'ann' })"),
  },
  "read-only": {
    why: `A derived feature is computed, and one with \`setable => false\` is only set by other features' setters: a value for it would be lost.`,
    ...program(
      "type Square {\n  attr side, Integer\n  attr area, Integer { derived => || { $side * $side } }\n}",
      "Square.new({ side => 2, area => 4 })",
      "Square.new({ side => 2 })",
    ),
  },
  "append-to-one": {
    why: `\`+=\` appends to the values of a list. A feature with at most one value is set with \`=\`.`,
    ...program(
      user,
      "[age].each |$feature| { User.new |$u| { $u[$feature] += 1 } }",
      "[age].each |$feature| { User.new |$u| { $u[$feature] = 1 } }",
    ),
  },
  "abstract-type": {
    why: `An abstract type defines what several types have in common, and has no objects itself.`,
    ...data(
      "type Named {\n  attr name, String\n  abstract\n}\ntype User inherits Named { }",
      "Named",
      '{ "name": "ann" }',
      '{ "$type": "User", "name": "ann" }',
    ),
  },
  "wrong-arguments": {
    why: `\`new\` takes a type, and optionally one hash with values and a lambda.`,
    noFix: "intent",
    ...program(user, "User.new('ann')", "User.new({ name => 'ann' })"),
  },
  "setter-cycle": {
    why: `A setter may set other features, which go through their own setters. If these set the first one again, they would never end.`,
    noFix: "several",
    ...types(
      "type Box {\n  attr a, Integer { set => |$v| { $b = $v } }\n  attr b, Integer { set => |$v| { $a = $v } }\n}",
      "type Box {\n  attr a, Integer { set => |$v| { $b = $v } }\n  attr b, Integer\n}",
      "Box.new({ a => 1 })",
    ),
  },
  "getter-cycle": {
    why: `A computed feature may depend on other computed ones, but not on itself.`,
    noFix: "several",
    ...types(
      "type Box {\n  attr a, Integer { derived => || { $b } }\n  attr b, Integer { derived => || { $a } }\n}",
      "type Box {\n  attr a, Integer { derived => || { $b } }\n  attr b, Integer { derived => || { 1 } }\n}",
      "Box.new",
    ),
  },
  "endless-new": {
    why: `Logic may create objects, whose logic runs, too. If that creates the same objects again, it would never end.`,
    noFix: "intent",
    ...types(
      "type Box {\n  attr a, Integer { check => { Box.new({ a => $it })[a] == 1 } }\n}",
      "type Box {\n  attr a, Integer { check => { $it == 1 } }\n}",
      "Box.new({ a => 1 })",
    ),
  },
  "already-contained": {
    why: `An object is contained in at most one other object, because it is written inside of it. Several objects share an object by links:
\`containment => false\`.`,
    noFix: "intent",
    ...program(
      node,
      "$child = Item.new\n$first = Item.new({ child => $child })\nItem.new({ child => $child })",
      "$child = Item.new\nItem.new({ child => $child })",
    ),
  },
  "containment-cycle": {
    why: `No object contains itself, directly or indirectly.`,
    noFix: "several",
    ...program(node, "Item.new |$n| { $n[child] = $n }", "Item.new |$n| { $n[child] = Item.new }"),
  },
  "repeated-object": {
    why: `The objects of a reference are an ordered set, as in Ecore: each occurs once.`,
    ...program(
      team,
      "$ann = Person.new\nTeam.new({ people => [$ann, $ann] })",
      "$ann = Person.new\nTeam.new({ people => [$ann] })",
    ),
  },
  "unfinished-object": {
    why: `In the lambda of its \`new\`, an object isn't checked yet: until then it can't become contained in another one, which would be finished with it.`,
    noFix: "intent",
    ...program(
      "type Box {\n  has inner, Lid\n}\ntype Lid {\n  has box, Box\n}",
      "Box.new |$b| { $b[inner] = Lid.new({ box => $b }) }",
      "Box.new |$b| { $b[inner] = Lid.new }",
    ),
  },
  "logic-result": {
    why: `A check or invariant returns true or undef for what it accepts, and false or a message for what it rejects. Anything else is treated as an
error, not as true.`,
    noFix: "intent",
    ...types(
      "type User {\n  attr name, String { check => { [1] } }\n}",
      "type User {\n  attr name, String { check => { true } }\n}",
      "User.new({ name => 'ann' })",
    ),
  },
  "too-long": {
    why: `What a program may consume is bounded, so that one that never ends is reported.`,
    noFix: "intent",
    ...types(
      "type Item {\n  has next, Item { derived => || { Item.new } }\n}",
      "type Item {\n  has next, Item\n}",
      "Item.new",
    ),
  },
  "too-much-memory": {
    why: `A few lines can produce values of any size: forty that each join a string with itself make a string of a terabyte. The memory of strings,
lists and hashes is counted as they grow, as is the cost of traversing them; the count is the same on every machine. The
limit is 1 GiB unless \`--max-memory\` says otherwise. The JavaScript engine has limits that no option lifts: a string has at most
536,870,888 characters.`,
    noFix: "intent",
    ...program(
      user,
      `40.reduce('a line') |$text, $_| { "\${text}\${text}" }`,
      `4.reduce('a line') |$text, $_| { "\${text}\${text}" }`,
    ),
  },
  "costly-pattern": {
    why: `Searching for a pattern takes linear time in the length of the string. That can't be guaranteed for patterns with lookaround or
backreferences that contain nested repetitions: such a search is aborted.`,
    noFix: "intent",
    ...types(
      "type User {\n  attr name, String { check => { $it !~ /^(a+)+\\1$/ } }\n}",
      "type User {\n  attr name, String { check => { $it !~ /^a+$/ } }\n}",
      `User.new({ name => '${"a".repeat(40)}!' })`,
    ),
  },
  "unresolved-link": {
    why: `In files, a link is the path of an object in the same file, and every link must lead to one.`,
    noFix: "outside",
    ...data(
      team,
      "Team",
      '{ "people": [{ "name": "ann" }], "lead": { "$link": "#/people/1" } }',
      '{ "people": [{ "name": "ann" }], "lead": { "$link": "#/people/0" } }',
    ),
  },
  "wrong-data": {
    why: `In data files a map is an object, a list contains the values of a many-valued feature, and a map with \`$link\` is a link.`,
    noFix: "outside",
    ...data(user, "User", '{ "name": "ann", "age": { "years": 3 } }', '{ "name": "ann", "age": 3 }'),
  },
  "no-type": {
    why: `\`$type\` names the type of an object that isn't of the declared type: a type of the program, by its full name.`,
    ...data(user, "User", '{ "$type": "Usr", "name": "ann" }', '{ "$type": "User", "name": "ann" }'),
  },
  evaluation: {
    why: `Operators mean what they mean in Puppet 4 and later, and reject what they reject there.`,
    noFix: "intent",
    ...types(
      "type User {\n  attr name, String { check => { $it > 3 } }\n}",
      "type User {\n  attr name, String { check => { $it > 'a' } }\n}",
      "User.new({ name => 'bob' })",
    ),
  },
  "data-syntax": {
    why: `Data files must follow the rules of their format. No name may occur twice in a map, because one of its two values would be lost.`,
    ...data(user, "User", '{ "name": "ann", "name": "bob" }', '{ "name": "ann" }'),
  },
} satisfies Partial<Record<keyof typeof instanceDiagnostics, DiagnosticPage>>;
