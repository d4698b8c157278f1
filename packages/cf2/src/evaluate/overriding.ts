import type { Part } from "./part.js";
import { comparePriority, type Priority } from "./priority.js";

/** The assignments of a resource that count, for the question which definitions are below one of them. */
export class Overriding {
  private readonly byPart = new Map<Part, Priority[]>();
  /** The parts below those that assign. */
  private readonly covered = new Set<Part>();

  add(priority: Priority): void {
    const { part } = priority;
    const known = this.byPart.get(part);
    if (known) known.push(priority);
    else {
      this.byPart.set(part, [priority]);
      this.coverBelow(part);
    }
  }

  /** Whether some assignment has priority over it. */
  covers(priority: Priority): boolean {
    if (this.covered.has(priority.part)) return true;
    const known = this.byPart.get(priority.part);
    return known !== undefined && known.some((assignment) => comparePriority(assignment, priority) === 1);
  }

  /** Each part is visited once, however many assignments there are. */
  private coverBelow(top: Part): void {
    const waiting = [top];
    for (let part = waiting.pop(); part; part = waiting.pop()) {
      for (const next of part.imports.keys()) {
        if (this.covered.has(next)) continue;
        this.covered.add(next);
        waiting.push(next);
      }
    }
  }
}
