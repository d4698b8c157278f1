/**
 * The values beyond plain ones: blocks of resources, whose parts come from files, merges and mutations with their
 * priorities. Blocks are data; `evaluate` computes their contents.
 */
import type { Diagnostic } from "@cairn/diagnostics";
import type { Statement } from "../ast/ast.js";
import type { LoadedFile } from "../resolve/loaded-file.js";
import type { Environment } from "./environment.js";
import type { Inline } from "./inline.js";
import { rankParts, type Part } from "./part.js";
import { Resource, type Definition } from "./resource.js";
import { Lazy } from "./cell.js";

/** The origin of a block: source text, merged blocks, or something that is filled in immediately. */
export type BlockOrigin =
  | { readonly kind: "text"; readonly statements: readonly Statement[] }
  | { readonly kind: "merged"; readonly contributions: readonly Contribution[] }
  | { readonly kind: "filled" };

/** A block that takes part in a merge, with the definition that contributed it; sorted by ascending priority. */
export interface Contribution {
  readonly definition: Definition;
  readonly block: Block;
}

/** Source text that forms a block: its environment, and the part of the block that it is. */
export interface BlockText {
  readonly statements: readonly Statement[];
  readonly environment: Environment;
  readonly part: Part;
}

/** The resources of a source in order, with the results of inline statements at their positions. */
export interface Fragment {
  readonly entries: (Resource | Inline)[];
}

/** An unordered set of resources. Its contents are computed on demand, because its inline statements have to be run. */
export class Block {
  readonly kind = "block";
  readonly origin: BlockOrigin;
  /** Of a block from source text: the meaning of its names, and the part of the block that it is. */
  text: { readonly environment: Environment; readonly part: Part } | undefined = undefined;
  /** Sources with priority over it, whose names come after its own. */
  readonly outside: BlockText[] = [];
  readonly parts: Part[] = [];
  partsAreRanked = false;
  /** Memoised results of `imports`, by pairs of ranks. */
  knownOrder: Map<number, boolean> | undefined = undefined;
  readonly expansion = new Expansion(this);
  /** The resource whose value it is; `inside`: the list indexes on the way, innermost first. */
  owner: Resource | undefined = undefined;
  inside: readonly string[] | undefined = undefined;
  /** The merged blocks in which it has the highest priority. */
  mergedAs: Block[] | undefined = undefined;
  /** The block that this one was merged into: `$name` inside refers to the final value. */
  mergedInto: Block | undefined = undefined;
  /** The inline statement whose head is being evaluated, and what heads have read so far. */
  head: Inline | undefined = undefined;
  readonly headReads: HeadRead[] = [];
  /**
   * Names that heads looked up in vain: an error unless an inline statement brings them in, which is a different error.
   */
  readonly headMisses: { readonly name: string; readonly diagnostic: Diagnostic }[] = [];
  /** All resources in source order, if that differs from insertion order. */
  order: readonly Resource[] | undefined = undefined;
  /** Definitions that are indexed by name on first lookup: merged blocks are often never searched. */
  private unsorted: readonly Definition[] = [];
  /** Created on demand: most blocks are small and read only once. */
  private byName: Map<string, Resource> | undefined = undefined;
  private partsByFile: Map<LoadedFile, Part> | undefined = undefined;

  constructor(origin: BlockOrigin) {
    this.origin = origin;
  }

  /** Like `add` for each, but deferred. */
  addAll(definitions: readonly Definition[]): void {
    this.unsorted = definitions;
  }

  add(definition: Definition): Resource {
    const { name } = definition;
    const byName = (this.byName ??= new Map<string, Resource>());
    let resource = byName.get(name);
    if (resource) resource.add(definition);
    else byName.set(name, (resource = new Resource(this, definition)));
    return resource;
  }

  /** The resource of that name; requires that the block is expanded, or that its heads are being evaluated. */
  find(name: string): Resource | undefined {
    return this.sorted().get(name);
  }

  get size(): number {
    return this.sorted().size;
  }

  /** All resources, in order. */
  resources(): Iterable<Resource> {
    return this.order ?? this.sorted().values();
  }

  /** Their names, in order. */
  names(): Iterable<string> {
    return this.order ? this.order.map(({ name }) => name) : this.sorted().keys();
  }

  /** All definitions, those of one resource in insertion order. */
  definitions(): readonly Definition[] {
    if (this.unsorted.length > 0) return this.unsorted;
    return [...this.resources()].flatMap((resource) => resource.definitions);
  }

  private sorted(): ReadonlyMap<string, Resource> {
    if (this.unsorted.length > 0) {
      const definitions = this.unsorted;
      this.unsorted = [];
      for (const definition of definitions) this.add(definition);
    }
    return (this.byName ??= new Map<string, Resource>());
  }

  addPart(part: Part): void {
    this.parts.push(part);
    if (this.partsByFile) addPartTo(this.partsByFile, part);
    this.partsAreRanked = false;
  }

  /** The part that a file forms, for files that inline imports spliced in. */
  partOf(file: LoadedFile): Part | undefined {
    if (!this.partsByFile) {
      this.partsByFile = new Map();
      for (const part of this.parts) addPartTo(this.partsByFile, part);
    }
    return this.partsByFile.get(file);
  }

  rankParts(): void {
    if (this.partsAreRanked) return;
    rankParts(this.parts);
    this.knownOrder = undefined;
    this.partsAreRanked = true;
  }
}

/** A file that appears in several parts is the first of them. */
function addPartTo(parts: Map<LoadedFile, Part>, part: Part): void {
  if (!parts.has(part.file)) parts.set(part.file, part);
}

/** A read of a name by the head of an inline statement, with the number of definitions at that time. */
export interface HeadRead {
  readonly name: string;
  readonly head: Inline;
  readonly count: number;
}

/** The computation of a block's contents. */
export class Expansion extends Lazy {
  readonly block: Block;

  constructor(block: Block) {
    super();
    this.block = block;
  }
}
