/**
 * What the language computes with besides plain values: blocks of resources, whose parts come from texts, merges and mutations
 * with their priorities. Blocks are data; what they amount to is worked out in `evaluate`.
 */
import type { Diagnostic } from "@cairn/diagnostics";
import type { Statement } from "../ast.js";
import type { LoadedFile } from "../resolve/loaded-file.js";
import type { Environment } from "./environment.js";
import type { Inline } from "./inline.js";
import { rankParts, type Part } from "./part.js";
import { Resource, type Definition } from "./resource.js";
import { Lazy } from "./cell.js";

/** What a block is made of: a text, or blocks that were merged, or something that is filled in at once. */
export type BlockOrigin =
  | { readonly kind: "text"; readonly statements: readonly Statement[] }
  | { readonly kind: "merged"; readonly contributions: readonly Contribution[] }
  | { readonly kind: "filled" };

/** A block that takes part in a merge, with the definition it came in with; the lower priority first. */
export interface Contribution {
  readonly definition: Definition;
  readonly block: Block;
}

/** A text of which a block is made: what its names mean, and the part of the block that it is. */
export interface BlockText {
  readonly statements: readonly Statement[];
  readonly environment: Environment;
  readonly part: Part;
}

/** The resources of a text in their order, with what its inline statements brought in where they stand. */
export interface Fragment {
  readonly entries: (Resource | Inline)[];
}

/** An unordered set of resources. What it holds is found out when it is first needed: its inline statements have to be run. */
export class Block {
  readonly kind = "block";
  readonly origin: BlockOrigin;
  /** Of a text: what its names mean, and the part of the block that it is. */
  text: { readonly environment: Environment; readonly part: Part } | undefined = undefined;
  /** Texts with priority over it, whose names come after its own. */
  readonly outside: BlockText[] = [];
  readonly parts: Part[] = [];
  partsAreRanked = false;
  /** Answers of `imports`, by pairs of ranks. */
  knownOrder: Map<number, boolean> | undefined = undefined;
  readonly expansion = new Expansion(this);
  /** The resource whose value it is; `inside`: the places in lists on the way, the innermost first. */
  owner: Resource | undefined = undefined;
  inside: readonly string[] | undefined = undefined;
  /** The merged blocks in which it has the highest priority. */
  mergedAs: Block[] | undefined = undefined;
  /** The block that this one was merged into: `$name` inside means the final value. */
  mergedInto: Block | undefined = undefined;
  /** The inline statement whose head is being evaluated, and what heads have read so far. */
  head: Inline | undefined = undefined;
  readonly headReads: HeadRead[] = [];
  /** What heads have missed: an error unless an inline statement brings it in, which is another one. */
  readonly headMisses: { readonly name: string; readonly diagnostic: Diagnostic }[] = [];
  /** All resources in the order of the text, where it isn't that in which they came. */
  order: readonly Resource[] | undefined = undefined;
  /** Definitions that are to be sorted by name when somebody asks for one: blocks that are merged never need it. */
  private unsorted: readonly Definition[] = [];
  /** These come when they are needed: most blocks are small and only read once. */
  private byName: Map<string, Resource> | undefined = undefined;
  private partsByFile: Map<LoadedFile, Part> | undefined = undefined;

  constructor(origin: BlockOrigin) {
    this.origin = origin;
  }

  /** As `add` for each, when that is needed. */
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

  /** The resource of that name; the block must be expanded, or its heads are being evaluated. */
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

  /** All definitions, those of one resource in the order in which they came. */
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

  /** The part that a file is, for files that inline imports spliced in. */
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

/** A file is the first of the parts that it makes. */
function addPartTo(parts: Map<LoadedFile, Part>, part: Part): void {
  if (!parts.has(part.file)) parts.set(part.file, part);
}

/** That the head of an inline statement read a name when it had so many definitions. */
export interface HeadRead {
  readonly name: string;
  readonly head: Inline;
  readonly count: number;
}

/** Finding out what a block holds. */
export class Expansion extends Lazy {
  readonly block: Block;

  constructor(block: Block) {
    super();
    this.block = block;
  }
}
