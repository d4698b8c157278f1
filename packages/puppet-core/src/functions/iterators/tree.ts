import { Failure, grow } from "@cairn/evaluation";
import { any, isInstance, type PuppetType } from "../../types/index.js";
import { isArray, isHash, type Value } from "../../values/index.js";
import { noMethod } from "../ruby/class-name.js";
import { anything, remaining, type End, type LazyIterator } from "./lazy.js";
import { ListIterator, SteppedIterator } from "./list.js";

/** What a traversal of nested values yields. */
export interface TreeOptions {
  /** The type of the values that are descended into. */
  readonly containers: PuppetType;
  readonly withRoot: boolean;
  readonly withContainers: boolean;
  readonly withValues: boolean;
  /** Whether a level is traversed completely before deeper ones. */
  readonly breadthFirst: boolean;
}

/** A container that is being traversed. */
interface Level {
  readonly value: Value;
  /** Undefined if the root isn't a container, which shows only when its contents are requested. */
  readonly keys: readonly Value[] | undefined;
  /** The enclosing container. */
  readonly outer: Level | undefined;
  /** Its key in the enclosing container. */
  readonly key: Value;
  position: number;
}

/** A value in the tree, and its path. */
export interface TreePlace {
  readonly value: Value;
  readonly path: () => Value[];
}

/** The memory for a place that a traversal reaches, with the path to it. */
const bytesOfPlace = 128;

/** A breadth-first or depth-first traversal of nested values: pairs of a path and a value. */
export class TreeIterator implements LazyIterator {
  readonly kind = "iterator";
  readonly elementType = any;
  readonly generalType = any;
  readonly isEnumerable = false;
  readonly #options: TreeOptions;
  readonly #open: Level[];
  /** How many levels at the start of a breadth-first traversal are done. */
  #done = 0;
  #showsRoot: boolean;

  constructor(root: Value, options: TreeOptions) {
    this.#options = options;
    this.#showsRoot = options.withRoot;
    this.#open = [this.#levelOf(root, undefined, null)];
  }

  advance(): Value | End {
    const place = this.nextPlace();
    return place && [place.path(), place.value];
  }

  /** The next value that is yielded; its path is only made on demand. */
  nextPlace(): TreePlace | undefined {
    for (;;) {
      const level = this.#current();
      if (!level) return undefined;
      if (this.#showsRoot) {
        this.#showsRoot = false;
        return { value: level.value, path: () => [] };
      }
      const place = this.#next(level);
      if (place) return place;
    }
  }

  elements(): Iterable<Value> {
    return remaining(this);
  }

  reversed(): LazyIterator {
    return new ListIterator([...remaining(this)], anything, true);
  }

  stepped(size: bigint): LazyIterator {
    return new SteppedIterator(this, size, anything);
  }

  #current(): Level | undefined {
    return this.#options.breadthFirst ? this.#open[this.#done] : this.#open[this.#open.length - 1];
  }

  /** Advances by one key; undefined if the level is done or its value isn't yielded. */
  #next(level: Level): TreePlace | undefined {
    if (!level.keys) throw new Failure("evaluation", noMethod("next", null));
    if (level.position >= level.keys.length) {
      if (this.#options.breadthFirst) this.#done++;
      else this.#open.pop();
      return undefined;
    }
    const key = level.keys[level.position++]!;
    grow(bytesOfPlace);
    const value = valueAt(level.value, key);
    const inside = this.#levelOf(value, level, key);
    const isContainer = inside.keys !== undefined;
    if (isContainer) this.#open.push(inside);
    return this.#isShown(isContainer) ? { value, path: () => pathOf(inside) } : undefined;
  }

  /** A breadth-first traversal yields all values whatever the options are, as in Puppet. */
  #isShown(isContainer: boolean): boolean {
    const { withContainers, withValues, breadthFirst } = this.#options;
    return isContainer ? withContainers : withValues || breadthFirst;
  }

  #levelOf(value: Value, outer: Level | undefined, key: Value): Level {
    return {
      value,
      keys: isInstance(this.#options.containers, value) ? keysOf(value) : undefined,
      outer,
      key,
      position: 0,
    };
  }
}

function keysOf(value: Value): readonly Value[] | undefined {
  if (isArray(value)) return value.map((_, index) => BigInt(index));
  return isHash(value) ? value.keys() : undefined;
}

function valueAt(container: Value, key: Value): Value {
  if (isArray(container)) return container[Number(key)] ?? null;
  return isHash(container) ? (container.get(key) ?? null) : null;
}

function pathOf(level: Level): Value[] {
  const path: Value[] = [];
  for (let current: Level = level; current.outer; current = current.outer) path.push(current.key);
  return path.reverse();
}
