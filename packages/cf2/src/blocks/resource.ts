import type { Block } from "./block.js";
import { Lazy, type Cell, type Place } from "./cell.js";
import { within, type Priority } from "./priority.js";

/** One mutation of one resource, with its own value. */
export interface Definition {
  readonly name: string;
  /** `=>`, `~>` or the name of a function. */
  readonly operator: string;
  readonly private: boolean;
  readonly cell: Lazy & { readonly reads?: Cell["reads"]; readonly calls?: Cell["calls"] };
  /** The location of the mutation: its operator and value. */
  readonly place: Place;
  readonly priority: Priority;
  /** Whether an inline conditional or call brought it in. */
  readonly isResult: boolean;
}

/**
 * A definition that joined another block together with the enclosing one: by a merge, or by an inline statement. It is
 * its own priority.
 */
export class JoinedDefinition implements Definition, Priority {
  readonly inner: Priority | undefined;
  readonly isResult: boolean;
  private readonly written: Definition;
  /**
   * The priority of the first level: never a joined one, so that comparisons take constant time however often blocks
   * are joined.
   */
  private readonly outer: Priority;

  /** `outer`: the priority of what brought it in. */
  constructor(written: Definition, outer: Priority, isResult: boolean) {
    this.inner = outer.inner ? within(outer.inner, written.priority) : written.priority;
    this.isResult = isResult;
    this.written = written;
    this.outer = outer instanceof JoinedDefinition ? outer.outer : outer;
  }

  get part(): Priority["part"] {
    return this.outer.part;
  }

  get statement(): number {
    return this.outer.statement;
  }

  get index(): number {
    return this.outer.index;
  }

  get name(): string {
    return this.written.name;
  }

  get operator(): string {
    return this.written.operator;
  }

  get private(): boolean {
    return this.written.private;
  }

  get cell(): Definition["cell"] {
    return this.written.cell;
  }

  get place(): Place {
    return this.written.place;
  }

  get priority(): Priority {
    return this;
  }
}

/** A definition that didn't contribute to the value, and why. */
export interface Loser {
  readonly definition: Definition;
  readonly why: "overridden" | "undefined" | "equal";
}

/** The result of combining several definitions. */
export interface Combination {
  /** The definitions that made the value, highest priority first. */
  readonly used: readonly Definition[];
  readonly lost: readonly Loser[];
}

const none: readonly never[] = [];

/** A name of a block with its final value. */
export class Resource extends Lazy {
  readonly block: Block;
  /** The first definition; all of them only if there are several: most resources have one. */
  readonly first: Definition;
  private several: Definition[] | undefined = undefined;
  /** Known together with the value, if definitions had to be combined. */
  combination: Combination | undefined = undefined;

  constructor(block: Block, first: Definition) {
    super();
    this.block = block;
    this.first = first;
  }

  add(definition: Definition): void {
    if (this.several) this.several.push(definition);
    else this.several = [this.first, definition];
  }

  get name(): string {
    return this.first.name;
  }

  /** The resource as an element of the result. */
  get resource(): Resource {
    return this;
  }

  get definitions(): readonly Definition[] {
    return this.several ?? [this.first];
  }

  get count(): number {
    return this.several?.length ?? 1;
  }

  /** The definitions that made the value, highest priority first; empty until several definitions are combined. */
  get used(): readonly Definition[] {
    return this.combination?.used ?? (this.several ? none : [this.first]);
  }

  get lost(): readonly Loser[] {
    return this.combination?.lost ?? none;
  }

  /** Whether any definition makes it private (interpretation A19). */
  get isPrivate(): boolean {
    return this.several ? this.several.some((definition) => definition.private) : this.first.private;
  }

  /** Where the value comes from: the place of the definition with the highest priority. */
  get place(): Place {
    return (this.combination?.used[0] ?? this.first).place;
  }

  /** The path from the root of the result, or of the file that is imported as a value. */
  get path(): string[] {
    const path: string[] = [];
    for (let resource: Resource | undefined = this; resource; resource = resource.block.owner) {
      path.push(resource.name, ...(resource.block.inside ?? []));
    }
    return path.reverse();
  }
}
