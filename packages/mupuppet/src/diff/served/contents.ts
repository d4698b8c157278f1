import type { DifferenceSide } from "@cairn/store";
import { createSource, createSpan, type FileContent } from "@cairn/diagnostics";
import { obstacles, type Obstacle } from "./obstacle.js";
import type { ServedEntry } from "./served-tree.js";

/** Both sides of a difference between two entries, or why they can't be compared. */
export type Verdict =
  | { readonly isSame: true }
  | {
      readonly isSame: false;
      readonly left: DifferenceSide;
      readonly right: DifferenceSide;
      /** Whether both sides are texts, whose lines are compared. */
      readonly asLines: boolean;
    }
  | { readonly problem: Obstacle };

/** Longer files are compared, but their lines aren't shown. */
const longestText = 1 << 20;

/** Compares what two entries put on the node; their modes aside. */
export function compareEntries(left: ServedEntry, right: ServedEntry, isHidden: boolean): Verdict {
  if (left.kind !== right.kind || left.kind === "folder") {
    return left.kind === right.kind ? { isSame: true } : summaries(left, right);
  }
  if (left.kind === "link") {
    return left.target === right.target ? { isSame: true } : summaries(left, right);
  }
  if (left.git && left.git.id === right.git?.id) return { isSame: true };
  if (left.checksum !== undefined || right.checksum !== undefined) return compareChecksums(left, right, isHidden);
  const [before, after] = [left.tree.read(left.path), right.tree.read(right.path)];
  if ("bytes" in before && "bytes" in after) return compareBytes([left, before.bytes], [right, after.bytes], isHidden);
  // Git knows that the contents differ, also if they are too large to be read.
  if (left.git && right.git) return summaries(left, right);
  const [entry, problem] = "problem" in before ? [left, before.problem] : [right, (after as Problem).problem];
  return { problem: { reason: `can't read \`${entry.path}\`: ${problem}`, help: "make the file readable" } };
}

/** The kinds of checksums that are equal only for equal contents: not those of times, or of the first bytes. */
const ofContents = /^\{(md5|sha1|sha224|sha256|sha384|sha512)\}[\da-f]+$/;

/** Compares files by their checksums (`{sha256}…`), if both have one of the same kind. */
function compareChecksums(left: ServedEntry, right: ServedEntry, isHidden: boolean): Verdict {
  const [before, after] = [left, right].map(({ checksum = "" }) => ofContents.exec(checksum));
  if (!before || !after || before[1] !== after[1]) return { problem: obstacles.checksums };
  if (before[0] === after[0]) return { isSame: true };
  const side = (entry: ServedEntry) => summary(entry, isHidden ? "file" : `file with ${entry.checksum}`);
  return { isSame: false, left: side(left), right: side(right), asLines: false };
}

type Problem = Extract<FileContent, { readonly problem: string }>;
type Read = readonly [entry: ServedEntry, bytes: Uint8Array];

function compareBytes(left: Read, right: Read, isHidden: boolean): Verdict {
  const at = firstDifference(left[1], right[1]);
  if (at < 0) return { isSame: true };
  const [before, after] = [textOf(left[1]), textOf(right[1])];
  if (before === undefined || after === undefined || isHidden) {
    const kind = before === undefined || after === undefined ? "binary file" : "file";
    const side = ([entry, bytes]: Read) =>
      summary(entry, `${kind}, ${sizeOf(bytes.length)}, differs from byte ${at + 1}`);
    return { isSame: false, left: side(left), right: side(right), asLines: false };
  }
  const line = lineAt(left[1], at);
  return { isSame: false, left: textSide(left, before, line), right: textSide(right, after, line), asLines: true };
}

function summaries(left: ServedEntry, right: ServedEntry): Verdict {
  return { isSame: false, left: sideOf(left), right: sideOf(right), asLines: false };
}

/** One side of a difference that only the other side lacks, or that is only summarised. */
export function sideOf(entry: ServedEntry): DifferenceSide {
  if (entry.kind === "folder") return summary(entry, "directory");
  if (entry.kind === "link") return summary(entry, `symlink to ${entry.target}`);
  if (entry.checksum !== undefined) return summary(entry, "file");
  if (entry.git?.size !== undefined) return summary(entry, `file, ${sizeOf(entry.git.size)}`);
  const content = entry.tree.read(entry.path);
  return summary(entry, "bytes" in content ? `file, ${sizeOf(content.bytes.length)}` : "file");
}

function sizeOf(bytes: number): string {
  return bytes === 1 ? "1 byte" : `${bytes} bytes`;
}

function summary({ path }: ServedEntry, text: string): DifferenceSide {
  return { text, json: JSON.stringify(text), span: startOfLine(path, 1) };
}

function textSide([{ path }, bytes]: Read, text: string, line: number): DifferenceSide {
  return { text: `file, ${sizeOf(bytes.length)}`, json: JSON.stringify(text), span: startOfLine(path, line) };
}

/** A span in a source that has only as many lines as needed: differences are sent between threads. */
function startOfLine(path: string, line: number) {
  return createSpan(createSource(path, "\n".repeat(line - 1)), line - 1, line - 1);
}

/** The text of a file; undefined if it is binary or too long. */
function textOf(bytes: Uint8Array): string | undefined {
  if (bytes.length > longestText || bytes.includes(0)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The offset of the first byte that differs; -1 if there is none. */
function firstDifference(left: Uint8Array, right: Uint8Array): number {
  const end = Math.min(left.length, right.length);
  for (let at = 0; at < end; at++) if (left[at] !== right[at]) return at;
  return left.length === right.length ? -1 : end;
}

function lineAt(bytes: Uint8Array, end: number): number {
  let line = 1;
  for (let at = 0; at < end; at++) if (bytes[at] === 10) line++;
  return line;
}
