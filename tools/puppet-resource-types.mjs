// Writes packages/mupuppet/src/resource-types/table.ts and module-types.ts from the installed Puppet and the modules that Debian packages.
// With --compare FILE it writes nothing, and names the differences to a file in the form that `mupuppet --types` takes.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { capture, root } from "./shared/command.mjs";

const target = join(root, "packages/mupuppet/src/resource-types");
/** Puppet's own. */
const core = "component exec file filebucket group notify package resources schedule service stage tidy user whit";
/** Those of the modules that Puppet's and OpenVox's packages bring along. */
const vendored =
  "augeas cron host mount scheduled_task selboolean selmodule ssh_authorized_key sshkey yumrepo zfs zone zpool";
/** Known only with their module, though they were in the core once. */
const left = "mailalias";
const extract = join(root, "tools/puppet/resource-types.rb");
const modules = process.env["PUPPET_MODULES"] ?? "/usr/share/puppet/modules";

const said = capture("ruby", [extract, modules]);
process.stderr.write(said.stderr);
if (said.status !== 0) process.exit(said.status);
const [{ metaparameters }, ...types] = said.stdout
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
const compared = process.argv.indexOf("--compare");
if (compared > 0) compare(JSON.parse(readFileSync(process.argv[compared + 1], "utf8")));
else {
  const among = (names) => types.filter(({ name }) => names.split(" ").includes(name));
  const known = new Set(`${core} ${vendored} ${left}`.split(" "));
  writeFileSync(join(target, "table.ts"), tableOf(among(core), among(vendored)));
  writeFileSync(join(target, "module-types.ts"), moduleTypesOf(types.filter(({ name }) => !known.has(name))));
}

function tableOf(ofCore, ofVendor) {
  return `// Written by tools/puppet-resource-types.mjs: what Puppet says of its types; those of 7.23 and 8.10 are the same.

/** What every resource may have. */
export const metaparameters: readonly string[] = ${JSON.stringify(metaparameters)};

/**
 * Puppet's own types, one a line: its name, what may be set, what names it, \`1\` where names are unique, its title patterns where they
 * aren't the usual one, and what agents add relationships to. One text, of which only the lines that are asked for are read.
 */
export const coreTypes = ${JSON.stringify(["", ...ofCore.map(lineOf), ""])}.join("\\n");

/** The types of the modules that Puppet's and OpenVox's packages bring along, in the same form. */
export const vendoredTypes = ${JSON.stringify(["", ...ofVendor.map(lineOf), ""])}.join("\\n");
`;
}

function moduleTypesOf(these) {
  return `// Written by tools/puppet-resource-types.mjs: what Puppet 7.23 and Debian's modules say of their types.

const types = String.raw\`
${these.map(lineOf).join("\n")}
\`;

/**
 * Types of well-known modules, in the form of \`table.ts\`: they stand in where a run has no module path. A function, since a command loads
 * them when they are first asked for.
 */
export function moduleTypes(): string {
  return types;
}
`;
}

function lineOf({ name, parameters, nameParameters, isIsomorphic, patterns, autorequires }) {
  const own = isUsual(patterns, nameParameters) ? "" : JSON.stringify(patterns);
  const fields = [parameters.join(" "), nameParameters.join(" "), isIsomorphic ? "1" : "", own, autorequires.join(" ")];
  return [name, ...fields].join("\t");
}

function isUsual(patterns, [first, ...others]) {
  if (first === undefined) return patterns.length === 0;
  return others.length === 0 && JSON.stringify(patterns) === JSON.stringify([["/(.*)/m", [first]]]);
}

function compare({ _metaparams, ...expected }) {
  const differences = [];
  const say = (what, ours, theirs) => {
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) differences.push(`${what}: ${ours} here, ${theirs} there`);
  };
  say("metaparameters", metaparameters, _metaparams ?? metaparameters);
  say("names", types.map(({ name }) => name).sort(), Object.keys(expected).sort());
  for (const type of types) {
    const other = expected[type.name];
    if (!other) continue;
    const names = [...new Set([...other.params, ...other.properties, ...other.namevars])];
    say(`${type.name}: parameters`, [...type.parameters].sort(), names.sort());
    say(`${type.name}: names`, type.nameParameters, other.namevars);
    say(`${type.name}: isomorphic`, type.isIsomorphic, other.isomorphic);
    say(`${type.name}: patterns`, type.patterns, other.title_patterns);
    say(`${type.name}: autorequires`, type.autorequires, other.autorequires);
  }
  console.log([...differences, `${types.length} types, ${differences.length} differences`].join("\n"));
  process.exitCode = differences.length > 0 ? 1 : 0;
}
