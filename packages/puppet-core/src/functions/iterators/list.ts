import type { PuppetType } from "../../types/index.js";
import type { Value } from "../../values/index.js";
import { packed, remaining, type End, type LazyIterator, type LazyType } from "./lazy.js";

/** The elements of a list, forwards or backwards. */
export class ListIterator implements LazyIterator {
  readonly kind = "iterator";
  readonly isEnumerable = true;
  readonly #list: readonly Value[];
  readonly #type: LazyType;
  readonly #isReversed: boolean;
  #position = 0;

  constructor(list: readonly Value[], type: LazyType, isReversed = false) {
    this.#list = list;
    this.#type = type;
    this.#isReversed = isReversed;
  }

  get elementType(): PuppetType {
    return this.#type.type;
  }

  get generalType(): PuppetType {
    return this.#type.general;
  }

  get sizeHint(): bigint {
    return BigInt(this.#list.length);
  }

  advance(): Value | End {
    return this.#position < this.#list.length ? this.#at(this.#position++) : undefined;
  }

  *elements(): Generator<Value> {
    for (let position = 0; position < this.#list.length; position++) yield this.#at(position);
  }

  reversed(): LazyIterator {
    return new ListIterator(this.#list, this.#type, !this.#isReversed);
  }

  stepped(size: bigint): LazyIterator {
    return size > 1n ? new SteppedIterator(this, size, this.#type) : this;
  }

  #at(position: number): Value {
    return this.#list[this.#isReversed ? this.#list.length - 1 - position : position]!;
  }
}

/** Every n-th element of another iterator. */
export class SteppedIterator implements LazyIterator {
  readonly kind = "iterator";
  readonly isEnumerable = true;
  readonly endsAtBreak = true;
  readonly #source: LazyIterator;
  readonly #size: bigint;
  readonly #type: LazyType;

  constructor(source: LazyIterator, size: bigint, type: LazyType) {
    this.#source = source;
    this.#size = size;
    this.#type = type;
  }

  get elementType(): PuppetType {
    return this.#type.type;
  }

  get generalType(): PuppetType {
    return this.#type.general;
  }

  get sizeHint(): bigint {
    return (this.#source.sizeHint ?? 0n) / this.#size;
  }

  advance(): Value | End {
    const value = this.#source.advance();
    let skipped = 1n;
    while (skipped < this.#size && value !== undefined && this.#source.advance() !== undefined) skipped++;
    return value;
  }

  /** Arrays of one element are unwrapped, as in Puppet. */
  *elements(): Generator<Value> {
    for (const value of remaining(this)) yield packed(value);
  }

  reversed(): LazyIterator {
    return new ListIterator([...this.elements()], this.#type, true);
  }

  stepped(size: bigint): LazyIterator {
    return size > 1n ? new SteppedIterator(this, size, this.#type) : this;
  }
}
