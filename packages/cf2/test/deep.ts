import { feed, mutationsOf, seededSource, type DeepPart, type DeepRun } from "@cairn/testing/deep";
import * as fc from "fast-check";
import { corpus } from "./deep/corpus.js";
import { growing } from "./deep/growing.js";
import { pipeline } from "./deep/pipeline.js";
import { checkGraph } from "./properties/graphs.js";
import { laws, type Law } from "./properties/laws.js";
import { mistakenKinds } from "./properties/mistakes.js";
import { sites, type Site } from "./properties/sites.js";
import { writeScenario } from "./properties/write-scenario.js";

export { shrinkText } from "@cairn/testing/deep";

/** CF2's part in `npm run test:deep`. */
export const deepRun: DeepRun = (folder) => [
  mutationsOf(corpus(folder), (text) => feed(pipeline(text), text)),
  graphs(),
  growing,
  ...Object.entries(laws).map(([name, law]) => lawPart(name, law)),
];

/** Random programs of several files: invariants of every one. */
function lawPart(name: string, law: Law): DeepPart {
  return {
    name,
    goal: 100_000,
    validShare: 60,
    demanded: mistakenKinds,
    input: (seed, index) => writeScenario(seededSource(seed, index)),
    run: law,
  };
}

/** Random graphs of imports, as JSON: the compiler against the four steps and against all orders. */
function graphs(): DeepPart {
  return {
    name: "graphs",
    goal: 100_000,
    validShare: 60,
    demanded: ["cf2/conflict", "cf2/duplicate", "cf2/undefined"],
    input: (seed, index) => {
      const chance = seededSource(seed, index).nextInt(0, 0x7fffffff);
      return JSON.stringify(fc.sample(sites, { seed: chance, numRuns: 1 })[0]);
    },
    run: (text) => checkGraph(JSON.parse(text) as Site),
  };
}
