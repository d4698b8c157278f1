/** What is known about a heredoc: its parsed tag, and the span of its text. */
export interface HeredocText {
  readonly syntax: string;
  /** The characters that a backslash may precede, `L` for the end of a line. */
  readonly escapes: string;
  readonly interpolated: boolean;
  /** The margin that is removed from the beginning of each line. */
  readonly margin: string;
  /** Whether the last line ending is removed. */
  readonly trimmed: boolean;
  /** The text begins here, and ends at the line with the end tag, */
  readonly from: number;
  readonly to: number;
  /** after which the manifest continues. */
  readonly next: number;
}

/** What is wrong with a heredoc. */
export type HeredocMistake =
  "invalid-tag" | "empty-tag" | "repeated-escape" | "unknown-escape" | "without-text" | "without-end";

const tagPattern = /^@\(([^:/\r\n)]+)(?::[ \t]*([a-z][a-zA-Z0-9_+]+)[ \t]*)?(?:\/((?:\w|[$])*)[ \t]*)?\)$/;

/** Reads the heredoc whose tag is `tag`; its text begins at `from`, or on the line after `tagEnd` if `from` is -1. */
export function readHeredoc(text: string, tag: string, tagEnd: number, from: number): HeredocText | HeredocMistake {
  const match = tagPattern.exec(tag);
  if (!match) return "invalid-tag";
  const quoted = /^"(.*)"$/.exec(match[1]!.trim());
  const endTag = (quoted ? quoted[1]! : match[1]!).trim();
  if (endTag === "") return "empty-tag";
  const escapes = readEscapes(match[3]);
  if (escapes === "repeated-escape" || escapes === "unknown-escape") return escapes;
  const begin = from >= 0 ? from : text.indexOf("\n", tagEnd) + 1;
  if (begin === 0) return "without-text";
  const end = findEnd(text, begin, endTag);
  return end === undefined
    ? "without-end"
    : { syntax: match[2] ?? "", escapes, interpolated: quoted !== null, from: begin, ...end };
}

/** `/` alone enables all escapes. */
function readEscapes(written: string | undefined): string {
  if (written === undefined) return "";
  if (written === "") return "trnsuL$";
  if (new Set(written).size < written.length) return "repeated-escape";
  return /^[trnsuL$]*$/.test(written) ? written : "unknown-escape";
}

/** The line that ends the text: only lines that contain the tag are examined. */
function findEnd(text: string, from: number, endTag: string) {
  const escaped = endTag.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const endLine = new RegExp(`([ \\t]*)(?:(\\|)[ \\t]*)?(?:(-)[ \\t]*)?${escaped}[ \\t]*\\r?$`);
  for (let found = text.indexOf(endTag, from); found >= 0;) {
    const to = Math.max(from, text.lastIndexOf("\n", found) + 1);
    const lineFeed = text.indexOf("\n", found);
    const next = lineFeed < 0 ? text.length : lineFeed + 1;
    const match = endLine.exec(text.slice(to, lineFeed < 0 ? next : lineFeed));
    if (match) return { to, next, margin: match[2] ? match[1]! : "", trimmed: match[3] !== undefined };
    found = text.indexOf(endTag, next);
  }
  return undefined;
}
