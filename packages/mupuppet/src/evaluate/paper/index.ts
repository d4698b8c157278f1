/** The language of the paper: how its manifests are read, and how they run. */
export { readManifest as readPaperManifest } from "@cairn/mupuppet-paper";
export { evaluatePaper, paperKinds } from "./manifest.js";
