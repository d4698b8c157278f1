/** What the packages that run on Node.js have in common: how they read files, and what they say where they can't. */
export { findOnPath } from "./find-on-path.js";
export { codeOf, problemOf, problemWords } from "./problem.js";
export { isRegularFile, mostBytes, readFile, readToEnd, tooLarge } from "./read-file.js";
export { readNamed } from "./read-named.js";
