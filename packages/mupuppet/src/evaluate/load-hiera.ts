import * as hiera from "../hiera/index.js";

/**
 * Hiera and its functions. They have a module of their own so that a bundler may put another in its place that loads them on
 * demand: a program without data doesn't pay for them.
 */
export function loadHiera(): typeof hiera {
  return hiera;
}
