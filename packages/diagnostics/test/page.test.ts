import { pageProblems, renderPage } from "@cairn/diagnostics";
import { catalogue, pages, runExample } from "./fixtures/toy.js";

test("examples that don't show what they should are named", async () => {
  const page = pages["name-missing"];
  const problems = (other: object) => pageProblems("toy", "name-missing", { ...page, ...other }, runExample);
  expect(await problems({})).toEqual([]);
  expect(await problems({ failing: page.repaired })).toEqual(["toy/name-missing: the failing example isn't reported"]);
  expect(await problems({ failing: "use port\ndefine b\n" })).toEqual([
    "toy/name-missing: the failing example is reported as toy/name-unused: `b` is never used",
  ]);
  expect(await problems({ repaired: page.failing })).toEqual([
    "toy/name-missing: the repaired example is reported as toy/name-missing: there is no `port`",
  ]);
});

test("backticks in a program don't end its fence", () => {
  const text = renderPage(catalogue, "name-missing", { ...pages["name-missing"], failing: "```\nuse x\n" }, "");
  expect(text).toContain("````toy\n```\nuse x\n````");
});

test("a program that is too long to read is abbreviated", () => {
  const failing = `${"[".repeat(500)}\n${"x\n".repeat(10)}use x\n`;
  const text = renderPage(catalogue, "name-missing", { ...pages["name-missing"], failing }, "");
  const brackets = "[".repeat(60);
  expect(text).toContain(`\n${brackets} … 380 more characters … ${brackets}\nx\n… and 9 more lines like it\nuse x\n`);
});
