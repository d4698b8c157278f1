import { createSpan, type Fix, removal, replacement, type Span } from "@cairn/diagnostics";
import { quote, type Repair, type TokenRepairer } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";
import { Cf2Parser as T } from "../../generated/Cf2Parser.js";
import { quoteText } from "../../values/value.js";
import {
  closingAs,
  repairAssign,
  repairColon,
  repairEquals,
  repairFunctionOperator,
  repairImport,
  repairOpen,
  repairOpenBracket,
  repairPath,
  quoteRun,
} from "./foreign.js";
import { repairLess, repairQuestion, repairSection } from "./foreign-values.js";

/** Characters that are typed by mistake, with help on what to write instead. */
const hints: Readonly<Record<string, string>> = {
  '"': "write strings in single quotes: `'text'`",
  "“": "write straight single quotes: `'text'`",
  "”": "write straight single quotes: `'text'`",
  "‘": "write straight single quotes: `'text'`",
  "’": "write straight single quotes: `'text'`",
  "#": "comments begin with `//`",
  ";": "end a definition with a new line or a comma",
  ":": "write `name => value`",
  "&": "the logical operator is `&&`",
  "|": "the logical operator is `||`",
};

const repairers: Readonly<Record<number, Repair>> = {
  [T.UNKNOWN]: repairCharacter,
  [T.BAD_NAME]: repairName,
  [T.UNCLOSED_STRING]: repairString,
  [T.COMMA]: repairComma,
  [T.CLOSE]: repairClosing,
  [T.CLOSE_BRACE]: repairClosing,
  [T.CLOSE_BRACKET]: repairClosing,
  [T.IMPORT]: repairImport,
  [T.ASSIGN]: repairAssign,
  [T.EQUALS]: repairEquals,
  [T.OPEN]: repairOpen,
  [T.OPEN_BRACKET]: (token, repairer) => {
    if (!repairSection(token, repairer)) repairOpenBracket(token, repairer);
  },
  [T.LESS]: repairLess,
  [T.UNDEFINED]: repairQuestion,
  [T.SLASH]: repairPath,
  [T.TILDE]: repairPath,
  [T.DOT]: repairPath,
};

/**
 * Reports errors that a token's neighbours alone reveal, and repairs them; the parser then continues as if the source
 * were correct.
 */
export const repair: Repair = (token, repairer) => {
  const special = repairers[repairer.tokens.type(token)];
  if (special) special(token, repairer);
  else repairer.keep(token);
};

function say(repairer: TokenRepairer, token: number, problem: string, instead: string, fixes: Fix[] = []): void {
  repairer.report(catalogue.create.syntax(spanOf(token, repairer), { problem, instead }, { fixes }));
}

function spanOf(token: number, { source, tokens }: TokenRepairer) {
  return createSpan(source, tokens.start(token), tokens.end(token));
}

/** Characters that begin no token: reported once per run of adjacent ones, then skipped. */
function repairCharacter(token: number, repairer: TokenRepairer): void {
  const { tokens, source } = repairer;
  const start = tokens.start(token);
  if (source.text[start] === ":" && repairColon(token, repairer)) return;
  if (/[@:%\\]/.test(source.text[start]!) && quoteRun(token, repairer)) return;
  const quoted = /^["“”‘’]([^"“”‘’'\\\r\n]*)["“”‘’]|^"([^"\\\r\n]*)"/.exec(source.text.slice(start, start + 300));
  if (quoted) return repairQuotes(token, repairer, quoted[0], quoted[1] ?? quoted[2]!);
  let last = token;
  while (tokens.type(last + 1) === T.UNKNOWN && tokens.start(last + 1) === tokens.end(last)) last++;
  const span = createSpan(source, start, tokens.end(last));
  const text = source.text.slice(span.start, span.end);
  const instead = hints[String.fromCodePoint(text.codePointAt(0)!)] ?? "remove it, or put it in a string";
  const isComment = /^#+$/.test(text);
  const fixes = isComment ? [replacement(span, "//")] : [];
  repairer.report(catalogue.create.syntax(span, { problem: `${quote(text)} has no meaning here`, instead }, { fixes }));
  if (isComment) return repairer.continueAtOffset(token, endOfComment(source.text, span));
  repairer.doubt();
  repairer.continueAt(last + 1);
}

/** The end of its line, or the next line if it has its line to itself. */
function endOfComment(text: string, { start, end }: Span): number {
  const last = text.indexOf("\n", end);
  const isAlone = /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - 200), start));
  return last < 0 ? text.length : isAlone ? last + 1 : last;
}

/** `"text"`: a string is meant. */
function repairQuotes(token: number, repairer: TokenRepairer, written: string, text: string): void {
  const start = repairer.tokens.start(token);
  const span = createSpan(repairer.source, start, start + written.length);
  const shown = joinedParts(text);
  const fixes = [replacement(span, shown, "write single quotes")];
  const mark = quote(written[0]!);
  const variable = /\$(?:\{(\w+)\}|([A-Za-z_]\w*))/.exec(text);
  const words = {
    problem: variable
      ? `${mark} does not begin a string, and strings are not interpolated`
      : `${mark} does not begin a string`,
    instead: variable ? `join the parts: \`${shown}\`` : "write strings in single quotes: `'text'`",
  };
  repairer.report(catalogue.create.syntax(span, words, { fixes }));
  repairer.put(T.STRING, span.start, span.end);
  // A `'` in the text began a token that reaches beyond it.
  if (text.includes("'")) repairer.doubt();
  repairer.continueAtOffset(token, span.end);
}

/** `a $x b` as `'a ' ++ $x ++ ' b'`. */
function joinedParts(text: string): string {
  const parts = text.split(/(\$(?:\{\w+\}|[A-Za-z_]\w*))/).map((part, index) => {
    if (index % 2 === 1) return part.replace(/[{}]/g, "");
    return part === "" ? "" : quoteText(part);
  });
  return parts.filter((part) => part !== "").join(" ++ ") || "''";
}

function repairName(token: number, repairer: TokenRepairer): void {
  const name = repairer.tokens.textOf(token);
  const problem = `${quote(name)} is neither a name nor a number: names don't begin with a digit`;
  say(repairer, token, problem, `write it as a string, \`'${name}'\`, or give the resource another name`);
  repairer.keep(token, T.NAME);
}

/**
 * A string without an end, or with its end on a later line: a line break in a string must be escaped (interpretation
 * A02).
 */
function repairString(token: number, repairer: TokenRepairer): void {
  const { tokens, source } = repairer;
  const [start, end] = [tokens.start(token), tokens.end(token)];
  const text = source.text.slice(start, end);
  const firstLine = /^[^\r\n]*/.exec(text)![0];
  const span = createSpan(source, start, start + firstLine.length);
  const close = replacement(createSpan(source, end, end), "'", "close it with `'`");
  const spansLines = firstLine.length < text.length;
  const words = {
    problem: spansLines ? "a string cannot contain an unescaped line break" : "this string is not closed",
    instead: spansLines
      ? "write `\\n`, or a backslash before the line break"
      : "end it with `'` on the same line; write a line break in a string as `\\n`",
  };
  repairer.report(catalogue.create.syntax(span, words, { fixes: spansLines ? [] : [close] }));
  repairer.keep(token, T.STRING);
  repairer.doubt();
}

const beforeElement = new Set<number>([T.COMMA, T.OPEN, T.OPEN_BRACE, T.OPEN_BRACKET]);
const closing = new Set<number>([T.CLOSE, T.CLOSE_BRACE, T.CLOSE_BRACKET]);

/** A comma that separates nothing: repeated, first or last (interpretation A03). */
function repairComma(token: number, repairer: TokenRepairer): void {
  const { tokens } = repairer;
  const next = tokens.type(token + 1);
  const isLast = closing.has(next) || next === -1;
  const isFirst = beforeElement.has(repairer.kept(1)) || repairer.kept(1) === -1;
  if (!isFirst && !isLast) return repairer.keep(token);
  const problem = isFirst ? "this `,` separates nothing" : "nothing follows this `,`";
  const fixes = [removal(spanOf(token, repairer), "remove `,`")];
  say(repairer, token, problem, "remove it: exactly one comma separates two elements", fixes);
}

/** A bracket that closes nothing. */
function repairClosing(token: number, repairer: TokenRepairer): void {
  const meant = closingAs(token, repairer);
  if (meant !== undefined) return repairer.keep(token, meant);
  if (repairFunctionOperator(token, repairer)) return;
  if (!repairer.brackets.isUnmatched(token)) return repairer.keep(token);
  const bracket = repairer.tokens.textOf(token);
  const opening = { ")": "(", "}": "{", "]": "[" }[bracket]!;
  const fixes = [removal(spanOf(token, repairer))];
  const instead = `remove it, or write the missing \`${opening}\` before it`;
  say(repairer, token, `this \`${bracket}\` closes nothing`, instead, fixes);
}
