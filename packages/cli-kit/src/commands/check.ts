import type { Diagnostic, Source } from "@cairn/diagnostics";
import type { CommandFactory, CommandLine } from "../command.js";
import { exitCodes } from "../exit-codes.js";
import type { Session } from "../session.js";
import { applyUserRules } from "../user-rules.js";

/** `check FILE…`: all diagnostics that need no output. */
export const check: CommandFactory = ({ examples, extensions }) => ({
  name: "check",
  summary: "find all errors and warnings, without writing a result",
  arguments: [{ name: "FILE", many: true, describe: "files, folders, patterns with `*`, `**` and `?`, or `-`" }],
  options: {
    fix: { type: "boolean", describe: "apply fixes that need no choice, and report the rest" },
    "fix-dry-run": {
      type: "boolean",
      describe: "change nothing; print what `--fix` would change, and report the rest",
    },
    "fail-on-warnings": { type: "boolean", describe: "exit with 1 if there is a warning, too" },
  },
  notes: [
    `All ${extensions.join(" and ")} files in a folder are checked, except hidden ones and node_modules.`,
    "`--fix` changes only files that are named here or are in a folder that is named; fixed standard input is written to standard output.",
  ],
  examples: examples.check,
  run: runCheck,
});

async function runCheck(session: Session, { words }: CommandLine): Promise<number> {
  const { fix, fixDryRun } = session.options;
  const paths = session.expand(words);
  const check = () => checkPaths(session, paths);
  if (fix !== true && fixDryRun !== true) session.report(await check());
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
export async function checkPaths(session: Session, paths: readonly string[]): Promise<readonly Diagnostic[]> {
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
