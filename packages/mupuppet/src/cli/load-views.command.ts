import type * as views from "./views.js";

/** Loads what compiling a manifest to JSON doesn't need when something else is asked for. */
export function loadViews(): typeof views {
  return require("./views.js") as typeof views;
}
