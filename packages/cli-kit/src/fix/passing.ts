import type { Diagnostic, Source } from "@cairn/diagnostics";
import type { LanguageRequest } from "../language.js";
import type { ChosenFix } from "./choose-fixes.js";
import { acceptedOf, isProven, resolves, type Gated } from "./gate.js";
import { suspectsAmong } from "./suspects.js";

/** How fixes are proven together. */
export interface Trial {
  readonly language: Gated;
  readonly request: LanguageRequest;
  /** Whether the sources of all fixes parse. If they don't, a syntax error may have hidden other diagnostics. */
  readonly isParsed: boolean;
  /** Whether new diagnostics count even if they have a safe fix. */
  readonly isStrict: boolean;
  readonly before: readonly Diagnostic[];
  /** Checks the sources with these fixes. */
  readonly checkWith: (fixes: readonly ChosenFix[]) => Promise<readonly Diagnostic[]>;
  /** Selects the diagnostics that the user wants. */
  readonly select: (found: readonly Diagnostic[]) => readonly Diagnostic[];
}

/** The fixes that pass the gate, and the diagnostics of the sources with them. */
export interface Passing {
  readonly accepted: readonly ChosenFix[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The fixes that pass the whole gate together: first their trees are compared, then the sources are checked again. */
export async function passingOf(chosen: readonly ChosenFix[], trial: Trial): Promise<Passing> {
  const { before, checkWith, isParsed, isStrict, select } = trial;
  const proven = await acceptedOf(chosen, provenTogether(trial));
  const selected = select(before);
  let diagnostics = before;
  let suspects: () => ReadonlySet<ChosenFix> = () => new Set();
  const passes = async (fixes: readonly ChosenFix[]): Promise<boolean> => {
    const after = await checkWith(fixes);
    const isFine = !isParsed || resolves(fixes, selected, select(after), isStrict);
    if (isFine) diagnostics = after;
    else suspects = () => suspectsAmong(fixes, selected, select(after));
    return isFine;
  };
  const accepted = await acceptedOf(proven, passes, () => suspects());
  return { accepted, diagnostics };
}

/** Whether fixes pass together. Caches the result for each source, because most groups differ in few files. */
function provenTogether({ language, request }: Trial): (fixes: readonly ChosenFix[]) => boolean {
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

/** Fixes by the sources that they change. */
export function bySource(fixes: readonly ChosenFix[]): ReadonlyMap<Source, readonly ChosenFix[]> {
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
