import type * as lint from "./lint-sources.js";

/** Loads the rules of puppet-lint when a user asks for them. */
export function loadLint(): typeof lint {
  return require("./lint-sources.js") as typeof lint;
}
