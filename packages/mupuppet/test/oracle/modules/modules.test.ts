import { join } from "node:path";
import { seededSource } from "@cairn/testing/deep";
import { testIf } from "@cairn/testing";
import { debianModules, missingModules } from "@cairn/testing/puppet";
import { hasPuppet } from "../puppet.js";
import { compareModules } from "./compare-modules.js";
import { modulePrograms, type ModuleProgram } from "./programs.js";
import { groupsOf, reportOf, totalsOf } from "./report.js";

/** The modules that the sites use. */
const used = [
  ...["aboe-chrony", "camptocamp-kmod", "camptocamp-systemd", "deric-zookeeper", "duritong-sysctl", "keystone"],
  ...["puppet-archive", "puppetlabs-apache", "puppetlabs-apt", "puppetlabs-concat", "puppetlabs-firewall"],
  ...["puppetlabs-haproxy", "puppetlabs-host-core", "puppetlabs-inifile", "puppetlabs-mailalias-core"],
  ...["puppetlabs-mysql", "puppetlabs-ntp", "puppetlabs-postgresql", "puppetlabs-rabbitmq", "puppetlabs-rsync"],
  ...["puppetlabs-sshkeys-core", "puppetlabs-stdlib", "puppetlabs-tftp", "puppetlabs-xinetd", "rodjek-logrotate"],
  ...["saz-memcached", "saz-ssh", "theforeman-dns", "voxpupuli-collectd"],
];
const missing = missingModules(used);
const seed = Number(process.env["CAIRN_SEED"] ?? 20_261_121);
const count = 100;

function someOf(programs: readonly ModuleProgram[]): ModuleProgram[] {
  const random = seededSource(seed, 0);
  return Array.from({ length: count }, () => programs[random.nextInt(0, programs.length - 1)]!);
}

describe("the modules that Debian packages", () => {
  testIf(hasPuppet && missing.length === 0, `needs ${["puppet", ...missing].join(", ")}`)(
    `${count} programs that use them give the same catalog as Puppet, or are refused by both (seed ${seed})`,
    async () => {
      const programs = someOf(modulePrograms(debianModules, join(import.meta.dirname, "sites")));
      const compared = await compareModules(programs, { modules: debianModules });
      console.info(reportOf(compared, 1));
      expect(groupsOf(compared, "differs").map(({ reason }) => reason)).toEqual([]);
      expect(totalsOf(compared).same).toBeGreaterThan(count / 3);
    },
    300_000,
  );
});
