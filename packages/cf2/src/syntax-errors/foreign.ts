import { createSpan, type Fix } from "@cairn/diagnostics";
import { END_OF_FILE, type Mend, type Mender } from "@cairn/syntax";
import { catalogue } from "../diagnostics/index.js";
import { Cf2Parser as T } from "../generated/Cf2Parser.js";
import { textRunAt } from "../values/text-run.js";
import { quoteText } from "../values/value.js";

/** Notations of other languages: each is reported with CF2's equivalent, and parsed as if that were written. */

/** A value begins after these. */
const beforeValue = new Set<number>([
  ...[T.ASSIGN, T.MERGE, T.EQUALS, T.GREATER, T.COMMA, T.NEWLINE, T.OPEN, T.OPEN_BRACKET, T.THEN, T.ELSE, T.CONCAT],
  ...[T.OR, T.AND, T.LESS, T.LESS_EQUAL, T.EQUAL, T.NOT_EQUAL, T.GREATER_EQUAL],
]);
/** A statement begins after these. */
const beforeStatement = new Set<number>([END_OF_FILE, T.NEWLINE, T.COMMA, T.OPEN_BRACE, T.PRIVATE]);

interface Said {
  readonly start: number;
  readonly end: number;
  readonly problem: string;
  readonly instead: string;
  /** The fix's replacement. */
  readonly text: string;
}

function say(mender: Mender, { end, instead, problem, start, text }: Said): void {
  const span = createSpan(mender.source, start, end);
  const fixes: Fix[] = [{ label: `write \`${text}\``, edits: [{ span, text }] }];
  mender.report(catalogue.create.syntax(span, { problem, instead }, { fixes }));
}

/** `import f1` */
export const mendImport: Mend = (token, mender) => {
  const { tokens } = mender;
  mender.keep(token);
  const file = token + 1;
  if (tokens.type(file) !== T.NAME && tokens.type(file) !== T.STRING) return;
  const [start, end] = [tokens.start(token), tokens.end(file)];
  const text = `import(${tokens.textOf(file)})`;
  say(mender, { start, end, text, problem: "`import` takes its file in brackets", instead: `write \`${text}\`` });
  mender.put(T.OPEN, tokens.start(file));
  mender.keep(file);
  mender.put(T.CLOSE, end);
  mender.continueAt(file + 1);
};

/** `def f(x) => …` */
export const mendAssign: Mend = (token, mender) => {
  if (!endsMacroHead(token - 1, mender)) return mender.keep(token);
  const [start, end] = [mender.tokens.start(token), mender.tokens.end(token)];
  const instead = "write `def name(parameters) = value`";
  say(mender, { start, end, text: "=", problem: "a macro is defined with `=`, not with `=>`", instead });
  mender.keep(token, T.EQUALS);
};

function endsMacroHead(close: number, { brackets, tokens }: Mender): boolean {
  if (tokens.type(close) !== T.CLOSE) return false;
  const open = brackets.partners[close]!;
  return open >= 2 && tokens.type(open - 1) === T.NAME && tokens.type(open - 2) === T.DEF;
}

/** `X = 1`, and `1 = 1` */
export const mendEquals: Mend = (token, mender) => {
  const { tokens } = mender;
  if (endsMacroHead(token - 1, mender)) return mender.keep(token);
  let first = token - 1;
  while (tokens.type(first) === T.NAME && tokens.type(first - 1) === T.DOT) first -= 2;
  const around = mender.around(token);
  const isInBlock = around < 0 || tokens.type(around) === T.OPEN_BRACE;
  const assigns = isInBlock && tokens.type(first) === T.NAME && beforeStatement.has(tokens.type(first - 1));
  const [start, end] = [tokens.start(token), tokens.end(token)];
  const name = mender.source.text.slice(tokens.start(first), tokens.end(token - 1));
  if (assigns)
    say(mender, { start, end, text: "=>", problem: "`=` doesn't assign", instead: `write \`${name} => value\`` });
  else say(mender, { start, end, text: "==", problem: "`=` doesn't compare", instead: "write `==`" });
  mender.keep(token, assigns ? T.ASSIGN : T.EQUAL);
};

/** `~(max) 5`, `~(max)=> 5`; returns whether it applied. */
export function mendFunctionOperator(close: number, mender: Mender): boolean {
  const { tokens } = mender;
  const isOperator =
    tokens.type(close - 1) === T.NAME && tokens.type(close - 2) === T.OPEN && tokens.type(close - 3) === T.TILDE;
  const next = tokens.type(close + 1);
  if (!isOperator || next === T.GREATER || next === T.GREATER_EQUAL) return false;
  const last = next === T.ASSIGN || next === T.MERGE ? close + 1 : close;
  const text = `~(${tokens.textOf(close - 1)})>`;
  const problem = "a function operator ends in `>`";
  say(mender, { start: tokens.start(close - 3), end: tokens.end(last), text, problem, instead: `write \`${text}\`` });
  mender.keep(close);
  mender.put(T.GREATER, tokens.end(close));
  mender.continueAt(last + 1);
  return true;
}

/** Brackets that are parsed as others, with the types of their partners. */
const readAs = new WeakMap<Mender, Map<number, number>>();

/** The type of a closing bracket whose partner was replaced. */
export function closingAs(close: number, mender: Mender): number | undefined {
  return readAs.get(mender)?.get(close);
}

function closeAs(close: number, type: number, mender: Mender): void {
  const known = readAs.get(mender) ?? new Map<number, number>();
  readAs.set(mender, known.set(close, type));
}

/** The most tokens examined between brackets. */
const mostTokens = 200;

/** `(80, 443)` */
export const mendOpen: Mend = (token, mender) => {
  const { brackets, source, tokens } = mender;
  const close = brackets.partners[token]!;
  if (close < token || !beforeValue.has(mender.kept(1)) || !holdsComma(token, close, mender)) return mender.keep(token);
  const [start, end] = [tokens.start(token), tokens.end(close)];
  const text = `[${source.text.slice(start + 1, end - 1)}]`;
  const shown = text.length > 40 || text.includes("\n") ? "[…]" : text;
  say(mender, {
    start,
    end,
    text,
    problem: "round brackets contain one value, not a list",
    instead: `write \`${shown}\``,
  });
  mender.keep(token, T.OPEN_BRACKET);
  closeAs(close, T.CLOSE_BRACKET, mender);
};

function holdsComma(open: number, close: number, { brackets, tokens }: Mender): boolean {
  for (let token = open + 1; token < Math.min(close, open + mostTokens); token++) {
    if (tokens.type(token) === T.COMMA) return true;
    token = Math.max(token, brackets.partners[token]!);
  }
  return false;
}

/** `$L[5]` */
export const mendOpenBracket: Mend = (token, mender) => {
  const { brackets, source, tokens } = mender;
  const close = brackets.partners[token]!;
  const start = tokens.start(token);
  const follows = tokens.type(token - 1);
  const isIndex = follows === T.NAME || follows === T.CLOSE || follows === T.CLOSE_BRACKET;
  if (close < token + 2 || !isIndex || tokens.end(token - 1) !== start) return mender.keep(token);
  const end = tokens.end(close);
  const inner = source.text.slice(start + 1, end - 1).trim();
  const next = tokens.type(close + 1);
  const isPlain = /^(?:[0-9]+|\$?[A-Za-z_]\w*)$/.test(inner) && next !== T.OPEN_BRACKET && next !== T.DOT;
  const text = isPlain && follows === T.NAME ? `.${inner}` : `.(${inner})`;
  say(mender, {
    start,
    end,
    text,
    problem: "an element is selected by `.`, not by `[…]`",
    instead: `write \`${text}\``,
  });
  mender.put(T.DOT, start);
  mender.keep(token, T.OPEN);
  closeAs(close, T.CLOSE, mender);
};

/** `/etc/motd`, `~/x`, `./x`: a path without quotes. */
export const mendPath: Mend = (token, mender) => {
  if (!beforeValue.has(mender.kept(1)) || !quoteRun(token, mender)) mender.keep(token);
};

/** `Port: 80`; returns whether it applied. */
export function mendColon(token: number, mender: Mender): boolean {
  const { tokens } = mender;
  if (mender.kept(1) !== T.NAME || !beforeStatement.has(mender.kept(2))) return false;
  const [start, end] = [tokens.start(token), tokens.end(token)];
  say(mender, { start, end, text: " =>", problem: "`:` does not assign", instead: "write `name => value`" });
  mender.keep(token, T.ASSIGN);
  return true;
}

/**
 * An unquoted string with special characters, `12:30` or `me@example.org`, is parsed as a string; returns whether it
 * applied.
 */
export function quoteRun(token: number, mender: Mender): boolean {
  const { source, tokens } = mender;
  const { end, start } = textRunAt(source.text, tokens.start(token));
  let first = token;
  while (tokens.start(first - 1) >= start && first > 0) first--;
  const isValue = beforeValue.has(mender.kept(token - first + 1));
  if (!isValue || end - start < 2 || tokens.start(first) !== start) return false;
  const text = quoteText(source.text.slice(start, end));
  const problem = `a string with characters other than letters and digits must be in quotes`;
  say(mender, { start, end, text, problem, instead: `write \`${text}\`` });
  for (let kept = first; kept < token; kept++) mender.dropKept();
  mender.put(T.STRING, start, end);
  mender.continueAtOffset(token, end);
  return true;
}
