import type { Compilation } from "./compilation.js";
import type { Collecting, Collectors } from "./doors.js";

/** The collectors of a compilation. */
export class RunningCollectors implements Collectors {
  readonly all: Collecting[] = [];

  add(collector: Collecting): void {
    this.all.push(collector);
  }
}

/** Runs every collector once; whether one of them found something new. */
export function runCollectors(_compilation: Compilation): boolean {
  return false;
}
