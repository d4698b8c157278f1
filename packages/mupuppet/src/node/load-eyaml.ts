import * as eyaml from "./eyaml.js";

/** What decrypts eyaml's secrets. A command has another module in place of this one. */
export function loadEyaml(): typeof eyaml {
  return eyaml;
}
