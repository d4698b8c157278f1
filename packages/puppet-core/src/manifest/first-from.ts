/**
 * The index of the first item that begins at or after `start`, in a list that is sorted by start; the list's length if
 * there is none.
 */
export function firstFrom<Item>(items: readonly Item[], start: number, startOf: (item: Item) => number): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (startOf(items[middle]!) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
