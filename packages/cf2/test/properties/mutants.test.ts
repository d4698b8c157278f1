import * as fc from "fast-check";
import { FourSteps } from "./oracle.js";
import { mutants } from "./mutants.js";
import { sites, type Site } from "./sites.js";

/** The share of CI's runs of random sites. */
const how = { seed: Number(process.env["CAIRN_SEED"] ?? 20_250_101), numRuns: 1_000 };

/** The compiler agrees with the four steps (sites.test.ts): a mutant that doesn't is detected. */
function meaning(site: Site, Steps: typeof FourSteps): string {
  return JSON.stringify(new Steps(site).result(), (_name, value: unknown) => {
    if (typeof value !== "object" || value === null) return value === undefined ? "?" : value;
    return Object.fromEntries(Object.entries(value).sort());
  });
}

function countDefinitions(site: Site): number {
  return site.reduce((count, { mutations }) => count + mutations.length, 0);
}

describe("planted bugs", () => {
  it("are ten at least", () => expect(Object.keys(mutants).length).toBeGreaterThanOrEqual(10));

  it.each(Object.entries(mutants))("%s: found, and shrunk to a few definitions", (_name, Mutant) => {
    const same = fc.property(sites, (site) => meaning(site, Mutant) === meaning(site, FourSteps));
    const { counterexample, failed } = fc.check(same, how);
    expect(failed).toBe(true);
    expect(countDefinitions(counterexample![0])).toBeLessThanOrEqual(5);
  });
});
