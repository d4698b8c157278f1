import type { Site, WrittenMutation } from "./sites.js";

/** A value as the four steps yield it. */
export type OracleValue = number | "conflict" | undefined | { readonly [name: string]: OracleValue };

/** A definition with its priority: for each level of merging, the file and the statement. */
export interface Ranked {
  readonly mutation: WrittenMutation;
  readonly levels: readonly (readonly [file: number, statement: number])[];
}

/** All resources of a site's main file. */
export function oracle(site: Site): Readonly<Record<string, OracleValue>> {
  return new FourSteps(site).result();
}

/**
 * The four steps of combining definitions (docs/languages/cf2.md, "Mutation"), literally and slowly, for sites of
 * `sites.ts`: every pair is examined, and import relations are found by searching. The mutants plant bugs in its
 * methods.
 */
export class FourSteps {
  protected readonly site: Site;

  constructor(site: Site) {
    this.site = site;
  }

  result(): Record<string, OracleValue> {
    const all = [0, ...this.reachable(0)].flatMap((file) =>
      this.site[file]!.mutations.map((mutation, statement): Ranked => ({ mutation, levels: [[file, statement]] })),
    );
    return this.combineAll(all);
  }

  combineAll(all: readonly Ranked[]): Record<string, OracleValue> {
    const names = [...new Set(all.map(({ mutation }) => mutation.name))];
    const definitionsOf = (name: string) => all.filter(({ mutation }) => mutation.name === name);
    return Object.fromEntries(names.map((name) => [name, this.combine(definitionsOf(name))]));
  }

  combine(all: readonly Ranked[]): OracleValue {
    const left = this.withoutOverridden(this.withoutUndefined(all));
    const clashes = this.findClashes(left);
    if (clashes) return clashes;
    return this.isOrdered(left) ? this.fold(this.lowestFirst(left)) : "conflict";
  }

  /** Step 1. */
  withoutUndefined(all: readonly Ranked[]): readonly Ranked[] {
    return all.filter(({ mutation }) => mutation.value !== "?");
  }

  /** Step 2. */
  withoutOverridden(all: readonly Ranked[]): readonly Ranked[] {
    const assignments = all.filter(({ mutation }) => mutation.operator === "=>");
    return all.filter((each) => !assignments.some((assignment) => this.isAbove(assignment, each)));
  }

  /** Step 3. */
  isOrdered(all: readonly Ranked[]): boolean {
    return all.every((first) =>
      all.every(
        (second) =>
          first === second || this.isAbove(first, second) || this.isAbove(second, first) || this.agree(first, second),
      ),
    );
  }

  agree(first: Ranked, second: Ranked): boolean {
    const { operator } = first.mutation;
    if (operator !== second.mutation.operator) return false;
    return operator !== "=>" || written(this.own(first)) === written(this.own(second));
  }

  /** Step 4. */
  fold(sorted: readonly Ranked[]): OracleValue {
    let value: number | undefined;
    let merged: readonly Ranked[] = [];
    for (const each of sorted) {
      const { operator, value: own } = each.mutation;
      if (typeof own === "object")
        merged = operator === "=>" ? this.inside(each) : this.merge(merged, this.inside(each));
      else if (typeof own === "number") value = value === undefined ? own : this.apply(operator, value, own);
    }
    if (sorted.length === 0) return undefined;
    return typeof sorted[0]!.mutation.value === "object" ? this.combineAll(merged) : value;
  }

  apply(operator: WrittenMutation["operator"], lower: number, own: number): number {
    if (operator === "sum") return lower + own;
    return operator === "max" ? Math.max(lower, own) : own;
  }

  merge(lower: readonly Ranked[], own: readonly Ranked[]): readonly Ranked[] {
    return [...lower, ...own];
  }

  /** The elements of a block, which keep their operators and take the priority of what they came in with. */
  inside({ mutation: { value }, levels }: Ranked): readonly Ranked[] {
    if (typeof value !== "object") return [];
    return value.map((mutation, statement): Ranked => ({ mutation, levels: [...levels, [0, statement]] }));
  }

  isAbove(left: Ranked, right: Ranked): boolean {
    for (const [level, [file, statement]] of left.levels.entries()) {
      const [otherFile, otherStatement] = right.levels[level]!;
      if (file !== otherFile) return level === 0 && this.reachable(file).has(otherFile);
      if (statement !== otherStatement) return false;
    }
    return false;
  }

  reachable(from: number): Set<number> {
    const found = new Set<number>(this.site[from]!.imports);
    for (const file of found) for (const next of this.site[file]!.imports) found.add(next);
    return found;
  }

  /** What clashes inside one of several assignments: only that is reported then. */
  private findClashes(left: readonly Ranked[]): OracleValue {
    const assignments = left.filter(({ mutation }) => mutation.operator === "=>");
    const clashing = assignments.flatMap((each) => Object.entries(this.own(each) ?? {}));
    const names = clashing.filter(([, value]) => value === "conflict");
    return assignments.length > 1 && names.length > 0 ? Object.fromEntries(names) : undefined;
  }

  /** The value that a definition has alone; blocks in the order of their names, since they have none. */
  private own({ mutation: { value } }: Ranked): OracleValue {
    if (typeof value === "number") return value;
    if (value === "?") return undefined;
    const inner = value.map((mutation, statement): Ranked => ({ mutation, levels: [[0, statement]] }));
    return Object.fromEntries(Object.entries(this.combineAll(inner)).sort());
  }

  private lowestFirst(all: readonly Ranked[]): Ranked[] {
    const rest = [...all];
    const sorted: Ranked[] = [];
    while (rest.length > 0) {
      const next = rest.findIndex((each) => !rest.some((other) => this.isAbove(each, other)));
      sorted.push(...rest.splice(next, 1));
    }
    return sorted;
  }
}

function written(value: OracleValue): string {
  return JSON.stringify(value, (_name, member: unknown) => (member === undefined ? "?" : member));
}
