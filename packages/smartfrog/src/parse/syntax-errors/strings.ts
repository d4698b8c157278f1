import { closedComment, createSpan, type Fix, replacement } from "@cairn/diagnostics";
import { quote, type TokenRepairer } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";
import { SmartFrogParser as T } from "../../generated/SmartFrogParser.js";

const beforeString = new Set<number>([T.NAME, T.COLON, T.INCLUDE, T.OPEN_BRACKET, T.COMMA]);
const afterString = new Set<number>([T.SEMICOLON, T.COMMA, T.CLOSE_BRACKET]);

/** Every invalid escape of a closed string. */
export function repairEscapes(token: number, repairer: TokenRepairer): void {
  const { tokens } = repairer;
  reportBadEscapes(tokens.start(token), tokens.end(token), repairer);
  repairer.keep(token, T.STRING);
}

function reportBadEscapes(start: number, end: number, repairer: TokenRepairer): void {
  const text = repairer.source.text.slice(start, end);
  for (const { 0: escape, index } of text.matchAll(/\\(?:u[0-9A-Fa-f]{0,4}|[^])?/gu)) {
    if (/^\\(?:["'\\/bfnrt]|u[0-9A-Fa-f]{4})$/.test(escape)) continue;
    const span = createSpan(repairer.source, start + index, start + index + escape.length);
    repairer.report(catalogue.create["bad-escape"](span, { escape: quote(escape) }, escapeDetails(escape, span)));
  }
}

function escapeDetails(escape: string, span: ReturnType<typeof createSpan>) {
  if (escape.startsWith("\\u")) return { help: "write four hexadecimal digits after `\\u`, such as `\\u00e9`" };
  return { fixes: [replacement(span, `\\${escape}`, "double the backslash")] };
}

/** A string without an end, or with its end on a later line. */
export function repairUnclosedString(token: number, repairer: TokenRepairer): void {
  const { tokens, source } = repairer;
  const start = tokens.start(token);
  const end = tokens.end(token);
  const text = source.text.slice(start, end);
  const firstLine = /^[^\r\n]*/.exec(text)![0];
  const span = createSpan(source, start, start + firstLine.length);
  const spansLines = firstLine.length < text.length;
  const details = spansLines
    ? { notes: ["it seems to span several lines"] }
    : { fixes: canClose(text, repairer) ? [closing(token, repairer)] : [] };
  repairer.report(catalogue.create["unclosed-string"](span, {}, details));
  repairer.doubt();
  repairer.keep(token, T.STRING);
}

/**
 * Whether `"` at the end of the token closes a string there: not after a string, where an extra quote begins this one.
 */
function canClose(text: string, repairer: TokenRepairer): boolean {
  return beforeString.has(repairer.kept(1)) && /(?:^|[^\\])(?:\\\\)*$/.test(text.slice(-1000));
}

/** The missing quote, with the `;` if nothing else ends the value. */
function closing(token: number, repairer: TokenRepairer): Fix {
  const { tokens, source } = repairer;
  const end = tokens.end(token);
  const isItem = repairer.kept(1) === T.OPEN_BRACKET || repairer.kept(1) === T.COMMA;
  const isEnded = isItem || afterString.has(tokens.type(token + 1));
  const label = `close it ${placeOfClosing(token, repairer)}`;
  return { label, edits: [{ span: createSpan(source, end, end), text: isEnded ? '"' : '";' }] };
}

function placeOfClosing(token: number, { source, tokens }: TokenRepairer): string {
  const next = tokens.start(token + 1);
  const rest = /^[^\r\n]*/.exec(source.text.slice(tokens.end(token)))![0];
  if (rest.trim() === "" || tokens.end(token) + rest.length <= next) return "at the end of the line";
  const mark = quote(tokens.textOf(token + 1));
  if (mark !== "`;`") return `before the ${mark}`;
  if (tokens.textOf(token).includes(";")) return "before the last `;`";
  return rest.lastIndexOf(";") === rest.indexOf(";") ? "before the `;`" : "before the first `;`";
}

/** A comment that extends to the end of the file. */
export function repairComment(token: number, repairer: TokenRepairer): void {
  const start = repairer.tokens.start(token);
  const fixes = [closedComment(repairer.source, start)];
  repairer.report(catalogue.create["unclosed-comment"](createSpan(repairer.source, start, start + 2), {}, { fixes }));
  repairer.cutShort = true;
}
