import type { Span } from "@cairn/diagnostics";

/**
 * What can go wrong, for the language that chooses a diagnostic by it. A language adds kinds of its own where it declares its
 * failures: `declare module "@cairn/evaluation" { interface FailureKinds { … } }`.
 */
export interface FailureKinds {
  /** Refused by a rule of the language: operands, indices, assignments. */
  evaluation: true;
  "type-mismatch": true;
  "unknown-variable": true;
  "unknown-function": true;
  "unknown-type": true;
  /** A function that was asked to fail: `fail('…')`. */
  failed: true;
  "too-deep-calls": true;
  "too-long": true;
  /** The values would take more than the budget in force gives (see `withBudget`). */
  "too-much-memory": true;
  /** A search for a pattern that would take too long. */
  "costly-pattern": true;
  /** Only follows from a mistake that was reported before. */
  follows: true;
}

export type FailureKind = keyof FailureKinds;

/** The kinds of failures that end a run because it would take too much: nothing in a program may catch them. */
export const limitsReached: ReadonlySet<FailureKind> = new Set([
  "too-deep-calls",
  "too-long",
  "too-much-memory",
  "costly-pattern",
]);

/** Something worth knowing about a failure, somewhere. */
export interface FailureNote {
  readonly message: string;
  readonly span?: Span | undefined;
}

/** A name that isn't defined, as the user wrote it, and similar names that are. */
export interface Meant {
  readonly wrong: string;
  readonly names: readonly string[];
  /** Where the wrong name is written, if not at the failure's own place. */
  readonly place?: Span;
}

/**
 * Thrown where an evaluation can't go on, and caught by the phase that runs it, which makes a diagnostic of it: it never
 * leaves a phase. One that is thrown without a place gets that of the enclosing expression.
 */
export class Failure {
  readonly kind: FailureKind;
  /** What is wrong, in the words of the language (Puppet's own, where real Puppet says it), without the place. */
  readonly message: string;
  span: Span | undefined;
  /** Which expression gave it its place (`a Function Call`), where Puppet's whole message says so. */
  during: string | undefined;
  readonly notes: FailureNote[];
  readonly help: string | undefined;
  readonly meant: Meant | undefined;

  constructor(kind: FailureKind, message: string, details: FailureDetails = {}) {
    this.kind = kind;
    this.message = message;
    this.span = details.span;
    this.notes = [...(details.notes ?? [])];
    this.help = details.help;
    this.meant = details.meant;
    this.during = details.during;
  }
}

/** What was caught, if it is a Failure; anything else is a bug of ours and is rethrown. */
export function failureOf(caught: unknown): Failure {
  if (caught instanceof Failure) return caught;
  throw caught;
}

export interface FailureDetails {
  readonly span?: Span | undefined;
  readonly notes?: readonly FailureNote[];
  readonly help?: string | undefined;
  /** Instead of help: the names that may have been meant. */
  readonly meant?: Meant | undefined;
  readonly during?: string | undefined;
}
