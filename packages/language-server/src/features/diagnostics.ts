import { startOf, type Diagnostic as Found, type Severity, type Span } from "@cairn/diagnostics";
import type {
  Diagnostic,
  DiagnosticRelatedInformation,
  DiagnosticSeverity,
  DiagnosticTag,
  Location,
} from "vscode-languageserver";
import type { Workspace } from "../workspace.js";

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = { error: 1, warning: 2, info: 3 };

const unnecessary: DiagnosticTag = 1;
const deprecated: DiagnosticTag = 2;

/** Puts what a compiler says into the protocol's words. */
export class Presentation {
  private readonly workspace: Workspace;
  private readonly pathOf: (span: Span) => string;

  constructor(workspace: Workspace, pathOf: (span: Span) => string) {
    this.workspace = workspace;
    this.pathOf = pathOf;
  }

  diagnostic(found: Found): Diagnostic {
    const { code, severity, span } = found;
    const { pages } = this.workspace.settings;
    const tags = tagsOf(code);
    const related = found.labels.map((label): DiagnosticRelatedInformation => {
      return { location: this.location(label.span), message: label.message };
    });
    return {
      range: this.location(span).range,
      severity: severities[severity],
      code,
      ...(pages === undefined ? {} : { codeDescription: { href: `${pages.replace(/\/$/, "")}/${code}.md` } }),
      source: code.slice(0, code.indexOf("/")),
      message: messageOf(found),
      ...(tags.length > 0 ? { tags } : {}),
      ...(related.length > 0 ? { relatedInformation: related } : {}),
    };
  }

  location(span: Span): Location {
    const path = this.pathOf(span);
    const document = this.workspace.documentAt(path);
    const isSame = document === undefined || document.source.name === span.source.name;
    const { end, source, start } = isSame ? span : startOf(document.source);
    return { uri: this.workspace.uriOf(path), range: this.workspace.textOf(source, path).range(start, end) };
  }
}

/** What, and below it what else there is to say. */
function messageOf({ help, message, notes }: Found): string {
  return [message, ...notes.map((note) => `note: ${note}`), ...(help === undefined ? [] : [`help: ${help}`])].join(
    "\n",
  );
}

function tagsOf(code: string): DiagnosticTag[] {
  if (/\b(?:unused|unneeded|useless|unreachable|superfluous|redundant)\b/.test(code)) return [unnecessary];
  return /\b(?:deprecated|legacy|obsolete)\b/.test(code) ? [deprecated] : [];
}
