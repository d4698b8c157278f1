import { Failure } from "./failure.js";
import type { Feature } from "./model.js";
import { stateOf, PuppetObject, type ObjectState } from "./objects.js";
import { featureNamed } from "./read.js";
import { frozen, setFeature, storeDirectly } from "./set.js";
import type { Value } from "./values.js";

/** A setter's assignment: another feature goes through its own setter; one whose setter is waiting for this would never end. */
export function assignInSetter(state: ObjectState, feature: Feature, value: Value, isAppend: boolean): Value {
  const setters = state.draft?.setters ?? [];
  const setting = { state, feature, value, isAppend, isElevated: true };
  const current = setters.at(-1);
  if (current?.feature === feature) {
    current.hasAssigned = true;
    storeDirectly(setting);
    return value;
  }
  const from = setters.findIndex((each) => each.feature === feature);
  if (from >= 0) refuseCycle([...setters.slice(from).map((each) => each.feature), feature]);
  setFeature(setting);
  return value;
}

function refuseCycle(features: readonly Feature[]): never {
  const names = features.map(({ container, name }) => `\`${container.name}.${name}\``);
  throw new Failure(`these setters set each other: ${names.join(" sets ")}`);
}

/** `$object[name] = value` and `+=`: in the lambda of a `new`. */
export function assign(target: Value, keys: readonly Value[], operator: "=" | "+=", value: () => Value): Value {
  if (!(target instanceof PuppetObject) || keys.length !== 1) {
    throw new Failure("only a feature of an object that is being made can be assigned like this");
  }
  const state = stateOf(target);
  const feature = featureNamed(state, keys[0]!);
  const given = value();
  if (!state.draft) throw frozen(state, feature);
  setFeature({ state, feature, value: given, isAppend: operator === "+=", isElevated: false });
  return given;
}
