import type { Block } from "./block.js";
import { Lazy, type Cell, type Place } from "./cell.js";
import type { Priority } from "./priority.js";

/** One mutation of one resource, with the value it has by itself. */
export interface Definition {
  readonly name: string;
  /** `=>`, `~>` or the name of a function. */
  readonly operator: string;
  readonly private: boolean;
  readonly cell: Lazy & { readonly reads?: Cell["reads"] };
  /** The mutation: its operator and value. */
  readonly place: Place;
  readonly priority: Priority;
  /** Whether an inline conditional or call brought it in. */
  readonly isResult: boolean;
}

/** A definition that took no part in the value, and why. */
export interface Loser {
  readonly definition: Definition;
  readonly why: "overridden" | "undefined" | "equal";
}

/** A name of a block with its final value. */
export class Resource extends Lazy {
  readonly block: Block;
  readonly name: string;
  readonly definitions: readonly Definition[];
  /** What made the value, the highest priority first; known with the value. */
  used: readonly Definition[] = [];
  lost: readonly Loser[] = [];

  constructor(block: Block, name: string, definitions: readonly Definition[]) {
    super();
    this.block = block;
    this.name = name;
    this.definitions = definitions;
  }

  /** From the root of the result, or of the file that is imported as a value. */
  get path(): string[] {
    const path: string[] = [];
    for (let resource: Resource | undefined = this; resource; resource = resource.block.owner) {
      path.push(resource.name, ...(resource.block.inside ?? []));
    }
    return path.reverse();
  }
}
