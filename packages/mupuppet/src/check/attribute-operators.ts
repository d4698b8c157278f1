import { catalogue } from "../diagnostics/index.js";
import { parentOf, ruleFor, spanOf } from "./rule.js";

/** `+>` extends what is there: it stands in an override or a collector. */
export const appendedAttribute = ruleFor(["attribute"], (node, context) => {
  const parent = parentOf(context)!;
  if (node.operator !== "+>" || parent.kind === "collector" || parent.kind === "resource-override") return;
  context.report(catalogue.create["illegal-append"](spanOf(node, context), { name: node.name }));
});

/** `* =>` stands once in a body. */
export const spreadTwice = ruleFor(["resource-body"], ({ attributes }, context) => {
  let isSecond = false;
  for (const attribute of attributes) {
    if (attribute.kind !== "attributes") continue;
    if (isSecond) context.report(catalogue.create["spread-twice"](spanOf(attribute, context), {}));
    isSecond = true;
  }
});
