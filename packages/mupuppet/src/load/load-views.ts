import * as views from "../library/views.js";

/** Everything that compiling a manifest to JSON doesn't need. A command has another module in place of this one. */
export function loadViews(): typeof views {
  return views;
}
