export { expectGolden, updatesGoldens } from "./golden.js";
export { testIf } from "./test-if.js";
