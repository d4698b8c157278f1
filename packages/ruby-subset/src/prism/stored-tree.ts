import type { Body } from "../ast.js";

/** A tree as text, to be kept in place of source that is known when a package is built: reading it takes a fraction of parsing. */
export function storeTree(body: Body): string {
  return JSON.stringify(body, (_key, value: unknown) =>
    typeof value === "bigint" ? { integer: value.toString() } : value,
  );
}

/** The tree of a text that `storeTree` has written. */
export function readStoredTree(text: string): Body {
  return JSON.parse(text, (_key, value: unknown) => (isInteger(value) ? BigInt(value.integer) : value)) as Body;
}

function isInteger(value: unknown): value is { readonly integer: string } {
  return typeof value === "object" && value !== null && "integer" in value;
}
