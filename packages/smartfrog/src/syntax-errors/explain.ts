import { createSpan, type Diagnostic, type Source } from "@cairn/diagnostics";
import { END_OF_FILE, quote, type Complaint, type Explain, type Tokens } from "@cairn/syntax";
import { catalogue } from "../diagnostics/index.js";
import { SmartFrogParser as T } from "../generated/SmartFrogParser.js";

type Case = (complaint: Complaint, tokens: Tokens, source: Source) => Diagnostic | undefined;

const reserved = new Set<number>([T.TRUE, T.FALSE, T.NULL, T.DATA, T.EXTENDS]);

/** The cases in which more can be said than what would fit; the first that knows something speaks. */
export const explain: Explain = (complaint, tokens, source) => {
  for (const explainCase of cases) {
    const diagnostic = explainCase(complaint, tokens, source);
    if (diagnostic) return diagnostic;
  }
  return undefined;
};

const unclosedBracket: Case = ({ token }, tokens, source) => {
  if (tokens.type(token) !== END_OF_FILE) return undefined;
  const open = findUnclosed(tokens);
  if (open < 0) return undefined;
  const span = createSpan(source, tokens.start(open), tokens.end(open));
  const bracket = tokens.textOf(open);
  const end = createSpan(source, source.text.length, source.text.length);
  const labels = [{ span: end, message: "the file ends here" }];
  return catalogue.create["unclosed-bracket"](span, { bracket, closing: bracket === "{" ? "}" : "]" }, { labels });
};

const unmatchedBracket: Case = ({ token, expected }, tokens, source) => {
  const type = tokens.type(token);
  if (type !== T.CLOSE_BRACE && type !== T.CLOSE_BRACKET) return undefined;
  if (type === T.CLOSE_BRACE ? !expected.has(END_OF_FILE) : isInside(tokens, token)) return undefined;
  const span = createSpan(source, tokens.start(token), tokens.end(token));
  const fixes = [{ label: "remove it", edits: [{ span, text: "" }] }];
  const opening = type === T.CLOSE_BRACE ? "{" : "[";
  return catalogue.create["unmatched-bracket"](span, { bracket: tokens.textOf(token), opening }, { fixes });
};

const missingSemicolon: Case = ({ token, previous, expected, words }, tokens, source) => {
  if (!expected.has(T.SEMICOLON) || expected.size > 2) return undefined;
  if (tokens.type(token) === T.COMMA || tokens.type(token) === T.CLOSE_BRACKET) return undefined;
  const end = tokens.end(previous);
  const span = createSpan(source, end, end);
  const fixes = [{ label: "insert `;`", edits: [{ span, text: ";" }] }];
  return catalogue.create["missing-semicolon"](span, { after: words.after }, { fixes });
};

const missingItemComma: Case = ({ token, previous, expected, words }, tokens, source) => {
  if (!expected.has(T.COMMA) || !expected.has(T.CLOSE_BRACKET)) return undefined;
  if (!beginsBasic.has(tokens.type(token))) return undefined;
  const end = tokens.end(previous);
  const span = createSpan(source, end, end);
  const fixes = [{ label: "insert `,`", edits: [{ span, text: "," }] }];
  return catalogue.create["missing-comma"](span, { after: words.after, item: "item", items: "items" }, { fixes });
};

const beginsBasic = new Set<number>([T.TRUE, T.FALSE, T.NULL, T.DATA, T.NUMBER, T.STRING, T.OPEN_BRACKET]);

const componentInVector: Case = ({ token, expected }, tokens, source) => {
  if (!expected.has(T.NUMBER) || expected.has(T.NAME)) return undefined;
  const what: Record<number, string> = {
    [T.NAME]: `the reference ${quote(tokens.textOf(token))}`,
    [T.EXTENDS]: "a component",
    [T.OPEN_BRACE]: "a component",
  };
  const found = what[tokens.type(token)];
  const span = createSpan(source, tokens.start(token), tokens.end(token));
  return found === undefined ? undefined : catalogue.create["component-in-vector"](span, { what: found });
};

const missingPrototype: Case = ({ token, expected }, tokens, source) => {
  if (!expected.has(T.OPEN_BRACE) || !expected.has(T.NAME)) return undefined;
  const before = token - 1;
  const span = createSpan(source, tokens.start(before), tokens.end(before));
  if (tokens.type(before) === T.COMMA) {
    const fixes = [{ label: "remove `,`", edits: [{ span, text: "" }] }];
    return catalogue.create["trailing-comma"](span, { item: "a prototype" }, { fixes });
  }
  return tokens.type(before) === T.EXTENDS ? catalogue.create["missing-prototype"](span, {}) : undefined;
};

const reservedWord: Case = ({ token, expected }, tokens, source) => {
  if (!expected.has(T.NAME) || !reserved.has(tokens.type(token)) || expected.has(tokens.type(token))) return undefined;
  const span = createSpan(source, tokens.start(token), tokens.end(token));
  const word = tokens.textOf(token);
  const fixes = [{ label: `write \`${word}_\``, edits: [{ span, text: `${word}_` }] }];
  return catalogue.create["reserved-word"](span, { word }, { fixes });
};

const missingValue: Case = ({ token, expected }, tokens, source) => {
  if (!expected.has(T.EXTENDS) || !expected.has(T.NUMBER)) return undefined;
  if (![T.SEMICOLON, T.CLOSE_BRACE, END_OF_FILE].includes(tokens.type(token) as 7)) return undefined;
  let first = token - 1;
  while (tokens.type(first - 1) === T.COLON) first -= 2;
  const span = createSpan(source, tokens.start(first), tokens.end(token - 1));
  return catalogue.create["missing-value"](span, { name: source.text.slice(span.start, span.end) });
};

const badInclude: Case = ({ token, previous, expected }, tokens, source) => {
  if (tokens.type(previous) !== T.INCLUDE || !expected.has(T.STRING)) return undefined;
  const span = createSpan(source, tokens.start(token), tokens.end(token));
  return catalogue.create["bad-include"](span, {
    reason: "expected the name of a file in double quotes after `#include`",
  });
};

const cases: readonly Case[] = [
  badInclude,
  missingValue,
  unclosedBracket,
  unmatchedBracket,
  missingSemicolon,
  missingItemComma,
  componentInVector,
  missingPrototype,
  reservedWord,
];

/** The innermost bracket that is open at the end of the file. */
function findUnclosed(tokens: Tokens): number {
  const open: number[] = [];
  for (let token = 0; token < tokens.count; token++) {
    const type = tokens.type(token);
    if (type === T.OPEN_BRACE || type === T.OPEN_BRACKET) open.push(token);
    if (type === T.CLOSE_BRACE || type === T.CLOSE_BRACKET) open.pop();
  }
  return open.pop() ?? -1;
}

/** Whether some `[` before `token` is open there. */
function isInside(tokens: Tokens, token: number): boolean {
  let depth = 0;
  for (let before = 0; before < token; before++) {
    if (tokens.type(before) === T.OPEN_BRACKET) depth++;
    if (tokens.type(before) === T.CLOSE_BRACKET && depth > 0) depth--;
  }
  return depth > 0;
}
