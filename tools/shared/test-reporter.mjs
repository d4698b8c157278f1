/** A jest reporter that hands the counts and the reasons of skipped tests to `tools/test.mjs`, which prints them last. */
import { writeFileSync } from "node:fs";

const reasonPattern = /\[skipped: (.*)\]$/;

export default class CountingReporter {
  onRunComplete(_contexts, results) {
    const skipped = results.testResults
      .flatMap((file) => file.testResults)
      .filter(({ status }) => status === "pending");
    const reasons = {};
    for (const { title } of skipped) {
      const reason = reasonPattern.exec(title)?.[1] ?? "not selected by this run's arguments";
      reasons[reason] = (reasons[reason] ?? 0) + 1;
    }
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const counts = { passed: results.numPassedTests, failed, skipped: skipped.length + results.numTodoTests, reasons };
    writeFileSync(process.env.CAIRN_TEST_COUNTS, JSON.stringify(counts));
  }
}
