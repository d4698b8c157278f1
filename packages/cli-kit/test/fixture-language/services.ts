import { createSpan, hasErrors, type Diagnostic, type Result, type Source } from "@cairn/diagnostics";
import { createStore, explain, type Graph, type Store } from "@cairn/store";
import type { Compilation, LanguageRequest, LanguageServices } from "../../src/index.js";
import { catalogue } from "./catalogue.js";
import { readLines, type Meaning } from "./meaning.js";
import { parse } from "./parse.js";

/** Says that it has been loaded, for the test that help loads no parser. */
(globalThis as { kvWasLoaded?: boolean }).kvWasLoaded = true;

export const services: LanguageServices = {
  catalogue,
  compile,
  check: (sources, request) => sources.flatMap((source) => compile(source, request).diagnostics),
  format: (source) => format(source),
  ast: (source) => {
    const { diagnostics, lines } = parse(source);
    return {
      value: { kind: "file", lines: lines.map(({ kind, name, value }) => ({ kind, name, value })) },
      diagnostics,
    };
  },
  comments: (source) =>
    [...source.text.matchAll(/#[^\r\n]*/g)].map(({ 0: text, index }) => ({ start: index, end: index + text.length })),
};

function compile(source: Source, request: LanguageRequest): Result<Compilation> {
  request.onPhase("parse", source.name);
  const meaning = readLines(source, request);
  if (hasErrors(meaning.diagnostics)) return { diagnostics: meaning.diagnostics };
  return { value: compilationOf(source, meaning), diagnostics: meaning.diagnostics };
}

function compilationOf(source: Source, meaning: Meaning): Compilation {
  const store = createStore(["written"]);
  for (const { line, value } of meaning.entries) {
    const { end, source, start } = line.span;
    store.put(store.root, line.name, value, { step: 1, source: store.log.addSource(source), start, end });
  }
  return {
    tree: { value: store.root, log: store.log },
    print: (format, maxOutput) => print(source, meaning, format, maxOutput),
    explain: (path) => explainName(source, store, path),
    graph: () => ({ value: graphOf(meaning), diagnostics: [] }),
  };
}

function print(source: Source, { values }: Meaning, format: string, maxOutput: number): Result<Iterable<string>> {
  const lines = [...values].map(([name, value]) => `${name}=${value}\n`);
  const text = format === "text" ? lines.join("") : `${JSON.stringify(Object.fromEntries(values))}\n`;
  const size = Buffer.byteLength(text);
  if (maxOutput === 0 || size <= maxOutput) return { value: [text], diagnostics: [] };
  return { diagnostics: [catalogue.create["output-too-large"](createSpan(source, 0, 0), { size, limit: maxOutput })] };
}

function explainName(source: Source, store: Store, path: string) {
  const value = explain(store, store.root, [path]);
  const diagnostics: Diagnostic[] = value ? [] : [catalogue.create["unknown-path"](createSpan(source, 0, 0), { path })];
  return { ...(value ? { value } : {}), diagnostics };
}

function graphOf({ entries, values }: Meaning): Graph {
  return {
    nodes: [...values.keys()].map((name) => ({ id: name, label: name, kind: "name" })),
    edges: entries.flatMap(({ line }) =>
      line.value.startsWith("$") ? [{ from: line.name, to: line.value.slice(1), kind: "takes" }] : [],
    ),
  };
}

function format(source: Source): Result<string> {
  const { diagnostics } = parse(source);
  if (hasErrors(diagnostics)) return { diagnostics };
  const lines = source.text.split(/\r\n|\r|\n/).map((line) => line.trim().replace(/^([\w.]+)[ \t]*=[ \t]*/, "$1 = "));
  return { value: lines.join("\n").replace(/\n*$/, "\n"), diagnostics };
}
