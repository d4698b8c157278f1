import type * as explanations from "../explain/explain.js";

/** Loads what explains values when one is asked for. */
export function loadExplain(): typeof explanations.explain {
  return (require("../explain/explain.js") as typeof explanations).explain;
}
