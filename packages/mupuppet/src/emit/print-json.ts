import { startOf, type Diagnostic, type Result, type Source } from "@cairn/diagnostics";
import type { Catalog } from "../catalog/catalog.js";
import { catalogue } from "../diagnostics/index.js";
import { catalogJson, type PrintSettings } from "./catalog-json.js";
import { LeastSize } from "./least-size.js";

export interface PrintJsonOptions extends PrintSettings {
  /** 0 = no limit. */
  readonly maxOutput: number;
  /** The program: the position of errors about the whole output. */
  readonly source: Source;
}

/** The catalog as JSON, or an error if that would take more than `maxOutput` bytes. */
export function printJson(catalog: Catalog, options: PrintJsonOptions): Result<Iterable<string>> {
  const { maxOutput } = options;
  const refused = refuseExpansion(catalog, options);
  if (refused) return refused;
  if (maxOutput === 0) return { value: { [Symbol.iterator]: () => catalogJson(catalog, options) }, diagnostics: [] };
  const chunks: string[] = [];
  let units = 0;
  for (const chunk of catalogJson(catalog, options)) {
    chunks.push(chunk);
    units += chunk.length;
    if (units > maxOutput) return tooLarge(units, options);
  }
  // No unit takes more than three bytes: usually nothing has to be counted.
  const bytes = units * 3 <= maxOutput ? units : chunks.reduce((sum, chunk) => sum + utf8Length(chunk), 0);
  return bytes > maxOutput ? tooLarge(bytes, options) : { value: chunks, diagnostics: [] };
}

/** The store's function for this would load the whole store in every run. */
function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** An error if the values alone would be too large, detected before any of them is expanded. */
export function refuseExpansion(catalog: Catalog, options: PrintJsonOptions): Result<never> | undefined {
  const least = options.maxOutput > 0 ? leastSize(catalog) : 0;
  return least > options.maxOutput ? tooLarge(least, options) : undefined;
}

/** A lower bound of the size of all parameters' values. */
function leastSize(catalog: Catalog): number {
  const sizes = new LeastSize();
  let sum = 0;
  for (const { parameters } of catalog.resources) for (const { value } of parameters.values()) sum += sizes.of(value);
  return sum;
}

/** The diagnostic for output of a number of bytes. */
export function tooLarge(
  bytes: number,
  { maxOutput, source }: PrintJsonOptions,
): { readonly diagnostics: readonly Diagnostic[] } {
  const size = Number.isFinite(bytes) ? `at least ${bytes}` : "endlessly many";
  return { diagnostics: [catalogue.create["output-too-large"](startOf(source), { size, limit: String(maxOutput) })] };
}
