/**
 * Adds an item to a list that mostly stays short, and gives the list: a literal takes just the room for its items, a list that
 * grows takes room for many more.
 */
export function appended<Item>(list: Item[], item: Item): Item[] {
  if (list.length === 0) return [item];
  if (list.length === 1) return [list[0]!, item];
  if (list.length === 2) return [list[0]!, list[1]!, item];
  list.push(item);
  return list;
}
