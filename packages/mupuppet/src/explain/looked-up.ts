import type { Source, Span } from "@cairn/diagnostics";
import type { Compilation } from "../evaluate/compilation.js";
import type { LookedUp } from "../hiera/index.js";

/** What the calls of a compilation have looked up, by source, in the order of the text. */
const indexes = new WeakMap<Compilation, ReadonlyMap<Source, readonly LookedUp[]>>();

function indexOf(compilation: Compilation): ReadonlyMap<Source, readonly LookedUp[]> {
  const known = indexes.get(compilation);
  if (known) return known;
  const index = new Map<Source, LookedUp[]>();
  for (const each of compilation.lookedUp) {
    const before = index.get(each.call.source);
    if (before) before.push(each);
    else index.set(each.call.source, [each]);
  }
  for (const list of index.values()) list.sort((one, other) => one.call.start - other.call.start);
  indexes.set(compilation, index);
  return index;
}

/** What the calls that begin in a stretch of a text have looked up, in a compilation that is over. */
export function lookUpsWithin({ end, source, start }: Span, compilation: Compilation): LookedUp[] {
  const list = indexOf(compilation).get(source) ?? [];
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]!.call.start < start) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while (last < list.length && list[last]!.call.start < end) last++;
  return list.slice(low, last);
}
