export { diskFiles } from "./disk-files.js";
export { loadFile, type LoadFileOptions } from "./load-file.js";
