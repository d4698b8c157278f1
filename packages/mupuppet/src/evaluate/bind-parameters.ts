import { createSpan, type Span } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { Failure, isEvaluation, rescuing, resultOf, type Evaluation } from "@cairn/evaluation";
import { type Binding } from "@cairn/puppet-core/evaluate";
import type { Value } from "@cairn/puppet-core/values";
import type { Found } from "@cairn/hiera";
import type { ClassBody, DefineBody } from "../resolve/definition.js";
import { checkParameters } from "./check-parameters.js";
import type { DeclaredResource } from "./declared-resource.js";
import { parameterTypes, type ParameterTypes } from "./parameter-types.js";
import type { BodyScope } from "./scopes/body-scope.js";
import { ParameterScope } from "./scopes/parameter-scope.js";
import { SetParameter } from "./set-parameter.js";
import { addTags } from "./tags.js";

/**
 * Binds the parameters of a class or defined type in the scope of its body: the given values, else the defaults. Throws
 * a Failure if they don't fit.
 */
export function* bindParameters(
  resource: DeclaredResource,
  definition: ClassBody | DefineBody,
  scope: BodyScope,
): Evaluation<void> {
  const { parameters } = definition.node;
  if (parameters.length === 0 && resource.parameters.size === 0) return;
  const pending = parameterTypes(scope.compilation, definition);
  const types: ParameterTypes = isEvaluation(pending) ? yield* resultOf(pending) : pending;
  const bound = new ParameterScope(scope, resource, parameters);
  if (definition.kind === "class") yield* takeData(resource, definition, scope);
  scope.parameters = bound;
  for (const given of resource.parameters.values()) giveValue(bound, given);
  for (const parameter of parameters) {
    const { initial, name } = parameter;
    if (initial && (resource.valueOf(name) ?? null) === null) yield* giveDefault(name, initial, resource, scope, bound);
  }
  scope.parameters = undefined;
  for (const { value } of resource.parameters.values()) scope.compilation.secrets.addWrapped(value);
  checkParameters(resource, definition, types, scope.compilation, (name) => bound.valueAt(name));
  for (const { name } of parameters) assign(scope, name, bound.own(name));
  for (const { name } of resource.parameters.values()) if (!scope.own(name)) assign(scope, name, bound.own(name));
}

function assign(scope: BodyScope, name: string, binding: Binding | undefined): void {
  if (binding && name !== "name" && name !== "title") scope.assign(name, binding);
}

function giveValue(bound: ParameterScope, parameter: SetParameter): void {
  const { name } = parameter;
  if (name !== "name" && name !== "title") bound.bind(name, parameter);
}

/** Hiera's data for parameters without a given value. */
function* takeData(resource: DeclaredResource, definition: ClassBody, scope: BodyScope): Evaluation<void> {
  const { compilation } = scope;
  for (const { name, initial, start, end } of definition.node.parameters) {
    if ((resource.valueOf(name) ?? null) !== null) continue;
    const place = createSpan(definition.source, start, end);
    const found = yield* resultOf(
      rescuing(
        () => compilation.lookUp(`${definition.name}::${name}`, scope),
        (error) => {
          if (error instanceof Failure) {
            error.notes.push({
              message: `the value of $${name} of ${resource.reference} is looked up for this`,
              span: place,
            });
          }
          throw error;
        },
      ),
    );
    if (!found || (found.value === null && initial)) continue;
    const [origin] = found.origins;
    const span = origin ? spanOf(origin) : place;
    const parameter = {
      name,
      value: found.value,
      step: "external data",
      source: span.source,
      at: span,
      owner: resource.owner,
    } as const;
    resource.parameters.set(new SetParameter(parameter));
  }
}

/** The span of a key. */
function spanOf({ file, path }: Found["origins"][number]): Span {
  return file.placeOf(path);
}

function* giveDefault(
  name: string,
  initial: Expression,
  resource: DeclaredResource,
  scope: BodyScope,
  bound: ParameterScope,
): Evaluation<void> {
  bound.beginDefault(name);
  const pending = scope.compilation.evaluator.begin(initial, bound);
  const value: Value = isEvaluation(pending) ? yield* resultOf(pending) : pending;
  const { source } = scope;
  const parameter = new SetParameter({
    name,
    value,
    step: "default value",
    source,
    at: initial,
    owner: resource.owner,
  });
  resource.parameters.set(parameter);
  if (name === "tag") addTags(resource.tags, value);
  giveValue(bound, parameter);
}
