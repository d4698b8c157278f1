import type { Result } from "@cairn/diagnostics";
import type { Program } from "../ast/index.js";
import type { Model } from "../model/model.js";
import { buildModel } from "./build-model.js";

export interface ResolveOptions {
  /** Makes an attribute without a type a String, with a warning (reading R2). */
  readonly lenient?: boolean;
}

/**
 * The model of one or several programs that belong together, with everything that is wrong with them. There is always a model; where
 * there are errors, it is only good for finding more of them.
 */
export function resolve(
  programs: readonly Program[],
  _options: ResolveOptions = {},
): Result<Model> & { readonly value: Model } {
  return { value: buildModel(programs).model, diagnostics: [] };
}
