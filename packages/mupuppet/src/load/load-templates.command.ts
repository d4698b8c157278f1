import type * as templates from "../templates/index.js";

/** Loads templates and their interpreters when a program uses one. */
export function loadTemplates(): typeof templates {
  return require("../templates/index.js") as typeof templates;
}
