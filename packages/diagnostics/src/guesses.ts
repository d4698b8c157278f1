import { didYouMean } from "./suggest.js";

/** So many characters are compared in about a second. */
const usualBudget = 10_000_000;

/** What looking at a candidate takes besides its characters. */
const eachCandidate = 4;

/**
 * Guesses for the names of one run, where the user decides how many there are that mean nothing and how many that could be meant: each
 * guess looks at all of the latter, so that the work would grow with the product. After so much of it nothing is guessed any more; a
 * search that was begun is finished, and what is guessed depends only on the names and their order.
 */
export class Guesses {
  private left: number;

  /** `budget` is how many characters are compared, counted by the length of the name that was written. */
  constructor(budget = usualBudget) {
    this.left = budget;
  }

  /** As `didYouMean`; candidates that have to be collected first are given as a function, which isn't called once nothing is guessed. */
  didYouMean(name: string, candidates: Iterable<string> | (() => Iterable<string>), limit?: number): string[] {
    return this.left > 0 ? didYouMean(name, this.counted(name, candidates), limit) : [];
  }

  private *counted(name: string, candidates: Iterable<string> | (() => Iterable<string>)): Iterable<string> {
    for (const candidate of typeof candidates === "function" ? candidates() : candidates) {
      this.left -= name.length + eachCandidate;
      yield candidate;
    }
  }
}
