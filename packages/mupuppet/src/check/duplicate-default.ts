import { words } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { withoutOption, type Options } from "./without-option.js";
import { declare, rule, spanOf, type CheckContext } from "./rule.js";

const declared = declare("duplicate-default", {
  severity: "error",
  message: words`this second \`default\` is never reached`,
  help: words`remove one of them`,
  page: {
    why: `\`default\` is chosen if nothing else matches, wherever it is written. Of two, one would never be chosen.`,
    failing: { "site.pp": "$size = $facts['big'] ? {\n  true    => 10,\n  default => 1,\n  default => 2,\n}\n" },
    repaired: { "site.pp": "$size = $facts['big'] ? {\n  true    => 10,\n  default => 1,\n}\n" },
  },
});

/** A `case` or a selector has one `default`: a second one is unreachable. */
export const duplicateDefault = rule(declared, ["case", "selector"], (node, context) => {
  const values =
    node.kind === "case" ? node.options.flatMap((option) => option.values) : node.entries.map(({ key }) => key);
  const defaults = values.filter(({ kind }) => kind === "default");
  if (node.kind === "case") for (const each of defaults.slice(1)) report(each, defaults[0]!, context, node);
  else if (defaults.length > 1) report(defaults[1]!, defaults[0]!, context, node);
});

function report(second: Expression, first: Expression, context: CheckContext, node: Options): void {
  const labels = [{ span: spanOf(first, context), message: "the first" }];
  context.report(
    declared.create(spanOf(second, context), {}, { labels, fixes: withoutOption(context.source, node, second) }),
  );
}
