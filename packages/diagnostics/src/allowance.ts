import { Guesses } from "./guesses.js";

/** The most tokens of all sources in a run. Their trees stay in memory, and take up to 500 bytes for each. */
export const mostWordsInAll = 8_000_000;

/** All evaluations of a run together may take this many times as much as one. */
const mostEvaluations = 3;

/** The parameters of `too-large` when no further evaluation is started. */
export const noMoreEvaluations = {
  words: { what: "the evaluation of all files together", limit: `${mostEvaluations} times what one may take` },
  help: "check fewer files at a time",
};

/** What of an allowance is used up. */
export interface Spent {
  readonly words: number;
  readonly evaluations: number;
  readonly comparisons: number;
}

/**
 * The limits that the inputs of one run share. Each has limits of its own, but a folder may contain thousands that all
 * stay just within them. Like a `Budget` it is independent of time: a run ends at the same place everywhere.
 */
export class Allowance {
  /** The suggestions for unknown names, where a language's inputs share them. */
  readonly guesses = new Guesses();
  private words = mostWordsInAll;
  private evaluations = mostEvaluations;

  /**
   * Whether one more source, with so many tokens, may be kept; after the first failure it fails for all non-empty ones.
   */
  takeWords(count: number): boolean {
    this.words -= count;
    return this.words >= 0 || count === 0;
  }

  /** Whether `takeWords` has failed. */
  get isUsedUp(): boolean {
    return this.words < 0;
  }

  /** Whether one more evaluation may start. */
  get allowsEvaluation(): boolean {
    return this.evaluations > 0;
  }

  /** Records that an evaluation took this fraction, from 0 to 1, of the limit for one. */
  spendEvaluation(part: number): void {
    this.evaluations -= part;
  }

  /** Does something, and tells what it takes. */
  measure<Done>(work: () => Done): { readonly done: Done; readonly spent: Spent } {
    const { evaluations, guesses, words } = this;
    const { left } = guesses;
    const done = work();
    const spent = {
      words: words - this.words,
      evaluations: evaluations - this.evaluations,
      comparisons: left - guesses.left,
    };
    return { done, spent };
  }

  /** Records what was spent elsewhere, if all of it would have been allowed here, in any order; returns whether so. */
  takeSpent(parts: readonly Spent[]): boolean {
    const sum = (of: keyof Spent): number => parts.reduce((total, part) => total + part[of], 0);
    const [words, evaluations, comparisons] = [sum("words"), sum("evaluations"), sum("comparisons")];
    if (words > this.words || evaluations >= this.evaluations || !this.guesses.take(comparisons)) return false;
    this.words -= words;
    this.evaluations -= evaluations;
    return true;
  }
}
