import * as installed from "./installed-ruby.js";

/** The process of the installed Ruby. A command has another module in place of this one. */
export function loadInstalledRuby(): typeof installed {
  return installed;
}
