import type { Compilation } from "./compilation.js";

/** Hands metaparameters and tags down from Class[main], along the edges. */
export function runMetaparameters(_compilation: Compilation): void {}
