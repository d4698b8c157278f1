import { replacement, words } from "@cairn/diagnostics";
import { declare, spanOf, type Rule } from "./rule.js";

const declared = declare("unintended-string", {
  severity: "warning",
  message: words`\`${"word"}\` is a string`,
  help: words`write \`${"meant"}\` for the value, or \`'${"word"}'\` for the string`,
  page: {
    why: `The booleans are \`true\` and \`false\`, in lower case, and an undefined value is \`?\`. Words of other languages, such as
\`True\` or \`null\`, are plain strings.`,
    failing: { "site.cf2": "Backup => True\n" },
    repaired: { "site.cf2": "Backup => true\n" },
    args: ["check", "site.cf2"],
  },
});

/** A bare word that is a value in other languages. */
export const unintendedString: Rule = {
  declared,
  visit: {
    string(node, context) {
      const meant = meantValue(node.value);
      if (context.isName || meant === undefined || context.source.text[node.start] === "'") return;
      const span = spanOf(node, context);
      // A definition without a value is an error of its own.
      const isWhole = meant === "?" && context.parent?.kind === "definition";
      const fixes = isWhole ? [] : [replacement(span, meant)];
      context.report(declared.create(span, { word: node.value, meant }, { fixes }));
    },
  },
};

/** CF2's equivalent of a keyword of other languages. */
export function meantValue(word: string): string | undefined {
  return word === "None" ? "?" : values.get(word.toLowerCase());
}

const values = new Map<string, string>([
  ["true", "true"],
  ["false", "false"],
  ["null", "?"],
  ["nil", "?"],
  ["undef", "?"],
  ["undefined", "?"],
]);
