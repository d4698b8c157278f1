import type * as eyaml from "./eyaml.js";

/** Loads what decrypts eyaml's secrets when keys are given. */
export function loadEyaml(): typeof eyaml {
  return require("./eyaml.js") as typeof eyaml;
}
