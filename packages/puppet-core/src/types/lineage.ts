import type { ObjectDefinition } from "./type.js";

/** A definition and all that it inherits from, itself first. */
export function* lineage(definition: ObjectDefinition): Generator<ObjectDefinition> {
  const seen = new Set<ObjectDefinition>();
  for (let each: ObjectDefinition | undefined = definition; each && !seen.has(each); each = each.parent) {
    seen.add(each);
    yield each;
  }
}
