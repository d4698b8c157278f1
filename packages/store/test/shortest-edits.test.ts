import { stopwatch } from "@cairn/testing";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { shortestEdits, type Edit } from "../src/shortest-edits.js";
import { unifiedDiff } from "../src/unified-diff.js";

const lines = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 12 });

function apply(left: readonly string[], right: readonly string[], edits: readonly Edit[]): string[] {
  const result: string[] = [];
  let place = 0;
  for (const { leftStart, leftEnd, rightStart, rightEnd } of edits) {
    result.push(...left.slice(place, leftStart), ...right.slice(rightStart, rightEnd));
    place = leftEnd;
  }
  return [...result, ...left.slice(place)];
}

/** The length of the longest common subsequence, by the book. */
function commonLength(left: readonly string[], right: readonly string[]): number {
  let row = new Array<number>(right.length + 1).fill(0);
  for (const line of left) {
    const next = [0];
    right.forEach((other, index) =>
      next.push(line === other ? row[index]! + 1 : Math.max(row[index + 1]!, next[index]!)),
    );
    row = next;
  }
  return row.at(-1)!;
}

describe("shortestEdits", () => {
  it("turns the left text into the right one, with as few lines as possible", () => {
    fc.assert(
      fc.property(lines, lines, (left, right) => {
        const edits = shortestEdits(left, right);
        expect(apply(left, right, edits)).toEqual(right);
        const changed = edits.reduce(
          (sum, edit) => sum + edit.leftEnd - edit.leftStart + edit.rightEnd - edit.rightStart,
          0,
        );
        expect(changed).toBe(left.length + right.length - 2 * commonLength(left, right));
      }),
      { numRuns: 2000 },
    );
  });

  it("gives up on strings that have nothing in common, but stays correct and fast", () => {
    const left = Array.from({ length: 50_000 }, (_, index) => `left ${index}`);
    const right = Array.from({ length: 50_000 }, (_, index) => `right ${index}`);
    const elapsed = stopwatch();
    expect(shortestEdits(left, right)).toEqual([{ leftStart: 0, leftEnd: 50_000, rightStart: 0, rightEnd: 50_000 }]);
    expect(elapsed()).toBeLessThan(5000);
  });
});

describe("unifiedDiff", () => {
  it("is empty if nothing differs", () => {
    expect(unifiedDiff("f", "formatted", "a\nb\n", "a\nb\n")).toBe("");
  });

  it("shows three lines around a change, and joins changes that are near", () => {
    const before = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n14\n15\n16\n17\n18\n19\n20\n";
    const after = before.replace("5\n", "five\n").replace("\n9\n", "\nnine\n").replace("\n19\n", "\n");
    expect(unifiedDiff("f", "formatted", before, after)).toBe(
      [
        "--- f",
        "+++ f\t(formatted)",
        "@@ -2,11 +2,11 @@",
        ...[" 2", " 3", " 4", "-5", "+five", " 6", " 7", " 8", "-9", "+nine", " 10", " 11", " 12"],
        "@@ -16,5 +16,4 @@",
        ...[" 16", " 17", " 18", "-19", " 20", ""],
      ].join("\n"),
    );
  });

  it("marks a missing line break at the end of the file", () => {
    expect(unifiedDiff("f", "formatted", "a", "a\n")).toBe(
      "--- f\n+++ f\t(formatted)\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n",
    );
  });
});
