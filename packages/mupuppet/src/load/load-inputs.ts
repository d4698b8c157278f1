import * as inputs from "../library/inputs.js";

/** What reads environments, facts and `puppet.conf`. A command has another module in place of this one. */
export function loadInputs(): typeof inputs {
  return inputs;
}
