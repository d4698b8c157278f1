/**
 * A shorter text that still `fails`, found by leaving out ranges of lines, then of characters; `tries` bounds the work.
 * Only for the report of a deep run: it finds something short, not the shortest.
 */
export function shrinkText(text: string, fails: (text: string) => boolean, tries = 2000): string {
  const budget = { left: tries };
  const lines = leaveOut(text.split(/(?<=\n)/), (kept) => fails(kept.join("")), budget);
  return leaveOut([...lines.join("")], (kept) => fails(kept.join("")), budget).join("");
}

function leaveOut(
  items: readonly string[],
  fails: (kept: readonly string[]) => boolean,
  budget: { left: number },
): readonly string[] {
  let kept = items;
  for (let length = Math.ceil(items.length / 2); length >= 1; length = length === 1 ? 0 : Math.ceil(length / 2)) {
    for (let from = 0; from < kept.length && budget.left > 0;) {
      const fewer = [...kept.slice(0, from), ...kept.slice(from + length)];
      budget.left--;
      if (fails(fewer)) kept = fewer;
      else from += length;
    }
  }
  return kept;
}
