import { startOf } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-expressions";
import { checkAliases } from "./aliases.js";
import { attempt } from "./attempt.js";
import { bindFacts, declareFirst, evaluateParameterTypes } from "./beginning.js";
import type { Compilation } from "./compilation.js";
import { runMetaparameters } from "./containment.js";
import { finishResources } from "./finishing.js";
import { runGenerators } from "./generators.js";
import { reportLeftovers } from "./leftovers.js";
import { runNodeBlock, runNodeClasses } from "./nodes.js";
import { ManifestScope } from "./scopes/manifest-scope.js";
import { checkRelationships, finishRelationships } from "./relationships.js";
import { runStatements } from "./statements.js";

/** Evaluates a program for one node, phase by phase, in the order in which Puppet does. */
export function evaluateProgram(compilation: Compilation): void {
  beginProgram(compilation);
  evaluateParameterTypes(compilation);
  runMain(compilation);
  runNodeBlock(compilation);
  runNodeClasses(compilation);
  runGenerators(compilation);
  finishRelationships(compilation);
  finishResources(compilation);
  runMetaparameters(compilation);
  reportLeftovers(compilation);
  checkAliases(compilation);
  checkRelationships(compilation);
}

/** Makes what is there before anything of the program runs. */
export function beginProgram(compilation: Compilation): void {
  bindFacts(compilation);
  declareFirst(compilation);
}

/** Runs what stands at top level. */
function runMain(compilation: Compilation): void {
  const { definitions, top } = compilation;
  const { node, source } = definitions.main;
  attempt(compilation, startOf(source), () => runStatements(withoutDefinitions(node.statements), top));
  for (const part of definitions.parts) {
    const scope = new ManifestScope(top, part.source);
    const statements = withoutDefinitions(part.program!.statements);
    attempt(compilation, startOf(part.source), () => runStatements(statements, top, scope));
  }
}

const defining: ReadonlySet<Expression["kind"]> = new Set(["class", "define", "node", "function", "type-alias"]);

const running = new WeakMap<readonly Expression[], readonly Expression[]>();

/** The statements that do anything; found once for all nodes, which may be as many as the definitions. */
function withoutDefinitions(statements: readonly Expression[]): readonly Expression[] {
  let rest = running.get(statements);
  if (!rest) running.set(statements, (rest = statements.filter(({ kind }) => !defining.has(kind))));
  return rest;
}
