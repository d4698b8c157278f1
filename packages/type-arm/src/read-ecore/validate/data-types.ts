import type { Context } from "./context.js";
import type { EObject } from "./e-object.js";
import { validateUnique } from "./named-elements.js";
import { instanceTypeOf } from "./types.js";
import { typeNameProblem } from "./well-formed.js";

/** A data type of a model. */
export function validateDataType(object: EObject, context: Context): void {
  validateTypeName(object, context);
  validateUnique(object.partsIn("eTypeParameters"), "type parameters", object, context);
  if (object.is("EEnum")) validateEnum(object, context);
}

/** The Java class of a classifier; a data type must have one. */
export function validateTypeName(object: EObject, { problems }: Context): void {
  const written = instanceTypeOf(object);
  if (written === undefined) {
    if (object.is("EClass") || object.is("EEnum")) return;
    problems.error(object.element, `the data type ${object.label} has no Java class`, {
      help: 'add one: `instanceClassName="java.lang.String"`',
    });
    return;
  }
  const problem = typeNameProblem(written);
  if (problem !== undefined)
    problems.error(object.element, `the Java class of ${object.label} isn't valid: \`${written}\`: ${problem}`, {
      help: "write its full name: `java.lang.String`",
    });
  else if (written.includes("<") && object.part("eTypeParameters"))
    problems.error(object.element, `the Java class of ${object.label} has type arguments, but it has type parameters`, {
      help: "write the class without `<…>`",
    });
}

/** Names and literals of an enumeration are unique. */
function validateEnum(object: EObject, context: Context): void {
  const literals = object.partsIn("eLiterals");
  validateUnique(literals, "literals", object, context);
  const known = new Map<string, EObject>();
  for (const each of literals) {
    const text = each.text("literal") ?? each.name;
    const first = known.get(text);
    if (text === "" && each.name === "") continue;
    if (!first) known.set(text, each);
    else if (each.name !== first.name)
      context.problems.error(each.element, `two literals of ${object.label} are written \`${text}\``, {
        help: "give one of them another `literal`",
        others: [{ element: first.element, message: "this is the first one" }],
      });
  }
}
