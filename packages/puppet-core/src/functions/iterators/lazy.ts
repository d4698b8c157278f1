import { any, generalize, type PuppetType } from "../../types/index.js";
import { isArray, kindOf, type IteratorValue, type Value } from "../../values/index.js";

/** The end of the elements, which isn't a value of Puppet. */
export type End = undefined;

/**
 * Elements that are made one by one. As in Puppet an iterator keeps its position: elements that one consumer takes are
 * gone for later ones.
 */
export interface LazyIterator extends IteratorValue {
  /** The next element, or undefined when there is none. */
  advance(): Value | End;
  /**
   * All elements, for consumers that look at each in turn: from the first one for lists, from the current position for
   * the others.
   */
  elements(): Iterable<Value>;
  /** The elements from the last to the first. */
  reversed(): LazyIterator;
  /** Every `size`th element, from the first one. */
  stepped(size: bigint): LazyIterator;
  /** The number of elements according to Ruby, which bounds the size of slices. It isn't always right. */
  readonly sizeHint?: bigint;
  /** Whether a `break` silently ends Ruby's own loops over it; otherwise it propagates. */
  readonly endsAtBreak?: boolean;
  /** Whether Ruby's list functions are defined on it, which they aren't for tree traversals. */
  readonly isEnumerable: boolean;
}

/** Whether a value is an iterator that can yield its elements. */
export function isLazy(value: Value): value is LazyIterator {
  return kindOf(value) === "iterator" && "advance" in (value as object);
}

/** The remaining elements of an iterator. */
export function* remaining(iterator: LazyIterator): Generator<Value> {
  for (let value = iterator.advance(); value !== undefined; value = iterator.advance()) yield value;
}

/**
 * What Ruby makes of an element that it passes on as a list of arguments: a list of one is that element, an empty one
 * undef.
 */
export function spread(element: Value): readonly Value[] {
  if (element === null) return [];
  if (isArray(element)) return element;
  return typeof element === "object" && element.kind === "hash"
    ? Array.from(element.entries(), ([key, value]) => [key, value])
    : [element];
}

/** A list of arguments where a single value is expected. */
export function packed(element: Value): Value {
  const all = spread(element);
  return all.length === 0 ? null : all.length === 1 ? all[0]! : all;
}

/** A type that is only computed on demand. */
export class LazyType {
  readonly #make: () => PuppetType;
  #type: PuppetType | undefined;

  constructor(make: () => PuppetType) {
    this.#make = make;
  }

  get type(): PuppetType {
    return (this.#type ??= this.#make());
  }

  /** The generalized type. */
  get general(): PuppetType {
    return generalize(this.type);
  }
}

/** The type of values about which nothing is known. */
export const anything = new LazyType(() => any);
