import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { CatalogOracle, type CatalogRequest, type CatalogVerdict } from "../catalog.js";
import { compareVerdicts, type ModuleComparison } from "./compare.js";
import { ModuleCompiler } from "./compile-modules.js";
import { factsOf, type System } from "./facts.js";
import type { ModuleProgram } from "./programs.js";

export interface ModuleOracleOptions {
  readonly modules: string;
  /** Where catalog.rb is. */
  readonly script?: string;
  /** A folder that keeps Puppet's answers for the next run. */
  readonly answers?: string | undefined;
  readonly profile?: "puppet7" | "puppet8";
  readonly progress?: (done: number) => void;
}

/** A program with what came of it. */
export interface ComparedProgram {
  readonly program: ModuleProgram;
  readonly comparison: ModuleComparison;
}

/** Programs that use modules through our compiler and through Puppet's, one after the other. */
export async function compareModules(
  programs: readonly ModuleProgram[],
  options: ModuleOracleOptions,
): Promise<ComparedProgram[]> {
  const oracle = new CatalogOracle(options.script);
  const compiler = new ModuleCompiler([options.modules], { profile: options.profile ?? "puppet7" });
  const compared: ComparedProgram[] = [];
  for (const program of programs) {
    const request = requestOf(program, options.modules);
    const answer = answerOf(request, oracle, options.answers);
    const ours = compiler.compile(request);
    compared.push({ program, comparison: compareVerdicts(ours, await answer) });
    options.progress?.(compared.length);
  }
  await oracle.close();
  return compared;
}

/** `$trusted` is given, as Puppet's own command gives it. */
function requestOf({ text, system }: ModuleProgram, modules: string): CatalogRequest {
  const facts = factsOf(system as System);
  const node = String(facts["fqdn"]);
  const [hostname, domain] = [String(facts["hostname"]), String(facts["domain"])];
  const trusted = { authenticated: "local", certname: node, extensions: {}, hostname, domain, external: {} };
  return { text, node, facts, trusted, modulepath: [modules], seconds: 60 };
}

/** Where the answer to a request is kept. */
export function pathOfAnswer(request: CatalogRequest, folder: string): string {
  const name = createHash("sha256").update(JSON.stringify(request)).digest("hex").slice(0, 24);
  return join(folder, `${name}.json.gz`);
}

/** Puppet's answer to a request; it is kept in a folder where one is given. */
export async function answerOf(
  request: CatalogRequest,
  oracle: CatalogOracle,
  folder?: string,
): Promise<CatalogVerdict> {
  if (folder === undefined) return oracle.ask(request);
  mkdirSync(folder, { recursive: true });
  const path = pathOfAnswer(request, folder);
  if (existsSync(path)) return JSON.parse(gunzipSync(readFileSync(path)).toString()) as CatalogVerdict;
  const verdict = await oracle.ask(request);
  writeFileSync(path, gzipSync(JSON.stringify(verdict)));
  return verdict;
}
