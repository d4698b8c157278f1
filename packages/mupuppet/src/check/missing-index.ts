import { catalogue } from "../diagnostics/index.js";
import { ruleFor, spanOf } from "./rule.js";

/** The brackets of an index must not be empty. */
export const missingIndex = ruleFor(["access"], (node, context) => {
  if (node.keys.length === 0) context.report(catalogue.create["missing-index"](spanOf(node, context), {}));
});
