import type { PuppetType } from "../../types/index.js";

/** The type whose rules convert to another: with aliases and `Optional` removed. */
export function targetOf(type: PuppetType): PuppetType {
  let current = type;
  const seen = new Set<PuppetType>();
  while (!seen.has(current)) {
    seen.add(current);
    if (current.name === "TypeAlias") current = current.resolved;
    else if (current.name === "Optional" && current.type) current = current.type;
    else if (current.name === "NotUndef") current = current.type ?? { kind: "type", name: "Unit" };
  }
  return current;
}
