import * as templates from "../templates/index.js";

/** Templates and their interpreters. A command loads them on first use. */
export function loadTemplates(): typeof templates {
  return templates;
}
