import * as paper from "./paper/index.js";

/**
 * What only the paper's profile needs. It has a module of its own so that a bundler may put another in its place that loads it on
 * demand.
 */
export function loadPaper(): typeof paper {
  return paper;
}
