import { describeRules, render, type Diagnostic, type RenderOptions } from "@cairn/diagnostics";
import { allDeclarations } from "./catalogue.js";
import type { OptionValues } from "./language.js";
import { reportTargets, type ReportTarget } from "./report-target.js";
import type { Session } from "./session.js";

/** The reports that a command line requests. */
export function wantedReports(options: OptionValues): ReportTarget[] {
  return reportTargets((options["report"] ?? []) as readonly string[]);
}

/**
 * Writes the requested reports, each with all of `diagnostics`; one that can't be written becomes a diagnostic itself.
 */
export function writeReports(session: Session, diagnostics: readonly Diagnostic[]): void {
  for (const { file, format } of wantedReports(session.options))
    session.write(file, [render(diagnostics, renderOptions(session, format))]);
}

/** How this session's diagnostics are rendered in a format. */
export function renderOptions({ host, language, settings }: Session, format: RenderOptions["format"]): RenderOptions {
  const { color } = settings;
  const { name, version } = language;
  const pageUri = (code: string): string => pageOf(name, version, code.slice(code.indexOf("/") + 1));
  const rules = format === "sarif" ? { rules: describeRules(allDeclarations(language.catalogue)), pageUri } : {};
  return { format, color, width: host.width, language: name, version, ...rules };
}

/** The address of the page of a code: the published package contains them (`tools/ship-pages.mjs`). */
export function pageOf(language: string, version: string, name: string): string {
  return `https://unpkg.com/@cairn/${language}@${version}/dist/pages/${name}.md`;
}
