import { pageOf } from "@cairn/cli-kit/embedding";
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

/** Converts a compiler's diagnostics to the protocol's. */
export class Presentation {
  private readonly workspace: Workspace;
  private readonly pathOf: (span: Span) => string;

  constructor(workspace: Workspace, pathOf: (span: Span) => string) {
    this.workspace = workspace;
    this.pathOf = pathOf;
  }

  diagnostic(found: Found): Diagnostic {
    const { code, severity, span } = found;
    const tags = tagsOf(code);
    const related = found.labels.map((label): DiagnosticRelatedInformation => {
      return { location: this.location(label.span), message: label.message };
    });
    return {
      range: this.location(span).range,
      severity: severities[severity],
      code,
      codeDescription: { href: this.pageOf(code) },
      source: code.slice(0, code.indexOf("/")),
      message: messageOf(found),
      ...(tags.length > 0 ? { tags } : {}),
      ...(related.length > 0 ? { relatedInformation: related } : {}),
    };
  }

  /** The page of a code: in the folder that the user has set, else the published one. */
  private pageOf(code: string): string {
    const { service, settings } = this.workspace;
    if (settings.pages !== undefined) return `${settings.pages.replace(/\/$/, "")}/${code}.md`;
    const { name, version } = service.language;
    return pageOf(name, version, code.slice(code.indexOf("/") + 1));
  }

  location(span: Span): Location {
    const path = this.pathOf(span);
    const document = this.workspace.documentAt(path);
    const isSame = document === undefined || document.source.name === span.source.name;
    const { end, source, start } = isSame ? span : startOf(document.source);
    return { uri: this.workspace.uriOf(path), range: this.workspace.textOf(source, path).range(start, end) };
  }
}

/** The message, followed by notes and help. */
function messageOf({ help, message, notes }: Found): string {
  return [message, ...notes.map((note) => `note: ${note}`), ...(help === undefined ? [] : [`help: ${help}`])].join(
    "\n",
  );
}

/** The words of a code tell: a rule is named as what it finds. */
function tagsOf(code: string): DiagnosticTag[] {
  const words = code.split(/[^a-z]+/);
  if (words.some((word) => unneededWords.has(word))) return [unnecessary];
  return words.some((word) => outdatedWords.has(word)) ? [deprecated] : [];
}

const unneededWords: ReadonlySet<string> = new Set([
  "idle",
  "redundant",
  "superfluous",
  "unneeded",
  "unreachable",
  "unused",
  "useless",
]);
const outdatedWords: ReadonlySet<string> = new Set(["deprecated", "legacy", "obsolete"]);
