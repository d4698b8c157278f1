/**
 * For programs on Node.js: compiles files of the disk. Everything else in this package gets its files passed in.
 */
export { compileFile, load } from "./compile-file.js";
export { rubyParser } from "./ruby-parser.js";
export { diskFiles, diskFolders } from "@cairn/diagnostics/node";
export type { CompiledCatalog } from "../library/library.js";
export type { CompileOptions, FileOrData } from "../library/options.js";
export type { CatalogData, ResourceData } from "../library/catalog-data.js";
