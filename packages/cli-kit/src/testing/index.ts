export { memoryHost, type MemoryHost, type MemoryWorld } from "./memory-host.js";
export { parseCase, replayCase, type CaseFile } from "./case-file.js";
export { replayBuilt } from "./replay-built.js";
export { servicesPipeline, type PipelineSettings } from "./pipeline.js";
export { pageExamples } from "./run-page-example.js";
export { runExamples, type ExampleOutcome } from "./run-examples.js";
export { commandsOf } from "../command-table.js";
export { splitWords } from "./split-words.js";
export { helpInShell, linesInShell } from "./shell-words.js";
export { tryFixes, type FixedProgram, type FixOutcome } from "./fix-problems.js";
export {
  observeFixes,
  type CheckedProgram,
  type FixObservation,
  type ObservedProgram,
  type OfferedFix,
  type ParsedFile,
} from "./observe-fixes.js";
