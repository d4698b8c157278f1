import { readYaml } from "./yaml.js";

/** What reads YAML. A command has another module in place of this one. */
export function loadYaml(): typeof readYaml {
  return readYaml;
}
