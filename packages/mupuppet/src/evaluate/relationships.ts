import { failureOf } from "@cairn/evaluation";
import type { Compilation } from "./compilation.js";
import type { Relating, Relationships } from "./interfaces.js";
import { Arrows } from "./relationships/arrows.js";
import { reportCycles } from "./relationships/cycles.js";
import { TargetFinder } from "./relationships/target-finder.js";
import { reportMissingTargets } from "./relationships/targets.js";

/** The chaining arrows of a compilation. */
export class WrittenRelationships implements Relationships {
  readonly all: Relating[] = [];

  add(relationship: Relating): void {
    this.all.push(relationship);
  }
}

/** Converts all chaining arrows to parameters (`before`, `notify`). */
export function finishRelationships(compilation: Compilation): void {
  const arrows = new Arrows(compilation);
  // A target may be missing only because its declaration failed.
  for (const relating of compilation.relationships.all) {
    try {
      arrows.add(relating);
    } catch (caught) {
      const failure = failureOf(caught);
      if (!compilation.missing.isPossible) compilation.report(failure, relating.span);
    }
  }
  arrows.finish();
}

/** Reports relationship parameters with undeclared targets, and cycles. */
export function checkRelationships(compilation: Compilation): void {
  const finder = new TargetFinder(compilation.resources);
  reportMissingTargets(compilation, finder);
  if (!compilation.budget.exceeded) reportCycles(compilation, finder);
}
