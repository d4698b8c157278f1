import { explain } from "../explain/explain.js";

/** Explains values. A command loads it on first use. */
export function loadExplain(): typeof explain {
  return explain;
}
