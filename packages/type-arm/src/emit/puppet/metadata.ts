import type { FunctionSet } from "../../logic/function-set.js";

/** The metadata that Puppet requires of a module. */
export function metadataText(module: string, functions: FunctionSet): string {
  const data = {
    name: `types-${module}`,
    version: "0.1.0",
    author: "types",
    summary: `Types of ${module}, with their checks and invariants`,
    license: "proprietary",
    source: "",
    dependencies: [],
    requirements: [{ name: "puppet", version_requirement: ">= 7.0.0 < 9.0.0" }],
    function_set: { name: functions.name, version: functions.version },
  };
  return `${JSON.stringify(data, undefined, 2)}\n`;
}
