import type { Explanation } from "./explanation.js";

/** As a tree with code lines (`text`), or in the contract's shape (`json`). */
export function renderExplanation(explanation: Explanation, format: "text" | "json"): string {
  throw new Error(`not yet ${explanation.path} ${format}`);
}
