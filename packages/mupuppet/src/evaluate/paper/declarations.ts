import { createSpan, type Span } from "@cairn/diagnostics";
import type { Call, Expression, Parameter } from "@cairn/puppet-core";
import { Failure, isEvaluation, resultOf, type Evaluation } from "@cairn/evaluation";
import { type Evaluator, type Handlers, type Scope } from "@cairn/puppet-core/evaluate";
import { capitalize } from "@cairn/puppet-core/types";
import { inspect, type Value } from "@cairn/puppet-core/values";
import type { Resource } from "@cairn/puppet-core/manifest";
import type { ClassBody, DefineBody } from "../../resolve/definition.js";
import { evaluateAttributes } from "../attributes.js";
import { DeclaredResource } from "../declared-resource.js";
import { BodyScope } from "../scopes/body-scope.js";
import { puppetScopeOf, type PuppetScope } from "../scopes/puppet-scope.js";
import type { SetParameter } from "../set-parameter.js";
import { stuck } from "./expressions.js";

type Given = ReadonlyMap<string, SetParameter>;

const nothing: Given = new Map();

/** ResStep, ResDecl; DefStep, Def; CDec…: titles and attributes are evaluated in the scope of the declaration. */
function* evaluateResource(node: Resource, scope: Scope, evaluator: Evaluator): Evaluation<Value> {
  const body = node.bodies[0]!;
  const name = (node.type as { value: string }).value.replace(/^::/, "");
  if (name === "class") return yield* declareClass(node, scope, evaluator);
  const pending = evaluator.begin(body.title, scope);
  const title: Value = isEvaluation(pending) ? yield* resultOf(pending) : pending;
  const given = yield* attributesOf(node, scope, evaluator);
  if (typeof title !== "string") return stuck(`the title is ${inspect(title)}, and no string`, node, scope, evaluator);
  const around = puppetScopeOf(scope);
  const { compilation } = around;
  const facts = compilation.language.types.find(name);
  const definition = facts ? undefined : compilation.definitions.findDefine(name);
  if (!facts && !definition) return stuck(`nothing defines \`${name}\` by now`, node, scope, evaluator);
  const kind = facts ? "compilable_type" : "defined_type";
  const resource = new DeclaredResource({
    type: capitalize(name),
    title,
    kind,
    scope: around,
    source: scope.source,
    at: node,
    typeFacts: facts,
    definition,
  });
  if (definition) yield* resultOf(runDefine(resource, definition, given, around));
  else {
    for (const parameter of given.values()) resource.parameters.set(parameter);
    if (compilation.resources.has(resource)) return stuck("it is declared already", node, scope, evaluator);
    compilation.resources.append(resource);
  }
  return null;
}

function* attributesOf(node: Resource, scope: Scope, evaluator: Evaluator): Evaluation<Given> {
  const all = yield* resultOf(evaluateAttributes(node.bodies[0]!.attributes, scope, evaluator, "declaration"));
  const given = new Map(all.map((parameter) => [parameter.name, parameter]));
  if (given.size < all.length) return stuck("one of its attributes is there twice", node, scope, evaluator);
  return given;
}

/** The body of a defined type is run at once, and creates no resource of its own. */
function* runDefine(
  resource: DeclaredResource,
  definition: DefineBody,
  given: Given,
  around: PuppetScope,
): Evaluation<void> {
  const scope = new BodyScope(resource, definition, around.base, around);
  scope.bind("title", resource.title);
  scope.bind("name", resource.title);
  yield* bind(definition.node.parameters, given, scope, resource.span!);
  yield* resultOf(runAll(definition.node.body.statements, scope));
}

function* declareClass(node: Resource, scope: Scope, evaluator: Evaluator): Evaluation<Value> {
  const title = node.bodies[0]!.title as { value: string };
  const definition = findClass(title.value, node, scope, evaluator);
  const around = puppetScopeOf(scope);
  if (around.compilation.classScope(definition.name))
    return stuck("the class is declared already", node, scope, evaluator);
  const given = yield* attributesOf(node, scope, evaluator);
  yield* resultOf(runClass(definition, given, around, evaluator.spanOf(node, scope)));
  return null;
}

/** `include a`; `fail` has no rule. */
function* evaluateCall(node: Call, scope: Scope, evaluator: Evaluator): Evaluation<Value> {
  const [first] = node.arguments;
  if ((node.target as { value?: string }).value !== "include") return stuck("it fails", node, scope, evaluator);
  const around = puppetScopeOf(scope);
  const { value } = first as { value: string };
  if (around.compilation.classScope(value)) return null;
  const definition = findClass(value, node, scope, evaluator);
  yield* resultOf(runClass(definition, nothing, around, evaluator.spanOf(node, scope)));
  return null;
}

function findClass(name: string, node: Expression, scope: Scope, evaluator: Evaluator): ClassBody {
  const { definitions } = puppetScopeOf(scope).compilation;
  return definitions.findClass(name) ?? stuck(`nothing defines the class \`${name}\` by now`, node, scope, evaluator);
}

/** IncU, IncPU, IncPD and the like: the parent class comes first, and its scope encloses the class. */
function* runClass(definition: ClassBody, given: Given, around: PuppetScope, span: Span): Evaluation<void> {
  const { compilation } = around;
  let parent: PuppetScope | undefined;
  if (definition.parent !== undefined) {
    const inherited = compilation.definitions.findClass(definition.parent);
    if (!inherited) throw new Failure("stuck", `nothing defines the class \`${definition.parent}\` by now`, { span });
    if (!compilation.classScope(inherited.name)) yield* resultOf(runClass(inherited, nothing, around, span));
    parent = compilation.classScope(inherited.name);
  }
  const title = capitalize(definition.name);
  const resource = new DeclaredResource({
    type: "Class",
    title,
    kind: "unknown",
    scope: around,
    source: span.source,
    at: span,
    definition,
  });
  const scope = new BodyScope(resource, definition, parent ?? around.base, around);
  compilation.enterClass(definition.name, scope);
  compilation.addClass(definition.name);
  compilation.resources.append(resource);
  yield* bind(definition.node.parameters, given, scope, span);
  yield* resultOf(runAll(definition.node.body.statements, scope));
}

/** `merge`: an assignment for each parameter, in order; with too many or too few arguments it is stuck. */
function* bind(parameters: readonly Parameter[], given: Given, scope: BodyScope, span: Span): Evaluation<void> {
  const { language, evaluator } = scope.compilation;
  for (const { name, initial } of parameters) {
    if (!given.has(name) && !initial) throw new Failure("missing-parameter", `\`$${name}\` has no value`, { span });
  }
  for (const { name, span: at } of given.values()) {
    if (language.types.isMetaparameter(name) || parameters.some((parameter) => parameter.name === name)) continue;
    throw new Failure("unknown-parameter", `there is no parameter \`$${name}\``, { span: at });
  }
  for (const { name, initial, nameStart, nameEnd } of parameters) {
    const argument = given.get(name);
    const pending = argument ? argument.value : evaluator.begin(initial!, scope);
    const value: Value = isEvaluation(pending) ? yield* resultOf(pending) : pending;
    const at = createSpan(scope.source, nameStart, nameEnd);
    scope.assign(name, { value, source: scope.source, at });
  }
}

/** Statements in order: the first that is stuck ends all. */
export function* runAll(statements: readonly Expression[], scope: PuppetScope): Evaluation<void> {
  const { evaluator } = scope.compilation;
  for (const statement of statements) {
    const pending = evaluator.begin(statement, scope);
    if (isEvaluation(pending)) yield* resultOf(pending);
  }
}

/** Declarations as in the paper: everything happens immediately. */
export const paperDeclarations: Handlers = {
  resource: evaluateResource,
  call: evaluateCall,
};
