/**
 * The way in for programs on Node.js: compiles a file with the disk around it. Everything else in this package gets its files
 * handed in.
 */
export { compileFile, type CompileFileOptions } from "./compile-file.js";
export { diskFiles, diskFolders } from "./disk-files.js";
