/**
 * A list as a grammar writes it, `ε | first, rest`: removing its head takes constant time, so that a rule can do it.
 */
export type List<T> = { readonly first: T; readonly rest: List<T> } | undefined;

/** The list `first, rest`. */
export function cons<T>(first: T, rest: List<T>): List<T> {
  return { first, rest };
}

/** A list of the elements of `items`, in this order. */
export function listOf<T>(items: readonly T[]): List<T> {
  let list: List<T>;
  for (let index = items.length - 1; index >= 0; index--) list = cons(items[index]!, list);
  return list;
}

/** The elements of a list, in order. */
export function* itemsOf<T>(list: List<T>): Iterable<T> {
  for (let left = list; left; left = left.rest) yield left.first;
}

/** The elements of a list in reverse order: for a list that was built by prepending. */
export function reversed<T>(list: List<T>): T[] {
  return [...itemsOf(list)].reverse();
}
