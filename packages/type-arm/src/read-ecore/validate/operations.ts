import type { Context } from "./context.js";
import type { EObject } from "./e-object.js";
import { validateUnique } from "./named-elements.js";
import { isMany } from "./references.js";
import { isSame, type Classifier } from "./types.js";

/** An operation by itself. */
export function validateOperation(object: EObject, context: Context): void {
  validateUnique(object.partsIn("eParameters"), "parameters", object, context);
  validateUnique(object.partsIn("eTypeParameters"), "type parameters", object, context);
  const upper = object.int("upperBound", 1);
  if (upper !== 1 && context.types.of(object) === undefined)
    context.problems.error(object.element, `${object.label} returns nothing, so its upper bound can't be ${upper}`, {
      help: "remove `upperBound`, or add an `eType`",
    });
}

interface Signature {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  /** The operation, or the feature whose accessor it is. */
  readonly from: EObject;
}

interface Parameter {
  readonly type: Classifier | undefined;
  readonly isMany: boolean;
}

/** The operations of a class have different signatures, and none of them is an accessor of a feature. */
export function validateOperations(object: EObject, context: Context): void {
  const operations = object.partsIn("eOperations");
  if (operations.length === 0) return;
  const own = operations.filter(({ name }) => name !== "").map((each) => signatureOf(each, context));
  const known = new Map<string, Signature[]>();
  for (const each of own) {
    const earlier = known.get(each.name) ?? [];
    const first = earlier.find((other) => isLike(each, other, context));
    if (first) report(each, first, "another operation has this signature", context);
    known.set(each.name, [...earlier, each]);
  }
  const accessors = new Map<string, Signature[]>();
  for (const each of object.partsIn("eStructuralFeatures").flatMap((feature) => accessorsOf(feature, context)))
    accessors.set(each.name, [...(accessors.get(each.name) ?? []), each]);
  for (const each of own) {
    if (isSuppressed(each.from, "")) continue;
    const accessor = accessors.get(each.name)?.find((other) => isLike(each, other, context));
    if (accessor) report(each, accessor, `it is an accessor of ${accessor.from.label}`, context);
  }
}

function report(signature: Signature, other: Signature, why: string, { problems }: Context): void {
  problems.error(signature.from.element, `the operation ${signature.from.label} isn't allowed: ${why}`, {
    help: "rename it, or change its parameters",
    others: [{ element: other.from.element, message: `${other.from.label} is here` }],
  });
}

function signatureOf(operation: EObject, { types }: Context): Signature {
  const parameters = operation
    .partsIn("eParameters")
    .map((each) => ({ type: types.of(each), isMany: isMany(each.int("upperBound", 1)) }));
  return { name: operation.name, parameters, from: operation };
}

function isLike(one: Signature, other: Signature, { types }: Context): boolean {
  if (one.parameters.length !== other.parameters.length) return false;
  return one.parameters.every((parameter, index) => {
    const second = other.parameters[index]!;
    if (parameter.isMany !== second.isMany) return false;
    if (isSame(parameter.type, second.type)) return true;
    const java = types.javaClass(parameter.type);
    return parameter.type !== undefined && java !== undefined && java === types.javaClass(second.type);
  });
}

/** The methods that EMF generates for a feature. */
function accessorsOf(feature: EObject, { types }: Context): readonly Signature[] {
  const type = types.of(feature);
  if (feature.name === "" || type === undefined) return [];
  const name = feature.name[0]!.toUpperCase() + feature.name.slice(1);
  const isList = isMany(feature.int("upperBound", 1));
  const get = `${isList || types.javaClass(type) !== "boolean" ? "get" : "is"}${name}`;
  const found: Signature[] = [];
  const add = (accessor: string, visibility: string, parameters: readonly Parameter[] = []): void => {
    if (!isSuppressed(feature, visibility)) found.push({ name: accessor, parameters, from: feature });
  };
  add(get === "getClass" ? "getClass_" : get, "Get");
  if (!isList && feature.flag("changeable", true)) add(`set${name}`, "Set", [{ type, isMany: false }]);
  if (feature.flag("unsettable")) {
    add(`isSet${name}`, "IsSet");
    add(`unset${name}`, "Unset");
  }
  return found;
}

const genModel = "http://www.eclipse.org/emf/2002/GenModel";

/** Whether an annotation says that a method isn't generated. */
function isSuppressed(object: EObject, visibility: string): boolean {
  const annotation = object.partsIn("eAnnotations").find((each) => each.text("source") === genModel);
  const details = annotation?.partsIn("details") ?? [];
  const key = `suppressed${visibility}Visibility`;
  return details.some((each) => each.text("key") === key && each.text("value")?.toLowerCase() === "true");
}
