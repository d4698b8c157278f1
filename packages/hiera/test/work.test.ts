import { Budget } from "@cairn/diagnostics";
import { withBudget } from "@cairn/evaluation";
import { HashValue, type Value } from "@cairn/puppet-core/values";
import { lookUp } from "../src/alone.js";

const config = (paths: readonly string[]) =>
  `version: 5\nhierarchy:\n  - { name: All, paths: [${paths.join(", ")}] }\n`;

/** How many bytes a lookup takes from the current budget. */
function taken(key: string, sources: Record<string, string>, merge: Value = null): number {
  const bytes = 1_000_000_000;
  const budget = new Budget(bytes);
  const read = (path: string) =>
    path in sources ? { bytes: new TextEncoder().encode(sources[path]) } : { problem: "no such file" };
  const found = withBudget(budget, () =>
    lookUp(key, { files: { read }, root: "site", variables: new Map<string, Value>() }, merge),
  );
  expect(found.problem).toBeUndefined();
  return Math.round(budget.part * bytes);
}

const numbers = (count: number) => `[${Array.from({ length: count }, (_, index) => index).join(", ")}]`;
const one = (count: number) => ({
  "site/hiera.yaml": config(["a.yaml"]),
  "site/data/a.yaml": `list: ["%{a}", ${numbers(count)}]\n`,
});
const two = (count: number) => ({
  "site/hiera.yaml": config(["a.yaml", "b.yaml"]),
  "site/data/a.yaml": `list: ${numbers(count)}\n`,
  "site/data/b.yaml": `list: ${numbers(count)}\n`,
});
const places = (count: number) => ({
  "site/hiera.yaml": config(Array.from({ length: count }, (_, index) => `${index}.yaml`)),
  "site/data/0.yaml": "list: []\n",
});
const mapping =
  "version: 5\nhierarchy:\n  - { name: All, mapped_paths: [names, name, '%{name}.yaml'] }\n  - { name: Last, path: a.yaml }\n";

/** The outcome of a lookup for which a variable leads to many files. */
function mapped(count: number): string | undefined {
  const sources: Record<string, string> = { "site/hiera.yaml": mapping, "site/data/a.yaml": "key: 1\n" };
  const read = (path: string) =>
    path in sources ? { bytes: new TextEncoder().encode(sources[path]) } : { problem: "no such file" };
  const names: Value = Array.from({ length: count }, (_, index) => `name${index}`);
  return lookUp("key", { files: { read }, root: "site", variables: new Map([["names", names]]) }).problem;
}

test("a variable leads to a hundred thousand files at most", () => {
  expect(mapped(10)).toBeUndefined();
  expect(mapped(100_001)).toBe("the variable `names` means 100001 files, at most 100000 are looked for");
});

const deep = new HashValue([
  ["strategy", "deep"],
  ["knockout_prefix", "--"],
]);

/** A manifest may look up the same key again and again. */
test.each([
  ["a value", one, null],
  ["values that are merged", two, "unique"],
  ["values that are merged deeply", two, deep],
  ["many places", places, null],
] as const)("%s takes from the budget each time", (_, files, merge) => {
  const more = taken("list", files(3000), merge) - taken("list", files(2), merge);
  expect(more).toBeGreaterThan(20_000);
});
