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
});
