import * as installed from "./installed-ruby.js";

/** The process of the installed Ruby. A command loads it on first use. */
export function loadInstalledRuby(): typeof installed {
  return installed;
}
