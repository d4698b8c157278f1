import { resolve } from "node:path";
import type { Compilation, LanguageRequest } from "@cairn/cli-kit";
import type { Source } from "@cairn/diagnostics";
import type { Catalog } from "../catalog/catalog.js";
import { printJson } from "../emit/print-json.js";
import type { LanguageSettings } from "../evaluate/settings.js";
import { loadViews } from "#load-views";

/** A catalog, in the form that commands use. */
export function compilationOf(
  catalog: Catalog,
  source: Source,
  { types }: LanguageSettings,
  request: LanguageRequest,
): Compilation {
  const pathOf = absolutePath(request);
  return {
    get tree() {
      return loadViews().comparedCatalog(catalog, types, source).tree;
    },
    print: (format, maxOutput) => {
      const options = { types, pathOf, source, maxOutput };
      return format === "json"
        ? printJson(catalog, options)
        : loadViews().printCatalog(catalog, { ...options, format: "yaml" });
    },
    explain: (path) => loadViews().explain(catalog, path, source, types),
    graph: () => loadViews().drawGraph(catalog, source),
  };
}

/** Puppet writes absolute paths, without resolving links; other names stay as they are. */
export function absolutePath({ host }: LanguageRequest): (source: Source) => string {
  return ({ name }) => (name === "<stdin>" || !host ? name : resolve(host.cwd, name));
}
