/**
 * The maximum number of consecutive operators, and of nested brackets: the parser's own stack holds a multiple of that.
 */
const most = 500;

/** The maximum number of words without a sign between them: each may be a call whose argument is the next one. */
const mostWords = 1000;

const token =
  /(?<open>[([{])|(?<close>[)\]}])|(?<end>,|;)|(?<line>\n\s*(?!&?\.[a-zA-Z_])|\n\s*#[^\n]*)|(?<word>\b(?:elsif|rescue)\b)|(?<sign>::|&\.|\.|[-+*/%<>=!~?:&|^]+|\b(?:and|or|not|if|unless|while|until|in|defined|return|yield|case)\b)|(?<argument>\b\w+[ \t]+(?=[\w"':@$]))/g;

/**
 * Where a source nests too deeply for Ruby's parser: its tree for a long chain of operators is equally deep, and it
 * recurses. Strings and comments count as if they were Ruby; nothing that a person writes comes near the limit.
 */
export function tooDeepAt(text: string): number | undefined {
  const levels = [0];
  let [branches, words] = [0, 0];
  let last = "";
  token.lastIndex = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const { argument, close, end, line, open, sign, word } = match.groups!;
    words = argument === undefined ? (sign === undefined ? 0 : words) : words + 1;
    if (open !== undefined) levels.push(0);
    else if (close !== undefined && levels.length > 1) {
      levels.pop();
      levels[levels.length - 1]!++;
    } else if (word !== undefined) branches++;
    else if (sign !== undefined) levels[levels.length - 1]! += Math.min(sign.length, most);
    else if (end !== undefined || (line !== undefined && !endsWithSign(text, match.index, last)))
      levels[levels.length - 1] = 0;
    if (levels.length > most || levels.at(-1)! > most || branches > 2 * most || words > mostWords) return match.index;
    last = match[0];
  }
  return undefined;
}

/** Whether a line ends with an operator, so that the next line continues it. */
function endsWithSign(text: string, end: number, last: string): boolean {
  const before = text.slice(Math.max(0, end - 12), end).trimEnd();
  return last !== "" && /[-+*/%<>=!~?:&|^.\\]$|\b(?:and|or|not)$/.test(before);
}
