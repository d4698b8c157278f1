import type * as installed from "./installed-ruby.js";

/** Loads what runs the installed Ruby when a user asks for it. */
export function loadInstalledRuby(): typeof installed {
  return require("./installed-ruby.js") as typeof installed;
}
