import { loadHiera } from "./load/load-hiera.js";
import { loadModuleFunctions } from "./load/load-module-functions.js";
import { loadPaper } from "./load/load-paper.js";
import { loadRuby } from "./load/load-ruby.js";
import type { Parts } from "./evaluate/parts.js";
import { catalogFunctions } from "./functions/index.js";

/** The parts of the compiler. */
export const compilerParts: Parts = {
  functions: catalogFunctions,
  moduleFunctions: loadModuleFunctions,
  rubyFunction: (compilation, name, file) => loadRuby().findRubyFunction(compilation, name, file),
  createLookups: (compilation) => loadHiera().createLookups(compilation),
  reportEncrypted: (compilation, strings) => loadHiera().describeEncrypted(compilation, strings),
  paperKinds: () => loadPaper().paperKinds,
};
