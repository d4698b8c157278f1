export { describeBuiltSessions, describeExamples, describeSessions, describeShells } from "./command-line.js";
export { bundleCommand } from "./bundle-command.js";
export { describePages } from "./diagnostic-pages.js";
export { describeSlowParts } from "./describe-slow-parts.js";
export { eventually } from "./eventually.js";
export { expectGolden, updatesGoldens } from "./golden.js";
export { stopwatch } from "./stopwatch.js";
export { testIf } from "./test-if.js";
export { describeFixes } from "./describe-fixes.js";
