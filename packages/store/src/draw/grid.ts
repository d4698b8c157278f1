import type { Drawing } from "./drawing.js";

/**
 * Invisible arrows that set boxes without arrows side by side, in rows of a page's shape: Graphviz would put all of them
 * into one column.
 */
export function gridOf({ edges, forest, nodes }: Drawing): (readonly [string, string])[] {
  const { children, parents, roots } = forest;
  const linked = new Set<string>();
  for (const { from, kind, to } of edges) {
    if (kind === 0 && parents.get(to) === from) continue;
    for (const end of [from, to])
      for (let at: string | undefined = end; at !== undefined && !linked.has(at); at = parents.get(at)) linked.add(at);
  }
  const arrows: (readonly [string, string])[] = [];
  const last = new Map<string, string>();
  for (const name of innermostFirst(
    nodes.map((node) => node.name),
    children,
    roots,
  )) {
    const below = (children.get(name) ?? []).filter((child) => !linked.has(child));
    last.set(name, layRows(below, last, arrows) ?? name);
    const [first] = below;
    if (first !== undefined && below.length > 0) arrows.push([name, first]);
  }
  layRows(
    roots.filter((root) => !linked.has(root)),
    last,
    arrows,
  );
  return arrows;
}

/** Chains boxes in rows; returns the last of the first row. */
function layRows(
  names: readonly string[],
  last: ReadonlyMap<string, string>,
  arrows: (readonly [string, string])[],
): string | undefined {
  const perRow = Math.max(1, Math.ceil(Math.sqrt(names.length / 3)));
  names.forEach((name, at) => {
    if (at % perRow > 0) arrows.push([last.get(names[at - 1]!) ?? names[at - 1]!, name]);
  });
  const end = names[Math.min(perRow, names.length) - 1];
  return end === undefined ? undefined : (last.get(end) ?? end);
}

function innermostFirst(
  names: readonly string[],
  children: ReadonlyMap<string, readonly string[]>,
  roots: readonly string[],
): readonly string[] {
  const order = [...roots];
  for (const name of order) for (const child of children.get(name) ?? []) order.push(child);
  return order.length === names.length ? order.toReversed() : names;
}
