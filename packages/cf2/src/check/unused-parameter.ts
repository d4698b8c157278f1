import { words } from "@cairn/diagnostics";
import { declare, headOf, type Rule } from "./rule.js";

const declared = declare("unused-parameter", {
  severity: "warning",
  message: words`the macro \`${"macro"}\` doesn't use its parameter \`${"parameter"}\``,
  help: words`write \`$${"parameter"}\` where its value belongs, or remove it here and from the calls`,
  page: {
    why: `A parameter that the body of a macro never mentions has no effect, whatever its argument is.`,
    noFix: "intent",
    failing: { "site.cf2": "def inHome(folder, user) = '/home/' ++ $folder\nPath => inHome(docs, mary)\n" },
    repaired: { "site.cf2": "def inHome(folder) = '/home/' ++ $folder\nPath => inHome(docs)\n" },
    args: ["check", "site.cf2"],
  },
});

/** A parameter that the body of its macro never mentions. */
export const unusedParameter: Rule = {
  declared,
  visit: {
    macro(node, context) {
      for (const parameter of node.parameters) {
        if (context.usage.uses(node, parameter)) continue;
        context.report(declared.create(headOf(node, context), { macro: node.name, parameter }));
      }
    },
  },
};
