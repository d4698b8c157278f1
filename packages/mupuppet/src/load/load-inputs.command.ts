import type * as inputs from "../library/inputs.js";

/** Loads what reads environments, facts and `puppet.conf` when a run has some. */
export function loadInputs(): typeof inputs {
  return require("../library/inputs.js") as typeof inputs;
}
