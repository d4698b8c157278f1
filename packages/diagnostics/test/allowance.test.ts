import { Allowance, mostWordsInAll } from "@cairn/diagnostics";

describe("the limits that all inputs of a run share", () => {
  it("rejects from the first source on for which there is no room, but not empty ones", () => {
    const allowance = new Allowance();
    const asked = [mostWordsInAll - 1, 1, 1, 0, 1];
    expect(asked.map((words) => allowance.takeWords(words))).toEqual([true, true, false, true, false]);
  });

  it("is three times what one evaluation may take", () => {
    const allowance = new Allowance();
    const allowed = [1, 1, 0.5, 0.5, 0].map((part) => {
      const { allowsEvaluation } = allowance;
      allowance.spendEvaluation(part);
      return allowsEvaluation;
    });
    expect(allowed).toEqual([true, true, true, true, false]);
  });

  it("takes what was spent elsewhere only if all of it is allowed", () => {
    const elsewhere = new Allowance();
    const { done, spent } = elsewhere.measure(() => {
      elsewhere.spendEvaluation(1);
      elsewhere.guesses.didYouMean("hots", ["host", "port"]);
      return elsewhere.takeWords(1000);
    });
    expect([done, spent]).toEqual([true, { words: 1000, evaluations: 1, comparisons: 16 }]);
    const allowance = new Allowance();
    expect(allowance.takeSpent([spent, spent, spent])).toBe(false);
    expect(allowance.takeSpent([{ ...spent, words: mostWordsInAll }, spent])).toBe(false);
    expect(allowance.takeSpent([{ ...spent, comparisons: 1e9 }])).toBe(false);
    expect(allowance.takeSpent([spent, spent])).toBe(true);
    expect(allowance.takeWords(mostWordsInAll - 2000)).toBe(true);
    expect(allowance.takeWords(1)).toBe(false);
  });
});
