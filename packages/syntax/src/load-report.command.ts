import type * as stage from "./report/report.js";

/** Loads what explains syntax errors, with ANTLR's runtime, when there is one: half of the start of a command that reads a correct program. */
export function loadReport(): typeof stage.report {
  return (require("./report/report.js") as typeof stage).report;
}
