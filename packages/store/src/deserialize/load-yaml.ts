import { readYaml } from "./yaml.js";

/** The YAML parser. A command loads it on first use. */
export function loadYaml(): typeof readYaml {
  return readYaml;
}
