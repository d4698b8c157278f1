import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { rubyParser } from "../../src/node/ruby-parser.js";
import { diskFolders } from "../../src/node/disk-files.js";
import { typeFacts, type TypeFacts } from "../../src/resource-types/type-facts.js";
import { TypeTable } from "../../src/resource-types/type-table.js";
import { CatalogOracle, type CatalogRequest } from "../oracle/catalog.js";
import { compareVerdicts } from "../oracle/modules/compare.js";
import { ModuleCompiler } from "../oracle/modules/compile-modules.js";
import { answerOf, pathOfAnswer, type ComparedProgram } from "../oracle/modules/compare-modules.js";
import { classesIn } from "../oracle/modules/programs.js";
import { reportOf } from "../oracle/modules/report.js";

export { reportOf };

export interface CatalogOptions {
  readonly modulePath: string;
  /** Files of facts, one a system. */
  readonly facts: readonly string[];
  /** What tools/puppet/resource-types.rb says of the types; without it those of the modules are read from their Ruby. */
  readonly types?: string | undefined;
  readonly script: string;
  /** A folder that keeps Puppet's answers for the next run. */
  readonly answers?: string | undefined;
  /** Whether only programs are compiled whose answers are kept. */
  readonly onlyKnown?: boolean;
  readonly only?: RegExp | undefined;
  readonly progress?: (done: number, all: number) => void;
}

/** Each class of the modules alone with its defaults, for each system, here and in Puppet with its usual strictness. */
export async function compareCatalogs(options: CatalogOptions): Promise<ComparedProgram[]> {
  const { facts, modulePath, progress, script, types } = options;
  const oracle = new CatalogOracle(script);
  const compiler = new ModuleCompiler([modulePath], {
    profile: "openvox8",
    folders: diskFolders,
    parseRuby: rubyParser(),
    ...(types !== undefined && { types: tableOf(types) }),
  });
  const all = classesIn(modulePath).filter(({ name }) => options.only?.test(name) !== false);
  // So that a run that is stopped has seen something of every module.
  const classes = [...all].sort((one, other) => (hashOf(one.name) < hashOf(other.name) ? -1 : 1));
  const systems = facts.map((path) => [basename(path, ".json"), factsIn(path)] as const);
  const compared: ComparedProgram[] = [];
  for (const { module, name } of classes) {
    for (const [system, values] of systems) {
      const text = `include ${name}\n`;
      const request = requestOf(text, values, modulePath);
      if (options.onlyKnown && !existsSync(pathOfAnswer(request, options.answers!))) continue;
      const verdict = answerOf(request, oracle, options.answers);
      const ours = compiler.compile(request);
      const program = { name, module, text, system };
      compared.push({ program, comparison: compareVerdicts(ours, await verdict) });
      progress?.(compared.length, classes.length * systems.length);
    }
  }
  await oracle.close();
  return compared;
}

function hashOf(name: string): string {
  return createHash("sha256").update(name).digest("hex");
}

function factsIn(path: string): Readonly<Record<string, unknown>> {
  const { clientcert: _clientcert, ...values } = JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
  const given = (values["values"] as Record<string, unknown> | undefined) ?? values;
  const { fqdn } = given["networking"] as Record<string, string>;
  return { ...given, clientcert: fqdn, clientversion: "8.10.0", clientnoop: false, ...ofModules };
}

/** Facts that modules bring along, which an agent would send. */
const ofModules = {
  ...{ root_home: "/root", puppet_vardir: "/var/cache/puppet", service_provider: "systemd", systemd: true },
  ...{ package_provider: "apt", staging_http_get: "curl", systemd_version: "257", systemd_internal_services: {} },
  ...{ os_service_default: "<SERVICE DEFAULT>", os_workers: 2, os_workers_small: 1, os_workers_keystone: 2 },
  ...{ os_workers_heat_engine: 4, os_workers_large: 4, python3_version: "3.13.5", pe_server_version: undefined },
  ...{
    apt_has_updates: false,
    apt_reboot_required: false,
    apt_update_last_success: 1_720_000_000,
    archive_windir: undefined,
  },
  ...{ iptables_version: "1.8.11", ip6tables_version: "1.8.11" },
};

function requestOf(text: string, facts: Readonly<Record<string, unknown>>, modulePath: string): CatalogRequest {
  const { domain, fqdn, hostname } = facts["networking"] as Record<string, string>;
  const node = fqdn ?? "node.example.org";
  const trusted = { authenticated: "local", certname: node, extensions: {}, hostname, domain, external: {} };
  return { text, node, facts, trusted, modulepath: [modulePath], strict: true, seconds: 60 };
}

interface TypeLine {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly nameParameters: readonly string[];
  readonly isIsomorphic: boolean;
  readonly patterns: TypeFacts["patterns"];
  readonly autorequires: readonly string[];
  readonly metaparameters?: readonly string[];
}

function tableOf(path: string): TypeTable {
  const lines = readFileSync(path, "utf8").trim().split("\n");
  const [first, ...types] = lines.map((line) => JSON.parse(line) as TypeLine);
  return new TypeTable(
    types.map((each) => typeFacts(each)),
    first!.metaparameters ?? [],
  );
}
