import {
  createSpan,
  decodeSource,
  startOf,
  type CompileExample,
  type Diagnostic,
  type Files,
} from "@cairn/diagnostics";
import { check, compile, type Compiled, type CompileOptions, type OutsideValue } from "../compile.js";
import { print } from "../emit/print.js";
import { readSetting, readValuesFile } from "../values/read-values.js";
import { catalogue } from "./index.js";

/** Bytes that no text of a page can hold stand in it as these characters. */
const standIns: Readonly<Record<string, number>> = { "\ufffd": 0xe9, "␀": 0 };

/**
 * Compiles the example of a page with the options that the pages use, as the command line would: everything that `check` finds,
 * then what printing finds, or, where the first word is `explain`, what looking up its path finds.
 */
export const compileExample: CompileExample = (files, args) => {
  const [name] = Object.keys(files) as [string];
  const { source, problem } = decodeSource(name, bytesOf(files[name]!));
  if (problem) return [catalogue.create[problem.kind](createSpan(source, problem.offset, problem.offset + 1), {})];
  const reader = filesIn(files);
  const { values, diagnostics } = outsideValues(args, reader);
  if (diagnostics.length > 0) return diagnostics;
  const semantics = valueOf(args, "--semantics") === "forward" ? "forward" : "core";
  const options: CompileOptions = { files: reader, semantics, values };
  const found = check(source, options);
  return found.length > 0 ? found : afterwards(compile(source, options).value!, args);
};

function valueOf(args: readonly string[], option: string): string | undefined {
  return args.includes(option) ? args[args.indexOf(option) + 1] : undefined;
}

function outsideValues(
  args: readonly string[],
  files: Files,
): { values: readonly OutsideValue[]; diagnostics: readonly Diagnostic[] } {
  const [setting, file] = [valueOf(args, "--set"), valueOf(args, "--values")];
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
  const maxOutput = Number(valueOf(args, "--max-output") ?? 0);
  return print(compiled, { format: "json", whole: false, maxOutput, tagged: false }).diagnostics;
}

function lookUp({ main, program, store }: Compiled, path: string): readonly Diagnostic[] {
  if (store.find(main!, path.split(":")) !== 0) return [];
  return [catalogue.create["unknown-path"](startOf(program.main.source), { path })];
}

/** The files of an example as the compiler reads them; `lib/a.sf` lies in the folder `lib`. */
function filesIn(files: Readonly<Record<string, string>>): Files {
  return {
    read: (path) => (Object.hasOwn(files, path) ? { bytes: bytesOf(files[path]!) } : { problem: "no such file" }),
    resolve: (from, path) => from.slice(0, from.lastIndexOf("/") + 1) + path,
  };
}

function bytesOf(text: string): Uint8Array {
  const encoder = new TextEncoder();
  const bytes = [...text].flatMap((character) => standIns[character] ?? [...encoder.encode(character)]);
  return Uint8Array.from(bytes);
}
