import { expect, test } from "@jest/globals";
import {
  createSource,
  declaringRules,
  pagesOf,
  RuleSet,
  startOf,
  withRules,
  words,
  type Diagnostic,
  type Rule,
} from "../src/index.js";

interface Subjects {
  readonly word: string;
  readonly number: number;
}

const page = { why: "It is loud.", failing: "A", repaired: "a" };
const declared = declaringRules("toy")("loud", { severity: "warning", message: words`\`${"word"}\` is loud`, page });
const place = startOf(createSource("a.toy", ""));

const loud: Rule<Subjects, Diagnostic[]> = {
  declared,
  visit: { word: (word, found) => void (/[A-Z]/.test(word) && found.push(declared.create(place, { word }))) },
};
/** What it reports is declared elsewhere. */
const silent: Rule<Subjects, Diagnostic[]> = { visit: { number: () => undefined } };
const rules = new RuleSet([loud, silent]);

test("a rule sees the subjects of its kinds, and creates diagnostics with its own code", () => {
  const found: Diagnostic[] = [];
  for (const word of ["A", "b"]) rules.visit("word", word, found);
  rules.visit("number", 1, found);
  expect(found.map(({ code, message, severity }) => ({ code, message, severity }))).toEqual([
    { code: "toy/loud", message: "`A` is loud", severity: "warning" },
  ]);
  expect([rules.has("word"), rules.has("number"), new RuleSet([loud]).has("number")]).toEqual([true, true, false]);
});

test("the catalogue and the pages contain what rules declare", () => {
  const catalogue = { language: "toy", declarations: { other: { severity: "error", message: words`x` } } } as const;
  expect(Object.keys(withRules(catalogue, [rules]).declarations)).toEqual(["other", "loud"]);
  expect(pagesOf([rules])).toEqual({ loud: page });
});
