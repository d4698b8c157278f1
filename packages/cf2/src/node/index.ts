/**
 * For programs on Node.js: compiles files of the disk, with databases of secrets and signatures. Everything else in
 * this package gets its files passed in.
 */
export { compileFile, load, load as loadFile, type CompileFileOptions } from "./compile-file.js";
export { diskFiles } from "@cairn/diagnostics/node";
export { databases, signatures, type DatabaseOptions } from "./secrets-and-signatures.js";
export { type SignatureSettings } from "./signature-checker.js";
