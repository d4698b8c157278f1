import type { Failure } from "./failure.js";
import type { Feature, ObjectType } from "./model.js";
import { assignInSetter } from "./assign.js";
import { readFeature } from "./read.js";
import { inspect } from "./text.js";
import { isList, pushReversed, type Value } from "./values.js";

/** What an object stores of a feature: undefined if it isn't set, undef where it was set to nil. */
export type Stored = Value | undefined;

/** What an object is part of. */
export interface Holder {
  readonly state: ObjectState;
  readonly feature: Feature;
}

/** A setter that is running. */
export interface ActiveSetter {
  readonly feature: Feature;
  /** Whether it has assigned its own feature: then its result is dropped. */
  hasAssigned: boolean;
}

/** What is known of an object only while it is made. */
export class Draft {
  /** Whether it is read from data, where parts are there before what they are parts of is finished. */
  readonly isLoaded: boolean;
  readonly failures: Failure[] = [];
  /** The features that something was refused for. */
  readonly refused = new Set<Feature>();
  /** The setters that are running, the innermost last. */
  readonly setters: ActiveSetter[] = [];
  /** The targets of links that are lists. */
  readonly linked = new Map<Feature, Set<ObjectState>>();

  constructor(isLoaded: boolean) {
    this.isLoaded = isLoaded;
  }

  refuse(feature: Feature, failure: Failure): void {
    this.failures.push(failure);
    this.refused.add(feature);
  }
}

/** What an object holds. It can be changed only as long as there is a draft. */
export class ObjectState {
  readonly type: ObjectType;
  readonly object: PuppetObject;
  readonly values: Stored[];
  readonly computed: Stored[] = [];
  draft: Draft | undefined;
  holder: Holder | undefined;

  constructor(type: ObjectType, isLoaded = false) {
    this.type = type;
    this.draft = new Draft(isLoaded);
    this.values = type.features.map(({ derived, initial, isMany }) => {
      return initial === undefined || derived ? undefined : isMany ? [initial] : initial;
    });
    this.object = type.create!(this);
  }

  /** A feature as its user sees it. */
  read(name: string): Value {
    return readFeature(this, this.type.byName.get(name)!);
  }

  /** `$feature = value` in a setter. */
  assign(name: string, value: Value): Value {
    return assignInSetter(this, this.type.byName.get(name)!, value, false);
  }

  /** `$feature += value` in a setter. */
  append(name: string, value: Value): Value {
    return assignInSetter(this, this.type.byName.get(name)!, value, true);
  }

  /** How many values are stored of a feature. */
  count({ index, isMany }: Feature): number {
    const value = this.values[index];
    if (value === undefined || value === null) return 0;
    return isMany ? (value as readonly Value[]).length : 1;
  }

  /** What is stored: the internal value, without any getter. */
  stored({ index }: Feature): Stored {
    const value = this.values[index];
    return this.draft && Array.isArray(value) ? Object.freeze([...(value as readonly Value[])]) : value;
  }

  store({ index }: Feature, value: Stored): void {
    this.values[index] = value !== undefined && isList(value) ? [...value] : value;
  }

  /** Stores further values of a list. */
  add({ index }: Feature, values: readonly Value[]): void {
    const list = this.values[index];
    if (!Array.isArray(list)) this.values[index] = [...values];
    else for (const value of values) (list as Value[]).push(value);
  }

  /** Ends the making: nothing changes from here on. */
  finish(): void {
    this.draft = undefined;
    for (const value of this.values) Object.freeze(value);
    Object.freeze(this.values);
  }
}

/** The state of an object: not for users of a module. */
export let stateOf: (object: PuppetObject) => ObjectState;

/** An object of a type of the program. The features are accessors of its class; it never changes. */
export class PuppetObject {
  readonly #state: ObjectState;

  static {
    stateOf = (object) => object.#state;
  }

  protected constructor(state: ObjectState) {
    this.#state = state;
    Object.freeze(this);
  }
}

type Piece = { readonly text: string } | { readonly value: Value };

/** An object as Puppet shows its own: `Person({'name' => 'ann'})`, with what is stored; one that is only linked as its type. */
export function showObject(object: PuppetObject): string {
  const pieces: string[] = [];
  const waiting: Piece[] = [{ value: object }];
  while (waiting.length > 0) {
    const piece = waiting.pop()!;
    if ("text" in piece) pieces.push(piece.text);
    else if (piece.value instanceof PuppetObject) pushReversed(waiting, partsOf(stateOf(piece.value)));
    else if (isList(piece.value)) pushReversed(waiting, listParts(piece.value));
    else pieces.push(inspect(piece.value));
  }
  return pieces.join("");
}

function partsOf({ type, values }: ObjectState): Piece[] {
  const parts: Piece[] = [{ text: `${type.name}({` }];
  for (const feature of type.features) {
    const value = values[feature.index];
    if (value === undefined) continue;
    parts.push({ text: `${parts.length > 1 ? ", " : ""}'${feature.name}' => ` });
    parts.push(feature.isReference && !feature.isContainment ? { text: linkText(value) } : { value });
  }
  return [...parts, { text: "})" }];
}

function linkText(value: Value): string {
  if (isList(value)) return `[${value.map(linkText).join(", ")}]`;
  return value instanceof PuppetObject ? stateOf(value).type.name : inspect(value);
}

function listParts(list: readonly Value[]): Piece[] {
  const parts = list.flatMap((value, index): Piece[] => (index > 0 ? [{ text: ", " }, { value }] : [{ value }]));
  return [{ text: "[" }, ...parts, { text: "]" }];
}
