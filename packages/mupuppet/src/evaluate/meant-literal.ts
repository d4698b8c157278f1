import { spanText, type Span } from "@cairn/diagnostics";
import type { Meant } from "@cairn/evaluation";
import { isInstance, type PuppetType } from "@cairn/puppet-core/types";
import { toNumber, type Value } from "@cairn/puppet-core/values";

/** The number or Boolean that was meant by a string written in `span`, if `type` accepts it: `'80'` for a port. */
export function meantLiteral(type: PuppetType, value: Value, span: Span): Meant | undefined {
  if (typeof value !== "string" || value !== value.trim()) return undefined;
  const wrong = [`'${value}'`, `"${value}"`].find((written) => spanText(span).includes(written));
  const literal = value === "true" || value === "false" ? value === "true" : toNumber(value);
  if (wrong === undefined || literal === undefined || !isInstance(type, literal)) return undefined;
  return { wrong, names: [value], place: span };
}
