import type { Comparison } from "./compare.js";

export type DifferencesFormat = "text" | "json" | "markdown";

export interface RenderDifferencesOptions {
  readonly format: DifferencesFormat;
  /** By default joined by `:`. */
  readonly formatPath?: (path: readonly string[]) => string;
}

/** The differences for people (`text`, `markdown`) or programs (`json`: an object with `differences` and `complete`). */
export function renderDifferences(comparison: Comparison, options: RenderDifferencesOptions): string {
  throw new Error(`not yet ${String(comparison)} ${String(options)}`);
}
