import { Budget } from "@cairn/diagnostics";
import { Failure, withBudget } from "@cairn/evaluation";
import { expandGlob } from "@cairn/hiera";
import type { PrismParser } from "@cairn/ruby-subset";
import type { Modules } from "../../modules/modules.js";
import { typeFacts, type TypeFacts } from "../../resource-types/type-facts.js";
import { isBelow, locate } from "../locate.js";
import { ResourceTypeReader, type RubyFiles } from "./reader.js";

/** The maximum memory that reading one type may take, in bytes. */
const maxMemory = 128 * 1024 * 1024;

/** Reads the resource types that modules define in Ruby; returns a Failure for one that can't be read. */
export function createRubyTypes(
  modules: Modules,
  parse: PrismParser,
): (path: string, name: string) => TypeFacts | Failure {
  const reader = new ResourceTypeReader(parse, rubyFiles(modules));
  return (path, name) => {
    try {
      const type = withBudget(new Budget(maxMemory), () => reader.read(path, name));
      if (!type) return new Failure("evaluation", `it defines no type \`${name}\``);
      const provider = hasProviders(modules, name) ? ["provider"] : [];
      return typeFacts({ ...type, parameters: [...type.parameters, ...type.properties, ...provider] });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const { kind, message, span } = error;
      const isOfModule = span?.source.name.includes("/") === true;
      return new Failure(kind, message.replace(/ in templates$/, ""), isOfModule ? { span } : {});
    }
  };
}

/** The files of modules that definitions may use. */
export function rubyFiles(modules: Modules): RubyFiles {
  return {
    read: (path) => modules.readPath(path)?.value,
    isOfModules: (path) => isBelow(path, modules),
    folderOf: (module) => modules.folderOf(module),
    glob: (pattern) => expandGlob(pattern, modules.listing),
    locate: (name, isRelative, from) => locate(name, isRelative, from, modules),
  };
}

/** Whether any module has a provider of a type, which adds the parameter `provider`. */
function hasProviders(modules: Modules, name: string): boolean {
  const folder = `lib/puppet/provider/${name}`;
  return modules.names().some((module) =>
    modules.filesBelow(module, folder).some((file) => {
      if (file.includes("/") || !file.endsWith(".rb")) return false;
      return /\bprovide\b/.test(modules.read(module, `${folder}/${file}`)?.value?.text ?? "");
    }),
  );
}
