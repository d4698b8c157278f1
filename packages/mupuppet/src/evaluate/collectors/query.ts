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

  /** Whether it finds a resource, as long as nothing changes. */
  search(): (resource: DeclaredResource) => boolean {
    const steps = this.steps.map((step) => (typeof step === "string" ? step : testOf(step)));
    const [only, ...others] = steps;
    if (typeof only === "function" && others.length === 0) return only;
    return (resource) => reduce(steps, { of: (test) => test(resource), and: (a, b) => a && b, or: (a, b) => a || b });
  }
}

type Test = (resource: DeclaredResource) => boolean;

function testOf(condition: Condition): Test {
  const memory: Memory = new Map();
  return (resource) => condition.holds(resource, memory);
}

function titlesOf(steps: Steps): ReadonlySet<string> | undefined {
  return reduce<Condition, ReadonlySet<string> | undefined>(steps, {
    of: ({ title }) => (title === undefined ? undefined : new Set([title])),
    and: (left, right) => left ?? right,
    or: (left, right) => left && right && new Set([...left, ...right]),
  });
}

interface Reduction<Operand, Result> {
  of(operand: Operand): Result;
  and(left: Result, right: Result): Result;
  or(left: Result, right: Result): Result;
}

function reduce<Operand, Result>(
  steps: readonly (Operand | "and" | "or")[],
  { of, and, or }: Reduction<Operand, Result>,
): Result {
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
