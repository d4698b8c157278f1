import { Failure } from "./failure.js";
import type { Feature } from "./model.js";
import type { ObjectState } from "./objects.js";
import { convert, describeWrongType } from "./convert.js";
import { inspect } from "./text.js";
import { isList, type Value } from "./values.js";

/** A feature that is being computed. */
interface Reading {
  readonly state: ObjectState;
  readonly feature: Feature;
}

/** Those that are, the innermost last. */
const readings: Reading[] = [];

/** The value of a feature as its user sees it: derived, through its getter, or as it is stored. Undef where it has none. */
export function readFeature(state: ObjectState, feature: Feature): Value {
  const { derived, get } = feature;
  if (derived) return compute(state, feature, () => derived(state));
  const stored = state.stored(feature) ?? null;
  if (!get || stored === null) return stored;
  return compute(state, feature, () => (isList(stored) ? stored.map((each) => get(state, each)) : get(state, stored)));
}

/** As a finished object never changes, what was computed is the same for ever. */
function compute(state: ObjectState, feature: Feature, run: () => Value): Value {
  const known = state.draft ? undefined : state.computed[feature.index];
  if (known !== undefined) return known;
  refuseCycle(state, feature);
  readings.push({ state, feature });
  try {
    const value = typed(feature, run());
    if (!state.draft) state.computed[feature.index] = value;
    return value;
  } finally {
    readings.pop();
  }
}

/** Two getters that read each other would never end. */
function refuseCycle(state: ObjectState, feature: Feature): void {
  const from = readings.findIndex((each) => each.state === state && each.feature === feature);
  if (from < 0) return;
  const members = readings.slice(from).map((each) => each.feature);
  const names = [...members, feature].map((each) => `\`${each.container.name}.${each.name}\``);
  throw new Failure(
    members.length > 1 ? `these features read each other: ${names.join(" reads ")}` : `${names[0]!} reads itself`,
  );
}

/** What a getter gives must be of the declared type. */
function typed(feature: Feature, result: Value): Value {
  if (result === null) return null;
  if (!feature.isMany) return typedOne(feature, result);
  return Object.freeze((isList(result) ? result : [result]).map((value) => typedOne(feature, value)));
}

function typedOne(feature: Feature, value: Value): Value {
  const converted = convert(feature.type, value);
  if (converted !== undefined) return converted;
  throw new Failure(describeWrongType(feature, value, "what its logic gives, "));
}

/** `$object[name]`. */
export function readByKeys(state: ObjectState, keys: readonly Value[]): Value {
  if (keys.length === 1 && typeof keys[0] === "string") return readFeature(state, featureNamed(state, keys[0]));
  throw new Failure(`a ${state.type.name} is read by the name of one of its features`);
}

/** The feature of an object; a Failure where there is none of that name. */
export function featureNamed({ type }: ObjectState, name: Value): Feature {
  const feature = typeof name === "string" ? type.byName.get(name) : undefined;
  if (feature) return feature;
  throw new Failure(`${type.name} has no feature \`${typeof name === "string" ? name : inspect(name)}\``);
}
