import { createSource, startOf, type Diagnostic, type Result, type Source } from "@cairn/diagnostics";
import { deserialize, serialize } from "@cairn/store";
import type { Catalog } from "../catalog/catalog.js";
import { catalogue } from "../diagnostics/index.js";
import { byteLength } from "./byte-length.js";
import { catalogJson, type PrintSettings } from "./catalog-json.js";
import { LeastSize } from "./least-size.js";

/** The forms in which a catalog can be printed; Puppet takes the first. */
export const printFormats = ["json", "yaml"] as const;
export type PrintFormat = (typeof printFormats)[number];

export interface PrintOptions extends PrintSettings {
  readonly format: PrintFormat;
  /** 0 = no limit. */
  readonly maxOutput: number;
  /** The program, where errors about the whole output stand. */
  readonly source: Source;
}

/** The catalog as text, or an error where that would take more than `maxOutput` bytes. */
export function printCatalog(catalog: Catalog, options: PrintOptions): Result<Iterable<string>> {
  const { format, maxOutput } = options;
  if (maxOutput > 0 && leastSize(catalog) > maxOutput) return tooLarge(leastSize(catalog), options);
  if (format === "yaml") return printYaml(catalog, options);
  if (maxOutput === 0) return { value: { [Symbol.iterator]: () => catalogJson(catalog, options) }, diagnostics: [] };
  const chunks: string[] = [];
  let units = 0;
  for (const chunk of catalogJson(catalog, options)) {
    chunks.push(chunk);
    units += chunk.length;
    if (units > maxOutput) return tooLarge(units, options);
  }
  // No unit takes more than three bytes: mostly nothing has to be counted.
  const bytes = units * 3 <= maxOutput ? units : chunks.reduce((sum, chunk) => sum + byteLength(chunk), 0);
  return bytes > maxOutput ? tooLarge(bytes, options) : { value: chunks, diagnostics: [] };
}

function printYaml(catalog: Catalog, options: PrintOptions): Result<Iterable<string>> {
  const { maxOutput } = options;
  const json = [...catalogJson(catalog, options)].join("");
  const { tree } = deserialize(createSource(options.source.name, json), "json");
  const printed = serialize(tree!.value, tree!.log, { format: "yaml", maxBytes: maxOutput });
  if ("chunks" in printed) return { value: printed.chunks, diagnostics: [] };
  return tooLarge(printed.tooLarge, options);
}

/** What the values of all parameters take at least. */
function leastSize(catalog: Catalog): number {
  const sizes = new LeastSize();
  let sum = 0;
  for (const { parameters } of catalog.resources) for (const { value } of parameters.values()) sum += sizes.of(value);
  return sum;
}

function tooLarge(bytes: number, { maxOutput, source }: PrintOptions): { readonly diagnostics: readonly Diagnostic[] } {
  const size = Number.isFinite(bytes) ? `at least ${bytes}` : "endlessly many";
  return { diagnostics: [catalogue.create["output-too-large"](startOf(source), { size, limit: String(maxOutput) })] };
}
