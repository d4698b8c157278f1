/** The index of the first of some things, sorted by where they begin, that begins at `start` or behind it; their number where none does. */
export function firstFrom<Item>(items: readonly Item[], start: number, startOf: (item: Item) => number): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (startOf(items[middle]!) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
