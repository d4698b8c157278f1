import * as views from "../library/views.js";

/** Everything that compiling a manifest to JSON doesn't need. A command loads it on first use. */
export function loadViews(): typeof views {
  return views;
}
