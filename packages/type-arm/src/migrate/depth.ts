/** The nesting that Prism reads without running out of stack (measured: it holds three times as much), in levels of its tree. */
export const deepestRuby = 1200;

/** Levels of the tree that a word or a bracket opens: a call, its block and the statements in it. */
const levelsOfBracket = 3;

/**
 * Where Ruby nests too deep for its parser, or nothing. Counts from above, without knowing where strings end: open brackets and words that
 * want an `end`, and operators and dots of one statement, which lie on each other in the tree. A text of a resource type has few of each.
 */
export function tooDeepAt(text: string): number | undefined {
  const open: number[] = [];
  let inStatement = 0;
  let outside = 0;
  for (const match of text.matchAll(parts)) {
    const [part] = match;
    if (part[0] === "\n" || part === ";" || part === ",") {
      if (!continues(text, match.index)) inStatement = 0;
    } else if (closing.test(part)) {
      outside -= open.pop() ?? 0;
      inStatement = 0;
    } else if (opening.test(part)) {
      open.push(inStatement + levelsOfBracket);
      outside += inStatement + levelsOfBracket;
      inStatement = 0;
    } else inStatement++;
    if (outside + inStatement > deepestRuby) return match.index;
  }
  return undefined;
}

const parts =
  /\n|[;,()[\]{}]|(?<![.:@$\w])(?:do|if|unless|case|while|until|begin|def|class|module|end|and|or|not|rescue|then|elsif|when|return|yield)\b(?![?!:])|#\{|[-.+*/%&|!<>=?:~^]+/g;
const opening = /^(?:[([{]|#\{|do|if|unless|case|while|until|begin|def|class|module)$/;
const closing = /^(?:[)\]}]|end)$/;

/** Whether the statement goes on behind a comma or in the next line: with a dot, or because an operator ended this one. */
function continues(text: string, at: number): boolean {
  if (text[at] !== "\n") return false;
  let next = at + 1;
  while (next < text.length && /\s/.test(text[next]!) && next - at < 200) next++;
  if (text[next] === ".") return true;
  let before = at - 1;
  while (before > 0 && /[ \t\r]/.test(text[before]!) && at - before < 200) before--;
  return /[-.+*/%&|<>=?:~^\\]/.test(text[before] ?? "");
}
