import { Failure, type FailureNote } from "@cairn/evaluation";
import { flattened } from "@cairn/puppet-core/values";
import type { BodyDefinition } from "../../resolve/definition.js";
import { isDefault } from "../defaults.js";
import type { DeclaredResource } from "../declared-resource.js";
import type { Override } from "../interfaces.js";
import { placeText } from "../place-text.js";
import type { SetParameter } from "../set-parameter.js";
import { putParameter } from "../put-parameter.js";
import { inheritsFrom } from "./inheritance.js";
import { bodyText } from "./body-text.js";

type Released = ReadonlySet<BodyDefinition>;

/** Merges the parameters of an override into a resource; throws a Failure if that isn't allowed. */
export function mergeOverride(resource: DeclaredResource, override: Override, released: Released): void {
  const { definitions } = override.scope.compilation;
  if (resource.owner !== override.owner && !inheritsFrom(override.owner, resource.owner, released, definitions)) {
    throw new Failure("override", "Only subclasses can override parameters", {
      span: override.span,
      notes: declaredHere(resource),
      help: `let the class around this inherit from ${bodyText(resource.owner)}, or use a collector: ${collectorText(resource)}`,
    });
  }
  if (resource.isEvaluated) complainOfEvaluated(resource, override);
  for (const parameter of override.parameters) overrideParameter(resource, parameter, released);
}

/** The body of a defined type has run with the old values: it doesn't run again. */
function complainOfEvaluated(resource: DeclaredResource, override: Override): void {
  const { compilation } = override.scope;
  const where = resource.span ? `, defined at ${placeText(resource.span)},` : "";
  const message = `Attempt to override an already evaluated resource${where} with new values`;
  if (compilation.isStrict) {
    throw new Failure("override", message, { span: override.span, notes: declaredHere(resource) });
  }
  compilation.warn("override", message, override.span);
}

function overrideParameter(resource: DeclaredResource, parameter: SetParameter, released: Released): void {
  const current = resource.parameters.get(parameter.name);
  if (!current) return putParameter(resource, parameter);
  const { name, owner } = parameter;
  if (isDefault(resource.scope, resource.type, name, parameter.value)) return;
  const mayReplace =
    inheritsFrom(owner, current.owner, released, resource.scope.compilation.definitions) ||
    (owner === current.owner && isDefault(resource.scope, resource.type, name, current.value));
  if (!mayReplace) throw alreadySet(resource, parameter, current);
  if (!parameter.appends)
    return putParameter(resource, parameter.with({ lost: { parameter: current, why: replacedBy(parameter) } }));
  const value = flattened([current.value, parameter.value]);
  putParameter(resource, parameter.with({ value, lost: { parameter: current, why: "`+>` adds to it" } }));
}

function replacedBy({ step, value }: SetParameter): string {
  const what = step === "collector" ? "the collector's body" : "the override";
  return value === null ? `${what} removes it` : `${what} replaces it`;
}

function alreadySet(resource: DeclaredResource, parameter: SetParameter, current: SetParameter): Failure {
  const by = ` by ${bodyText(current.owner)} at ${placeText(current.span)}`;
  const message = `Parameter '${parameter.name}' is already set on ${resource.reference}${by}; cannot redefine`;
  return new Failure("override", message, {
    span: parameter.span,
    notes: [{ message: `it is set here`, span: current.span }],
    help: "only a class that inherits from the one that set it can change it",
  });
}

function declaredHere(resource: DeclaredResource): FailureNote[] {
  return resource.span ? [{ message: `${resource.reference} is declared here`, span: resource.span }] : [];
}

function collectorText({ type, title }: DeclaredResource): string {
  return `${type} <| title == '${title}' |> { … }`;
}
