/**
 * What a JSON schema may ask of the validator. It recurses, both where it reads the schema and where it walks through a value,
 * so that its stack must be known to suffice before it is asked.
 */
import type { SchemaPath, SchemaProblem } from "./schema-places.js";

/** How deep a schema may nest: itself, and then what its references name. */
const deepest = 100;
const deepestWithReferences = 400;
/** How many lists and objects a schema may have, and how many values one list: equal ones are looked for among them. */
const mostParts = 50_000;
const mostInList = 10_000;
/** How many parts may wait for others at once: those of all definitions, at each level of the value. */
const mostWaiting = 20_000;

/** The keywords whose schemas check the same value, not a part of it. */
const sameValue = ["else", "if", "not", "then"];
/** The keywords that hold several of them. */
const sameValues = ["allOf", "anyOf", "dependencies", "dependentSchemas", "oneOf"];
const references = ["$ref", "$dynamicRef", "$recursiveRef"];
const names = ["$id", "$anchor", "$dynamicAnchor"];

/** A list or an object of a schema. */
export type Part = Readonly<Record<string, unknown>>;

/** Why a schema can't be used for a value that is so many levels deep; undefined if it can. */
export function schemaProblem(schema: unknown, valueDepth: number): SchemaProblem | undefined {
  const measured = measure(schema);
  if ("reason" in measured) return measured;
  const problem = (reason: string, part: Part): SchemaProblem => ({ reason, at: pathOf(part, measured) });
  const named = namedParts(schema, measured);
  const next = (part: Part) => targetsOf(part, schema, named);
  const targets = new Set([...measured.keys()].flatMap(next));
  const sizes = [...targets].map((target) => measured.get(target)!);
  if (sum(sizes.map(({ depth }) => depth)) > deepestWithReferences) {
    const reason = `all that its references name is together more than ${deepestWithReferences} levels deep`;
    return problem(reason, deepestOf(targets, measured));
  }
  const same = findRing(measured.keys(), (part) => [...next(part), ...aboutTheSame(part)]);
  if (same) return problem("a reference in it leads to itself without going into the value", same);
  const waiting = valueDepth * sum(sizes.map(({ size }) => size));
  if (waiting <= mostWaiting) return undefined;
  const ring = findRing(measured.keys(), (part) => [...next(part), ...childrenOf(part)]);
  const reason = `its references lead in a ring, and it is too large to follow them through ${valueDepth} levels`;
  return ring && problem(reason, ring);
}

/** The keywords whose strings a validator refuses: it repeats them in its messages. */
const refusable = [...references, ...names, "$schema", "pattern"];

/** Where a schema has the longest of such strings in a message. */
export function memberNamedIn(message: string, schema: unknown): SchemaPath {
  const measured = measure(schema);
  if ("reason" in measured) return [];
  let longest = "";
  let at: SchemaPath = [];
  const consider = (text: unknown, part: Part, steps: SchemaPath) => {
    if (typeof text !== "string" || text.length <= longest.length || !message.includes(text)) return;
    longest = text;
    at = [...pathOf(part, measured), ...steps];
  };
  for (const [part, { name }] of measured) {
    for (const keyword of refusable) consider(part[keyword], part, [keyword]);
    if (name === "patternProperties") for (const pattern of Object.keys(part)) consider(pattern, part, [pattern]);
  }
  return at;
}

interface Measure {
  /** How many levels of it there are. */
  depth: number;
  /** How many lists and objects. */
  size: number;
  /** What it is in, and by which name or number. */
  readonly within: Part | undefined;
  readonly name: string;
}

type Measures = ReadonlyMap<Part, Measure>;

/** Measures all lists and objects of a schema, or says why it is too large. */
function measure(schema: unknown): Measures | SchemaProblem {
  const measured = new Map<Part, Measure>();
  const note = (part: Part, name: string, within?: Part) => measured.set(part, { depth: 1, size: 1, within, name });
  if (isPart(schema)) note(schema, "");
  let level = [...measured.keys()];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > deepest) return tooLarge(level[0]!, measured, `it nests more than ${deepest} levels deep`);
    const long = level.find((part) => Array.isArray(part) && part.length > mostInList);
    if (long) return tooLarge(long, measured, `a list in it has more than ${mostInList} values`);
    const next = level.flatMap((part) => membersOf(part).map(([name, child]) => ({ name, child, part })));
    for (const { child, name, part } of next) note(child, name, part);
    level = next.map(({ child }) => child);
    if (measured.size > mostParts)
      return tooLarge(level[0]!, measured, `it has more than ${mostParts} lists and objects`);
  }
  for (const [part, own] of [...measured].reverse())
    for (const child of childrenOf(part)) {
      const { depth, size } = measured.get(child)!;
      own.depth = Math.max(own.depth, depth + 1);
      own.size += size;
    }
  return measured;
}

function tooLarge(part: Part, measured: Measures, reason: string): SchemaProblem {
  return { reason, at: pathOf(part, measured) };
}

function pathOf(part: Part, measured: Measures): SchemaPath {
  const names: string[] = [];
  for (let at = measured.get(part)!; at.within; at = measured.get(at.within)!) names.push(at.name);
  return names.reverse();
}

function deepestOf(parts: Iterable<Part>, measured: Measures): Part {
  return [...parts].reduce((deep, part) => (measured.get(part)!.depth > measured.get(deep)!.depth ? part : deep));
}

function childrenOf(part: Part): readonly Part[] {
  return Object.values(part).filter(isPart);
}

function membersOf(part: Part): readonly (readonly [string, Part])[] {
  return Object.entries(part).filter((entry): entry is [string, Part] => isPart(entry[1]));
}

/** The schemas in a schema that check the same value. */
function aboutTheSame(part: Part): readonly Part[] {
  const several = sameValues.map((keyword) => part[keyword]).filter(isPart);
  return [...sameValue.map((keyword) => part[keyword]).filter(isPart), ...several.flatMap(childrenOf)];
}

function isPart(value: unknown): value is Part {
  return typeof value === "object" && value !== null;
}

/** The parts that have names of their own, by the ends of these. */
function namedParts(schema: unknown, measured: Measures): ReadonlyMap<string, readonly Part[]> {
  const named = new Map<string, Part[]>(isPart(schema) ? [["", [schema]]] : []);
  for (const part of measured.keys())
    for (const keyword of names) {
      const name = endOf(part[keyword]);
      if (name === undefined || name === "") continue;
      const parts = named.get(name);
      if (parts) parts.push(part);
      else named.set(name, [part]);
    }
  return named;
}

/** What comes after the last slash: what is before it may be written in many ways. */
function endOf(name: unknown): string | undefined {
  return typeof name === "string" ? name.replace(/#$/, "").replace(/^.*[/#]/s, "") : undefined;
}

/** All parts that the references of a part may name. */
function targetsOf(part: Part, schema: unknown, named: ReadonlyMap<string, readonly Part[]>): readonly Part[] {
  return references.flatMap((keyword) => {
    const reference = part[keyword];
    if (typeof reference !== "string") return [];
    const [file = "", fragment = ""] = reference.split("#");
    const files = named.get(endOf(file)!) ?? (isPart(schema) ? [schema] : []);
    if (fragment.startsWith("/")) return files.flatMap((each) => partAt(each, fragment));
    return fragment === "" ? files : (named.get(fragment) ?? []);
  });
}

function partAt(part: Part, pointer: string): readonly Part[] {
  let value: unknown = part;
  for (const step of pointer.split("/").slice(1)) {
    const name = decoded(step).replaceAll("~1", "/").replaceAll("~0", "~");
    value = isPart(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }
  return isPart(value) ? [value] : [];
}

function decoded(step: string): string {
  return step.replace(/(?:%[0-9a-fA-F]{2})+/g, (bytes) =>
    new TextDecoder().decode(Uint8Array.from(bytes.match(/[^%]{2}/g)!, (byte) => parseInt(byte, 16))),
  );
}

/** A part from which some way leads back to it. */
function findRing(parts: Iterable<Part>, next: (part: Part) => readonly Part[]): Part | undefined {
  const state = new Map<Part, "open" | "done">();
  for (const start of parts) {
    const stack = [start];
    for (let part = stack.at(-1); part; part = stack.at(-1)) {
      if (state.has(part)) {
        state.set(part, "done");
        stack.pop();
        continue;
      }
      state.set(part, "open");
      for (const each of next(part)) {
        if (state.get(each) === "open") return part;
        if (!state.has(each)) stack.push(each);
      }
    }
  }
  return undefined;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
