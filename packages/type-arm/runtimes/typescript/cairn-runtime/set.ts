import { attachTo, release } from "./containment.js";
import { convert, describeWrongType } from "./convert.js";
import { attempt, Failure, Refused } from "./failure.js";
import { checkValue } from "./check.js";
import type { Feature } from "./model.js";
import { PuppetObject, stateOf, type ObjectState } from "./objects.js";
import { isList, type Value } from "./values.js";

/** A value for a feature that someone gave. */
export interface Setting {
  readonly state: ObjectState;
  readonly feature: Feature;
  readonly value: Value;
  /** Whether it is added to what is there (`+=`). */
  readonly isAppend: boolean;
  /** Whether setters give it, which may set what the user may not. */
  readonly isElevated: boolean;
}

/** `validate`, `set`, the type, store, `check`. What is refused is noted in the object's draft. */
export function setFeature(setting: Setting): void {
  const { feature, isAppend, value } = setting;
  const problem = problemOf(setting);
  if (problem) return refuse(setting, problem);
  if (value === null && !isAppend) return setNothing(setting);
  const values = listOf(feature, value);
  const kept: Value[] = [];
  let hasAssigned = false;
  for (const given of values) {
    const outcome = attempt(() => oneThrough(setting, given));
    if (outcome instanceof Refused) throw outcome;
    if (outcome instanceof Failure) refuse(setting, outcome);
    else if (outcome === assigned) hasAssigned = true;
    else if (outcome !== nothing) kept.push(outcome);
  }
  if (!hasAssigned || kept.length > 0) finishSetting(setting, kept, values.length);
}

function problemOf({ feature, isAppend, isElevated, state }: Setting): Failure | undefined {
  if (!state.draft) return frozen(state, feature);
  if (!feature.isSettable && !isElevated) {
    const why = feature.derived ? "it is computed" : "it is read only";
    return new Failure(`the value for \`${feature.name}\` of ${state.type.name} is not consumed: ${why}`);
  }
  if (!isAppend || feature.isMany) return undefined;
  return new Failure(`\`+=\` adds to a list, and \`${feature.name}\` has one value at most`);
}

/** Objects never change once they are made. */
export function frozen({ type }: ObjectState, { name }: Feature): Failure {
  return new Failure(`\`${name}\` can't be set any more: a ${type.name} never changes once it is made`);
}

/** Without `unsettable`, undef is the same as nothing given; with it, a nil. */
function setNothing({ feature, state }: Setting): void {
  if (!feature.unsettable || feature.derived) return;
  release(state, feature);
  state.store(feature, null);
}

function refuse({ feature, state }: Setting, failure: Failure): void {
  if (!state.draft) throw failure;
  state.draft.refuse(feature, failure);
}

function listOf({ isMany }: Feature, value: Value): readonly Value[] {
  return isMany && isList(value) ? value : [value];
}

/** There is nothing to store. */
const nothing = Symbol("nothing");
/** The setter has stored something itself. */
const assigned = Symbol("assigned");

/** The value that is kept of one that was given; a Failure where it is refused. Mistakes in the logic are thrown. */
function oneThrough({ feature, state }: Setting, given: Value): Value | Failure | typeof nothing | typeof assigned {
  const { derived, set, validate } = feature;
  const refused = validate && checkValue(validate, feature.name, given);
  if (refused) return refused;
  let value = given;
  if (set) {
    const active = { feature, hasAssigned: false };
    state.draft!.setters.push(active);
    try {
      value = set(state, given);
    } finally {
      state.draft!.setters.pop();
    }
    if (active.hasAssigned) return assigned;
  }
  return derived ? nothing : typedAndChecked(feature, value);
}

/** The value in its type; a Failure where it isn't of it, or `check` refuses it. */
function typedAndChecked(feature: Feature, value: Value): Value | Failure {
  if (value === null && feature.unsettable && !feature.isMany) return null;
  const converted = convert(feature.type, value);
  if (converted === undefined) return new Failure(describeWrongType(feature, value));
  return (feature.check && checkValue(feature.check, feature.name, converted)) ?? converted;
}

/** A setter that assigns its own feature stores that as it is: only its type and `check` count. */
export function storeDirectly(setting: Setting): void {
  const { feature, isAppend, value } = setting;
  if (feature.derived) return;
  if (value === null && !isAppend) return setNothing(setting);
  const problem = problemOf(setting);
  if (problem) return refuse(setting, problem);
  const kept: Value[] = [];
  for (const each of listOf(feature, value)) {
    const outcome = typedAndChecked(feature, each);
    if (outcome instanceof Failure) refuse(setting, outcome);
    else kept.push(outcome);
  }
  finishSetting(setting, kept, 1);
}

/** Stores what was kept; an object must be free to become a part. */
export function finishSetting(
  setting: Setting,
  kept: readonly Value[],
  given: number,
  report: (failure: Failure, index: number) => void = (failure) => refuse(setting, failure),
): void {
  const { feature, isAppend, state } = setting;
  if (feature.derived) return;
  if (!isAppend) release(state, feature);
  const free = kept.filter((value, index) => {
    const problem = value instanceof PuppetObject ? attachTo(state, feature, stateOf(value)) : undefined;
    if (problem) report(problem, index);
    return !problem;
  });
  if (isAppend) state.add(feature, free);
  else if (feature.isMany) state.store(feature, free);
  else if (given > 0 && free.length > 0) state.store(feature, free[0]);
}
