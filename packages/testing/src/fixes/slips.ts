import { nextOf, pick, type TokenEdit, type Tokens } from "./tokens.js";

const isWord = (token: string): boolean => /^\$?(?:::)?\w/.test(token);
const isQuoted = (token: string): boolean => /^["'].*["']$/s.test(token);
const isBlank = (token: string): boolean => /^[ \t]+$/.test(token);

/** Changes the next token that fits. */
function edit(fits: (token: string) => boolean, change: (token: string, choice: number) => string): TokenEdit {
  return (tokens, at, choice) => {
    const place = nextOf(tokens, at, fits);
    return place < 0 ? tokens : tokens.with(place, change(tokens[place]!, choice));
  };
}

function misspelt(word: string, choice: number): string {
  const at = (choice >> 3) % word.length;
  const letter = word[at]!;
  return [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + (word[at + 1] ?? "") + letter + word.slice(at + 2),
    word.slice(0, at) +
      (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()) +
      word.slice(at + 1),
    `${word}s`,
    word.replace(/\w/, (first) => first.toUpperCase()),
    word.replaceAll("_", "-"),
    word.toLowerCase(),
  ][choice % 8]!;
}

/** What people write for variables and strings. */
function requoted(token: string, choice: number): string {
  const inner = isQuoted(token) ? token.slice(1, -1) : token;
  const forms = [`'${inner}'`, `"${inner}"`, inner, `"\${${inner.replace(/^\$/, "")}}"`, `"$${inner}"`, `"\\${inner}"`];
  return pick(forms, choice);
}

const prefixed = ["::", "$", "$::", "@", "-", "!", "facts.", "0", "\t", "$facts['osfamily'] ", "$::osfamily "];
const literals = ["true", "'true'", "undef", "NULL", "?", "0644", "'0644'", "08", "-1", "1.", "''", '""', "[]", "{}"];
const escapes = ["\\q", "\\$", "\\.", "\\n", "\\", "$", "${x}", "$::hostname", "::", "\t", " "];
const comments = ["# note", "// note", "/* note */", "/* two\nlines */", "#", "# cairn-ignore", "# é 𝄞"];
const lineEnds = [" \n", "\t\n", "\r\n", "\n\n\n\n", "\r", ",\n", ";\n", "\n\n"];

/** Mistakes in names, strings and literals. */
export const wordEdits = {
  misspell: edit(isWord, misspelt),
  requote: edit((token) => isQuoted(token) || isWord(token), requoted),
  prefix: edit(isWord, (token, choice) => pick(prefixed, choice) + token),
  literal: edit(
    (token) => isWord(token) || isQuoted(token),
    (_token, choice) => pick(literals, choice),
  ),
  escape: edit(isQuoted, (token, choice) => token.slice(0, -1) + pick(escapes, choice) + token.slice(-1)),
} satisfies Record<string, TokenEdit>;

/** Mistakes in white space and comments. */
export const layoutEdits = {
  space: edit(isBlank, (token, choice) => pick(["", " ", "  ", "\t", "\n", `${token}  `, "\u00a0"], choice)),
  "line-end": edit(
    (token) => token.endsWith("\n"),
    (_token, choice) => pick(lineEnds, choice),
  ),
  comment: edit(
    (token) => token.endsWith("\n"),
    (token, choice) => ` ${pick(comments, choice)}${token}`,
  ),
  whole: (tokens, _at, choice) => {
    const text = tokens.join("");
    const crlf = text.replaceAll(/\r?\n/g, "\r\n");
    return [pick([crlf, text.replaceAll("  ", "\t"), `\ufeff${text}`, text.trimEnd(), `\n\n${text}\n\n`], choice)];
  },
} satisfies Record<string, TokenEdit>;

/** Mistakes with whole lines and definitions. */
export const lineEdits = {
  "repeat-line": (tokens, at) => withLines(tokens, at, (line) => [line, line]),
  "remove-line": (tokens, at) => withLines(tokens, at, () => []),
  "swap-lines": (tokens, at) => withLines(tokens, at, (line, next = "") => [next, line], 2),
  "repeat-definition": (tokens, at) => repeatBlock(tokens, at),
  "insert-line": (tokens, at, choice, snippets) =>
    snippets.length === 0 ? tokens : withLines(tokens, at, (line) => [line, `${pick(snippets, choice)}\n`]),
} satisfies Record<string, TokenEdit>;

/** Replaces the line of a token, or two lines. */
function withLines(
  tokens: Tokens,
  at: number,
  replace: (line: string, next: string | undefined) => readonly string[],
  count = 1,
): Tokens {
  const lines = tokens.join("").split(/(?<=\n)/);
  const line = tokens.slice(0, at).join("").split("\n").length - 1;
  return [...lines.slice(0, line), ...replace(lines[line]!, lines[line + 1]), ...lines.slice(line + count)];
}

/** Repeats the lines from a line that opens a brace to the line that closes it. */
function repeatBlock(tokens: Tokens, at: number): Tokens {
  const lines = tokens.join("").split(/(?<=\n)/);
  const start = nextOf(lines, tokens.slice(0, at).join("").split("\n").length - 1, (line) => /\{\s*$/.test(line));
  if (start < 0) return tokens;
  let [depth, end] = [0, start];
  do {
    depth += (lines[end]!.match(/\{/g) ?? []).length - (lines[end]!.match(/\}/g) ?? []).length;
    end++;
  } while (depth > 0 && end < lines.length);
  return [...lines.slice(0, end), ...lines.slice(start, end), ...lines.slice(end)];
}
