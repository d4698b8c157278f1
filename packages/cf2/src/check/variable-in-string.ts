import { replacement, words } from "@cairn/diagnostics";
import { declare, spanOf, type Rule } from "./rule.js";
import { variablesIn } from "./variables-in.js";

const declared = declare("variable-in-string", {
  severity: "warning",
  message: words`\`${"written"}\` in a string is not replaced by a value`,
  help: words`join the parts: \`${"fixed"}\``,
  page: {
    why: `Strings aren't interpolated: \`'$Host'\` is five characters. Strings are joined by \`++\`.`,
    failing: { "site.cf2": "Host => www\nUrl => 'http://$Host'\n" },
    repaired: { "site.cf2": "Host => www\nUrl => 'http://' ++ $Host\n" },
    args: ["check", "site.cf2"],
  },
});

/** A quoted string that contains `$x`, where `x` is a resource or a parameter. */
export const variableInString: Rule = {
  declared,
  visit: {
    string(node, context) {
      const text = context.source.text.slice(node.start, node.end);
      if (context.isName || !text.startsWith("'")) return;
      const { macro, usage } = context;
      const isKnown = (name: string): boolean => usage.resources.has(name) || macro?.parameters.includes(name) === true;
      const found = variablesIn(text).find(({ name }) => isKnown(name));
      if (!found) return;
      const { name, written } = found;
      const fixed = text.replace(written, () => `' ++ $${name} ++ '`).replace(/^'' \+\+ | \+\+ ''$/g, "");
      const span = spanOf(node, context);
      const fixes = [replacement(span, fixed, "join the parts")];
      context.report(declared.create(span, { written, fixed }, { fixes }));
    },
  },
};
