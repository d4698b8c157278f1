/** The source of the functions in every Puppet module: they create, read and print objects of any type. */
import type { EmittedFile } from "../../target.js";
import { draftFunctions } from "./drafts.js";
import { objectFunctions } from "./objects.js";
import { valueFunctions } from "./values.js";

/** A function of every module. In its source, `@` is the module and `%{…}` an interpolation. */
export interface EngineFunction {
  readonly name: string;
  readonly text: string;
}

const all = [...draftFunctions, ...objectFunctions, ...valueFunctions];

/** The functions that create, read and print the objects of a module. */
export function engineFiles(module: string): readonly EmittedFile[] {
  return all.map(({ name, text }) => ({
    path: `functions/engine/${name}.pp`,
    chunks: [text.replaceAll("@::", `${module}::`).replace(/%\{/g, "${")],
  }));
}
