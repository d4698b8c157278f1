/**
 * The resolved definitions of programs: types, features, settings, logic. All phases after `resolve` build on this and
 * not on the syntax tree.
 */
export * from "./model.js";
export { findFeature, isKindOf } from "./ancestry.js";
export { fullNameOf } from "./names.js";
export { allFeatures, allInvariants, findType, inheritedFirst, lineage, sumOfLineages, typeText } from "./queries.js";
export { resource } from "./resource.js";
