import * as inputs from "../library/inputs.js";

/** What reads environments, facts and `puppet.conf`. A command loads it on first use. */
export function loadInputs(): typeof inputs {
  return inputs;
}
