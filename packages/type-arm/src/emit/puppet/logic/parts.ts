import type { Node } from "../../../ast/children.js";

/** What is written: texts, nodes that are translated in their place, and steps that run when all before them is written. */
export type Part = string | Node | Step;

/** Notes something for what follows, and may give more to write. */
export type Step = () => readonly Part[] | undefined;

/** Writes parts one after the other; `translate` says what a node is. Nothing recurses. */
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
