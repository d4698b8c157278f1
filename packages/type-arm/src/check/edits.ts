import { replacement, type Fix, type Span } from "@cairn/diagnostics";

/** Writes `_` for the hyphens of a name. */
export function withUnderscores(span: Span, name: string): Fix[] {
  const meant = name.replaceAll("-", "_");
  return meant !== name && /^[A-Za-z_][\w:]*$/.test(meant) ? [replacement(span, meant)] : [];
}
