import { loadHiera } from "#load-hiera";
import { loadModuleFunctions } from "#load-module-functions";
import { loadPaper } from "#load-paper";
import { loadRuby } from "#load-ruby";
import type { Parts } from "./evaluate/parts.js";
import { catalogFunctions } from "./functions/index.js";

/** The parts of the compiler. */
export const compilerParts: Parts = {
  functions: catalogFunctions,
  moduleFunctions: loadModuleFunctions,
  rubyFunction: (compilation, name, file) => loadRuby().findRubyFunction(compilation, name, file),
  createLookups: (compilation) => loadHiera().createLookups(compilation),
  paperKinds: () => loadPaper().paperKinds,
};
