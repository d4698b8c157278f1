/**
 * Catalogs as text: Puppet's JSON, or YAML, in pieces, so that no text is held as a whole. A lower bound of its size is
 * known beforehand (`least-size`), so that output that would be too big is rejected.
 */
import { createSource, type Result } from "@cairn/diagnostics";
import { deserialize, serialize } from "@cairn/store";
import type { Catalog } from "../catalog/catalog.js";
import { catalogJson } from "./catalog-json.js";
import { printJson, refuseExpansion, tooLarge, type PrintJsonOptions } from "./print-json.js";

/** The formats in which a catalog can be printed; Puppet accepts the first. */
export const printFormats = ["json", "yaml"] as const;
export type PrintFormat = (typeof printFormats)[number];

export interface PrintOptions extends PrintJsonOptions {
  readonly format: PrintFormat;
}

/** The catalog as text, or an error if that would take more than `maxOutput` bytes. */
export function printCatalog(catalog: Catalog, options: PrintOptions): Result<Iterable<string>> {
  return options.format === "yaml" ? printYaml(catalog, options) : printJson(catalog, options);
}

function printYaml(catalog: Catalog, options: PrintOptions): Result<Iterable<string>> {
  const { maxOutput } = options;
  const refused = refuseExpansion(catalog, options);
  if (refused) return refused;
  const json = [...catalogJson(catalog, options)].join("");
  const { tree } = deserialize(createSource(options.source.name, json), "json");
  const printed = serialize(tree!.value, tree!.log, { format: "yaml", maxBytes: maxOutput });
  if ("chunks" in printed) return { value: printed.chunks, diagnostics: [] };
  return tooLarge(printed.tooLarge, options);
}
