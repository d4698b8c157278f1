import { createSpan, type Diagnostic } from "@cairn/diagnostics";
import type { Program } from "@cairn/puppet-core/manifest";
import { catalogue } from "../diagnostics/index.js";

/** The position of a file: the module, and the prefix of all names that it defines. */
export interface ModulePlace {
  readonly module: string;
  readonly namespace: string;
}

/** Rejects what a module's file may not contain: statements at top level, and names that belong in other files. */
export function checkLocation(program: Program, { namespace }: ModulePlace): Diagnostic[] {
  const { source } = program;
  const found: Diagnostic[] = [];
  for (const statement of program.statements) {
    const span = createSpan(source, statement.start, statement.end);
    switch (statement.kind) {
      case "class":
      case "define":
      case "function": {
        const { value, start, end } = statement.name;
        if (value.toLowerCase().startsWith(namespace)) break;
        const where = createSpan(source, start, end);
        found.push(catalogue.create["wrong-file"](where, { name: value, namespace }));
        break;
      }
      case "type-alias":
        break;
      default:
        found.push(catalogue.create["not-in-module"](span, { what: "this" }));
    }
  }
  return found;
}
