/** The compiler with `--profile paper` against the paper's rules, on random manifests. */
import fc from "fast-check";
import { manifests, manifestText } from "@cairn/testing/manifests";
import { differenceOf } from "./compare.js";
import { demanded, Distribution } from "./distribution.js";

/** How many manifests CI sees. */
const RUNS = 2_000;

const distribution = new Distribution();

it("the compiler makes the same catalogs as the rules, and refuses what is stuck", () => {
  const agrees = fc.property(manifests(), (manifest) => {
    const difference = differenceOf(manifest, distribution.count(manifest));
    if (difference !== undefined) throw new Error(`${manifestText(manifest)}\n${difference}`);
  });
  fc.assert(agrees, { numRuns: RUNS });
}, 300_000);

it("60 % at least were valid, and 1 % at least hit each rule", () => {
  console.log(distribution.toString());
  expect(distribution.validShare).toBeGreaterThanOrEqual(60);
  expect(demanded.filter((label) => distribution.share(label) < 1)).toEqual([]);
});
