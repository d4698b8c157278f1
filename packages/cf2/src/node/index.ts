/**
 * What the compiler asks of the world, on Node.js: files, databases of secrets, signatures. Everything else in this package
 * gets it handed in.
 */
export { diskFiles } from "./disk-files.js";
export { loadFile, type LoadFileOptions } from "./load-file.js";
export { databases, signatures, type DatabaseOptions } from "./secrets-and-signatures.js";
export { type SignatureSettings } from "./signature-checker.js";
