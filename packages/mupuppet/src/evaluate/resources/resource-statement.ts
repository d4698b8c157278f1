/**
 * `type { title: … }`: the bodies of a statement are evaluated first, then a resource is declared for each title. A
 * title that is taken already is reported with the position of the first one.
 */
import { after, inOrder, isEvaluation, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import { type Handler } from "@cairn/puppet-core/evaluate";
import { generalize, infer, printType } from "@cairn/puppet-core/types";
import { isArray, isType, type Value } from "@cairn/puppet-core/values";
import type { Resource, ResourceBody } from "@cairn/puppet-core/manifest";
import { evaluateAttributes } from "../attributes.js";
import { firstRepeated, overlaid } from "../parameter-list.js";
import { placedAt, type Evaluating } from "../placing.js";
import { appended, none } from "../short-list.js";
import { puppetScopeOf } from "../scopes/puppet-scope.js";
import type { SetParameter } from "../set-parameter.js";
import { declareResources } from "./declare.js";
import { Titles } from "./titles.js";

/** One body of a statement. */
interface Body {
  readonly node: ResourceBody;
  readonly statement: Statement;
  titles: readonly string[];
  hasDefault: boolean;
  /** Their names are unique. */
  parameters: readonly SetParameter[];
}

/** A statement that is being evaluated. */
interface Statement extends Evaluating {
  readonly node: Resource;
  typeName: string;
  readonly titles: Titles;
  bodies: readonly Body[];
  /** The parameters of the body with the title `default`, which apply to all others. */
  defaults: readonly SetParameter[];
  /** References to the declared resources. */
  readonly references: Value[];
}

/**
 * `type { title: name => value; … }`: the titles and parameters of all bodies are evaluated first, then the resources
 * are declared.
 */
export const evaluateResource: Handler<Resource> = (node, scope, evaluator) => {
  const titles = new Titles(node, scope);
  return placedAt(
    { node, scope, evaluator, typeName: "", titles, bodies: none, defaults: none, references: [] },
    declareAll,
  );
};

function declareAll(statement: Statement): Pending<Value> {
  const { type } = statement.node;
  const typeName = type.kind === "name" ? type.value : computedType(statement);
  return after(typeName, evaluateBodies, statement);
}

function evaluateBodies(typeName: string, statement: Statement): Pending<Value> {
  const { node } = statement;
  statement.typeName = typeName;
  if (node.form === "exported") warnOfExport(statement);
  return after(inOrder(node.bodies.length, evaluateBody, takeBody, statement), declareBodies, statement);
}

/** Returns references to all resources. */
function declareBodies(_done: unknown, statement: Statement): Pending<Value> {
  const { bodies } = statement;
  if (bodies.length === 1) return declareBody(0, statement);
  return after(inOrder(bodies.length, declareBody, takeReferences, statement), referencesOf, statement);
}

function declareBody(index: number, { bodies, defaults, node, scope, typeName }: Statement): Pending<readonly Value[]> {
  const { titles, parameters: own } = bodies[index]!;
  const parameters = defaults.length === 0 ? own : overlaid(defaults, own).values();
  const written = { source: scope.source, at: node, by: "resource declaration" };
  return declareResources({ typeName, titles, parameters, form: node.form, ...written }, puppetScopeOf(scope));
}

function takeReferences(declared: readonly Value[], _index: number, { references }: Statement): void {
  for (const reference of declared) references.push(reference);
}

function referencesOf(_done: unknown, { references }: Statement): Value {
  return references;
}

/** There is nothing from which other nodes could get it. */
function warnOfExport({ node, scope, evaluator }: Statement): void {
  if (puppetScopeOf(scope).compilation.node.exported) return;
  const message = "You cannot collect exported resources without storeconfigs being set; the export is ignored";
  puppetScopeOf(scope).compilation.warn("no-store-of-exports", message, evaluator.spanOf(node, scope));
}

function evaluateBody(index: number, statement: Statement): Pending<Body> {
  const { evaluator, node, scope } = statement;
  const only = node.bodies[index]!;
  const body: Body = { node: only, statement, titles: none, hasDefault: false, parameters: none };
  return after(evaluator.begin(only.title, scope), evaluateParameters, body);
}

function evaluateParameters(title: Value, body: Body): Pending<Body> {
  const { attributes } = body.node;
  const { evaluator, scope, titles: known } = body.statement;
  const { hasDefault, titles } = known.of(body.node, title);
  body.titles = titles;
  body.hasDefault = hasDefault;
  const step = hasDefault ? "default body" : "declaration";
  return after(evaluateAttributes(attributes, scope, evaluator, step), takeParameters, body);
}

function takeParameters(parameters: readonly SetParameter[], body: Body): Body {
  refuseRepeated(parameters, body.statement);
  body.parameters = parameters;
  return body;
}

function takeBody(body: Body, _index: number, statement: Statement): void {
  if (body.hasDefault) statement.defaults = body.parameters;
  statement.bodies = appended(statement.bodies, body);
}

/** Rejects a parameter that is set twice. */
function refuseRepeated(parameters: readonly SetParameter[], { node, scope, evaluator }: Statement): void {
  const repeated = firstRepeated(parameters);
  if (repeated === undefined) return;
  evaluator.fail("duplicate-attribute", `The attribute '${repeated}' has already been set`, node, scope);
}

/** The name of a type that isn't a plain name: `File { … }` of a variable's type, `Resource['file']`. */
function* computedType({ node: { type }, scope, evaluator }: Statement): Evaluation<string> {
  const pending = evaluator.begin(type, scope);
  const value: Value = isEvaluation(pending) ? yield* resultOf(pending) : pending;
  const isReference = type.kind === "type-name" || (type.kind === "access" && type.target.kind === "type-name");
  if (isReference && !isArray(value) && isType(value)) {
    if (value.name === "Class" && value.className === undefined) return "class";
    if (value.name === "Resource" && value.typeName !== undefined && value.title === undefined) return value.typeName;
  }
  const actual = isReference && isType(value) ? printType(value) : printType(generalize(infer(value)));
  const message = `Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got ${actual}`;
  return evaluator.fail("illegal-resource-type", message, type, scope);
}
