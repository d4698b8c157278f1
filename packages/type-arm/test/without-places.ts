const places = new Set(["start", "end", "at", "arrow", "nameStart", "nameEnd", "source"]);

/** A tree without the locations of its nodes: the same for two sources of one program. */
export function withoutPlaces(tree: unknown): unknown {
  return JSON.parse(
    JSON.stringify(tree, (key, value: unknown) => {
      if (places.has(key)) return undefined;
      return typeof value === "bigint" ? `${value}n` : value;
    }),
  );
}
