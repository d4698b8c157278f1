/**
 * Adds `items` at the end of `list`, in order. `list.push(...items)` hands all of them over as arguments of a call, of which
 * the stack holds some hundred thousand: a program that is large enough would stop us.
 */
export function pushAll<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}
