import { positionAt, type Span } from "@cairn/diagnostics";
import type { ShownValue } from "./show.js";

/** What is known about a value at one step (contract, "Explain"). `renderExplanation` prints it. */
export interface ExplainedStep {
  readonly value: ShownValue;
  /** The name of the step that put it there. */
  readonly step: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly span: Span;
}

/** A value that was replaced, and why. */
export interface LostValue extends ExplainedStep {
  readonly why: string;
}

/** Where a value comes from: its last step, what came before, and what it replaced. */
export interface Explanation extends ExplainedStep {
  readonly path: string;
  /** Whether the value is private, or only something in the line of its code. */
  readonly private?: "value" | "code" | undefined;
  readonly from: readonly Explanation[];
  readonly lost: readonly LostValue[];
  /** The number of omitted explanations between this one and `from`, and of omitted losers. */
  readonly omitted: number;
}

/** What is known about a value at the step that is written in a span. */
export function explainedStep(span: Span, step: string, value: ShownValue): ExplainedStep {
  const { line, column } = positionAt(span.source, span.start);
  return { value, step, file: span.source.name, line, column, span };
}
