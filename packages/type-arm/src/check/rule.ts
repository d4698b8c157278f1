import { createSpan, type Diagnostic, type Guesses, type Source, type Span } from "@cairn/diagnostics";
import type { Located } from "@cairn/puppet-core";
import type { FunctionSet } from "../logic/function-set.js";
import type { Model, ModelFeature, ModelType } from "../model/model.js";
import type { BuiltModel } from "../resolve/build-model.js";

/** The context of all rules. */
export interface CheckContext {
  readonly model: Model;
  /** Whether an attribute without a type is only a warning (interpretation R2). */
  readonly lenient: boolean;
  readonly functions: FunctionSet;
  readonly report: (diagnostic: Diagnostic) => void;
  readonly guesses: Guesses;
  /** All features of the current type, including inherited ones, by name. */
  readonly visible: ReadonlyMap<string, ModelFeature>;
  /**
   * Whether `visible` lacks features because the type inherits from an unknown one: then unknown names can't be
   * reported.
   */
  readonly isIncomplete: () => boolean;
}

/** Checks all types together. */
export type ModelRule = (built: BuiltModel, context: CheckContext) => void;

/** Checks one type. */
export type TypeRule = (type: ModelType, context: CheckContext) => void;

/** Checks one feature and its settings. */
export type FeatureRule = (feature: ModelFeature, context: CheckContext) => void;

export function spanIn(source: Source, { start, end }: Located): Span {
  return createSpan(source, start, end);
}
