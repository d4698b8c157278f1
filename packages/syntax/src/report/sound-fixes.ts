import { applyEdits, createSource, type Diagnostic, type Fix, type Source } from "@cairn/diagnostics";

/** Parsing so many characters takes about a second; fixes that would take more are dropped. */
const budget = 1_000_000;

/** The cost of each trial besides the source. */
const eachTrial = 500;

/** The first `most` errors of a source, in order. */
export type FindMistakes = (source: Source, most: number) => readonly Diagnostic[];

/** Finds mistakes, and tells in a fraction of the time whether there is any. */
export interface Trial {
  readonly find: FindMistakes;
  /** Undefined if only `find` can tell. */
  readonly accepts: (source: Source) => boolean | undefined;
}

/**
 * `diagnostics` with only those of their fixes that are sound: applying one leaves fewer errors than before. An error
 * may hide another one, so that a fix that is right locally may be wrong for the whole. `told` are the errors as they were found, `isCut` if there may be more: then only the
 * source up to the last of them counts.
 */
export function withSoundFixes(
  source: Source,
  diagnostics: readonly Diagnostic[],
  { told, isCut }: { told: readonly Diagnostic[]; isCut: boolean },
  { accepts, find }: Trial,
): Diagnostic[] {
  const end = isCut ? told.at(-1)!.span.start : Infinity;
  let left = budget;
  const isSound = (fix: Fix): boolean => {
    if (left <= 0) return false;
    left -= source.text.length + eachTrial;
    const repaired = applied(source, fix);
    const isAccepted = accepts(repaired);
    if (isAccepted === true) return true;
    // A single error whose repair leaves another one.
    if (isAccepted === false && told.length === 1 && !isCut) return false;
    const lastCounted = end + repaired.text.length - source.text.length;
    const after = find(repaired, told.length).filter(({ span }) => span.start <= lastCounted);
    return after.length < told.length;
  };
  return diagnostics.map((diagnostic) => ({ ...diagnostic, fixes: diagnostic.fixes.filter(isSound) }));
}

function applied(source: Source, { edits }: Fix): Source {
  const sorted = [...edits].sort((left, right) => left.span.start - right.span.start);
  return createSource(source.name, applyEdits(source, sorted));
}
