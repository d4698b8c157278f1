import { applicabilityOf, type Applicability, type Edit } from "@cairn/diagnostics";
import type { ChosenFix } from "./choose-fixes.js";
import { Shift } from "./shift.js";

/** An edit as plain data. */
interface PlacedText {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface RejectedFix {
  /** How often fixes had been applied when it was rejected. */
  readonly version: number;
  readonly code: string;
  readonly applicability: Applicability;
  readonly edits: readonly PlacedText[];
}

/**
 * The fixes that didn't pass, by place and text, so that they aren't tried again in every round. Their places follow
 * the edits of applied fixes.
 */
export class RejectedFixes {
  private fixes = new Map<string, RejectedFix>();
  /** How often fixes have been applied. */
  private version = 0;

  get count(): number {
    return this.fixes.size;
  }

  has(chosen: ChosenFix): boolean {
    return this.fixes.size > 0 && this.fixes.has(keyOf(this.rejectedFix(chosen)));
  }

  add(chosen: readonly ChosenFix[]): void {
    for (const fix of chosen) {
      const rejected = this.rejectedFix(fix);
      this.fixes.set(keyOf(rejected), rejected);
    }
  }

  /** Forgets those that were rejected before others were applied: they may pass now. Returns whether there are any. */
  forgetOlder(): boolean {
    const { size } = this.fixes;
    for (const [key, { version }] of this.fixes) if (version < this.version) this.fixes.delete(key);
    return this.fixes.size < size;
  }

  /** Moves the rejected fixes by these edits (`editsOf`); forgets those whose text has changed. */
  move(applied: ReadonlyMap<string, readonly Edit[]>): void {
    this.version++;
    if (this.fixes.size === 0) return;
    const shifts = new Map([...applied].map(([name, edits]) => [name, new Shift(edits)]));
    const moved = [...this.fixes.values()].flatMap((fix) => {
      const edits = fix.edits.map((edit) => movedBy(shifts.get(edit.name), edit));
      return edits.every((edit) => edit !== undefined) ? [{ ...fix, edits }] : [];
    });
    this.fixes = new Map(moved.map((fix) => [keyOf(fix), fix]));
  }

  private rejectedFix({ diagnostic, edits, fix }: ChosenFix): RejectedFix {
    return {
      version: this.version,
      code: diagnostic.code,
      applicability: applicabilityOf(fix),
      edits: edits.map(({ span, text }) => ({ name: span.source.name, start: span.start, end: span.end, text })),
    };
  }
}

function keyOf({ applicability, code, edits }: RejectedFix): string {
  return JSON.stringify([code, applicability, edits.map(({ end, name, start, text }) => [name, start, end, text])]);
}

/** Undefined if the edit's text has changed. */
function movedBy(shift: Shift | undefined, edit: PlacedText): PlacedText | undefined {
  if (!shift) return edit;
  if (shift.touches(edit)) return undefined;
  const distance = shift.at(edit.start) - edit.start;
  return { ...edit, start: edit.start + distance, end: edit.end + distance };
}
