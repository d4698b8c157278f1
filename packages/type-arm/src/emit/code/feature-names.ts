import { findFeature, type ModelType } from "../../model/index.js";

/** The names of all features of a type, inherited ones too. */
export type FeatureNames = Pick<ReadonlySet<string>, "has">;

/** Looked up when asked, because the names of all types of a long chain take memory that grows with its square. */
export function featureNames(type: ModelType): FeatureNames {
  return { has: (name) => findFeature(type, name) !== undefined };
}
