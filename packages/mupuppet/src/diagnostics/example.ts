import {
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
import { readFacts } from "../facts/read-facts.js";
import { drawGraph } from "../graph/graph.js";
import { readList } from "../nodes/read-list.js";
import { parse } from "../parse.js";
import { readTypes } from "../resource-types/read-types.js";
import { TypeTable } from "../resource-types/type-table.js";
import { run } from "../small-step/index.js";
import { catalogue } from "./index.js";

/** Compiles the example of a page with the options that the pages use, as the command line would. */
export const compileExample: CompileExample = (files, args) => {
  const [name] = Object.keys(files) as [string];
  const reader = filesOfExample(files);
  const main = readSource(name, reader, catalogue.create);
  if (!main.value) return main.diagnostics;
  const source = main.value;
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
  const problems = [...facts.diagnostics, ...types.diagnostics];
  if (hasErrors(problems)) return problems;
  const modulePath = args.includes("--modulepath") ? [valueOf(args, "--modulepath")!] : [];
  const table = new TypeTable(types.value?.types);
  const language: LanguageSettings = {
    ...{ profile: "puppet7", strict: false, types: table, modulePath, files: reader, functions: new Map() },
  };
  const { diagnostics, value } = new Compiler(source, language).compile(nodeSettings(undefined, facts.value));
  return value ? [...diagnostics, ...afterwards(value, args, language, source)] : diagnostics;
};

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
