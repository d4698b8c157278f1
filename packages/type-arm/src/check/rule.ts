import { createSpan, type Diagnostic, type Guesses, type Source, type Span } from "@cairn/diagnostics";
import type { Located } from "@cairn/puppet-core";
import type { FunctionSet } from "../logic/function-set.js";
import type { Model, ModelFeature, ModelType } from "../model/model.js";
import type { BuiltModel } from "../resolve/build-model.js";

/** What all rules get. */
export interface CheckContext {
  readonly model: Model;
  /** Whether an attribute without a type is only warned of (reading R2). */
  readonly lenient: boolean;
  readonly functions: FunctionSet;
  readonly report: (diagnostic: Diagnostic) => void;
  readonly guesses: Guesses;
  /** All features that the type at hand has, inherited ones included, by name. */
  readonly visible: ReadonlyMap<string, ModelFeature>;
  /** Whether `visible` misses what a type inherits that isn't there: then nothing can be said of names that aren't found. */
  readonly isIncomplete: () => boolean;
}

/** Looks at the types together. */
export type ModelRule = (built: BuiltModel, context: CheckContext) => void;

/** Looks at one type. */
export type TypeRule = (type: ModelType, context: CheckContext) => void;

/** Looks at one feature and its settings. */
export type FeatureRule = (feature: ModelFeature, context: CheckContext) => void;

export function spanIn(source: Source, { start, end }: Located): Span {
  return createSpan(source, start, end);
}
