import { createSource, type Diagnostic, type Files } from "@cairn/diagnostics";
import { compile, print, type CompileOptions } from "./inside.js";

/** Files in memory, by path; `lib/a.cf2` is in the folder `lib`. */
export function filesOf(sources: Readonly<Record<string, string>>): Files {
  const encoder = new TextEncoder();
  return {
    read(path) {
      const text = Object.hasOwn(sources, path) ? sources[path] : undefined;
      return text === undefined ? { problem: "no such file" } : { bytes: encoder.encode(text) };
    },
    resolve(from, path) {
      if (path.startsWith("/")) return path;
      const names: string[] = [];
      for (const name of `${from.slice(0, from.lastIndexOf("/") + 1)}${path}`.split("/")) {
        if (name === ".." && names.length > 0 && names.at(-1) !== "..") names.pop();
        else if (name !== "." && name !== "") names.push(name);
      }
      return names.join("/");
    },
  };
}

/** Compiles a source; `files` are what it may import. */
export function run(text: string, files: Readonly<Record<string, string>> = {}, options: CompileOptions = {}) {
  return compile(createSource("main.cf2", text), { files: filesOf(files), ...options });
}

/** The result as CF2 on one line, or the codes of the errors. */
export function meaning(text: string, files: Readonly<Record<string, string>> = {}, options: CompileOptions = {}) {
  const { value, diagnostics } = run(text, files, options);
  if (!value) return codesOf(diagnostics).join(" ");
  const printed = [...print(value, "cf2", 0).value!].join("").trim();
  return printed
    .replace(/\s*\n\s*/g, ", ")
    .replaceAll("{,", "{")
    .replaceAll(", }", " }");
}

/** The codes of errors, in order, without the language's name. */
export function codesOf(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.filter(({ severity }) => severity === "error").map(({ code }) => code.slice("cf2/".length));
}

/** The codes of warnings. */
export function warningsOf(text: string, files: Readonly<Record<string, string>> = {}, options: CompileOptions = {}) {
  const { diagnostics } = run(text, files, options);
  return diagnostics.filter(({ severity }) => severity === "warning").map(({ code }) => code.slice("cf2/".length));
}
