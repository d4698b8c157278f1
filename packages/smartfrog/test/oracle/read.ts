import { dirname, join } from "node:path";
import { readFileSync } from "node:fs";
import { createSource } from "@cairn/diagnostics";
import type { Program, Statement } from "../../src/ast/ast.js";
import { parse } from "../../src/parse/parse.js";

/** The tree of a source without syntax errors. */
export function read(text: string, name = "test.sf"): Program {
  const { value, diagnostics } = parse(createSource(name, text));
  if (!value) throw new Error(`${name}: ${diagnostics[0]?.message}\n${text}`);
  return value;
}

/** The tree of a file, with included files in the place of their `#include`, as the paper leaves it to us. */
export function readFile(file: string): Program {
  const program = read(readFileSync(file, "utf8"), file);
  return { ...program, body: splice(program.body, dirname(file)) };
}

function splice(statements: readonly Statement[], folder: string): readonly Statement[] {
  return statements.flatMap((statement) => {
    if (statement.kind === "include") return readFile(join(folder, statement.file)).body;
    return [statement.value.kind === "extends" ? { ...statement, value: inside(statement.value, folder) } : statement];
  });
}

function inside<T extends { readonly prototypes: readonly object[] }>(component: T, folder: string): T {
  const prototypes = component.prototypes.map((prototype) =>
    "statements" in prototype
      ? { ...prototype, statements: splice(prototype.statements as readonly Statement[], folder) }
      : prototype,
  );
  return { ...component, prototypes };
}
