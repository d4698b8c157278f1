import type * as templates from "../templates/index.js";

/** Loads templates and what runs them when a program asks for one. */
export function loadTemplates(): typeof templates {
  return require("../templates/index.js") as typeof templates;
}
