import {
  createSpan,
  declaringRules,
  type Diagnostic,
  type Guesses,
  type Rule as AnyRule,
  type Source,
  type Span,
} from "@cairn/diagnostics";
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

/** What the rules about a model look at, by its kind. */
export interface Subjects {
  /** All types together. */
  readonly model: BuiltModel;
  readonly type: ModelType;
  /** A feature and its settings. */
  readonly feature: ModelFeature;
}

/** A rule about a model. */
export type Rule = AnyRule<Subjects, CheckContext>;

/** Declares what a rule of this language reports. */
export const declare = declaringRules("type-arm");

/** What a rule declares; undefined if it reports what the catalogue declares, which several phases or rules report. */
export type Declared = Rule["declared"] | undefined;

/** A rule about all types together. */
export function modelRule(declared: Declared, model: NonNullable<Rule["visit"]["model"]>): Rule {
  return withDeclared(declared, { model });
}

/** A rule about one type. */
export function typeRule(declared: Declared, type: NonNullable<Rule["visit"]["type"]>): Rule {
  return withDeclared(declared, { type });
}

/** A rule about one feature. */
export function featureRule(declared: Declared, feature: NonNullable<Rule["visit"]["feature"]>): Rule {
  return withDeclared(declared, { feature });
}

function withDeclared(declared: Declared, visit: Rule["visit"]): Rule {
  return declared ? { declared, visit } : { visit };
}

export function spanIn(source: Source, { start, end }: Located): Span {
  return createSpan(source, start, end);
}
