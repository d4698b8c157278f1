import type * as yaml from "./yaml.js";

/** Loads what reads YAML when there is some. */
export function loadYaml(): typeof yaml.readYaml {
  return (require("./yaml.js") as typeof yaml).readYaml;
}
