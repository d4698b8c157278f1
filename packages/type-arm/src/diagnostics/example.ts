import {
  createSource,
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
import { evaluateProgram } from "../instantiate/evaluate-program.js";
import type { Model } from "../model/model.js";
import { core, migration } from "../logic/function-set.js";
import { asSeen } from "../serialize/as-seen.js";
import { formatOf, validateData } from "../validate-data.js";
import { catalogue } from "./index.js";

/** Compiles the example of a page with the options that the pages use, as the command line would: all its programs as one. */
export const compileExample: CompileExample = (files, args) => {
  const reader = filesOfExample(files);
  const sources: Source[] = [];
  for (const name of args[0] === "check" ? args.slice(1) : Object.keys(files).filter((each) => !isData(each))) {
    const { value, diagnostics } = readSource(name, reader, catalogue.create);
    if (!value) return diagnostics;
    sources.push(value);
  }
  const functions = optionOfExample(args, "--functions") === "core" ? core : migration;
  const { value, diagnostics } = compile(sources, { functions });
  if (value && args[0] === "validate") return [...diagnostics, ...validateExample(value, files, args)];
  return value ? [...diagnostics, ...afterwards(value, sources[0]!, args)] : diagnostics;
};

function isData(name: string): boolean {
  return /\.(?:json|yaml|xmi)$/.test(name);
}

/** `validate types.pp --type TYPE data.json`. */
function validateExample(
  model: Model,
  files: Readonly<Record<string, string>>,
  args: readonly string[],
): readonly Diagnostic[] {
  const name = args.at(-1)!;
  const format = formatOf(name) ?? "json";
  return validateData(model, optionOfExample(args, "--type")!, createSource(name, files[name]!), { format });
}

function afterwards(model: Model, source: Source, args: readonly string[]): readonly Diagnostic[] {
  if (args[0] === "explain") return explain(model, args[2]!, source).diagnostics;
  if (args[0] === "eval") return evaluateExample(model);
  if (args[0] === "emit") return emitExample(model, args);
  if (args[0] === "graph") return drawGraph(model, source).diagnostics;
  return printModel(model, source, "json", Number(optionOfExample(args, "--max-output") ?? 0)).diagnostics;
}

function emitExample(model: Model, args: readonly string[]): readonly Diagnostic[] {
  const logic = optionOfExample(args, "--logic");
  const { diagnostics = [], notCarried } = ecore.emit(model, { name: "types", settings: { logic } });
  return [...diagnostics, ...warnings(ecore, notCarried)];
}

function evaluateExample(model: Model): readonly Diagnostic[] {
  const { diagnostics, value } = evaluateProgram(model, { limits: { steps: 100_000 } });
  return value ? [...diagnostics, ...asSeen(value.runtime, value.value).diagnostics] : diagnostics;
}
