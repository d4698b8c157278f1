/** Most resources have nothing of a kind: they share this. */
export const none: readonly never[] = [];

/**
 * Adds an item to a list that mostly stays short, and gives the list; one of fewer than three items stays as it was, so that
 * others may have it too. A literal takes just the room for its items, a list that grows takes room for many more.
 */
export function appended<Item>(list: readonly Item[], item: Item): readonly Item[] {
  if (list.length === 0) return [item];
  if (list.length === 1) return [list[0]!, item];
  if (list.length === 2) return [list[0]!, list[1]!, item];
  (list as Item[]).push(item);
  return list;
}
