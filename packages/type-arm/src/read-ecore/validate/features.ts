import { referencesOf } from "../references.js";
import type { Context } from "./context.js";
import { isLiteral } from "./default-literals.js";
import type { EObject } from "./e-object.js";
import type { Classifier } from "./types.js";

/** The types that attributes and references can have, and defaults. */
export function validateFeature(object: EObject, context: Context): void {
  const { problems, types } = context;
  const type = types.of(object);
  const kind = kindOf(types.named(object));
  const written = referencesOf(object.element, "eType")[0]?.written.split(" ").at(-1) ?? "its type";
  if (kind === "class" && object.is("EAttribute"))
    problems.error(object.element, `the attribute ${object.label} can't hold objects: \`${written}\` is a class`, {
      help: 'a feature that holds objects is an `xsi:type="ecore:EReference"`',
    });
  if (kind === "data type" && object.is("EReference"))
    problems.error(object.element, `the reference ${object.label} can't hold values: \`${written}\` is a data type`, {
      help: 'a feature that holds values is an `xsi:type="ecore:EAttribute"`',
    });
  validateDefault(object, type, context);
  if (object.is("EAttribute") && kindOf(type) === "data type" && !object.flag("transient") && !isSerializable(type))
    problems.error(object.element, `values of ${object.label} can't be written: \`${written}\` isn't serializable`, {
      help: 'add `transient="true"`, or use another type',
    });
}

export function kindOf(type: Classifier | undefined): "class" | "data type" | undefined {
  if (type?.kind === "built-in") return type.type.kind;
  if (type?.kind !== "own" || !type.object.is("EClassifier")) return undefined;
  return type.object.is("EClass") ? "class" : "data type";
}

function isSerializable(type: Classifier | undefined): boolean {
  if (type?.kind === "own") return type.object.flag("serializable", true);
  return type?.kind !== "built-in" || type.type.isSerializable || type.type.name === "EFeatureMapEntry";
}

function validateDefault(object: EObject, type: Classifier | undefined, { problems }: Context): void {
  const literal = object.text("defaultValueLiteral");
  if (literal === undefined) return;
  if (kindOf(type) === "class")
    problems.error(object.element, `${object.label} has a default, but its values are objects`, {
      help: "remove `defaultValueLiteral`",
    });
  else if (type?.kind === "built-in" && !isLiteral(type.type, literal))
    problems.error(
      object.element,
      `the default of ${object.label}, \`${literal}\`, isn't a literal of \`${type.type.name}\``,
      {
        help: "write a value of that type, or remove `defaultValueLiteral`",
      },
    );
  else if (type?.kind === "own" && type.object.is("EEnum")) validateEnumDefault(object, literal, type.object, problems);
}

function validateEnumDefault(object: EObject, literal: string, type: EObject, problems: Context["problems"]): void {
  const literals = type.partsIn("eLiterals").map((each) => each.text("literal") ?? each.name);
  if (literals.includes(literal)) return;
  problems.warn(object.element, `the default of ${object.label}, \`${literal}\`, isn't a literal of ${type.label}`, {
    help: literals.length === 0 ? "remove it" : `its literals are ${literals.map((each) => `\`${each}\``).join(", ")}`,
  });
}
