import { replacement, words } from "@cairn/diagnostics";
import { quoteText } from "../values/value.js";
import { declare, spanOf, type Rule } from "./rule.js";

const declared = declare("typographic-quotes", {
  severity: "warning",
  message: words`the quotes of ${"text"} are part of this string`,
  help: words`write straight quotes: ${"meant"}`,
  page: {
    why: `A string is in straight quotes, \`'\`. Typographic ones, which word processors and web pages make of them, are characters like letters:
a string may consist of them.`,
    failing: { "site.cf2": "Greeting => “hello”\n" },
    repaired: { "site.cf2": "Greeting => 'hello'\n" },
    args: ["check", "site.cf2"],
  },
});

const inQuotes = /^[‘‚“„«‹](.*)[‘’“”»›]$/;

/** A bare word in quotes of another kind. */
export const typographicQuotes: Rule = {
  declared,
  visit: {
    string(node, context) {
      const inner = context.source.text[node.start] === "'" ? undefined : inQuotes.exec(node.value)?.[1];
      if (inner === undefined) return;
      const span = spanOf(node, context);
      const meant = quoteText(inner);
      const shown = { text: `\`${node.value}\``, meant: `\`${meant}\`` };
      context.report(declared.create(span, shown, { fixes: [replacement(span, meant)] }));
    },
  },
};
