import { didYouMean } from "./suggest.js";

/** Comparing so many characters takes about a second. */
const usualBudget = 10_000_000;

/** The cost of a candidate besides its characters. */
const eachCandidate = 4;

/**
 * Suggestions for the unknown names of one run. The user decides how many unknown names and how many candidates there
 * are, and each suggestion compares with all candidates, so the work would grow with their product. After a certain
 * amount of work there are no more suggestions; a search in progress is completed, and the result depends only on the
 * names and their order.
 */
export class Guesses {
  /** How many characters may still be compared; below 0 after the last search. */
  left: number;

  /** `budget` is the number of compared characters, counted by the length of the name that was written. */
  constructor(budget = usualBudget) {
    this.left = budget;
  }

  /**
   * Like `didYouMean`; candidates that have to be collected first are passed as a function, which isn't called once the
   * budget is used up.
   */
  didYouMean(name: string, candidates: Iterable<string> | (() => Iterable<string>), limit?: number): string[] {
    return this.left > 0 ? didYouMean(name, this.counted(name, candidates), limit) : [];
  }

  /** Records comparisons that were made elsewhere, if there is room for them; returns whether there is. */
  take(comparisons: number): boolean {
    if (comparisons >= this.left) return comparisons === 0;
    this.left -= comparisons;
    return true;
  }

  private *counted(name: string, candidates: Iterable<string> | (() => Iterable<string>)): Iterable<string> {
    for (const candidate of typeof candidates === "function" ? candidates() : candidates) {
      this.left -= name.length + eachCandidate;
      yield candidate;
    }
  }
}
