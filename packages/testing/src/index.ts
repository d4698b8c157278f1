export { describeExamples, describeSessions } from "./command-line.js";
export { expectGolden, updatesGoldens } from "./golden.js";
export { testIf } from "./test-if.js";
