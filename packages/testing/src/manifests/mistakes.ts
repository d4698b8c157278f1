import { line, type Chunk } from "./chunk.js";
import { capital } from "./expressions.js";
import type { Place } from "./place.js";
import type { StatementWriter } from "./statements.js";

/** Writes statements that get stuck, or none if the place doesn't allow it. */
type Mistake = (place: Place, writer: StatementWriter) => Chunk[];

const fixed =
  (text: string): Mistake =>
  () => [line(text)];

/** The possible mistakes, by name. */
export const mistakes = {
  "unbound variable": fixed("$nothing1 = $nothing2"),
  "unbound top variable": fixed("$nothing1 = $::nothing2"),
  "unbound class variable": ({ declared }, { random }) =>
    declared.size === 0 ? [] : [line(`$nothing1 = $::${random.pick([...declared]).name}::nothing2`)],
  "assigned twice": ({ taken, visible }, { random, expressions }) => {
    const both = [...taken].filter((name) => visible.has(name));
    return both.length === 0 ? [] : [line(`$${random.pick(both)} = ${expressions.word()}`)];
  },
  "declared twice": ({ resources }, { random }) => {
    if (resources.length === 0) return [];
    const { type, title } = random.pick(resources);
    return [line(`${type} { ${title}: }`)];
  },
  "unknown class": fixed("include nowhere"),
  "class again": ({ declared }, { random }) =>
    declared.size === 0 ? [] : [line(`class { ${random.pick([...declared]).name}: }`)],
  "unknown type": fixed("nosuch { 'a': }"),
  "no parameter": (_place, { defines, random, expressions }) =>
    defines.length === 0 ? [] : [line(`${random.pick(defines).name} { ${expressions.word()}: none => 1 }`)],
  "missing parameter": (_place, { defines, expressions }) => {
    const [found] = defines.filter(({ parameters }) => parameters.some(({ hasDefault }) => !hasDefault));
    return found ? [line(`${found.name} { ${expressions.word()}: }`)] : [];
  },
  "no boolean as test": (place, { random, expressions }) => [
    {
      head: `${random.pick(["if", "unless"])} ${expressions.write("integer", place, 1)}`,
      body: [line("$nothing1 = 1")],
    },
  ],
  "no boolean as operand": (place, { random, expressions }) => {
    const operand = expressions.write("string", place, 1);
    return [line(`$nothing1 = ${random.pick(["!", "true and ", "false or "])}${operand}`)];
  },
  "no integer": (place, { random, expressions }) => [
    line(`$nothing1 = 1 ${random.pick(["+", "-", "*", "<"])} ${expressions.write("strings", place, 1)}`),
  ],
  "division by 0": (place, { expressions }) => [line(`$nothing1 = ${expressions.write("integer", place, 1)} / 0`)],
  "nothing selected": fixed("$nothing1 = 1 ? { 2 => 3, 'a' => 4 }"),
  "no element": (place, { random, expressions }) => {
    const [kind, index] = random.pick([["strings", "7"] as const, ["settings", "'none'"] as const]);
    return [line(`$nothing1 = ${expressions.write(kind, place, 1)}[${index}]`)];
  },
  "no container": fixed("$nothing1 = 3[0]"),
  "no resource": fixed("$nothing1 = File['nowhere']['owner']"),
  "no such attribute": ({ resources }, { random }) => {
    if (resources.length === 0) return [];
    const { type, title } = random.pick(resources);
    return [line(`$nothing1 = ${capital(type)}[${title}]['tag']`)];
  },
  "title isn't a string": fixed("file { 3: }"),
  "not in figure 6": (_place, { random }) => [
    line(random.pick(["notice('a')", "$nothing1 = 1.5", "File { mode => '0644' }", "$nothing1 = undef"])),
  ],
} satisfies Readonly<Record<string, Mistake>>;

export type MistakeKind = keyof typeof mistakes;
/** Weighted by repetition: mistakes that places seldom allow, and those outside of the paper, occur more often. */
export const mistakeKinds: readonly MistakeKind[] = [
  ...(Object.keys(mistakes) as MistakeKind[]),
  ...Array.from(
    { length: 3 },
    () => ["declared twice", "class again", "assigned twice", "not in figure 6"] as const,
  ).flat(),
];
