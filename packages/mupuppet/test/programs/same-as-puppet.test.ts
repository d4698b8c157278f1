import { spawnSync } from "node:child_process";
import { testIf } from "@cairn/testing";
import { comparePrograms } from "./compare-run.js";

const hasPuppet = spawnSync("ruby", ["-e", "require 'puppet'"], { stdio: "ignore" }).status === 0;
const seed = Number(process.env["CAIRN_SEED"] ?? 20_240_601);

describe("random manifests over the whole language", () => {
  testIf(hasPuppet, "needs puppet")(
    `give the same catalog as Puppet, or are refused at the same line (seed ${seed})`,
    async () => {
      const [usual, strict] = [
        await comparePrograms({ seed, programs: 200, strict: false }),
        await comparePrograms({ seed: seed + 1, programs: 100, strict: true }),
      ];
      expect([...usual.differences, ...strict.differences]).toEqual([]);
      expect(usual.same).toBeGreaterThan(100);
    },
    300_000,
  );
});
