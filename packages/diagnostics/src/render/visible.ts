const onlyPrintableAscii = /^[ -~]*$/;

/** `text` on one line with every control character made visible: `␛` for an escape, `<U+202E>` for an override. */
export function visible(text: string): string {
  return onlyPrintableAscii.test(text) ? text : text.replace(unsafe(), show);
}

/**
 * A text of several lines for a terminal: only line ends and tabs keep their effect; and colours, if the text is styled.
 * Its parts that came from a user must be visible already then.
 */
export function visibleOnTerminal(text: string, styled?: "styled"): string {
  const isKept = (part: string) =>
    part === "\n" || part === "\r\n" || part === "\t" || (styled && part.startsWith("\u001b["));
  return text.replace(onTerminal(), (part) => (isKept(part) ? part : visible(part)));
}

/** The lines of `text`, each made visible. */
export function visibleLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).map(visible);
}

/**
 * Everything that would control a terminal, reorder a line or break it, including tabs and lone surrogates. Created on
 * demand: V8 takes long to compile character classes, and a starting command would pay for it.
 */
const unsafe = (): RegExp => /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Pieces of a long text may begin or end within a pair of surrogates. */
const onTerminal = (): RegExp =>
  new RegExp(`\\r\\n|\\u001b\\[[0-9;]*m|${unsafe().source.replace("\\p{Cs}", "")}`, "gu");

function show(character: string): string {
  const code = character.codePointAt(0)!;
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  if (code === 0x7f) return "\u2421";
  return `<U+${code.toString(16).toUpperCase().padStart(4, "0")}>`;
}
