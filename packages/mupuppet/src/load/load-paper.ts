import * as paper from "../evaluate/paper/index.js";

/** What only the paper's profile needs. A command loads it on first use. */
export function loadPaper(): typeof paper {
  return paper;
}
