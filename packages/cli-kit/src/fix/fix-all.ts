import type { Diagnostic } from "@cairn/diagnostics";
import { chooseFixes } from "./choose-fixes.js";
import type { FixableFiles } from "./fixable-files.js";

/** One fix may make room for the next; fixes that go round in a circle end here. */
const mostRounds = 100;

/** What came of making fixes. */
export interface Fixed {
  /** What remains. */
  readonly diagnostics: readonly Diagnostic[];
  /** How many fixes were made. */
  readonly count: number;
}

/**
 * Makes all fixes that can be made together, checks again, and so on until there is nothing more to mend; `heed` says which diagnostics the
 * user wants to hear of: nobody mends the others.
 */
export async function fixAll(
  files: FixableFiles,
  check: () => Promise<readonly Diagnostic[]>,
  heed: (found: readonly Diagnostic[]) => readonly Diagnostic[],
): Promise<Fixed> {
  let count = 0;
  for (let round = 1; ; round++) {
    const diagnostics = await check();
    const choice = chooseFixes(heed(diagnostics), (source) => files.find(source) !== undefined);
    if (choice.count === 0 || round > mostRounds) return { diagnostics, count };
    for (const [name, edits] of choice.edits) files.apply(name, edits);
    count += choice.count;
  }
}
