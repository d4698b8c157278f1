/** A value of a catalog's rich data as PuppetDB keeps it: what JSON lacks is a text. Values nest no deeper than JSON.parse took. */
export function plainOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return JSON.parse(JSON.stringify(value, (_name, part: unknown) => plainPart(part)));
}

function plainPart(part: unknown): unknown {
  if (typeof part !== "object" || part === null || !("__ptype" in part)) return part;
  const { __ptype: type, __pvalue: inner } = part as { __ptype: string; __pvalue?: unknown };
  if (type === "Sensitive") return "[redacted]";
  if (type === "Default") return "default";
  if (typeof inner === "string") return inner;
  return JSON.stringify(part);
}
