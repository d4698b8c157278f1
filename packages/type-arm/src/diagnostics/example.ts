import {
  filesOfExample,
  optionOfExample,
  readSource,
  type CompileExample,
  type Diagnostic,
  type Source,
} from "@cairn/diagnostics";
import { compile } from "../compile.js";
import { ecore } from "../emit/ecore/ecore.js";
import { warnings } from "../emit/target.js";
import { printModel } from "../emit/print-model.js";
import { explain } from "../explain/explain.js";
import { drawGraph } from "../graph/graph.js";
import type { Model } from "../model/model.js";
import { core, migration } from "../logic/function-set.js";
import { catalogue } from "./index.js";

/** Compiles the example of a page with the options that the pages use, as the command line would: all its programs as one. */
export const compileExample: CompileExample = (files, args) => {
  const reader = filesOfExample(files);
  const sources: Source[] = [];
  for (const name of args[0] === "check" ? args.slice(1) : Object.keys(files)) {
    const { value, diagnostics } = readSource(name, reader, catalogue.create);
    if (!value) return diagnostics;
    sources.push(value);
  }
  const functions = optionOfExample(args, "--functions") === "core" ? core : migration;
  const { value, diagnostics } = compile(sources, { functions });
  return value ? [...diagnostics, ...afterwards(value, sources[0]!, args)] : diagnostics;
};

function afterwards(model: Model, source: Source, args: readonly string[]): readonly Diagnostic[] {
  if (args[0] === "explain") return explain(model, args[2]!, source).diagnostics;
  if (args[0] === "emit") return emitExample(model, args);
  if (args[0] === "graph") return drawGraph(model, source).diagnostics;
  return printModel(model, source, "json", Number(optionOfExample(args, "--max-output") ?? 0)).diagnostics;
}

function emitExample(model: Model, args: readonly string[]): readonly Diagnostic[] {
  const logic = optionOfExample(args, "--logic");
  const { diagnostics = [], notCarried } = ecore.emit(model, { name: "types", settings: { logic } });
  return [...diagnostics, ...warnings(ecore, notCarried)];
}
