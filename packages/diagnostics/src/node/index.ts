/** What packages on Node.js share: reading files, and messages for failures. */
export { diskFiles, diskFolders } from "./disk-files.js";
export { findOnPath } from "./find-on-path.js";
export { codeOf, problemOf, problemWords } from "./problem.js";
export { isRegularFile, mostBytes, openRegularFile, readFile, readToEnd, tooLarge } from "./read-file.js";
export { readNamed } from "./read-named.js";
