/**
 * Appends `items` to `list`, in order. `list.push(...items)` passes all of them as arguments of a call, of which the
 * stack holds some hundred thousand: a large program would overflow it.
 */
export function pushAll<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}
