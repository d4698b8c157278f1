import type { ExportedResource } from "../../catalog/exported.js";
import type { DeclaredResource } from "../declared-resource.js";

/** Memoised results of one collector's search, during which nothing changes. */
export type Memory = Map<DeclaredResource, boolean>;

/** One comparison of a query. */
export interface Condition {
  holds(resource: DeclaredResource, memory: Memory): boolean;
  /**
   * The same for a resource of another node, compared as PuppetDB does: case matters, and lists are compared as a
   * whole.
   */
  holdsElsewhere(resource: ExportedResource): boolean;
  /**
   * The only title, as `foldCase` writes it, that a resource may have for it to hold; undefined if titles don't matter.
   */
  readonly title?: string | undefined;
  /** The tags, in lower case, of which a resource must have one for it to hold; undefined if tags don't matter. */
  readonly tags?: readonly string[];
}

/** A query in postfix form: conditions and operators. */
export type Steps = readonly (Condition | "and" | "or")[];

/** A collector's query, with its operands evaluated. */
export class Query {
  private readonly steps: Steps;

  constructor(steps: Steps) {
    this.steps = steps;
  }

  /**
   * A superset of what it finds, from lists for single conditions: a new list, or undefined if that isn't known.
   * Resources may occur more than once.
   */
  narrow(list: (condition: Condition) => DeclaredResource[] | undefined): DeclaredResource[] | undefined {
    return reduce<Condition, DeclaredResource[] | undefined>(this.steps, {
      of: list,
      and: (left, right) => (left && right && right.length < left.length ? right : (left ?? right)),
      or: (left, right) => left && right && merge(left, right),
    });
  }

  /** A test for the resources that it finds, valid as long as nothing changes. */
  search(): (resource: DeclaredResource) => boolean {
    const steps = this.steps.map((step) => (typeof step === "string" ? step : testOf(step)));
    const [only, ...others] = steps;
    if (typeof only === "function" && others.length === 0) return only;
    return (resource) => reduce(steps, { of: (test) => test(resource), ...logic });
  }

  /** Whether it finds a resource that another node exports. */
  findsElsewhere(resource: ExportedResource): boolean {
    return reduce<Condition, boolean>(this.steps, { of: (condition) => condition.holdsElsewhere(resource), ...logic });
  }
}

const logic = {
  and: (left: boolean, right: boolean) => left && right,
  or: (left: boolean, right: boolean) => left || right,
};

type Test = (resource: DeclaredResource) => boolean;

function testOf(condition: Condition): Test {
  const memory: Memory = new Map();
  return (resource) => condition.holds(resource, memory);
}

/** The longer list extended by the shorter one, so that merging many lists costs no more than their total length. */
function merge(left: DeclaredResource[], right: DeclaredResource[]): DeclaredResource[] {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  for (const each of short) long.push(each);
  return long;
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
