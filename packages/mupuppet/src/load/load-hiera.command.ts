import type * as hiera from "../hiera/index.js";

/** Loads Hiera and its functions when a program has data. */
export function loadHiera(): typeof hiera {
  return require("../hiera/index.js") as typeof hiera;
}
