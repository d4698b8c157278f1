import { createSpan, type Fix } from "@cairn/diagnostics";
import { quote, type Mend, type Mender } from "@cairn/syntax";
import { catalogue } from "../diagnostics/index.js";
import { Cf2Parser as T } from "../generated/Cf2Parser.js";
import {
  closingAs,
  mendAssign,
  mendColon,
  mendEquals,
  mendFunctionOperator,
  mendImport,
  mendOpen,
  mendOpenBracket,
  mendPath,
  quoteRun,
} from "./foreign.js";

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

const menders: Readonly<Record<number, Mend>> = {
  [T.UNKNOWN]: mendCharacter,
  [T.BAD_NAME]: mendName,
  [T.UNCLOSED_STRING]: mendString,
  [T.COMMA]: mendComma,
  [T.CLOSE]: mendClosing,
  [T.CLOSE_BRACE]: mendClosing,
  [T.CLOSE_BRACKET]: mendClosing,
  [T.IMPORT]: mendImport,
  [T.ASSIGN]: mendAssign,
  [T.EQUALS]: mendEquals,
  [T.OPEN]: mendOpen,
  [T.OPEN_BRACKET]: mendOpenBracket,
  [T.SLASH]: mendPath,
  [T.TILDE]: mendPath,
  [T.DOT]: mendPath,
};

/**
 * Reports errors that a token's neighbours alone reveal, and repairs them; the parser then continues as if the source
 * were correct.
 */
export const mend: Mend = (token, mender) => {
  const special = menders[mender.tokens.type(token)];
  if (special) special(token, mender);
  else mender.keep(token);
};

function say(mender: Mender, token: number, problem: string, instead: string, fixes: Fix[] = []): void {
  mender.report(catalogue.create.syntax(spanOf(token, mender), { problem, instead }, { fixes }));
}

function spanOf(token: number, { source, tokens }: Mender) {
  return createSpan(source, tokens.start(token), tokens.end(token));
}

/** Characters that begin no token: reported once per run of adjacent ones, then skipped. */
function mendCharacter(token: number, mender: Mender): void {
  const { tokens, source } = mender;
  const start = tokens.start(token);
  if (source.text[start] === ":" && mendColon(token, mender)) return;
  if (/[@:%\\]/.test(source.text[start]!) && quoteRun(token, mender)) return;
  const quoted = /^["“”‘’]([^"“”‘’'\\\r\n]*)["“”‘’]/.exec(source.text.slice(start, start + 300));
  if (quoted) return mendQuotes(token, mender, quoted[0], quoted[1]!);
  let last = token;
  while (tokens.type(last + 1) === T.UNKNOWN && tokens.start(last + 1) === tokens.end(last)) last++;
  const span = createSpan(source, start, tokens.end(last));
  const text = source.text.slice(span.start, span.end);
  const instead = hints[String.fromCodePoint(text.codePointAt(0)!)] ?? "remove it, or put it in a string";
  mender.report(catalogue.create.syntax(span, { problem: `${quote(text)} has no meaning here`, instead }));
  mender.doubt();
  mender.continueAt(last + 1);
}

/** `"text"`: a string is meant. */
function mendQuotes(token: number, mender: Mender, written: string, text: string): void {
  const start = mender.tokens.start(token);
  const span = createSpan(mender.source, start, start + written.length);
  const shown = joinedParts(text);
  const fixes = [{ label: "write single quotes", edits: [{ span, text: shown }] }];
  const mark = quote(written[0]!);
  const variable = /\$(?:\{(\w+)\}|([A-Za-z_]\w*))/.exec(text);
  const words = {
    problem: variable
      ? `${mark} does not begin a string, and strings are not interpolated`
      : `${mark} does not begin a string`,
    instead: variable ? `join the parts: \`${shown}\`` : "write strings in single quotes: `'text'`",
  };
  mender.report(catalogue.create.syntax(span, words, { fixes }));
  mender.put(T.STRING, span.start, span.end);
  mender.continueAtOffset(token, span.end);
}

/** `a $x b` as `'a ' ++ $x ++ ' b'`. */
function joinedParts(text: string): string {
  const parts = text.split(/(\$(?:\{\w+\}|[A-Za-z_]\w*))/).map((part, index) => {
    if (index % 2 === 1) return part.replace(/[{}]/g, "");
    return part === "" ? "" : `'${part}'`;
  });
  return parts.filter((part) => part !== "").join(" ++ ") || "''";
}

function mendName(token: number, mender: Mender): void {
  const name = mender.tokens.textOf(token);
  const problem = `${quote(name)} is neither a name nor a number: names don't begin with a digit`;
  say(mender, token, problem, `write it as a string, \`'${name}'\`, or give the resource another name`);
  mender.keep(token, T.NAME);
}

/**
 * A string without an end, or with its end on a later line: a line break in a string must be escaped (interpretation
 * A02).
 */
function mendString(token: number, mender: Mender): void {
  const { tokens, source } = mender;
  const [start, end] = [tokens.start(token), tokens.end(token)];
  const text = source.text.slice(start, end);
  const firstLine = /^[^\r\n]*/.exec(text)![0];
  const span = createSpan(source, start, start + firstLine.length);
  const close = { label: "close it with `'`", edits: [{ span: createSpan(source, end, end), text: "'" }] };
  const spansLines = firstLine.length < text.length;
  const words = {
    problem: spansLines ? "a string cannot contain an unescaped line break" : "this string is not closed",
    instead: spansLines
      ? "write `\\n`, or a backslash before the line break"
      : "end it with `'` on the same line; write a line break in a string as `\\n`",
  };
  mender.report(catalogue.create.syntax(span, words, { fixes: spansLines ? [] : [close] }));
  mender.keep(token, T.STRING);
  mender.doubt();
}

const beforeElement = new Set<number>([T.COMMA, T.OPEN, T.OPEN_BRACE, T.OPEN_BRACKET]);
const closing = new Set<number>([T.CLOSE, T.CLOSE_BRACE, T.CLOSE_BRACKET]);

/** A comma that separates nothing: repeated, first or last (interpretation A03). */
function mendComma(token: number, mender: Mender): void {
  const { tokens } = mender;
  const next = tokens.type(token + 1);
  const isLast = closing.has(next) || next === -1;
  const isFirst = beforeElement.has(mender.kept(1)) || mender.kept(1) === -1;
  if (!isFirst && !isLast) return mender.keep(token);
  const problem = isFirst ? "this `,` separates nothing" : "nothing follows this `,`";
  const fixes = [{ label: "remove `,`", edits: [{ span: spanOf(token, mender), text: "" }] }];
  say(mender, token, problem, "remove it: exactly one comma separates two elements", fixes);
}

/** A bracket that closes nothing. */
function mendClosing(token: number, mender: Mender): void {
  const meant = closingAs(token, mender);
  if (meant !== undefined) return mender.keep(token, meant);
  if (mendFunctionOperator(token, mender)) return;
  if (!mender.brackets.isUnmatched(token)) return mender.keep(token);
  const bracket = mender.tokens.textOf(token);
  const opening = { ")": "(", "}": "{", "]": "[" }[bracket]!;
  const fixes = [{ label: "remove it", edits: [{ span: spanOf(token, mender), text: "" }] }];
  const instead = `remove it, or write the missing \`${opening}\` before it`;
  say(mender, token, `this \`${bracket}\` closes nothing`, instead, fixes);
}
