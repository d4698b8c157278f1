/** Runs jest over packages, and reads what it counted: the reporter beside this file leaves that in a file for each package. */
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, sep } from "node:path";
import { nodeProgram, run } from "./command.mjs";

/** Where the counts of each package lie, `<its folder>.json`; nx's cache keeps and restores them. */
export const countsFolder = ".nx/tests";

/** Properties and comparisons with other programs have no golden files, and take most of the time. */
const slowFolders = ["properties", "expressions", "functions", "programs", "paper", "oracle", "rules"];

/** Arguments of jest that leave those out. */
export const withoutSlowTests = [...slowFolders.map((folder) => `/test/${folder}/`), "/node_modules/"].map(
  (path) => `--testPathIgnorePatterns=${path}`,
);

/** A worker that has grown beyond the limit is replaced before its next file. */
const options = ["--testTimeout=60000", "--maxWorkers=100%", "--workerIdleMemoryLimit=800MB", "--passWithNoTests"];

/** Runs the tests of the folders, or of all; `words` are more arguments of jest. Returns its exit status. */
export function runJest({ root, folders = [], words = [], environment = {} }) {
  for (const folder of folders) rmSync(countsFile(root, folder), { force: true });
  const projects = folders.length > 0 ? ["--projects", ...folders] : [];
  const reporters = ["default", join(root, "tools/shared/test-reporter.mjs")].map((each) => `--reporters=${each}`);
  const program = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"];
  program.push(nodeProgram("jest", "bin/jest.js"));
  const colors = /^(1|true)$/.test(process.env.FORCE_COLOR ?? "") ? ["--colors"] : [];
  const env = { ...withoutNx(process.env), ...environment };
  const all = [...program, ...words, ...options, ...reporters, ...colors, ...projects];
  return run(process.execPath, all, { env, cwd: root });
}

/** What tests do never depends on what nx tells its tasks; some of them run nx themselves. */
function withoutNx(environment) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !/^(NX_|FORCE_COLOR$)/.test(name)));
}

export function countsFile(root, folder) {
  return join(root, countsFolder, `${folder}.json`);
}

/** The folders of all packages that were counted since `forgetCounts`. */
export function countedFolders(root) {
  const files = existsSync(join(root, countsFolder)) ? readdirSync(join(root, countsFolder), { recursive: true }) : [];
  return files.filter((file) => file.endsWith(".json")).map((file) => file.slice(0, -5).replaceAll(sep, "/"));
}

export function forgetCounts(root) {
  rmSync(join(root, countsFolder), { recursive: true, force: true });
}

/** What jest counted in one package; a run that ended before it counted has failed. */
export function countsOf(root, folder) {
  const file = countsFile(root, folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { passed: 0, failed: 1, skipped: 0, reasons: {} };
}

/** The sum of the counts of several packages. */
export function sumOf(all) {
  const sum = { passed: 0, failed: 0, skipped: 0, reasons: {} };
  for (const { passed, failed, skipped, reasons } of all) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
    for (const [reason, count] of Object.entries(reasons)) sum.reasons[reason] = (sum.reasons[reason] ?? 0) + count;
  }
  return sum;
}

/** One line of counts, which readers of the tests' output look for at the end. */
export function summaryOf({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
