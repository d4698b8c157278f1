/** A list as a grammar writes it, `ε | first, rest`: taking its head off costs nothing, so that a rule can do it. */
export type List<T> = { readonly first: T; readonly rest: List<T> } | undefined;

/** The list `first, rest`. */
export function cons<T>(first: T, rest: List<T>): List<T> {
  return { first, rest };
}

/** A list of all that `items` holds, in this order. */
export function listOf<T>(items: readonly T[]): List<T> {
  let list: List<T>;
  for (let index = items.length - 1; index >= 0; index--) list = cons(items[index]!, list);
  return list;
}

/** What a list holds, in its order. */
export function* itemsOf<T>(list: List<T>): Iterable<T> {
  for (let left = list; left; left = left.rest) yield left.first;
}

/** What a list holds, the last one first: a list that was made by putting each new item before the others. */
export function reversed<T>(list: List<T>): T[] {
  return [...itemsOf(list)].reverse();
}
