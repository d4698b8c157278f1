/** What packages on Node.js share: reading files, and messages for failures. */
export { findOnPath } from "./find-on-path.js";
export { codeOf, problemOf, problemWords } from "./problem.js";
export { isRegularFile, mostBytes, readFile, readToEnd, tooLarge } from "./read-file.js";
export { readNamed } from "./read-named.js";
