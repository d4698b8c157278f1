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
  const seen = new Set<Part>();
  const waiting: Part[] = [value];
  while (waiting.length > 0) {
    const part = waiting.pop()!;
    if (part === null || typeof part !== "object" || seen.has(part)) continue;
    seen.add(part);
    if (isSecret(part)) return true;
    const level = levelOf(part);
    if ("items" in level) for (const item of level.items) waiting.push(item);
    else if ("members" in level) for (const [, member] of level.members) waiting.push(member);
  }
  return false;
}
