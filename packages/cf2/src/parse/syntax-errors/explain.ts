/**
 * Explains syntax errors: names for tokens, notations of other languages (`foreign`), and repairs after which parsing
 * continues.
 */
import { createSpan, replacement, type Details, type Diagnostic, type Source, type Span } from "@cairn/diagnostics";
import {
  closeByIndentation,
  END_OF_FILE,
  openByIndentation,
  quote,
  type Complaint,
  type Explain,
  type Tokens,
} from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";
import { explainSign } from "./other-signs.js";
import { Cf2Parser as T } from "../../generated/Cf2Parser.js";

interface Words {
  readonly problem: string;
  readonly instead: string;
  /** By default the unexpected token. */
  readonly span?: Span;
  readonly details?: Details;
}

type Case = (complaint: Complaint, tokens: Tokens, source: Source) => Words | undefined;

const reserved = new Set<number>([T.IF, T.THEN, T.ELSE, T.IMPORT, T.DEF, T.PRIVATE, T.TRUE, T.FALSE]);
const ends = new Set<number>([END_OF_FILE, T.NEWLINE, T.COMMA, T.CLOSE, T.CLOSE_BRACE, T.CLOSE_BRACKET]);
const brackets: Readonly<Record<number, readonly [string, string, number]>> = {
  [T.OPEN]: ["(", ")", T.CLOSE],
  [T.OPEN_BRACE]: ["{", "}", T.CLOSE_BRACE],
  [T.OPEN_BRACKET]: ["[", "]", T.CLOSE_BRACKET],
};

/** A more specific message than the expected tokens, if one applies: the first case that matches wins. */
export const explain: Explain = (complaint, tokens, source) => {
  for (const explainCase of cases) {
    const words = explainCase(complaint, tokens, source);
    if (words) return diagnostic(words, complaint, tokens, source);
  }
  return undefined;
};

function diagnostic(
  { details, problem, instead, span }: Words,
  { token }: Complaint,
  tokens: Tokens,
  source: Source,
): Diagnostic {
  return catalogue.create.syntax(span ?? spanOfToken(token, tokens, source), { problem, instead }, details);
}

const unclosedBracket: Case = ({ token, unclosed, expected }, tokens, source) => {
  if (unclosed < 0) return undefined;
  const [, , type] = brackets[tokens.type(unclosed)]!;
  return expected.has(type) && ends.has(tokens.type(token)) ? neverClosed(unclosed, tokens, source) : undefined;
};

function neverClosed(open: number, tokens: Tokens, source: Source): Words {
  const isBrace = tokens.type(open) === T.OPEN_BRACE;
  const inner = isBrace ? openByIndentation(tokens, braces) : undefined;
  const opening = inner?.opening ?? open;
  const [bracket, close] = brackets[tokens.type(opening)]!;
  const message = "by its indentation, this `}` closes an outer `{`";
  const labels = inner ? [{ span: spanOfToken(inner.closing, tokens, source), message }] : [];
  const fixes = [{ label: `insert \`${close}\``, edits: [closeByIndentation(tokens, source, opening, close)] }];
  const span = spanOfToken(opening, tokens, source);
  const instead = `write \`${close}\` where it should end`;
  return { problem: `this \`${bracket}\` is never closed`, instead, span, details: { fixes, labels } };
}

const braces = new Map<number, number>([[T.OPEN_BRACE, T.CLOSE_BRACE]]);

const reservedWord: Case = ({ token, expected }, tokens) => {
  if (!expected.has(T.NAME) || !reserved.has(tokens.type(token))) return undefined;
  const word = tokens.textOf(token);
  const problem = `unexpected reserved word \`${word}\``;
  return { problem, instead: `choose another name, or write it in quotes as a value: \`'${word}'\`` };
};

const importArguments: Case = ({ token, expected, rules }, tokens) => {
  const isImport = rules[0] !== undefined && tokens.type(token) === T.COMMA && expected.has(T.CLOSE);
  if (!isImport || expected.has(T.COMMA)) return undefined;
  return {
    problem: "`import` takes a file and optionally its signers",
    instead: "write `import(file, [signers])`",
  };
};

const missingValue: Case = ({ token, previous, expected }, tokens, source) => {
  if (!expected.has(T.NUMBER) || !ends.has(tokens.type(token))) return undefined;
  const after = tokens.type(previous) === END_OF_FILE ? "" : ` after ${quote(tokens.textOf(previous))}`;
  const span = createSpan(source, tokens.end(previous), tokens.end(previous));
  return { problem: `expected a value${after}`, instead: "write a number, a string, a list, a block or `$name`", span };
};

const missingOperator: Case = ({ token, previous, expected }, tokens) => {
  if (!expected.has(T.ASSIGN) || expected.has(T.NUMBER)) return undefined;
  const name = tokens.textOf(previous);
  if (tokens.type(token) === T.EQUALS) return { problem: "`=` does not assign", instead: `write \`${name} => value\`` };
  const problem = `expected \`=>\`, \`~>\` or \`~(function)>\` after ${quote(name)}, but found ${found(token, tokens)}`;
  return { problem, instead: `write \`${name} => value\`` };
};

const missingThen: Case = ({ expected, token }, tokens) => {
  if (expected.size !== 1 || !expected.has(T.THEN)) return undefined;
  const problem = `expected \`then\` after the condition, but found ${found(token, tokens)}`;
  return { problem, instead: "write `if (condition) then … else …`" };
};

const missingCondition: Case = ({ expected, previous, token }, tokens) => {
  if (!expected.has(T.OPEN) || expected.size !== 1 || tokens.type(previous) !== T.IF) return undefined;
  const problem = `a condition is written in brackets, but ${found(token, tokens)} follows \`if\``;
  return { problem, instead: "write `if (condition) then … else …`" };
};

/** `then Foo => 1`, `a and b`, `not a` */
const otherNotation: Case = ({ previous, token, unclosed }, tokens, source) => {
  const sign = tokens.type(token);
  if ((sign === T.ASSIGN || sign === T.MERGE) && tokens.type(previous) === T.NAME) {
    if (unclosed >= 0) return neverClosed(unclosed, tokens, source);
    const name = tokens.textOf(previous);
    const problem = `\`${name} ${tokens.textOf(token)}\` begins a definition, which is not allowed here`;
    return { problem, instead: `put it in a block: \`{ ${name} ${tokens.textOf(token)} … }\`` };
  }
  const place = [token, previous].find((each) => Object.hasOwn(operatorWords, tokens.textOf(each)));
  if (place === undefined) return undefined;
  const word = tokens.textOf(place);
  const operator = operatorWords[word as keyof typeof operatorWords];
  const span = createSpan(source, tokens.start(place), tokens.end(place));
  const fixes = [replacement(span, operator)];
  return { problem: `\`${word}\` is not an operator`, instead: `write \`${operator}\``, details: { fixes } };
};

const operatorWords = { and: "&&", or: "||", not: "!" } as const;

const missingSeparator: Case = ({ expected, token }, tokens) => {
  if (!expected.has(T.NEWLINE) && !expected.has(T.COMMA)) return undefined;
  if (ends.has(tokens.type(token))) return undefined;
  const problem = `expected a new line, \`,\` or an operator before ${found(token, tokens)}`;
  return { problem, instead: "separate elements and definitions by commas or new lines" };
};

const anythingElse: Case = ({ words }) => ({
  problem: `expected ${words.expected}${words.after}, but found ${words.found}`,
  instead: "a definition is written `name => value`",
});

const cases: readonly Case[] = [
  unclosedBracket,
  importArguments,
  missingCondition,
  missingThen,
  reservedWord,
  explainSign,
  missingValue,
  missingOperator,
  otherNotation,
  missingSeparator,
  anythingElse,
];

function found(token: number, tokens: Tokens): string {
  const type = tokens.type(token);
  if (type === T.NEWLINE) return "the end of the line";
  return type === END_OF_FILE ? "the end of the file" : quote(tokens.textOf(token));
}

function spanOfToken(token: number, tokens: Tokens, source: Source): Span {
  const end = tokens.type(token) === T.NEWLINE ? tokens.start(token) : tokens.end(token);
  return createSpan(source, tokens.start(token), end);
}
