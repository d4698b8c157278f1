import { imports, type Part } from "../blocks/part.js";
import type { Priority } from "../blocks/priority.js";

/** The assignments of a statement: the highest index of any, and those of nested priorities. */
interface Assigned {
  highest: number;
  readonly inside: Map<number, Level>;
}

/** The assignments at one level of priorities: by part, by statement. */
type Level = Map<Part, Map<number, Assigned>>;

/** Indexes the assignments of a resource, to decide which definitions are below one of them. */
export class Overriding {
  private readonly assigned: Level = new Map();
  /** The parts below those that assign. */
  private readonly covered = new Set<Part>();

  add(priority: Priority): void {
    if (!this.assigned.has(priority.part)) this.coverBelow(priority.part);
    let level = this.assigned;
    for (let at: Priority | undefined = priority; at; at = at.inner) {
      const { inside } = assignedBy(at, level);
      const next: Level = inside.get(at.index) ?? new Map();
      if (at.inner) inside.set(at.index, next);
      level = next;
    }
  }

  /** Whether an assignment has priority over it, as `comparePriority` defines it, without comparing with each. */
  covers(priority: Priority): boolean {
    if (this.covered.has(priority.part)) return true;
    let level: Level | undefined = this.assigned;
    for (let at: Priority | undefined = priority; at && level; at = at.inner) {
      const { index, part, statement } = at;
      if (level !== this.assigned && importedBySome(level, part)) return true;
      const known: Assigned | undefined = level.get(part)?.get(statement);
      if (known && known.highest > index) return true;
      level = known?.inside.get(index);
    }
    return false;
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

/** Records an assignment in its level. */
function assignedBy({ index, part, statement }: Priority, level: Level): Assigned {
  let ofPart = level.get(part);
  if (!ofPart) level.set(part, (ofPart = new Map()));
  let known = ofPart.get(statement);
  if (!known) ofPart.set(statement, (known = { highest: index, inside: new Map() }));
  known.highest = Math.max(known.highest, index);
  return known;
}

function importedBySome(level: Level, part: Part): boolean {
  for (const upper of level.keys()) if (upper !== part && imports(upper, part)) return true;
  return false;
}
