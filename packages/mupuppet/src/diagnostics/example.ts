import {
  createSpan,
  decodeSource,
  hasErrors,
  type CompileExample,
  type Diagnostic,
  type Files,
} from "@cairn/diagnostics";
import { Compiler } from "../compile.js";
import type { Catalog } from "../catalog/catalog.js";
import { readCatalog } from "../diff/read-catalog.js";
import { printCatalog } from "../emit/print.js";
import type { LanguageSettings } from "../evaluate/settings.js";
import { explain } from "../explain/explain.js";
import { nodeSettings } from "../facts/node-settings.js";
import { readFacts } from "../facts/read-facts.js";
import { readSource } from "../facts/read-source.js";
import { drawGraph } from "../graph/graph.js";
import { readList } from "../nodes/read-list.js";
import { parse } from "../parse.js";
import { readTypes } from "../resource-types/read-types.js";
import { TypeTable } from "../resource-types/type-table.js";
import { run } from "../small-step/index.js";
import { catalogue } from "./index.js";

/** Bytes that no text of a page can hold stand in it as these characters. */
const standIns: Readonly<Record<string, number>> = { "\ufffd": 0xe9, "␀": 0 };

/** Compiles the example of a page with the options that the pages use, as the command line would. */
export const compileExample: CompileExample = (files, args) => {
  const [name] = Object.keys(files) as [string];
  const { source, problem } = decodeSource(name, bytesOf(files[name]!));
  if (problem) return [catalogue.create[problem.kind](createSpan(source, problem.offset, problem.offset + 1), {})];
  if (args[0] === "diff") return readCatalog(source).diagnostics;
  if (args[0] === "--nodes") return readList(source, (path) => path).diagnostics;
  if (args[0] === "step") {
    const { diagnostics, value } = parse(source);
    return value
      ? run(value, "default", { maxSteps: Number(valueOf(args, "--max-steps") ?? 1000) }).diagnostics
      : diagnostics;
  }
  const reader = filesIn(files);
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
  return value ? [...diagnostics, ...afterwards(value, args, language)] : diagnostics;

  function afterwards(
    catalog: Catalog,
    words: readonly string[],
    { types: known }: LanguageSettings,
  ): readonly Diagnostic[] {
    if (words[0] === "explain") return explain(catalog, words[2]!, source).diagnostics;
    if (words[0] === "graph") return drawGraph(catalog, source).diagnostics;
    const maxOutput = Number(valueOf(words, "--max-output") ?? 0);
    return printCatalog(catalog, { types: known, maxOutput, source, format: "json", pathOf: (each) => each.name })
      .diagnostics;
  }
};

function readWith<Read>(
  path: string | undefined,
  files: Files,
  read: (source: Parameters<typeof readFacts>[0]) => {
    readonly value?: Read;
    readonly diagnostics: readonly Diagnostic[];
  },
) {
  if (path === undefined) return { diagnostics: [] };
  const source = readSource(path, files);
  return source.value ? read(source.value) : { diagnostics: source.diagnostics };
}

function valueOf(args: readonly string[], option: string): string | undefined {
  return args.includes(option) ? args[args.indexOf(option) + 1] : undefined;
}

/** The files of an example as the compiler reads them. */
function filesIn(files: Readonly<Record<string, string>>): Files {
  return {
    read: (path) => (Object.hasOwn(files, path) ? { bytes: bytesOf(files[path]!) } : { problem: "no such file" }),
    resolve: (_from, path) => path,
  };
}

function bytesOf(text: string): Uint8Array {
  const encoder = new TextEncoder();
  const bytes = [...text].flatMap((character) => standIns[character] ?? [...encoder.encode(character)]);
  return Uint8Array.from(bytes);
}
