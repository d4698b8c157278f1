import type { LanguageRequest, LanguageServices } from "@cairn/cli-kit";
import {
  diagnosticsOfOutermost,
  hasErrors,
  pushAll,
  type Diagnostic,
  type Result,
  withRules,
} from "@cairn/diagnostics";
import { checkAll, checkEach, compile, type CompileOptions, type OutsideValue, type Semantics } from "../compile.js";
import { catalogue } from "../diagnostics/index.js";
import { format } from "../format/format.js";
import { parse, tokenize } from "../parse/parse.js";
import { withReferences } from "../values/data-references.js";
import { onceEachCycle } from "../resolve/cycles.js";
import { readSetting, readValuesFile } from "../values/read-values.js";
import { outcomeOf } from "../library/outcome.js";
import { rules } from "./rules.js";

/** What the command line needs SmartFrog to do. */
export const services: LanguageServices = {
  catalogue: withRules(catalogue, rules),
  compile(source, request) {
    const options = compileOptions(request);
    if (!options.value) return { diagnostics: options.diagnostics };
    const { value, diagnostics } = compile(source, options.value);
    if (!value || hasErrors(diagnostics)) return { diagnostics };
    const { dataReferences, whole } = request.options;
    return { value: outcomeOf(value, { whole: whole === true, tagged: dataReferences === "tagged" }), diagnostics };
  },

  check(sources, request) {
    const options = compileOptions(request);
    if (!options.value) return options.diagnostics;
    return checkAll(sources, options.value);
  },

  checkEach(request) {
    const { value } = compileOptions(request);
    return value && { check: checkEach(value), merge: (checked) => onceEachCycle(diagnosticsOfOutermost(checked)) };
  },

  compiledTree: withReferences,
  format,
  ast(source) {
    const { value, diagnostics } = parse(source);
    return { diagnostics, ...(value ? { value: { ...value, source: source.name } } : {}) };
  },
  comments: (source) => [...tokenize(source)].filter(({ isComment }) => isComment),
};

/** Translates command-line options to compiler options. */
export function compileOptions(request: LanguageRequest): Result<CompileOptions> {
  const { allowance, files, maxErrors, onPhase, options } = request;
  const outside = outsideValues(request);
  if (hasErrors(outside.diagnostics)) return { diagnostics: outside.diagnostics };
  const semantics = (options["semantics"] ?? "core") as Semantics;
  const includePath = (options["includePath"] ?? []) as readonly string[];
  const extensions = { orderConstraints: options["orderConstraints"] === true, merge: options["merge"] === true };
  const values = outside.value ?? [];
  const value = { allowance, files, maxErrors, onPhase, semantics, extensions, includePath, values };
  return { value, diagnostics: [] };
}

/** Files come first, so that a single `--set` overrides them. */
function outsideValues({ files, options }: LanguageRequest): Result<readonly OutsideValue[]> {
  const values: OutsideValue[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const path of (options["values"] ?? []) as readonly string[]) {
    const read = readValuesFile(path, files);
    pushAll(values, read.value ?? []);
    pushAll(diagnostics, read.diagnostics);
  }
  for (const option of (options["set"] ?? []) as readonly string[]) {
    const read = readSetting(option);
    if (read.value) values.push(read.value);
    pushAll(diagnostics, read.diagnostics);
  }
  return { value: values, diagnostics };
}
