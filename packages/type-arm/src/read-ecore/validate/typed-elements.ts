import { referencesOf } from "../references.js";
import type { Context } from "./context.js";
import type { EObject } from "./e-object.js";

/** Bounds and types of features, operations and parameters. */
export function validateTyped(object: EObject, context: Context): void {
  validateBounds(object, context);
  const isOptional = object.is("EOperation");
  const hasType = referencesOf(object.element, "eType").length > 0 || object.part("eGenericType") !== undefined;
  if (!hasType && !isOptional)
    context.problems.error(object.element, `${object.label} has no type`, { help: 'add `eType="…"`' });
}

function validateBounds(object: EObject, { problems }: Context): void {
  const [lower, upper] = [object.int("lowerBound", 0), object.int("upperBound", 1)];
  if (lower < 0)
    problems.error(object.element, `the lower bound of ${object.label} is ${lower}`, {
      help: "it is at least 0",
      value: { attribute: "lowerBound", text: "0" },
    });
  if (upper < -2 || upper === 0)
    problems.error(object.element, `the upper bound of ${object.label} is ${upper}`, {
      help: "it is at least 1, or -1 for no limit",
    });
  else if (upper > 0 && lower > upper)
    problems.error(object.element, `the lower bound of ${object.label}, ${lower}, is above its upper bound, ${upper}`, {
      help: `lower \`lowerBound\`, or raise \`upperBound\` to at least ${lower}`,
      value: { attribute: "upperBound", text: String(lower) },
    });
}
