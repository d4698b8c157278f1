import { beforeAll, expect, it } from "@jest/globals";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { buildPage, built } from "./page.js";

const limit = 400 * 1024;

beforeAll(() => {
  if (!existsSync(join(built, "sw.js"))) buildPage();
}, 120_000);

/** What a page with one language loads before it shows a result: itself, the worker with its static imports, examples. */
function firstLoad(language: string): string[] {
  const files = ["index.html", "icon.svg", ...assets(/^index-.*\.(?:js|css)$/), ...assets(new RegExp(`^${language}-`))];
  const needed = new Set(files);
  for (const file of needed)
    for (const [, name] of textOf(file).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      needed.add(`assets/${name}`);
  return [...needed];
}

function assets(pattern: RegExp): string[] {
  return readdirSync(join(built, "assets"))
    .filter((name) => pattern.test(name))
    .map((name) => `assets/${name}`);
}

function textOf(file: string): string {
  return file.endsWith(".js") ? readFileSync(join(built, file), "utf8") : "";
}

it.each(["smartfrog", "cf2", "type-arm"])("the first load with %s is at most 400 KB compressed", (language) => {
  const size = firstLoad(language).reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(built, file))).length,
    0,
  );
  expect(size).toBeGreaterThan(limit / 4);
  expect(size).toBeLessThanOrEqual(limit);
});
