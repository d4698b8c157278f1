import type { BodyDefinition } from "../../resolve/definition.js";
import type { Definitions } from "../../resolve/definitions.js";

/**
 * Whether a body's code may change what another body's code has set: its class inherits from the other's, or it is
 * released.
 */
export function inheritsFrom(
  body: BodyDefinition,
  other: BodyDefinition,
  released: ReadonlySet<BodyDefinition>,
  definitions: Definitions,
): boolean {
  const seen = new Set<BodyDefinition>();
  let current: BodyDefinition | undefined = body;
  while (current && !seen.has(current)) {
    if (released.has(current)) return true;
    seen.add(current);
    current =
      current.kind === "class" && current.parent !== undefined ? definitions.findClass(current.parent) : undefined;
    if (current === other) return true;
  }
  return false;
}
