/** The language of the paper: how its manifests are read, and how they run. */
export { readManifest as readPaperManifest } from "../../small-step/read/manifests.js";
export { evaluatePaper, paperKinds } from "./manifest.js";
