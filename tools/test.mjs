/**
 * Runs every test: installs what is missing, then nx over all packages (only what has changed since its last good run; `--skip-nx-cache`
 * runs all), each missing oracle with the number of tests skipped for it, and `N passed, N failed, N skipped` as the very last line. With
 * CAIRN_REQUIRE_ORACLES=1 a missing oracle is a failure. `--update` rewrites the golden files; all other arguments go to jest.
 */
import { prepare } from "./prepare.mjs";
import { nodeProgram, root, run } from "./shared/command.mjs";
import { missingOracles, oracleFailures } from "./shared/oracles.mjs";
import { countedFolders, countsOf, forgetCounts, runJest, summaryOf, sumOf, withoutSlowTests } from "./shared/jest.mjs";

/** Batch mode: one jest for all packages, whose results nx caches package by package. */
function runNx(words) {
  const colors = process.stdout.isTTY && !process.env.NO_COLOR ? "1" : "0";
  const environment = {
    FORCE_COLOR: colors,
    ...process.env,
    NX_BATCH_MODE: "true",
    NX_TUI: "false",
    NX_DAEMON: "false",
  };
  const program = [nodeProgram("nx", "dist/bin/nx.js"), "run-many", "-t", "test", "--skipSync"];
  return run(process.execPath, [...program, ...words], { env: environment });
}

function runTests(words) {
  const rest = words.filter((word) => word !== "--update");
  if (rest.length < words.length) {
    return runJest({ root, words: [...rest, ...withoutSlowTests], environment: { CAIRN_UPDATE: "1" } });
  }
  return rest.every((word) => word === "--skip-nx-cache") ? runNx(rest) : runJest({ root, words: rest });
}

function main(words) {
  if (!prepare()) return 1;
  forgetCounts(root);
  const status = runTests(words);
  const folders = countedFolders(root);
  const counts = sumOf((folders.length > 0 ? folders : ["."]).map((folder) => countsOf(root, folder)));
  for (const [reason, count] of Object.entries(counts.reasons)) process.stdout.write(`skipped ${count}: ${reason}\n`);
  const isStrict = process.env.CAIRN_REQUIRE_ORACLES === "1";
  const lines = isStrict ? oracleFailures(counts.reasons) : missingOracles(counts.reasons);
  for (const line of lines) process.stdout.write(`${line}\n`);
  process.stdout.write(`${summaryOf(counts)}\n`);
  return isStrict && lines.length > 0 ? 1 : status;
}

process.exitCode = main(process.argv.slice(2));
