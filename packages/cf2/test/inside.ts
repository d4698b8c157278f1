/** What tests look into: the phases themselves, of which the library shows only results. */
export { audit } from "../src/audit/audit.js";
export { checkPolicy as checkByPolicy } from "../src/audit/check-policy.js";
export { check, compile, compileLater, type Compiled, type CompileOptions } from "../src/compile.js";
export { print } from "../src/emit/print.js";
export { explain } from "../src/explain/explain.js";
export * from "@cairn/cf2";
