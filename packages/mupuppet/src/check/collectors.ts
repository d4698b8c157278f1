import { replacement } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { capitalize } from "@cairn/puppet-core/types";
import { catalogue } from "../diagnostics/index.js";
import { ruleFor, spanOf } from "./rule.js";

/** The type of a collector is given by its name. */
export const collectedType = ruleFor(["collector"], ({ type }, context) => {
  if (type.kind === "type-name") return;
  const span = spanOf(type, context);
  const fixes = type.kind === "name" ? [replacement(span, capitalize(type.value))] : [];
  context.report(catalogue.create["collected-no-type"](span, {}, { fixes }));
});

const operands: ReadonlySet<string> = new Set(["variable", "name", "integer", "float", "string", "boolean"]);

/** A query compares with `==` and `!=` and joins with `and` and `or`. */
export const collectorQuery = ruleFor(["collector"], ({ query }, context) => {
  const waiting: Expression[] = query ? [query] : [];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.kind === "group") waiting.push(node.expression);
    else if (node.kind === "binary" && (node.operator === "and" || node.operator === "or")) {
      waiting.push(node.right, node.left);
    } else if (!isCondition(node)) context.report(catalogue.create["bad-query"](spanOf(node, context), {}));
  }
});

function isCondition(node: Expression): boolean {
  return node.kind === "binary" ? node.operator === "==" || node.operator === "!=" : operands.has(node.kind);
}
