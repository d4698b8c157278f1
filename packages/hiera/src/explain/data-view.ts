import { serializeView, type View } from "@cairn/store";
import { isHash, printFloat, toText, type Value } from "@cairn/puppet-core/values";

/** A value of data as the store's writers traverse it; enclosing plain objects are traversed too. */
const view: View = {
  container(value) {
    if (Array.isArray(value)) {
      return { object: value, named: false, size: value.length, entries: () => value.entries() };
    }
    if (typeof value !== "object" || value === null) return undefined;
    const entries = isHash(value as Value) ? hashEntries(value as Value) : plainEntries(value);
    return entries && { object: value, named: true, size: entries.length, entries: () => entries[Symbol.iterator]() };
  },
  value: (entry) => entry,
  scalar(value, layout, inline) {
    if (typeof value === "number") return layout.number(printFloat(value));
    if (typeof value === "bigint") return layout.number(String(value));
    if (typeof value === "boolean") return String(value);
    return value === null ? layout.null : layout.quote(toText(value as Value), inline);
  },
};

function hashEntries(hash: Value): [string, unknown][] {
  return isHash(hash) ? [...hash.entries()].map(([key, value]) => [toText(key), value]) : [];
}

/** Puppet's values that are objects are written as their strings. */
function plainEntries(value: object): [string, unknown][] | undefined {
  if ("kind" in value) return undefined;
  return Object.entries(value).filter(([, member]) => member !== undefined);
}

/** Data as JSON or YAML, or how many bytes that would take if it is more than `maxBytes` (0 = no limit). */
export function printData(value: unknown, format: "json" | "yaml", maxBytes: number) {
  return serializeView(value, view, { format, maxBytes });
}
