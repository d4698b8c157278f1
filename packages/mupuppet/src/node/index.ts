export { compileFile, type CompileFileOptions } from "./compile-file.js";
export { diskFiles } from "./disk-files.js";
