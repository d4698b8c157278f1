import type * as yaml from "./yaml.js";

/** Loads the YAML parser on first use. */
export function loadYaml(): typeof yaml.readYaml {
  return (require("./yaml.js") as typeof yaml).readYaml;
}
