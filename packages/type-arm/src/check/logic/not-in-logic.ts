import type { Expression } from "@cairn/puppet-core";
import type { Node } from "../../ast/children.js";
import { catalogue } from "../../diagnostics/index.js";
import { spanIn } from "../rule.js";
import { reportNotInLogic } from "./calls.js";
import { parentOf, ruleFor } from "./walk.js";

/**
 * The name of a type isn't a value: it is the type of what `new` creates, or the name of a function (interpretation
 * R35).
 */
export const typeAsValue = ruleFor(undefined, ["type-name"], (node, context) => {
  const parent = parentOf(context);
  if (parent && isCalled(node, parent)) return;
  // Before the last statement it is usually a word of an unquoted message, which another rule reports.
  if (parent?.kind === "block" && parent.statements.at(-1) !== node) return;
  const repair = "compare with a value or match a regular expression; `set` accepts any value and checks validate it";
  reportNotInLogic(node, { what: `the type \`${node.name}\` as a value`, repair }, context);
});

function isCalled(node: Expression, parent: Node): boolean {
  if (parent.kind === "method-call") return parent.receiver === node && parent.method.value === "new";
  if (parent.kind !== "call") return false;
  const isNew = parent.target.kind === "name" && parent.target.value === "new";
  return parent.target === node || (isNew && parent.arguments[0] === node);
}

/** `default` is the last option of a `case` or a selector, and nothing else. */
export const defaultAsValue = ruleFor(undefined, ["default"], (node, context) => {
  const parent = parentOf(context);
  const isOption = parent?.kind === "case-option" && parent.values.includes(node);
  const isEntry = parent?.kind === "selector" && parent.entries.some(({ key }) => key === node);
  if (isOption || isEntry) return;
  reportNotInLogic(
    node,
    { what: "`default`", repair: "write it as an option of `case` or of a selector, or in quotes" },
    context,
  );
});

/** Lists aren't splatted. */
export const spread = ruleFor(undefined, ["unary"], (node, context) => {
  if (node.operator !== "*") return;
  reportNotInLogic(
    node,
    { what: "a list that is splatted with `*`", repair: "write its elements, or use `in`" },
    context,
  );
});

/** Parameters of lambdas are plain names, and the result of a lambda has no type. */
export const plainParameters = ruleFor(undefined, ["lambda"], (node, context) => {
  for (const parameter of node.parameters) {
    const { type, initial, rest, name } = parameter;
    const repair = `write \`|$${name}|\``;
    if (type) reportNotInLogic(type, { what: "a parameter with a type", repair }, context);
    else if (initial) reportNotInLogic(initial, { what: "a parameter with a default", repair }, context);
    else if (rest) reportNotInLogic(parameter, { what: "a parameter that captures the rest", repair }, context);
  }
  if (node.result) reportNotInLogic(node.result, { what: "a lambda with a type", repair: "remove it" }, context);
});

/** Strings are written in quotes; heredocs would be one more kind of string for every reader. */
export const heredoc = ruleFor(undefined, ["heredoc"], (node, { place, report }) => {
  report(catalogue.create["bad-heredoc"](spanIn(place.source, node), {}));
});
