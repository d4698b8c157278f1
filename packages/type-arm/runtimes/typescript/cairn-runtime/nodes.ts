/** A piece of data with its place in the order of the text, by which messages are told. */
export interface Node {
  readonly order: number;
  /** What it is, where it is neither a list nor a map. */
  readonly scalar: null | boolean | bigint | number | string;
  readonly items?: readonly Node[];
  readonly entries?: readonly Entry[];
}

export interface Entry {
  readonly key: string;
  /** The place of the key. */
  readonly order: number;
  readonly node: Node;
}

/** Data that was parsed (by `JSON.parse`, for instance) as nodes; nested to any depth. */
export function nodesOf(data: unknown): Node {
  let order = 0;
  const root: { node?: Node } = {};
  const waiting: { readonly data: unknown; readonly key?: string; put(node: Node, keyOrder: number): void }[] = [
    { data, put: (node) => void (root.node = node) },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { key, put } = next;
    const keyOrder = key === undefined ? order : order++;
    const inside = childrenOf(next.data);
    const [items, entries]: [Node[], Entry[]] = [[], []];
    put(
      {
        order: order++,
        scalar: inside ? null : scalarOf(next.data),
        ...(inside && (inside.isList ? { items } : { entries })),
      },
      keyOrder,
    );
    if (!inside) continue;
    for (const [name, each] of [...inside.children].reverse()) {
      if (inside.isList) waiting.push({ data: each, put: (node) => void items.push(node) });
      else
        waiting.push({ data: each, key: name, put: (node, at) => void entries.push({ key: name, order: at, node }) });
    }
  }
  return root.node!;
}

function childrenOf(
  data: unknown,
): { readonly isList: boolean; readonly children: readonly [string, unknown][] } | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  return { isList: Array.isArray(data), children: Object.entries(data) };
}

/** In data, `1.0` is the number 1. */
function scalarOf(data: unknown): Node["scalar"] {
  if (typeof data === "number") return Number.isSafeInteger(data) ? BigInt(data) : data;
  return typeof data === "string" || typeof data === "boolean" || typeof data === "bigint" ? data : null;
}

export function entryOf({ entries }: Node, key: string): Entry | undefined {
  return entries?.find((entry) => entry.key === key);
}
