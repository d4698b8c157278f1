import type { Diagnostic } from "./diagnostic.js";

/** The result of a phase: its value as far as it got, and its diagnostics. Nothing throws for a user's error. */
export interface Result<T> {
  readonly value?: T;
  readonly diagnostics: readonly Diagnostic[];
}
