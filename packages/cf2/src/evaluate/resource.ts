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

/** A definition that came into another block with the one it stands in: by a merge, or by an inline statement. */
export class JoinedDefinition implements Definition {
  readonly name: string;
  readonly operator: string;
  readonly private: boolean;
  readonly cell: Definition["cell"];
  readonly priority: Priority;
  readonly isResult: boolean;
  private readonly inner: Definition;

  constructor(inner: Definition, priority: Priority, isResult: boolean) {
    this.name = inner.name;
    this.operator = inner.operator;
    this.private = inner.private;
    this.cell = inner.cell;
    this.priority = priority;
    this.isResult = isResult;
    this.inner = inner;
  }

  get place(): Place {
    return this.inner.place;
  }
}

/** A definition that took no part in the value, and why. */
export interface Loser {
  readonly definition: Definition;
  readonly why: "overridden" | "undefined" | "equal";
}

const none: readonly never[] = [];

/** A name of a block with its final value. */
export class Resource extends Lazy {
  readonly block: Block;
  readonly name: string;
  readonly definitions: readonly Definition[];
  /** What made the value, the highest priority first; known with the value. */
  used: readonly Definition[] = none;
  lost: readonly Loser[] = none;

  constructor(block: Block, name: string, definitions: readonly Definition[]) {
    super();
    this.block = block;
    this.name = name;
    this.definitions = definitions;
  }

  /** Whether some definition hides it (reading A19). */
  get isPrivate(): boolean {
    const { definitions } = this;
    return definitions.length === 1 ? definitions[0]!.private : definitions.some((definition) => definition.private);
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
