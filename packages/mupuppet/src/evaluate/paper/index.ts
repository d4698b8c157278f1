/**
 * The language of the paper, as far as it differs: how its manifests are read, and how they run. The paper's own
 * small-step semantics is the package `@cairn/mupuppet-paper`.
 */
export { readManifest as readPaperManifest } from "@cairn/mupuppet-paper";
export { evaluatePaper, paperKinds } from "./manifest.js";
