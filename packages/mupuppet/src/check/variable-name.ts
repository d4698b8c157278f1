import { catalogue } from "../diagnostics/index.js";
import { ruleFor, spanOf } from "./rule.js";

const legal = /^(?:::)?(?:[a-z][0-9A-Za-z_]*::)*[a-z_][0-9A-Za-z_]*$/;
const legalNumber = /^(?:0|[1-9][0-9]*)$/;

/** A variable's name begins with a small letter or `_`; a name of digits is the number of a match. */
export const variableName = ruleFor(["variable"], (node, context) => {
  const { name } = node;
  if ((/^[0-9]/.test(name) ? legalNumber : legal).test(name)) return;
  context.report(catalogue.create["illegal-variable-name"](spanOf(node, context), { name }));
});
