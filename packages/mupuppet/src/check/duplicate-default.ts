import type { Expression } from "@cairn/puppet-core";
import { catalogue } from "../diagnostics/index.js";
import { ruleFor, spanOf, type CheckContext } from "./rule.js";

/** A `case` or a selector has one `default`: a second one is unreachable. */
export const duplicateDefault = ruleFor(["case", "selector"], (node, context) => {
  const values =
    node.kind === "case" ? node.options.flatMap((option) => option.values) : node.entries.map(({ key }) => key);
  const defaults = values.filter(({ kind }) => kind === "default");
  if (node.kind === "case") for (const each of defaults.slice(1)) report(each, defaults[0]!, context);
  else if (defaults.length > 1) report(defaults[1]!, defaults[0]!, context);
});

function report(second: Expression, first: Expression, context: CheckContext): void {
  const labels = [{ span: spanOf(first, context), message: "the first" }];
  context.report(catalogue.create["duplicate-default"](spanOf(second, context), {}, { labels }));
}
