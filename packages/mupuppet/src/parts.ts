import { coreFunctions, coreFunctionsOfSeven, createInitialization } from "@cairn/puppet-core/functions";
import { evaluatePaper, paperKinds, readPaperManifest } from "./evaluate/paper/index.js";
import type { Parts } from "./evaluate/parts.js";
import { catalogFunctions } from "./functions/index.js";
import { createLookups, describeEncrypted, hieraFunctions } from "./hiera/index.js";
import { createRubyTypes, findRubyFunction } from "./ruby/find.js";
import { moduleFunctions } from "./stdlib/index.js";
import { templateFunctions } from "./templates/index.js";

/** All parts of the compiler. */
export const compilerParts: Parts = {
  functions: new Map([...catalogFunctions, ...hieraFunctions, ...templateFunctions]),
  coreFunctions,
  coreFunctionsOfSeven,
  createInitialization,
  moduleFunctions,
  rubyFunction: findRubyFunction,
  createRubyTypes,
  createLookups,
  reportEncrypted: describeEncrypted,
  paper: {
    kinds: paperKinds,
    check: (program) => readPaperManifest(program).diagnostics,
    evaluate: evaluatePaper,
  },
};
