/**
 * `node tools/oracle-types.mjs --module-path DIR [--puppet DIR] [--answers FILE]`: reads each resource type of the modules, and compares its
 * parameters, names, title patterns and relationships with what a running Puppet says (`--puppet`: an unpacked package of it; `--answers`:
 * what tools/puppet/resource-types.rb has printed). Exit 1 if any differ.
 */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundleFile } from "./deep/bundle.mjs";
import { capture, root } from "./shared/command.mjs";

const settings = {
  "module-path": { type: "string", default: "/usr/share/puppet/modules" },
  puppet: { type: "string" },
  answers: { type: "string" },
};

async function main(words) {
  const { values } = parseArgs({ args: words, options: settings });
  const { compareTypes } = await import(
    await bundleFile(join(root, "packages/mupuppet/test/oracle/module-types.ts"), "oracle-types")
  );
  const compared = compareTypes(values["module-path"], values.answers ?? answersOf(values));
  const different = compared.filter(({ differences }) => differences.length > 0);
  for (const { differences, name } of different) process.stdout.write(`${name}\n    ${differences.join("\n    ")}\n`);
  process.stdout.write(`${compared.length} types, ${different.length} differ\n`);
  return different.length === 0 ? 0 : 1;
}

function answersOf({ "module-path": modulePath, puppet }) {
  const library = puppet === undefined ? [] : ["-I", join(puppet, "usr/lib/ruby/vendor_ruby")];
  const said = capture("ruby", [...library, join(root, "tools/puppet/resource-types.rb"), modulePath]);
  const file = join(mkdtempSync(join(tmpdir(), "oracle-types-")), "types.jsonl");
  writeFileSync(file, said.stdout);
  return file;
}

process.exitCode = await main(process.argv.slice(2));
