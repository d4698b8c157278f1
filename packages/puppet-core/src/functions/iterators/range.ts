import { Failure, grow } from "@cairn/evaluation";
import { anyInteger, integerType, type IntegerType } from "../../types/index.js";
import type { Value } from "../../values/index.js";
import { remaining, type End, type LazyIterator } from "./lazy.js";

/** The memory for an integer that is made when the next one is requested. */
const bytesOfInteger = 32;

/** The integers of a range, upwards (`step` above zero) or downwards; each is made on demand. */
export class RangeIterator implements LazyIterator {
  readonly kind = "iterator";
  readonly isEnumerable = true;
  readonly endsAtBreak = true;
  readonly elementType: IntegerType;
  readonly generalType = anyInteger;
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

  get sizeHint(): bigint {
    return (this.#to - this.#from) / (this.#step < 0n ? -this.#step : this.#step);
  }

  advance(): Value | End {
    const value = this.#next;
    if (value < this.#from || value > this.#to) return undefined;
    this.#next += this.#step;
    grow(bytesOfInteger);
    return value;
  }

  elements(): Iterable<Value> {
    return remaining(this);
  }

  reversed(): LazyIterator {
    return new RangeIterator(this.#from, this.#to, -this.#step);
  }

  /**
   * The range ends at the last number that a step reaches; downwards Puppet gets that wrong, and sometimes rejects it.
   */
  stepped(size: bigint): LazyIterator {
    if (size === 1n) return this;
    const step = this.#step * size;
    const rest = (this.#to - this.#from) % step;
    if (step > 0n) return new RangeIterator(this.#from, this.#to - rest, step);
    const from = rest === 0n ? this.#from : this.#from - rest - step;
    if (from <= this.#to) return new RangeIterator(from, this.#to, step);
    throw new Failure("evaluation", `'from' must be less or equal to 'to'. Got (${from}, ${this.#to}`);
  }
}
