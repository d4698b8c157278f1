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
    session.write(file, renderInParts(diagnostics, renderOptions(session, format)));
}

/** About so many characters of messages are rendered at a time. */
const partLength = 2 ** 20;

/** Rendered diagnostics in parts: all together could be longer than a string can be. SARIF is one document. */
export function* renderInParts(diagnostics: readonly Diagnostic[], options: RenderOptions): Iterable<string> {
  if (options.format === "sarif" || diagnostics.length === 0) return yield render(diagnostics, options);
  const separator = options.format === "pretty" ? "\n" : "";
  let [part, length]: [Diagnostic[], number] = [[], 0];
  let before = "";
  for (const [index, diagnostic] of diagnostics.entries()) {
    part.push(diagnostic);
    length += lengthOf(diagnostic);
    if (length < partLength && index < diagnostics.length - 1) continue;
    yield before + render(part, options);
    before = separator;
    [part, length] = [[], 0];
  }
}

function lengthOf({ help = "", labels, message, notes }: Diagnostic): number {
  return [help, message, ...notes, ...labels.map((label) => label.message)].reduce(
    (sum, text) => sum + text.length,
    100,
  );
}

/** Whether a report lists all rules: the session must have loaded the language's services before it is written. */
export function listsRules({ options, settings }: Session): boolean {
  return settings.diagnostics === "sarif" || wantedReports(options).some(({ format }) => format === "sarif");
}

/** How this session's diagnostics are rendered in a format. */
export function renderOptions(
  { host, language, services, settings }: Session,
  format: RenderOptions["format"],
): RenderOptions {
  const { color } = settings;
  const { name, version } = language;
  const pageUri = (code: string): string => pageOf(name, version, code.slice(code.indexOf("/") + 1));
  const rules =
    format === "sarif" && services ? { rules: describeRules(allDeclarations(services.catalogue)), pageUri } : {};
  return { format, color, width: host.width, language: name, version, ...rules };
}

/** The address of the page of a code: the published package contains them (`tools/ship-pages.mjs`). */
export function pageOf(language: string, version: string, name: string): string {
  return `https://unpkg.com/@cairn/${language}@${version}/dist/pages/${name}.md`;
}
