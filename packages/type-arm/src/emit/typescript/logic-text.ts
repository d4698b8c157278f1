import { createSpan } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { settle } from "@cairn/evaluation";
import { nodesOf } from "../../ast/children.js";
import {
  findFeature,
  type Logic,
  type LogicName,
  type ModelFeature,
  type ModelInvariant,
  type ModelType,
} from "../../model/index.js";
import { functionBody } from "./logic/calls.js";
import { writeExpression } from "./logic/expressions.js";
import { stringText } from "./logic/literals.js";
import { FunctionScope } from "./logic/scope.js";
import { writeBody } from "./logic/statements.js";
import type { LogicPlace } from "./logic/writing.js";
import type { Writing, Written } from "./logic/written.js";
import type { ModuleWriter } from "./module-writer.js";

type Role = LogicName | "invariant";

/** The owner of logic. */
type Owner = ModelFeature | ModelInvariant;

/** A piece of logic as an arrow function of the module. */
export function logicText(role: Role, logic: Logic, owner: Owner, writer: ModuleWriter): string {
  const scope = new FunctionScope(undefined, readsGroups(logic.body));
  const value = valueName(role, logic, owner, scope);
  const place = environmentOf(role, logic, owner, writer, value);
  const lines = settle(writeBody(logic.body, { place, scope, expression: writeExpression }));
  const parameters = parametersOf(role, value, `${scope.declarations.join(" ")} ${lines.join(" ")}`);
  return `(${parameters}) => ${functionBody(scope, lines)}`;
}

/** The value that logic receives: under the name of its parameter, of `$it`, or of its feature. */
function valueName(role: Role, logic: Logic, owner: Owner, scope: FunctionScope): string | undefined {
  if (role === "derived") return undefined;
  if (role === "invariant") {
    if (logic.parameter !== undefined) scope.alias(logic.parameter, "self.object");
    return undefined;
  }
  if (logic.parameter !== undefined) return scope.parameter(logic.parameter);
  return (role === "check" || role === "validate") && !logic.lambda ? "$it" : `$${(owner as ModelFeature).name}`;
}

/** The first parameters only if they are used. */
function parametersOf(role: Role, value: string | undefined, text: string): string {
  const usesSelf = /\bself\b/.test(text);
  if (role === "check" || role === "validate") return value ?? "";
  if (role === "derived") return usesSelf ? "self" : "";
  if (role === "invariant") return usesSelf ? "self" : "";
  return `self, ${value ?? "$value"}`;
}

function environmentOf(
  role: Role,
  logic: Logic,
  owner: Owner,
  writer: ModuleWriter,
  value: string | undefined,
): LogicPlace {
  const checks = role === "check" || role === "validate";
  const { container, source } = owner;
  const own = "name" in owner && role !== "derived" && role !== "set" ? owner.name : undefined;
  return {
    module: writer,
    isSetter: role === "set",
    meta: metaOf(owner, writer),
    spanOf: ({ start, end }) => createSpan(source, start, end),
    feature(name) {
      if (own !== undefined && name === own) return value;
      if (name === "it" && !logic.lambda) return checks ? value : role === "invariant" ? "self.object" : undefined;
      return checks ? undefined : featureText(name, container);
    },
  };
}

function featureText(name: string, container: ModelType): string | undefined {
  return findFeature(container, name) ? `self.read(${stringText(name)})` : undefined;
}

/** In an invariant `$meta[name]` is its title. */
function metaOf(owner: Owner, writer: ModuleWriter): LogicPlace["meta"] {
  const container = stringText(owner.container.name);
  if ("name" in owner) return { name: stringText(owner.name), container };
  const { title } = owner;
  return { name: title ? settle(titleExpression(owner, title, writer)).text : "null", container };
}

function titleExpression(invariant: ModelInvariant, title: Expression, writer: ModuleWriter) {
  return writeExpression(title, writingOfTitle(invariant, writer, new FunctionScope(undefined, false)));
}

function writingOfTitle(invariant: ModelInvariant, writer: ModuleWriter, scope: FunctionScope): Writing {
  const { container, logic, source } = invariant;
  const place: LogicPlace = {
    module: writer,
    isSetter: false,
    meta: { name: "null", container: stringText(container.name) },
    spanOf: ({ start, end }) => createSpan(source, start, end),
    feature: (name) => (name === "it" && !logic.lambda ? "self.object" : featureText(name, container)),
  };
  return { place, scope, expression: writeExpression };
}

/** The title of an invariant as a function that returns the message. */
export function titleText(invariant: ModelInvariant, title: Expression, writer: ModuleWriter): string {
  const scope = new FunctionScope(undefined, readsGroups(title));
  const written: Written = settle(writeExpression(title, writingOfTitle(invariant, writer, scope)));
  const isText = title.kind === "string" || title.kind === "interpolation";
  const result = isText ? written.text : `puppet.toText(${written.text})`;
  const usesSelf = /\bself\b/.test(`${scope.declarations.join(" ")} ${result}`);
  return `(${usesSelf ? "self" : ""}) => ${functionBody(scope, [`return ${result};`])}`;
}

/** Whether it reads any of `$0`, `$1` and so on. */
function readsGroups(node: Logic["body"] | Expression): boolean {
  for (const each of nodesOf(node)) if (each.kind === "variable" && /^\d/.test(each.name)) return true;
  return false;
}
