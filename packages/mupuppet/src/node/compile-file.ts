import { resolve } from "node:path";
import { readSource, type Files, type Result } from "@cairn/diagnostics";
import { compile } from "../compile.js";
import { printCatalog } from "../emit/print.js";
import { catalogue } from "../diagnostics/index.js";
import { nodeSettings } from "../facts/node-settings.js";
import { readFacts } from "../facts/read-facts.js";
import { TypeTable } from "../resource-types/type-table.js";
import { confineModules } from "../facts/module-files.js";
import { diskFiles, diskFolders } from "./disk-files.js";

export interface CompileFileOptions {
  /** The node's name; the one that its facts say, or `default`. */
  readonly node?: string;
  /** A file with the node's facts. */
  readonly facts?: string;
  /** Folders of modules. */
  readonly modulePath?: readonly string[];
  /** `strict=error` and `strict_variables=true`. */
  readonly strict?: boolean;
  readonly files?: Files;
}

/** Compiles a manifest of the disk for a node: its catalog as the JSON that `puppet apply --catalog` takes. */
export function compileFile(path: string, options: CompileFileOptions = {}): Result<string> {
  const { files = diskFiles, modulePath = [], strict = false } = options;
  const source = readSource(path, files, catalogue.create);
  if (!source.value) return { diagnostics: source.diagnostics };
  const facts = options.facts === undefined ? { diagnostics: [] } : factsIn(options.facts, files);
  if (facts.diagnostics.length > 0) return { diagnostics: facts.diagnostics };
  const types = new TypeTable();
  const confined = confineModules(files, modulePath, diskFolders);
  const folders = options.files ? {} : { folders: diskFolders };
  const now = () => BigInt(Date.now()) * 1_000_000n;
  const rest = { types, now, modulePath, files: confined, functions: new Map<string, never>(), ...folders };
  const language = { profile: "puppet7", strict, ...rest } as const;
  const { diagnostics, value } = compile(source.value, { language, node: nodeSettings(options.node, facts.value) });
  if (!value) return { diagnostics };
  const pathOf = ({ name }: { readonly name: string }) => resolve(name);
  const printed = printCatalog(value, { types, pathOf, source: source.value, format: "json", maxOutput: 2 ** 28 });
  const all = [...diagnostics, ...printed.diagnostics];
  return printed.value ? { value: [...printed.value].join(""), diagnostics: all } : { diagnostics: all };
}

function factsIn(path: string, files: Files): ReturnType<typeof readFacts> {
  const source = readSource(path, files, catalogue.create);
  return source.value ? readFacts(source.value) : { diagnostics: source.diagnostics };
}
