import { Failure } from "@cairn/evaluation";
import { kindOf, type SensitiveValue } from "@cairn/puppet-core/values";
import { attempt } from "./attempt.js";
import { checkParameters } from "./check-parameters.js";
import type { Compilation } from "./compilation.js";
import type { DeclaredResource } from "./declared-resource.js";
import { parameterTypes } from "./parameter-types.js";
import type { SetParameter } from "./set-parameter.js";
import { addContainerTags } from "./tags.js";

/** Applies the waiting overrides to every resource, and checks the names of its parameters. */
export function finishResources(compilation: Compilation): void {
  for (const resource of compilation.resources.all) {
    attempt(compilation, resource, () => finish(resource, compilation));
  }
}

function finish(resource: DeclaredResource, compilation: Compilation): void {
  compilation.overrides.applyTo(resource);
  if (!resource.isEvaluated) addContainerTags(resource);
  takeChanges(resource, compilation.finalValue);
  validate(resource, compilation);
  for (const parameter of resource.parameters.values()) {
    if (kindOf(parameter.value) !== "sensitive") continue;
    resource.sensitive = new Set([...resource.sensitive, parameter.name]);
    resource.parameters.set(parameter.with({ value: (parameter.value as SensitiveValue).value }));
  }
  takeChanges(resource, compilation.shownValue);
}

/** Templates may have changed an array or hash. */
function takeChanges({ parameters }: DeclaredResource, changed: Compilation["finalValue"]): void {
  if (!changed) return;
  for (const parameter of parameters.values()) {
    const value = changed(parameter.value);
    if (value !== parameter.value) parameters.set(parameter.with({ value }));
  }
}

function validate(resource: DeclaredResource, compilation: Compilation): void {
  const { definition, typeFacts } = resource;
  if (typeFacts) {
    const { types } = compilation.language;
    for (const parameter of resource.parameters.values()) {
      const { name } = parameter;
      if (name === "name" || typeFacts.parameters.has(name) || types.isMetaparameter(name)) continue;
      const meant = compilation.guesses.didYouMean(name, typeFacts.parameters);
      throw unknownParameter(resource, parameter, meant);
    }
  } else if (definition?.kind === "class" || definition?.kind === "define") {
    if (resource.isFailed) return;
    const types = compilation.evaluator.machine.run(parameterTypes(compilation, definition));
    checkParameters(resource, definition, types, compilation, (name) => resource.valueOf(name));
  }
}

function unknownParameter(resource: DeclaredResource, { name, span }: SetParameter, meant: readonly string[]): Failure {
  const message = `no parameter named '${name}' on ${resource.reference}`;
  return new Failure("unknown-parameter", message, {
    span: resource.span,
    notes: [{ message: "it is set here", span }],
    meant: { wrong: name, names: meant, place: span },
  });
}
