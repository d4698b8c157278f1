import type { Source } from "@cairn/diagnostics";
import type { Block, Expression, Lambda } from "@cairn/puppet-core";
import { quote } from "@cairn/syntax";

/** The value of a setting in a sentence: its kind, or its source if that is short. */
export function describeValue(value: Block | Lambda | Expression, source: Source): string {
  if (value.kind === "block") return "a block";
  if (value.kind === "lambda") return "a lambda";
  const text = source.text.slice(value.start, value.end);
  return value.kind === "string" && /^['"]/.test(text) ? `the string ${quote(text)}` : quote(text);
}
