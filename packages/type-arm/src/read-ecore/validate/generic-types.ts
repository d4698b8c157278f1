import { referencesOf } from "../references.js";
import type { Context } from "./context.js";
import type { EObject } from "./e-object.js";
import { kindOf } from "./features.js";
import { parameterCount, type Classifier } from "./types.js";

const primitives = new Set(["boolean", "byte", "char", "double", "float", "int", "long", "short"]);

/** Where a generic type may be a class, a type parameter or a wildcard, and what it may hold. */
export function validateGenericType(object: EObject, context: Context): void {
  const { problems } = context;
  const [hasClassifier, hasParameter] = ["eClassifier", "eTypeParameter"].map(
    (feature) => referencesOf(object.element, feature).length > 0,
  );
  const error = (why: string, help: string): void => {
    problems.error(object.element, `a generic type of ${object.label} ${why}`, { help });
  };
  if (hasClassifier && hasParameter) error("has both a class and a type parameter", "remove one of them");
  if (hasParameter && !isInScope(object, context))
    error("leads to a type parameter that isn't in scope", "use a type parameter of an enclosing element");
  validatePlace(object, { hasClassifier: hasClassifier!, hasParameter: hasParameter! }, context, error);
  const bounds = ["eLowerBound", "eUpperBound"].filter((role) => object.part(role) !== undefined);
  if (bounds.length > 0 && object.role !== "eTypeArguments")
    error("has bounds, but isn't a type argument", "remove its bounds");
  else if (bounds.length === 2) error("has a lower and an upper bound", "remove one of them");
  if (bounds.length > 0 && object.role === "eTypeArguments" && (hasClassifier || hasParameter))
    error("has a bound and a type", "remove one of them");
  validateArguments(object, hasClassifier!, context, error);
}

interface Has {
  readonly hasClassifier: boolean;
  readonly hasParameter: boolean;
}

type Report = (why: string, help: string) => void;

function validatePlace(object: EObject, { hasClassifier, hasParameter }: Has, { types }: Context, error: Report): void {
  const type = types.target(object, "eClassifier");
  const kind = kindOf(type);
  const isArgument = object.role === "eTypeArguments";
  const isWildcard = !hasClassifier && !hasParameter;
  if (object.role === "eGenericSuperTypes") {
    if (type?.kind !== "elsewhere" && kind !== "class") error("isn't a class", "a class inherits classes");
  } else if (isWildcard && (!isArgument || object.owner?.role === "eGenericSuperTypes"))
    error("has no type", 'add `eClassifier="…"` or `eTypeParameter="…"`');
  const java = types.javaClass(type);
  if (object.role !== "eGenericType" && java !== undefined && primitives.has(java))
    error(`can't be \`${java}\``, "use the type of its objects, such as `EIntegerObject`");
}

/** A type parameter belongs to an element that encloses its use; bounds use only earlier ones. */
function isInScope(object: EObject, { types }: Context): boolean {
  const target = types.target(object, "eTypeParameter");
  if (target?.kind !== "own" || !target.object.is("ETypeParameter")) return true;
  const scope = target.object.owner!;
  let use = object;
  while (use.owner && use.owner !== scope) use = use.owner;
  if (use.owner !== scope) return false;
  const parameters = scope.partsIn("eTypeParameters");
  const index = parameters.indexOf(use);
  return index === -1 || index > parameters.indexOf(target.object) || object.role !== "eBounds";
}

function validateArguments(object: EObject, hasClassifier: boolean, context: Context, error: Report): void {
  const { problems, types } = context;
  const given = object.partsIn("eTypeArguments").length;
  if (!hasClassifier) {
    if (given > 0) error("has type arguments, but no class", "remove its arguments");
    return;
  }
  const type = types.target(object, "eClassifier");
  if (type?.kind !== "own" && type?.kind !== "built-in") return;
  const count = parameterCount(type);
  if (given > 0 && given !== count)
    error(`has ${given} type arguments, but ${nameOf(type)} has ${count} type parameters`, "give one for each of them");
  else if (given < count) warnOfRawType(object, type, problems);
  else if (type.kind === "own") validateSubstitutions(object, type.object, context, error);
}

/** Type arguments are within the bounds of their parameters, as far as these are classes of the model. */
function validateSubstitutions(object: EObject, type: EObject, { inheritance, types }: Context, error: Report): void {
  const given = object.partsIn("eTypeArguments");
  type.partsIn("eTypeParameters").forEach((parameter, index) => {
    const argument = given[index] && types.target(given[index], "eClassifier");
    if (argument?.kind !== "own" || !argument.object.is("EClass")) return;
    for (const each of parameter.partsIn("eBounds")) {
      const bound = types.target(each, "eClassifier");
      if (bound?.kind !== "own" || !bound.object.is("EClass") || each.part("eTypeArguments")) continue;
      if (inheritance.isKindOf(argument.object, bound.object) || inheritance.inheritsElsewhere(argument.object))
        continue;
      error(`has ${argument.object.label} for \`${parameter.name}\``, `an argument inherits ${bound.object.label}`);
    }
  });
}

/** Types that are named without arguments, and types that can be none here. */
export function validateRawTypes(object: EObject, { problems, types }: Context): void {
  for (const feature of ["eType", "eSuperTypes", "eExceptions"]) {
    if (!object.metaclass.links.has(feature) || (feature === "eType" && object.part("eGenericType"))) continue;
    for (const type of types.targets(object, feature)) {
      if (type.kind === "missing") continue;
      if (parameterCount(type) > 0) warnOfRawType(object, type, problems);
      const java = types.javaClass(type);
      if (feature !== "eType" && java !== undefined && primitives.has(java))
        problems.error(object.element, `the \`${feature}\` of ${object.label} can't be \`${java}\``, {
          help: "name another class",
        });
    }
  }
}

function warnOfRawType(object: EObject, type: Classifier, problems: Context["problems"]): void {
  problems.warn(object.element, `${object.label} doesn't say the type arguments of ${nameOf(type)}`, {
    help: "write an `eGenericType` with one `eTypeArguments` for each of its type parameters",
  });
}

function nameOf(type: Classifier): string {
  if (type.kind === "own") return type.object.label;
  return type.kind === "built-in" ? `\`${type.type.name}\`` : "it";
}
