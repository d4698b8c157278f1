import { createSpan, type Diagnostic, type Fix } from "@cairn/diagnostics";
import type { Place } from "../blocks/cell.js";
import { catalogue } from "./index.js";

/** A suggestion for what to write instead, if the error shows what was meant. */
export interface Advice {
  readonly instead: string;
  readonly fixes: readonly Fix[];
}

/** The diagnostics that consist of one sentence and one suggestion. */
export type SaidKind =
  "type" | "undefined" | "range" | "function" | "arity" | "import" | "macro" | "signature" | "secret";

/** The place as a span. */
export function spanOf({ source, start, end }: Place) {
  return createSpan(source, start, end);
}

/** Creates a diagnostic of one sentence, with a suggestion. */
export function said(
  kind: SaidKind,
  place: Place,
  problem: string,
  instead: string | Advice,
  notes: string[] = [],
): Diagnostic {
  const advice = typeof instead === "string" ? { instead, fixes: [] } : instead;
  return catalogue.create[kind](spanOf(place), { problem, instead: advice.instead }, { notes, fixes: advice.fixes });
}
