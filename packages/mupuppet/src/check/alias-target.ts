import { replacement } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { catalogue } from "../diagnostics/index.js";
import { ruleFor, spanOf, textOf, type CheckContext } from "./rule.js";

/** A type alias must denote a type, not a value. */
export const aliasTarget = ruleFor(["type-alias"], ({ alias, target }, context) => {
  if (alias.kind !== "type-name") {
    if (!isRuntime(alias)) reportAlias(alias, context);
  } else if (!isType(target)) context.report(catalogue.create["no-type"](spanOf(target, context), {}));
});

function reportAlias(alias: Expression, context: CheckContext): void {
  const span = spanOf(alias, context);
  const fixes = alias.kind === "access" && isType(alias) ? [replacement(span, textOf(alias.target, context))] : [];
  context.report(catalogue.create["no-alias"](span, {}, { fixes }));
}

function isType(node: Expression): boolean {
  return node.kind === "type-name" || (node.kind === "access" && node.target.kind === "type-name");
}

function isRuntime(node: Expression): boolean {
  return node.kind === "access" && node.target.kind === "type-name" && node.target.name === "Runtime";
}
