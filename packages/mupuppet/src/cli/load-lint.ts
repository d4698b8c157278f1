import * as lint from "./lint-sources.js";

/** The rules of puppet-lint. A command has another module in place of this one. */
export function loadLint(): typeof lint {
  return lint;
}
