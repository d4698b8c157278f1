import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import type { EmittedFile } from "../../../src/emit/target.js";

/** Writes what is emitted for each name into a folder of its own, and compiles all with `tsc --strict`: gives what it says. */
export function compileModules(
  folder: string,
  modules: ReadonlyMap<string, readonly EmittedFile[]>,
): readonly string[] {
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
  return compile(roots);
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
