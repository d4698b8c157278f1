import type * as stage from "./report/report.js";

/**
 * Loads the stage that explains syntax errors, with ANTLR's runtime, on first use: half of the start-up time of a
 * command that reads a correct program.
 */
export function loadReport(): typeof stage.report {
  return (require("./report/report.js") as typeof stage).report;
}
