import {
  filesOfExample,
  optionOfExample,
  readSource,
  startOf,
  type CompileExample,
  type Diagnostic,
  type Files,
} from "@cairn/diagnostics";
import { check, compile, type Compiled, type CompileOptions, type OutsideValue } from "../compile.js";
import { print } from "../emit/print.js";
import { readSetting, readValuesFile } from "../values/read-values.js";
import { catalogue } from "./index.js";

/**
 * Compiles the example of a page with the options that the pages use, as the command line would: everything that `check` finds,
 * then what printing finds, or, where the first word is `explain`, what looking up its path finds.
 */
export const compileExample: CompileExample = (files, args) => {
  const [name] = Object.keys(files) as [string];
  const reader = filesOfExample(files);
  const main = readSource(name, reader, catalogue.create);
  if (!main.value) return main.diagnostics;
  const source = main.value;
  const { values, diagnostics } = outsideValues(args, reader);
  if (diagnostics.length > 0) return diagnostics;
  const semantics = optionOfExample(args, "--semantics") === "forward" ? "forward" : "core";
  const extensions = { orderConstraints: args.includes("--order-constraints") };
  const options: CompileOptions = { files: reader, semantics, values, extensions };
  const found = check(source, options);
  return found.length > 0 ? found : afterwards(compile(source, options).value!, args);
};

function outsideValues(
  args: readonly string[],
  files: Files,
): { values: readonly OutsideValue[]; diagnostics: readonly Diagnostic[] } {
  const [setting, file] = [optionOfExample(args, "--set"), optionOfExample(args, "--values")];
  const read = [
    ...(file === undefined ? [] : [readValuesFile(file, files)]),
    ...(setting === undefined ? [] : [readSetting(setting)]),
  ];
  return {
    values: read.flatMap(({ value = [] }) => value),
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
  };
}

function afterwards(compiled: Compiled, args: readonly string[]): readonly Diagnostic[] {
  if (args[0] === "explain") return lookUp(compiled, args[2]!);
  const maxOutput = Number(optionOfExample(args, "--max-output") ?? 0);
  return print(compiled, { format: "json", whole: false, maxOutput, tagged: false }).diagnostics;
}

function lookUp({ main, program, store }: Compiled, path: string): readonly Diagnostic[] {
  if (store.find(main!, path.split(":")) !== 0) return [];
  return [catalogue.create["unknown-path"](startOf(program.main.source), { path })];
}
