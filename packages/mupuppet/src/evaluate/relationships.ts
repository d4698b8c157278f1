import type { Compilation } from "./compilation.js";
import type { Relating, Relationships } from "./doors.js";

/** The chaining arrows of a compilation. */
export class WrittenRelationships implements Relationships {
  readonly all: Relating[] = [];

  add(relationship: Relating): void {
    this.all.push(relationship);
  }
}

/** Makes parameters (`before`, `notify`) of all chaining arrows. */
export function finishRelationships(_compilation: Compilation): void {}

/** Reports relationship parameters whose targets nobody declared, and cycles. */
export function checkRelationships(_compilation: Compilation): void {}
