import { startOf } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { Failure, resultOf, type Evaluation } from "@cairn/evaluation";
import { type Handlers } from "@cairn/puppet-core/evaluate";
import type { ClassDefinition, DefinedType, NodeDefinition } from "@cairn/puppet-core/manifest";
import { collectOne } from "../../resolve/collect-definitions.js";
import { headOf, type AnyDefinition } from "../../resolve/definition.js";
import { attempt } from "../attempt.js";
import type { Compilation } from "../compilation.js";
import { DeclaredResource } from "../declared-resource.js";
import { patternOf } from "@cairn/puppet-core/patterns";
import { BodyScope } from "../scopes/body-scope.js";
import { compilationOf } from "../scopes/puppet-scope.js";
import { paperDeclarations, runAll } from "./declarations.js";
import { paperExpressions } from "./expressions.js";

/** RDef, CDef…: a definition takes effect where it is written, and its name must be unique. */
function define(node: ClassDefinition | DefinedType, compilation: Compilation): null {
  for (const definition of collectOne(node, compilation.definitions.main.source)) {
    const existing = compilation.definitions.defineLater(definition);
    if (existing) throw definedTwice(definition, existing);
  }
  return null;
}

function definedTwice(definition: AnyDefinition, existing: AnyDefinition): Failure {
  const notes = [{ message: "it is defined here first", span: headOf(existing) }];
  return new Failure("stuck", `\`${definition.name}\` is defined already`, { span: headOf(definition), notes });
}

/** NodeMatch, NodeNoMatch: every matching block is run where it is written, `default` if no other matches. */
function* evaluateNode(node: NodeDefinition, compilation: Compilation): Evaluation<null> {
  if (!fits(node, compilation)) return null;
  yield* resultOf(runAll(node.body.statements, nodeScope(compilation, node)));
  return null;
}

function fits({ hosts }: NodeDefinition, compilation: Compilation): boolean {
  if (hosts.some((host) => isNamedBy(host, compilation.node.name))) return true;
  return hosts.some(({ kind }) => kind === "default") && !isNamedAnywhere(compilation);
}

function isNamedBy(host: Expression, name: string): boolean {
  if (host.kind === "regex") return patternOf(host.pattern).test(name);
  return (host.kind === "string" || host.kind === "name") && host.value.toLowerCase() === name.toLowerCase();
}

function isNamedAnywhere({ definitions, node: { name } }: Compilation): boolean {
  const { statements } = definitions.main.node;
  return statements.some((each) => each.kind === "node" && each.hosts.some((host) => isNamedBy(host, name)));
}

/** The single scope `::nd`. */
function nodeScope(compilation: Compilation, node: NodeDefinition): BodyScope {
  const { top } = compilation;
  if (compilation.nodeScope) return compilation.nodeScope as BodyScope;
  const { source } = compilation.definitions.main;
  const owner = {
    kind: "node",
    name: compilation.node.name,
    node,
    source,
    module: undefined,
    pattern: undefined,
  } as const;
  const resource = new DeclaredResource({ type: "Node", title: owner.name, kind: "unknown", scope: top, owner });
  const scope = new BodyScope(resource, owner, top, top);
  compilation.nodeScope = scope;
  return scope;
}

/** How the manifests of the paper are evaluated. */
export const paperKinds: Handlers = {
  ...paperExpressions,
  ...paperDeclarations,
  class: (node, scope) => define(node, compilationOf(scope)),
  define: (node, scope) => define(node, compilationOf(scope)),
  node: (node, scope) => evaluateNode(node, compilationOf(scope)),
};

/** Evaluates a manifest by the paper's rules: one statement after the other, until one is stuck. */
export function evaluatePaper(compilation: Compilation): void {
  const { definitions, node, resources, top } = compilation;
  const { main } = definitions;
  top.resource = new DeclaredResource({ type: "Class", title: "main", kind: "unknown", scope: top, owner: main });
  resources.append(top.resource);
  for (const [name, value] of node.facts) top.bind(name, value);
  attempt(compilation, startOf(main.source), () => runAll(main.node.statements, top));
}
