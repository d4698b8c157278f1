import type { RuleDescription } from "../catalogue.js";

/** The formats of `--diagnostics`. */
export const diagnosticFormats = ["pretty", "plain", "json", "sarif", "github"] as const;
/** The name of a form in which diagnostics are written. */
export type DiagnosticFormat = (typeof diagnosticFormats)[number];

/** How to render diagnostics. */
export interface RenderOptions {
  readonly format: DiagnosticFormat;
  /** Whether the pretty format may use ANSI colours. */
  readonly color: boolean;
  /** The width of the terminal in cells, for the pretty format. */
  readonly width: number;
  /** The name and version of the language's command, for sarif. */
  readonly language: string;
  readonly version: string;
  /** All codes that might have been reported, for sarif: `describeRules(catalogue)`. */
  readonly rules?: readonly RuleDescription[];
  /** The absolute URI of a code's page, for sarif. */
  readonly pageUri?: (code: string) => string;
}
