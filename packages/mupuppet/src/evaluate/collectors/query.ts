import type { DeclaredResource } from "../declared-resource.js";

/** What is remembered while one collector looks at resources, in which nothing changes. */
export type Memory = Map<DeclaredResource, boolean>;

/** One comparison of a query. */
export interface Condition {
  holds(resource: DeclaredResource, memory: Memory): boolean;
  /** The only title, as `foldCase` writes it, that a resource may have for it to hold; nothing where titles don't matter. */
  readonly title?: string | undefined;
}

/** A query as conditions and what joins them, operands before their operator. */
export type Steps = readonly (Condition | "and" | "or")[];

/** A collector's query, its operands worked out. */
export class Query {
  private readonly steps: Steps;
  /** All titles, as `foldCase` writes them, that what it finds can have; nothing where titles don't matter. */
  readonly titles: ReadonlySet<string> | undefined;

  constructor(steps: Steps) {
    this.steps = steps;
    this.titles = titlesOf(steps);
  }

  /** Whether it finds this resource. */
  finds(resource: DeclaredResource, memories: Map<Condition, Memory>): boolean {
    return reduce(this.steps, {
      of: (condition) => condition.holds(resource, memoryOf(memories, condition)),
      and: (left, right) => left && right,
      or: (left, right) => left || right,
    });
  }
}

function memoryOf(memories: Map<Condition, Memory>, condition: Condition): Memory {
  let memory = memories.get(condition);
  if (!memory) memories.set(condition, (memory = new Map<DeclaredResource, boolean>()));
  return memory;
}

function titlesOf(steps: Steps): ReadonlySet<string> | undefined {
  return reduce<ReadonlySet<string> | undefined>(steps, {
    of: ({ title }) => (title === undefined ? undefined : new Set([title])),
    and: (left, right) => left ?? right,
    or: (left, right) => left && right && new Set([...left, ...right]),
  });
}

interface Reduction<Result> {
  of(condition: Condition): Result;
  and(left: Result, right: Result): Result;
  or(left: Result, right: Result): Result;
}

function reduce<Result>(steps: Steps, { of, and, or }: Reduction<Result>): Result {
  const results: Result[] = [];
  for (const step of steps) {
    if (step !== "and" && step !== "or") {
      results.push(of(step));
      continue;
    }
    const right = results.pop()!;
    const left = results.pop()!;
    results.push(step === "and" ? and(left, right) : or(left, right));
  }
  return results[0]!;
}
