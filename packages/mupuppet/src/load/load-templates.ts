import * as templates from "../templates/index.js";

/** Templates and their interpreters. A command has another module in place of this one. */
export function loadTemplates(): typeof templates {
  return templates;
}
