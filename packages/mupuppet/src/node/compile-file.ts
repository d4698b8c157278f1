import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { readSource, type Result } from "@cairn/diagnostics";
import { diskFiles, diskFolders } from "@cairn/diagnostics/node";
import { catalogue } from "../diagnostics/index.js";
import { environmentFolder } from "../environment/environment-folder.js";
import type { CatalogData } from "../library/catalog-data.js";
import { compile, environmentSource, type CompiledCatalog } from "../library/library.js";
import type { CompileOptions } from "../library/options.js";
import { rubyParser } from "./ruby-parser.js";

/**
 * Compiles a manifest on the disk for a node, with the disk's files, the clock, and Ruby's own parser where the options
 * name no others. If the path is that of an environment's folder, that environment's own manifests are the program.
 */
export async function compileFile(path: string, options: CompileOptions = {}): Promise<Result<CompiledCatalog>> {
  const all: CompileOptions = { ...onDisk(options), ...withFolder(path, options) };
  const root = all.environment === undefined ? undefined : environmentFolder(all.environment);
  if (root !== undefined && resolve(root) === resolve(path)) return compile(environmentSource(root), all);
  const source = readSource(path, all.files!, catalogue.create);
  return source.value ? compile(source.value, all) : { diagnostics: source.diagnostics };
}

/** Compiles a manifest on the disk: its catalog as plain data. */
export async function load(path: string, options: CompileOptions = {}): Promise<Result<CatalogData>> {
  const { value, diagnostics } = await compileFile(path, options);
  return value ? { value: value.toData(), diagnostics } : { diagnostics };
}

function onDisk(options: CompileOptions): CompileOptions {
  return {
    files: diskFiles,
    folders: options.files ? undefined : diskFolders,
    currentFolder: resolve("."),
    parseRuby: rubyParser(),
    now: BigInt(Date.now()) * 1_000_000n,
    randomBytes,
    ...options,
  };
}

/** Here an environment that is a folder needs no slash. */
function withFolder(path: string, { environment, files }: CompileOptions): Pick<CompileOptions, "environment"> {
  const given = environment ?? path;
  const isFolder = !files && diskFolders.kindOf(given) === "folder";
  if (isFolder) return { environment: environmentFolder(given) ?? `./${given}` };
  return environment === undefined ? {} : { environment };
}
