import type { Diagnostic } from "@cairn/diagnostics";
import { editsOf, type ChosenFix } from "./choose-fixes.js";
import { Shift } from "./shift.js";

/**
 * The fixes that probably make the sources worse: those on a line with a new diagnostic, and those whose diagnostic is
 * still at its place. Trying the others first saves most checks.
 */
export function suspectsAmong(
  chosen: readonly ChosenFix[],
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
): ReadonlySet<ChosenFix> {
  const shifts = new Map([...editsOf(chosen)].map(([name, edits]) => [name, new Shift(edits)]));
  const moved = (name: string, place: number): number => shifts.get(name)?.at(place) ?? place;
  const keyOf = ({ code, span }: Diagnostic, start: number): string => JSON.stringify([code, span.source.name, start]);
  const old = new Set(before.map((each) => keyOf(each, moved(each.span.source.name, each.span.start))));
  const texts = new Map(after.map(({ span: { source } }) => [source.name, source.text]));
  const lineOf = (name: string, place: number): string =>
    JSON.stringify([name, texts.get(name)?.lastIndexOf("\n", place - 1)]);
  const places = new Set(after.map((each) => keyOf(each, each.span.start)));
  const added = after.filter((each) => !old.has(keyOf(each, each.span.start)));
  const lines = new Set(added.map(({ span }) => lineOf(span.source.name, span.start)));
  return new Set(
    chosen.filter(
      ({ diagnostic, edits }) =>
        places.has(keyOf(diagnostic, moved(diagnostic.span.source.name, diagnostic.span.start))) ||
        edits.some(({ span }) => lines.has(lineOf(span.source.name, moved(span.source.name, span.start)))),
    ),
  );
}
