/**
 * `node tools/puppet/function-table.mjs [MODULES]`: the functions that the installed modules call, as the table in
 * docs/languages/mupuppet.md has them; `--write` puts it there. MODULES is /usr/share/puppet/modules unless given.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundleFile } from "../deep/bundle.mjs";
import { root } from "../shared/command.mjs";

const [begin, end] = ["<!-- functions of modules: begin -->", "<!-- functions of modules: end -->"];

function tableOf(found) {
  const rows = found.map(({ name, calls, modules, from, state }) => {
    return `| \`${name}\` | ${calls} | ${modules.length} | ${from} | ${state} |`;
  });
  const done = found.filter(({ state }) => state === "done");
  const count = (list) => list.reduce((sum, { calls }) => sum + calls, 0);
  const summary = `${found.length} functions are called ${count(found)} times; ${done.length} of them are done (${count(done)} calls).`;
  return [summary, "", "| function | calls | modules | from | |", "| --- | ---: | ---: | --- | --- |", ...rows].join(
    "\n",
  );
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: "boolean" } } });
const entry = join(root, "packages/mupuppet/test/oracle/modules/function-calls.ts");
const { calledFunctions } = await import(await bundleFile(entry, "function-calls"));
const table = tableOf(calledFunctions(positionals[0] ?? "/usr/share/puppet/modules"));
if (values.write) {
  const page = join(root, "docs/languages/mupuppet.md");
  const [before, rest] = readFileSync(page, "utf8").split(begin);
  if (rest === undefined) throw new Error(`${page} has no place for the table`);
  writeFileSync(page, `${before}${begin}\n\n${table}\n\n${end}${rest.split(end)[1]}`);
} else process.stdout.write(`${table}\n`);
