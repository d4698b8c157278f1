import type { Diagnostic } from "@cairn/diagnostics";
import type { XmlElement } from "../../xml/index.js";
import { validateAnnotation } from "./annotations.js";
import { validateClass, validateInheritance } from "./classes.js";
import type { Context } from "./context.js";
import { validateDataType } from "./data-types.js";
import type { EObject } from "./e-object.js";
import { validateFeature } from "./features.js";
import { validateGenericType, validateRawTypes } from "./generic-types.js";
import { Inheritance } from "./inheritance.js";
import { validateLinks } from "./links.js";
import { validateName } from "./named-elements.js";
import { validateOperation } from "./operations.js";
import { validateNamespaces, validatePackage } from "./packages.js";
import { Problems } from "./problems.js";
import { readObjects } from "./read-objects.js";
import { validateContainers, validateReference } from "./references.js";
import { Resolver } from "./resolver.js";
import { validateTyped } from "./typed-elements.js";
import { Types } from "./types.js";

/** The kinds of elements with the constraints of each. */
const constraints: readonly (readonly [metaclass: string, validate: (object: EObject, context: Context) => void])[] = [
  ["ENamedElement", validateName],
  ["EPackage", validatePackage],
  ["EClass", validateClass],
  ["EDataType", validateDataType],
  ["ETypedElement", validateTyped],
  ["EStructuralFeature", validateFeature],
  ["EReference", validateReference],
  ["EOperation", validateOperation],
  ["EGenericType", validateGenericType],
  ["EAnnotation", validateAnnotation],
  ["EObject", validateLinks],
  ["EObject", validateRawTypes],
];

/** The constraints of EMF that a model violates, in the order of the file. */
export function validateModel(root: XmlElement): readonly Diagnostic[] {
  const problems = new Problems();
  const all = readObjects(root, problems);
  const types = new Types(new Resolver(all));
  const inheritance = new Inheritance(
    all.filter((each) => each.is("EClass")),
    types,
  );
  const context: Context = { all, types, inheritance, problems };
  for (const object of all)
    for (const [metaclass, validate] of constraints) if (object.is(metaclass)) validate(object, context);
  validateNamespaces(context);
  validateInheritance(context);
  validateContainers(context);
  return problems.diagnostics.toSorted((one, other) => one.span.start - other.span.start);
}
