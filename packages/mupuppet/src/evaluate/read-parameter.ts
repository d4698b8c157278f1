import type { Span } from "@cairn/diagnostics";
import { Failure } from "@cairn/evaluation";
import type { ClassType, ResourceType } from "@cairn/puppet-core/types";
import { capitalize } from "@cairn/puppet-core/types";
import { inspect, type Value } from "@cairn/puppet-core/values";
import type { Compilation } from "./compilation.js";
import type { DeclaredResource } from "./declared-resource.js";
import { defaultsFor } from "./defaults.js";

/** The resource that a reference denotes, if it is declared by now. */
export function findReferred(
  compilation: Compilation,
  reference: ResourceType | ClassType,
): DeclaredResource | undefined {
  const { type, title } = namesOf(reference);
  return compilation.resources.find(type, title);
}

/** A parameter of a resource that is declared by now, or its value from resource defaults. */
export function readParameter(
  compilation: Compilation,
  reference: ResourceType | ClassType,
  name: Value,
  place: Span,
): Value {
  const resource = findReferred(compilation, reference);
  const { type, title } = namesOf(reference);
  if (!resource) {
    const kind = compilation.missing.mayBe(capitalize(type)) ? "follows" : "unknown-resource";
    throw new Failure(kind, `Resource not found: ${type}['${title}']`, {
      span: place,
      help: "declare it before it is read",
    });
  }
  if (typeof name !== "string" || !hasParameter(resource, name, compilation)) {
    const shown = typeof name === "string" ? name : inspect(name);
    const message = `The resource ${type}['${title}'] does not have a parameter called '${shown}'`;
    throw new Failure("unknown-parameter", message, { span: place });
  }
  const value = resource.valueOf(name) ?? null;
  return value ?? defaultsFor(resource.scope, resource.type).get(name)?.value ?? null;
}

function namesOf(reference: ResourceType | ClassType): { type: string; title: string } {
  if (reference.name === "Class") return { type: "Class", title: reference.className ?? "" };
  return { type: reference.typeName ?? "", title: reference.title ?? "" };
}

function hasParameter({ definition, typeFacts }: DeclaredResource, name: string, { language }: Compilation): boolean {
  if (name === "name" || language.types.isMetaparameter(name)) return true;
  if (typeFacts) return typeFacts.parameters.has(name);
  if (definition?.kind !== "class" && definition?.kind !== "define") return false;
  return definition.node.parameters.some((parameter) => parameter.name === name);
}
