/** A jest reporter that counts the tests of each package, with the reasons of the skipped ones, into `.nx/tests/<folder>.json`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative, sep } from "node:path";
import { root } from "./command.mjs";
import { countsFile } from "./jest.mjs";

const reasonPattern = /\[skipped: (.*)\]$/;

export default class CountingReporter {
  onRunComplete(contexts, { testResults }) {
    for (const { config } of contexts) {
      const inside = testResults.filter(({ testFilePath }) => testFilePath.startsWith(config.rootDir + sep));
      write(relative(root, config.rootDir), count(inside));
    }
  }
}

function write(folder, counts) {
  const file = countsFile(root, folder);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(counts));
}

function count(files) {
  const tests = files.flatMap(({ testResults }) => testResults);
  const withStatus = (...wanted) => tests.filter(({ status }) => wanted.includes(status));
  const skipped = withStatus("pending", "todo");
  const reasons = {};
  for (const { title } of skipped) {
    const reason = reasonPattern.exec(title)?.[1] ?? "not selected by this run's arguments";
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  const failed = withStatus("failed").length + files.filter(({ testExecError }) => testExecError).length;
  return { passed: withStatus("passed").length, failed, skipped: skipped.length, reasons };
}
