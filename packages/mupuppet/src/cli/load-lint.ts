import * as lint from "./lint-sources.js";

/** The rules of puppet-lint. A command loads them on first use. */
export function loadLint(): typeof lint {
  return lint;
}
