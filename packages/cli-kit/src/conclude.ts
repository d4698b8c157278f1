import { hasErrors, hiddenSentence, limitDiagnostics, type Diagnostic } from "@cairn/diagnostics";
import { exitCodes } from "./exit-codes.js";
import { applyUserRules } from "./user-rules.js";
import { listsRules, renderInParts, renderOptions, writeReports } from "./report.js";
import type { Session } from "./session.js";

/** Writes a session's diagnostics, and returns the exit code: an error in the input overrides the command's own. */
export async function conclude(session: Session, exitCode: number): Promise<number> {
  if (listsRules(session)) await session.load();
  writeReports(session, applyUserRules(session));
  const selected = applyUserRules(session);
  writeDiagnostics(session, selected);
  if (session.settings.stats) session.host.writeStderr(session.phases.render());
  return hasErrors(selected) && exitCode !== exitCodes.bug ? exitCodes.inputErrors : exitCode;
}

/** Writes `diagnostics` in the chosen format, up to the chosen number. */
export function writeDiagnostics(session: Session, diagnostics: readonly Diagnostic[]): void {
  const { host, settings } = session;
  const wanted = settings.quiet ? diagnostics.filter(({ severity }) => severity === "error") : diagnostics;
  const limited = limitDiagnostics(wanted, settings.maxErrors);
  const format = settings.diagnostics;
  for (const part of renderInParts(limited.shown, renderOptions(session, format))) host.writeStderr(part, "styled");
  if (format === "sarif") return;
  const hidden = hiddenSentence(limited);
  if (hidden !== undefined) host.writeStderr(`${hidden}\n`);
  const summary = summarize(wanted);
  if (format === "pretty" && summary !== "" && !settings.quiet) host.writeStderr(`\n${summary}\n`);
}

/** `2 errors and 1 warning`; hints aren't counted. */
export function summarize(diagnostics: readonly Diagnostic[]): string {
  const count = (wanted: string) => {
    const amount = diagnostics.filter(({ severity }) => severity === wanted).length;
    return amount === 0 ? [] : [`${amount} ${wanted}${amount === 1 ? "" : "s"}`];
  };
  return [...count("error"), ...count("warning")].join(" and ");
}
