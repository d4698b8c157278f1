import type { CST } from "yaml";

/**
 * The offset of the first collection that lies in `maxDepth` others; `undefined` where there is none.
 * The library composes nodes with recursion, so this is found out before it does.
 */
export function tooDeepAt(tokens: readonly CST.Token[], maxDepth: number): number | undefined {
  let level: CST.Token[] = tokens.flatMap((token) => (token.type === "document" && token.value ? [token.value] : []));
  for (let depth = 0; level.length > 0; depth++) {
    const collections = level.filter((token) => "items" in token);
    if (depth >= maxDepth && collections.length > 0) return collections[0]!.offset;
    level = collections.flatMap(childrenOf);
  }
  return undefined;
}

function childrenOf(collection: CST.BlockMap | CST.BlockSequence | CST.FlowCollection): CST.Token[] {
  const children: CST.Token[] = [];
  for (const { key, value } of collection.items) {
    if (key && "items" in key) children.push(key);
    if (value && "items" in value) children.push(value);
  }
  return children;
}
