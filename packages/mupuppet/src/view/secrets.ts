/** Values that must not be shown. */
import { levelOf, type Part } from "../emit/rich-data.js";

/** The display form of a secret. */
export const mask = "Sensitive [value redacted]";

/** Whether a value is a secret as a whole. */
export function isSecret(part: Part): boolean {
  return typeof part === "object" && part !== null && "kind" in part && part.kind === "sensitive";
}

/** Whether a value contains a secret, at any depth. */
export function holdsSecret(value: Part): boolean {
  return visitParts(value, (part) => (isSecret(part) ? "end" : "inside"));
}

/** Visits a value and its parts, each once, until `visit` returns "end"; returns whether it did. */
export function visitParts(value: Part, visit: (part: Part) => "inside" | "beside" | "end"): boolean {
  const seen = new Set<Part>();
  const waiting: Part[] = [value];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const isObject = typeof part === "object" && part !== null;
    if (isObject && seen.has(part)) continue;
    const next = visit(part);
    if (next === "end") return true;
    if (!isObject || next === "beside") continue;
    seen.add(part);
    for (const inner of partsOf(part)) waiting.push(inner);
  }
  return false;
}

/** The parts of a value; the marks of rich data are no parts. */
function partsOf(part: Part): readonly Part[] {
  const level = levelOf(part);
  if ("items" in level) return level.items;
  if ("members" in level) return level.members.filter(([name]) => name !== "__ptype").map(([, member]) => member);
  return [];
}
