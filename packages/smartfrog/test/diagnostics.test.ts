import { pageExamples } from "@cairn/cli-kit/testing";
import { describeRules, pageProblems } from "@cairn/diagnostics";
import { describePages } from "@cairn/testing";
import { language } from "../src/cli/language.js";

const run = pageExamples(language);
const pages = await language.pages();
const { catalogue } = await language.load();

describePages(pages, describeRules(catalogue), (name) => pageProblems(language.name, name, pages[name]!, run));

test("a program without errors is distinguished from one that shows its diagnostic", async () => {
  const page = { why: "", failing: { "a.sf": "sfConfig extends {}" }, repaired: { "a.sf": "sfConfig 1;" } };
  expect(await pageProblems("smartfrog", "link-missing", page, run)).toEqual([
    "smartfrog/link-missing: the failing example isn't reported",
    "smartfrog/link-missing: the repaired example is reported as smartfrog/main-not-component: `sfConfig` is a number, not a component",
  ]);
});

test("the catalogue contains the paper's numbers 1, 2, 4, 5 and 7, and no other", () => {
  const numbers = new Set(describeRules(catalogue).map(({ number }) => number));
  numbers.delete(undefined);
  expect([...numbers].sort()).toEqual([1, 2, 4, 5, 7]);
});
