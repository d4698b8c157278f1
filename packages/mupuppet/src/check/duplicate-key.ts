import type { Expression } from "@cairn/puppet-core";
import { quote } from "@cairn/syntax";
import { catalogue } from "../diagnostics/index.js";
import { ruleFor, spanOf, textOf } from "./rule.js";

/** A hash has each key once, as far as keys are known statically. */
export const duplicateKey = ruleFor(["hash"], ({ entries }, context) => {
  const seen = new Map<string, Expression>();
  for (const { key } of entries) {
    const value = literal(key);
    const before = value === undefined ? undefined : seen.get(value);
    if (before) {
      const labels = [{ span: spanOf(before, context), message: "first here" }];
      const words = { key: quote(textOf(key, context)) };
      context.report(catalogue.create["duplicate-key"](spanOf(key, context), words, { labels }));
    } else if (value !== undefined) seen.set(value, key);
  }
});

/** An identity for literals: equal for equal literals only. */
function literal(key: Expression): string | undefined {
  switch (key.kind) {
    case "string":
    case "name":
      return `s${key.value}`;
    case "integer":
    case "float":
      return `n${key.value}`;
    case "boolean":
      return `b${key.value}`;
    case "type-name":
      return `t${key.name.toLowerCase()}`;
    case "undef":
    case "default":
      return key.kind;
    default:
      return undefined;
  }
}
