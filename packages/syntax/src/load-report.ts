import { report } from "./report/report.js";

/**
 * The report stage, the only part that needs ANTLR's runtime. It has a module of its own so that a bundler may put another in its
 * place that loads it on demand: correct programs then never pay for it.
 */
export function loadReport(): typeof report {
  return report;
}
