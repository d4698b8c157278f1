import type { LoadedObject } from "./load.js";

/** The object that a path leads to, from the outermost one (`people/0`, `#/people/0`); or why it leads to none. */
export function followLink(path: string, root: LoadedObject): LoadedObject | string {
  const steps = path
    .replace(/^#/, "")
    .replace(/^\//, "")
    .split("/")
    .filter((step) => step !== "");
  let object = root;
  for (let index = 0; index < steps.length; index++) {
    const step = steps[index]!;
    const { type } = object.state;
    const feature = type.byName.get(step);
    if (!feature) return `${type.name} has no feature \`${step}\``;
    const parts = object.parts.get(feature) ?? [];
    const next = steps[index + 1];
    const isNumbered = feature.isMany && next !== undefined && /^\d+$/.test(next);
    if (isNumbered) index++;
    else if (feature.isMany && parts.length !== 1) return `\`${step}\` is a list, and a number must follow`;
    const found = parts[isNumbered ? Number(next) : 0];
    if (!found) return `\`${step}\` has no object${isNumbered ? ` number ${next}` : ""} here`;
    object = found;
  }
  return object;
}
