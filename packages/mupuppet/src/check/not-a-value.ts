import { words, removal } from "@cairn/diagnostics";
import type { Kind, Node } from "@cairn/puppet-core/manifest";
import { declare, parentOf, rule, spanOf } from "./rule.js";

const declared = declare("not-a-value", {
  severity: "error",
  message: words`a collector has no value`,
  help: words`write it as a statement of its own, or between arrows`,
  page: {
    why: `A collector finds resources at the end of the run, when all statements have been evaluated, so it has no value that an expression could use.`,
    failing: { "site.pp": "$files = File <| |>\n" },
    repaired: { "site.pp": "File <| |>\n" },
  },
});

const holders: ReadonlySet<Kind> = new Set([
  "array",
  "assignment",
  "attribute",
  "attributes",
  "binary",
  "case",
  "case-option",
  "group",
  "hash",
  "if",
  "interpolation",
  "render",
  "selector",
  "unary",
  "unless",
]);

/** A collector has no value: it can't be assigned, compared or put in brackets. */
export const notAValue = rule(declared, ["collector"], (node, context) => {
  const parent = parentOf(context)!;
  if (!holders.has(parent.kind) || isAssigned(node, parent)) return;
  const isStatement = parent.kind === "assignment" && ["block", "program"].includes(context.around.at(-2)?.kind ?? "");
  const fixes = isStatement
    ? [removal(spanOf({ start: parent.start, end: node.start }, context), "do not assign it")]
    : [];
  context.report(declared.create(spanOf(node, context), {}, { fixes }));
});

/** The left side of an assignment has a rule of its own. */
function isAssigned(node: Node, parent: Node): boolean {
  return parent.kind === "assignment" && parent.left === node;
}
