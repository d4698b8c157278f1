import { words } from "@cairn/diagnostics";
import { declare, headOf, type Rule } from "./rule.js";

const declared = declare("unused-macro", {
  severity: "warning",
  message: words`the macro \`${"name"}\` is never called`,
  help: words`remove it: a macro is visible only in its own file`,
  page: {
    why: `A macro is visible from its definition on, in its own file only (section 3.12 of the manual): one that is never called there has no
effect.`,
    noFix: "intent",
    failing: { "site.cf2": "def inHome(folder) = '/home/' ++ $folder\nPath => '/home/docs'\n" },
    repaired: { "site.cf2": "def inHome(folder) = '/home/' ++ $folder\nPath => inHome(docs)\n" },
    args: ["check", "site.cf2"],
  },
});

/** A macro that its file never calls. */
export const unusedMacro: Rule = {
  declared,
  visit: {
    macro(node, context) {
      const { name } = node;
      if (!context.usage.called.has(name)) context.report(declared.create(headOf(node, context), { name }));
    },
  },
};
