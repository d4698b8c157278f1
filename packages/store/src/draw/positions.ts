import type { Drawing } from "./drawing.js";

/** The position of a node in the tree formed by `contains` edges: its depth and its row. */
export interface Position {
  readonly depth: number;
  readonly row: number;
}

/** Assigns a row to each leaf, and centres each container over its rows; in linear time. */
export function positionsOf(drawing: Drawing): ReadonlyMap<string, Position> {
  const { children, roots } = drawing.forest;
  const positions = new Map<string, Position>();
  let rows = 0;
  for (const stack = roots.toReversed().map((name) => ({ name, depth: 0, first: -1 })); stack.length > 0;) {
    const top = stack[stack.length - 1]!;
    const below = children.get(top.name) ?? [];
    if (top.first < 0 && below.length > 0) {
      top.first = rows;
      for (const name of below.toReversed()) stack.push({ name, depth: top.depth + 1, first: -1 });
    } else {
      stack.pop();
      const row = below.length > 0 ? (top.first + rows - 1) / 2 : rows++;
      positions.set(top.name, { depth: top.depth, row });
    }
  }
  return positions;
}
