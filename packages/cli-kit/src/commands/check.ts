import type { Diagnostic, Source } from "@cairn/diagnostics";
import type { CommandFactory, CommandLine } from "../command.js";
import { exitCodes } from "../exit-codes.js";
import type { Session } from "../session.js";

/** `check FILE…`: everything that can be found without output. */
export const check: CommandFactory = ({ examples, extensions }) => ({
  name: "check",
  summary: "find all errors and warnings, without a result",
  arguments: [{ name: "FILE", many: true, describe: "files, folders, patterns with `*`, `**` and `?`, or `-`" }],
  options: {
    fix: { type: "boolean", describe: "mend what has one way to be mended, and report the rest" },
    "fix-dry-run": {
      type: "boolean",
      describe: "change nothing; print what `--fix` would change, and report the rest",
    },
  },
  notes: [
    `Of a folder all ${extensions.join(" and ")} files below it are checked, hidden ones and node_modules left out.`,
    "`--fix` changes only the files that are named here or lie in a folder that is named; standard input goes, mended, to standard output.",
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
    const { mend } = await import("../fix/mend.js");
    session.report(await mend(session, { words, paths, check }));
  }
  return paths.length === 0 ? exitCodes.inputErrors : exitCodes.fine;
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
