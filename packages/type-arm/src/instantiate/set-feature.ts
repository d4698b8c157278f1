import { createSpan, type Span } from "@cairn/diagnostics";
import { Failure, isEvaluation, resultOf, type Evaluation, type FailureNote, type Pending } from "@cairn/evaluation";
import { isArray, type Value } from "@cairn/puppet-core/values";
import type { ModelFeature } from "../model/index.js";
import { attach, release } from "./containment.js";
import { convertValue, describe, describeWrongType, helpForType } from "./convert-value.js";
import { isInstance, type Instance } from "./instance.js";
import { checkValue } from "./check-value.js";
import { attempting } from "./logic.js";
import { runOnObject } from "./read-feature.js";
import { isFatal } from "./refused.js";
import type { Runtime } from "./runtime.js";
import type { Slot } from "./shape.js";

/** A value to be set for a feature. */
export interface Setting {
  readonly instance: Instance;
  readonly slot: Slot;
  readonly value: Value;
  /** The location of the value. */
  readonly place: Span;
  /** The location of each value of a list, if known. */
  readonly places?: readonly Span[] | undefined;
  /** Whether it is appended (`+=`). */
  readonly isAppend: boolean;
  /** Whether a setter sets it, which may set features that the user can't. */
  readonly isElevated: boolean;
}

/**
 * `validate`, `set`, the type, store, `check` (interpretation R14). Errors are recorded in the object's draft; only
 * those that end the whole run are thrown.
 */
export function setFeature(runtime: Runtime, setting: Setting): Pending<void> {
  const { slot, value, isAppend } = setting;
  const { feature } = slot;
  const problem = problemOf(setting);
  if (problem) return refuse(setting, problem);
  if (value === null && !isAppend) return setNothing(setting);
  if (slot.hasLogic) return runPipeline(runtime, setting);
  const kept: Value[] = [];
  const values = feature.isMany ? asList(value) : [value];
  for (const [index, each] of values.entries()) keep(setting, feature, each, index, kept);
  finishSetting(setting, kept, values.length);
}

function problemOf({ instance, slot, place, isAppend, isElevated }: Setting): Failure | undefined {
  const { feature } = slot;
  if (!instance.draft) return frozen(instance, feature, place);
  if (!feature.isSettable && !isElevated) return readOnly(instance, feature, place);
  if (!isAppend || feature.isMany) return undefined;
  const message = `\`+=\` adds to a list, and \`${feature.name}\` has one value at most`;
  return new Failure("append-to-one", message, {
    span: place,
    notes: [declaredHere(feature)],
    help: "use `=`, or give the feature a `max`",
  });
}

/** Objects are immutable once they are created (interpretation R31). */
export function frozen(instance: Instance, feature: ModelFeature, place: Span): Failure {
  const message = `\`${feature.name}\` can't be set any more: a ${instance.type.name} never changes once it is made`;
  const notes = [{ message: "it was made here", span: instance.madeAt }];
  return new Failure("frozen-object", message, {
    span: place,
    notes,
    help: "set it in the braces, or in the lambda, of its `new`",
  });
}

function readOnly(instance: Instance, feature: ModelFeature, place: Span): Failure {
  const why = feature.isDerived ? "it is computed" : "it is read only";
  const message = `the value for \`${feature.name}\` of ${instance.type.name} is not consumed: ${why}`;
  const help = feature.isDerived
    ? "leave it out, or declare it with `setable => true` and a `set`"
    : "leave it out, or declare the feature without `setable => false`";
  return new Failure("read-only", message, { span: place, notes: [declaredHere(feature)], help });
}

/** A note that shows where a feature is declared. */
export function declaredHere({ name, source, node }: ModelFeature): FailureNote {
  return { message: `\`${name}\` is declared here`, span: createSpan(source, node.name.start, node.name.end) };
}

/** Without `unsettable`, undef is the same as no value; with it, a nil (interpretation R21). */
function setNothing({ instance, slot }: Setting): void {
  if (!slot.feature.isUnsettable || slot.feature.isDerived) return;
  release(instance, slot);
  instance.store(slot, null);
}

export function refuse({ instance, slot }: Setting, failure: Failure): void {
  if (!instance.draft) throw failure;
  instance.draft.refuse(slot, failure);
}

export function asList(value: Value): readonly Value[] {
  return isArray(value) ? value : [value];
}

function spanOfValue({ place, places }: Setting, index: number): Span {
  return places?.[index] ?? place;
}

/** Keeps a value of the right type; an object must not have another container. */
export function keep(setting: Setting, feature: ModelFeature, value: Value, index: number, kept: Value[]): boolean {
  const converted = convertValue(feature.type, value);
  if (converted === undefined) {
    refuse(setting, wrongType(feature, value, spanOfValue(setting, index)));
    return false;
  }
  kept.push(converted);
  return true;
}

export function wrongType(feature: ModelFeature, value: Value, span: Span): Failure {
  const notes = [declaredHere(feature)];
  return new Failure("wrong-type", describeWrongType(feature, value), {
    span,
    notes,
    help: helpForType(feature, value),
  });
}

/** Stores the kept values. */
export function finishSetting(setting: Setting, kept: readonly Value[], given: number): void {
  const { instance, slot, isAppend } = setting;
  if (slot.feature.isDerived) return;
  if (!isAppend) release(instance, slot);
  const free = slot.feature.kind === "has" ? kept.filter((value, index) => isFree(setting, value, index)) : kept;
  if (isAppend) instance.append(slot, free);
  else if (slot.feature.isMany) instance.store(slot, free);
  else if (given > 0 && free.length > 0) instance.store(slot, free[0]);
}

function isFree(setting: Setting, value: Value, index: number): boolean {
  if (!isInstance(value)) return true;
  const problem = attach(setting.instance, setting.slot, value, spanOfValue(setting, index));
  if (problem) refuse(setting, problem);
  return !problem;
}

function* runPipeline(runtime: Runtime, setting: Setting): Evaluation<void> {
  const { slot, value, instance } = setting;
  const { feature } = slot;
  const values = feature.isMany ? asList(value) : [value];
  const kept: Value[] = [];
  let hasAssigned = false;
  for (const [index, given] of values.entries()) {
    const place = spanOfValue(setting, index);
    const outcome = yield* resultOf(attempting(() => oneThrough(runtime, setting, given, place)));
    if (outcome instanceof Failure) fail(setting, outcome, given, place);
    else if (outcome === dropped) hasAssigned = true;
    else if (outcome.failure) instance.draft!.refuse(slot, outcome.failure);
    else if (outcome.value !== undefined) kept.push(outcome.value);
  }
  if (!hasAssigned || kept.length > 0) finishSetting(setting, kept, values.length);
}

/** The outcome for one value. */
interface Kept {
  readonly value?: Value;
  readonly failure?: Failure | undefined;
}

/** The setter has stored a value itself. */
const dropped = "dropped";
type Outcome = Kept | typeof dropped;

/** An error in the logic: reported at the logic, with the location of the value. */
function fail(setting: Setting, failure: Failure, value: Value, place: Span): void {
  if (isFatal(failure) || failure.kind === "refused") throw failure;
  failure.notes.push({ message: `while \`${setting.slot.feature.name}\` was set to ${describe(value)}`, span: place });
  refuse(setting, failure);
}

function* oneThrough(runtime: Runtime, setting: Setting, given: Value, place: Span): Evaluation<Outcome> {
  const { instance, slot } = setting;
  const { feature } = slot;
  const { validate, set, check } = feature.logic;
  if (validate) {
    const failure = yield* resultOf(checkValue(runtime, validate, slot, given, place, "validate"));
    if (failure) return { failure };
  }
  let value = given;
  if (set) {
    const active = { slot, hasAssigned: false };
    instance.draft!.setters.push(active);
    try {
      value = yield* resultOf(runOnObject(runtime, set, slot, instance, given, true));
    } finally {
      instance.draft!.setters.pop();
    }
    if (active.hasAssigned) return dropped;
  }
  if (feature.isDerived) return {};
  return yield* resultOf(typedAndChecked(runtime, setting, value, place, check !== undefined));
}

function* typedAndChecked(
  runtime: Runtime,
  { slot }: Setting,
  value: Value,
  place: Span,
  hasCheck: boolean,
): Evaluation<Kept> {
  const { feature } = slot;
  if (value === null && feature.isUnsettable && !feature.isMany) return { value: null };
  const converted = convertValue(feature.type, value);
  if (converted === undefined) return { failure: wrongType(feature, value, place) };
  if (!hasCheck) return { value: converted };
  const failure = checkValue(runtime, feature.logic.check!, slot, converted, place, "check");
  return {
    value: converted,
    failure: isEvaluation(failure) ? yield* resultOf(failure) : failure,
  };
}

/**
 * A setter that assigns its own feature stores that value unchanged (interpretation R26): only its type and `check` are
 * verified.
 */
export function* storeDirectly(runtime: Runtime, setting: Setting): Evaluation<void> {
  const { slot, value, instance, place, isAppend } = setting;
  const { feature } = slot;
  if (feature.isDerived) return;
  if (value === null && !isAppend) return setNothing(setting);
  const problem = problemOf(setting);
  if (problem) return refuse(setting, problem);
  const kept: Value[] = [];
  for (const each of feature.isMany ? asList(value) : [value]) {
    const outcome = yield* resultOf(typedAndChecked(runtime, setting, each, place, feature.logic.check !== undefined));
    if (outcome.failure) instance.draft!.refuse(slot, outcome.failure);
    else kept.push(outcome.value!);
  }
  finishSetting(setting, kept, 1);
}
