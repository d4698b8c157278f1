import { createSpan } from "@cairn/diagnostics";
import { Failure } from "@cairn/evaluation";
import { toText, type Value } from "@cairn/puppet-core/values";
import type { Compilation } from "./compilation.js";
import type { DeclaredResource } from "./declared-resource.js";
import { SetParameter } from "./set-parameter.js";

/** Puts a class into its stage: its own, that of the class that included it, or main. */
export function enterStage(resource: DeclaredResource, compilation: Compilation): void {
  const container = resource.scope.resource;
  const given = present(resource.valueOf("stage"));
  const wanted = given ?? present(container.valueOf("stage"));
  const title = wanted === undefined ? "main" : toText(wanted);
  const stage = compilation.resources.find("Stage", title);
  if (!stage) {
    const shown = given === undefined ? "main" : toText(given);
    throw new Failure("unknown-stage", `Could not find stage ${shown} specified by ${resource.reference}`, {
      help: `declare it before: \`stage { '${title}': }\``,
    });
  }
  if (given === undefined && stage.title !== "main") setStage(resource, stage.title);
  stage.contain(resource);
}

function present(value: Value | undefined): Value | undefined {
  return value === null ? undefined : value;
}

function setStage(resource: DeclaredResource, title: string): void {
  const span = resource.declarations[0]?.span ?? createSpan(resource.scope.source, 0, 0);
  const parameter = new SetParameter({
    name: "stage",
    value: title,
    step: "metaparameter",
    source: span.source,
    at: span,
    owner: resource.owner,
  });
  resource.parameters.set(parameter);
}
