import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { PrismParser } from "@cairn/ruby-subset";
import { diskFolders } from "../../src/node/disk-files.js";
import { typeFacts, type TypeFacts } from "../../src/resource-types/type-facts.js";
import { TypeTable } from "../../src/resource-types/type-table.js";
import { CatalogJudge, type CatalogRequest } from "../judge/catalog.js";
import { compareVerdicts } from "../judge/modules/compare.js";
import { ModuleCompiler } from "../judge/modules/compile-modules.js";
import { answerOf, type JudgedProgram } from "../judge/modules/judge-modules.js";
import { classesIn } from "../judge/modules/programs.js";
import { reportOf } from "../judge/modules/report.js";

export { reportOf };

export interface CatalogOptions {
  readonly modulePath: string;
  /** Files of facts, one a system. */
  readonly facts: readonly string[];
  /** What tools/puppet/resource-types.rb says of the types; those that are known here without it. */
  readonly types?: string | undefined;
  readonly script: string;
  /** A folder that keeps Puppet's answers for the next run. */
  readonly answers?: string | undefined;
  readonly only?: RegExp | undefined;
  readonly parse: PrismParser;
  readonly progress?: (done: number, all: number) => void;
}

/** Each class of the modules alone with its defaults, for each system, here and in Puppet with its usual strictness. */
export async function judgeCatalogs(options: CatalogOptions): Promise<JudgedProgram[]> {
  const { facts, modulePath, parse, progress, script, types } = options;
  const judge = new CatalogJudge(script);
  const compiler = new ModuleCompiler([modulePath], {
    profile: "openvox8",
    folders: diskFolders,
    parseRuby: parse,
    ...(types !== undefined && { types: tableOf(types) }),
  });
  const classes = classesIn(modulePath).filter(({ name }) => options.only?.test(name) !== false);
  const systems = facts.map((path) => [basename(path, ".json"), factsIn(path)] as const);
  const judged: JudgedProgram[] = [];
  for (const { module, name } of classes) {
    for (const [system, values] of systems) {
      const text = `include ${name}\n`;
      const request = requestOf(text, values, modulePath);
      const verdict = answerOf(request, judge, options.answers);
      const ours = compiler.compile(request);
      const program = { name, module, text, system };
      judged.push({ program, comparison: compareVerdicts(ours, await verdict) });
      progress?.(judged.length, classes.length * systems.length);
    }
  }
  await judge.close();
  return judged;
}

function factsIn(path: string): Readonly<Record<string, unknown>> {
  const { clientcert: _clientcert, ...values } = JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
  return (values["values"] as Record<string, unknown> | undefined) ?? values;
}

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
  return new TypeTable(types.map((each) => typeFacts(each)), first!.metaparameters ?? []);
}
