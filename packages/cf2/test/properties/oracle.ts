import type { Site, WrittenMutation } from "./sites.js";

/**
 * The four steps of combining definitions (docs/languages/cf2.md, "Mutation"), literally, slowly, for sites of `sites.ts`: every
 * pair is looked at, and who imports whom is found by walking.
 */
export type OracleValue = number | "conflict" | undefined | { readonly [name: string]: OracleValue };

interface Ranked {
  readonly mutation: WrittenMutation;
  /** For each level of merging: the file and the statement. */
  readonly levels: readonly (readonly [file: number, statement: number])[];
}

/** All resources of a site's main file. */
export function oracle(site: Site): Readonly<Record<string, OracleValue>> {
  const included = reachable(site, 0);
  const all = [0, ...included].flatMap((file) =>
    site[file]!.mutations.map((mutation, statement): Ranked => ({ mutation, levels: [[file, statement]] })),
  );
  return combineAll(site, all);
}

function combineAll(site: Site, all: readonly Ranked[]): Record<string, OracleValue> {
  const names = [...new Set(all.map(({ mutation }) => mutation.name))];
  return Object.fromEntries(
    names.map((name) => [
      name,
      combine(
        site,
        all.filter(({ mutation }) => mutation.name === name),
      ),
    ]),
  );
}

function combine(site: Site, all: readonly Ranked[]): OracleValue {
  const above = (left: Ranked, right: Ranked) => isAbove(site, left, right);
  const defined = all.filter(({ mutation }) => mutation.value !== "?");
  const assignments = defined.filter(({ mutation }) => mutation.operator === "=>");
  const left = defined.filter((each) => !assignments.some((assignment) => above(assignment, each)));
  const clashes = findClashes(site, left);
  if (clashes) return clashes;
  for (const first of left) {
    for (const second of left) {
      const ordered = first === second || above(first, second) || above(second, first);
      if (!ordered && !agree(site, first, second)) return "conflict";
    }
  }
  return fold(site, lowestFirst(left, above));
}

/** What clashes inside one of several assignments: only that is reported then. */
function findClashes(site: Site, left: readonly Ranked[]): OracleValue {
  const assignments = left.filter(({ mutation }) => mutation.operator === "=>");
  const clashing = assignments.flatMap((each) => Object.entries(own(site, each) ?? {}));
  const names = clashing.filter(([, value]) => value === "conflict");
  return assignments.length > 1 && names.length > 0 ? Object.fromEntries(names) : undefined;
}

function agree(site: Site, first: Ranked, second: Ranked): boolean {
  const { operator } = first.mutation;
  if (operator !== second.mutation.operator) return false;
  return operator !== "=>" || written(own(site, first)) === written(own(site, second));
}

function written(value: OracleValue): string {
  return JSON.stringify(value, (_name, member: unknown) => (member === undefined ? "?" : member));
}

/** The value that a definition has alone; blocks in the order of their names, since they have none. */
function own(site: Site, { mutation: { value } }: Ranked): OracleValue {
  if (typeof value === "number") return value;
  if (value === "?") return undefined;
  const inner = value.map((mutation, statement): Ranked => ({ mutation, levels: [[0, statement]] }));
  return Object.fromEntries(Object.entries(combineAll(site, inner)).sort());
}

function lowestFirst(all: readonly Ranked[], above: (left: Ranked, right: Ranked) => boolean): Ranked[] {
  const rest = [...all];
  const sorted: Ranked[] = [];
  while (rest.length > 0) {
    const next = rest.findIndex((each) => !rest.some((other) => above(each, other)));
    sorted.push(...rest.splice(next, 1));
  }
  return sorted;
}

function fold(site: Site, sorted: readonly Ranked[]): OracleValue {
  let value: number | undefined;
  let merged: Ranked[] = [];
  for (const each of sorted) {
    const { operator, value: written } = each.mutation;
    if (typeof written === "object") {
      const inner = written.map((mutation, statement): Ranked => ({
        mutation,
        levels: [...each.levels, [0, statement]],
      }));
      merged = operator === "=>" ? inner : [...merged, ...inner];
    } else if (typeof written === "number") {
      if (value === undefined || operator === "=>") value = written;
      else value = operator === "sum" ? value + written : Math.max(value, written);
    }
  }
  if (sorted.length === 0) return undefined;
  return typeof sorted[0]!.mutation.value === "object" ? combineAll(site, merged) : value;
}

function isAbove(site: Site, left: Ranked, right: Ranked): boolean {
  for (const [level, [file, statement]] of left.levels.entries()) {
    const [otherFile, otherStatement] = right.levels[level]!;
    if (file !== otherFile) return level === 0 && reachable(site, file).has(otherFile);
    if (statement !== otherStatement) return false;
  }
  return false;
}

function reachable(site: Site, from: number): Set<number> {
  const found = new Set<number>(site[from]!.imports);
  for (const file of found) for (const next of site[file]!.imports) found.add(next);
  return found;
}
