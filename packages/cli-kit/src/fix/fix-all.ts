/**
 * `check --fix`: which fixes can be made together (`choose-fixes`), which of them are proven (`gate`), in which files,
 * and again until none is left. A file is replaced only when all of its fixes are known.
 */
import type { Applicability, Diagnostic, Source } from "@cairn/diagnostics";
import type { LanguageRequest } from "../language.js";
import { chooseFixes, editsOf, type ChosenFix } from "./choose-fixes.js";
import type { FixableFiles } from "./fixable-files.js";
import { acceptedOf, isProven, parses, resolves, type Gated } from "./gate.js";

/** One fix may enable the next; this ends cycles of fixes. */
const mostRounds = 100;

/** The input of `fixAll`. */
export interface FixWork {
  readonly files: FixableFiles;
  readonly language: Gated;
  readonly request: LanguageRequest;
  /** Which fixes are applied, in this order. */
  readonly kinds: readonly Applicability[];
  /** Checks the files' current contents. */
  readonly check: () => Promise<readonly Diagnostic[]>;
  /** Selects the diagnostics that the user wants: the others aren't fixed. */
  readonly select: (found: readonly Diagnostic[]) => readonly Diagnostic[];
}

/** The outcome of applying fixes. */
export interface Fixed {
  /** The remaining diagnostics. */
  readonly diagnostics: readonly Diagnostic[];
  /** The number of applied fixes. */
  readonly count: number;
  /** The number of fixes that didn't pass the gate. */
  readonly rejected: number;
}

/** The fixes to try together: they have one applicability, and either all of their sources parse or none does. */
interface Kind {
  readonly applicability: Applicability;
  readonly isParsed: boolean;
}

/** Applies all fixes that can be applied together, checks again, and repeats until there are none. */
export async function fixAll(work: FixWork): Promise<Fixed> {
  const kinds = work.kinds.flatMap((applicability): Kind[] => [
    { applicability, isParsed: true },
    { applicability, isParsed: false },
  ]);
  let fixed: Fixed = { diagnostics: await work.check(), count: 0, rejected: 0 };
  for (let round = 1; round <= mostRounds; round++) {
    let rejected = 0;
    let isChanged = false;
    for (const kind of kinds) {
      const tried = await fixOnce(work, fixed.diagnostics, kind);
      rejected += tried.rejected;
      isChanged = tried.count > 0;
      fixed = { diagnostics: tried.diagnostics, count: fixed.count + tried.count, rejected };
      if (isChanged) break;
    }
    if (!isChanged) break;
  }
  return fixed;
}

/** Applies the proven fixes of one kind. */
async function fixOnce(work: FixWork, before: readonly Diagnostic[], kind: Kind): Promise<Fixed> {
  const { check, files, language, request, select } = work;
  const mayChange = (source: Source): boolean => files.find(source) !== undefined;
  const parsed = new Map<Source, boolean>();
  const isParsed = (source: Source): boolean => {
    if (!parsed.has(source)) parsed.set(source, parses(source, language, request));
    return parsed.get(source)!;
  };
  const chosen = chooseFixes(select(before), kind.applicability, mayChange).filter(
    ({ edits }) => edits.every(({ span }) => isParsed(span.source)) === kind.isParsed,
  );
  const proven = await acceptedOf(chosen, provenTogether(work));
  let diagnostics = before;
  const accepted = await acceptedOf(proven, async (fixes) => {
    substitute(files, proven, fixes);
    const after = await check();
    // A syntax error hides other diagnostics: those aren't new.
    if (kind.isParsed && !resolves(fixes, select(before), select(after))) return false;
    diagnostics = after;
    return true;
  });
  substitute(files, proven, accepted);
  return { diagnostics, count: accepted.length, rejected: chosen.length - accepted.length };
}

/** Whether fixes pass together. Caches the result for each source, because most groups differ in few files. */
function provenTogether({ language, request }: FixWork): (fixes: readonly ChosenFix[]) => boolean {
  const known = new Map<Source, { readonly fixes: readonly ChosenFix[]; readonly isFine: boolean }>();
  return (fixes) =>
    [...bySource(fixes)].every(([source, ofSource]) => {
      const last = known.get(source);
      const isSame = last?.fixes.length === ofSource.length && last.fixes.every((fix, at) => fix === ofSource[at]);
      if (last && isSame) return last.isFine;
      const isFine = isProven(source, ofSource, language, request);
      known.set(source, { fixes: ofSource, isFine });
      return isFine;
    });
}

/** Gives the files of all chosen fixes the contents with only some of them. */
function substitute(files: FixableFiles, chosen: readonly ChosenFix[], fixes: readonly ChosenFix[]): void {
  const edits = editsOf(fixes);
  for (const source of sourcesOf(chosen)) files.apply(source, edits.get(source.name) ?? []);
}

function sourcesOf(fixes: readonly ChosenFix[]): Source[] {
  return [...bySource(fixes).keys()];
}

function bySource(fixes: readonly ChosenFix[]): ReadonlyMap<Source, readonly ChosenFix[]> {
  const names = new Map<string, Source>();
  const all = new Map<Source, ChosenFix[]>();
  for (const fix of fixes) {
    for (const name of new Set(fix.edits.map(({ span }) => span.source.name))) {
      const source = names.get(name) ?? fix.edits.find(({ span }) => span.source.name === name)!.span.source;
      names.set(name, source);
      const ofSource = all.get(source);
      if (ofSource) ofSource.push(fix);
      else all.set(source, [fix]);
    }
  }
  return all;
}
