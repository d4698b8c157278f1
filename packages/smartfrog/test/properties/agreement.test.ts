import fc from "fast-check";
import { agrees, compiled } from "../oracle/compiler.js";
import { print } from "../oracle/print.js";
import { DEMANDED, Distribution } from "./distribution.js";
import { programs } from "./program-arbitrary.js";
import { RUNS, SEED } from "./settings.js";

describe.each(["core", "forward"] as const)("random programs in %s", (mode) => {
  const distribution = new Distribution();

  it("the compiler and the definitions agree: the same values in the same order, or the same error", () => {
    const property = fc.property(programs(mode), (program) => {
      const meaning = distribution.count(mode, program);
      const result = compiled(print(program.body), mode);
      if (!agrees(meaning, result)) expect(result).toBe(meaning);
    });
    fc.assert(property, { seed: SEED, numRuns: RUNS });
  }, 120_000);

  it("60 % at least are valid, and 1 % at least hit each case of each definition and each error", () => {
    console.log(`${mode}: ${distribution.toString()}`);
    expect(distribution.runs).toBe(RUNS);
    expect(distribution.validShare).toBeGreaterThanOrEqual(60);
    expect(DEMANDED[mode].filter((name) => distribution.share(name) < 1)).toEqual([]);
  });
});
