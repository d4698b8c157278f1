import {
  createSpan,
  decodeSource,
  hasErrors,
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
import { readSetting, readSource, readValuesFile } from "../values/read-values.js";
import { catalogue } from "./index.js";

/** Bytes that no text of a page can hold stand in it as these characters. */
const standIns: Readonly<Record<string, number>> = { "\ufffd": 0xe9, "␀": 0 };

/** Compiles the example of a page with the options that the pages use, as the command line would. */
export const compileExample: CompileExample = (files, args) => {
  const [name] = Object.keys(files) as [string];
  const { source, problem } = decodeSource(name, bytesOf(files[name]!));
  if (problem) return [catalogue.create[problem.kind](createSpan(source, problem.offset, problem.offset + 1), {})];
  if (args.includes("--gpgpass")) return [catalogue.create["visible-passphrase"](startOf(source), {})];
  const reader = filesIn(files);
  const [setting, file] = [valueOf(args, "--set"), valueOf(args, "--values")];
  const read = [
    ...(file === undefined ? [] : [readValuesFile(file, reader)]),
    ...(setting === undefined ? [] : [readSetting(setting)]),
  ];
  const outside = read.flatMap(({ diagnostics }) => diagnostics);
  if (outside.length > 0) return outside;
  const values = read.flatMap(({ value }) => value ?? []);
  const options: CompileOptions = { files: reader, values, warnsOfDuplicates: args.includes("-Wdup") };
  const { value, diagnostics } = compile(source, options);
  return value && !hasErrors(diagnostics) ? [...diagnostics, ...afterwards(value, args, reader)] : diagnostics;
};

function valueOf(args: readonly string[], option: string): string | undefined {
  return args.includes(option) ? args[args.indexOf(option) + 1] : undefined;
}

function afterwards(compiled: Compiled, args: readonly string[], files: Files): readonly Diagnostic[] {
  const schema = valueOf(args, "--schema");
  if (schema !== undefined) return validate(compiled, readSource(schema, files).value!);
  if (args[0] === "explain") {
    const found = findPath(compiled, args[2]!);
    return "code" in found ? [found] : [];
  }
  const policy = valueOf(args, "--policy");
  if (policy !== undefined) {
    const read = readPolicy(readSource(policy, files).value!);
    return read.value ? judge(compiled, read.value, (file) => file) : read.diagnostics;
  }
  const format = (valueOf(args, "--format") ?? "json") as PrintFormat;
  return print(compiled, format, Number(valueOf(args, "--max-output") ?? 0)).diagnostics;
}

/** The files of an example as the compiler reads them. */
function filesIn(files: Readonly<Record<string, string>>): Files {
  return {
    read: (path) => (Object.hasOwn(files, path) ? { bytes: bytesOf(files[path]!) } : { problem: "no such file" }),
    resolve: (from, path) => (from.slice(0, from.lastIndexOf("/") + 1) + path).replace(/^(?:\.\/)+/, ""),
  };
}

function bytesOf(text: string): Uint8Array {
  const encoder = new TextEncoder();
  const bytes = [...text].flatMap((character) => standIns[character] ?? [...encoder.encode(character)]);
  return Uint8Array.from(bytes);
}
