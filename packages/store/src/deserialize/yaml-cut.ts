import type { CST } from "yaml";

type Collection = CST.BlockMap | CST.BlockSequence | CST.FlowCollection;

/** The parts that were cut out of a syntax tree, by the offset of their placeholders. */
export type Cuts = Map<number, CST.Token>;

/** The library composes nodes recursively: this limits how many levels it receives at once. */
const levelsAtOnce = 100;

/**
 * Cuts `tokens` into trees of bounded depth, replacing each part by a scalar. Returns the offset of a collection that
 * is nested more than `maxDepth` deep, if there is one.
 */
export function cutDeepTrees(tokens: readonly CST.Token[], maxDepth: number, cuts: Cuts): number | undefined {
  let level = tokens.flatMap((token) => (token.type === "document" && isCollection(token.value) ? [token.value] : []));
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= maxDepth) return level[0]!.offset;
    level = childrenOf(level, (depth + 1) % levelsAtOnce === 0 ? cuts : undefined);
  }
  return undefined;
}

function childrenOf(level: readonly Collection[], cuts: Cuts | undefined): Collection[] {
  const children: Collection[] = [];
  for (const collection of level) {
    for (const item of collection.items) {
      for (const half of ["key", "value"] as const) {
        const child = item[half];
        if (!isCollection(child)) continue;
        children.push(child);
        if (cuts) (item as Record<typeof half, CST.Token>)[half] = cutOut(child, cuts);
      }
    }
  }
  return children;
}

function cutOut(collection: Collection, cuts: Cuts): CST.FlowScalar {
  cuts.set(collection.offset, collection);
  return { type: "scalar", offset: collection.offset, indent: collection.indent, source: "x" };
}

function isCollection(token: CST.Token | null | undefined): token is Collection {
  return token !== null && token !== undefined && "items" in token;
}
