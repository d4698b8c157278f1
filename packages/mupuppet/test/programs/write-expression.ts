import { sorts, type Place, type Sort, type World } from "./world.js";

const words = ["alpha", "Beta", "gamma delta", "", "0644", "x-1", "ALPHA", "é", "a/b", "tab\\there"];
/** An interpolation of a bare `true` makes Puppet 7 crash. */
const printable: readonly Sort[] = ["string", "array", "hash"];
const keys = ["a", "b", "mode", "name"];

/** An expression of a sort. */
export function writeExpression(sort: Sort, place: Place, world: World): string {
  const { random } = world;
  const variables = place.variables.filter((variable) => variable.sort === sort);
  if (variables.length > 0 && random.chance(40)) return `$${random.pick(variables).name}`;
  if (place.depth > 4 || random.chance(35)) return writeLiteral(sort, place, world);
  const deeper = { ...place, depth: place.depth + 1 };
  return random.chance(20) ? writeChoice(sort, deeper, world) : writers[sort](deeper, world);
}

function writeLiteral(sort: Sort, place: Place, world: World): string {
  const { random } = world;
  switch (sort) {
    case "string":
      return random.chance(60) ? `'${random.pick(words)}'` : writeInterpolation(place, world);
    case "integer":
      return random.pick(["0", "1", "2", "7", "42", "0x1F", "017", "-3"]);
    case "boolean":
      return random.pick(["true", "false"]);
    case "array":
      return random.pick(["[]", "[1, 2, 3]", "['a', 'b']", "[undef, 'x']", "[[1], 'c']"]);
    case "hash":
      return random.pick(["{}", "{ a => 1 }", "{ 'a' => 'x', 'b' => [1] }", "{ mode => '0600', name => undef }"]);
  }
}

function writeInterpolation(place: Place, world: World): string {
  const { random } = world;
  const usable = place.variables.filter(({ name, sort }) => sort !== "boolean" && /^[a-z_:][a-z_:0-9]*$/.test(name));
  if (usable.length === 0) return `"plain \\"text\\" \\$"`;
  const { name } = random.pick(usable);
  return random.pick([
    `"${"$"}{${name}}"`,
    `"<$${name}>"`,
    `"a ${"$"}{${name}} b"`,
    `"${"$"}{upcase(String($${name}))}"`,
  ]);
}

/** A selector, or a value by the way of a lambda. */
function writeChoice(sort: Sort, place: Place, world: World): string {
  const { random } = world;
  const value = (): string => writeExpression(sort, place, world);
  switch (random.weighted({ selector: 5, pick: 2, lambda: 2, call: 3 })) {
    case "selector": {
      const subject = writeExpression(random.pick(["string", "integer", "boolean"]), place, world);
      const options = Array.from({ length: random.integer(1, 2) }, () => `${writeOption(place, world)} => ${value()}`);
      return `(${subject} ? { ${[...options, `default => ${value()}`].join(", ")} })`;
    }
    case "pick":
      return `if ${writeExpression("boolean", place, world)} { ${value()} } else { ${value()} }`.replace(
        /^(.*)$/s,
        "($1)",
      );
    case "lambda":
      return `(with(${value()}) |$x| { $x })`;
    case "call": {
      const found = world.functions.filter(({ result }) => result === sort);
      if (found.length === 0) return value();
      const { name, parameters } = random.pick(found);
      return `${name}(${parameters.map((each) => writeExpression(each.sort, place, world)).join(", ")})`;
    }
  }
}

/** What a case or selector compares with. */
export function writeOption(place: Place, world: World): string {
  const { random } = world;
  return random.pick([
    () => writeLiteral("string", place, world),
    () => writeLiteral("integer", place, world),
    () => "/^a(.*)$/",
    () => random.pick(["String", "Integer[0, 5]", "Enum['alpha', 'Beta']", "Boolean", "Pattern[/a/, /b/]", "Type"]),
    () => "*['alpha', 7, /^g/]",
    () => "[1, 'x']",
    () => "undef",
  ])();
}

const writers: Readonly<Record<Sort, (place: Place, world: World) => string>> = {
  string: (place, world) => {
    const { random } = world;
    const text = (): string => writeExpression("string", place, world);
    const list = (): string => writeExpression("array", place, world);
    const table = (): string => writeExpression("hash", place, world);
    return random.pick([
      () => `"${"$"}{${writeExpression(random.pick(printable), place, world)}}"`,
      () => `upcase(${text()})`,
      () => `${text()}.downcase`,
      () => `join(${list()}, ',')`,
      () => `String(${writeExpression("integer", place, world)})`,
      () => `regsubst(${text()}, '[aeiou]', '<\\0>', 'G')`,
      () => `sprintf('%05d|%s', ${writeExpression("integer", place, world)}, ${text()})`,
      () => `${text()}[${random.pick(["0, 2", "1", "-1", "0", "-3, 2"])}]`,
      () => `"${"$"}{${table()}['a']} ${"$"}{${list()}[0]}"`,
      () => `(if ${text()} =~ /([a-z]+)(\\d)?/ { "${"$"}{0}|${"$"}1|$2" } else { 'none' })`,
      () => `strip(${list()}.join(random_))`.replace("random_", "' '"),
      () => `${text()} ? { /(.)(.)/ => "$2$1", default => $0 }`.replace(/^(.*)$/s, "($1)"),
      () => `String(${list()}, '%p')`,
      () => `String(${writeExpression("integer", place, world)}, '%#x')`,
      () => `(${table()}.map |$k, $v| { "${"$"}{k}=${"$"}{v}" }).join('&')`,
      () => `Sensitive(${text()}).unwrap`,
      () => `capitalize(${text()})`,
      () => `(${text()} ? { Integer => 'int', String[3] => 'long', default => 'short' })`,
      () => `inspect_`.replace("inspect_", `String(${table()})`),
      () => `String(type(${writeExpression(random.pick(sorts), place, world)}))`,
    ])();
  },
  integer: (place, world) => {
    const number = (): string => writeExpression("integer", place, world);
    return world.random.pick(
      [
        () => `${number()} ${world.random.pick(["+", "-", "*", "<<"])} ${world.random.pick(["1", "2", "3"])}`,
        () => `(${number()} / ${world.random.pick(["2", "3", "-2"])})`,
        () => `${number()} % 5`,
        () => `length(${writeExpression("array", place, world)})`,
        () => `abs(${number()})`,
        () => `[${number()}, ${number()}].max`,
        () => `reduce([1, 2, 3], ${number()}) |$memo, $each| { $memo + $each }`,
        () => `Integer(${number()} * 1.5)`,
        () => `Integer('${world.random.pick(["12", "0x1f", "0b11", "017"])}')`,
        () => `round(${number()} / 2.0)`,
        () => `- ${number()}`,
        () => `compare('a', 'B')`,
        () => `${writeExpression("array", place, world)}.reduce(0) |$memo, $each| { $memo + 1 }`,
        () => `'${world.random.pick(["3", "4", " 5"])}' + ${number()}`,
      ].map((write) => () => `(${write()})`),
    )();
  },
  boolean: (place, world) => {
    const { random } = world;
    const truth = (): string => writeExpression("boolean", place, world);
    const number = (): string => writeExpression("integer", place, world);
    const text = (): string => writeExpression("string", place, world);
    return `(${random.pick([
      () => `!${truth()}`,
      () => `${truth()} and ${truth()}`,
      () => `${truth()} or ${truth()}`,
      () => `${number()} ${random.pick(["<", "<=", ">", ">=", "==", "!="])} ${number()}`,
      () => `${text()} ${random.pick(["==", "!=", "<", ">", "in"])} ${text()}`,
      () => `${text()} ${random.pick(["=~", "!~"])} /^[a-z]/`,
      () =>
        `${writeExpression(random.pick(sorts), place, world)} =~ ${random.pick(["String[1]", "Integer", "Array", "Hash[String, Any]", "Optional[Boolean]"])}`,
      () => `${text()} in ${writeExpression("array", place, world)}`,
      () => `defined(${writeDefined(world)})`,
      () => `${writeExpression("array", place, world)}.any |$each| { $each == 'a' }`,
    ])()})`;
  },
  array: (place, world) => {
    const { random } = world;
    const list = (): string => writeExpression("array", place, world);
    return random.pick([
      () =>
        `[${writeExpression(random.pick(sorts), place, world)}, ${writeExpression(random.pick(sorts), place, world)}]`,
      () => `(${list()} + ${list()})`,
      () => `(${list()} - ['a', 1])`,
      () => `(${list()}.map |$each| { "<${"$"}{each}>" })`,
      () => `(${list()}.filter |$index, $each| { $index > 0 })`,
      () => `unique(${list()})`,
      () => `flatten(${list()}, 'z')`,
      () => `split(${writeExpression("string", place, world)}, /[ a]/)`,
      () => `${writeExpression("hash", place, world)}.keys`,
      () => `sort(['b', 'a', ${writeExpression("string", place, world)}])`,
      () => `(Integer[1, 3].map |$each| { $each * 2 })`,
      () => `slice([1, 2, 3, 4, 5], 2)`,
      () => `[3, 1, 2].sort |$a, $b| { compare($b, $a) }`,
      () => `(${list()} << ${writeExpression(random.pick(sorts), place, world)})`,
      () => `(${list()}.map |$i, $each| { if $i == 1 { next('skipped') } $each })`,
      () => `([1, 2, 3].each |$each| { if $each == 2 { break() } })`,
      () => `Array(${writeExpression(random.pick(["hash", "array"]), place, world)})`,
      () => `${list()}[0, 1]`,
      () => `[*${list()}, 'end']`,
      () => `(${writeExpression("hash", place, world)}.map |$pair| { $pair[0] })`,
      () => `(Integer[0, 10].step(4).map |$each| { $each })`,
      () => `(['b', 'a'].reverse_each.map |$each| { $each })`,
      () => `([['a', 1], ['b', 2]].map |$pair| { [$k, $v] = $pair  "${"$"}{k}${"$"}{v}" })`,
      () =>
        `tree_each({ 'a' => [1, { 'b' => 2 }] }).map |$path, $value| { $path.join('.') }`.replace(/^(.*)$/s, "($1)"),
    ])();
  },
  hash: (place, world) => {
    const { random } = world;
    const table = (): string => writeExpression("hash", place, world);
    return random.pick([
      () => `{ ${random.pick(keys)} => ${writeExpression(random.pick(sorts), place, world)} }`,
      () => `(${table()} + ${table()})`,
      () => `(${table()} - 'a')`,
      () => `(${table()}.filter |$key, $value| { $key != 'b' })`,
      () => `Hash(['k', ${writeExpression("integer", place, world)}])`,
      () => `Hash((${writeExpression("array", place, world)}.map |$i, $each| { [$i, $each] }))`,
      () => `(['a', 'b'].reduce({}) |$memo, $each| { $memo + { $each => length($each) } })`,
      () =>
        `(${table()}.partition |$key, $value| { $key == 'a' })[0].then |$it| { Hash($it) }`.replace(/^(.*)$/s, "($1)"),
      () => `{ 'deep' => { 'er' => ${table()} } }['deep']`.replace(/^(.*)$/s, "($1)"),
      () => `(${writeExpression("array", place, world)}.group_by |$each| { "${"$"}{each}" })`,
    ])();
  },
};

function writeDefined(world: World): string {
  const { random, classes, declared } = world;
  if (declared.length > 0 && random.chance(50)) {
    const { type, title } = random.pick(declared);
    return `${type}['${title}']`;
  }
  return classes.length > 0 && random.chance(60) ? `Class['${random.pick(classes).name}']` : "'file'";
}
