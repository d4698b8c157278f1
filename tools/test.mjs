/**
 * Runs every test: installs what is missing, one jest over all packages, and `N passed, N failed, N skipped` as the
 * very last line. `--update` rewrites the golden files; all other arguments go to jest.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureInstalled } from "./ensure-installed.mjs";
import { nodeProgram, root, run } from "./shared/command.mjs";

/** Properties and what other programs judge have no golden files, and take most of the time. */
const goldensOnly = [
  ...["properties", "expressions", "functions", "programs", "paper", "judge", "rules"].map(ignore),
  "--testPathIgnorePatterns=/node_modules/",
];

function ignore(folder) {
  return `--testPathIgnorePatterns=/test/${folder}/`;
}
const nothingCounted = { passed: 0, failed: 1, skipped: 0, reasons: {} };

function runJest(words, update, countsFile) {
  const program = [
    "--experimental-vm-modules",
    "--disable-warning=ExperimentalWarning",
    nodeProgram("jest", "bin/jest.js"),
    "--testTimeout=60000",
    "--maxWorkers=100%",
  ];
  const reporters = ["--reporters=default", `--reporters=${join(root, "tools/shared/test-reporter.mjs")}`];
  const environment = {
    ...process.env,
    CAIRN_TEST_COUNTS: countsFile,
    ...(update ? { CAIRN_UPDATE: "1" } : {}),
  };
  return run(process.execPath, [...program, ...words, ...(update ? goldensOnly : []), ...reporters], {
    env: environment,
  });
}

function printSummary({ passed, failed, skipped, reasons }) {
  for (const [reason, count] of Object.entries(reasons)) process.stdout.write(`skipped ${count}: ${reason}\n`);
  process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);
}

function main(words) {
  if (!ensureInstalled()) return 1;
  const folder = mkdtempSync(join(tmpdir(), "cairn-test-"));
  const countsFile = join(folder, "counts.json");
  const update = words.includes("--update");
  const status = runJest(
    words.filter((word) => word !== "--update"),
    update,
    countsFile,
  );
  const counts = existsSync(countsFile) ? JSON.parse(readFileSync(countsFile, "utf8")) : nothingCounted;
  rmSync(folder, { recursive: true, force: true });
  printSummary(counts);
  return status;
}

process.exitCode = main(process.argv.slice(2));
