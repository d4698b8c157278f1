import type { Span } from "@cairn/diagnostics";

/**
 * What can go wrong, for the language that chooses a diagnostic by it. A language adds its own kinds where it declares
 * its failures: `declare module "@cairn/evaluation" { interface FailureKinds { … } }`.
 */
export interface FailureKinds {
  /** Rejected by a rule of the language: operands, indices, assignments. */
  evaluation: true;
  "type-mismatch": true;
  "unknown-variable": true;
  "unknown-function": true;
  "unknown-type": true;
  /** A function that was asked to fail: `fail('…')`. */
  failed: true;
  "too-deep-calls": true;
  "too-long": true;
  /** The values would exceed the current budget (see `withBudget`). */
  "too-much-memory": true;
  /** A search for a pattern that would take too long. */
  "costly-pattern": true;
  /** Only a consequence of an error that was reported before. */
  follows: true;
}

/** The name of a kind of failure; languages add theirs to `FailureKinds`. */
export type FailureKind = keyof FailureKinds;

/** The kinds of failures that end a run because it would take too much: nothing in a program may catch them. */
export const limitsReached: ReadonlySet<FailureKind> = new Set([
  "too-deep-calls",
  "too-long",
  "too-much-memory",
  "costly-pattern",
]);

/** A note on a failure, with a location. */
export interface FailureNote {
  readonly message: string;
  readonly span?: Span | undefined;
}

/** An undefined name, as the user wrote it, and similar names that are defined. */
export interface Meant {
  readonly wrong: string;
  readonly names: readonly string[];
  /** Where the wrong name is written, if not at the failure's own place. */
  readonly place?: Span;
}

/**
 * Thrown if an evaluation can't continue, and caught by the phase that runs it, which turns it into a diagnostic: it
 * never leaves a phase. One that is thrown without a place gets that of the enclosing expression.
 */
export class Failure {
  readonly kind: FailureKind;
  /** The error in the words of the language (Puppet's own, where real Puppet reports it), without the place. */
  readonly message: string;
  span: Span | undefined;
  /** The expression that determined its place (`a Function Call`), if Puppet's full message contains it. */
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

/** The caught value, if it is a Failure; anything else is a bug of ours and is rethrown. */
export function failureOf(caught: unknown): Failure {
  if (caught instanceof Failure) return caught;
  throw caught;
}

/** What a failure says besides its message. */
export interface FailureDetails {
  readonly span?: Span | undefined;
  readonly notes?: readonly FailureNote[];
  readonly help?: string | undefined;
  /** Instead of help: the names that may have been meant. */
  readonly meant?: Meant | undefined;
  readonly during?: string | undefined;
}
