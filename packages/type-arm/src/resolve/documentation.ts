import type { Source } from "@cairn/diagnostics";

/** The comment lines directly before `start`, without `#` and the blank behind it; empty where there are none. */
export function documentationBefore(source: Source, start: number): string {
  const { text } = source;
  const lines: string[] = [];
  let lineStart = text.lastIndexOf("\n", start - 1) + 1;
  if (text.slice(lineStart, start).trim() !== "") return "";
  while (lineStart > 0) {
    const before = text.lastIndexOf("\n", lineStart - 2) + 1;
    const comment = /^\s*# ?(.*?)\s*$/.exec(text.slice(before, lineStart - 1));
    if (!comment) break;
    lines.push(comment[1]!);
    lineStart = before;
  }
  return lines.reverse().join("\n").trim();
}
