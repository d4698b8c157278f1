import * as views from "./views.js";

/**
 * Everything that compiling a manifest to JSON doesn't need. It has a module of its own so that a bundler may put another in its place
 * that loads it on demand.
 */
export function loadViews(): typeof views {
  return views;
}
