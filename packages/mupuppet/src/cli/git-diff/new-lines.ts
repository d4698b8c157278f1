import { isWithin, joinPath, positionAt, type Span } from "@cairn/diagnostics";
import type { Cause } from "../../diff/change.js";
import type { Side } from "./sides.js";

/** How many lines of a place are looked at. */
const mostLines = 50;

/** A line of a revision. */
export type NewLine = Omit<Cause, "side">;

/** Finds the lines that one revision has and the other one hasn't got. */
export class NewLines {
  /** The lines of each file of each revision. */
  private readonly lines = new Map<Side, Map<string, ReadonlySet<string>>>();

  /** The first line of a place that the other revision's file hasn't got. */
  inSpan({ end, source, start }: Span, other: Side): NewLine | undefined {
    if (source.text === "") return undefined;
    const known = this.linesOf(other, source.name);
    const first = positionAt(source, start).line;
    const last = Math.min(positionAt(source, Math.max(start, end - 1)).line, first + mostLines);
    const all = source.text.split(/\r?\n/);
    const lines = all.slice(first - 1, /\.e?ya?ml$/i.test(source.name) ? endOfEntry(all, first - 1, last) : last);
    return newLine(source.name, lines, first, known);
  }

  /** The first line of a file that the other revision's file hasn't got. */
  inFile(file: string, side: Side, other: Side): NewLine | undefined {
    const text = textOf(side, file);
    return text === undefined ? undefined : newLine(file, text.split(/\r?\n/), 1, this.linesOf(other, file));
  }

  /** The lines of a side's file, which is named as on the other side. */
  private linesOf(side: Side, file: string): ReadonlySet<string> {
    let files = this.lines.get(side);
    if (!files) this.lines.set(side, (files = new Map()));
    let lines = files.get(file);
    if (lines) return lines;
    files.set(file, (lines = new Set((textOf(side, nameOn(side, file)) ?? "").split(/\r?\n/))));
    return lines;
  }
}

function newLine(
  file: string,
  lines: readonly string[],
  first: number,
  known: ReadonlySet<string>,
): NewLine | undefined {
  const at = lines.findIndex((line) => line.trim() !== "" && !known.has(line));
  return at < 0 ? undefined : { file, line: first + at, text: lines[at]!.trim() };
}

/** The name on a side of a file that is named as on the other side. */
function nameOn({ folder, otherFolder }: Side, file: string): string {
  if (folder === otherFolder || !isWithin(file, otherFolder)) return file;
  const root = joinPath(otherFolder, "");
  return joinPath(folder, root === "." ? file : `.${file.slice(root.length)}`);
}

/** The text of a revision's file. */
export function textOf({ revision }: Side, file: string): string | undefined {
  const content = revision.read(file);
  return "bytes" in content ? new TextDecoder().decode(content.bytes) : undefined;
}

/** Where the entry of a mapping in YAML ends that begins in a line: its value may stand below its name, indented. */
function endOfEntry(lines: readonly string[], begin: number, least: number): number {
  const indentOf = (line: string) => line.length - line.trimStart().length;
  const own = indentOf(lines[begin] ?? "");
  let end = Math.max(least, begin + 1);
  const isInside = (line: string) => line.trim() === "" || indentOf(line) > own || /^\s*- /.test(line);
  while (end < lines.length && end < begin + mostLines && isInside(lines[end]!)) end++;
  return end;
}
