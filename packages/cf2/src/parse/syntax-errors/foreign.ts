import { createSpan, type Fix, replacement } from "@cairn/diagnostics";
import { END_OF_FILE, type Repair, type TokenRepairer } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";
import { Cf2Parser as T } from "../../generated/Cf2Parser.js";
import { textRunAt } from "../../values/text-run.js";
import { quoteText } from "../../values/value.js";

/** Notations of other languages: each is reported with CF2's equivalent, and parsed as if that were written. */

/** A value begins after these. */
export const beforeValue = new Set<number>([
  ...[T.ASSIGN, T.MERGE, T.EQUALS, T.GREATER, T.COMMA, T.NEWLINE, T.OPEN, T.OPEN_BRACKET, T.THEN, T.ELSE, T.CONCAT],
  ...[T.OR, T.AND, T.LESS, T.LESS_EQUAL, T.EQUAL, T.NOT_EQUAL, T.GREATER_EQUAL],
]);
/** A statement begins after these. */
export const beforeStatement = new Set<number>([END_OF_FILE, T.NEWLINE, T.COMMA, T.OPEN_BRACE, T.PRIVATE]);

interface Said {
  readonly start: number;
  readonly end: number;
  readonly problem: string;
  readonly instead: string;
  /** The fix's replacement, where a fix is certain. */
  readonly text?: string;
}

function say(repairer: TokenRepairer, { end, instead, problem, start, text }: Said): void {
  const span = createSpan(repairer.source, start, end);
  const fixes: Fix[] = text === undefined ? [] : [replacement(span, text)];
  repairer.report(catalogue.create.syntax(span, { problem, instead }, { fixes }));
}

/** Whether a token ends on the line on which another begins; a fix that joined two lines would be a guess. */
const onOneLine = (first: number, last: number, { source, tokens }: TokenRepairer): boolean =>
  !source.text.slice(tokens.end(first), tokens.start(last)).includes("\n");

/** `import f1` */
export const repairImport: Repair = (token, repairer) => {
  const { tokens } = repairer;
  repairer.keep(token);
  const file = token + 1;
  if (tokens.type(file) !== T.NAME && tokens.type(file) !== T.STRING) return;
  if (!onOneLine(token, file, repairer)) return;
  const [start, end] = [tokens.start(token), tokens.end(file)];
  const text = `import(${tokens.textOf(file)})`;
  say(repairer, { start, end, text, problem: "`import` takes its file in brackets", instead: `write \`${text}\`` });
  repairer.put(T.OPEN, tokens.start(file));
  repairer.keep(file);
  repairer.put(T.CLOSE, end);
  repairer.continueAt(file + 1);
};

/** `def f(x) => …` */
export const repairAssign: Repair = (token, repairer) => {
  if (!endsMacroHead(token - 1, repairer)) return repairer.keep(token);
  const [start, end] = [repairer.tokens.start(token), repairer.tokens.end(token)];
  const instead = "write `def name(parameters) = value`";
  say(repairer, { start, end, text: "=", problem: "a macro is defined with `=`, not with `=>`", instead });
  repairer.keep(token, T.EQUALS);
};

function endsMacroHead(close: number, { brackets, tokens }: TokenRepairer): boolean {
  if (tokens.type(close) !== T.CLOSE) return false;
  const open = brackets.partners[close]!;
  return open >= 2 && tokens.type(open - 1) === T.NAME && tokens.type(open - 2) === T.DEF;
}

/** `X = 1`, and `1 = 1` */
export const repairEquals: Repair = (token, repairer) => {
  const { tokens } = repairer;
  if (endsMacroHead(token - 1, repairer)) return repairer.keep(token);
  let first = token - 1;
  while (tokens.type(first) === T.NAME && tokens.type(first - 1) === T.DOT) first -= 2;
  const around = repairer.around(token);
  const isInBlock = around < 0 || tokens.type(around) === T.OPEN_BRACE;
  const assigns = isInBlock && tokens.type(first) === T.NAME && beforeStatement.has(tokens.type(first - 1));
  const [start, end] = [tokens.start(token), tokens.end(token)];
  const name = repairer.source.text.slice(tokens.start(first), tokens.end(token - 1));
  const hasValue = onOneLine(token, token + 1, repairer);
  if (assigns) {
    const said = { start, end, problem: "`=` doesn't assign", instead: `write \`${name} => value\`` };
    say(repairer, hasValue ? { ...said, text: "=>" } : said);
  } else say(repairer, { start, end, text: "==", problem: "`=` doesn't compare", instead: "write `==`" });
  repairer.keep(token, assigns ? T.ASSIGN : T.EQUAL);
};

/** `~(max) 5`, `~(max)=> 5`; returns whether it applied. */
export function repairFunctionOperator(close: number, repairer: TokenRepairer): boolean {
  const { tokens } = repairer;
  const isOperator =
    tokens.type(close - 1) === T.NAME && tokens.type(close - 2) === T.OPEN && tokens.type(close - 3) === T.TILDE;
  const next = tokens.type(close + 1);
  if (!isOperator || next === T.GREATER || next === T.GREATER_EQUAL) return false;
  const last = next === T.ASSIGN || next === T.MERGE ? close + 1 : close;
  const text = `~(${tokens.textOf(close - 1)})>`;
  const problem = "a function operator ends in `>`";
  say(repairer, { start: tokens.start(close - 3), end: tokens.end(last), text, problem, instead: `write \`${text}\`` });
  repairer.keep(close);
  repairer.put(T.GREATER, tokens.end(close));
  repairer.continueAt(last + 1);
  return true;
}

/** Brackets that are parsed as others, with the types of their partners. */
const readAs = new WeakMap<TokenRepairer, Map<number, number>>();

/** The type of a closing bracket whose partner was replaced. */
export function closingAs(close: number, repairer: TokenRepairer): number | undefined {
  return readAs.get(repairer)?.get(close);
}

function closeAs(close: number, type: number, repairer: TokenRepairer): void {
  const known = readAs.get(repairer) ?? new Map<number, number>();
  readAs.set(repairer, known.set(close, type));
}

/** The most tokens examined between brackets. */
const mostTokens = 200;

/** `(80, 443)` */
export const repairOpen: Repair = (token, repairer) => {
  const { brackets, source, tokens } = repairer;
  const close = brackets.partners[token]!;
  if (close < token || !beforeValue.has(repairer.kept(1)) || !holdsComma(token, close, repairer))
    return repairer.keep(token);
  const [start, end] = [tokens.start(token), tokens.end(close)];
  const text = `[${source.text.slice(start + 1, end - 1)}]`;
  const shown = text.length > 40 || text.includes("\n") ? "[…]" : text;
  say(repairer, {
    start,
    end,
    text,
    problem: "round brackets contain one value, not a list",
    instead: `write \`${shown}\``,
  });
  repairer.keep(token, T.OPEN_BRACKET);
  closeAs(close, T.CLOSE_BRACKET, repairer);
};

function holdsComma(open: number, close: number, { brackets, tokens }: TokenRepairer): boolean {
  for (let token = open + 1; token < Math.min(close, open + mostTokens); token++) {
    if (tokens.type(token) === T.COMMA) return true;
    token = Math.max(token, brackets.partners[token]!);
  }
  return false;
}

/** `$L[5]` */
export const repairOpenBracket: Repair = (token, repairer) => {
  const { brackets, source, tokens } = repairer;
  const close = brackets.partners[token]!;
  const start = tokens.start(token);
  const follows = tokens.type(token - 1);
  const isIndex = follows === T.NAME || follows === T.CLOSE || follows === T.CLOSE_BRACKET;
  if (close < token + 2 || !isIndex || tokens.end(token - 1) !== start) return repairer.keep(token);
  if (holdsComma(token, close, repairer)) return repairer.keep(token);
  const end = tokens.end(close);
  const inner = source.text.slice(start + 1, end - 1).trim();
  const next = tokens.type(close + 1);
  const isPlain = /^(?:[0-9]+|\$?[A-Za-z_]\w*)$/.test(inner) && next !== T.OPEN_BRACKET && next !== T.DOT;
  const text = isPlain && follows === T.NAME ? `.${inner}` : `.(${inner})`;
  say(repairer, {
    start,
    end,
    text,
    problem: "an element is selected by `.`, not by `[…]`",
    instead: `write \`${text}\``,
  });
  repairer.put(T.DOT, start);
  repairer.keep(token, T.OPEN);
  closeAs(close, T.CLOSE, repairer);
};

/** `/etc/motd`, `~/x`, `./x`: a path without quotes. */
export const repairPath: Repair = (token, repairer) => {
  if (!beforeValue.has(repairer.kept(1)) || !quoteRun(token, repairer)) repairer.keep(token);
};

/** `Port: 80`, `Port := 80`; returns whether it applied. */
export function repairColon(token: number, repairer: TokenRepairer): boolean {
  const { tokens } = repairer;
  if (repairer.kept(1) !== T.NAME || !beforeStatement.has(repairer.kept(2))) return false;
  const hasEquals = tokens.type(token + 1) === T.EQUALS && tokens.start(token + 1) === tokens.end(token);
  const last = hasEquals ? token + 1 : token;
  const [start, end] = [tokens.start(token), tokens.end(last)];
  const [sign, text] = hasEquals ? [":=", "=>"] : [":", " =>"];
  say(repairer, { start, end, text, problem: `\`${sign}\` doesn't assign`, instead: "write `name => value`" });
  repairer.keep(token, T.ASSIGN);
  repairer.continueAt(last + 1);
  return true;
}

/**
 * An unquoted string with special characters, `12:30` or `me@example.org`, is parsed as a string; returns whether it
 * applied.
 */
export function quoteRun(token: number, repairer: TokenRepairer): boolean {
  const { source, tokens } = repairer;
  const { end, start } = textRunAt(source.text, tokens.start(token));
  let first = token;
  while (tokens.start(first - 1) >= start && first > 0) first--;
  const isValue = beforeValue.has(repairer.kept(token - first + 1));
  if (!isValue || end - start < 2 || tokens.start(first) !== start) return false;
  const text = quoteText(source.text.slice(start, end));
  const problem = `a string with characters other than letters and digits must be in quotes`;
  say(repairer, { start, end, text, problem, instead: `write \`${text}\`` });
  for (let kept = first; kept < token; kept++) repairer.dropKept();
  repairer.put(T.STRING, start, end);
  repairer.continueAtOffset(token, end);
  return true;
}
