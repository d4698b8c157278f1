import { failureOf } from "@cairn/evaluation";
import type { Compilation } from "./compilation.js";
import { Candidates } from "./collectors/candidates.js";
import type { Collecting, Collectors } from "./interfaces.js";
import type { ResourceTable } from "./resource-table.js";

/** The collectors of a compilation. */
export class RunningCollectors implements Collectors {
  readonly all: Collecting[] = [];
  readonly candidates: Candidates;

  constructor(resources: ResourceTable) {
    this.candidates = new Candidates(resources);
  }

  add(collector: Collecting): void {
    this.all.push(collector);
  }
}

/** Runs every collector once; returns whether one of them found something new. */
export function runCollectors(compilation: Compilation): boolean {
  let hasFound = false;
  // Collectors that are added meanwhile run in the next round.
  for (const collector of [...compilation.collectors.all]) if (runCollector(collector, compilation)) hasFound = true;
  return hasFound;
}

/** A collector whose body may not override has nevertheless found something. */
function runCollector(collector: Collecting, compilation: Compilation): boolean {
  try {
    return collector.run();
  } catch (caught) {
    compilation.report(failureOf(caught), collector.span);
    return true;
  }
}
