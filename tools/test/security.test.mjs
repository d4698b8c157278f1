import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const text = readFileSync(join(root, "docs/promises.md"), "utf8");

/** The items of all lists. */
const promises = text
  .split(/^- /m)
  .slice(1)
  .map((item) => item.split("\n\n", 1)[0]);

const testsIn = (promise) =>
  [...promise.matchAll(/\]\(([^)#]+\.(?:test\.ts|test\.mjs|case))\)/g)].map(([, path]) => path);

describe("what is promised", () => {
  it("is read whole", () => {
    expect(promises.length).toBeGreaterThan(20);
  });

  it.each(promises.map((promise) => [promise.slice(0, 60).replaceAll("\n", " "), promise]))(
    "has a test: %s",
    (_, promise) => {
      const tests = testsIn(promise);
      expect(tests).not.toEqual([]);
      for (const path of tests) {
        const file = join(root, "docs", path);
        expect([path, existsSync(file)]).toEqual([path, true]);
        expect(readFileSync(file, "utf8")).toMatch(path.endsWith(".case") ? /^\$ /m : /\b(?:test|it|testIf|test\w+)\b/);
      }
    },
  );
});
