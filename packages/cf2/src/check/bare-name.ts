import { replacement, words } from "@cairn/diagnostics";
import { declare, spanOf, type Rule } from "./rule.js";
import { meantValue } from "./unintended-string.js";

const declared = declare("bare-name", {
  severity: "warning",
  message: words`\`${"word"}\` is a string here, not ${"what"}`,
  help: words`write \`${"meant"}\` for its value, or \`'${"word"}'\` for the string`,
  page: {
    why: `A word without quotes is a string (section 3.1 of the manual); the value of a resource or of a parameter is \`$\` and its name
(3.5, 3.12). A string that equals one of their names is seldom meant; if it is, put it in quotes.`,
    failing: { "site.cf2": "Domain => 'example.org'\nHost => 'www.' ++ Domain\n" },
    repaired: { "site.cf2": "Domain => 'example.org'\nHost => 'www.' ++ $Domain\n" },
    args: ["check", "site.cf2"],
  },
});

/** A bare word that is the name of a resource or of a parameter. */
export const bareName: Rule = {
  declared,
  visit: {
    string(node, context) {
      const { value: word } = node;
      if (context.isName || context.source.text[node.start] === "'" || meantValue(word) !== undefined) return;
      const isParameter = context.macro?.parameters.includes(word) === true;
      if (!isParameter && !context.usage.resources.has(word)) return;
      const what = isParameter ? `the parameter \`${word}\` of \`${context.macro.name}\`` : `the resource \`${word}\``;
      const span = spanOf(node, context);
      const fixes = [replacement(span, `$${word}`)];
      context.report(declared.create(span, { word, what, meant: `$${word}` }, { fixes }));
    },
  },
};
