import { words, removal } from "@cairn/diagnostics";
import { featureRule, declare, spanIn } from "../rule.js";

const declared = declare("stray-colon", {
  severity: "warning",
  message: words`unexpected colon`,
  help: words`remove it: settings begin right after the brace`,
  page: {
    why: `The specification's grammar has a \`:\` after the brace of an attribute, and none after that of a reference; none of its
examples has one. It is accepted and means nothing.`,
    failing: { "user.pp": "type User {\n  attr name, String {: min => 1 }\n}\n" },
    repaired: { "user.pp": "type User {\n  attr name, String { min => 1 }\n}\n" },
  },
});

/** Rule Attribute has a colon after the brace, and no example does (interpretation R1). */
export const strayColon = featureRule(declared, ({ node, source }, { report }) => {
  if (node.colon === undefined) return;
  const span = spanIn(source, node.colon);
  report(declared.create(span, {}, { fixes: [removal(span)] }));
});
