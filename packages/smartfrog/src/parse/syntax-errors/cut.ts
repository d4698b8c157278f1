import { SmartFrogParser as T } from "../../generated/SmartFrogParser.js";

/** How far the end of a string is searched for on the following lines. */
const farthest = 2000;

/** Where an unclosed string was probably meant to end. */
export function cutToken(text: string, type: number, start: number, end: number): number {
  if (type !== T.UNCLOSED_STRING) return end;
  return (
    findEndOnLaterLine(text, end) ??
    findEndBeforeStatements(text, start, end) ??
    findEndBeforeSeparators(text, start, end)
  );
}

/** Complete statements, up to the end of the line. */
const statements =
  /^(?:\s*[A-Za-z_][A-Za-z0-9_:]*[ \t]+(?:extends\b[^;"]*|DATA[ \t]+[A-Za-z0-9_:]+|[A-Za-z0-9_:.+-]+|\[[^;"\]]*\])[ \t]*;)+[ \t}]*$/;

/** The first `;` after which the rest of the line parses as complete statements. */
function findEndBeforeStatements(text: string, start: number, end: number): number | undefined {
  const semicolon = text.slice(start, end).indexOf(";");
  return semicolon >= 0 && statements.test(text.slice(start + semicolon + 1, end)) ? start + semicolon : undefined;
}

/**
 * The quote on a later line, if what follows it can follow a string: then the string was meant to contain line breaks.
 */
function findEndOnLaterLine(text: string, end: number): number | undefined {
  const quote = text.slice(end, end + farthest).indexOf('"');
  if (quote < 0) return undefined;
  return /^[ \t]*[;,\]]/.test(text.slice(end + quote + 1, end + quote + 80)) ? end + quote + 1 : undefined;
}

/** Before the `;` and closing brackets that end the line, if there are any. */
function findEndBeforeSeparators(text: string, start: number, end: number): number {
  let cut = end;
  while (cut > start + 1 && ";}] \t".includes(text[cut - 1]!)) cut--;
  return cut;
}
