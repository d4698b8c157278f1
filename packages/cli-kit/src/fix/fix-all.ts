/**
 * `check --fix`: which fixes can be made together (`choose-fixes`), in which files, and again until none is left. A
 * file is replaced only when all of its fixes are known.
 */
import type { Diagnostic } from "@cairn/diagnostics";
import { chooseFixes } from "./choose-fixes.js";
import type { FixableFiles } from "./fixable-files.js";

/** One fix may enable the next; this ends cycles of fixes. */
const mostRounds = 100;

/** The outcome of applying fixes. */
export interface Fixed {
  /** The remaining diagnostics. */
  readonly diagnostics: readonly Diagnostic[];
  /** The number of applied fixes. */
  readonly count: number;
}

/**
 * Applies all fixes that can be applied together, checks again, and repeats until there are none; `select` selects the
 * diagnostics that the user wants: the others aren't fixed.
 */
export async function fixAll(
  files: FixableFiles,
  check: () => Promise<readonly Diagnostic[]>,
  select: (found: readonly Diagnostic[]) => readonly Diagnostic[],
): Promise<Fixed> {
  let count = 0;
  for (let round = 1; ; round++) {
    const diagnostics = await check();
    const choice = chooseFixes(select(diagnostics), (source) => files.find(source) !== undefined);
    if (choice.count === 0 || round > mostRounds) return { diagnostics, count };
    for (const [name, edits] of choice.edits) files.apply(name, edits);
    count += choice.count;
  }
}
