/**
 * Everything in the repository that is made from something else, and what must agree with it.
 *
 *   node tools/generated.mjs [--write]
 *
 * Checks that all of it is up to date, several at a time: `npm run check:generated`. `--write` brings it up to date first:
 * `npm run generate`.
 */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { follow, nodeProgram, root } from "./shared/command.mjs";

/**
 * The checks, the slowest first. `write` brings the files up to date; these run from the end of this list to its start,
 * since pages of diagnostics come last. A check without it needs a person.
 */
export const checks = [
  script("pages of diagnostics", "diagnostics-docs.mjs"),
  script("parsers", "generate-parsers.mjs"),
  { name: "documented exports", check: ["tools/documented-exports.mjs"] },
  script("schemas of configurations", "config-schemas.mjs"),
  script("pictures of the packages", "architecture.mjs"),
  nx("project references", "sync:check", "sync"),
  script("type library", "type-library.mjs"),
  script("pictures of the grammars", "grammar-diagrams.mjs"),
  { name: "links in the docs", check: [join(root, "node_modules/remark-cli/cli.js"), ".", "--quiet", "--frail"] },
  script("lockfile", "lockfile-platforms.mjs"),
];

function script(name, file) {
  return { name, check: [`tools/${file}`, "--check"], write: [`tools/${file}`] };
}

function nx(name, check, write) {
  const program = nodeProgram("nx", "dist/bin/nx.js");
  return { name, check: [program, check], write: [program, write] };
}

const environment = { ...process.env, NX_TUI: "false", NX_DAEMON: "false", NO_COLOR: "1" };
// Node refuses to be told both.
delete environment.FORCE_COLOR;

/** Runs one command and reports it; what it printed is shown if it failed. */
async function run(name, words) {
  const start = performance.now();
  const { status, stderr, stdout } = await follow(process.execPath, words, () => {}, { env: environment });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${status === 0 ? "ok    " : "FAILED"} ${seconds.padStart(5)} s  ${name}\n`);
  if (status !== 0) process.stdout.write((stdout + stderr).replace(/^/gm, "         "));
  return status === 0;
}

/** Runs all checks, as many at a time as there are processors. Resolves with the names of those that failed. */
export async function checkAll(all = checks, width = availableParallelism()) {
  const left = [...all];
  const failed = [];
  const work = async () => {
    for (let each = left.shift(); each; each = left.shift())
      if (!(await run(each.name, each.check))) failed.push(each.name);
  };
  await Promise.all(Array.from({ length: width }, work));
  return failed;
}

async function main(write) {
  if (write) for (const each of checks.filter((one) => one.write).reverse()) await run(each.name, each.write);
  const failed = await checkAll();
  if (failed.length === 0) return 0;
  process.stdout.write(`out of date or wrong: ${failed.join(", ")}; \`npm run generate\` mends what is generated\n`);
  return 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main(process.argv.includes("--write"));
