import type { LoadedFile } from "../resolve/loaded-file.js";
import type { Block } from "./block.js";

/** An inline import of one part by another, ordered by the position of its statement. */
interface PartImport {
  readonly part: Part;
  readonly start: number;
}

/** Most files import nothing. */
const noImports: ReadonlyMap<Part, PartImport> = new Map();
const noParts: readonly Part[] = [];

/**
 * A file as a part of a block: the block's own source, or spliced in by an inline import. Parts have priority over what
 * they import.
 */
export class Part {
  readonly file: LoadedFile;
  readonly block: Block;
  private importsByPart: Map<Part, PartImport> | undefined = undefined;
  readonly importers: Part[] = [];
  /** Parts of lower priority have lower ranks; set once the block's order is known. */
  rank = 0;

  constructor(file: LoadedFile, block: Block) {
    this.file = file;
    this.block = block;
  }

  /** The parts it imports, each once. */
  get imports(): ReadonlyMap<Part, PartImport> {
    return this.importsByPart ?? noImports;
  }

  addImport(part: Part, start: number): void {
    if (this.imports.has(part)) return;
    this.importsByPart ??= new Map<Part, PartImport>();
    this.importsByPart.set(part, { part, start });
    part.importers.push(this);
    this.block.partsAreRanked = false;
  }

  /** The parts it imports, in source order. */
  inOrder(): readonly Part[] {
    if (!this.importsByPart) return noParts;
    return [...this.importsByPart.values()].sort((left, right) => left.start - right.start).map(({ part }) => part);
  }
}

/**
 * Assigns a rank to every part of a block, in topological order: imported parts before importing ones, and siblings in
 * source order.
 */
export function rankParts(parts: readonly Part[]): void {
  const tops = parts.filter((part) => part.importers.length === 0);
  const seen = new Set<Part>(tops);
  const stack = tops.map((part) => ({ part, waiting: part.inOrder(), next: 0 }));
  let rank = 0;
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const next = top.waiting[top.next++];
    if (!next) {
      top.part.rank = ++rank;
      stack.pop();
    } else if (!seen.has(next)) {
      seen.add(next);
      stack.push({ part: next, waiting: next.inOrder(), next: 0 });
    }
  }
}

/** Whether `upper` imports `lower`, directly or indirectly. Ranks must be known. */
export function imports(upper: Part, lower: Part): boolean {
  if (upper.rank <= lower.rank) return false;
  if (upper.imports.has(lower)) return true;
  const known = (upper.block.knownOrder ??= new Map<number, boolean>());
  const key = upper.rank * (upper.block.parts.length + 1) + lower.rank;
  let answer = known.get(key);
  if (answer === undefined) known.set(key, (answer = search(upper, lower)));
  return answer;
}

/** A search that prunes parts ranked below the one that is looked for. */
function search(upper: Part, lower: Part): boolean {
  const seen = new Set<Part>([upper]);
  const waiting = [upper];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    if (part.imports.has(lower)) return true;
    for (const next of part.imports.keys()) {
      if (next.rank <= lower.rank || seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return false;
}
