export { createSource, lineStarts, lineText, positionAt, type Position, type Source } from "./source.js";
export { createSpan, mergeSpans, spanPositions, spanText, startOf, type Span } from "./span.js";
export { hasErrors, type Diagnostic, type Edit, type Fix, type Label, type Severity } from "./diagnostic.js";
export { type FileContent, type Files } from "./files.js";
export { type Result } from "./result.js";
export {
  defineDiagnostics,
  words,
  type Catalogue,
  type Creator,
  type Declaration,
  type Details,
  type Words,
} from "./catalogue.js";
