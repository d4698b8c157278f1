import {
  isEvaluation,
  type Evaluation,
  type Evaluator,
  type Handler,
  type Scope,
} from "@cairn/puppet-expressions/evaluate";
import { generalize, infer, printType } from "@cairn/puppet-expressions/types";
import { isArray, isType, type Value } from "@cairn/puppet-expressions/values";
import type { Resource } from "../../ast/index.js";
import { evaluateAttributes } from "../attributes.js";
import { placedAt } from "../placing.js";
import { puppetScopeOf } from "../scopes/puppet-scope.js";
import type { SetParameter } from "../set-parameter.js";
import { declareResources } from "./declare.js";
import { Titles } from "./titles.js";

interface Body {
  readonly titles: readonly string[];
  readonly parameters: Map<string, SetParameter>;
}

/** `type { title: name => value; … }`: the titles and parameters of all bodies come first, then the resources. */
export const evaluateResource: Handler<Resource> = (node, scope, evaluator) =>
  placedAt(node, scope, evaluator, () => declareAll(node, scope, evaluator));

function* declareAll(node: Resource, scope: Scope, evaluator: Evaluator): Evaluation<Value> {
  const typeName = node.type.kind === "name" ? node.type.value : yield* computedType(node, scope, evaluator);
  if (node.form === "exported") warnOfExport(node, scope, evaluator);
  const { bodies, defaults } = yield* evaluateBodies(node, scope, evaluator);
  const references: Value[] = [];
  const span = evaluator.spanOf(node, scope);
  for (const { titles, parameters } of bodies) {
    const all = defaults ? withDefaults(parameters, defaults) : parameters.values();
    const declaring = { typeName, titles, parameters: [...all], form: node.form, span, by: "resource declaration" };
    const declared = declareResources(declaring, puppetScopeOf(scope));
    references.push(...(isEvaluation(declared) ? yield declared : declared));
  }
  return references;
}

/** There is no database from which other nodes could get it. */
function warnOfExport(node: Resource, scope: Scope, evaluator: Evaluator): void {
  const message = "You cannot collect exported resources without storeconfigs being set; the export is ignored";
  puppetScopeOf(scope).compilation.warn("no-store-of-exports", message, evaluator.spanOf(node, scope));
}

function withDefaults(own: Map<string, SetParameter>, defaults: Map<string, SetParameter>): Iterable<SetParameter> {
  return new Map([...defaults, ...own]).values();
}

function* evaluateBodies(
  node: Resource,
  scope: Scope,
  evaluator: Evaluator,
): Evaluation<{ bodies: Body[]; defaults: Map<string, SetParameter> | undefined }> {
  const titles = new Titles(node, scope);
  const bodies: Body[] = [];
  let defaults: Map<string, SetParameter> | undefined;
  for (const body of node.bodies) {
    const pending = evaluator.begin(body.title, scope);
    const title: Value = isEvaluation(pending) ? yield pending : pending;
    const found = titles.of(body, title);
    const step = found.hasDefault ? "default body" : "declaration";
    const attributes = evaluateAttributes(body.attributes, scope, evaluator, step);
    const given: SetParameter[] = isEvaluation(attributes) ? yield attributes : attributes;
    const parameters = byName(given, node, scope, evaluator);
    if (found.hasDefault) defaults = parameters;
    bodies.push({ titles: found.titles, parameters });
  }
  return { bodies, defaults };
}

/** Parameters by name: none may be set twice. */
function byName(
  parameters: readonly SetParameter[],
  node: Resource,
  scope: Scope,
  evaluator: Evaluator,
): Map<string, SetParameter> {
  const all = new Map<string, SetParameter>();
  for (const parameter of parameters) {
    const { name } = parameter;
    if (all.has(name))
      evaluator.fail("duplicate-attribute", `The attribute '${name}' has already been set`, node, scope);
    all.set(name, parameter);
  }
  return all;
}

/** The name of a type that is written in another way: `File { … }` of a variable's type, `Resource['file']`. */
function* computedType({ type }: Resource, scope: Scope, evaluator: Evaluator): Evaluation<string> {
  const pending = evaluator.begin(type, scope);
  const value: Value = isEvaluation(pending) ? yield pending : pending;
  const isReference = type.kind === "type-name" || (type.kind === "access" && type.target.kind === "type-name");
  if (isReference && !isArray(value) && isType(value)) {
    if (value.name === "Class" && value.className === undefined) return "class";
    if (value.name === "Resource" && value.typeName !== undefined && value.title === undefined) return value.typeName;
  }
  const actual = isReference && isType(value) ? printType(value) : printType(generalize(infer(value)));
  const message = `Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got ${actual}`;
  return evaluator.fail("illegal-resource-type", message, type, scope);
}
