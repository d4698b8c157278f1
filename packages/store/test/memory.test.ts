import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSync } from "esbuild";

/** In a separate process: what other tests leave behind, and when it is freed, would be counted here. */
function measure(): { records: number; bytesEach: number; time: number } {
  const folder = mkdtempSync(join(tmpdir(), "cairn-memory-"));
  try {
    const outfile = join(folder, "measure.mjs");
    const entryPoints = [join(import.meta.dirname, "measure-memory.ts")];
    buildSync({ entryPoints, outfile, bundle: true, platform: "node", format: "esm", conditions: ["@cairn/source"] });
    const { stdout } = spawnSync(process.execPath, ["--expose-gc", outfile], { encoding: "utf8" });
    return JSON.parse(stdout) as { records: number; bytesEach: number; time: number };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe("1,000,000 attributes with a record each", () => {
  it("take at most 120 bytes each, and are built in about half a second", () => {
    const { bytesEach, records, time } = measure();
    expect(records).toBeGreaterThan(1_000_000);
    expect(bytesEach).toBeLessThan(120);
    expect(bytesEach).toBeGreaterThan(40);
    expect(time).toBeLessThan(10_000);
  });
});
