/** What is known of a heredoc: how its tag reads, and where its text stands. */
export interface HeredocText {
  readonly syntax: string;
  /** The characters that a backslash may stand before, `L` for the end of a line. */
  readonly escapes: string;
  readonly interpolated: boolean;
  /** What is taken off the beginning of each line. */
  readonly margin: string;
  /** Whether the last line's end is left out. */
  readonly trimmed: boolean;
  /** The text stands from here, up to the line with the end tag, */
  readonly from: number;
  readonly to: number;
  /** behind which the manifest goes on. */
  readonly next: number;
}

/** What is wrong with a heredoc. */
export type HeredocMistake =
  "invalid-tag" | "empty-tag" | "repeated-escape" | "unknown-escape" | "without-text" | "without-end";

const tagPattern = /^@\(([^:/\r\n)]+)(?::[ \t]*([a-z][a-zA-Z0-9_+]+)[ \t]*)?(?:\/((?:\w|[$])*)[ \t]*)?\)$/;

/** Reads the heredoc whose tag is `tag`; its text begins at `from`, or on the next line behind `tagEnd` where that is -1. */
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

/** `/` alone stands for all escapes. */
function readEscapes(written: string | undefined): string {
  if (written === undefined) return "";
  if (written === "") return "trnsuL$";
  if (new Set(written).size < written.length) return "repeated-escape";
  return /^[trnsuL$]*$/.test(written) ? written : "unknown-escape";
}

/** The line that ends the text: only lines that hold the tag are looked at. */
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
