import { Failure, type FailureKind, type FailureNote, type Meant } from "@cairn/evaluation";
import { describeParameters, isInstance } from "@cairn/puppet-core/types";
import { HashValue, type Value } from "@cairn/puppet-core/values";
import type { ClassBody, DefineBody } from "../resolve/definition.js";
import { headOf } from "../resolve/definition.js";
import type { Compilation } from "./compilation.js";
import type { DeclaredResource } from "./declared-resource.js";
import { meantLiteral } from "./meant-literal.js";
import { structOf, type ParameterTypes } from "./parameter-types.js";

/** Throws a Failure if a class's or defined type's parameters are missing, unknown or of the wrong type. */
export function checkParameters(
  resource: DeclaredResource,
  definition: ClassBody | DefineBody,
  types: ParameterTypes,
  compilation: Compilation,
  valueOf: (name: string) => Value | undefined,
): void {
  const kind = findProblem(resource, definition, types, compilation, valueOf);
  if (!kind) return;
  const given = new Map<string, Value>();
  for (const { name } of definition.node.parameters) {
    const value = valueOf(name);
    if (value !== undefined) given.set(name, value);
  }
  for (const { name, value } of resource.parameters.values()) {
    if (!isAlwaysKnown(name, compilation) && !given.has(name)) given.set(name, value);
  }
  const message = describeParameters(
    resource.reference,
    structOf(definition.node.parameters, types),
    new HashValue(given),
  );
  // A value that doesn't fit is accepted if Puppet can't explain why (`Variant`, `Array[Any, 5]` of fewer).
  if (message === "") return;
  const what = definition.kind === "class" ? "class" : "defined type";
  const unknown = kind === "unknown-parameter" ? resource.parameters.values() : [];
  const wrong = [...unknown].find(({ name }) => !types.names.has(name))?.name;
  const meant =
    wrong === undefined
      ? meantValue(resource, types)
      : { wrong, names: compilation.guesses.didYouMean(wrong, types.names) };
  const data = kind === "type-mismatch" ? wrongData(resource, types) : [];
  const notes = [...data, { message: `the ${what} \`${definition.name}\` is defined here`, span: headOf(definition) }];
  throw new Failure(kind, message, { notes, meant });
}

function meantValue(resource: DeclaredResource, { byName }: ParameterTypes): Meant | undefined {
  for (const { name, span, value } of resource.parameters.values()) {
    const type = byName.get(name);
    if (type && !isInstance(type, value)) return meantLiteral(type, value, span);
  }
  return undefined;
}

/** The positions of values from data that don't fit. */
function wrongData(resource: DeclaredResource, { byName }: ParameterTypes): FailureNote[] {
  return [...resource.parameters.values()].flatMap(({ name, span, step, value }) => {
    const type = byName.get(name);
    if (step !== "external data" || !type || isInstance(type, value)) return [];
    return [{ message: `the value of $${name} is here`, span }];
  });
}

/** The first error, without its message: usually there is none. */
function findProblem(
  resource: DeclaredResource,
  definition: ClassBody | DefineBody,
  { byName, names }: ParameterTypes,
  compilation: Compilation,
  valueOf: (name: string) => Value | undefined,
): FailureKind | undefined {
  for (const { name } of resource.parameters.values()) {
    if (!names.has(name) && !isAlwaysKnown(name, compilation)) return "unknown-parameter";
  }
  for (const { name, initial } of definition.node.parameters) {
    const value = valueOf(name);
    const type = byName.get(name);
    if (value === undefined) {
      if (!initial) return "missing-parameter";
    } else if (type && !isInstance(type, value)) return "type-mismatch";
  }
  return undefined;
}

function isAlwaysKnown(name: string, { language }: Compilation): boolean {
  return name === "name" || language.types.isMetaparameter(name);
}
