import { readYaml } from "./yaml.js";

/** The YAML parser. A command substitutes another module for this one. */
export function loadYaml(): typeof readYaml {
  return readYaml;
}
