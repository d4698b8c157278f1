import type { Expression } from "@cairn/puppet-core";
import { catalogue } from "../diagnostics/index.js";
import { linkRule, spanIn, type LinkContext, type LinkRule } from "./rule.js";

/** `if true { … }`: what is decided before any node is known needs no condition. */
const ifs = linkRule(["if"], ({ branches }, context) => {
  for (const { test } of branches) checkTest(test, context);
});

const unlesses = linkRule(["unless"], ({ test }, context) => checkTest(test, context));

function checkTest(test: Expression, context: LinkContext): void {
  const value = context.world.constant(test, context.source);
  if (value === undefined) return;
  const outcome = value !== null && value !== false ? "true" : "false";
  context.report(catalogue.create["dead-condition"](spanIn(context, test), { outcome }));
}

const cases = linkRule(["case"], ({ options, test }, context) => {
  const all = options.flatMap(({ values }) => values);
  checkOptions(test, all, context);
});

const selectors = linkRule(["selector"], ({ entries, subject }, context) => {
  const all = entries.map(({ key }) => key);
  checkOptions(subject, all, context);
});

/** Dead conditions, and unreachable options. */
export const conditionRules: readonly LinkRule[] = [ifs, unlesses, cases, selectors];

/** Options are tried in order; strings are compared ignoring case. A `default` is always tried last. */
function checkOptions(subject: Expression, options: readonly Expression[], context: LinkContext): void {
  const seen = new Map<string, Expression>();
  for (const option of options) {
    const key = keyOf(option);
    const before = key === undefined ? undefined : seen.get(key);
    if (before) {
      const labels = [{ span: spanIn(context, before), message: "this one is taken" }];
      context.report(catalogue.create["unreachable-option"](spanIn(context, option), {}, { labels }));
    } else if (key !== undefined) seen.set(key, option);
  }
  const rest = options.find(({ kind }) => kind === "default");
  if (rest && isTruth(subject) && seen.has("boolean true") && seen.has("boolean false"))
    context.report(catalogue.create["unreachable-default"](spanIn(context, rest), {}));
}

/** Whether an expression is always true or always false. */
function isTruth(expression: Expression): boolean {
  if (expression.kind === "group") return isTruth(expression.expression);
  if (expression.kind === "unary") return expression.operator === "!";
  return expression.kind === "binary" && /^(?:[=!]=|[<>]=?|[=!]~|in|and|or)$/.test(expression.operator);
}

function keyOf(option: Expression): string | undefined {
  switch (option.kind) {
    case "string":
    case "name":
      return `text ${option.value.toLowerCase()}`;
    case "integer":
    case "boolean":
      return `${option.kind} ${option.value}`;
    case "regex":
      return `regex ${option.pattern}`;
    case "undef":
      return option.kind;
    default:
      return undefined;
  }
}
