import { growKey } from "@cairn/evaluation";
import {
  capitalize,
  classType,
  printType,
  resourceType,
  type ClassType,
  type ResourceType,
} from "../../types/index.js";
import { isArray, isType, type Value } from "../../values/value.js";
import { labelOf, withArticle, withCapitalArticle } from "../labels.js";
import { flatten, keyTypeName } from "./elements.js";
import type { Accessing } from "./access.js";

const typeName = /^(?:::)?[A-Z](?:\w|::(?=[A-Z]))*$/;
const className = /^((::)?[a-z]\w*)(::[a-z]\w*)*$/;

/** `Resource[…]`, `File[…]` yield references; `File['x'][…]` reads parameters. */
export function accessResource(type: ResourceType, given: readonly Value[], accessing: Accessing): Value {
  const [first] = given;
  if (!type.typeName && given.length === 1 && isType(first!) && first.name === "Resource") return first;
  const name = type.typeName ?? nameOf(first!, accessing);
  const { node, scope, evaluator } = accessing;
  if (!typeName.test(name)) {
    const message = `Illegal type reference. The given name '${name}' does not conform to the naming rule`;
    evaluator.fail("evaluation", message, node.keys[0]!, scope);
  }
  const rest = type.typeName ? given : given.slice(1);
  const isList = rest.length > 1 || isArray(rest[0] ?? null);
  const keys = flatten(rest).filter((key) => key !== null);
  if (keys.length === 0 && rest.length > 0) return isList ? [] : null;
  if (type.title !== undefined) return readAll(type, keys, isList, accessing);
  if (keys.length === 0) return resourceType(name);
  const references = keys.map((title, index) => {
    if (typeof title === "string") return referenceOf(name, title);
    const problem = `Cannot use ${keyTypeName(title)} where a resource title String is expected`;
    const message = `Error creating type specialization of ${withArticle(labelOf(type))}, ${problem}`;
    const place = node.keys[rest.length === keys.length ? index : index + 1] ?? node;
    return evaluator.fail("evaluation", message, place, scope);
  });
  return isList ? references : references.at(-1)!;
}

/** How often the title of a reference is looked up, quoted and written. */
const usesOfReference = 8;

function referenceOf(name: string, title: string): ResourceType {
  growKey(title, usesOfReference);
  return resourceType(name, title);
}

function nameOf(key: Value, { node, scope, evaluator }: Accessing): string {
  if (typeof key === "string") return capitalize(key);
  if (isType(key) && key.name === "Resource" && key.typeName !== undefined) return key.typeName;
  const message = `First argument to Resource[] must be a resource type or a String. Got ${keyTypeName(key)}.`;
  return evaluator.fail("evaluation", message, node.keys[0]!, scope);
}

/** `Class['a']` yields a reference, `Class['a'][…]` reads parameters. */
export function accessClass(type: ClassType, given: readonly Value[], accessing: Accessing): Value {
  const isList = given.length > 1 || isArray(given[0] ?? null);
  const keys = flatten(given).filter((key) => key !== null);
  if (keys.length === 0) return isList ? [] : null;
  if (type.className !== undefined) return readAll(type, keys, isList, accessing);
  const references = keys.map((key, index) => classReference(key, index, accessing));
  return isList ? references : references.at(-1)!;
}

function classReference(key: Value, index: number, { node, scope, evaluator }: Accessing): ClassType {
  const place = node.keys[index] ?? node;
  if (typeof key !== "string") {
    const message = `Illegal Class name in class reference. ${withCapitalArticle(labelOf(key))} cannot be used where a String is expected`;
    return evaluator.fail("evaluation", message, place, scope);
  }
  const name = key.toLowerCase().replace(/^::/, "");
  if (className.test(name)) return classType(name);
  const message = `Illegal name. The given name '${key}' does not conform to the naming rule /^((::)?[a-z_]\\w*)(::[a-z]\\w*)*$/`;
  return evaluator.fail("evaluation", message, place, scope);
}

function readAll(
  reference: ResourceType | ClassType,
  keys: readonly Value[],
  isList: boolean,
  { node, scope, evaluator }: Accessing,
): Value {
  const { options } = evaluator;
  const place = evaluator.spanOf(node, scope);
  if (!options.readParameter) {
    const title = reference.name === "Class" ? reference.className : reference.title;
    const type = reference.name === "Class" ? "Class" : printType(resourceType(reference.typeName));
    return evaluator.fail("evaluation", `Resource not found: ${type}['${title ?? ""}']`, node, scope);
  }
  const values = keys.map((key) => options.readParameter!(reference, key, place, scope));
  return isList ? values : values.at(-1)!;
}
