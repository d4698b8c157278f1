import { Failure } from "@cairn/evaluation";
import { defineFunction, type Scope } from "@cairn/puppet-core/evaluate";
import { anyString, containing, variantType, type PuppetType } from "@cairn/puppet-core/types";
import { isArray, isType, type Value } from "@cairn/puppet-core/values";
import type { Compilation } from "../evaluate/compilation.js";
import { lookUpResourceType } from "../evaluate/resource-type.js";
import { compilationOf } from "../evaluate/scopes/puppet-scope.js";

const entry: PuppetType = { kind: "type", name: "CatalogEntry" };
const type = variantType([anyString, containing("Type", entry), containing("Type", containing("Type", entry))]);

/** `defined`: whether a variable, class or type exists, or (for a reference) whether it is declared by now. */
export const defined = defineFunction("defined", {
  parameters: [{ name: "vals", type, count: "many" }],
  run: (call, ...values) => values.some((value) => isDefined(value, call.scope)),
});

function isDefined(value: Value, scope: Scope): boolean {
  const compilation = compilationOf(scope);
  if (typeof value === "string") return isKnownName(value, scope, compilation);
  if (isArray(value) || !isType(value)) return false;
  if (value.name === "Type" && value.type) {
    if (value.type.name === "Resource") return isDeclared(value.type, compilation);
    if (value.type.name !== "Class") return false;
    if (value.type.className === undefined)
      throw new Failure("evaluation", "The given class type is a reference to all classes");
    return compilation.definitions.findClass(value.type.className) !== undefined;
  }
  return isDeclared(value, compilation);
}

function isKnownName(name: string, scope: Scope, compilation: Compilation): boolean {
  if (name.startsWith("$") && name.length > 1) return scope.find(name.slice(1)) !== undefined;
  if (name === "") return false;
  if (name === "main") return true;
  return lookUpResourceType(name, compilation) !== undefined || compilation.definitions.findClass(name) !== undefined;
}

function isDeclared(reference: PuppetType, compilation: Compilation): boolean {
  if (reference.name === "Class") {
    if (reference.className === undefined)
      throw new Failure("evaluation", "The given class type is a reference to all classes");
    return compilation.resources.find("Class", reference.className) !== undefined;
  }
  if (reference.name !== "Resource") return false;
  const { typeName, title } = reference;
  if (typeName === undefined) {
    throw new Failure("evaluation", "The given resource type is a reference to all kind of types");
  }
  if (title !== undefined) return compilation.resources.find(typeName, title) !== undefined;
  return lookUpResourceType(typeName, compilation) !== undefined;
}
