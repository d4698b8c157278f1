import { createSpan, type Fix, type Span, replacement, removingEdit } from "@cairn/diagnostics";
import { quote, type TokenRepairer } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";
import { SmartFrogParser as T } from "../../generated/SmartFrogParser.js";

const beginsItem = new Set<number>([
  ...[T.TRUE, T.FALSE, T.NULL, T.DATA, T.NUMBER, T.BAD_NUMBER, T.STRING, T.BAD_STRING, T.OPEN_BRACKET],
  ...[T.NAME, T.EXTENDS, T.OPEN_BRACE],
]);
const beforeItem = new Set<number>([T.OPEN_BRACKET, T.COMMA]);
const insideReference = new Set<number>([T.DATA, T.COLON]);

/** Whether `token` is directly inside a vector that is closed. */
export function isInVector(token: number, repairer: TokenRepairer): boolean {
  return repairer.tokens.type(repairer.around(token)) === T.OPEN_BRACKET;
}

/**
 * Handles wrong separators between the items of a vector, and items that no vector can contain; returns whether the
 * token is handled.
 */
export function repairInVector(token: number, repairer: TokenRepairer): boolean {
  const before = repairer.kept(1);
  const type = repairer.tokens.type(token);
  if (insideReference.has(before) || !isInVector(token, repairer)) return false;
  if (beforeItem.has(before)) return type === T.COMMA ? repairCommas(token, repairer) : repairItem(token, repairer);
  if (!beginsItem.has(type)) return false;
  if (isOutOfString(token, repairer)) return true;
  if (!repairer.isDoubtfulHere()) reportMissingComma(repairer);
  repairer.put(T.COMMA, repairer.keptEnd());
  return repairItem(token, repairer);
}

/** `["x, "y"]`: a quote is missing, and the word after the string was meant to be part of a string, too. */
function isOutOfString(token: number, { tokens }: TokenRepairer): boolean {
  const touches = tokens.type(token - 1) === T.STRING && tokens.end(token - 1) === tokens.start(token);
  return touches && tokens.type(token + 1) === T.UNCLOSED_STRING;
}

function reportMissingComma(repairer: TokenRepairer): void {
  const span = createSpan(repairer.source, repairer.keptEnd(), repairer.keptEnd());
  const after = ` after ${quote(repairer.keptText())}`;
  const fixes = [replacement(span, ",", "insert `,`")];
  repairer.report(catalogue.create["missing-comma"](span, { after, item: "item", items: "items" }, { fixes }));
}

/** Commas without a value before them: reported once per run of adjacent ones. */
function repairCommas(token: number, repairer: TokenRepairer): boolean {
  const { tokens, source } = repairer;
  let next = token + 1;
  while (tokens.type(next) === T.COMMA) next++;
  const first = repairer.kept(1) === T.COMMA && tokens.type(next) === T.CLOSE_BRACKET ? token - 1 : token;
  const edits = [];
  for (let comma = first; comma < next; comma++)
    edits.push(removingEdit(createSpan(source, tokens.start(comma), tokens.end(comma))));
  const expected = repairer.kept(1) === T.COMMA ? "a value" : "a value or `]`";
  const words = { expected, after: ` after ${quote(repairer.keptText())}`, found: "`,`" };
  const details = { help: "remove the `,`, or write a value before it", fixes: [{ label: "remove `,`", edits }] };
  const span = createSpan(source, tokens.start(token), tokens.end(token));
  repairer.report(catalogue.create.syntax(span, words, details));
  if (first < token) repairer.dropKept();
  repairer.continueAt(next);
  return true;
}

/** A component or a reference, which no vector can contain: parsed as if it were a value. */
function repairItem(token: number, repairer: TokenRepairer): boolean {
  const { tokens, source } = repairer;
  const type = tokens.type(token);
  if (type !== T.NAME && type !== T.EXTENDS && type !== T.OPEN_BRACE) return false;
  const last = endOfItem(token, repairer);
  const isComponent = type !== T.NAME || tokens.type(last) === T.CLOSE_BRACE;
  const end = isComponent ? tokens.end(token) : tokens.end(last);
  const span = createSpan(source, tokens.start(token), end);
  const what = isComponent ? "a component" : `the reference ${quote(source.text.slice(span.start, span.end))}`;
  const fixes = isComponent ? [] : [dataReference(span)];
  if (!repairer.isDoubtfulHere()) repairer.report(catalogue.create["component-in-vector"](span, { what }, { fixes }));
  repairer.put(T.NULL, tokens.start(token), tokens.end(last));
  repairer.continueAt(last + 1);
  return true;
}

/** What a vector can contain instead of a link. */
function dataReference(span: Span): Fix {
  return {
    label: "write a `DATA` reference",
    edits: [{ span: createSpan(span.source, span.start, span.start), text: "DATA " }],
  };
}

/**
 * The last token of a reference or component. A body after a prototype's name is part of it, with a comma or without.
 */
function endOfItem(token: number, repairer: TokenRepairer): number {
  const { tokens } = repairer;
  if (tokens.type(token) === T.OPEN_BRACE) return Math.max(token, repairer.brackets.partners[token]!);
  let last = tokens.type(token) === T.EXTENDS && tokens.type(token + 1) === T.NAME ? token + 1 : token;
  while (tokens.type(last) === T.NAME && tokens.type(last + 1) === T.COLON && tokens.type(last + 2) === T.NAME)
    last += 2;
  const comma = tokens.type(token) === T.EXTENDS && last > token && tokens.type(last + 1) === T.COMMA ? 1 : 0;
  if (tokens.type(last + comma + 1) !== T.OPEN_BRACE) return last;
  return Math.max(last, repairer.brackets.partners[last + comma + 1]!);
}
