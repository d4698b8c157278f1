/**
 * How much nesting Prism can handle. Built for the web, it has a small stack: at 140 open brackets or words that need
 * an `end` it crashes or hangs (measured), and chains of operators become deep trees. Real resource types reach a tenth
 * of this.
 */
export const deepestRuby = 600;

/**
 * Where Ruby nests too deep for its parser, or undefined. An upper bound that doesn't know where strings end: open
 * brackets weigh most, then prefix operators, then the words and dots of one statement.
 */
export function tooDeepAt(text: string): number | undefined {
  const open: number[] = [];
  let inStatement = 0;
  let outside = 0;
  for (const match of text.matchAll(parts)) {
    const [part] = match;
    if (part === "\n" || part === ";" || part === ",") {
      if (part !== "\n" || !continues(text, match.index)) inStatement = 0;
    } else if (closing.test(part)) {
      outside -= open.pop() ?? 0;
      inStatement = 0;
    } else if (opens(text, part, match.index)) {
      const weight = inStatement + (light.test(part) ? 4 : 10);
      open.push(weight);
      outside += weight;
      inStatement = 0;
    } else inStatement += weightOf(part);
    if (outside + inStatement > deepestRuby) return match.index;
  }
  return undefined;
}

const parts = /\n|#\{|[\w@$]+[?!]?:?|[;,()[\]{}]|[-.+*/%&|!<>=?:~^]/g;
/** Words that need more of Prism's stack, and that also occur in prose. */
const light = /^(?:do|if|unless|while|until)$/;
const words = /^(?:if|unless|case|while|until|begin|def|class|module)$/;
const closing = /^(?:[)\]}]|end)$/;

/** A bracket, a `do` that ends its line, or a word that needs an `end` and isn't a modifier. */
function opens(text: string, part: string, at: number): boolean {
  if (/^(?:[([{]|#\{)$/.test(part)) return true;
  if (part === "do") return /^do[ \t]*(?:\||\r?\n|;)/.test(text.slice(at, at + 20));
  if (!words.test(part)) return false;
  const before = /[^ \t]?[ \t]*$/.exec(text.slice(Math.max(0, at - 60), at))![0].trim();
  return before === "" || /[=;({[|\n]/.test(before);
}

function weightOf(part: string): number {
  if (/^(?:[!=?~]|not|defined\?)$/.test(part)) return 6;
  return /^[\w@$-]/.test(part) ? 3 : 1;
}

/** Whether a statement continues on the next line: with a dot, or because an operator ended this one. */
function continues(text: string, at: number): boolean {
  let next = at + 1;
  while (next < text.length && next - at < 200 && /\s/.test(text[next]!)) next++;
  if (text[next] === ".") return true;
  let before = at - 1;
  while (before > 0 && at - before < 200 && /[ \t\r]/.test(text[before]!)) before--;
  return /[.+&|\\]/.test(text[before] ?? "");
}
