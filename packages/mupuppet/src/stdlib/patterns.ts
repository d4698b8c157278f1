import { compilePattern } from "@cairn/puppet-core/functions/ruby";
import type { Pattern } from "@cairn/puppet-core/patterns";
import { kindOf, type Value } from "@cairn/puppet-core/values";
import { failEvaluation } from "./old-function.js";

/** The result of `Regexp.new` for a value: a string, or a pattern; `classOf` names any other value's class. */
export function patternOf(value: Value, classOf: (value: Value) => string): Pattern {
  if (typeof value === "string") return compilePattern(value);
  if (kindOf(value) === "regexp") return compilePattern((value as { readonly source?: string }).source ?? "");
  return failEvaluation(`no implicit conversion of ${classOf(value)} into String`);
}
