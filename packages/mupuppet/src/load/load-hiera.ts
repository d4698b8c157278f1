import * as hiera from "../hiera/index.js";

/** Hiera and its functions. A command loads it on first use. */
export function loadHiera(): typeof hiera {
  return hiera;
}
