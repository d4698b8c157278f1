import type { Diagnostic } from "./diagnostic.js";

/** What a phase returns: its value as far as it got, and what it has to say. Nothing throws for a user's mistake. */
export interface Result<T> {
  readonly value?: T;
  readonly diagnostics: readonly Diagnostic[];
}
