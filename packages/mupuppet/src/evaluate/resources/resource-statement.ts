import {
  after,
  inOrder,
  isEvaluation,
  type Evaluation,
  type Evaluator,
  type Handler,
  type Pending,
  type Scope,
} from "@cairn/puppet-expressions/evaluate";
import { generalize, infer, printType } from "@cairn/puppet-expressions/types";
import { isArray, isType, type Value } from "@cairn/puppet-expressions/values";
import type { Resource, ResourceBody } from "../../ast/index.js";
import { evaluateAttributes } from "../attributes.js";
import { firstRepeated, overlaid } from "../parameter-list.js";
import { placedAt } from "../placing.js";
import { puppetScopeOf } from "../scopes/puppet-scope.js";
import type { SetParameter } from "../set-parameter.js";
import { declareResources } from "./declare.js";
import { Titles } from "./titles.js";

interface Body {
  readonly titles: readonly string[];
  /** None of them is there twice. */
  readonly parameters: readonly SetParameter[];
}

/** What all bodies of a statement hold. */
interface Bodies {
  readonly all: Body[];
  /** What the body with the title `default` says for all others. */
  defaults: readonly SetParameter[];
}

/** What a statement is evaluated with. */
interface Statement {
  readonly node: Resource;
  readonly scope: Scope;
  readonly evaluator: Evaluator;
}

/** `type { title: name => value; … }`: the titles and parameters of all bodies come first, then the resources. */
export const evaluateResource: Handler<Resource> = (node, scope, evaluator) =>
  placedAt(node, scope, evaluator, () => declareAll({ node, scope, evaluator }));

function declareAll(statement: Statement): Pending<Value> {
  const { type } = statement.node;
  const typeName = type.kind === "name" ? type.value : computedType(statement);
  return after(typeName, (name: string) => {
    if (statement.node.form === "exported") warnOfExport(statement);
    return after(evaluateBodies(statement), (bodies) => declareBodies(name, bodies, statement));
  });
}

/** Gives references to all resources. */
function declareBodies(typeName: string, { all, defaults }: Bodies, statement: Statement): Pending<Value> {
  const { node, scope, evaluator } = statement;
  const span = evaluator.spanOf(node, scope);
  const declareBody = ({ titles, parameters: own }: Body): Pending<readonly Value[]> => {
    const parameters = defaults.length === 0 ? own : overlaid(defaults, own).values();
    const declaring = { typeName, titles, parameters, form: node.form, span, by: "resource declaration" };
    return declareResources(declaring, puppetScopeOf(scope));
  };
  if (all.length === 1) return declareBody(all[0]!);
  const references: Value[] = [];
  const done = inOrder<readonly Value[]>(
    all.length,
    (index) => declareBody(all[index]!),
    (declared) => {
      for (const reference of declared) references.push(reference);
    },
  );
  return after(done, () => references);
}

/** There is no database from which other nodes could get it. */
function warnOfExport({ node, scope, evaluator }: Statement): void {
  const message = "You cannot collect exported resources without storeconfigs being set; the export is ignored";
  puppetScopeOf(scope).compilation.warn("no-store-of-exports", message, evaluator.spanOf(node, scope));
}

function evaluateBodies(statement: Statement): Pending<Bodies> {
  const { node, scope } = statement;
  const titles = new Titles(node, scope);
  const bodies: Bodies = { all: [], defaults: [] };
  const done = inOrder(
    node.bodies.length,
    (index) => evaluateBody(node.bodies[index]!, titles, bodies, statement),
    (body) => bodies.all.push(body),
  );
  return after(done, () => bodies);
}

function evaluateBody(body: ResourceBody, known: Titles, bodies: Bodies, statement: Statement): Pending<Body> {
  const { scope, evaluator } = statement;
  return after(evaluator.begin(body.title, scope), (title) => {
    const { titles, hasDefault } = known.of(body, title);
    const step = hasDefault ? "default body" : "declaration";
    return after(evaluateAttributes(body.attributes, scope, evaluator, step), (parameters: SetParameter[]) => {
      refuseRepeated(parameters, statement);
      if (hasDefault) bodies.defaults = parameters;
      return { titles, parameters };
    });
  });
}

/** None may be set twice. */
function refuseRepeated(parameters: readonly SetParameter[], { node, scope, evaluator }: Statement): void {
  const repeated = firstRepeated(parameters);
  if (repeated === undefined) return;
  evaluator.fail("duplicate-attribute", `The attribute '${repeated}' has already been set`, node, scope);
}

/** The name of a type that is written in another way: `File { … }` of a variable's type, `Resource['file']`. */
function* computedType({ node: { type }, scope, evaluator }: Statement): Evaluation<string> {
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
