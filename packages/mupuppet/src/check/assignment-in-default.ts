import type { Node } from "../ast/children.js";
import { catalogue } from "../diagnostics/index.js";
import { ruleFor, spanOf } from "./rule.js";

/** The default of a parameter assigns nothing, but in a lambda. */
export const assignmentInDefault = ruleFor(["assignment"], (node, context) => {
  for (let index = context.around.length - 1; index >= 0; index--) {
    const outer: Node = context.around[index]!;
    if (outer.kind === "lambda") return;
    if (outer.kind === "parameter")
      return context.report(catalogue.create["assigned-in-default"](spanOf(node, context), {}));
  }
});
