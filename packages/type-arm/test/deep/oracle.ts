import { createSource, type Diagnostic } from "@cairn/diagnostics";
import type { Outcome } from "@cairn/testing/deep";

/** The problems of diagnostics for any source. */
export function problemOf(diagnostics: readonly Diagnostic[]): string | undefined {
  for (const { code, labels, message, span } of diagnostics) {
    if (message === "") return `message: ${code} says nothing`;
    for (const { end, source, start } of [span, ...labels.map((label) => label.span)])
      if (start < 0 || end < start || end > source.text.length) return `place: ${code} is outside its source`;
  }
  return undefined;
}

/** The outcome of a source with these diagnostics, and possibly further problems. */
export function outcomeOf(diagnostics: readonly Diagnostic[], other?: string): Outcome {
  const problem = problemOf(diagnostics) ?? other;
  return {
    ...(problem === undefined ? {} : { problem }),
    valid: diagnostics.every(({ severity }) => severity !== "error"),
    labels: diagnostics.map(({ code }) => code),
  };
}

/** A program by the name that all deep runs give it. */
export function sourceOf(text: string) {
  return createSource("a.pp", text);
}
