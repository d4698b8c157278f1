import * as paper from "../evaluate/paper/index.js";

/** What only the paper's profile needs. A command has another module in place of this one. */
export function loadPaper(): typeof paper {
  return paper;
}
