import type { PuppetType } from "../../types/index.js";
import type { Value } from "../../values/index.js";
import type { End, LazyIterator, LazyType } from "./lazy.js";
import { SteppedIterator } from "./stepped.js";

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
