/** For programs on Node.js: compiles files of the disk. Everything else in this package gets its files passed in. */
export { compileFile, load } from "./compile-file.js";
export { diskFiles } from "@cairn/diagnostics/node";
export type { CompiledModel, CompileOptions } from "../library/library.js";
