import { spanPositions } from "@cairn/diagnostics";
import type { Step } from "./index.js";

/** A step in readable form: its number and rule, its position, the redex before and after, and the change. */
export function stepText({ number, rules, rule, scope, span, before, after, change }: Step): string {
  const { line, column } = spanPositions(span).from;
  const own = rules.lastIndexOf(rule);
  const path = rules.map((each, index) => (index === own ? `[${each}]` : each)).join(" › ");
  const lines = [
    `${String(number).padStart(5)}  ${path}`,
    `       ${line}:${column}, in ${scope}`,
    `       ${before}`,
    `         → ${after}`,
    ...(change ? [`         ${change.text}`] : []),
  ];
  return `${lines.join("\n")}\n`;
}

/** The result of a run in readable form. */
export function endText(steps: number, resources: number): string {
  const count = (number: number, what: string) => `${number} ${what}${number === 1 ? "" : "s"}`;
  return `\nskip after ${count(steps, "step")}; v_C has ${count(resources, "resource")}\n`;
}

/** A step as one line of JSON. */
export function stepJson({ number, rules, rule, scope, span, before, after, change }: Step): string {
  const { from, to } = spanPositions(span);
  const place = {
    file: span.source.name,
    line: from.line,
    column: from.column,
    endLine: to.line,
    endColumn: to.column,
  };
  return `${JSON.stringify({ number, rule, rules, scope, ...place, before, after, ...(change ? { change } : {}) })}\n`;
}
