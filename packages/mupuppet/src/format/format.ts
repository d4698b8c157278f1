import type { Result, Source } from "@cairn/diagnostics";
import { formatTokens } from "@cairn/puppet-core/format";
import { parse, tokenize } from "../parse.js";

/** The text in its usual form (Puppet's style guide). No value where the text has a syntax error. */
export function format(source: Source): Result<string> {
  const { diagnostics } = parse(source);
  return diagnostics.length > 0 ? { diagnostics } : { value: formatTokens(source.text, tokenize(source)), diagnostics };
}
