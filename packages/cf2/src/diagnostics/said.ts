import { createSpan, type Diagnostic, type Fix } from "@cairn/diagnostics";
import type { Place } from "../blocks/cell.js";
import { catalogue } from "./index.js";

/** What to type instead, where the mistake shows what was meant. */
export interface Advice {
  readonly instead: string;
  readonly fixes: readonly Fix[];
}

/** The kinds of mistake that are one sentence and one piece of advice. */
export type SaidKind =
  "type" | "undefined" | "range" | "function" | "arity" | "import" | "macro" | "signature" | "secret";

/** The place as a span. */
export function spanOf({ source, start, end }: Place) {
  return createSpan(source, start, end);
}

/** A mistake of one sentence, with what to type instead. */
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
