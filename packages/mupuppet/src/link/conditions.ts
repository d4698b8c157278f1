import { words, withoutLines } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import type { NodeOf } from "@cairn/puppet-core/manifest";
import { withoutOption } from "../check/without-option.js";
import { declare, linkRule, spanIn, type LinkRule } from "./rule.js";

const deadCondition = declare("dead-condition", {
  severity: "warning",
  message: words`this condition is always ${"outcome"}`,
  help: words`remove it, with the code that never runs`,
  page: {
    why: `A constant condition decides nothing: either the statements in its braces always run, or they never do. Usually it
is left over from debugging. (In Puppet, an empty string and 0 also count as true.)`,
    failing: { "site.pp": "if false {\n  package { 'nginx': ensure => installed }\n}\n" },
    repaired: { "site.pp": "if $facts['role'] == 'web' {\n  package { 'nginx': ensure => installed }\n}\n" },
    args: ["check", "site.pp"],
  },
});

const unreachableOption = declare("unreachable-option", {
  severity: "warning",
  message: words`this option is never reached: an option before it is the same`,
  help: words`remove one of them; strings are compared ignoring case`,
  page: {
    why: `Options are tried in order, and the first that matches is chosen; case is ignored. A repeated option is
never reached.`,
    failing: {
      "site.pp":
        "$package = $facts['os'] ? {\n  'Debian' => 'apache2',\n  'debian' => 'httpd',\n  default  => 'apache',\n}\n",
    },
    repaired: {
      "site.pp":
        "$package = $facts['os'] ? {\n  'Debian' => 'apache2',\n  'RedHat' => 'httpd',\n  default  => 'apache',\n}\n",
    },
    args: ["check", "site.pp"],
  },
});

const unreachableDefault = declare("unreachable-default", {
  severity: "warning",
  message: words`this \`default\` is never reached: the tested value is true or false, and both have an option`,
  help: words`remove it`,
  page: {
    why: `A comparison is true or false. If both have an option, nothing is left for \`default\`.`,
    failing: {
      "site.pp": "$port = $facts['role'] == 'web' ? {\n  true    => 80,\n  false   => 8080,\n  default => 443,\n}\n",
    },
    repaired: { "site.pp": "$port = $facts['role'] == 'web' ? {\n  true  => 80,\n  false => 8080,\n}\n" },
    args: ["check", "site.pp"],
  },
});

/** `if true { … }`: what is decided before any node is known needs no condition. */
const conditions = linkRule(
  ["if", "unless"],
  (node, context) => {
    const tests = node.kind === "if" ? node.branches.map(({ test }) => test) : [node.test];
    for (const test of tests) {
      const value = context.world.constant(test, context.source);
      if (value === undefined) continue;
      const outcome = value !== null && value !== false ? "true" : "false";
      const isAll = tests.length === 1 && !node.otherwise && (node.kind === "if") === (outcome === "false");
      const fixes = isAll ? [withoutLines(context.source, node, "remove it with its statements")] : [];
      context.report(deadCondition.create(spanIn(context, test), { outcome }, { fixes }));
    }
  },
  deadCondition,
);

/** Options are tried in order; strings are compared ignoring case. */
const repeatedOptions = linkRule(
  ["case", "selector"],
  (node, context) => {
    const seen = new Map<string, Expression>();
    for (const option of optionsOf(node)) {
      const key = keyOf(option);
      const before = key === undefined ? undefined : seen.get(key);
      if (before) {
        const labels = [{ span: spanIn(context, before), message: "this one is taken" }];
        context.report(
          unreachableOption.create(
            spanIn(context, option),
            {},
            { labels, fixes: withoutOption(context.source, node, option) },
          ),
        );
      } else if (key !== undefined) seen.set(key, option);
    }
  },
  unreachableOption,
);

/** A `default` is always tried last. */
const neededDefaults = linkRule(
  ["case", "selector"],
  (node, context) => {
    const options = optionsOf(node);
    const rest = options.find(({ kind }) => kind === "default");
    if (!rest || !isTruth(node.kind === "case" ? node.test : node.subject)) return;
    const keys = new Set(options.map(keyOf));
    if (keys.has("boolean true") && keys.has("boolean false"))
      context.report(
        unreachableDefault.create(spanIn(context, rest), {}, { fixes: withoutOption(context.source, node, rest) }),
      );
  },
  unreachableDefault,
);

/** Dead conditions, and unreachable options. */
export const conditionRules: readonly LinkRule[] = [conditions, repeatedOptions, neededDefaults];

function optionsOf(node: NodeOf<"case" | "selector">): readonly Expression[] {
  return node.kind === "case" ? node.options.flatMap(({ values }) => values) : node.entries.map(({ key }) => key);
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
