import { Failure, resultOf, type Evaluation } from "@cairn/evaluation";
import { illegalJump, Jump } from "@cairn/puppet-core/evaluate";
import type { BodyDefinition, MainBody } from "../resolve/definition.js";
import { bindParameters } from "./bind-parameters.js";
import type { Compilation } from "./compilation.js";
import type { DeclaredResource } from "./declared-resource.js";
import { BodyScope } from "./scopes/body-scope.js";
import type { PuppetScope } from "./scopes/puppet-scope.js";
import { nodeMatches } from "./node-block.js";
import { enterStage } from "./stage.js";
import { runStatements } from "./statements.js";
import { addContainerTags } from "./tags.js";

/** Main's body runs in top scope, which exists from the beginning. */
type BodyOfItsOwn = Exclude<BodyDefinition, MainBody>;

/** Runs the body of a class, node or defined resource, unless it has begun already. */
export function* runBody(resource: DeclaredResource): Evaluation<void> {
  const { definition } = resource;
  if (resource.isEvaluated || !definition || definition.kind === "main") return;
  resource.isEvaluated = true;
  addContainerTags(resource);
  const parent =
    definition.kind === "class" && definition.parent !== undefined
      ? yield* runParent(definition.parent, resource)
      : undefined;
  const caller = parent ?? resource.scope;
  const scope = new BodyScope(resource, definition, parent ?? caller.base, caller);
  resource.bodyScope = scope;
  scope.compilation.bodies++;
  if (definition.kind !== "define") scope.compilation.addClass(definition.name);
  yield* enterBody(resource, definition, scope);
  if (definition.kind === "node") scope.matches = nodeMatches(definition, scope.compilation.node.name);
  yield* runStatementsOf(definition, scope);
}

/** Prepares the body for its statements; after an error all its variables are unknown. */
function* enterBody(resource: DeclaredResource, definition: BodyOfItsOwn, scope: BodyScope): Evaluation<void> {
  const { compilation } = scope;
  try {
    bindNames(resource, definition, scope);
    if (definition.kind !== "define") compilation.enterClass(definition.name, scope);
    if (definition.kind === "class" || definition.kind === "define") yield* bindParameters(resource, definition, scope);
    if (definition.kind === "class") enterStage(resource, compilation);
  } catch (error) {
    scope.isFailed = true;
    resource.isFailed = true;
    compilation.missing.note(definition.node.body.statements);
    throw error;
  }
}

/** The scope of a class's parent class, whose body runs first. */
function* runParent(name: string, resource: DeclaredResource): Evaluation<PuppetScope | undefined> {
  const { compilation } = resource.scope;
  const parent = compilation.resources.find("Class", name);
  if (!parent) return undefined;
  yield* resultOf(runBody(parent));
  if (!parent.bodyScope) throw noScope(name, compilation);
  return parent.bodyScope;
}

/** A class that is only being prepared, by the body of one that it inherits from, has no scope yet. */
function noScope(parent: string, { hasFailed }: Compilation): Failure {
  return new Failure(hasFailed ? "follows" : "inheritance", `Could not find scope for ${parent}`, {
    help: "a class can't declare a class that inherits from it, directly or not, while it is itself declared through that",
  });
}

function bindNames(resource: DeclaredResource, definition: BodyOfItsOwn, scope: BodyScope): void {
  // What stands in no module has a module without a name.
  scope.bind("module_name", definition.module ?? "");
  scope.bind("caller_module_name", scope.caller.owner.module ?? "");
  const isClass = definition.kind === "class";
  const name = resource.valueOf("name") ?? resource.titleValue;
  scope.bind("title", isClass ? resource.title.toLowerCase() : resource.titleValue);
  scope.bind("name", isClass ? String(name).toLowerCase() : name);
}

function* runStatementsOf(definition: BodyOfItsOwn, scope: BodyScope): Evaluation<void> {
  try {
    yield* resultOf(runStatements(definition.node.body.statements, scope));
  } catch (error) {
    if (!(error instanceof Jump)) throw error;
    if (error.kind === "break" || definition.kind === "node") throw illegalJump(error);
  }
}
