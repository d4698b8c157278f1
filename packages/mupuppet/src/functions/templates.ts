import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { loadTemplates } from "../load/load-templates.js";

/** The functions that read templates and other files of modules. */
export const templateNames = [
  "binary_file",
  "epp",
  "file",
  "find_file",
  "find_template",
  "inline_epp",
  "inline_template",
  "module_directory",
  "template",
] as const;

/** One of them, loaded on its first call. */
export function templateFunction(name: (typeof templateNames)[number]): PuppetFunction {
  return { name, call: (call) => loadTemplates().templateFunctions.get(name)!.call(call) };
}
