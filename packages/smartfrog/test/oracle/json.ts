import { isStore, isStoredLink, type Meaning, type Store, type Value } from "./domains.js";

/** A store as compact JSON, in order and with all digits; a data reference is the string `$.a:b`. */
export function toJson(value: Value): string {
  if (isStore(value)) return `{${value.map(([id, inner]) => `${JSON.stringify(id)}:${toJson(inner)}`).join(",")}}`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isStoredLink(value)) throw new Error("a link is not a result");
  if ("number" in value) return value.number;
  if ("data" in value) return JSON.stringify(`$.${value.data.join(":")}`);
  return `[${value.vector.map(toJson).join(",")}]`;
}

/** More than this is not printed: doubling prototypes make small stores whose text exceeds any memory. */
const MOST_ATTRIBUTES = 100_000;

/** A result in one line: JSON, or `err` and its kind, or `too large`. */
export function describe(meaning: Meaning): string {
  if ("error" in meaning) return `err${meaning.error}`;
  return printedSize(meaning.store) > MOST_ATTRIBUTES ? "too large" : toJson(meaning.store);
}

/** How many attributes a store would print, shared parts counted each time. */
export function printedSize(store: Store, known = new Map<Store, number>()): number {
  const before = known.get(store);
  if (before !== undefined) return before;
  let size = 0;
  for (const [, value] of store) size += 1 + (isStore(value) ? printedSize(value, known) : 0);
  known.set(store, size);
  return size;
}
