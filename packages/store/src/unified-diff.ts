import { shortestEdits, type Edit } from "./shortest-edits.js";

/** Unchanged lines shown around a change. */
const context = 3;

/**
 * The change of the file `name` in the format of `diff -u`, which `patch` accepts, with a label for the new state;
 * empty if nothing changes.
 */
export function unifiedDiff(name: string, state: string, before: string, after: string): string {
  const hunks = unifiedHunks(before, after);
  return hunks === "" ? "" : `--- ${name}\n+++ ${name}\t(${state})\n${hunks}`;
}

/** The same without the names of the file. */
export function unifiedHunks(before: string, after: string): string {
  const [left, right] = [splitLines(before), splitLines(after)];
  const hunks = groupIntoHunks(shortestEdits(left, right));
  return hunks.map((hunk) => renderHunk(hunk, left, right)).join("");
}

/** Lines including their endings, so that these are compared, too. */
function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function groupIntoHunks(edits: readonly Edit[]): Edit[][] {
  const hunks: Edit[][] = [];
  for (const edit of edits) {
    const last = hunks.at(-1)?.at(-1);
    if (last && edit.leftStart - last.leftEnd <= 2 * context) hunks.at(-1)!.push(edit);
    else hunks.push([edit]);
  }
  return hunks;
}

function renderHunk(edits: readonly Edit[], left: readonly string[], right: readonly string[]): string {
  const [first, last] = [edits[0]!, edits.at(-1)!];
  const before = Math.min(context, first.leftStart);
  const after = Math.min(context, left.length - last.leftEnd);
  const lines: string[] = [];
  const add = (sign: string, some: readonly string[]): void => {
    for (const line of some) lines.push(sign + line);
  };
  let place = first.leftStart - before;
  for (const { leftStart, leftEnd, rightStart, rightEnd } of edits) {
    add(" ", left.slice(place, leftStart));
    add("-", left.slice(leftStart, leftEnd));
    add("+", right.slice(rightStart, rightEnd));
    place = leftEnd;
  }
  add(" ", left.slice(place, place + after));
  const leftRange = range(first.leftStart - before, last.leftEnd + after);
  const rightRange = range(first.rightStart - before, last.rightEnd + after);
  return `@@ -${leftRange} +${rightRange} @@\n${lines.map(endLine).join("")}`;
}

function range(start: number, end: number): string {
  const length = end - start;
  if (length === 1) return String(start + 1);
  return `${length === 0 ? start : start + 1},${length}`;
}

function endLine(line: string): string {
  return line.endsWith("\n") ? line : `${line}\n\\ No newline at end of file\n`;
}
