import type { Span } from "@cairn/diagnostics";
import type { ObjectType } from "@cairn/puppet-core/types";
import { Pieces } from "@cairn/evaluation";
import { inspect, isArray, type ObjectValue, type Value } from "@cairn/puppet-core/values";
import type { ModelType } from "../model/index.js";
import type { Draft } from "./draft.js";
import type { Shape, Slot, Stored } from "./shape.js";

/** The container of an object. */
export interface Holder {
  readonly instance: Instance;
  readonly slot: Slot;
}

/**
 * An object: created by `new` or read from a data file. As long as it has a draft, its features can be set; after that
 * it is immutable, and so are the objects that it contains.
 */
export class Instance implements ObjectValue {
  readonly kind = "object";
  readonly shape: Shape;
  /** The location of the `new` that created it, or in the data file. */
  readonly madeAt: Span;
  readonly #values: Stored[];
  readonly #computed: Stored[] = [];
  #draft: Draft | undefined;
  #holder: Holder | undefined;

  constructor(shape: Shape, madeAt: Span, draft: Draft) {
    this.shape = shape;
    this.madeAt = madeAt;
    this.#values = shape.initial.slice();
    this.#draft = draft;
    Object.freeze(this);
  }

  get type(): ModelType {
    return this.shape.type;
  }

  get objectType(): ObjectType {
    return this.shape.objectType;
  }

  get text(): string {
    return printInstance(this);
  }

  /** State that exists only during construction; undefined for a finished object. */
  get draft(): Draft | undefined {
    return this.#draft;
  }

  /** The container of this object. */
  get holder(): Holder | undefined {
    return this.#holder;
  }

  /** The stored, internal value, without calling a getter. */
  stored({ index }: Slot): Stored {
    const value = this.#values[index];
    return this.#draft && Array.isArray(value) ? (Object.freeze(value.slice()) as readonly Value[]) : value;
  }

  /** The number of values stored for a feature. */
  count({ index, feature }: Slot): number {
    const value = this.#values[index];
    if (value === undefined || value === null) return 0;
    return feature.isMany ? (value as readonly Value[]).length : 1;
  }

  /** Stores a value; false if the object is finished. */
  store({ index, feature }: Slot, value: Stored): boolean {
    if (!this.#draft) return false;
    this.#values[index] = feature.isMany && Array.isArray(value) ? (value.slice() as readonly Value[]) : value;
    return true;
  }

  /** Appends values to a list; false if the object is finished. */
  append({ index }: Slot, values: readonly Value[]): boolean {
    if (!this.#draft) return false;
    const list = this.#values[index];
    // The list of a default is shared by all objects of the type.
    const isOwn = list !== this.shape.initial[index];
    if (!Array.isArray(list)) this.#values[index] = values.slice();
    else if (!isOwn) this.#values[index] = [...(list as readonly Value[]), ...values];
    else for (const value of values) (list as Value[]).push(value);
    return true;
  }

  /** Records that the object is now contained in another one, or (without `holder`) no longer. */
  hold(holder: Holder | undefined): void {
    this.#holder = holder;
  }

  /** Ends the construction: the object is immutable from here on. */
  finish(): void {
    this.#draft = undefined;
    for (const value of this.#values) if (Array.isArray(value)) Object.freeze(value);
  }

  /** The memoised value of a feature. */
  computed({ index }: Slot): Stored {
    return this.#draft ? undefined : this.#computed[index];
  }

  /** Memoises a computed value: as nothing changes, it stays valid. */
  remember({ index }: Slot, value: Value): void {
    if (!this.#draft) this.#computed[index] = value;
  }
}

/** Whether a value is an object. */
export function isInstance(value: Value | undefined): value is Instance {
  return value instanceof Instance;
}

type Piece = string | Instance | { readonly list: readonly Value[] };

/**
 * An object in Puppet's notation: `Person({'name' => 'ann'})`, with its stored values. Linked objects are represented
 * by their type.
 */
export function printInstance(instance: Instance): string {
  const pieces = new Pieces();
  const waiting: Piece[] = [instance];
  while (waiting.length > 0) {
    const piece = waiting.pop()!;
    pieces.step();
    if (typeof piece === "string") pieces.add(piece);
    else pushAll(waiting, isInstance(piece as Value) ? partsOf(piece as Instance) : listParts(piece as never));
  }
  return pieces.join();
}

function pushAll(waiting: Piece[], parts: readonly Piece[]): void {
  for (let index = parts.length - 1; index >= 0; index--) waiting.push(parts[index]!);
}

function partsOf(instance: Instance): Piece[] {
  const parts: Piece[] = [`${instance.type.name}({`];
  for (const slot of instance.shape.slots) {
    const value = instance.stored(slot);
    if (value === undefined) continue;
    parts.push(`${parts.length > 1 ? ", " : ""}'${slot.feature.name}' => `);
    if (slot.feature.kind === "has" && !slot.feature.isContainment) parts.push(linkText(value));
    else if (isArray(value)) parts.push({ list: value });
    else parts.push(isInstance(value) ? value : inspect(value));
  }
  return [...parts, "})"];
}

function linkText(value: Value): string {
  if (isArray(value)) return `[${value.map(linkText).join(", ")}]`;
  return isInstance(value) ? value.type.name : inspect(value);
}

function listParts({ list }: { readonly list: readonly Value[] }): Piece[] {
  const parts: Piece[] = ["["];
  for (const [index, value] of list.entries()) {
    if (index > 0) parts.push(", ");
    parts.push(isInstance(value) ? value : inspect(value));
  }
  return [...parts, "]"];
}
