import type { Expression } from "@cairn/puppet-core";
import { catalogue } from "../diagnostics/index.js";
import { isIdle } from "./idle.js";
import { parentOf, ruleFor, spanOf } from "./rule.js";

/** Every statement before the last one must have an effect. Puppet reports the first that has none. */
export const unusedValue = ruleFor(["block", "program"], ({ statements }, context) => {
  const idle = statements.find((statement, index) => index < statements.length - 1 && isIdle(statement));
  if (idle) context.report(catalogue.create["unused-value"](spanOf(idle, context), { what: describe(idle) }));
});

/** The body of a class, defined type or node has no value: its last statement must have an effect too. */
export const valueAtEnd = ruleFor(["block"], ({ statements }, context) => {
  const parent = parentOf(context);
  if (parent?.kind !== "class" && parent?.kind !== "define" && parent?.kind !== "node") return;
  const last = statements.at(-1);
  if (last === undefined || !isIdle(last)) return;
  if (statements.slice(0, -1).some(isIdle)) return;
  const what = parent.kind === "define" ? "defined type" : parent.kind;
  context.report(catalogue.create["value-at-end"](spanOf(last, context), { what }));
});

function describe({ kind }: Expression): string {
  return kind === "if" || kind === "unless" || kind === "case" ? `\`${kind}\`` : "expression";
}
