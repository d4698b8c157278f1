import { readFileSync } from "node:fs";
import { Modules } from "../../src/modules/modules.js";
import { diskFiles, diskFolders } from "../../src/node/disk-files.js";
import { rubyParser } from "../../src/node/ruby-parser.js";
import { ModuleResourceTypes } from "../../src/resource-types/of-modules.js";
import type { TypeFacts } from "../../src/resource-types/type-facts.js";
import { compilerParts } from "../../src/parts.js";

/** What tools/puppet/resource-types.rb says of one type. */
interface Said {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly nameParameters: readonly string[];
  readonly isIsomorphic: boolean;
  readonly patterns: readonly (readonly [string, readonly string[]])[];
  readonly autorequires: readonly string[];
}

export interface OracleType {
  readonly name: string;
  /** What differs from Puppet, or why the type can't be read; empty where it is the same. */
  readonly differences: readonly string[];
}

/** Compares each type of the modules, as it is read here, with what a running Puppet says of it. */
export function compareTypes(modulePath: string, answers: string): OracleType[] {
  const modules = new Modules(diskFiles, [modulePath], diskFolders);
  const types = new ModuleResourceTypes(modules, () => compilerParts.createRubyTypes(modules, rubyParser()), undefined);
  const lines = readFileSync(answers, "utf8").trim().split("\n");
  const said = lines.map((line) => JSON.parse(line) as Said).filter(({ name }) => name !== undefined);
  const own = new Set(types.names);
  const missing = [...own].filter((name) => !said.some((each) => each.name === name));
  return [
    ...missing.map((name) => ({ name, differences: ["Puppet doesn't know it"] })),
    ...said.filter(({ name }) => own.has(name)).map((each) => compareType(each, types)),
  ];
}

function compareType(said: Said, types: ModuleResourceTypes): OracleType {
  const found = types.find(said.name);
  if (!found) {
    const problem = types.problems.get(said.name);
    const { source, start } = problem?.span ?? {};
    const line = source && source.text.slice(0, start).split("\n").length;
    return { name: said.name, differences: [`${problem?.message} (${source?.name}:${line})`] };
  }
  return { name: said.name, differences: differencesOf(said, found) };
}

function differencesOf(said: Said, found: TypeFacts): string[] {
  const pairs: [string, unknown, unknown][] = [
    ["parameters", [...new Set([...said.parameters, "name"])].sort(), [...found.parameters].sort()],
    ["nameParameters", said.nameParameters, found.nameParameters],
    ["isIsomorphic", said.isIsomorphic, found.isIsomorphic],
    ["patterns", said.patterns, found.patterns],
    ["autorequires", [...said.autorequires].sort(), [...found.autorequires].sort()],
  ];
  return pairs.flatMap(([what, theirs, ours]) =>
    JSON.stringify(theirs) === JSON.stringify(ours)
      ? []
      : [`${what}: ${JSON.stringify(theirs)} in Puppet, ${JSON.stringify(ours)} here`],
  );
}
