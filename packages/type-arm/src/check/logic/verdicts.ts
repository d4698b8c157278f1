import type { Expression } from "@cairn/puppet-core";
import type { Logic } from "../../model/model.js";
import type { CheckContext } from "../rule.js";
import { reportNotInLogic } from "./calls.js";
import { firstNames } from "./names.js";
import type { LogicPlace } from "./place.js";

const checks: ReadonlySet<LogicPlace["role"]> = new Set(["check", "validate", "invariant"]);

/** A lone pattern doesn't check a value (interpretation R17), which can be found statically. */
export function reportPatternVerdict({ body, lambda }: Logic, place: LogicPlace, context: CheckContext): void {
  const last = body.statements.at(-1);
  if (!last || !checks.has(place.role)) return;
  const result = withoutGroups(last);
  if (result.kind !== "regex") return;
  const subject = lambda?.parameters[0]?.name ?? "it";
  const repair = `check whether the value matches it: \`$${subject} =~ /…/\``;
  const inner = { ...context, place, names: firstNames(place, lambda), around: [] };
  reportNotInLogic(result, { what: "a regular expression as a verdict", repair }, inner);
}

function withoutGroups(node: Expression): Expression {
  let inside = node;
  while (inside.kind === "group") inside = inside.expression;
  return inside;
}
