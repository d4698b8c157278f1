import { explain } from "../explain/explain.js";

/** Explains values. A command has another module in place of this one. */
export function loadExplain(): typeof explain {
  return explain;
}
