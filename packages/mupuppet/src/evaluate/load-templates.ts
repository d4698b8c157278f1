import * as templates from "../templates/index.js";

/** Templates and what runs them: a bundled command loads them once a program asks for one. */
export function loadTemplates(): typeof templates {
  return templates;
}
