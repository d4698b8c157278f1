import * as eyaml from "./eyaml.js";

/** What decrypts eyaml's secrets. A command loads it on first use. */
export function loadEyaml(): typeof eyaml {
  return eyaml;
}
