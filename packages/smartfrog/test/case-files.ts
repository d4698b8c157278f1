import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { decodeSource, render, type Diagnostic, type Files, type Source } from "@cairn/diagnostics";
import { print } from "../src/emit/print.js";
import { check, compile, type CompileOptions, type Semantics } from "../src/compile.js";
import { format } from "../src/format/format.js";

/** The folder of the cases: `<phase>/<case>/input.sf`, what it includes, and `expected.*`. */
export const casesFolder = join(import.meta.dirname, "cases");

/** The name of a golden file and its expected contents. */
export interface Outcome {
  readonly file: string;
  readonly text: string;
}

/** Runs a case, by its phase. */
export const phases: Readonly<Record<string, (folder: string) => Outcome>> = {
  evaluate: (folder) => compileCase(folder, "core"),
  forward: (folder) => compileCase(folder, "forward"),
  include: (folder) => compileCase(folder, "core"),
  check: (folder) => checkCase(folder, "core"),
  "check-forward": (folder) => checkCase(folder, "forward"),
  order: (folder) => checkCase(folder, "core"),
  format: formatCase,
};

export function casesOf(phase: string): string[] {
  return readdirSync(join(casesFolder, phase)).sort();
}

function compileCase(folder: string, semantics: Semantics): Outcome {
  const { source, options } = input(folder, semantics);
  const { value, diagnostics } = compile(source, options);
  if (diagnostics.length > 0) return { file: "expected.txt", text: pretty(diagnostics) };
  const printed = print(value!, { format: "json", whole: false, maxOutput: 0, tagged: false });
  return { file: "expected.json", text: [...printed.value!].join("") };
}

function checkCase(folder: string, semantics: Semantics): Outcome {
  const { source, options } = input(folder, semantics);
  const text = pretty(check(source, options));
  return { file: "expected.txt", text: text === "" ? "nothing is reported\n" : text };
}

function formatCase(folder: string): Outcome {
  const { value, diagnostics } = format(input(folder, "core").source);
  return value === undefined
    ? { file: "expected.txt", text: pretty(diagnostics) }
    : { file: "expected.sf", text: value };
}

function input(folder: string, semantics: Semantics): { source: Source; options: CompileOptions } {
  const files = filesIn(folder);
  const { source, problem } = decodeSource("input.sf", readFileSync(join(folder, "input.sf")));
  if (problem) throw new Error(`${folder}: the input isn't text; include such a file instead`);
  return { source, options: { files, semantics, includePath: existsSync(join(folder, "library")) ? ["library"] : [] } };
}

/** The files of a case under their names in its folder. */
export function filesIn(folder: string): Files {
  return {
    read: (path) => {
      const place = join(folder, path);
      if (!existsSync(place)) return { problem: "no such file" };
      return statSync(place).isDirectory() ? { problem: "it is a folder" } : { bytes: readFileSync(place) };
    },
    resolve: (from, path) => posix.join(posix.dirname(from), path),
  };
}

export function pretty(diagnostics: readonly Diagnostic[]): string {
  return render(diagnostics, { format: "pretty", color: false, width: 100, language: "smartfrog", version: "" });
}
