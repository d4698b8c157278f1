import type { Container, View } from "@cairn/store";

/** Data whose maps are `Map`s. */
export const plainLayoutView: View = {
  container(value): Container | undefined {
    if (Array.isArray(value)) {
      const list: readonly unknown[] = value;
      return { object: list, named: false, size: list.length, entries: () => list.entries() };
    }
    if (!(value instanceof Map)) return undefined;
    const map = value as ReadonlyMap<string, unknown>;
    return { object: map, named: true, size: map.size, entries: () => map.entries() };
  },
  value: (entry) => entry,
  scalar(value, layout, inline) {
    if (typeof value === "string") return layout.quote(value, inline);
    if (typeof value === "bigint" || typeof value === "number") return layout.number(String(value));
    return typeof value === "boolean" ? String(value) : layout.null;
  },
};
