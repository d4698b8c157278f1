import { integerType, type IntegerType } from "../../types/index.js";
import type { Value } from "../../values/index.js";
import { remaining, type End, type LazyIterator } from "./lazy.js";

/** The integers of a range, upwards (`step` above zero) or downwards: none is made before it is asked for. */
export class RangeIterator implements LazyIterator {
  readonly kind = "iterator";
  readonly isEnumerable = true;
  readonly elementType: IntegerType;
  readonly #from: bigint;
  readonly #to: bigint;
  readonly #step: bigint;
  #next: bigint;

  constructor(from: bigint, to: bigint, step = 1n) {
    this.elementType = integerType(from, to);
    this.#from = from;
    this.#to = to;
    this.#step = step;
    this.#next = step < 0n ? to : from;
  }

  advance(): Value | End {
    const value = this.#next;
    if (value < this.#from || value > this.#to) return undefined;
    this.#next += this.#step;
    return value;
  }

  elements(): Iterable<Value> {
    return remaining(this);
  }

  reversed(): LazyIterator {
    return new RangeIterator(this.#from, this.#to, -this.#step);
  }

  /** The range ends at the last number that a step meets. */
  stepped(size: bigint): LazyIterator {
    if (size === 1n) return this;
    const step = this.#step * size;
    const rest = (this.#to - this.#from) % step;
    return step < 0n
      ? new RangeIterator(this.#from + rest, this.#to, step)
      : new RangeIterator(this.#from, this.#to - rest, step);
  }
}
