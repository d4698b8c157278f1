import { catalogue } from "../diagnostics/index.js";
import { ruleFor, spanOf } from "./rule.js";

/** Something stands between the brackets of an index. */
export const missingIndex = ruleFor(["access"], (node, context) => {
  if (node.keys.length === 0) context.report(catalogue.create["missing-index"](spanOf(node, context), {}));
});
