import { describeRules, render, type Diagnostic, type RenderOptions } from "@cairn/diagnostics";
import { allDeclarations } from "./catalogue.js";
import type { OptionValues } from "./language.js";
import { reportTargets, type ReportTarget } from "./report-target.js";
import type { Session } from "./session.js";

/** The reports that a command line asks for. */
export function wantedReports(options: OptionValues): ReportTarget[] {
  return reportTargets((options["report"] ?? []) as readonly string[]);
}

/** Writes the reports that the user asked for, all of `diagnostics` in each; one that can't be written is reported itself. */
export function writeReports(session: Session, diagnostics: readonly Diagnostic[]): void {
  for (const { file, format } of wantedReports(session.options))
    session.write(file, [render(diagnostics, renderOptions(session, format))]);
}

/** How this session's diagnostics are written in a format. */
export function renderOptions({ host, language, settings }: Session, format: RenderOptions["format"]): RenderOptions {
  const rules = format === "sarif" ? { rules: describeRules(allDeclarations(language.catalogue)) } : {};
  const { color } = settings;
  return { format, color, width: host.width, language: language.name, version: language.version, ...rules };
}
