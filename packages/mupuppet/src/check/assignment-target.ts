import { pushAll, replacement } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { catalogue } from "../diagnostics/index.js";
import { ruleFor, spanOf, type CheckContext } from "./rule.js";

/** Only variables of the current scope can be assigned, or several of them with an array. */
export const assignmentTarget = ruleFor(["assignment"], ({ operator, left, at, end }, context) => {
  if (operator !== "=") {
    const span = spanOf({ start: at, end: Math.min(at + 2, end) }, context);
    return context.report(catalogue.create["appending-assignment"](span, { operator }));
  }
  const waiting = [left];
  for (let target = waiting.pop(); target !== undefined; target = waiting.pop()) {
    if (target.kind === "array") pushAll(waiting, target.items);
    else checkTarget(target, context);
  }
});

function checkTarget(target: Expression, context: CheckContext): void {
  const span = spanOf(target, context);
  if (target.kind === "access") context.report(catalogue.create["assigned-index"](span, {}));
  else if (target.kind !== "variable") {
    const fixes = target.kind === "name" ? [replacement(span, `$${target.value}`)] : [];
    context.report(catalogue.create["not-assignable"](span, {}, { fixes }));
  } else if (/^[0-9]/.test(target.name))
    context.report(catalogue.create["assigned-match"](span, { name: target.name }));
  else if (target.name.includes("::")) {
    const short = target.name.split("::").at(-1)!;
    context.report(catalogue.create["assigned-elsewhere"](span, { name: target.name, short }));
  }
}
