import type { Node } from "../../../ast/children.js";

/** Output: strings, nodes that are translated in place, and steps that run once everything before them is written. */
export type Part = string | Node | Step;

/** Records something for what follows, and may return more output. */
export type Step = () => readonly Part[] | undefined;

/** Writes parts sequentially; `translate` converts nodes. Doesn't recurse. */
export function writeParts(parts: readonly Part[], translate: (node: Node) => readonly Part[]): string {
  const written: string[] = [];
  const waiting: Part[] = [...parts].reverse();
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (typeof part === "string") written.push(part);
    else {
      const inner = typeof part === "function" ? (part() ?? []) : translate(part);
      for (let index = inner.length - 1; index >= 0; index--) waiting.push(inner[index]!);
    }
  }
  return written.join("");
}
