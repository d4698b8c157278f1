import { imports, type Part } from "./part.js";

/**
 * The priority of a definition among those of its resource: outermost level first, since elements of merged blocks keep
 * their own.
 */
export interface Priority {
  readonly part: Part;
  /** The unique number of the statement. */
  readonly statement: number;
  /** The position of the mutation in its statement: the last has priority (interpretation A24). */
  readonly index: number;
  readonly inner: Priority | undefined;
}

/** `inner` within a block that was contributed with priority `outer`. */
export function within(outer: Priority, inner: Priority): Priority {
  const levels: Priority[] = [];
  for (let level: Priority | undefined = outer; level; level = level.inner) levels.push(level);
  return levels.reduceRight((rest, level) => around(level, rest), inner);
}

function around({ part, statement, index }: Priority, inner: Priority): Priority {
  return { part, statement, index, inner };
}

/** Whether `left` has priority over `right` (1), the other way round (-1), or neither (0). */
export function comparePriority(left: Priority, right: Priority): -1 | 0 | 1 {
  let first: Priority | undefined = left;
  let second: Priority | undefined = right;
  while (first && second) {
    if (first.part !== second.part) {
      if (imports(first.part, second.part)) return 1;
      return imports(second.part, first.part) ? -1 : 0;
    }
    if (first.statement !== second.statement) return 0;
    if (first.index !== second.index) return first.index > second.index ? 1 : -1;
    first = first.inner;
    second = second.inner;
  }
  return 0;
}

/** A total order that is consistent with `comparePriority`: lower priority first, unordered ones in source order. */
export function orderByPriority(left: Priority, right: Priority): number {
  let first: Priority | undefined = left;
  let second: Priority | undefined = right;
  while (first && second) {
    const order =
      first.part.rank - second.part.rank || first.statement - second.statement || first.index - second.index;
    if (order !== 0) return order;
    first = first.inner;
    second = second.inner;
  }
  return 0;
}
