/** What every language's library exports besides its own: sources, diagnostics, and the shapes of results. */
export { createSource, hasErrors, positionAt, render } from "@cairn/diagnostics";
export type {
  Allowance,
  Diagnostic,
  DiagnosticFormat,
  Edit,
  FileContent,
  Files,
  Fix,
  FolderEntry,
  Folders,
  Label,
  Position,
  RenderOptions,
  Result,
  Severity,
  Source,
  Span,
} from "@cairn/diagnostics";
export { renderDifferences } from "./render-differences.js";
export { renderExplanation } from "./render-explanation.js";
export type {
  Comparison,
  Compiled,
  Data,
  Difference,
  DifferenceSide,
  ExplainedStep,
  Explanation,
  LostValue,
  RenderDifferencesOptions,
} from "./index.js";
