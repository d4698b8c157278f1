import { positionAt, type Span } from "@cairn/diagnostics";
import type { Difference, Explanation } from "@cairn/store";
import type { Catalog } from "../../catalog/catalog.js";
import type { Cause } from "../../diff/change.js";
import { explain } from "../../explain/explain.js";
import { formatReferencePath } from "../../view/reference-path.js";
import type { Side } from "./sides.js";

/** How many places behind a value are looked at, and how many lines of each. */
const mostPlaces = 200;
const mostLines = 50;

/** A node's catalog on one side. */
export interface Made {
  readonly side: Side;
  readonly catalog: Catalog;
}

/**
 * Finds the line of a commit that makes a difference: the first line behind the new value, or behind the old one, that
 * the other revision's file hasn't got.
 */
export class Causes {
  /** The lines of each file of each revision. */
  private readonly lines = new Map<Side, Map<string, ReadonlySet<string>>>();

  of({ path }: Difference, left: Made, right: Made): Cause | undefined {
    const shown = formatReferencePath(path.slice(0, 2));
    return this.changedLine(shown, right, left.side, "right") ?? this.changedLine(shown, left, right.side, "left");
  }

  private changedLine(path: string, { catalog, side }: Made, other: Side, name: Cause["side"]): Cause | undefined {
    const { value } = explain(catalog, path, side.source, side.language.types);
    const waiting: Explanation[] = value ? [value] : [];
    for (let next = 0; next < waiting.length && next < mostPlaces; next++) {
      const { from, span } = waiting[next]!;
      const found = this.newLineIn(span, other);
      if (found) return { ...found, side: name };
      for (const each of from) waiting.push(each);
    }
    return undefined;
  }

  private newLineIn({ end, source, start }: Span, other: Side): Omit<Cause, "side"> | undefined {
    if (source.text === "") return undefined;
    const known = this.linesOf(other, source.name);
    const first = positionAt(source, start).line;
    const last = Math.min(positionAt(source, Math.max(start, end - 1)).line, first + mostLines);
    const all = source.text.split(/\r?\n/);
    const lines = all.slice(first - 1, /\.e?ya?ml$/i.test(source.name) ? endOfEntry(all, first - 1, last) : last);
    const at = lines.findIndex((line) => line.trim() !== "" && !known.has(line));
    return at < 0 ? undefined : { file: source.name, line: first + at, text: lines[at]!.trim() };
  }

  private linesOf(side: Side, file: string): ReadonlySet<string> {
    let files = this.lines.get(side);
    if (!files) this.lines.set(side, (files = new Map()));
    let lines = files.get(file);
    if (lines) return lines;
    const content = side.revision.read(file);
    const text = "bytes" in content ? new TextDecoder().decode(content.bytes) : "";
    files.set(file, (lines = new Set(text.split(/\r?\n/))));
    return lines;
  }
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
