import { writeExpression } from "./write-expression.js";
import type { Definition, Place, World } from "./world.js";

/** What a built-in type takes, as far as random programs use it: the name of an attribute and its sort or its values. */
const attributes: Readonly<Record<string, Readonly<Record<string, "string" | readonly string[]>>>> = {
  file: {
    ensure: ["file", "'directory'", "absent"],
    mode: ["'0644'", "'0755'"],
    owner: ["root", "'bob'"],
    content: "string",
    backupless: [],
  },
  notify: { message: "string", withpath: ["true", "false"] },
  user: {
    ensure: ["present", "absent"],
    uid: ["1000", "'1001'"],
    shell: ["'/bin/sh'"],
    groups: ["['a', 'b']", "'wheel'"],
    comment: "string",
  },
  package: { ensure: ["installed", "latest", "'1.2'"] },
  exec: { command: ["'/bin/true'"], refreshonly: ["true"], environment: ["['A=1']"], creates: ["'/tmp/made'"] },
  service: { ensure: ["running", "stopped"], enable: ["true", "false"], hasstatus: ["true"] },
};

export const types = Object.keys(attributes);

const shown = (type: string): string =>
  type
    .split("::")
    .map((part) => part[0]!.toUpperCase() + part.slice(1))
    .join("::");

/** Declares a resource of a built-in or defined type; for use as a statement. */
export function writeResource(place: Place, world: World): string {
  const { random, defines } = world;
  const define = defines.length > 0 && random.chance(30) ? random.pick(defines) : undefined;
  const type = define?.name ?? random.pick(types);
  const isVirtual = random.chance(15);
  const form = !isVirtual ? "" : random.chance(80) ? "@" : "@@";
  const bodies = Array.from({ length: random.chance(15) ? 2 : 1 }, () =>
    writeBody(type, define, isVirtual, place, world),
  );
  if (random.chance(10)) bodies.unshift(`default: ${define ? "tag => 'd'" : writeAttributes(type, place, world)}`);
  return `${form}${type} { ${bodies.join("; ")} }`;
}

function writeBody(
  type: string,
  define: Definition | undefined,
  isVirtual: boolean,
  place: Place,
  world: World,
): string {
  const { random } = world;
  const list = define ? writeArguments(define, place, world) : writeAttributes(type, place, world);
  const extra = random.chance(25) ? writeMetaparameter(world) : "";
  const all = [list, extra].filter((each) => each !== "").join(", ");
  return `${writeTitle(type, isVirtual, place, world)}: ${all}`;
}

/** A title that is new, mostly; also arrays, and titles with what distinguishes the instances of a defined type in them. */
function writeTitle(type: string, isVirtual: boolean, place: Place, world: World): string {
  const { random } = world;
  const stem = type === "file" ? "/tmp/f" : type.replace(/::/g, "_");
  const title = world.fresh(stem);
  if (place.within === "define") return `"${title}-${"$"}{title}"`;
  if (place.within === "function" || place.within === "lambda") return `"${title}-${"$"}{x}"`;
  if (random.chance(2) && world.declared.length > 0) return `'${random.pick(world.declared).title}'`;
  const own = place.within === "class" && place.depth === 0 ? place.definition!.declared : [];
  const declared = isSure(place) || random.chance(5) ? world.declared : own;
  declared.push({ type: shown(type), title, isVirtual });
  if (random.chance(90)) return `'${title}'`;
  const second = world.fresh(stem);
  declared.push({ type: shown(type), title: second, isVirtual });
  return `['${title}', '${second}']`;
}

/** Whether what is declared there is in the catalog in any case. */
function isSure({ within, depth }: Place): boolean {
  return depth === 0 && (within === "top" || within === "node");
}

export function writeAttributes(type: string, place: Place, world: World): string {
  const { random } = world;
  const known = Object.entries(attributes[type] ?? {}).filter(([, values]) => values.length > 0);
  const chosen = known.filter(() => random.chance(45));
  const written = chosen.map(([name, values]) => {
    if (values !== "string") return `${name} => ${random.chance(8) ? "undef" : random.pick(values)}`;
    return `${name} => ${writeExpression("string", place, world)}`;
  });
  if (random.chance(1)) written.push("nonsense => 1");
  if (random.chance(3)) written.push(random.pick(["name => 'same'", "name => 'Same'", "provider => 'apt'"]));
  if (type === "exec" && !written.some((each) => each.startsWith("command"))) written.unshift("command => '/bin/true'");
  if (written.length > 0 && random.chance(8))
    return `* => { ${written.map((each) => each.replace(/^(\w+)/, "'$1'")).join(", ")} }`;
  return written.join(", ");
}

/** Arguments for a class or a defined type: those that are required, mostly. */
export function writeArguments({ parameters }: Definition, place: Place, world: World): string {
  const { random } = world;
  const given = parameters.filter(({ isRequired }) => (isRequired ? random.chance(97) : random.chance(50)));
  return given
    .map(({ name, sort }) => `${name} => ${random.chance(5) ? "undef" : writeExpression(sort, place, world)}`)
    .join(", ");
}

function writeMetaparameter(world: World): string {
  const { random } = world;
  const reference = writeReference(world);
  return random.pick([
    () => `tag => 'extra'`,
    () => `tag => ['one', 'two::three']`,
    () => `noop => true`,
    () => `alias => '${world.fresh("alias")}'`,
    () => `schedule => daily`,
    () => `loglevel => warning`,
    () => (reference ? `require => ${reference}` : `tag => 'none'`),
    () => (reference ? `before => [${reference}]` : `tag => 'none'`),
    () => (reference ? `notify => ${reference}` : `tag => 'none'`),
    () => (reference ? `subscribe => ${reference}` : `tag => 'none'`),
  ])();
}

/** A reference to something that is declared, with all its titles where there are several. */
export function writeReference(world: World): string | undefined {
  const { random } = world;
  const declared = world.declared.filter(({ isVirtual }) => !isVirtual || random.chance(20));
  if (declared.length === 0) return undefined;
  const { type, title } = random.pick(declared);
  const others = declared.filter((each) => each.type === type && each.title !== title);
  return others.length > 0 && random.chance(15)
    ? `${type}['${title}', '${random.pick(others).title}']`
    : `${type}['${title}']`;
}

/** `File { mode => '0600' }`. */
export function writeDefaults(place: Place, world: World): string {
  const type = world.random.pick(types.filter((each) => each !== "exec"));
  return `${shown(type)} { ${writeAttributes(type, place, world).replace(/\* => .*/, "noop => false")} }`;
}

/** `File['/tmp/a'] { mode +> '0600' }`. */
export function writeOverride(place: Place, world: World): string | undefined {
  const { random } = world;
  const inherited = place.definition?.parent?.declared ?? [];
  const known = inherited.length > 0 && random.chance(80) ? inherited : world.declared;
  if (known.length === 0) return undefined;
  const { type, title } = random.pick(known);
  const name = type.toLowerCase();
  const list = types.includes(name) ? writeAttributes(name, place, world) : "tag => 'over'";
  const plus = random.chance(20) ? `${list === "" ? "" : `${list}, `}tag +> 'more'` : list;
  return `${type}['${title}'] { ${plus} }`;
}

/** `File <| … |> { … }`. */
export function writeCollector(place: Place, world: World): string {
  const { random, defines } = world;
  const define = defines.length > 0 && random.chance(25) ? random.pick(defines) : undefined;
  const type = define?.name ?? random.pick(types);
  const query = writeQuery(type, world, 0);
  const body = random.chance(30) ? ` { ${define ? "tag => 'collected'" : writeAttributes(type, place, world)} }` : "";
  return random.chance(90) ? `${shown(type)} <| ${query} |>${body}` : `${shown(type)} <<| ${query} |>>${body}`;
}

function writeQuery(type: string, world: World, depth: number): string {
  const { random, declared } = world;
  const same = declared.filter((each) => each.type === shown(type));
  return random.pick([
    () => "",
    () => `title == '${same.length > 0 ? random.pick(same).title : "nothing"}'`,
    () => `tag == '${random.pick(["extra", "one", type])}'`,
    () => `tag != 'two'`,
    () => `ensure == ${random.pick(["present", "absent", "'FILE'"])}`,
    () => `mode != '0644'`,
    () =>
      depth > 1
        ? "tag == 'a'"
        : `(${writeQuery(type, world, depth + 1) || "tag == 'a'"}) ${random.pick(["and", "or"])} ${writeQuery(type, world, depth + 1) || "tag == 'b'"}`,
  ])();
}
