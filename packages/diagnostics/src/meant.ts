import type { Details } from "./catalogue.js";
import type { Fix } from "./diagnostic.js";
import { createSpan, spanText, type Span } from "./span.js";
import { suggestionSentence } from "./suggest.js";

/** No program is searched further for the word that a guess replaces. */
const longest = 10_000;

/**
 * What a report says where `wrong`, which is written in `span`, is nothing and one of `meant` may have been meant: the sentence, and a
 * fix for each. There is none where the word doesn't stand there, or several times.
 */
export function meantDetails(span: Span, wrong: string, meant: readonly string[]): Pick<Details, "help" | "fixes"> {
  const help = suggestionSentence(meant);
  return help === undefined ? {} : { help, fixes: meantFixes(span, wrong, meant) };
}

/** The fixes alone. */
export function meantFixes(span: Span, wrong: string, meant: readonly string[]): Fix[] {
  const place = placeOf(span, wrong);
  if (!place) return [];
  return meant.map((name) => ({ label: `write \`${name}\``, edits: [{ span: place, text: name }] }));
}

/** The only place of a word in `span`, in capitals or small letters. */
function placeOf(span: Span, word: string): Span | undefined {
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
