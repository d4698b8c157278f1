import { nodesOf } from "../../ast/children.js";
import { logicNames, type Model, type ModelFeature, type ValueType } from "../../model/index.js";
import { stringText } from "./logic/literals.js";
import type { ClassNames } from "./names.js";

/** The TypeScript type of a feature's getter. */
export function seenType(feature: ModelFeature, names: ClassNames): string {
  const one = valueType(feature.type, names, "bigint", "number");
  const all = feature.isMany ? `readonly ${one.includes(" ") ? `(${one})` : one}[]` : one;
  const isThere = feature.lower > 0 && !feature.isDerived && !feature.logic.get;
  return isThere ? all : `${all} | null`;
}

/** The TypeScript type of a feature's value for `new`. */
export function givenType(feature: ModelFeature, names: ClassNames): string {
  if (feature.logic.set) return "puppet.Given";
  const one = valueType(feature.type, names, "bigint", "number | bigint");
  return feature.isMany ? `${one} | readonly ${one.includes(" ") ? `(${one})` : one}[] | null` : `${one} | null`;
}

function valueType(type: ValueType, { classes }: ClassNames, integer: string, float: string): string {
  switch (type.kind) {
    case "Integer":
      return integer;
    case "Float":
      return float;
    case "String":
      return "string";
    case "Boolean":
      return "boolean";
    case "enum":
      return type.names.map(stringText).join(" | ");
    case "reference":
      return classes.get(type.target.name)!;
  }
}

/** The runtime's description of a feature's type. */
export function runtimeType(type: ValueType, { classes }: ClassNames): string {
  if (type.kind === "enum") return `puppet.oneOf(${type.names.map(stringText).join(", ")})`;
  if (type.kind === "reference") return `puppet.objects(() => ${classes.get(type.target.name)!}.type)`;
  return `puppet.${type.kind.toLowerCase()}`;
}

/** The names that any setter assigns: features of these names may get their values without a user. */
export function assignedNames(model: Model): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { features } of model.types.values()) {
    for (const { logic } of features) {
      if (!logic.set) continue;
      for (const node of nodesOf(logic.set.body)) {
        if (node.kind === "assignment" && node.left.kind === "variable") names.add(node.left.name);
      }
    }
  }
  return names;
}

/** The logic of a feature by its names, in the order in which it runs. */
export function logicOf({ logic }: ModelFeature) {
  return logicNames.flatMap((name) => (logic[name] ? [[name, logic[name]] as const] : []));
}
