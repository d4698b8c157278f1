export * from "./model.js";
export { fullNameOf } from "./names.js";
export { allFeatures, allInvariants, findFeature, findType, isKindOf, lineage, typeText } from "./queries.js";
export { resource } from "./resource.js";
export { modelData, type ModelData } from "./model-data.js";
