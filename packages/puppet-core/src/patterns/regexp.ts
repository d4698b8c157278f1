import { inlineCalls } from "./regexp/inline-calls.js";
import { translate } from "./regexp/translate.js";

const cache = new Map<string, RegExp>();

/**
 * A JavaScript regular expression that finds what Ruby's would, with the same groups; if there is none, one that finds
 * nothing: calls of groups (`\g<name>`) with groups inside, conditions and `\K` have no counterpart.
 */
export function toPattern(source: string): RegExp {
  const known = cache.get(source);
  if (known) return known;
  const pattern = compile(source);
  if (cache.size > 1000) cache.clear();
  cache.set(source, pattern);
  return pattern;
}

function compile(source: string): RegExp {
  return javaScriptPattern(source) ?? /(?!)/;
}

/** The same with more flags; undefined if there is none. */
export function javaScriptPattern(source: string, flags = ""): RegExp | undefined {
  const translation = translate(inlineCalls(source));
  if (!translation) return undefined;
  try {
    return new RegExp(translation.text, (translation.ignoresCase ? "iv" : "v") + flags);
  } catch {
    // Puppet itself would have rejected a pattern that Ruby doesn't know.
    return undefined;
  }
}
