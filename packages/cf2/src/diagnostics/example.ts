import {
  defaultMaxMemory,
  filesOfExample,
  hasErrors,
  optionOfExample,
  readSource,
  startOf,
  type CompileExample,
  type Diagnostic,
  type Files,
} from "@cairn/diagnostics";
import { judge } from "../audit/judge.js";
import { readPolicy } from "../audit/policy.js";
import { compile, type Compiled, type CompileOptions } from "../compile.js";
import { print, type PrintFormat } from "../emit/print.js";
import { findPath } from "../explain/find-path.js";
import { validate } from "../schema/validate.js";
import { readSetting, readValuesFile } from "../values/read-values.js";
import { catalogue } from "./index.js";

/** Compiles the example of a page with the options that the pages use, as the command line would. */
export const compileExample: CompileExample = (files, args) => {
  const [name] = Object.keys(files) as [string];
  const reader = filesOfExample(files);
  const main = readSource(name, reader, catalogue.create);
  if (!main.value) return main.diagnostics;
  const source = main.value;
  if (args.includes("--gpgpass")) return [catalogue.create["visible-passphrase"](startOf(source), {})];
  const [setting, file] = [optionOfExample(args, "--set"), optionOfExample(args, "--values")];
  const read = [
    ...(file === undefined ? [] : [readValuesFile(file, reader)]),
    ...(setting === undefined ? [] : [readSetting(setting)]),
  ];
  const outside = read.flatMap(({ diagnostics }) => diagnostics);
  if (outside.length > 0) return outside;
  const values = read.flatMap(({ value }) => value ?? []);
  const maxMemory = Number(optionOfExample(args, "--max-memory") ?? defaultMaxMemory);
  const options: CompileOptions = { files: reader, values, warnsOfDuplicates: args.includes("-Wdup"), maxMemory };
  const { value, diagnostics } = compile(source, options);
  return value && !hasErrors(diagnostics) ? [...diagnostics, ...afterwards(value, args, reader)] : diagnostics;
};

function afterwards(compiled: Compiled, args: readonly string[], files: Files): readonly Diagnostic[] {
  const schema = optionOfExample(args, "--schema");
  if (schema !== undefined) return validate(compiled, readSource(schema, files, catalogue.create).value!);
  if (args[0] === "explain") {
    const found = findPath(compiled, args[2]!);
    return "code" in found ? [found] : [];
  }
  const policy = optionOfExample(args, "--policy");
  if (policy !== undefined) {
    const read = readPolicy(readSource(policy, files, catalogue.create).value!);
    return read.value ? judge(compiled, read.value, (file) => file) : read.diagnostics;
  }
  const format = (optionOfExample(args, "--format") ?? "json") as PrintFormat;
  return print(compiled, format, Number(optionOfExample(args, "--max-output") ?? 0)).diagnostics;
}
