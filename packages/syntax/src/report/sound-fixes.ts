import { applyEdits, createSource, type Diagnostic, type Fix, type Source } from "@cairn/diagnostics";

/** So many characters are parsed again in about a second; fixes that would take more than that are left out. */
const budget = 1_000_000;

/** What each trial costs besides the text. */
const eachTrial = 500;

/** The first `most` mistakes of a text, in its order. */
export type FindMistakes = (source: Source, most: number) => readonly Diagnostic[];

/**
 * `diagnostics` with those of their fixes alone that are sound: with one made, the text has fewer mistakes than before. A mistake may
 * hide another one, so that what is right for the place isn't for the text. `isCut` where there may be more mistakes than are told:
 * then only the text up to the last of them counts.
 */
export function withSoundFixes(
  source: Source,
  diagnostics: readonly Diagnostic[],
  isCut: boolean,
  find: FindMistakes,
): Diagnostic[] {
  const end = isCut ? diagnostics.at(-1)!.span.start : Infinity;
  let left = budget;
  const isSound = (fix: Fix): boolean => {
    if (left <= 0) return false;
    left -= source.text.length + eachTrial;
    const mended = applied(source, fix);
    const lastCounted = end + mended.text.length - source.text.length;
    const after = find(mended, diagnostics.length).filter(({ span }) => span.start <= lastCounted);
    return after.length < diagnostics.length;
  };
  return diagnostics.map((diagnostic) => ({ ...diagnostic, fixes: diagnostic.fixes.filter(isSound) }));
}

function applied(source: Source, { edits }: Fix): Source {
  const sorted = [...edits].sort((left, right) => left.span.start - right.span.start);
  return createSource(source.name, applyEdits(source, sorted));
}
