// Writes packages/mupuppet/src/resource-types/table.ts and module-types.ts from the installed Puppet and the modules that Debian packages.
// With --compare FILE it writes nothing, and names the differences to a file in the form that `mupuppet --types` takes.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { capture, root } from "./shared/command.mjs";

const target = join(root, "packages/mupuppet/src/resource-types");
/** What manifests use most: all others are only loaded when they are asked for. */
const usual =
  "component cron exec file filebucket group host mount notify package resources schedule service stage tidy user whit";
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
  const isUsualType = ({ name }) => usual.split(" ").includes(name);
  writeFileSync(join(target, "table.ts"), tableOf(types.filter(isUsualType)));
  writeFileSync(join(target, "module-types.ts"), moduleTypesOf(types.filter((type) => !isUsualType(type))));
}

function tableOf(these) {
  return `// Written by tools/puppet-resource-types.mjs: what Puppet 7.23 and Debian's modules say of their types.

/** What every resource may have. */
export const metaparameters: readonly string[] = ${JSON.stringify(metaparameters)};

/**
 * The usual types, one a line: its name, what may be set, what names it, \`1\` where names are unique, its title patterns where they
 * aren't the usual one, and what agents add relationships to. One text, of which only the lines that are asked for are read.
 */
export const usualTypes = ${JSON.stringify(["", ...these.map(lineOf), ""])}.join("\\n");
`;
}

function moduleTypesOf(these) {
  return `// Written by tools/puppet-resource-types.mjs: what Puppet 7.23 and Debian's modules say of their types.

const types = String.raw\`
${these.map(lineOf).join("\n")}
\`;

/** All but the usual types, as those (\`table.ts\`); a function, since a command loads them when they are first asked for. */
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
