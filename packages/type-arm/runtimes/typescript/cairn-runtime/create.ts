import { attempt, Failure, Refused } from "./failure.js";
import { checkObject } from "./check.js";
import type { Feature, ObjectType } from "./model.js";
import { ObjectState, type PuppetObject } from "./objects.js";
import { setFeature } from "./set.js";
import { describe, inspect } from "./text.js";
import { Hash, type Value } from "./values.js";

type Entries = readonly (readonly [key: Value, value: Value])[];

/** `new` in logic: a type, maybe its values in a hash, and maybe a lambda. */
export function create(
  type: ObjectType,
  given: readonly Value[],
  initialize?: (object: PuppetObject) => Value,
): PuppetObject {
  const [values = null] = given;
  if (given.length > 1) {
    throw new Failure(`\`new\` takes a type and one hash of values, and got ${given.length + 1} arguments`);
  }
  if (values !== null && !(values instanceof Hash)) {
    throw new Failure(`the values for \`new\` must be a hash, and ${describe(values)} is not`);
  }
  return construct(type, values?.entries() ?? [], ({ object }) => initialize?.(object));
}

/** How many `new` may run inside of each other, and how many do. */
const mostNested = 500;
let nested = 0;

/** Makes an object: defaults, entries, lambda, bounds, invariants. Throws `Refused` with all that is wrong with it. */
export function construct(
  type: ObjectType,
  entries: Entries,
  initialize: (state: ObjectState) => unknown,
): PuppetObject {
  if (nested >= mostNested) {
    const many = `more than ${mostNested} are running inside of each other`;
    throw new Failure(`\`new\` of ${type.name} has no end in sight: ${many}`);
  }
  nested++;
  try {
    return constructNow(type, entries, initialize);
  } finally {
    nested--;
  }
}

function constructNow(type: ObjectType, entries: Entries, initialize: (state: ObjectState) => unknown): PuppetObject {
  if (type.isAbstract) throw new Failure(`${type.name} is abstract: only types that inherit it have objects`);
  refuseUnknown(type, entries);
  const state = new ObjectState(type);
  const draft = state.draft!;
  for (const [key, value] of entries) {
    const feature = type.byName.get(key as string)!;
    setFeature({ state, feature, value, isAppend: false, isElevated: false });
  }
  const outcome = attempt(() => initialize(state));
  // What only follows from refused values isn't told.
  if (outcome instanceof Failure && draft.failures.length === 0) throw outcome;
  for (const [feature, problem] of boundProblems(state)) draft.refuse(feature, problem);
  if (draft.failures.length > 0) throw new Refused(draft.failures);
  state.finish();
  checkObject(state);
  return state.object;
}

/** All names that mean nothing together, before anything is set. */
export function refuseUnknown({ byName, name }: ObjectType, entries: Entries): void {
  const unknown = entries.map(([key]) => key).filter((key) => typeof key !== "string" || !byName.has(key));
  if (unknown.length === 0) return;
  const names = unknown.map((key) => `\`${typeof key === "string" ? key : inspect(key)}\``);
  throw new Failure(`${name} has no feature${names.length > 1 ? "s" : ""} ${names.join(", ")}`);
}

/** The features with too few or too many values, but for those of which something was refused already. */
export function boundProblems(state: ObjectState): readonly (readonly [Feature, Failure])[] {
  const { draft, type } = state;
  return type.features.flatMap((feature) => {
    const problem = draft?.refused.has(feature) ? undefined : boundProblem(state, feature);
    return problem === undefined ? [] : [[feature, new Failure(problem)] as const];
  });
}

function boundProblem(state: ObjectState, feature: Feature): string | undefined {
  const { isMany, max, min, name } = feature;
  const count = state.count(feature);
  const isTooMany = max >= 0 && count > max;
  if (feature.derived || (count >= min && !isTooMany)) return undefined;
  const subject = `\`${name}\` of ${state.type.name}`;
  if (!isMany) return `${subject} has no value, and it must have one`;
  const bound = isTooMany ? `at most ${max}` : `at least ${min}`;
  return `${subject} has ${count === 0 ? "no values" : count === 1 ? "1 value" : `${count} values`}, and it must have ${bound}`;
}
