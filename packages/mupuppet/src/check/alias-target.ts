import type { Expression } from "@cairn/puppet-core";
import { catalogue } from "../diagnostics/index.js";
import { ruleFor, spanOf } from "./rule.js";

/** A type alias stands for a type, not for a value. */
export const aliasTarget = ruleFor(["type-alias"], ({ alias, target }, context) => {
  if (alias.kind !== "type-name") {
    if (!isRuntime(alias)) context.report(catalogue.create["no-alias"](spanOf(alias, context), {}));
  } else if (!isType(target)) context.report(catalogue.create["no-type"](spanOf(target, context), {}));
});

function isType(node: Expression): boolean {
  return node.kind === "type-name" || (node.kind === "access" && node.target.kind === "type-name");
}

function isRuntime(node: Expression): boolean {
  return node.kind === "access" && node.target.kind === "type-name" && node.target.name === "Runtime";
}
