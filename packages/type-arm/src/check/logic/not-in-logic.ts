import type { Expression } from "@cairn/puppet-core";
import type { Node } from "../../ast/children.js";
import { catalogue } from "../../diagnostics/index.js";
import { spanIn } from "../rule.js";
import { refuse } from "./calls.js";
import { parentOf, ruleFor } from "./walk.js";

/** The name of a type is no value: it stands for what `new` makes, or is a function's name (reading R35). */
export const typeAsValue = ruleFor(["type-name"], (node, context) => {
  const parent = parentOf(context);
  if (parent && isCalled(node, parent)) return;
  // Before the last statement it is mostly a word of a message without quotes, and told as such.
  if (parent?.kind === "block" && parent.statements.at(-1) !== node) return;
  const repair = "compare with a value or match a regular expression; `set` gets any value and checks judge it";
  refuse(node, { what: `the type \`${node.name}\` as a value`, repair }, context);
});

function isCalled(node: Expression, parent: Node): boolean {
  if (parent.kind === "method-call") return parent.receiver === node && parent.method.value === "new";
  if (parent.kind !== "call") return false;
  const isNew = parent.target.kind === "name" && parent.target.value === "new";
  return parent.target === node || (isNew && parent.arguments[0] === node);
}

/** `default` is the last way out of a `case` or a selector, and nothing else. */
export const defaultAsValue = ruleFor(["default"], (node, context) => {
  const parent = parentOf(context);
  const isOption = parent?.kind === "case-option" && parent.values.includes(node);
  const isEntry = parent?.kind === "selector" && parent.entries.some(({ key }) => key === node);
  if (isOption || isEntry) return;
  refuse(
    node,
    { what: "`default`", repair: "write it as an option of `case` or of a selector, or in quotes" },
    context,
  );
});

/** A list isn't spread. */
export const spread = ruleFor(["unary"], (node, context) => {
  if (node.operator !== "*") return;
  refuse(node, { what: "a list that is spread with `*`", repair: "write its elements, or use `in`" }, context);
});

/** Parameters of lambdas are plain names, and what a lambda gives has no type. */
export const plainParameters = ruleFor(["lambda"], (node, context) => {
  for (const parameter of node.parameters) {
    const { type, initial, rest, name } = parameter;
    const repair = `write \`|$${name}|\``;
    if (type) refuse(type, { what: "a parameter with a type", repair }, context);
    else if (initial) refuse(initial, { what: "a parameter with a default", repair }, context);
    else if (rest) refuse(parameter, { what: "a parameter that takes all that is left", repair }, context);
  }
  if (node.result) refuse(node.result, { what: "a lambda with a type", repair: "leave it out" }, context);
});

/** A text is written in quotes, with one kind of string less for every reader. */
export const heredoc = ruleFor(["heredoc"], (node, { place, report }) => {
  report(catalogue.create["bad-heredoc"](spanIn(place.source, node), {}));
});
