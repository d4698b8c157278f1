/**
 * Builds the catalog of one node, in Puppet's order. `Compilation` is its state; `kinds` are the handlers that
 * manifests add to those of expressions. What Puppet defers (defined types, overrides, collectors, relationships) waits
 * in it until its turn (`following`), and is finished and checked at the end (`finishing`).
 */
import { startOf } from "@cairn/diagnostics";
import { checkAliases } from "./aliases.js";
import { attempt } from "./attempt.js";
import { bindFacts, declareFirst, evaluateParameterTypes, runOwnSettings } from "./beginning.js";
import type { Compilation } from "./compilation.js";
import { runMetaparameters } from "./containment.js";
import { finishResources } from "./finishing.js";
import { checkValues } from "./check-values.js";
import { runGenerators } from "./generators.js";
import { reportLeftovers } from "./leftovers.js";
import { runNodeBlock, runNodeClasses } from "./nodes.js";
import { ManifestScope } from "./scopes/manifest-scope.js";
import { checkRelationships, finishRelationships } from "./relationships.js";
import { runStatements } from "./statements.js";

/** Evaluates a program for one node, phase by phase, in Puppet's order. */
export function evaluateProgram(compilation: Compilation): void {
  beginProgram(compilation);
  evaluateParameterTypes(compilation);
  runOwnSettings(compilation);
  runMain(compilation);
  runNodeBlock(compilation);
  runNodeClasses(compilation);
  runGenerators(compilation);
  finishRelationships(compilation);
  finishResources(compilation);
  runMetaparameters(compilation);
  reportLeftovers(compilation);
  checkValues(compilation);
  checkAliases(compilation);
  checkRelationships(compilation);
}

/** Creates what exists before any code of the program runs. */
export function beginProgram(compilation: Compilation): void {
  bindFacts(compilation);
  declareFirst(compilation);
}

/** Runs top-level code. */
function runMain(compilation: Compilation): void {
  const { definitions, top } = compilation;
  definitions.running.forEach(({ source, statements }, index) => {
    const scope = index === 0 ? top : new ManifestScope(top, source);
    attempt(compilation, startOf(source), () => runStatements(statements, top, scope));
  });
}
