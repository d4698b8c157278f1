/**
 * `check --fix`: which fixes can be made together (`choose-fixes`), which of them are proven (`gate`), in which files,
 * and again until none is left. A file is replaced only when all of its fixes are known.
 */
import { createSource, type Applicability, type Diagnostic, type Source } from "@cairn/diagnostics";
import type { LanguageRequest } from "../language.js";
import { chooseFixes, editsOf, type ChosenFix } from "./choose-fixes.js";
import type { FixableFiles } from "./fixable-files.js";
import { addsProblems, parses, type Gated } from "./gate.js";
import { bySource, passingOf } from "./passing.js";
import { RejectedFixes } from "./rejected-fixes.js";

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
  readonly isStrict: boolean;
}

/**
 * Applies all fixes that pass the gate. A fix may cause a diagnostic that the next round fixes; if one is left at the end, all
 * is done again without such fixes.
 */
export async function fixAll(work: FixWork): Promise<Fixed> {
  const { check, files, language, request, select } = work;
  const before = await check();
  const fixed = await fixInRounds(work, before, false);
  if (!addsProblems(select(before), select(fixed.diagnostics))) return fixed;
  // What a syntax error has hidden isn't new.
  const originals = files.all().map(({ name, originalText }) => createSource(name, originalText));
  if (!originals.every((source) => parses(source, language, request))) return fixed;
  files.reset();
  return fixInRounds(work, await check(), true);
}

/**
 * Applies all fixes that can be applied together, checks again, and repeats until there are none. A rejected fix is
 * tried once more when no other can be applied: one of those may have made it possible.
 */
async function fixInRounds(work: FixWork, before: readonly Diagnostic[], isStrict: boolean): Promise<Fixed> {
  const rejected = new RejectedFixes();
  let diagnostics = before;
  let count = 0;
  for (let round = 1; round <= mostRounds;) {
    const tried = await tryKinds(work, diagnostics, rejected, isStrict);
    if (tried.count > 0) {
      round++;
      count += tried.count;
      diagnostics = tried.diagnostics;
    } else if (tried.rejected === 0 && !rejected.forgetOlder()) break;
  }
  return { diagnostics, count, rejected: rejected.count };
}

/** Tries the kinds of fixes in their order, up to the first of which any is tried. */
async function tryKinds(
  work: FixWork,
  before: readonly Diagnostic[],
  rejected: RejectedFixes,
  isStrict: boolean,
): Promise<Fixed> {
  const nothing: Fixed = { diagnostics: before, count: 0, rejected: 0 };
  for (const applicability of work.kinds) {
    for (const isParsed of [true, false]) {
      const tried = await fixOnce(work, before, { applicability, isParsed, isStrict }, rejected);
      if (tried.count + tried.rejected > 0) return tried;
    }
  }
  return nothing;
}

/** Applies the fixes of one kind that pass. */
async function fixOnce(
  work: FixWork,
  before: readonly Diagnostic[],
  kind: Kind,
  rejected: RejectedFixes,
): Promise<Fixed> {
  const { check, files, language, request, select } = work;
  const chosen = chosenOf(work, before, kind, rejected);
  const { accepted, diagnostics } = await passingOf(chosen, {
    ...{ before, isParsed: kind.isParsed, isStrict: kind.isStrict, language, request, select },
    checkWith: (fixes) => {
      substitute(files, chosen, fixes);
      return check();
    },
  });
  substitute(files, chosen, accepted);
  const applied = new Set(accepted);
  rejected.add(chosen.filter((fix) => !applied.has(fix)));
  if (accepted.length > 0) rejected.move(editsOf(accepted));
  return { diagnostics, count: accepted.length, rejected: chosen.length - accepted.length };
}

/** The fixes of one kind that can be tried together, without those that were rejected. */
function chosenOf(
  { files, language, request, select }: FixWork,
  found: readonly Diagnostic[],
  { applicability, isParsed }: Kind,
  rejected: RejectedFixes,
): readonly ChosenFix[] {
  const mayChange = (source: Source): boolean => files.find(source) !== undefined;
  const known = new Map<Source, boolean>();
  const isSourceParsed = (source: Source): boolean => {
    if (!known.has(source)) known.set(source, parses(source, language, request));
    return known.get(source)!;
  };
  return chooseFixes(select(found), applicability, mayChange, (fix) => !rejected.has(fix)).filter(
    ({ edits }) => edits.every(({ span }) => isSourceParsed(span.source)) === isParsed,
  );
}

/** Gives the files of all chosen fixes the contents with only some of them. */
function substitute(files: FixableFiles, chosen: readonly ChosenFix[], fixes: readonly ChosenFix[]): void {
  const edits = editsOf(fixes);
  for (const source of bySource(chosen).keys()) files.apply(source, edits.get(source.name) ?? []);
}
