import type { Details } from "./catalogue.js";
import type { Fix } from "./diagnostic.js";
import { createSpan, spanText, type Span } from "./span.js";
import { suggestionSentence } from "./suggest.js";

/** Longer spans aren't searched for the word to replace. */
const longest = 10_000;

/**
 * The help for `wrong`, which is written in `span` and unknown, if one of `meant` may have been meant: the sentence,
 * and a fix for each. There are no fixes if the word doesn't occur exactly once.
 */
export function meantDetails(span: Span, wrong: string, meant: readonly string[]): Pick<Details, "help" | "fixes"> {
  const help = suggestionSentence(meant);
  return help === undefined ? {} : { help, fixes: meantFixes(span, wrong, meant) };
}

/** Only the fixes. */
export function meantFixes(span: Span, wrong: string, meant: readonly string[]): Fix[] {
  const place = spanOfWord(span, wrong);
  if (!place) return [];
  return meant.map((name) => ({ label: `write \`${name}\``, edits: [{ span: place, text: name }] }));
}

/** The single occurrence of a word in `span`, ignoring case. */
function spanOfWord(span: Span, word: string): Span | undefined {
  if (word === "" || span.end - span.start > longest) return undefined;
  const text = spanText(span).toLowerCase();
  const found = wholeWords(text, word.toLowerCase());
  if (found.length !== 1) return undefined;
  const start = span.start + found[0]!;
  return createSpan(span.source, start, start + word.length);
}

function wholeWords(text: string, word: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const [before, after] = [text[at - 1] ?? " ", text[at + word.length] ?? " "];
    if (!(/\w/.test(before) && /^\w/.test(word)) && !(/\w/.test(after) && /\w$/.test(word))) found.push(at);
  }
  return found;
}
