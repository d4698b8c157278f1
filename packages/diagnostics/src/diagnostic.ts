import type { Span } from "./span.js";

/** How serious a diagnostic is: only an `error` prevents a result. */
export type Severity = "error" | "warning" | "info";

/** A secondary location, with its role in the problem. It may be in another file. */
export interface Label {
  readonly span: Span;
  readonly message: string;
}

/** One replacement of the text under `span` by `text`. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/**
 * How far a fix can be trusted. A `safe` fix keeps the meaning of the program: its syntax tree stays the same, or
 * changes exactly as `Fix.change` declares. Everything else is a `suggestion`: a guess, a choice, or a deletion.
 */
export type Applicability = "safe" | "suggestion";

/** A change that fixes the problem; all its edits belong together. */
export interface Fix {
  readonly label: string;
  readonly applicability?: Applicability;
  /** The name of the one change that a safe fix makes to the syntax tree; without it, the tree must stay the same. */
  readonly change?: string;
  readonly edits: readonly Edit[];
}

/** A node of a syntax tree as plain data. */
export type TreeNode = Readonly<Record<string, unknown>>;

/** A change that safe fixes declare (`Fix.change`): the node of the tree before, as it is after the change. */
export type TreeChange = (node: TreeNode) => TreeNode;

/** Whether a fix keeps the meaning; one that declares nothing is a suggestion. */
export function applicabilityOf({ applicability = "suggestion" }: Fix): Applicability {
  return applicability;
}

/**
 * A message of a compiler to its user: what, where, why, and what to write instead. Created only by a catalogue
 * (`defineDiagnostics`).
 */
export interface Diagnostic {
  /** `<language>/<readable-name>`. */
  readonly code: string;
  readonly severity: Severity;
  /** One sentence without a full stop, naming its subject as the user wrote it. */
  readonly message: string;
  /** The primary location. */
  readonly span: Span;
  /** All secondary locations. */
  readonly labels: readonly Label[];
  /** Further sentences without a location. */
  readonly notes: readonly string[];
  /** What to write instead. */
  readonly help?: string;
  readonly fixes: readonly Fix[];
  /** Whether the user may silence it even if it is an error. */
  readonly configurable?: boolean;
  /** The number that the language's source document gives the error, if any. */
  readonly number?: number;
}

/** Whether any of `diagnostics` is an error. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === "error");
}
