import type { Difference } from "./difference.js";
import { visibleLinesOfDifference } from "./visible-difference.js";
import { unifiedHunks } from "./unified-diff.js";

/** Longer strings aren't compared by lines. */
const longest = 1 << 20;

/** How much of a long line is shown before and after its first difference. */
const context = 30;

/**
 * The difference between two strings of several lines, or too long to be shown in full: lines with ` `, `-` and `+`
 * before them; of single lines, the part around the first difference. Undefined if both are short enough.
 */
export function textDifference({ asLines, left, right }: Difference): readonly string[] | undefined {
  const [before, after] = [textOf(left?.json), textOf(right?.json)];
  if (before === undefined || after === undefined || before === after) return undefined;
  if (before.length > longest || after.length > longest) return undefined;
  if (asLines || isLines(before) || isLines(after))
    return visibleLinesOfDifference(unifiedHunks(before, after).split("\n").slice(0, -1));
  return left!.text === right!.text ? excerpts(before, after) : undefined;
}

function textOf(json: string | undefined): string | undefined {
  return json?.startsWith('"') ? (JSON.parse(json) as string) : undefined;
}

/** A single line break at the end doesn't make a second line. */
function isLines(text: string): boolean {
  return text.slice(0, -1).includes("\n");
}

function excerpts(before: string, after: string): readonly string[] {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at++;
  const from = Math.max(0, at - context);
  const excerpt = (text: string): string => {
    const part = text.slice(from, at + context);
    return `${from > 0 ? "…" : ""}${part}${at + context < text.length ? "…" : ""}`;
  };
  return visibleLinesOfDifference([`-${excerpt(before)}`, `+${excerpt(after)}`]);
}
