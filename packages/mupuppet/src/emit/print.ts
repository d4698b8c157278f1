/**
 * Catalogs as text: Puppet's JSON in pieces, or another format, so that no text is held as a whole. A lower bound of its size is
 * known beforehand (`least-size`), so that output that would be too big is rejected.
 */
import { createSource, type Result } from "@cairn/diagnostics";
import { deserialize, formatOf, printedResult, treeView } from "@cairn/store";
import type { Catalog } from "../catalog/catalog.js";
import { catalogue } from "../diagnostics/index.js";
import { catalogJson } from "./catalog-json.js";
import { printJson, refuseExpansion, tooLarge, type PrintJsonOptions } from "./print-json.js";

export interface PrintOptions extends PrintJsonOptions {
  /** `json`, which Puppet accepts, or the name of another format that all languages offer. */
  readonly format: string;
}

/** The catalog as text, or an error if that would take more than `maxOutput` bytes. */
export function printCatalog(catalog: Catalog, options: PrintOptions): Result<Iterable<string>> {
  return options.format === "json" ? printJson(catalog, options) : printAs(catalog, options);
}

function printAs(catalog: Catalog, options: PrintOptions): Result<Iterable<string>> {
  const { maxOutput, source } = options;
  const refused = refuseExpansion(catalog, options);
  if (refused) return refused;
  const json = [...catalogJson(catalog, options)].join("");
  const { tree } = deserialize(createSource(source.name, json), "json");
  const format = formatOf(options.format)!;
  const written = format.write(tree!.value, treeView(tree!.log), maxOutput);
  if ("tooLarge" in written) return tooLarge(written.tooLarge, options);
  return printedResult(written, { title: format.title, maxOutput }, { create: catalogue.create, source });
}
