import type { CheckedFile, Diagnostic, Source } from "@cairn/diagnostics";
import type { CommandFactory, CommandLine } from "../command.js";
import { exitCodes } from "../exit-codes.js";
import { checking, type CheckDone } from "../jobs/checked.js";
import { doneInThreads, jobsOption } from "../jobs/in-threads.js";
import type { FileChecks } from "../language.js";
import type { Session } from "../session.js";
import { applyUserRules } from "../user-rules.js";

/** `check FILE…`: all diagnostics that need no output. */
export const check: CommandFactory = ({ checksEach, examples, extensions }) => ({
  name: "check",
  summary: "find all errors and warnings, without writing a result",
  arguments: [{ name: "FILE", many: true, describe: "files, folders, patterns with `*`, `**` and `?`, or `-`" }],
  options: {
    fix: { type: "boolean", describe: "apply safe fixes, which keep the meaning, and report the rest" },
    "fix-suggestions": {
      type: "boolean",
      describe: "apply suggestions, too: corrections, guesses and deletions, unless there is a choice",
    },
    "fix-dry-run": {
      type: "boolean",
      describe: "change nothing; print what `--fix` or `--fix-suggestions` would change, and report the rest",
    },
    "fail-on-warnings": { type: "boolean", describe: "exit with 1 if there is a warning, too" },
    ...(checksEach === true ? { jobs: jobsOption } : {}),
  },
  notes: [
    `All ${extensions.join(" and ")} files in a folder are checked, except hidden ones and node_modules.`,
    "`--fix` changes only files that are named here or are in a folder that is named; fixed standard input is written to standard output.",
    "No fix is applied whose result has a syntax error or a new problem. A safe fix leaves the syntax tree as it is, or makes one change that keeps the meaning.",
  ],
  examples: examples.check,
  run: runCheck,
});

async function runCheck(session: Session, line: CommandLine): Promise<number> {
  const { words } = line;
  const { fix, fixDryRun, fixSuggestions } = session.options;
  const paths = session.expand(words);
  const check = () => checkPaths(session, paths, line);
  if (![fix, fixDryRun, fixSuggestions].includes(true)) session.report(await check());
  else {
    const { fixFiles } = await import("../fix/fix-files.js");
    session.report(await fixFiles(session, { words, paths, check }));
  }
  const fails = session.options["failOnWarnings"] === true && hasWarnings(session);
  return paths.length === 0 || fails ? exitCodes.inputErrors : exitCodes.fine;
}

function hasWarnings(session: Session): boolean {
  return applyUserRules(session).some(({ severity }) => severity === "warning");
}

/** What `check` finds in some files that belong together, apart from what can't be read, which is reported to the session. */
export async function checkPaths(
  session: Session,
  paths: readonly string[],
  line?: CommandLine,
): Promise<readonly Diagnostic[]> {
  const known = line && session.language.checksEach ? await checkInThreads(session, line, paths) : undefined;
  if (known) return checkRest(session, paths, known);
  const sources: Source[] = [];
  for (const path of paths) {
    const source = await session.read(path);
    if (source) sources.push(source);
  }
  if (sources.length === 0) return [];
  const services = await session.load();
  const request = session.request();
  return (
    (await services.checkLater?.(sources, request)) ??
    session.host.interruptible(() => services.check(sources, request))
  );
}

type Known = ReadonlyMap<string, CheckDone>;

/** Undefined if threads have checked nothing, or more than a run may: where it ends depends on the order then. */
async function checkInThreads(
  session: Session,
  line: CommandLine,
  paths: readonly string[],
): Promise<Known | undefined> {
  const known = await doneInThreads<CheckDone>(session, line, checking, paths);
  const done = [...known.values()];
  return done.length > 0 && session.allowance.takeSpent(done.map(({ spent }) => spent)) ? known : undefined;
}

/** Checks the files that threads haven't checked, and puts all together in their order. */
async function checkRest(session: Session, paths: readonly string[], known: Known): Promise<readonly Diagnostic[]> {
  const services = await session.load();
  const checks = services.checkEach!(session.request(), paths)!;
  const checked: CheckedFile[] = [];
  for (const path of paths) {
    const done = known.get(path);
    const source = done ? undefined : await session.read(path);
    if (done) checked.push(done.file);
    else if (source) checked.push(await checkHere(session, checks, source));
  }
  return session.host.interruptible(() => checks.merge(checked));
}

async function checkHere({ host }: Session, checks: FileChecks, source: Source): Promise<CheckedFile> {
  return host.interruptible(() => checks.check(source)) ?? (await checks.checkLater!(source));
}
