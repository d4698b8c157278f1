import type * as paper from "./paper/index.js";

/** Loads what only the paper's profile needs. */
export function loadPaper(): typeof paper {
  return require("./paper/index.js") as typeof paper;
}
