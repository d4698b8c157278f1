import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "@jest/globals";
import { packages } from "../shared/workspace.mjs";

const benches = packages().flatMap(({ folder }) => {
  const bench = join(folder, "bench");
  return existsSync(bench) ? readdirSync(bench).map((name) => join(bench, name)) : [];
});

const importsOf = (file) =>
  [...readFileSync(file, "utf8").matchAll(/(?:from |import\()"(\.[^"]*)"/g)].map(([, path]) =>
    join(dirname(file), path),
  );

const sourceOf = (path) => path.replace("/dist/", "/src/").replace(/(?<=\/src\/.*)\.js$/, ".ts");

it("benches import files that exist", () => {
  const imported = benches.filter((file) => file.endsWith(".mjs")).flatMap(importsOf);
  expect(imported.length).toBeGreaterThan(10);
  expect(imported.filter((path) => !existsSync(sourceOf(path)))).toEqual([]);
});
