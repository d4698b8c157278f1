import type { DiagnosticPage } from "@cairn/diagnostics";
import type { instanceDiagnostics } from "./instances.js";

type Parts = Pick<DiagnosticPage, "args" | "failing" | "repaired">;

/** A program that makes objects, and how it is repaired. */
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

/** A data file, and how it is repaired. */
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
const loop = "[1,2,3,4,5,6,7,8,9].each |$n| { ";

/** The pages of what goes wrong while objects are made, read and checked. */
export const instancePages = {
  "refused-value": {
    why: `A \`check\` judges the value that is stored, a \`validate\` what was given. A string that it gives is the message, word for word; for
false there is a standard one. The notes tell the feature, the value and the check.`,
    ...program(user, "User.new({ name => '' })", "User.new({ name => 'ann' })"),
  },
  "refused-object": {
    why: `When all features of an object are set and no bound is hurt, the invariants of its type are run, those of the root type first. The message
is what the invariant gives, its title, or "Illegal invariant".`,
    ...program(
      'type Range {\n  attr low, Integer\n  attr high, Integer\n  invariant "low is above high" { $low <= $high }\n}',
      "Range.new({ low => 3, high => 1 })",
      "Range.new({ low => 1, high => 3 })",
    ),
  },
  "wrong-type": {
    why: `Values are of the declared type or are refused: no text becomes a number by itself, which is what \`set\` is for. Only an Integer is
taken for a Float.`,
    ...program(user, "User.new({ age => '30' })", "User.new({ age => 30 })"),
  },
  "wrong-count": {
    why: `\`min\` and \`max\` are judged when everything is set, so that the lambda of \`new\` may still add values.`,
    ...program("type User {\n  attr name, String { min => 1 }\n}", "User.new", "User.new({ name => 'ann' })"),
  },
  "unknown-feature": {
    why: `Every name must be that of a feature of the type or of one above it. All unknown names are told together, before anything is set.`,
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
    why: `\`+=\` adds to the values of a list. A feature with one value at most is set with \`=\`.`,
    ...program(
      user,
      "[age].each |$feature| { User.new |$u| { $u[$feature] += 1 } }",
      "[age].each |$feature| { User.new |$u| { $u[$feature] = 1 } }",
    ),
  },
  "abstract-type": {
    why: `An abstract type says what several types have in common, and has no objects of its own.`,
    ...data(
      "type Named {\n  attr name, String\n  abstract\n}\ntype User inherits Named { }",
      "Named",
      '{ "name": "ann" }',
      '{ "$type": "User", "name": "ann" }',
    ),
  },
  "wrong-arguments": {
    why: `\`new\` takes a type, and maybe one hash with values and a lambda.`,
    ...program(user, "User.new('ann')", "User.new({ name => 'ann' })"),
  },
  "setter-cycle": {
    why: `A setter may set other features, which go through their own setters. Where these set the first one again, there would be no end.`,
    ...types(
      "type Box {\n  attr a, Integer { set => |$v| { $b = $v } }\n  attr b, Integer { set => |$v| { $a = $v } }\n}",
      "type Box {\n  attr a, Integer { set => |$v| { $b = $v } }\n  attr b, Integer\n}",
      "Box.new({ a => 1 })",
    ),
  },
  "getter-cycle": {
    why: `Features that are computed may be computed of others, but none of itself.`,
    ...types(
      "type Box {\n  attr a, Integer { derived => || { $b } }\n  attr b, Integer { derived => || { $a } }\n}",
      "type Box {\n  attr a, Integer { derived => || { $b } }\n  attr b, Integer { derived => || { 1 } }\n}",
      "Box.new",
    ),
  },
  "endless-new": {
    why: `Logic may make objects, whose logic runs too. Where that makes the same objects again, there would be no end.`,
    ...types(
      "type Box {\n  attr a, Integer { check => { Box.new({ a => $it })[a] == 1 } }\n}",
      "type Box {\n  attr a, Integer { check => { $it == 1 } }\n}",
      "Box.new({ a => 1 })",
    ),
  },
  "already-contained": {
    why: `An object that is a part of another one belongs to it alone, because it is written inside of it. What several objects share, they link:
\`containment => false\`.`,
    ...program(
      node,
      "$child = Item.new\n$first = Item.new({ child => $child })\nItem.new({ child => $child })",
      "$child = Item.new\nItem.new({ child => $child })",
    ),
  },
  "containment-cycle": {
    why: `No object is a part of itself, at any distance.`,
    ...program(node, "Item.new |$n| { $n[child] = $n }", "Item.new |$n| { $n[child] = Item.new }"),
  },
  "repeated-object": {
    why: `The objects of a reference are a set in order, as in Ecore: each is in it once.`,
    ...program(
      team,
      "$ann = Person.new\nTeam.new({ people => [$ann, $ann] })",
      "$ann = Person.new\nTeam.new({ people => [$ann] })",
    ),
  },
  "unfinished-object": {
    why: `In the lambda of its \`new\`, an object isn't judged yet: until then it can't be a part of another one, which would be finished with it.`,
    ...program(
      "type Box {\n  has inner, Lid\n}\ntype Lid {\n  has box, Box\n}",
      "Box.new |$b| { $b[inner] = Lid.new({ box => $b }) }",
      "Box.new |$b| { $b[inner] = Lid.new }",
    ),
  },
  "logic-result": {
    why: `A check or invariant says true or undef for what it accepts, false or a message for what it refuses. Anything else is taken for a
mistake, and not for true.`,
    ...types(
      "type User {\n  attr name, String { check => { [1] } }\n}",
      "type User {\n  attr name, String { check => { true } }\n}",
      "User.new({ name => 'ann' })",
    ),
  },
  "too-long": {
    why: `What a program may take is bounded, so that one that never ends is told to its user.`,
    ...program(user, `${loop.repeat(9)}1${" }".repeat(9)}`, `${loop.repeat(2)}1${" }".repeat(2)}`),
    args: ["eval", "user.pp", "--max-memory", "0"],
  },
  "too-much-memory": {
    why: `A few lines can stand for values of any size: forty that each put a text together with itself make one of a terabyte. What texts,
lists and hashes take is counted as they grow, and so is what it takes to walk through them; the count is the same on every machine. The
limit is 1 GiB where \`--max-memory\` doesn't say otherwise. An engine has limits of its own, which no option lifts: a text has at most
536,870,888 characters.`,
    ...program(
      user,
      `40.reduce('a line') |$text, $_| { "\${text}\${text}" }`,
      `4.reduce('a line') |$text, $_| { "\${text}\${text}" }`,
    ),
  },
  "costly-pattern": {
    why: `Patterns are searched for in a time that grows with the length of the text alone. That can't be kept for patterns that look around or
refer to groups, and repeat what repeats already: such a search is given up.`,
    ...types(
      "type User {\n  attr name, String { check => { $it !~ /^(a+)+\\1$/ } }\n}",
      "type User {\n  attr name, String { check => { $it !~ /^a+$/ } }\n}",
      `User.new({ name => '${"a".repeat(40)}!' })`,
    ),
  },
  "unresolved-link": {
    why: `In files, a link is the path of an object in the same file, and every link must lead to one.`,
    ...data(
      team,
      "Team",
      '{ "people": [{ "name": "ann" }], "lead": { "$link": "#/people/1" } }',
      '{ "people": [{ "name": "ann" }], "lead": { "$link": "#/people/0" } }',
    ),
  },
  "wrong-data": {
    why: `In data files a map is an object, a list holds the values of a feature with several, and a map with \`$link\` is a link.`,
    ...data(user, "User", '{ "name": "ann", "age": { "years": 3 } }', '{ "name": "ann", "age": 3 }'),
  },
  "no-type": {
    why: `\`$type\` names the type of an object where it isn't the declared one: a type of the program, by its full name.`,
    ...data(user, "User", '{ "$type": "Usr", "name": "ann" }', '{ "$type": "User", "name": "ann" }'),
  },
  evaluation: {
    why: `Operators mean what they mean in Puppet 4 and later, and refuse what they refuse there.`,
    ...types(
      "type User {\n  attr name, String { check => { $it > 3 } }\n}",
      "type User {\n  attr name, String { check => { $it > 'a' } }\n}",
      "User.new({ name => 'bob' })",
    ),
  },
  "data-syntax": {
    why: `Data files must follow the rules of their format. No name may stand twice in a map, because one of its two values would be lost.`,
    ...data(user, "User", '{ "name": "ann", "name": "bob" }', '{ "name": "ann" }'),
  },
} satisfies Partial<Record<keyof typeof instanceDiagnostics, DiagnosticPage>>;
