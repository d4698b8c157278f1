/**
 * The entry point for programs on Node.js: compiles a file on the disk. Everything else in this package gets its files
 * passed in.
 */
export { compileFile, type CompileFileOptions } from "./compile-file.js";
export { diskFiles, diskFolders } from "./disk-files.js";
