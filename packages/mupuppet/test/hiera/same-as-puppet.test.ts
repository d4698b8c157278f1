import { spawnSync } from "node:child_process";
import { testIf } from "@cairn/testing";
import { compareExplanations, compareHierarchies } from "./compare-run.js";

const hasPuppet = spawnSync("ruby", ["-e", "require 'puppet'"], { stdio: "ignore" }).status === 0;
const seed = Number(process.env["CAIRN_SEED"] ?? 20_240_601);

describe("generated hierarchies", () => {
  testIf(hasPuppet, "needs puppet")(
    `have the values that Puppet's own lookup gives (seed ${seed})`,
    async () => {
      const usual = await compareHierarchies({ seed, hierarchies: 20, strict: false });
      const strict = await compareHierarchies({ seed: seed + 1, hierarchies: 8, strict: true });
      expect([...usual.differences, ...strict.differences]).toEqual([]);
      expect(usual.values).toBeGreaterThan(200);
    },
    300_000,
  );

  testIf(hasPuppet, "needs puppet")(
    `are explained as Puppet explains them (seed ${seed})`,
    async () => {
      const { differences, same } = await compareExplanations(seed + 2, 8);
      expect(differences).toEqual([]);
      expect(same).toBeGreaterThan(100);
    },
    300_000,
  );
});
