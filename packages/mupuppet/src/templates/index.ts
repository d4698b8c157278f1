/**
 * Templates: ERB runs in the interpreter of Ruby, EPP in Puppet's own evaluator (`epp`). A rendering keeps the
 * template's calls, so that a line of a file can be traced to what wrote it.
 */
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
