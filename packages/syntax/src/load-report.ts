import { report } from "./report/report.js";

/**
 * The stage that explains syntax errors, the only part that needs ANTLR's runtime. A command substitutes another module
 * for this one.
 */
export function loadReport(): typeof report {
  return report;
}
