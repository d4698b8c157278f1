/**
 * Explains syntax errors, one file per kind of mistake. `explain` tries one after the other; `repair` repairs the token
 * stream so that parsing can continue.
 */
import {
  createSpan,
  replacement,
  type Diagnostic,
  type Edit,
  type Fix,
  type Source,
  type Span,
  removingEdit,
} from "@cairn/diagnostics";
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
import { SmartFrogParser as T } from "../../generated/SmartFrogParser.js";
import { holdsLineEnd } from "./context.js";
import { helpFor } from "./help.js";
import { beginsStatement } from "./lookahead.js";

type Case = (complaint: Complaint, tokens: Tokens, source: Source) => Diagnostic | undefined;

const reserved = new Set<number>([T.TRUE, T.FALSE, T.NULL, T.DATA, T.EXTENDS]);
const beginsItem = new Set<number>([T.TRUE, T.FALSE, T.NULL, T.DATA, T.NUMBER, T.STRING, T.OPEN_BRACKET]);
const endsStatement = new Set<number>([T.SEMICOLON, T.CLOSE_BRACE, END_OF_FILE]);

/** A more specific message than the expected tokens, if one applies: the first case that matches wins. */
export const explain: Explain = (complaint, tokens, source) => {
  for (const explainCase of cases) {
    const diagnostic = explainCase(complaint, tokens, source);
    if (diagnostic) return diagnostic;
  }
  return undefined;
};

const badInclude: Case = ({ token, previous, expected }, tokens, source) => {
  if (tokens.type(previous) !== T.INCLUDE || !expected.has(T.STRING)) return undefined;
  const reason = "expected the name of a file in double quotes after `#include`";
  return catalogue.create["bad-include"](spanOfToken(token, tokens, source), { reason });
};

const missingValue: Case = ({ token, expected }, tokens, source) => {
  if (!expected.has(T.EXTENDS) || !expected.has(T.NUMBER) || !endsStatement.has(tokens.type(token))) return undefined;
  let first = token - 1;
  while (tokens.type(first - 1) === T.COLON) first -= 2;
  const span = createSpan(source, tokens.start(first), tokens.end(token - 1));
  const after = createSpan(source, span.end, span.end);
  const text = tokens.type(token) === T.SEMICOLON ? " NULL" : " NULL;";
  // In `a;b 1;` the first `;` may be meant as `:`.
  const isDoubtful = /^;[A-Za-z0-9_]/.test(source.text.slice(tokens.start(token), tokens.start(token) + 2));
  const fixes = isDoubtful ? [] : [replacement(after, text, "write `NULL`, no value yet")];
  return catalogue.create["missing-value"](span, { name: source.text.slice(span.start, span.end) }, { fixes });
};

const unclosedBracket: Case = ({ token, unclosed, expected }, tokens, source) => {
  if (unclosed < 0 || !(tokens.type(token) === END_OF_FILE || tokens.type(token) === T.CLOSE_BRACE)) return undefined;
  const [bracket, closing, type] =
    tokens.type(unclosed) === T.OPEN_BRACE ? ["{", "}", T.CLOSE_BRACE] : ["[", "]", T.CLOSE_BRACKET];
  if (!expected.has(type)) return undefined;
  const inner = tokens.type(token) === END_OF_FILE && bracket === "{" ? openByIndentation(tokens, braces) : undefined;
  if (inner) {
    const words = { bracket, closing };
    const labels = [
      { span: spanOfToken(inner.closing, tokens, source), message: "by its indentation, this `}` closes an outer `{`" },
    ];
    const fixes = closingFix(inner.opening, closing, tokens, source);
    return catalogue.create["unclosed-bracket"](spanOfToken(inner.opening, tokens, source), words, { labels, fixes });
  }
  const message = tokens.type(token) === END_OF_FILE ? "the file ends here" : "it should be closed before this";
  const labels = [{ span: spanOfToken(token, tokens, source), message }];
  const words = { bracket, closing };
  const fixes = closingFix(unclosed, closing, tokens, source);
  return catalogue.create["unclosed-bracket"](spanOfToken(unclosed, tokens, source), words, { labels, fixes });
};

const braces = new Map<number, number>([[T.OPEN_BRACE, T.CLOSE_BRACE]]);

function closingFix(opening: number, closing: string, tokens: Tokens, source: Source): Fix[] {
  return [{ label: `insert \`${closing}\``, edits: [closeByIndentation(tokens, source, opening, closing)] }];
}

const missingSemicolon: Case = (complaint, tokens, source) => {
  const { token, previous, expected, words } = complaint;
  if (!expected.has(T.SEMICOLON) || expected.size > 2 || tokens.type(token) === T.COMMA) return undefined;
  const edit = { span: spanAfterToken(previous, tokens, source), text: ";" };
  if (tokens.type(previous - 1) === T.INCLUDE) {
    const after = ` after ${quote(`#include ${tokens.textOf(previous)}`)}`;
    return catalogue.create["missing-semicolon"](edit.span, { after, what: "the file's name" }, insertionOf(edit));
  }
  const details = mayInsert(complaint, tokens, source) ? insertionOf(edit) : { help: surplusHelp(token, tokens) };
  return catalogue.create["missing-semicolon"](edit.span, { after: words.after, what: "the value" }, details);
};

function insertionOf(edit: Edit) {
  return { fixes: [{ label: `insert \`${edit.text}\``, edits: [edit] }] };
}

function surplusHelp(token: number, tokens: Tokens): string {
  const remove = `an attribute has one value: remove ${quote(tokens.textOf(token))}`;
  return beginsItem.has(tokens.type(token)) ? `${remove}, or write several as a vector: \`[1, 2]\`` : remove;
}

/** Whether a statement follows, so that inserting `;` helps. */
function mayInsert({ token, previous }: Complaint, tokens: Tokens, { text }: Source): boolean {
  const type = tokens.type(token);
  if (type === END_OF_FILE || holdsLineEnd(text, tokens.end(previous), tokens.start(token))) return true;
  return beginsStatement(token, tokens);
}

const missingComma: Case = ({ token, previous, expected, words }, tokens, source) => {
  if (!expected.has(T.COMMA) || !expected.has(T.CLOSE_BRACKET) || !beginsItem.has(tokens.type(token))) return undefined;
  const edit = { span: spanAfterToken(previous, tokens, source), text: "," };
  const fixes = [{ label: "insert `,`", edits: [edit] }];
  return catalogue.create["missing-comma"](edit.span, { after: words.after, item: "item", items: "items" }, { fixes });
};

const vectorItem: Case = ({ token, expected }, tokens, source) => {
  if (!expected.has(T.NUMBER) || expected.has(T.NAME)) return undefined;
  const type = tokens.type(token);
  const isComponent = type === T.EXTENDS || type === T.OPEN_BRACE;
  if (!isComponent && type !== T.NAME) return undefined;
  const what = isComponent ? "a component" : `the reference ${quote(tokens.textOf(token))}`;
  return catalogue.create["component-in-vector"](spanOfToken(token, tokens, source), { what });
};

const missingPrototype: Case = ({ token, previous, expected }, tokens, source) => {
  if (!expected.has(T.OPEN_BRACE) || !expected.has(T.NAME) || !endsStatement.has(tokens.type(token))) return undefined;
  const span = spanOfToken(previous, tokens, source);
  if (tokens.type(previous) === T.EXTENDS) {
    const fixes = [replacement(createSpan(source, span.end, span.end), " {}", "write `{}`, an empty component")];
    return catalogue.create["missing-prototype"](span, {}, { fixes });
  }
  const comma = removingEdit(span);
  const semicolon = removingEdit(createSpan(source, tokens.start(token), tokens.end(token)));
  const fixes =
    tokens.type(token) === T.SEMICOLON
      ? [{ label: "remove `,` and `;`", edits: [comma, semicolon] }]
      : [{ label: "remove `,`", edits: [comma] }];
  return catalogue.create["trailing-comma"](span, { item: "a prototype" }, { fixes });
};

const reservedWord: Case = ({ token, expected }, tokens, source) => {
  const type = tokens.type(token);
  if (!expected.has(T.NAME) || !reserved.has(type) || expected.has(T.OPEN_BRACE)) return undefined;
  const span = spanOfToken(token, tokens, source);
  const word = tokens.textOf(token);
  const fixes = [replacement(span, `${word}_`)];
  return catalogue.create["reserved-word"](span, { word }, { fixes });
};

const anythingElse: Case = (complaint, tokens, source) => {
  const { token, previous, expected, words } = complaint;
  const between = source.text.slice(tokens.end(previous), tokens.start(token));
  const isFarOff = tokens.type(token) === END_OF_FILE || /[\r\n]/.test(between);
  const span =
    isFarOff && !expected.has(T.INCLUDE)
      ? spanAfterToken(previous, tokens, source)
      : spanOfToken(token, tokens, source);
  return catalogue.create.syntax(span, words, { help: helpFor(complaint, tokens) });
};

const cases: readonly Case[] = [
  badInclude,
  missingValue,
  unclosedBracket,
  missingSemicolon,
  missingComma,
  vectorItem,
  missingPrototype,
  reservedWord,
  anythingElse,
];

function spanOfToken(token: number, tokens: Tokens, source: Source): Span {
  return createSpan(source, tokens.start(token), tokens.end(token));
}

function spanAfterToken(token: number, tokens: Tokens, source: Source): Span {
  return createSpan(source, tokens.end(token), tokens.end(token));
}
