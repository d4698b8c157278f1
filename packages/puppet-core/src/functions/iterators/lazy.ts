import { any, generalize, type PuppetType } from "../../types/index.js";
import { isArray, kindOf, type IteratorValue, type Value } from "../../values/index.js";

/** What no value of Puppet is: there are no more elements. */
export type End = undefined;

/**
 * Elements that are made one by one. As in Puppet an iterator remembers where it is: who asks it for elements takes them away
 * from those who ask later.
 */
export interface LazyIterator extends IteratorValue {
  /** The next element, or undefined when there is none. */
  advance(): Value | End;
  /** All elements, for what looks at each in turn: from the first one for lists, from where it is for the others. */
  elements(): Iterable<Value>;
  /** The elements from the last to the first. */
  reversed(): LazyIterator;
  /** Every `size`th element, from the first one. */
  stepped(size: bigint): LazyIterator;
  /** How many elements Ruby thinks it has, which bounds the size of slices. It isn't always right. */
  readonly sizeHint?: bigint;
  /** Whether a `break` ends Ruby's own loops over it quietly; elsewhere it goes on outwards. */
  readonly endsAtBreak?: boolean;
  /** Whether Ruby's own functions on lists can be asked of it, which walks through trees can't. */
  readonly isEnumerable: boolean;
}

/** Whether a value is an iterator that can give its elements. */
export function isLazy(value: Value): value is LazyIterator {
  return kindOf(value) === "iterator" && "advance" in (value as object);
}

/** What is left of an iterator. */
export function* remaining(iterator: LazyIterator): Generator<Value> {
  for (let value = iterator.advance(); value !== undefined; value = iterator.advance()) yield value;
}

/** What Ruby makes of an element that it hands on as a list of arguments: a list of one is that one, an empty one undef. */
export function spread(element: Value): readonly Value[] {
  if (element === null) return [];
  if (isArray(element)) return element;
  return typeof element === "object" && element.kind === "hash"
    ? Array.from(element.entries(), ([key, value]) => [key, value])
    : [element];
}

/** A list of arguments where one value is wanted. */
export function packed(element: Value): Value {
  const all = spread(element);
  return all.length === 0 ? null : all.length === 1 ? all[0]! : all;
}

/** A type that is only worked out when somebody asks. */
export class LazyType {
  readonly #make: () => PuppetType;
  #type: PuppetType | undefined;

  constructor(make: () => PuppetType) {
    this.#make = make;
  }

  get type(): PuppetType {
    return (this.#type ??= this.#make());
  }

  /** The type without what only belongs to single values. */
  get general(): PuppetType {
    return generalize(this.type);
  }
}

/** The type of values about which nothing is known. */
export const anything = new LazyType(() => any);
