/**
 * The functions that every module for Puppet gets, as texts: they make, read and show objects, whatever their types are.
 */
import type { EmittedFile } from "../../target.js";
import { draftFunctions } from "./drafts.js";
import { objectFunctions } from "./objects.js";
import { valueFunctions } from "./values.js";

/** A function of every module. In its text, `@` is the module and `%{…}` an interpolation. */
export interface EngineFunction {
  readonly name: string;
  readonly text: string;
}

const all = [...draftFunctions, ...objectFunctions, ...valueFunctions];

/** What makes, reads and shows the objects of a module, whatever its types are. */
export function engineFiles(module: string): readonly EmittedFile[] {
  return all.map(({ name, text }) => ({
    path: `functions/engine/${name}.pp`,
    chunks: [text.replaceAll("@::", `${module}::`).replace(/%\{/g, "${")],
  }));
}
