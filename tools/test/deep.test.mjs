import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "@jest/globals";
import { assess } from "../deep/report.mjs";
import { runParts } from "../deep/run.mjs";
import { Totals } from "../deep/totals.mjs";
import { WatchedWorker } from "../deep/watched-worker.mjs";

/** A language whose program number 3 hangs, number 5 throws, and number 7 differs from the oracle. */
const contribution = `
  export const shrinkText = (text, fails) => (fails(text.slice(0, 1)) ? text.slice(0, 1) : text);
  export const deepRun = () => [{ name: "numbers", goal: 20, input: (seed, index) => String(index) + ".", run }];
  function run(text) {
    if (text === "3.") for (;;);
    if (text[0] === "5") throw new RangeError("five");
    return { valid: text !== "1.", labels: ["digit"], ...(text === "7." ? { problem: "differs: seven" } : {}) };
  }
`;

const folder = mkdtempSync(join(tmpdir(), "cairn-deep-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function runTen(path) {
  const bundle = join(folder, "contribution.mjs");
  writeFileSync(bundle, contribution);
  const worker = new WatchedWorker(bundle, folder, 1_000);
  const parts = await worker.start();
  const totals = new Totals(path);
  const said = [];
  await runParts(worker, totals, parts, { seed: 1, minutes: 1, programs: 10 }, (text) => said.push(text));
  await worker.stop();
  return { parts, totals, said: said.join("") };
}

describe("a deep run", () => {
  it("survives hangs and crashes, keeps their inputs, counts everything once, and goes on where it ended", async () => {
    const path = join(folder, "totals.json");
    const { parts, totals, said } = await runTen(path);
    const part = totals.part("numbers");
    expect(part).toMatchObject({
      runs: 10,
      valid: 7,
      hangs: 1,
      crashes: 1,
      wrong: 1,
      next: { 1: 10 },
      labels: { digit: 8 },
    });
    expect(part.failures.map(({ index, text }) => [index, text])).toEqual([
      [3, "3."],
      [5, "5"],
      [7, "7."],
    ]);
    expect(said).toContain("numbers, seed 1, input 5: crash: RangeError: five");
    expect(assess(parts[0], part).faults).toEqual(["1 hangs", "1 crashes", "1 wrong"]);
    expect(JSON.parse(readFileSync(path, "utf8")).parts.numbers).toEqual(part);

    const second = await runTen(path);
    expect(second.totals.part("numbers")).toMatchObject({ runs: 20, hangs: 1, next: { 1: 20 } });
  }, 30_000);

  it("fails when too few are valid, or when a demanded label is rare", () => {
    const totals = { runs: 1000, valid: 599, hangs: 0, crashes: 0, wrong: 0, labels: { often: 10, rare: 9 } };
    const part = { name: "p", goal: 2000, validShare: 60, demanded: ["often", "rare", "never"] };
    expect(assess(part, totals).faults).toEqual(["only 59.9 % are valid", "hit by less than 1 %: rare, never"]);
    expect(assess(part, { ...totals, runs: 999 }).faults).toEqual([]);
  });
});
