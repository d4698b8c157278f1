import { textDifference, type Difference } from "@cairn/store";

/** How many changed lines of a string are looked at. */
const mostLines = 5;

/** The numbers of the first lines that a difference of strings adds, and of those that it removes; from 1. */
export function changedLines(difference: Difference): {
  readonly added: readonly number[];
  readonly removed: readonly number[];
} {
  const added: number[] = [];
  const removed: number[] = [];
  let [left, right] = [0, 0];
  for (const line of textDifference(difference) ?? []) {
    const [, before, after] = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(line) ?? [];
    if (before !== undefined) [left, right] = [Number(before), Number(after)];
    else if (left + right === 0) return { added, removed };
    else if (line.startsWith("+")) added.push(right++);
    else if (line.startsWith("-")) removed.push(left++);
    else [left, right] = [left + 1, right + 1];
  }
  return { added: added.slice(0, mostLines), removed: removed.slice(0, mostLines) };
}
