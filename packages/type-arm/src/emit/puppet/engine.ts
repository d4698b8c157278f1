/** The functions in every Puppet module, from `runtimes/puppet`: they create, read and print objects of any type. */
import type { EmittedFile } from "../target.js";
import { files } from "../generated/puppet.js";

/** The name of the module in the sources. */
const moduleOfSources = "type_arm::";

/** The functions that create, read and print the objects of a module. */
export function engineFiles(module: string): readonly EmittedFile[] {
  return Object.entries(files).map(([path, text]) => ({
    path,
    chunks: [text.replaceAll(moduleOfSources, `${module}::`)],
  }));
}
