import type { Expression, Import, Node } from "../ast/ast.js";
import { childrenOf } from "../ast/children.js";
import type { LoadedFile } from "../resolve/loaded-file.js";
import type { Block } from "../blocks/block.js";
import { Cell } from "../blocks/cell.js";
import type { Inline } from "../blocks/inline.js";
import { imports, type Part } from "../blocks/part.js";
import type { Resource } from "../blocks/resource.js";

/**
 * The most searches of a block's whole source for what a head depends on; after that, heads no longer wait for each
 * other.
 */
const mostSearches = 100;

/**
 * Decides which heads of a block are evaluated next. Imports with a literal file name come first, then other imports,
 * then conditionals and calls; and a head that depends on a name with unordered definitions waits as long as another
 * head may bring the import that orders them (sections 4.1 and 4.4). So the order of the statements doesn't matter here
 * either.
 */
export class HeadOrder {
  private readonly block: Block;
  /** Imports with a literal file name; other imports; conditionals and calls. */
  private readonly waiting: [Inline[], Inline[], Inline[]] = [[], [], []];
  private searches = 0;

  constructor(block: Block) {
    this.block = block;
  }

  add(inlines: readonly Inline[]): void {
    for (const inline of inlines) this.waiting[stageOf(inline)].push(inline);
  }

  /** Those that may be evaluated now, together; empty once all are. */
  next(): readonly Inline[] {
    const { waiting } = this;
    if (waiting[0].length > 0) return waiting[0].splice(0);
    const count = waiting[1].length + waiting[2].length;
    const blocked = count > 1 ? this.blockedNames() : undefined;
    for (const stage of waiting) {
      const ready = blocked ? stage.filter((inline) => !dependsOn(inline, blocked)) : [...stage];
      if (ready.length === 0) continue;
      const chosen = new Set(ready);
      stage.splice(0, stage.length, ...stage.filter((inline) => !chosen.has(inline)));
      return ready;
    }
    return waiting.flatMap((stage) => stage.splice(0));
  }

  /** The names whose values depend on unordered definitions; undefined if there are none. */
  private blockedNames(): ReadonlySet<string> | undefined {
    const { block } = this;
    block.rankParts();
    const blocked = new Set<string>();
    for (const resource of block.resources()) if (!isOrdered(resource)) blocked.add(resource.name);
    if (blocked.size === 0 || ++this.searches > mostSearches) return undefined;
    const readers = readersIn(block);
    for (const name of blocked) for (const reader of readers.get(name) ?? []) blocked.add(reader);
    return blocked;
  }
}

function stageOf({ node: { value } }: Inline): 0 | 1 | 2 {
  if (value.kind !== "import") return 2;
  return isWritten(value) ? 0 : 1;
}

/** Whether the arguments of an import are literals. */
function isWritten({ file, signers }: Import): boolean {
  const isPlain = (node: Expression) => node.kind === "string";
  const signersArePlain = !signers || isPlain(signers) || (signers.kind === "list" && signers.items.every(isPlain));
  return isPlain(file) && signersArePlain;
}

/** Whether every two files that define a resource are ordered. */
function isOrdered({ count, definitions }: Resource): boolean {
  if (count === 1) return true;
  const parts = [...new Set(definitions.map(({ priority }) => priority.part))].sort(byRank);
  return parts.every((part, index) => index === 0 || imports(parts[index - 1]!, part));
}

function byRank(left: Part, right: Part): number {
  return right.rank - left.rank;
}

function dependsOn({ environment, node }: Inline, blocked: ReadonlySet<string>): boolean {
  for (const name of namesIn(node, environment.file)) if (blocked.has(name)) return true;
  return false;
}

/** By the name of a resource: the resources whose definitions mention it. */
function readersIn(block: Block): ReadonlyMap<string, readonly string[]> {
  const readers = new Map<string, string[]>();
  for (const { cell, name } of block.definitions()) {
    if (!(cell instanceof Cell && cell.node && cell.environment)) continue;
    for (const read of namesIn(cell.node, cell.environment.file)) {
      const known = readers.get(read);
      if (known) known.push(name);
      else readers.set(read, [name]);
    }
  }
  return readers;
}

/** The names that an expression mentions, including those in the bodies of the macros that it calls. */
function namesIn(node: Node, { macros }: LoadedFile): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<Node>();
  const waiting: Node[] = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.kind === "reference") names.add(next.name);
    for (const child of childrenOf(next)) waiting.push(child);
    const macro = next.kind === "call" ? macros.get(next.name) : undefined;
    if (macro && !seen.has(macro)) waiting.push(macro);
    if (macro) seen.add(macro);
  }
  return names;
}
