import {
  applicabilityOf,
  type Applicability,
  type Diagnostic,
  type Edit,
  type Fix,
  type Severity,
} from "../diagnostic.js";
import { positionAt } from "../source.js";
import { spanPositions, type Span } from "../span.js";
import { jsonText } from "./json-text.js";

/** A further sentence, with its location if it has one. */
export interface JsonNote {
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/**
 * A change to one file, in UTF-16 offsets; a byte order mark at its beginning counts, since tools that apply the edit
 * see it.
 */
export interface JsonEdit {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A change that fixes the problem, and whether it is proven to keep the meaning. */
export interface JsonFix {
  readonly label: string;
  readonly applicability: Applicability;
  readonly edits: readonly JsonEdit[];
}

/** A diagnostic for programs. Empty members are omitted; lines and columns count from 1, in UTF-16 units. */
export interface JsonDiagnostic {
  readonly severity: Severity;
  readonly code: string;
  readonly number?: number;
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly notes?: readonly JsonNote[];
  readonly help?: string;
  readonly fixes?: readonly JsonFix[];
}

/** For programs: one JSON object per line. */
export function renderJson(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map((diagnostic) => `${jsonText(toJsonDiagnostic(diagnostic))}\n`).join("");
}

/** The object that the json format writes for `diagnostic`. */
export function toJsonDiagnostic(diagnostic: Diagnostic): JsonDiagnostic {
  const { severity, code, number, message, span, help, fixes } = diagnostic;
  const { from, to } = spanPositions(span);
  const notes = toNotes(diagnostic);
  return {
    severity,
    code,
    ...(number === undefined ? {} : { number }),
    message,
    file: span.source.name,
    line: from.line,
    column: from.column,
    endLine: to.line,
    endColumn: to.column,
    ...(notes.length === 0 ? {} : { notes }),
    ...(help === undefined ? {} : { help }),
    ...(fixes.length === 0 ? {} : { fixes: fixes.map(toJsonFix) }),
  };
}

function toNotes({ labels, notes }: Diagnostic): JsonNote[] {
  return [
    ...labels.map(({ message, span }) => ({ message, file: span.source.name, ...startPosition(span) })),
    ...notes.map((message) => ({ message })),
  ];
}

function startPosition(span: Span): { readonly line: number; readonly column: number } {
  return positionAt(span.source, span.start);
}

function toJsonFix(fix: Fix): JsonFix {
  return { label: fix.label, applicability: applicabilityOf(fix), edits: fix.edits.map(toJsonEdit) };
}

function toJsonEdit({ span: { source, start, end }, text }: Edit): JsonEdit {
  const mark = source.hasByteOrderMark ? 1 : 0;
  return { file: source.name, start: start + mark, end: end + mark, text };
}
