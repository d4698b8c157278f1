/**
 * The parts that are loaded on demand. Each `load-x.ts` imports its part statically, for the library; a command has
 * `load-x.command.ts` in its place, of which the bundler makes a separate chunk.
 */
import * as hiera from "../hiera/index.js";

/** Hiera and its functions. A command loads it on first use. */
export function loadHiera(): typeof hiera {
  return hiera;
}
