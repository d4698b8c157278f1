import type { Compilation } from "./compilation.js";

/** Reports overrides without a resource, and references of `realize` that nobody declared. */
export function reportLeftovers(_compilation: Compilation): void {}
