import { Failure, grow } from "@cairn/evaluation";
import { any, isInstance, type PuppetType } from "../../types/index.js";
import { isArray, isHash, type Value } from "../../values/index.js";
import { noMethod } from "../ruby/class-name.js";
import { anything, remaining, type End, type LazyIterator } from "./lazy.js";
import { ListIterator, SteppedIterator } from "./list.js";

/** What a walk through nested values shows. */
export interface TreeOptions {
  /** What is opened. */
  readonly containers: PuppetType;
  readonly withRoot: boolean;
  readonly withContainers: boolean;
  readonly withValues: boolean;
  /** Whether all of a level comes before what is deeper. */
  readonly breadthFirst: boolean;
}

/** A container that is being walked through. */
interface Level {
  readonly value: Value;
  /** Nothing where the root can't be opened, which shows only when its contents are asked for. */
  readonly keys: readonly Value[] | undefined;
  /** The container around it. */
  readonly outer: Level | undefined;
  /** Its key in the container around it. */
  readonly key: Value;
  position: number;
}

/** A value in the tree, and where it is. */
export interface TreePlace {
  readonly value: Value;
  readonly path: () => Value[];
}

/** What a place takes that a walk comes to, with the path to it. */
const bytesOfPlace = 128;

/** A walk through nested values, level by level or branch by branch: pairs of a path and a value. */
export class TreeIterator implements LazyIterator {
  readonly kind = "iterator";
  readonly elementType = any;
  readonly generalType = any;
  readonly isEnumerable = false;
  readonly #options: TreeOptions;
  readonly #open: Level[];
  /** How many levels at the start of a walk by levels are done. */
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

  /** The next value that is shown; its path is only made where it is wanted. */
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

  /** Goes on by one key; nothing where the level is done or what is there isn't shown. */
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

  /** A walk by levels shows values whatever was asked for, as it does in Puppet. */
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
