export { compileFile, type CompileFileOptions } from "./compile-file.js";
export { diskFiles, diskFolders } from "./disk-files.js";
