import { writeExpression, writeOption } from "./write-expression.js";
import {
  types,
  writeArguments,
  writeCollector,
  writeDefaults,
  writeOverride,
  writeReference,
  writeResource,
} from "./write-resource.js";
import { inner, sorts, type Place, type World } from "./world.js";

/** Some statements, each on lines of its own. */
export function writeStatements(count: number, place: Place, world: World): string {
  return Array.from({ length: count }, () => writeStatement(place, world))
    .filter((text) => text !== undefined)
    .join("\n");
}

const weights = {
  assignment: 22,
  resource: 34,
  include: 12,
  class: 4,
  if: 9,
  case: 5,
  unless: 3,
  defaults: 4,
  override: 3,
  collector: 5,
  chain: 6,
  each: 5,
  call: 6,
};

function writeStatement(place: Place, world: World): string | undefined {
  const { random } = world;
  if (place.within === "function") return writers.assignment(place, world);
  const kind = random.weighted(weights);
  if (place.depth > 3 && (kind === "if" || kind === "case" || kind === "unless" || kind === "each")) {
    return writers.resource(place, world);
  }
  return writers[kind](place, world);
}

type Writer = (place: Place, world: World) => string | undefined;

const writers: Readonly<Record<keyof typeof weights, Writer>> = {
  assignment(place, world) {
    const sort = world.random.pick(sorts);
    const name = world.random.chance(3) ? "fixed" : world.fresh("v");
    if (sort === "string" && world.random.chance(6)) return writeHeredoc(name, place, world);
    const text = `$${name} = ${writeExpression(sort, place, world)}`;
    place.variables.push({ name, sort });
    if (place.depth === 0) place.definition?.variables.push({ name, sort });
    return text;
  },
  resource: writeResource,
  include(_place, world) {
    const { random } = world;
    const classes = world.classes.filter((each) => random.chance(3) || each.parameters.every((one) => !one.isRequired));
    if (classes.length === 0) return undefined;
    const { name } = random.pick(classes);
    const word = random.weighted({ include: 8, contain: 2, require: 1 });
    return random.chance(1)
      ? "include no_such_class"
      : `${word} ${random.pick([name, name, `::${name}`, `'${name}'`])}`;
  },
  class(place, world) {
    const { random, classes } = world;
    if (classes.length === 0) return undefined;
    const definition = random.pick(classes);
    const stage = world.stages.length > 0 && random.chance(20) ? `, stage => '${random.pick(world.stages)}'` : "";
    return `class { '${definition.name}': ${writeArguments(definition, place, world)}${stage} }`.replace(": ,", ":");
  },
  if(place, world) {
    const branches = [`if ${writeExpression("boolean", place, world)} ${writeBlock(place, world)}`];
    if (world.random.chance(30))
      branches.push(`elsif ${writeExpression("string", place, world)} =~ /(b.t)/ ${writeBlock(place, world)}`);
    if (world.random.chance(50)) branches.push(`else ${writeBlock(place, world)}`);
    return branches.join(" ");
  },
  unless: (place, world) => `unless ${writeExpression("boolean", place, world)} ${writeBlock(place, world)}`,
  case(place, world) {
    const { random } = world;
    const subject = writeExpression(random.pick(["string", "integer", "boolean"]), place, world);
    const options = Array.from(
      { length: random.integer(1, 3) },
      () => `${writeOption(place, world)}: ${writeBlock(place, world)}`,
    );
    if (random.chance(70)) options.splice(random.integer(0, options.length), 0, `default: ${writeBlock(place, world)}`);
    return `case ${subject} {\n${options.join("\n")}\n}`;
  },
  defaults: writeDefaults,
  override: writeOverride,
  collector: writeCollector,
  chain(place, world) {
    const { random } = world;
    const operand = (): string | undefined =>
      random.pick([
        () => writeReference(world),
        () => writeReference(world),
        () => writeCollector(place, world).replace(/ \{.*/, ""),
        () =>
          world.classes.length > 0 && random.chance(20) ? `Class['${random.pick(world.classes).name}']` : undefined,
        () => writeResource(place, world).replace(/^@+/, ""),
      ])();
    const operands = Array.from({ length: random.integer(2, 3) }, operand).filter((each) => each !== undefined);
    if (operands.length < 2) return undefined;
    return operands.reduce((chain, each) => `${chain} ${random.pick(["->", "->", "~>", "<-", "<~"])} ${each}`);
  },
  each(place, world) {
    const { random } = world;
    const sort = random.pick(["string", "integer"] as const);
    const list = sort === "string" ? "['p', 'q']" : "Integer[1, 2]";
    const body = inner(place, [{ name: "x", sort }], "lambda");
    if (random.chance(30)) return `${list}.each |$i, $x| {\n${writeStatements(1, body, world)}\nnotice("${"$"}{i}")\n}`;
    return `${list}.each |$x| {\n${writeStatements(random.integer(1, 2), body, world)}\nnotice($x)\n}`;
  },
  call(place, world) {
    const { random } = world;
    const reference = writeReference(world);
    const title = world.fresh("made");
    const unique =
      place.within === "define"
        ? `"${title}-${"$"}{title}"`
        : place.within === "lambda"
          ? `"${title}-${"$"}{x}"`
          : `'${title}'`;
    return random.pick([
      () => `notice(${writeExpression(random.pick(sorts), place, world)})`,
      () => `tag('called', 'by::us')`,
      () => (reference ? `realize(${reference})` : `notice('none')`),
      () => `create_resources('notify', { ${unique} => { message => ${writeExpression("string", place, world)} } })`,
      () =>
        `create_resources(${random.pick(types.slice(0, 3))}, { ${unique.replace("made", "/tmp/made")} => {} }, { tag => 'made' })`,
      () => `assert_type(String, ${writeExpression("string", place, world)})`,
      () =>
        reference && !reference.includes(",") ? `notice("read ${"$"}{${reference}['mode']}")` : `notice('unread')`,
      () => `if tagged('called') { notice('tagged') }`,
      () => (random.chance(10) ? `fail(${writeExpression("string", place, world)})` : `warning('careful')`),
    ])();
  },
};

function writeHeredoc(name: string, place: Place, world: World): string {
  const { random } = world;
  place.variables.push({ name, sort: "string" });
  const escapes = random.pick(["", "/", "/n", "/t$"]);
  const [tag, end] = random.pick([
    [`"END"${escapes}`, "| END"],
    [`END${escapes}`, "|- END"],
    [`"END"${escapes}`, "-END"],
  ] as const);
  const inside = place.variables.find((each) => each.sort === "integer" && /^[a-z]\w*$/.test(each.name));
  return `$${name} = @(${tag})\n  one \\n two \\$x\n    $${inside?.name ?? "hostname"} ${"$"}{1 + 1}\n  ${end}`;
}

function writeBlock(place: Place, world: World): string {
  return `{\n${writeStatements(world.random.integer(1, 2), inner(place), world) || "notice('nothing')"}\n}`;
}
