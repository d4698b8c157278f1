import { referencesOf } from "../references.js";
import type { Context } from "./context.js";
import type { EObject } from "./e-object.js";
import { metaclasses } from "./metamodel.js";
import type { Target } from "./resolver.js";

/** Links that lead to nothing, or to something of the wrong kind. */
export function validateLinks(object: EObject, { problems, types }: Context): void {
  for (const [feature, expected] of object.metaclass.links) {
    const references = referencesOf(object.element, feature);
    if (references.length === 0) continue;
    const targets = types.targets(object, feature);
    references.forEach(({ uri, written }, index) => {
      const target = targets[index]!;
      // A generic type comes later, and replaces a type of another model before that is looked for.
      if (feature === "eType" && uri !== "" && object.part("eGenericType")) return;
      const link = written.slice(written.indexOf(" ") + 1);
      if (target.kind === "missing")
        problems.error(object.element, `the \`${feature}\` of ${object.label} leads to nothing: \`${link}\``, {
          help: "the model has no such element: correct the path",
        });
      else if (!isOf(target, expected))
        problems.error(object.element, `the \`${feature}\` of ${object.label} must be ${expected}: \`${link}\` isn't`, {
          help: `lead it to ${expected}`,
        });
    });
  }
}

function isOf(target: Target, expected: string): boolean {
  if (target.kind === "own") return target.object.is(expected);
  if (target.kind !== "built-in") return true;
  const { kinds } = metaclasses.get(target.type.kind === "class" ? "EClass" : "EDataType")!;
  return kinds.has(expected);
}
