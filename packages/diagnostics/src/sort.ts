import type { Diagnostic, Severity } from "./diagnostic.js";
import type { Source } from "./source.js";

const severityRank: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/**
 * Reading order: sources as they were first seen, in each the locations from top to bottom, at one location errors
 * before warnings before hints. Otherwise as reported. Repeated diagnostics are dropped.
 *
 * Phases stay separate: sort the syntax errors of all sources first, then append what later phases found.
 */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const sources = numberSources(diagnostics);
  const place = (diagnostic: Diagnostic) => sources.get(diagnostic.span.source)!;
  return deduplicateDiagnostics(diagnostics).sort(
    (left, right) =>
      place(left) - place(right) ||
      left.span.start - right.span.start ||
      severityRank[left.severity] - severityRank[right.severity],
  );
}

/** `diagnostics` without repetitions of the same code and message at the same location. */
export function deduplicateDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const sources = numberSources(diagnostics);
  const seen = new Set<string>();
  return diagnostics.filter(({ code, message, span }) => {
    const key = `${sources.get(span.source)!} ${span.start} ${span.end} ${code} ${message}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The diagnostics that `--max-errors` admits, and the number of hidden ones. */
export interface LimitedDiagnostics {
  readonly shown: readonly Diagnostic[];
  readonly hiddenErrors: number;
  /** Warnings and hints. */
  readonly hiddenOthers: number;
}

/** The first `maxErrors` errors and as many of all others, in order; 0 means no limit. */
export function limitDiagnostics(diagnostics: readonly Diagnostic[], maxErrors: number): LimitedDiagnostics {
  const limit = maxErrors === 0 ? Infinity : maxErrors;
  let [errors, others] = [0, 0];
  const shown = diagnostics.filter(({ severity }) => (severity === "error" ? ++errors : ++others) <= limit);
  return { shown, hiddenErrors: Math.max(0, errors - limit), hiddenOthers: Math.max(0, others - limit) };
}

/** The sentence about the hidden diagnostics, or undefined if there are none. */
export function hiddenSentence({ hiddenErrors, hiddenOthers }: LimitedDiagnostics): string | undefined {
  const counts = [count(hiddenErrors, "error"), count(hiddenOthers, "warning")].filter((text) => text !== "");
  if (counts.length === 0) return undefined;
  const verb = hiddenErrors + hiddenOthers === 1 ? "is" : "are";
  return `${counts.join(" and ")} ${verb} not shown; \`--max-errors 0\` shows all of them`;
}

function count(amount: number, noun: string): string {
  return amount === 0 ? "" : `${amount} more ${noun}${amount === 1 ? "" : "s"}`;
}

/** A file that was read twice, because two others include it, is one source. */
function numberSources(diagnostics: readonly Diagnostic[]): ReadonlyMap<Source, number> {
  const numbers = new Map<Source, number>();
  const firstOfName = new Map<string, Source>();
  for (const { span } of diagnostics) {
    const { source } = span;
    if (numbers.has(source)) continue;
    const first = firstOfName.get(source.name);
    if (!first) firstOfName.set(source.name, source);
    numbers.set(source, first?.text === source.text ? numbers.get(first)! : numbers.size);
  }
  return numbers;
}
