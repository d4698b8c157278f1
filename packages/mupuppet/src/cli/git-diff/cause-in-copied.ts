import { positionAt } from "@cairn/diagnostics";
import type { Difference, DifferenceSide } from "@cairn/store";
import type { Cause } from "../../diff/change.js";
import { changedLines } from "./changed-lines.js";

/** The first changed line of a copied file; of a file without lines to compare, its beginning. */
export function causeInCopied(difference: Difference): Cause | undefined {
  const { added, removed } = changedLines(difference);
  if (difference.right && (added.length > 0 || removed.length === 0))
    return causeOn("right", difference.right, added[0]);
  return difference.left && causeOn("left", difference.left, removed[0]);
}

function causeOn(
  side: Cause["side"],
  { json, span, text }: DifferenceSide,
  line: number | undefined,
): Cause | undefined {
  if (!span) return undefined;
  const { name: file } = span.source;
  if (line === undefined) return { file, line: positionAt(span.source, span.start).line, text, side };
  const lines = (JSON.parse(json) as string).split("\n");
  return { file, line, text: (lines[line - 1] ?? "").trim(), side };
}
