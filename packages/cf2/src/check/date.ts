import { replacement, words } from "@cairn/diagnostics";
import { declare, spanOf, type Rule } from "./rule.js";

const declared = declare("date", {
  severity: "warning",
  message: words`\`${"date"}\` is a subtraction: ${"value"}`,
  help: words`write \`'${"date"}'\` for the date, or blanks around the \`-\` for the number`,
  page: {
    why: `Three numbers with \`-\` between them are a subtraction. Written like a date, without blanks, they are probably meant as one: a date is a
string.`,
    failing: { "site.cf2": "Expires => 2027-01-31\n" },
    repaired: { "site.cf2": "Expires => '2027-01-31'\n" },
    args: ["check", "site.cf2"],
  },
});

/** A subtraction that is written like a date. */
export const date: Rule = {
  declared,
  visit: {
    binary(node, context) {
      const text = node.end - node.start === 10 ? context.source.text.slice(node.start, node.end) : "";
      const [, year, month, day] = /^(\d{4})-(0\d|1[0-2])-([0-2]\d|3[01])$/.exec(text) ?? [];
      if (year === undefined) return;
      const span = spanOf(node, context);
      const value = String(Number(year) - Number(month) - Number(day));
      context.report(declared.create(span, { date: text, value }, { fixes: [replacement(span, `'${text}'`)] }));
    },
  },
};
