import type * as paper from "../evaluate/paper/index.js";

/** Loads what only the paper's profile needs. */
export function loadPaper(): typeof paper {
  return require("../evaluate/paper/index.js") as typeof paper;
}
