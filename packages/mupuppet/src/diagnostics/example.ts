import {
  createSource,
  defaultMaxMemory,
  filesOfExample,
  hasErrors,
  optionOfExample as valueOf,
  readSource,
  type CompileExample,
  type Diagnostic,
  type Files,
  type Result,
  type Source,
} from "@cairn/diagnostics";
import { Compiler } from "../compile.js";
import type { Catalog } from "../catalog/catalog.js";
import { readCatalog } from "../diff/read-catalog.js";
import { printCatalog } from "../emit/print.js";
import type { LanguageSettings } from "../evaluate/settings.js";
import { explain } from "../explain/explain.js";
import { nodeSettings } from "../facts/node-settings.js";
import { readClasses } from "../facts/read-classes.js";
import { readFacts } from "../facts/read-facts.js";
import { drawGraph } from "../graph/graph.js";
import { readList } from "../nodes/read-list.js";
import { Linker } from "../link/linker.js";
import { parse } from "../parse.js";
import { readEnvironment } from "../environment/read-environment.js";
import type { Folders } from "../modules/folders.js";
import { joinPath } from "../modules/paths.js";
import { readTypes } from "../resource-types/read-types.js";
import { TypeTable } from "../resource-types/type-table.js";
import { run } from "../small-step/index.js";
import { catalogue } from "./index.js";

/** Compiles the example of a page with the options that the pages use, as the command line would. */
export const compileExample: CompileExample = (files, args) => {
  const [name] = Object.keys(files) as [string];
  const reader = filesOfExample(files);
  const folder = valueOf(args, "--environment");
  if (folder !== undefined) return environmentExample(joinPath(folder, ""), files, reader);
  const main = readSource(name, reader, catalogue.create);
  if (!main.value) return main.diagnostics;
  const source = main.value;
  if (args[0] === "check") return linkExample(source, reader, valueOf(args, "--modulepath"));
  if (args[0] === "diff") return readCatalog(source).diagnostics;
  if (args[0] === "--nodes") return readList(source, (path) => path).diagnostics;
  if (args[0] === "step") {
    const { diagnostics, value } = parse(source);
    return value
      ? run(value, "default", { maxSteps: Number(valueOf(args, "--max-steps") ?? 1000) }).diagnostics
      : diagnostics;
  }
  const facts = readWith(valueOf(args, "--facts"), reader, readFacts);
  const types = readWith(valueOf(args, "--types"), reader, readTypes);
  const classes = readWith(valueOf(args, "--classes"), reader, readClasses);
  const problems = [...facts.diagnostics, ...types.diagnostics, ...classes.diagnostics];
  if (hasErrors(problems)) return problems;
  const modulePath = args.includes("--modulepath") ? [valueOf(args, "--modulepath")!] : [];
  const table = new TypeTable(types.value?.types);
  const maxMemory = Number(valueOf(args, "--max-memory") ?? defaultMaxMemory);
  const language: LanguageSettings = {
    ...{ profile: "puppet7", strict: false, types: table, modulePath, files: reader, functions: new Map(), maxMemory },
  };
  const { diagnostics, value } = new Compiler(source, language).compile(nodeSettings(undefined, facts.value));
  return value ? [...diagnostics, ...afterwards(value, args, language, source)] : diagnostics;
};

function environmentExample(
  root: string,
  texts: Readonly<Record<string, string>>,
  files: Files,
): readonly Diagnostic[] {
  const folders = foldersOf(Object.keys(texts));
  const read = readEnvironment(root, { files, folders, currentFolder: "/", baseModulePath: [] });
  if (!read.value || hasErrors(read.diagnostics)) return read.diagnostics;
  const language: LanguageSettings = {
    ...{ profile: "puppet7", strict: false, types: new TypeTable(), files, folders, functions: new Map() },
    ...read.value,
  };
  const compiler = new Compiler(createSource(root, ""), language);
  return [...read.diagnostics, ...compiler.compile(nodeSettings(undefined, undefined)).diagnostics];
}

/** The folders around these files. */
function foldersOf(paths: readonly string[]): Folders {
  const below = (path: string) => paths.filter((each) => each.startsWith(`${path}/`));
  return {
    kindOf: (path) => (paths.includes(path) ? "file" : below(path).length > 0 ? "folder" : undefined),
    realPath: (path) => path,
    readFolder(path) {
      const names = new Set(below(path).map((each) => each.slice(path.length + 1).split("/")[0]!));
      return [...names].map((name) => ({ name, kind: paths.includes(`${path}/${name}`) ? "file" : "folder" }));
    },
  };
}

function linkExample(source: Source, files: Files, modules: string | undefined): readonly Diagnostic[] {
  const { diagnostics, value } = parse(source);
  const modulePath = modules === undefined ? [] : [modules];
  const types = new TypeTable();
  const language: LanguageSettings = {
    ...{ profile: "puppet7", strict: false, types, modulePath, files, functions: new Map() },
  };
  const linker = new Linker(language, nodeSettings(undefined, undefined));
  return value ? linker.link(value, modules !== undefined) : diagnostics;
}

function afterwards(
  catalog: Catalog,
  args: readonly string[],
  { types }: LanguageSettings,
  source: Source,
): readonly Diagnostic[] {
  if (args[0] === "explain") return explain(catalog, args[2]!, source).diagnostics;
  if (args[0] === "graph") return drawGraph(catalog, source).diagnostics;
  const maxOutput = Number(valueOf(args, "--max-output") ?? 0);
  return printCatalog(catalog, { types, maxOutput, source, format: "json", pathOf: ({ name }) => name }).diagnostics;
}

function readWith<Read>(path: string | undefined, files: Files, read: (source: Source) => Result<Read>): Result<Read> {
  if (path === undefined) return { diagnostics: [] };
  const source = readSource(path, files, catalogue.create);
  return source.value ? read(source.value) : { diagnostics: source.diagnostics };
}
