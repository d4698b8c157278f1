import * as hiera from "../hiera/index.js";

/** Hiera and its functions. A command has another module in place of this one. */
export function loadHiera(): typeof hiera {
  return hiera;
}
