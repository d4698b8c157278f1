import { Failure } from "./failure.js";
import type { Value } from "./values.js";

/** The value of a variable that may have none yet. */
export function known(name: string, value: Value | undefined): Value {
  if (value !== undefined) return value;
  throw new Failure(`\`$${name}\` has no value here`);
}

/** A value for a variable that may have one already. */
export function once(name: string, earlier: Value | undefined, value: Value): Value {
  if (earlier === undefined) return value;
  const isBuiltIn = name === "name" || name === "title";
  throw new Failure(`Cannot reassign ${isBuiltIn ? "built in (or already assigned) " : ""}variable '$${name}'`);
}

/** A parameter that nobody gives a value. */
export function missing(name: string): never {
  throw new Failure(`Parameter $${name} is required but no value was given`);
}
