import type { Result } from "@cairn/diagnostics";
import type { Program } from "../ast/index.js";
import { checkModel, type CheckOptions } from "../check/check.js";
import type { Model } from "../model/model.js";
import { buildModel } from "./build-model.js";

export type ResolveOptions = CheckOptions;

/**
 * The model of one or several programs that belong together, with everything that is wrong with them. There is always a model; where
 * there are errors, it is only good for finding more of them.
 */
export function resolve(
  programs: readonly Program[],
  options: ResolveOptions = {},
): Result<Model> & { readonly value: Model } {
  const built = buildModel(programs);
  return { value: built.model, diagnostics: checkModel(built, options) };
}
