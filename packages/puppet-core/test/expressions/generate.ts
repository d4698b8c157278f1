import * as fc from "fast-check";

/** The prelude of every random program: a variable of each kind. */
export const prelude = [
  "$int = 5",
  "$float = 1.5",
  "$text = 'Hello World'",
  "$digits = '42'",
  "$yes = true",
  "$none = undef",
  "$list = [1, 'b', [2, 3], undef]",
  "$map = { 'a' => 1, 'b' => [1, 2], 3 => 'C', 'd' => { 'e' => undef } }",
  "$pattern = /l+(o)|(z)/",
  "$type = Integer[0, 10]",
].join("\n");

type Text = fc.Arbitrary<string>;
const words = (...all: string[]): Text => fc.constantFrom(...all);

/** Sources with `#1`, `#2`, … in them, which are replaced by random sources. */
function written(template: string, ...parts: Text[]): Text {
  return fc
    .tuple(...parts)
    .map((strings) => template.replace(/#(\d)/g, (_, index: string) => strings[Number(index) - 1]!));
}

type Kind = "any" | "int" | "number" | "text" | "bool" | "list" | "map" | "type" | "pattern" | "lambda" | "body";
type Level = Readonly<Record<Kind, Text>>;

const integers = words(
  "0",
  "1",
  "2",
  "3",
  "7",
  "(-3)",
  "0x1F",
  "017",
  "$int",
  "$int",
  "$int",
  "(-9223372036854775807)",
);
const floats = words("0.0", "1.5", "(-2.25)", "1e20", "1.0e-5", "$float");
const strings = words(
  "''",
  "'a'",
  "'B'",
  '"é\\n"',
  "'10'",
  "' 0x1f '",
  "'1.5e3'",
  "abc",
  "$text",
  "$digits",
  "'Hello world'",
);
const types = words(
  ..."Integer Float String Any Data Type Undef Boolean File Class Notify['x'] $type Numeric Resource Array Hash Scalar".split(
    " ",
  ),
  ..."Class['a::b'] Integer[1,3] String[1] Callable Collection Regexp Default NotUndef Enum['a','b'] Optional Iterable".split(
    " ",
  ),
);
const patterns = words(
  "/l+(o)/",
  "/^h/",
  "/(?i:HELLO)/",
  "/(\\w+) (W)?/",
  "/\\A\\d+\\Z/",
  "/[[:alpha:]]+$/",
  "/e|(b)/",
  "$pattern",
  "/./",
  "/x*/",
);
const comparison = words("==", "!=", "<", "<=", ">", ">=");

const special = words(
  "(SemVer('1.2.3'))",
  "(SemVer('1.2.3-rc1'))",
  "(SemVerRange('>=1.0.0 <2.0.0'))",
  "'1.2.3'",
  "(Timespan(5))",
  "(Timespan(1.5))",
  "(Timestamp(7))",
  "(Binary('YWJj'))",
  "(URI('http://a/b?c'))",
  "(Sensitive('x'))",
  "([1, 2].reverse_each)",
);

const leaf = fc.oneof(
  special,
  words("undef", "default", "$none", "$x", "$x", "$list", "$map", "true", "false"),
  integers,
  strings,
  floats,
  types,
  patterns,
);

const leaves: Level = {
  any: leaf,
  int: integers,
  number: fc.oneof(floats, integers),
  text: strings,
  bool: words("true", "false", "$yes"),
  list: words("$list", "[]", "[1, 2, 3]", "['a', 'B']", "[[1, 2], ['a', 2]]"),
  map: words("$map", "{}", "{ 'a' => 'x' }"),
  type: types,
  pattern: patterns,
  lambda: words("|$x| { $x }", "|$x| { [$x] }", "|$x, $y| { $y }"),
  body: leaf,
};

/** Occasionally replaces the expected kind by another one. */
function sloppily(level: Level): Level {
  const strange = (kind: Kind) => fc.oneof({ weight: 15, arbitrary: level[kind] }, { weight: 1, arbitrary: level.any });
  return {
    ...level,
    ...Object.fromEntries(
      (["int", "number", "text", "bool", "list", "map"] as const).map((kind) => [kind, strange(kind)]),
    ),
  };
}

function choices(level: Level, kind: Text): Text {
  const { any, bool, list, map } = level;
  return fc.oneof(
    written("(if #1 { #2 } else { #3 })", bool, kind, kind),
    written("(unless #1 { #2 } else { #3 })", bool, kind, kind),
    written("(if #1 { #2 } elsif #3 { #4 } else { #5 })", bool, kind, bool, kind, kind),
    written("(#1 ? { #2 => #3, default => #4 })", any, any, kind, kind),
    written("(#1 ? { #2 => #3, default => #4 })", level.text, level.pattern, kind, kind),
    written("(case #1 { #2, #3: { #4 } default: { #5 } })", any, any, any, kind, kind),
    written("with(#1) |$x| { #2 }", any, kind),
    written("#1[0]", list),
    written("#1['b']", map),
    kind,
  );
}

function itemsOf(item: Text, list: Text): Text {
  const one = fc.oneof({ weight: 6, arbitrary: item }, { weight: 1, arbitrary: written("*#1", list) });
  return fc.array(one, { maxLength: 3 }).map((all) => all.join(", "));
}

function anyOf(level: Level): Text {
  const { any, int, bool, list, map, lambda, body } = level;
  return fc.oneof(
    leaf,
    level.int,
    level.number,
    level.text,
    bool,
    list,
    map,
    level.type,
    written("(#1 ? { #2 => #3, #4 => #5 })", any, any, any, any, any),
    written("(case #1 { *#2: { #3 } (#4): { #5 } })", any, list, any, any, any),
    written("(case #1 { #2: { #3 } default: { #4 } (#5): { 'last' } })", any, any, any, any, any),
    written("(if #1 { #2 })", bool, any),
    written("[#1, #2][#3]", any, any, int),
    written("#1[#2]", map, any),
    written("#1[#2, #3]", map, any, any),
    written("#1[*#2]", list, list),
    written("#1.with |$x| { #2 }", any, body),
    written("with(#1, #2) #3", any, any, lambda),
    written("with(*#1) #2", list, lambda),
    written("($x = #1)", any),
    written("#1.reduce |$x, $y| { #2 }", list, body),
    written("String(#1)", any),
    written("([#1][0] / #2)", level.number, level.number),
    written("Type(#1)", any).map((text) => text.replace("Type", "type")),
    written("(#1 #2 #3)", any, words("+", "-", "*", "%", "==", "in", "=~", "and", "or"), any),
  );
}

function lambdasOf({ body }: Level): Text {
  return fc.oneof(
    written("|$x| { #1 }", body),
    written("|$x, $y| { #1 }", body),
    written("|$x, $y = #1| { #2 }", leaf, body),
    written("|#1 $x| { #2 }", types, body),
    written("|*$x| { #1 }", body),
    written("|$x, *$y| { #1 }", body),
    written("|#1 *$x| { #2 }", types, body),
    written("|$x, #1 $y = #2| >> #3 { #4 }", types, leaf, types, body),
    words(
      "|| { 1 }",
      "|$x, $y = $x| { $y }",
      "|$x = $y, $y = 1| { $x }",
      "|Array[Integer, 1, 2] *$x| { $x }",
      "|$x, *$y = [1]| { $y }",
    ),
  );
}

function typesOf({ any, int, text, type, pattern }: Level): Text {
  return fc.oneof(
    types,
    written("Integer[#1, #2]", int, int),
    written("Array[#1]", type),
    written("Optional[#1]", type),
    written("Variant[#1, #2]", type, type),
    written("Enum[#1, #2]", text, text),
    written("String[#1]", int),
    written("Hash[#1, #2]", type, type),
    written("Tuple[#1, #2]", type, type),
    written("Struct[{ a => #1, Optional[b] => #2 }]", type, type),
    written("Pattern[#1]", pattern),
    written("File[#1]", any),
    written("Class[#1]", any),
    written("Resource[#1, #2]", text, text),
    written("#1[#2]", type, any),
    written("Type[#1]", type),
  );
}

function boolsOf({ any, number, text, list, type, pattern, bool }: Level): Text {
  return fc.oneof(
    written("!#1", any),
    written("(#1 #2 #3)", bool, words("and", "or"), any),
    written("(#1 #2 #3)", number, comparison, number),
    written("(#1 #2 #3)", text, comparison, text),
    written("(#1 #2 #3)", any, words("==", "!="), any),
    written("(#1 #2 #3)", any, comparison, any),
    written("(#1 #2 #3)", text, words("=~", "!~"), pattern),
    written("(#1 =~ #2)", any, type),
    written("(#1 =~ #2)", text, text),
    written("(#1 in #2)", any, list),
    written("(#1 in #2)", text, text),
    written("(#1 in #2)", any, any),
    written("(#1 =~ #2 and $1 == #3)", text, pattern, text),
    written("(#1 #2 #3)", type, comparison, type),
  );
}

function collectionsOf(level: Level): { list: Text; map: Text } {
  const { any, int, text, bool, list, map, lambda } = level;
  const entry = fc.oneof(written("#1 => #2", text, any), written("#1 => #2", any, any));
  return {
    list: fc.oneof(
      written("[#1]", itemsOf(any, list)),
      written("(#1 + #2)", list, any),
      written("(#1 - #2)", list, list),
      written("(#1 << #2)", list, any),
      written("#1[#2, #3]", list, int, int),
      written("#1.map #2", list, lambda),
      written("#1.map #2", map, lambda),
      written("#1.filter |$x| { #2 }", list, bool),
    ),
    map: fc.oneof(
      written(
        "{ #1 }",
        fc.array(entry, { maxLength: 3 }).map((all) => all.join(", ")),
      ),
      written("(#1 + #2)", map, map),
      written("(#1 - #2)", map, any),
      written("(#1 + #2)", map, list),
    ),
  };
}

function bodiesOf({ any, bool }: Level): Text {
  return fc.oneof(
    { weight: 8, arbitrary: any },
    { weight: 1, arbitrary: written("$y = #1\n$z = #2", any, any) },
    { weight: 1, arbitrary: written("if #1 { next(#2) }\n$z = #3", bool, any, any) },
    { weight: 1, arbitrary: written("if #1 { break() }\n$z = #2", bool, any) },
    { weight: 1, arbitrary: words("return(1)", "", "$1", "'abc' =~ /b(c)/\n$1") },
  );
}

/** Expressions with one more level of operands. */
function above(lower: Level): Level {
  const level = sloppily(lower);
  const { any, int, number, text } = level;
  const { list, map } = collectionsOf(level);
  const strings = fc.oneof(
    written('"a${[#1]}b"', any),
    written('"${[#1][0]}-${[#2][0]}"', text, number),
    written("#1[#2]", text, int),
    written("#1[#2, #3]", text, int, int),
  );
  const ints = fc.oneof(
    written("(#1 #2 #3)", int, words("+", "-", "*", "%"), int),
    written("(#1 #2 #3)", int, words("<<", ">>"), words("1", "7", "(-3)", "70")),
    // After a brace Puppet interprets a slash as the start of a pattern.
    written("([#1][0] / #2)", int, int),
    written("-#1", int),
    written("Integer(#1)", text),
    written("length(#1)", text),
  );
  const numbers = fc.oneof(written("(#1 #2 #3)", number, words("+", "-", "*"), number), ints);
  const either = (kind: Kind, made: Text) =>
    fc.oneof(
      { weight: 2, arbitrary: leaves[kind] },
      { weight: 3, arbitrary: made },
      { weight: 1, arbitrary: choices(level, made) },
    );
  return {
    any: anyOf(level),
    int: either("int", ints),
    number: either("number", numbers),
    text: either("text", strings),
    bool: either("bool", boolsOf(level)),
    list: either("list", list),
    map: either("map", map),
    type: typesOf(level),
    pattern: patterns,
    lambda: lambdasOf(level),
    body: bodiesOf(level),
  };
}

const levels = [leaves];
for (let depth = 1; depth <= 4; depth++) levels.push(above(levels[depth - 1]!));
const [, first, second, third, fourth] = levels as [Level, Level, Level, Level, Level];
const result = fc.oneof(first.any, second.any, second.any, third.any, fourth.any);

const statements = fc.oneof(
  written("$a = #1", first.any),
  written("[$b, $c] = #1", second.any),
  written("[$d, [$e]] = [#1, #2]", first.any, first.any),
  written("if #1 { $f = #2 }", second.bool, first.any),
  written("$m = #1.each |$x| { $g = #2 }", first.list, first.any),
  written("$m = #1 =~ #2", first.text, patterns),
);

/** Random programs: at most one statement, then an assignment whose value is compared. */
export const programs: Text = fc
  .tuple(fc.array(statements, { maxLength: 1 }), result)
  .map(([before, last]) => [prelude, ...before, `$result = ${last}`].join("\n"));
