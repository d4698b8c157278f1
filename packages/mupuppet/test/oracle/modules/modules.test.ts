import { existsSync } from "node:fs";
import { join } from "node:path";
import { seededSource } from "@cairn/testing/deep";
import { testIf } from "@cairn/testing";
import { hasPuppet } from "../puppet.js";
import { compareModules } from "./compare-modules.js";
import { modulePrograms, type ModuleProgram } from "./programs.js";
import { groupsOf, reportOf, totalsOf } from "./report.js";

const modules = "/usr/share/puppet/modules";
const seed = Number(process.env["CAIRN_SEED"] ?? 20_261_121);
const count = 100;

function someOf(programs: readonly ModuleProgram[]): ModuleProgram[] {
  const random = seededSource(seed, 0);
  return Array.from({ length: count }, () => programs[random.nextInt(0, programs.length - 1)]!);
}

describe("the modules that Debian packages", () => {
  testIf(hasPuppet && existsSync(join(modules, "stdlib")), "puppet and puppet-module-* are not installed")(
    `${count} programs that use them give the same catalog as Puppet, or are refused by both (seed ${seed})`,
    async () => {
      const programs = someOf(modulePrograms(modules, join(import.meta.dirname, "sites")));
      const compared = await compareModules(programs, { modules });
      console.info(reportOf(compared, 1));
      expect(groupsOf(compared, "differs").map(({ reason }) => reason)).toEqual([]);
      expect(totalsOf(compared).same).toBeGreaterThan(count / 3);
    },
    300_000,
  );
});
