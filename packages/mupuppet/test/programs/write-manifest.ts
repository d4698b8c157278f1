import { Random, type RandomSource } from "@cairn/testing/deep";
import { writeExpression } from "./write-expression.js";
import { writeStatements } from "./write-statement.js";
import { inner, sorts, World, type Definition, type Parameter, type Place, type Sort, type Variable } from "./world.js";

/** The facts that random programs are compiled with. */
export const facts = { hostname: "node1", osfamily: "Debian", processors: 4, tags_of_host: ["web", "db"] };

/** The name of the node that random programs are compiled for. */
export const node = "node1.example.com";

const factVariables: readonly Variable[] = [
  { name: "hostname", sort: "string" },
  { name: "facts['osfamily']", sort: "string" },
  { name: "::processors", sort: "integer" },
  { name: "tags_of_host", sort: "array" },
];

const typeOf: Readonly<Record<Sort, readonly string[]>> = {
  string: ["String", "Optional[String]", "Variant[String, Integer]", "Any"],
  integer: ["Integer", "Numeric", "Integer[-100]", "Optional[Integer]"],
  boolean: ["Boolean", "Any", "Variant[Boolean, String]"],
  array: ["Array", "Array[Any, 0, 50]", "Collection"],
  hash: ["Hash", "Hash[Any, Any]", "Optional[Hash]"],
};

/** A random manifest over the whole language: mostly valid, the same for the same source of chance. */
export function writeManifest(source: RandomSource): string {
  const random = new Random(source);
  const world = new World(random);
  const top: Place = { variables: [...factVariables], within: "top", depth: 0 };
  const parts = [
    ...times(random.integer(0, 2), () => writeAlias(world)),
    ...times(random.integer(0, 2), () => writeFunction(world)),
    ...times(random.integer(0, 3), () => writeDefine(world)),
    ...times(random.integer(0, 4), () => writeClass(world)),
    ...times(random.chance(10) ? 1 : 0, () => writeStage(world)),
    writeStatements(random.integer(2, 7), top, world),
    ...(random.chance(25) ? [writeNodes(top, world)] : []),
  ];
  return `${parts.join("\n")}\n`;
}

function times(count: number, write: () => string): string[] {
  return Array.from({ length: count }, write);
}

function writeParameters(world: World): Parameter[] {
  return times(world.random.integer(0, 3), () => world.fresh("p")).map((name) => ({
    name,
    sort: world.random.pick(sorts),
    isRequired: world.random.chance(30),
  }));
}

function printParameters(parameters: readonly Parameter[], world: World): string {
  const { random } = world;
  if (parameters.length === 0) return "";
  const known: Variable[] = [...factVariables];
  const printed = parameters.map(({ name, sort, isRequired }) => {
    const alias = world.aliases.find((each) => each.sort === sort);
    const type = random.chance(60) ? `${alias && random.chance(50) ? alias.name : random.pick(typeOf[sort])} ` : "";
    const initial = isRequired
      ? ""
      : ` = ${writeExpression(sort, { variables: known, within: "top", depth: 3 }, world)}`;
    known.push({ name, sort });
    return `${type}$${name}${initial}`;
  });
  return ` (${printed.join(", ")})`;
}

function writeClass(world: World): string {
  const { random } = world;
  const nested = world.classes.length > 0 && random.chance(20) ? `${random.pick(world.classes).name}::` : "";
  const name = `${nested}${world.fresh("c")}`;
  const parents = world.classes.filter(({ parameters }) => parameters.every(({ isRequired }) => !isRequired));
  const parent = parents.length > 0 && random.chance(35) ? random.pick(parents) : undefined;
  const parameters = writeParameters(world);
  const header = `class ${name}${printParameters(parameters, world)}${parent ? ` inherits ${parent.name}` : ""}`;
  const definition: Definition = { name, parameters, variables: [], parent, declared: [] };
  const inherited = parent ? [...parent.variables, ...parent.parameters] : [];
  const others = world.classes.flatMap((each) =>
    each.variables.map((v) => ({ ...v, name: `${each.name}::${v.name}` })),
  );
  const seen = random.chance(30) ? others : [];
  const place: Place = {
    variables: [...factVariables, ...inherited, ...parameters, ...seen],
    ...{ within: "class", definition, depth: 0 },
  };
  const body = writeStatements(random.integer(1, 4), place, world);
  world.classes.push(definition);
  return `${header} {\n${body}\n}`;
}

function writeDefine(world: World): string {
  const parameters = writeParameters(world);
  const name = world.random.chance(25) ? `m::${world.fresh("d")}` : world.fresh("d");
  const header = `define ${name}${printParameters(parameters, world)}`;
  const definition: Definition = { name, parameters, variables: [], parent: undefined, declared: [] };
  const variables = [...factVariables, ...parameters, { name: "title", sort: "string" as const }];
  const body = writeStatements(
    world.random.integer(1, 3),
    { variables, within: "define", definition, depth: 0 },
    world,
  );
  world.defines.push(definition);
  return `${header} {\n${body}\n}`;
}

function writeFunction(world: World): string {
  const { random } = world;
  const parameters = times(random.integer(0, 2), () => world.fresh("a")).map((name) => ({
    name,
    sort: random.pick(sorts),
  }));
  const result = random.pick(sorts);
  const name = `m::${world.fresh("f")}`;
  const place: Place = { variables: [...parameters], within: "function", depth: 1 };
  const body = [
    writeStatements(random.integer(0, 2), place, world),
    `(${writeExpression(result, inner(place), world)})`,
  ];
  world.functions.push({ name, parameters, result });
  const typed = parameters.map(({ name: each, sort }) => `${random.pick(typeOf[sort])} $${each}`);
  return `function ${name}(${typed.join(", ")}) {\n${body.join("\n")}\n}`;
}

function writeAlias(world: World): string {
  const sort = world.random.pick(sorts);
  const name = `M::${world.fresh("T")}`;
  world.aliases.push({ name, sort });
  return `type ${name} = ${world.random.pick(typeOf[sort])}`;
}

function writeStage(world: World): string {
  const name = world.fresh("stage");
  world.stages.push(name);
  return `stage { '${name}': before => Stage['main'] }`;
}

function writeNodes(top: Place, world: World): string {
  const { random } = world;
  const body = (): string => writeStatements(random.integer(1, 3), { ...inner(top, [], "node"), depth: 0 }, world);
  const names = random.pick([
    [`'${node}'`],
    ["/^node(\\d)/"],
    ["default"],
    ["'other'", "default"],
    [`'${node}', 'b'`, "default"],
  ]);
  return names.map((name) => `node ${name} {\n${body()}\n}`).join("\n");
}
