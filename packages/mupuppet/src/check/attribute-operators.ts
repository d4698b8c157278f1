import { createSpan, replacement } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { parentOf, ruleFor, spanOf } from "./rule.js";

/** `+>` extends an existing value: it is allowed in an override or a collector. */
export const appendedAttribute = ruleFor(["attribute"], (node, context) => {
  const parent = parentOf(context)!;
  if (node.operator !== "+>" || parent.kind === "collector" || parent.kind === "resource-override") return;
  const span = spanOf(node, context);
  const at = context.source.text.indexOf("+>", span.start);
  const fixes = [replacement(createSpan(context.source, at, at + 2), "=>")];
  context.report(catalogue.create["illegal-append"](span, { name: node.name }, { fixes }));
});

/** `* =>` may occur once in a body. */
export const spreadTwice = ruleFor(["resource-body"], ({ attributes }, context) => {
  let isSecond = false;
  for (const attribute of attributes) {
    if (attribute.kind !== "attributes") continue;
    if (isSecond) context.report(catalogue.create["spread-twice"](spanOf(attribute, context), {}));
    isSecond = true;
  }
});
