import type { Source } from "@cairn/diagnostics";
import type { LanguageSyntax } from "./language-syntax.js";
import type { LeanContext } from "./lean-context.js";
import type { LeanParser } from "./lean-parser.js";
import type { LexOptions } from "./lex.js";

/** What a language decides about the tokens of one source. */
export function hooksFor<Parser extends LeanParser, Root extends LeanContext, Tree>(
  { hook }: LanguageSyntax<Parser, Root, Tree>,
  source: Source,
): LexOptions {
  return hook ? { hook: hook(source.text) } : {};
}
