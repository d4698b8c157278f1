/**
 * The usual form of a manifest: the formatter of puppet-core, on the tokens of this language, with marks from the tree
 * where the tokens alone aren't enough.
 */
import type { Result, Source } from "@cairn/diagnostics";
import { formatTokens } from "@cairn/puppet-core/format";
import type { ParseOptions } from "@cairn/syntax";
import { parse, tokenize } from "../parse/parse.js";
import { isPlan, tellPlans } from "../parse/plan.js";

/**
 * The source in its usual form (Puppet's style guide); a plan as it is. There is no value if the source has a syntax
 * error.
 */
export function format(source: Source, { allowance }: ParseOptions = {}): Result<string> {
  if (isPlan(source)) return { value: source.text, diagnostics: tellPlans([source]) };
  const { diagnostics } = parse(source, { allowance });
  return diagnostics.length > 0 ? { diagnostics } : { value: formatTokens(source.text, tokenize(source)), diagnostics };
}
