import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { epp, inlineEpp } from "./epp/functions.js";
import { inlineTemplate, template } from "./erb.js";
import { binaryFile, file, findFile, findTemplate, moduleDirectory } from "./file-functions.js";

const all: readonly PuppetFunction[] = [
  binaryFile,
  epp,
  file,
  findFile,
  findTemplate,
  inlineEpp,
  inlineTemplate,
  moduleDirectory,
  template,
];

/** The functions that read templates and other files of modules, by name. */
export const templateFunctions: ReadonlyMap<string, PuppetFunction> = new Map(all.map((each) => [each.name, each]));
