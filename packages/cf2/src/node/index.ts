/**
 * The compiler's host on Node.js: files, databases of secrets, signatures. All other modules receive it as arguments.
 */
export { diskFiles } from "./disk-files.js";
export { loadFile, type LoadFileOptions } from "./load-file.js";
export { databases, signatures, type DatabaseOptions } from "./secrets-and-signatures.js";
export { type SignatureSettings } from "./signature-checker.js";
