/**
 * What is loaded on demand. Each `load-x.ts` imports its part at once, for the library; a command has `load-x.command.ts` in
 * its place, from which the bundler makes a chunk of its own.
 */
import * as hiera from "../hiera/index.js";

/** Hiera and its functions. A command has another module in place of this one. */
export function loadHiera(): typeof hiera {
  return hiera;
}
