import { resultOf, type Evaluation } from "@cairn/evaluation";
import { defineFunction, type FunctionCall } from "@cairn/puppet-core/evaluate";
import { any, classType } from "@cairn/puppet-core/types";
import { isArray, type Value } from "@cairn/puppet-core/values";
import { includeClasses } from "../evaluate/classes.js";
import type { DeclaredResource } from "../evaluate/declared-resource.js";
import { puppetScopeOf } from "../evaluate/scopes/puppet-scope.js";
import { SetParameter } from "../evaluate/set-parameter.js";
import { classNames } from "./class-names.js";

const parameters = [{ name: "names", type: any, count: "many" }] as const;

/** `include`: declares classes that aren't declared yet. */
export const include = defineFunction("include", {
  parameters,
  *run(call) {
    yield* begin(call);
    return references(call);
  },
});

/** `contain`: also adds them to the enclosing body. */
export const contain = defineFunction("contain", {
  parameters,
  *run(call) {
    const { resource } = puppetScopeOf(call.scope);
    for (const contained of yield* begin(call)) resource.contain(contained);
    return references(call);
  },
});

/** `require`: also orders the enclosing body after them. */
export const require = defineFunction("require", {
  parameters,
  *run(call) {
    yield* begin(call);
    const { compilation, resource, owner } = puppetScopeOf(call.scope);
    for (const name of classNames(call.values)) {
      const title = compilation.definitions.findClass(name)!.name;
      const old = resource.parameters.get("require")?.value ?? [];
      const value = [...(isArray(old) ? old : [old]), classType(title)];
      const parameter = {
        name: "require",
        value,
        step: "relationship",
        source: call.span.source,
        at: call.span,
        owner,
      } as const;
      resource.parameters.set(new SetParameter(parameter));
    }
    return references(call);
  },
});

function* begin(call: FunctionCall): Evaluation<DeclaredResource[]> {
  const scope = puppetScopeOf(call.scope);
  const declaration = { span: call.span, by: call.name, within: scope.resource };
  const resources = yield* resultOf(includeClasses(classNames(call.values), scope, declaration));
  return resources;
}

function references(call: FunctionCall): Value {
  return classNames(call.values).map((name) => classType(name.slice(2)));
}
