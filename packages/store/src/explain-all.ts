import type { Component } from "./component.js";
import { explainedStep, type ExplainedStep, type Explanation, type LostValue } from "./explanation.js";
import type { RecordId } from "./provenance.js";
import { showValue } from "./show.js";
import type { Store } from "./store.js";
import { lastHop, type Hop, type Loss, type Subject } from "./trace.js";
import type { StoreValue } from "./value.js";

/** `ExplainOptions` with all defaults. */
export interface Settings {
  readonly formatPath: (path: readonly string[]) => string;
  readonly why: (loser: RecordId, winner: RecordId, place: string) => string;
  readonly maxSteps: number;
}

/** An explanation whose sources are still being added. */
interface Growing extends Explanation {
  readonly from: Growing[];
  omitted: number;
}

interface Pending {
  readonly subject: Subject;
  readonly parent: Growing | undefined;
}

const mostLosers = 100;
/** How many of the last links of a very long chain are shown. */
const shownEnd = 10;

/** Explains the value at `path` and, breadth first, what it came from. */
export function explainAll(store: Store, root: Component, path: readonly string[], settings: Settings): Explanation {
  const explainer = new Explainer(store, settings);
  const first = explainer.explain({ root, record: 0, path, at: 0 });
  for (let count = 1; count < settings.maxSteps; count++) if (!explainer.next()) return first;
  explainer.finish();
  return first;
}

class Explainer {
  private readonly queue: Pending[] = [];
  private head = 0;
  private readonly store: Store;
  private readonly settings: Settings;

  constructor(store: Store, settings: Settings) {
    this.store = store;
    this.settings = settings;
  }

  /** Explains one value; its sources are queued. */
  explain(subject: Subject): Growing {
    return this.build(subject, lastHop(this.store.log, subject));
  }

  /** Explains the first queued source; false if there is none. */
  next(): boolean {
    const pending = this.queue[this.head++];
    if (pending === undefined) return false;
    pending.parent?.from.push(this.explain(pending.subject));
    return true;
  }

  /** Omits what is still queued; of a single long chain, only its middle. */
  finish(): void {
    const waiting = this.queue.splice(this.head);
    this.head = this.queue.length;
    if (waiting.length === 1) this.finishChain(waiting[0]!);
    else for (const { parent } of waiting) parent!.omitted++;
  }

  private finishChain({ subject, parent }: Pending): void {
    const { ends, length } = this.followChain(subject);
    parent!.omitted += length - ends.length;
    let above = parent!;
    for (const [end, hop] of ends) {
      const next = this.build(end, hop);
      above.from.push(next);
      above = next;
    }
    above.omitted += this.queue.splice(this.head).filter((pending) => pending.parent === above).length;
  }

  /** The last links of a chain, and its length. */
  private followChain(first: Subject): { ends: [Subject, Hop][]; length: number } {
    const ends: [Subject, Hop][] = [];
    let length = 0;
    for (let subject: Subject | undefined = first; subject && length <= this.store.log.count; length++) {
      const hop = lastHop(this.store.log, subject);
      ends.push([subject, hop]);
      if (ends.length > shownEnd) ends.shift();
      subject = hop.from.length === 1 ? hop.from[0] : undefined;
    }
    return { ends, length };
  }

  private build(subject: Subject, hop: Hop): Growing {
    const lost = hop.lost.slice(0, mostLosers).map((loss) => this.lostValue(loss));
    const explanation: Growing = {
      path: this.settings.formatPath(subject.path),
      ...this.step(hop.step, hop.value),
      from: [],
      lost,
      omitted: hop.lost.length - lost.length,
    };
    for (const source of hop.from) this.queue.push({ subject: source, parent: explanation });
    return explanation;
  }

  private lostValue({ loser, winner }: Loss): LostValue {
    const { file, line, column } = this.step(winner, null);
    const why = this.settings.why(loser, winner, `${file}:${line}:${column}`);
    return { ...this.step(loser, this.store.log.value(loser)), why };
  }

  private step(record: RecordId, value: StoreValue): ExplainedStep {
    const { log } = this.store;
    return explainedStep(log.span(record), log.stepName(record), showValue(value, log));
  }
}
