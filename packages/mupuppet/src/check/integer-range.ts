import { catalogue } from "../diagnostics/index.js";
import { ruleFor, spanOf } from "./rule.js";

const largest = 2n ** 63n - 1n;

/** Integers have 64 bits. */
export const integerRange = ruleFor(["integer"], (node, context) => {
  if (node.value <= largest) return;
  context.report(catalogue.create["integer-too-large"](spanOf(node, context), { value: `${node.value}` }));
});
