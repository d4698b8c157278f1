/**
 * Prints the result: as CF2, or in one of the formats that all languages offer. They read it through `result-view`,
 * without copying its blocks.
 */
import type { Diagnostic, Result, Span } from "@cairn/diagnostics";
import { dataFormatNames, formatOf, layoutFormat, printedResult } from "@cairn/store";
import type { Compiled } from "../compile.js";
import { catalogue } from "../diagnostics/index.js";
import { spanOf } from "../diagnostics/said.js";
import { isReserved } from "../values/name.js";
import { cf2Layout } from "./cf2-layout.js";
import { lostZeros } from "./lost-zeros.js";
import { resultView } from "./result-view.js";

/** The result in CF2's own notation, which compiles to itself. */
const cf2 = layoutFormat("cf2", "CF2", () => cf2Layout, true);

/** The output formats. */
export const printFormats: readonly string[] = [cf2.name, ...dataFormatNames];

/**
 * The printed result, or an error if a value isn't representable or the output would exceed `maxOutput` bytes (0 = no
 * limit).
 */
export function print(compiled: Compiled, name: string, maxOutput: number): Result<Iterable<string>> {
  const format = formatOf(name, [cf2])!;
  const refused = format === cf2 ? reservedNames(compiled) : [];
  if (refused.length > 0) return { diagnostics: refused };
  const view = resultView(compiled.contents, format.keepsDigits ? "written" : "plain");
  const printed = printedResult(
    format.write(compiled.root, view, maxOutput),
    { title: format.title, maxOutput },
    { create: catalogue.create, source: compiled.main.source, spanOf: (path) => definitionAt(path, compiled) },
  );
  if (!printed.value || format.keepsDigits) return printed;
  return { ...printed, diagnostics: lostZeros(compiled, format.title) };
}

/** The definition of the value at a path: of the innermost resource on it. */
function definitionAt(path: readonly string[], { contents, root }: Compiled): Span | undefined {
  let span: Span | undefined;
  let container: unknown = root;
  for (const name of path) {
    const entry = contents.get(container as typeof root)?.find((each) => each.name === name);
    if (entry?.resource) span = spanOf(entry.resource.place);
    container = entry?.value;
  }
  return span;
}

/** Entries of databases may have names that resources in a file can't have. */
function reservedNames({ contents }: Compiled): Diagnostic[] {
  const refused: Diagnostic[] = [];
  for (const entries of contents.values()) {
    for (const { name, resource } of entries) {
      if (!resource || !isReserved(name)) continue;
      const instead = "make it `private` and select what is needed from it, rename it in the database, or print JSON";
      const words = { path: resource.path.join("."), reason: `\`${name}\` is a reserved word`, instead };
      refused.push(catalogue.create["cannot-hold"](spanOf(resource.place), { ...words, format: cf2.title }));
    }
  }
  return refused;
}
