import type { Source } from "@cairn/diagnostics";
import type { Outcome } from "@cairn/store";
import type { Catalog } from "../catalog/catalog.js";
import { printJson } from "../emit/print-json.js";
import type { LanguageSettings } from "../evaluate/settings.js";
import { sourcesAt } from "../explain/exporter.js";
import { loadExplain } from "../load/load-explain.js";
import { loadViews } from "../load/load-views.js";

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
      return loadViews().comparedCatalog(catalog, types, source).tree;
    },
    print: (format, maxOutput) => {
      const options = { types, pathOf, source, maxOutput };
      return format === "json"
        ? printJson(catalog, options)
        : loadViews().printCatalog(catalog, { ...options, format });
    },
    explain: (path) => loadExplain()(catalog, path, source, types, sourcesAt(language, source, pathOf)),
    graph: () => loadViews().drawGraph(catalog, source),
  };
}
