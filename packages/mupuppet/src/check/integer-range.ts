import { words, replacement, spanText } from "@cairn/diagnostics";
import { declare, rule, spanOf } from "./rule.js";

const declared = declare("integer-too-large", {
  severity: "error",
  message: words`${"value"} is too large: integers have 64 bits`,
  help: words`put it in quotes, or write it as a floating-point number`,
  page: {
    why: `Integers have 64 bits, from -9223372036854775808 to 9223372036854775807.`,
    failing: { "site.pp": "$number = 10000000000000000000\n" },
    repaired: { "site.pp": "$number = '10000000000000000000'\n" },
  },
});

const largest = 2n ** 63n - 1n;

/** Integers have 64 bits. */
export const integerRange = rule(declared, ["integer"], (node, context) => {
  if (node.value <= largest) return;
  const span = spanOf(node, context);
  const fixes = [replacement(span, `'${spanText(span)}'`)];
  context.report(declared.create(span, { value: `${node.value}` }, { fixes }));
});
