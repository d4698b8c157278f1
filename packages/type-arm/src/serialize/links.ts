import { entryOf, type DataEntry, type DataNode } from "./data-node.js";
import type { LoadedObject } from "./loaded-object.js";

/** The path of a link, if a map is one: `{"$link": "people/0"}`. */
export function linkOf(node: DataNode): DataEntry | undefined {
  return node.kind === "map" ? entryOf(node, "$link") : undefined;
}

/** Resolves a path from the root object (`people/0`, `#/people/0`); returns the reason if it doesn't resolve. */
export function followLink(path: string, root: LoadedObject): LoadedObject | string {
  const steps = path
    .replace(/^#/, "")
    .replace(/^\//, "")
    .split("/")
    .filter((step) => step !== "");
  let object = root;
  for (let index = 0; index < steps.length; index++) {
    const step = steps[index]!;
    const { shape } = object.instance;
    const slot = shape.byName.get(step);
    if (!slot) return `${shape.type.name} has no feature \`${step}\``;
    const parts = object.parts.get(slot) ?? [];
    const next = steps[index + 1];
    const isNumbered = slot.feature.isMany && next !== undefined && /^\d+$/.test(next);
    if (isNumbered) index++;
    else if (slot.feature.isMany && parts.length !== 1) return `\`${step}\` is a list, and a number must follow`;
    const found = parts[isNumbered ? Number(next) : 0];
    if (!found) return `\`${step}\` has no object${isNumbered ? ` number ${next}` : ""} here`;
    object = found;
  }
  return object;
}
