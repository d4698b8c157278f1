import { Failure, resultOf, type Evaluation } from "@cairn/evaluation";
import { type FunctionCall } from "@cairn/puppet-core/evaluate";
import { defineLegacy, legacyClass } from "@cairn/puppet-core/functions/legacy";
import { failEvaluation, HashValue, isArray, isHash, toText, type Value } from "@cairn/puppet-core/values";
import { ParameterList } from "../evaluate/parameter-list.js";
import { declareResources } from "../evaluate/resources/declare.js";
import { puppetScopeOf } from "../evaluate/scopes/puppet-scope.js";
import { SetParameter } from "../evaluate/set-parameter.js";

/**
 * `create_resources`: a resource of a type for each entry of a hash, with the parameters of the entry, or the defaults.
 */
export const createResources = defineLegacy("create_resources", -3, (call, ...values) => createAll(call, values));

/** Ruby's name for a value in its messages about conversions. */
function nameFor(value: Value): string {
  return value === null ? "nil" : typeof value === "boolean" ? String(value) : legacyClass(value);
}

function* createAll(call: FunctionCall, values: readonly Value[]): Evaluation<Value> {
  const { form, typeName, instances, defaults } = readArguments(values);
  const scope = puppetScopeOf(call.scope);
  const { source } = call.span;
  for (const [title, given] of instances.entries()) {
    if (!isHash(given)) failEvaluation(`no implicit conversion of ${nameFor(given)} into Hash`);
    const parameters = new ParameterList();
    for (const [name, value] of new HashValue([...defaults.entries(), ...given.entries()]).entries()) {
      const init = {
        name: toText(name),
        value,
        step: "declaration",
        source,
        at: call.span,
        owner: scope.owner,
      } as const;
      parameters.set(new SetParameter(init));
    }
    for (const each of isArray(title) ? title : [title]) {
      const named = { titles: [toText(each)], oddTitle: typeof each === "string" ? undefined : each };
      const common = { parameters: parameters.values(), form, source, at: call.span, by: "create_resources" };
      const declaring = { typeName, ...named, ...common };
      yield* resultOf(declareResources(declaring, scope));
    }
  }
  return null;
}

function readArguments(values: readonly Value[]) {
  const [type, instances, defaults = new HashValue()] = values;
  if (values.length > 3)
    failEvaluation(`create_resources(): wrong number of arguments (${values.length}; must be 2 or 3)`);
  if (!isHash(instances!)) failEvaluation("create_resources(): second argument must be a hash");
  if (!isHash(defaults)) failEvaluation("create_resources(): third argument, if provided, must be a hash");
  const written = typeof type === "string" ? type : toText(type!);
  const typeName = written.replace(/^@{1,2}/, "").toLowerCase();
  const form = written.startsWith("@@") ? "exported" : written.startsWith("@") ? "virtual" : "regular";
  if (typeName === "class" && form !== "regular") throw new Failure("never-virtual", "Classes are not virtualizable");
  return { typeName, form, instances, defaults } as const;
}
