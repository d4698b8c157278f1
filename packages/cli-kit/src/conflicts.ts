import { joinPath } from "@cairn/diagnostics";
import type { Command, CommandLine } from "./command.js";
import { wantedReports } from "./report.js";
import type { Session } from "./session.js";
import { usageProblem, type UsageProblem } from "./usage.js";

/** Finds combinations of valid options and arguments that can't be used together. */
export function findConflict({ name }: Command, session: Session, { words }: CommandLine): UsageProblem | undefined {
  const { isStdin, options, settings } = session;
  const readsStdin = words.some((word) => isStdin(word));
  if (session.stdinOptions + Number(readsStdin) > 1)
    return usageProblem("only one file can be `-`, standard input", name);
  if (settings.watch && (readsStdin || session.stdinOptions > 0))
    return usageProblem("`--watch` can't watch standard input", name);
  if (options["stdinFilename"] !== undefined && !readsStdin)
    return usageProblem("`--stdin-filename` names standard input: write `-` as the file, too", name);
  return (
    findSarifConflict(name, session) ?? findReportConflict(name, session, readsStdin) ?? findSameOutput(name, session)
  );
}

function findSarifConflict(name: string, { settings }: Session): UsageProblem | undefined {
  if (settings.diagnostics !== "sarif") return undefined;
  if (settings.stats)
    return usageProblem(
      "`--stats` cannot be combined with `--diagnostics sarif`, which needs all of standard error",
      name,
    );
  if (settings.watch)
    return usageProblem("`--watch` cannot be combined with `--diagnostics sarif`, which writes one document", name);
  return undefined;
}

/** Of two outputs in one file, only the second would be left. */
function findSameOutput(name: string, { host, options }: Session): UsageProblem | undefined {
  const outputs = [options["output"], ...wantedReports(options).map(({ file }) => file)];
  const places = new Set<string>();
  for (const file of outputs) {
    if (typeof file !== "string" || file === "-") continue;
    const place = host.realPath(file) ?? joinPath(host.cwd, file);
    if (places.has(place) && !place.startsWith("/dev/"))
      return usageProblem(`two outputs can't go to the same file, \`${file}\`: name another one for each`, name);
    places.add(place);
  }
  return undefined;
}

/** Standard output can receive only one thing. */
function findReportConflict(name: string, { options }: Session, readsStdin: boolean): UsageProblem | undefined {
  const printed = wantedReports(options).filter(({ file }) => file === undefined);
  const [report] = printed;
  if (!report) return undefined;
  const instead = `name a file for it: \`--report ${report.format}=FILE\``;
  if (name !== "check")
    return usageProblem(`standard output is for the output of \`${name}\`, not for a report; ${instead}`, name);
  if (printed.length > 1)
    return usageProblem(
      "two reports can't both go to standard output: name a file for one, `--report FORMAT=FILE`",
      name,
    );
  if (options["fixDryRun"] === true)
    return usageProblem(`\`--fix-dry-run\` prints what would change on standard output; ${instead}`, name);
  const fix = options["fixSuggestions"] === true ? "--fix-suggestions" : options["fix"] === true ? "--fix" : undefined;
  if (fix !== undefined && readsStdin)
    return usageProblem(`\`${fix} -\` prints the fixed source on standard output; ${instead}`, name);
  return undefined;
}
