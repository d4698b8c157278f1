import { pushAll } from "@cairn/diagnostics";
import { childrenOf, type Node } from "@cairn/puppet-core/manifest";
import { catalogue } from "../diagnostics/index.js";
import { ruleFor, spanOf } from "./rule.js";

/** The default of a parameter may not contain an assignment, except in a lambda. */
export const assignmentInDefault = ruleFor(["parameter"], ({ initial }, context) => {
  const waiting: Node[] = initial ? [initial] : [];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.kind === "lambda") continue;
    if (node.kind !== "assignment") pushAll(waiting, childrenOf(node));
    else context.report(catalogue.create["assigned-in-default"](spanOf(node, context), {}));
  }
});
