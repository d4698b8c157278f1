import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { rubyParser } from "../../src/node/ruby-parser.js";
import { diskFolders } from "../../src/node/disk-files.js";
import type { Profile } from "../../src/profiles.js";
import { typeFacts, type TypeFacts } from "../../src/resource-types/type-facts.js";
import { TypeTable } from "../../src/resource-types/type-table.js";
import { CatalogOracle, type CatalogRequest } from "../oracle/catalog.js";
import { compareVerdicts } from "../oracle/modules/compare.js";
import { ModuleCompiler } from "../oracle/modules/compile-modules.js";
import { answerOf, pathOfAnswer, type ComparedProgram } from "../oracle/modules/compare-modules.js";
import { definitionsIn, type ModuleProgram } from "../oracle/modules/programs.js";
import { reportOf } from "../oracle/modules/report.js";

export { reportOf };

type Facts = Readonly<Record<string, unknown>>;

export interface CatalogOptions {
  readonly modulePath: string;
  readonly profile: Profile;
  /** Files of facts, one a system. */
  readonly facts: readonly string[];
  /** What tools/puppet/resource-types.rb says of the types; without it those of the modules are read from their Ruby. */
  readonly types?: string | undefined;
  readonly script: string;
  /** A folder that keeps Puppet's answers for the next run. */
  readonly answers?: string | undefined;
  /** Whether only programs are compiled whose answers are kept. */
  readonly onlyKnown?: boolean;
  /** Whether only Puppet is asked. */
  readonly onlyAsk?: boolean;
  /** What tools/puppet/spec-programs.rb prints. */
  readonly programs?: string | undefined;
  /** How many programs are compared, the first ones in the order; all without it. */
  readonly most?: number | undefined;
  /** What the order depends on: two that ask in different orders share a folder of answers. */
  readonly seed: string;
  readonly only?: RegExp | undefined;
  readonly progress?: (done: number, all: number) => void;
}

/**
 * Each class and each defined type of the modules alone with its defaults, for each system, and the programs of a file; here and
 * in Puppet with its usual strictness.
 */
export async function compareCatalogs(options: CatalogOptions): Promise<ComparedProgram[]> {
  const { modulePath, progress, script, types } = options;
  const oracle = new CatalogOracle(script);
  const compiler = new ModuleCompiler([modulePath], {
    profile: options.profile,
    folders: diskFolders,
    parseRuby: rubyParser(),
    ...(types !== undefined && { types: tableOf(types) }),
  });
  const programs = programsOf(options);
  const compared: ComparedProgram[] = [];
  for (const [index, { facts, ...program }] of programs.entries()) {
    progress?.(index, programs.length);
    const request = requestOf(program.text, facts, options);
    if (options.onlyKnown && !existsSync(pathOfAnswer(request, options.answers!))) continue;
    const verdict = answerOf(request, oracle, options.answers);
    const ours = options.onlyAsk ? { errors: [] } : compiler.compile(request);
    if (options.onlyAsk) await verdict;
    else compared.push({ program, comparison: compareVerdicts(ours, await verdict) });
  }
  await oracle.close();
  return compared;
}

interface SystemProgram extends ModuleProgram {
  readonly facts: Facts;
}

/** In an order by chance, so that a run that is stopped has seen something of every module. */
function programsOf({ facts, modulePath, most, only, programs, seed }: CatalogOptions): SystemProgram[] {
  const systems = facts.map((path) => [basename(path, ".json"), factsIn(path)] as const);
  const alone = definitionsIn(modulePath).map(({ kind, module, name }) => {
    const text = kind === "class" ? `include ${name}\n` : `${name} { 'title': }\n`;
    return { name, module, text };
  });
  const withDefaults = alone.flatMap((each) => systems.map(([system, values]) => ({ ...each, system, facts: values })));
  const lines = programs === undefined ? [] : readFileSync(programs, "utf8").trim().split("\n");
  const given = lines.map((line) => JSON.parse(line) as SystemProgram);
  const withParameters = given.map((each) => ({
    ...each,
    facts: { ...new Map(systems).get(each.system), ...each.facts },
  }));
  const all = [...withDefaults, ...withParameters].filter(({ name }) => only?.test(name) !== false);
  const order = new Map(all.map((each) => [each, hashOf(`${seed} ${each.name} ${each.system} ${each.text}`)]));
  return all.sort((one, other) => (order.get(one)! < order.get(other)! ? -1 : 1)).slice(0, most);
}

function hashOf(name: string): string {
  return createHash("sha256").update(name).digest("hex");
}

function factsIn(path: string): Facts {
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

function requestOf(text: string, facts: Facts, { modulePath, profile }: CatalogOptions): CatalogRequest {
  const { domain, fqdn, hostname } = facts["networking"] as Record<string, string>;
  const node = fqdn ?? "node.example.org";
  const trusted = { authenticated: "local", certname: node, extensions: {}, hostname, domain, external: {} };
  return { text, node, facts, trusted, modulepath: [modulePath], strict: profile !== "puppet7", seconds: 60 };
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
