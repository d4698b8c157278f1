/**
 * What a JSON schema may ask of the validator. It recurses, both where it reads the schema and where it walks through a value,
 * so that its stack must be known to suffice before it is asked.
 */

/** How deep a schema may nest: itself, and then what its references name. */
const deepest = 100;
const deepestWithReferences = 400;
/** How many lists and objects a schema may have, and how many values one list: equal ones are looked for among them. */
const mostParts = 50_000;
const mostInList = 10_000;
/** How many parts may wait for others at once: those of all definitions, at each level of the value. */
const mostWaiting = 20_000;

/** The keywords whose schemas judge the same value, not a part of it. */
const sameValue = ["else", "if", "not", "then"];
/** The keywords that hold several of them. */
const sameValues = ["allOf", "anyOf", "dependencies", "dependentSchemas", "oneOf"];
const references = ["$ref", "$dynamicRef", "$recursiveRef"];
const names = ["$id", "$anchor", "$dynamicAnchor"];

type Part = Readonly<Record<string, unknown>>;

/** Why a schema can't be used for a value that is so many levels deep; undefined if it can. */
export function schemaProblem(schema: unknown, valueDepth: number): string | undefined {
  const measured = measure(schema);
  if (typeof measured === "string") return measured;
  const named = namedParts(schema, measured);
  const next = (part: Part) => targetsOf(part, schema, named);
  const targets = new Set([...measured.keys()].flatMap(next));
  const sizes = [...targets].map((target) => measured.get(target)!);
  if (sum(sizes.map(({ depth }) => depth)) > deepestWithReferences)
    return `all that its references name is together more than ${deepestWithReferences} levels deep`;
  if (isRing(measured.keys(), (part) => [...next(part), ...aboutTheSame(part)]))
    return "a reference in it leads to itself without going into the value";
  const waiting = valueDepth * sum(sizes.map(({ size }) => size));
  if (waiting > mostWaiting && isRing(measured.keys(), (part) => [...next(part), ...childrenOf(part)]))
    return `its references lead in a ring, and it is too large to follow them through ${valueDepth} levels`;
  return undefined;
}

interface Measure {
  /** How many levels of it there are. */
  depth: number;
  /** How many lists and objects. */
  size: number;
}

/** Measures all lists and objects of a schema, or says why it is too large. */
function measure(schema: unknown): ReadonlyMap<Part, Measure> | string {
  const measured = new Map<Part, Measure>();
  let level = isPart(schema) ? [schema] : [];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > deepest) return `it nests more than ${deepest} levels deep`;
    for (const part of level) measured.set(part, { depth: 1, size: 1 });
    if (measured.size > mostParts) return `it has more than ${mostParts} lists and objects`;
    if (level.some((part) => Array.isArray(part) && part.length > mostInList))
      return `a list in it has more than ${mostInList} values`;
    level = level.flatMap((part) => childrenOf(part));
  }
  for (const [part, own] of [...measured].reverse())
    for (const child of childrenOf(part)) {
      const { depth, size } = measured.get(child)!;
      own.depth = Math.max(own.depth, depth + 1);
      own.size += size;
    }
  return measured;
}

function childrenOf(part: Part): readonly Part[] {
  return Object.values(part).filter(isPart);
}

/** The schemas in a schema that judge the same value. */
function aboutTheSame(part: Part): readonly Part[] {
  const several = sameValues.map((keyword) => part[keyword]).filter(isPart);
  return [...sameValue.map((keyword) => part[keyword]).filter(isPart), ...several.flatMap(childrenOf)];
}

function isPart(value: unknown): value is Part {
  return typeof value === "object" && value !== null;
}

/** The parts that have names of their own, by the ends of these. */
function namedParts(schema: unknown, measured: ReadonlyMap<Part, Measure>): ReadonlyMap<string, readonly Part[]> {
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

/** What stands after the last slash: what is before it may be written in many ways. */
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

/** Whether some way leads back to where it began. */
function isRing(parts: Iterable<Part>, next: (part: Part) => readonly Part[]): boolean {
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
        if (state.get(each) === "open") return true;
        if (!state.has(each)) stack.push(each);
      }
    }
  }
  return false;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
