import { findFeature, type ModelType } from "../../model/index.js";

/** The names of all features of a type, including inherited ones. */
export type FeatureNames = Pick<ReadonlySet<string>, "has">;

/** Looked up on demand, because the names of all types of a long chain take quadratic memory. */
export function featureNames(type: ModelType): FeatureNames {
  return { has: (name) => findFeature(type, name) !== undefined };
}
