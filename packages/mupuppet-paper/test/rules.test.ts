import { join } from "node:path";
import { expectGolden } from "@cairn/testing";
import { ruleNames } from "../src/index.js";
import { stepText } from "../src/print.js";
import { ruleExamples } from "./rule-examples.js";
import { stepsOf } from "./run-text.js";

/** Rules of intermediate judgements, which are shown as premises. */
const inBetween = ["ARREleI", "ARREleII", "HAEleI", "HAEleII", "RESTitle", "RESStepI", "RESStepII"];

it("every rule has an example", () => {
  expect(ruleExamples.map(({ rule }) => rule).sort()).toEqual([...ruleNames, ...inBetween].sort());
});

it.each(ruleExamples)("$rule: $manifest", ({ rule, manifest, node }) => {
  const { steps } = stepsOf(manifest, node);
  const step = steps.find(({ rules }) => rules.includes(rule));
  expectGolden(join(import.meta.dirname, "rules", `${rule}.txt`), `${manifest}\n\n${step ? stepText(step) : "never"}`);
});
