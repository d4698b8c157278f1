const places = new Set(["start", "end", "at", "arrow", "nameStart", "nameEnd", "source"]);

/** A tree without the places of its nodes: what two texts of one program share. */
export function withoutPlaces(tree: unknown): unknown {
  return JSON.parse(
    JSON.stringify(tree, (key, value: unknown) => {
      if (places.has(key)) return undefined;
      return typeof value === "bigint" ? `${value}n` : value;
    }),
  );
}
