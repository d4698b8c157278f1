import type { Span } from "./span.js";

export type Severity = "error" | "warning" | "info";

/** A further place that takes part, with what it has to do with the matter. It may lie in another file. */
export interface Label {
  readonly span: Span;
  readonly message: string;
}

/** One replacement of the text under `span` by `text`. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** A change that would mend the matter; all its edits belong together. */
export interface Fix {
  readonly label: string;
  readonly edits: readonly Edit[];
}

/**
 * What a compiler has to say to its user: what, where, why, and what to type instead.
 * Made only by the creators of a catalogue (`defineDiagnostics`).
 */
export interface Diagnostic {
  /** `<language>/<readable-name>`. */
  readonly code: string;
  readonly severity: Severity;
  /** One sentence without a full stop, naming its subject as the user wrote it. */
  readonly message: string;
  /** The main place. */
  readonly span: Span;
  /** All other culprits. */
  readonly labels: readonly Label[];
  /** Further sentences that need no place. */
  readonly notes: readonly string[];
  /** What to type instead. */
  readonly help?: string;
  readonly fixes: readonly Fix[];
  /** The number that the language's source document gives the error, where it has one. */
  readonly number?: number;
}

/** Whether any of `diagnostics` is an error. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === "error");
}
