import { resolve } from "node:path";
import type { Compilation, LanguageRequest } from "@cairn/cli-kit";
import type { Source } from "@cairn/diagnostics";
import type { Catalog } from "../catalog/catalog.js";
import { comparedCatalog } from "../diff/compared-catalog.js";
import { printCatalog, type PrintFormat } from "../emit/print.js";
import type { LanguageSettings } from "../evaluate/settings.js";
import { explain } from "../explain/explain.js";
import { drawGraph } from "../graph/graph.js";

/** A catalog, as the commands use it. */
export function compilationOf(
  catalog: Catalog,
  source: Source,
  { types }: LanguageSettings,
  request: LanguageRequest,
): Compilation {
  const pathOf = absolutePath(request);
  return {
    get tree() {
      return comparedCatalog(catalog, types, source).tree;
    },
    print: (format, maxOutput) =>
      printCatalog(catalog, { types, pathOf, source, maxOutput, format: format as PrintFormat }),
    explain: (path) => explain(catalog, path, source, types),
    graph: () => drawGraph(catalog, source),
  };
}

/** Puppet writes absolute paths, links not followed; what is no file stays as it is. */
export function absolutePath({ host }: LanguageRequest): (source: Source) => string {
  return ({ name }) => (name === "<stdin>" || !host ? name : resolve(host.cwd, name));
}
