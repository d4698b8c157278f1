import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import type { EmittedFile } from "../../../src/emit/target.js";

type Modules = ReadonlyMap<string, readonly EmittedFile[]>;

/**
 * Writes the output for each name into a separate folder, and compiles all with `tsc --strict`: returns the compiler's
 * messages.
 */
export function compileModules(folder: string, modules: Modules): readonly string[] {
  return compile(writeModules(folder, modules));
}

/** The same without type checking: for code with planted bugs. */
export function transpileModules(folder: string, emitted: Modules): void {
  for (const place of writeModules(folder, emitted)) {
    writeFileSync(place.replace(/ts$/, "js"), transpiled(readFileSync(place, "utf8")));
  }
}

const known = new Map<string, string>();

/** Most of what is emitted is always the same. */
function transpiled(text: string): string {
  let output = known.get(text);
  if (output === undefined) {
    output = ts.transpileModule(text, { compilerOptions: { ...options, ...modules } }).outputText;
    known.set(text, output);
  }
  return output;
}

const modules = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };

function writeModules(folder: string, modules: Modules): readonly string[] {
  const roots: string[] = [];
  for (const [name, files] of modules) {
    for (const { chunks, path } of files) {
      const place = join(folder, name, path);
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, [...chunks].join(""));
      roots.push(place);
    }
  }
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  return roots;
}

/** The strictest that a user may ask for. */
const options: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2022.d.ts"],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  erasableSyntaxOnly: true,
  verbatimModuleSyntax: true,
  types: [],
};

function compile(roots: readonly string[]): readonly string[] {
  const program = ts.createProgram(roots, options);
  const found = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics];
  return found.map(({ file, messageText, start }) => {
    const place = file && start !== undefined ? ts.getLineAndCharacterOfPosition(file, start) : undefined;
    const line = place && file!.text.split("\n")[place.line]!.trim();
    return `${file?.fileName ?? ""}:${(place?.line ?? 0) + 1}: ${ts.flattenDiagnosticMessageText(messageText, " ")}\n  ${line ?? ""}`;
  });
}
