import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import { testIf } from "@cairn/testing";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { buildPage, hasChromium, noChromium, Playground } from "./page.js";

const limit = 720 * 1024;
const built = mkdtempSync(join(tmpdir(), "cairn-page-"));
const playground = new Playground(built);

beforeAll(async () => {
  if (!hasChromium) return;
  buildPage(built);
  await playground.start();
}, 120_000);
afterAll(async () => {
  if (hasChromium) await playground.stop();
  rmSync(built, { recursive: true });
});

describe("what a page loads before it shows a result is at most 720 KB compressed", () => {
  for (const language of ["smartfrog", "cf2", "mupuppet", "type-arm"])
    testIf(hasChromium, noChromium)(language, async () => {
      playground.served.length = 0;
      // The client of the language server, which comes after the result.
      await playground.open(`#${language}`, { serviceWorkers: "block" }, /\/server-[^/]*\.js$/);
      const size = [...new Set(playground.served)].reduce((sum, file) => sum + compressed(file), 0);
      await playground.closePages();
      expect(playground.complaints).toEqual([]);
      expect(size).toBeGreaterThan(limit / 4);
      expect(size).toBeLessThanOrEqual(limit);
    });
});

function compressed(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}
