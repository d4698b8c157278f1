import { Allowance, mostWordsInAll } from "@cairn/diagnostics";

describe("what all inputs of a run may take together", () => {
  it("is refused from the first text on for which there is no room, but not to texts without words", () => {
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
});
