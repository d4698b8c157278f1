export { bug } from "./bug.js";
export { createSource, lineStarts, lineText, offsetAt, positionAt, type Position, type Source } from "./source.js";
export { createSpan, mergeSpans, spanPositions, spanText, startOf, type Span } from "./span.js";
export {
  hasErrors,
  applicabilityOf,
  type Applicability,
  type Diagnostic,
  type Edit,
  type Fix,
  type Label,
  type Severity,
  type TreeChange,
  type TreeNode,
} from "./diagnostic.js";
export { type FileContent, type Files } from "./files.js";
export { isFileName } from "./file-name.js";
export { findProgram, type ProgramSearch } from "./find-program.js";
export { type Result } from "./result.js";
export {
  defineDiagnostics,
  describeRules,
  readable,
  templateOf,
  words,
  type Catalogue,
  type Creator,
  type Declaration,
  type Details,
  type RuleDescription,
  type Words,
} from "./catalogue.js";
export { commonDeclarations, memoryDeclarations } from "./common.js";
export { policyDeclarations } from "./policy-declarations.js";
export { decodeSource, type Decoded, type DecodeProblem } from "./decode.js";
export { Allowance, mostWordsInAll, noMoreEvaluations, type Spent } from "./allowance.js";
export { diagnosticsOfOutermost, type CheckedFile } from "./checked-file.js";
export { outermost } from "./outermost.js";
export { placesOfBytes, type ByteRange } from "./places-of-bytes.js";
export { pushAll } from "./push-all.js";
export { readSource, sourceOf } from "./read-source.js";
export { applyEdits, editsBySource } from "./edits.js";
export { withoutElement, withoutLines } from "./list-fixes.js";
export { closedComment, removal, removingEdit, replacement, safe } from "./fixes.js";
export { meantDetails, meantFixes } from "./meant.js";
export { didYouMean, suggestionSentence } from "./suggest.js";
export {
  Budget,
  bytesOfHash,
  bytesOfList,
  bytesOfStep,
  bytesOfText,
  defaultMaxMemory,
  largestHash,
  longestList,
  longestText,
  type Searching,
} from "./budget.js";
export { type FolderEntry, type Folders } from "./folders.js";
export { Guesses } from "./guesses.js";
export { nameMatcher, wildcardMatcher } from "./name-pattern.js";
export { isWithin, joinPath, nameOfFolder } from "./paths.js";
export {
  deduplicateDiagnostics,
  hiddenSentence,
  limitDiagnostics,
  sortDiagnostics,
  type LimitedDiagnostics,
} from "./sort.js";
export { applyRules, silenceByComments, type RuleLevel, type Rules } from "./severity.js";
export { render } from "./render/index.js";
export { diagnosticFormats, type DiagnosticFormat, type RenderOptions } from "./render/options.js";
export { toJsonDiagnostic, type JsonDiagnostic, type JsonEdit, type JsonNote } from "./render/json.js";
export { displayWidth } from "./render/display-width.js";
export { visible, visibleLines, visibleOnTerminal } from "./render/visible.js";
export {
  exampleFiles,
  pageProblems,
  renderPage,
  renderPageIndex,
  type ExampleReport,
  type ReportedDiagnostic,
  type RunExample,
  type DiagnosticPage,
  type PlainPage,
  type ExampleProgram,
  type PageCatalogue,
} from "./page.js";
export {
  declaringRules,
  pagesOf,
  RuleSet,
  withRules,
  type DeclaredRule,
  type DeclaredRules,
  type Rule,
  type RuleWords,
  type Visitor,
} from "./rule.js";
