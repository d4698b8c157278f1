/** Random manifests find out wrong rules: so they would find out a compiler that has them wrong. */
import { seededSource } from "@cairn/testing/deep";
import { manifestText, writeManifest } from "@cairn/testing/manifests";
import { resourceText } from "./compare.js";
import { outcomeOf, type Outcome } from "./distribution.js";
import { mutants, rulesOf } from "./mutants.js";

const RUNS = 2_000;
const SEED = 5;

const meanings = new Map<number, string>();

/** What the right rules make of a manifest; each is run once. */
function meaningOf(index: number): string {
  let meaning = meanings.get(index);
  if (meaning === undefined)
    meanings.set(index, (meaning = describeOutcome(outcomeOf(writeManifest(seededSource(SEED, index))))));
  return meaning;
}

function describeOutcome({ resources }: Outcome): string {
  return resources ? resources.map(resourceText).join("\n") : "an error";
}

it.each(Object.entries(mutants))(
  `%s: found within ${RUNS} manifests`,
  (_name, mutant) => {
    const rules = rulesOf(mutant);
    for (let index = 0; index < RUNS; index++) {
      const manifest = writeManifest(seededSource(SEED, index));
      if (describeOutcome(outcomeOf(manifest, rules)) === meaningOf(index)) continue;
      expect(manifestText(manifest)).not.toBe("");
      return;
    }
    throw new Error("not found");
  },
  60_000,
);
