import { createSpan, type Span } from "@cairn/diagnostics";
import { ensuring, Failure, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import { inspect, isArray, type Value } from "@cairn/puppet-core/values";
import type { Logic } from "../model/index.js";
import { helpWithFeatures } from "../model/known-names.js";
import { convertValue, describeWrongType } from "./convert-value.js";
import type { Instance } from "./instance.js";
import { featureText, placeOfLogic, runLogic } from "./logic.js";
import type { Reading, Runtime } from "./runtime.js";
import { bound, ObjectScope } from "./scopes.js";
import type { Slot } from "./shape.js";

/** `$object[name]`: the value of a feature as the user sees it (interpretation R30). */
export function readByKeys(runtime: Runtime, instance: Instance, keys: readonly Value[], place: Span): Pending<Value> {
  const [name] = keys;
  if (keys.length !== 1 || typeof name !== "string") {
    const message = `a ${instance.type.name} is read by the name of one of its features`;
    throw new Failure("evaluation", message, {
      span: place,
      help: "write one name between the brackets: `$object[name]`",
    });
  }
  return readFeature(runtime, instance, slotNamed(runtime, instance, name, place), place);
}

/** The slot of a feature; a Failure if there is no such feature. */
export function slotNamed({ guesses }: Runtime, { shape }: Instance, name: Value, place: Span): Slot {
  const slot = typeof name === "string" ? shape.byName.get(name) : undefined;
  if (slot) return slot;
  const text = typeof name === "string" ? name : inspect(name);
  throw new Failure("unknown-feature", `${shape.type.name} has no feature \`${text}\``, {
    span: place,
    help: helpWithFeatures(shape.type, [text], shape.byName, guesses),
  });
}

/** The value of a feature as its user sees it: derived, through its getter, or as stored. Undef if it has none. */
export function readFeature(runtime: Runtime, instance: Instance, slot: Slot, place: Span): Pending<Value> {
  const { derived, get } = slot.feature.logic;
  if (derived)
    return compute(runtime, instance, slot, place, () =>
      runOnObject(runtime, derived, slot, instance, undefined, false),
    );
  const stored = instance.stored(slot) ?? null;
  if (!get || stored === null) return stored;
  return compute(runtime, instance, slot, place, () => {
    return isArray(stored)
      ? getEach(runtime, instance, slot, get, stored)
      : getOne(runtime, instance, slot, get, stored);
  });
}

/** Runs logic of a feature that sees the whole object; a setter may assign its features. */
export function runOnObject(
  runtime: Runtime,
  logic: Logic,
  slot: Slot,
  instance: Instance,
  value: Value | undefined,
  isSetter: boolean,
): Pending<Value> {
  const meta = bound(slot.meta, logic.source);
  const read = (of: Instance, name: string, place: Span) => readFeature(runtime, of, of.shape.byName.get(name)!, place);
  // A getter that is written as a block sees the stored value under the name of its feature, and not itself.
  const own = value === undefined || isSetter ? undefined : { name: slot.feature.name, value };
  const scope = new ObjectScope(logic.source, runtime.search, meta, instance, read, isSetter, own);
  return runLogic(runtime, logic, scope, value === undefined ? [] : [value]);
}

function getOne(runtime: Runtime, instance: Instance, slot: Slot, get: Logic, value: Value): Pending<Value> {
  return runOnObject(runtime, get, slot, instance, value, false);
}

function* getEach(
  runtime: Runtime,
  instance: Instance,
  slot: Slot,
  get: Logic,
  values: readonly Value[],
): Evaluation<Value> {
  const results: Value[] = [];
  for (const value of values) results.push(yield* resultOf(getOne(runtime, instance, slot, get, value)));
  return results;
}

function compute(
  runtime: Runtime,
  instance: Instance,
  slot: Slot,
  place: Span,
  start: () => Pending<Value>,
): Pending<Value> {
  const known = instance.computed(slot);
  return known === undefined ? computeAnew(runtime, instance, slot, place, start) : known;
}

function* computeAnew(
  runtime: Runtime,
  instance: Instance,
  slot: Slot,
  place: Span,
  start: () => Pending<Value>,
): Evaluation<Value> {
  enter(runtime, instance, slot, place);
  const result = yield* resultOf(ensuring(start, () => leave(runtime)));
  const value = typed(slot, result);
  instance.remember(slot, value);
  return value;
}

/** Two getters that read each other would never end. */
function enter({ reading, readings }: Runtime, instance: Instance, slot: Slot, place: Span): void {
  const active = reading.get(instance) ?? new Set();
  if (active.has(slot)) refuseCycle(readings, instance, slot, place);
  active.add(slot);
  reading.set(instance, active);
  readings.push({ instance, slot });
}

function refuseCycle(readings: readonly Reading[], instance: Instance, slot: Slot, place: Span): never {
  const from = readings.findIndex((each) => each.instance === instance && each.slot === slot);
  const members = readings.slice(from).map((each) => each.slot.feature);
  const names = [...members, slot.feature].map(featureText).map((name) => `\`${name}\``);
  const message =
    members.length > 1 ? `these features read each other: ${names.join(" reads ")}` : `${names[0]!} reads itself`;
  const notes = [...new Set(members)].map((each) => ({
    message: `\`${each.name}\` is computed here`,
    span: logicPlace(each),
  }));
  throw new Failure("getter-cycle", message, {
    span: place,
    notes,
    help: "let one of them read what is stored instead",
  });
}

function logicPlace({ logic, source, node }: Slot["feature"]): Span {
  const body = logic.derived ?? logic.get;
  return body ? placeOfLogic(body) : createSpan(source, node.start, node.end);
}

function leave({ reading, readings }: Runtime): void {
  const { instance, slot } = readings.pop()!;
  const active = reading.get(instance)!;
  active.delete(slot);
  if (active.size === 0) reading.delete(instance);
}

/** The result of a getter must be of the declared type (interpretation R25). */
function typed({ feature }: Slot, result: Value): Value {
  if (result === null) return null;
  if (!feature.isMany) return typedOne(feature, result);
  const values = isArray(result) ? result : [result];
  return Object.freeze(values.map((value) => typedOne(feature, value)));
}

function typedOne(feature: Slot["feature"], value: Value): Value {
  const converted = convertValue(feature.type, value);
  if (converted !== undefined) return converted;
  throw new Failure("wrong-type", describeWrongType(feature, value, "what its logic gives, "), {
    span: logicPlace(feature),
  });
}
