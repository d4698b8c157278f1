import type * as views from "../library/views.js";

/** Loads on demand what compiling a manifest to JSON doesn't need. */
export function loadViews(): typeof views {
  return require("../library/views.js") as typeof views;
}
