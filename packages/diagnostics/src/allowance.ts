/** How many words and signs all texts of a run may have together. Their trees stay, and take up to 500 bytes for each. */
export const mostWordsInAll = 8_000_000;

/** How many times as much as one evaluation may take all of a run may take together. */
const mostEvaluations = 3;

/** How `too-large` says that an evaluation isn't begun any more, and what to do. */
export const noMoreEvaluations = {
  words: { what: "the evaluation of all files together", limit: `${mostEvaluations} times what one may take` },
  help: "check fewer files at a time",
};

/**
 * What the inputs of one run may take together. Each has bounds of its own, but a folder may hold thousands that all stay just within
 * them. As a `Budget` it asks no clock: a run ends at the same place everywhere.
 */
export class Allowance {
  private words = mostWordsInAll;
  private evaluations = mostEvaluations;

  /** Whether one more text, with so many words and signs, may be kept; once that is false it stays false for all that have any. */
  takeWords(count: number): boolean {
    this.words -= count;
    return this.words >= 0 || count === 0;
  }

  /** Whether there may be one more evaluation. */
  get allowsEvaluation(): boolean {
    return this.evaluations > 0;
  }

  /** An evaluation took such a part, from 0 to 1, of what one may take. */
  spendEvaluation(part: number): void {
    this.evaluations -= part;
  }
}
