import type { Context } from "./context.js";
import type { EObject } from "./e-object.js";
import { isIdentifier } from "./well-formed.js";

/** Names that EMF rejects: missing ones, and those that Java doesn't accept. */
export function validateName(object: EObject, { problems }: Context): void {
  const name = object.text("name");
  if (name === undefined || name === "")
    problems.error(object.element, `${nounOf(object)} without a name${placeOf(object)}`, { help: 'add `name="…"`' });
  else if (!isIdentifier(name)) {
    const why = `\`${name}\` isn't a valid name for ${nounOf(object)}${placeOf(object)}`;
    problems.error(object.element, why, { help: "a name has letters, digits and `_`, and doesn't begin with a digit" });
  }
}

function placeOf({ owner }: EObject): string {
  return owner === undefined || owner.owner === undefined ? "" : ` in ${owner.label}`;
}

const nouns: Readonly<Record<string, string>> = {
  EPackage: "a package",
  EClass: "a class",
  EDataType: "a data type",
  EEnum: "an enumeration",
  EEnumLiteral: "a literal",
  EAttribute: "an attribute",
  EReference: "a reference",
  EOperation: "an operation",
  EParameter: "a parameter",
  ETypeParameter: "a type parameter",
};

export function nounOf({ metaclass }: EObject): string {
  return nouns[metaclass.name] ?? "an element";
}

/** Reports each of several parts of one name but the first. */
export function validateUnique(parts: readonly EObject[], what: string, owner: EObject, { problems }: Context): void {
  const known = new Map<string, EObject>();
  for (const part of parts) {
    const name = part.text("name");
    if (name === undefined || name === "") continue;
    const first = known.get(name);
    if (!first) known.set(name, part);
    else {
      const where = owner.owner === undefined ? "" : ` of ${owner.label}`;
      problems.error(part.element, `two ${what}${where} have the name \`${name}\``, {
        help: "rename one of them",
        others: [{ element: first.element, message: "this is the first one" }],
      });
    }
  }
}
