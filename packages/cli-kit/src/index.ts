export { createCli, type Cli } from "./create-cli.js";
export { main } from "./node-main.js";
export { nodeHost } from "./node-host.js";
export {
  Interrupted,
  OutputClosed,
  OutputFailed,
  type ByteStreams,
  type CliHost,
  type FolderEntry,
  type LineLog,
  type LineReader,
  type Outcome,
  type Progress,
  type TypedLine,
} from "./host.js";
export { runRepl, type Repl, type ReplAnswer, type ReplCommand } from "./repl.js";
export { exitCodes } from "./exit-codes.js";
export { describeViolations, readPolicyOption, violationDiagnostics } from "./policy.js";
export { cliDeclarations, fileNotWritable } from "./catalogue.js";
export { configSchema } from "./config-schema.js";
export { completionFiles } from "./completion/files.js";
export { manualPage } from "./manual-page.js";
export {
  type Argument,
  type CommandName,
  type Prepared,
  type Comment,
  type Compilation,
  type NamedResult,
  type DeclaredDiagnostics,
  type Example,
  type ExtraCommand,
  type ExtraCommandContext,
  type FileChecks,
  type Language,
  type LanguageRequest,
  type LanguageServices,
  type OptionDeclaration,
  type OptionDeclarations,
  type OptionValues,
  type PhaseListener,
  type ServingContext,
} from "./language.js";
export type { Ended, Many, Outcome as WorkOutcome, Task, TaskAnswer, Unlimited, Work, Works } from "./jobs/work.js";
export { writeInto, type FileInto, type NotWritten } from "./write-into.js";
