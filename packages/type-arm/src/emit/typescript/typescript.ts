/**
 * TypeScript: a module with a class for each type, its logic as statements (`logic`), and a runtime that is packed from
 * `runtimes`.
 */
import { createSpan } from "@cairn/diagnostics";
import { functionSetOf } from "../../logic/used-functions.js";
import type { Model } from "../../model/index.js";
import { notCarriedLines, type Emission, type EmitOptions, type NotCarried, type Target } from "../target.js";
import { classText } from "./class-text.js";
import { stringText } from "./logic/literals.js";
import { braces, indented } from "./logic/writing.js";
import { ModuleWriter } from "./module-writer.js";
import { runtimeFiles } from "./runtime-files.js";

/** A TypeScript module: `NAME.ts` with a class for each type, and the runtime that it needs in `cairn-runtime/`. */
export const typescript: Target = { name: "typescript", title: "TypeScript", emit };

function emit(model: Model, { name }: EmitOptions): Emission {
  const writer = new ModuleWriter(model);
  const classes = writer.types.flatMap((type) => [...classText(type, writer)]);
  const notCarried = [...statements(model), ...writer.notCarriedHere];
  const parts = [
    head(model, notCarried),
    imports(writer),
    writer.patternLines().join("\n"),
    ...classes,
    typeList(writer),
  ];
  const text = `${parts
    .filter((part) => part !== "")
    .map(indented)
    .join("\n\n")}\n`;
  return { files: [{ path: `${name}.ts`, chunks: [text] }, ...runtimeFiles(writer.needsSearch)], notCarried };
}

function statements(model: Model): readonly NotCarried[] {
  return model.statements.map(({ node, source }) => ({
    what: "a statement beside the types",
    why: "a module holds types and no objects",
    span: createSpan(source, node.start, node.end),
  }));
}

function head(model: Model, notCarried: readonly NotCarried[]): string {
  const { name, version } = functionSetOf(model);
  const lines = [
    "Made by `type-arm emit typescript`: don't edit.",
    `The logic needs the function set ${name} ${version}.`,
  ];
  return [...lines, ...notCarriedLines(notCarried)].map((line) => `// ${line.replace(/\s+/g, " ")}`).join("\n");
}

function imports({ needsPatterns, needsSearch }: ModuleWriter): string {
  const lines = ['import * as puppet from "./cairn-runtime/index.js";'];
  if (needsSearch) lines.push('import { boundedPattern } from "./cairn-runtime/bounded-search.js";');
  if (needsPatterns) lines.push("", "puppet.usePatterns(boundedPattern);");
  return lines.join("\n");
}

/** The types by their names in data. */
function typeList({ names, types }: ModuleWriter): string {
  const entries = types.map(({ name }) => `[${stringText(name)}, ${names.classes.get(name)!}.type],`);
  return `const types: puppet.Types = new Map(${entries.length === 0 ? "" : `[${braces(entries).slice(1, -1)}]`});`;
}
