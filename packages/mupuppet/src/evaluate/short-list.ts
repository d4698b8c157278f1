/** Most resources have none of something: they share this. */
export const none: readonly never[] = [];

/**
 * Adds an item to a usually short list, and returns the list; one of fewer than three items isn't changed, so that it
 * may be shared. A literal is allocated without spare capacity, unlike a list that grows.
 */
export function appended<Item>(list: readonly Item[], item: Item): readonly Item[] {
  if (list.length === 0) return [item];
  if (list.length === 1) return [list[0]!, item];
  if (list.length === 2) return [list[0]!, list[1]!, item];
  (list as Item[]).push(item);
  return list;
}
