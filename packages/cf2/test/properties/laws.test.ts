import * as fc from "fast-check";
import { laws } from "./laws.js";
import { mistakenKinds } from "./mistakes.js";
import { ScenarioArbitrary } from "./scenario-arbitrary.js";
import { Tally } from "./tally.js";

/** Always the same scenarios, unless CAIRN_SEED is set. */
const how = { seed: Number(process.env["CAIRN_SEED"] ?? 20_250_101), numRuns: 1_000 };

describe.each(Object.entries(laws))("random scenarios: %s", (name, law) => {
  it("holds", () => {
    const tally = new Tally();
    const holds = fc.property(new ScenarioArbitrary(), (text) => {
      const outcome = law(text);
      tally.add(outcome);
      expect(outcome.problem).toBeUndefined();
    });
    fc.assert(holds, how);
    console.log(`cf2, ${name}: ${tally.toString()}`);
    expect(tally.runs).toBe(how.numRuns);
    expect(tally.validShare).toBeGreaterThanOrEqual(60);
    expect(mistakenKinds.filter((kind) => tally.share(kind) < 1)).toEqual([]);
  }, 120_000);
});
