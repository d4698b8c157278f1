import type { Source } from "@cairn/diagnostics";
import type { CommandFactory, CommandLine } from "../command.js";
import { exitCodes } from "../exit-codes.js";
import type { Session } from "../session.js";

/** `check FILE…`: everything that can be found without output. */
export const check: CommandFactory = ({ examples, extensions }) => ({
  name: "check",
  summary: "find all errors and warnings, without a result",
  arguments: [{ name: "FILE", many: true, describe: "files, folders, patterns with `*`, `**` and `?`, or `-`" }],
  options: {},
  notes: [
    `Of a folder all ${extensions.join(" and ")} files below it are checked, hidden ones and node_modules left out.`,
  ],
  examples: examples.check,
  run: runCheck,
});

async function runCheck(session: Session, { words }: CommandLine): Promise<number> {
  const sources: Source[] = [];
  for (const path of session.expand(words)) {
    const source = await session.read(path);
    if (source) sources.push(source);
  }
  if (sources.length === 0) return exitCodes.inputErrors;
  const services = await session.load();
  const request = session.request();
  session.report(
    (await services.checkLater?.(sources, request)) ??
      session.host.interruptible(() => services.check(sources, request)),
  );
  return exitCodes.fine;
}
