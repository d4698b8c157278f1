import { construct } from "./create.js";
import { Failure } from "./failure.js";
import type { ObjectType } from "./model.js";
import { PuppetObject, stateOf, type ObjectState } from "./objects.js";
import { Pattern } from "./pattern.js";
import { featureNamed, readFeature } from "./read.js";
import { setFeature } from "./set.js";
import { Hash, type Value } from "./values.js";

/** A value as users give it: plain objects are hashes. */
export type Given = Value | readonly Given[] | { readonly [key: string]: Given };

/** An object while it is made: what the function behind the values of `new` gets. */
export class Draft<Values> {
  readonly #state: ObjectState;

  constructor(state: ObjectState) {
    this.#state = state;
  }

  get(name: string): Value {
    return readFeature(this.#state, featureNamed(this.#state, name));
  }

  /** As in the values of `new`. */
  set<Name extends keyof Values & string>(name: Name, value: Values[Name]): this {
    return this.#give(name, value as Given, false);
  }

  /** Adds a value, or those of a list, to a feature that has many. */
  add<Name extends keyof Values & string>(name: Name, value: Values[Name]): this {
    return this.#give(name, value as Given, true);
  }

  #give(name: string, given: Given, isAppend: boolean): this {
    const feature = featureNamed(this.#state, name);
    setFeature({ state: this.#state, feature, value: toValue(given), isAppend, isElevated: false });
    return this;
  }
}

/** Makes an object for a user of a module; throws a Failure (`messages` has all that is wrong) where it is refused. */
export function make<Made, Values extends object>(
  type: ObjectType,
  values: Values | undefined,
  initialize?: (draft: Draft<Values>) => void,
): Made {
  const entries = Object.entries(values ?? {}).filter(([, value]) => value !== undefined);
  const given = entries.map(([key, value]): [Value, Value] => [key, toValue(value as Given)]);
  return construct(type, given, (state) => initialize?.(new Draft(state))) as Made;
}

/** What is wrong with the values for an object: undefined if it can be made. */
export function problems(run: () => unknown): readonly string[] {
  try {
    run();
    return [];
  } catch (error) {
    if (error instanceof Failure) return error.messages;
    throw error;
  }
}

/** The value of a feature, as its class declares it. */
export function read<Seen>(object: PuppetObject, name: string): Seen {
  return stateOf(object).read(name) as Seen;
}

/** The type of an object. */
export function typeOf(object: PuppetObject): ObjectType {
  return stateOf(object).type;
}

function toValue(given: Given): Value {
  if (typeof given !== "object" || given === null) return given;
  if (Array.isArray(given)) return (given as readonly Given[]).map(toValue);
  if (given instanceof Hash || given instanceof Pattern || given instanceof PuppetObject) return given;
  return new Hash(Object.entries(given).map(([key, value]) => [key, toValue(value)]));
}
