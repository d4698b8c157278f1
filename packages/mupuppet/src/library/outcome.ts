import type { Source } from "@cairn/diagnostics";
import type { Outcome } from "@cairn/store";
import type { Catalog } from "../catalog/catalog.js";
import { comparedCatalog } from "../diff/compared-catalog.js";
import { printCatalog } from "../emit/print.js";
import { printJson } from "../emit/print-json.js";
import type { LanguageSettings } from "../evaluate/settings.js";
import { explain } from "../explain/explain.js";
import { sourcesAt } from "../explain/exporter.js";
import { drawGraph } from "../graph/graph.js";

/** A catalog, in the form that commands and programs use; `pathOf` says how it names files. */
export function outcomeOf(
  catalog: Catalog,
  source: Source,
  language: LanguageSettings,
  pathOf: (source: Source) => string,
): Outcome {
  const { types } = language;
  return {
    get tree() {
      return comparedCatalog(catalog, types, source).tree;
    },
    print: (format, maxOutput) => {
      const options = { types, pathOf, source, maxOutput };
      return format === "json" ? printJson(catalog, options) : printCatalog(catalog, { ...options, format });
    },
    explain: (path) => explain(catalog, path, source, types, sourcesAt(language, source, pathOf)),
    graph: () => drawGraph(catalog, source),
  };
}
