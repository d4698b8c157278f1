/**
 * Prints the result through the store's writers, or as SmartFrog itself (`program-layout`). The size is known before
 * anything is written.
 */
import { startOf, type Result } from "@cairn/diagnostics";
import { serialize, type SerializeOptions, type StoreValue } from "@cairn/store";
import type { Compiled } from "../compile.js";
import { catalogue } from "../diagnostics/index.js";
import { programLayout } from "./program-layout.js";

/** The output formats; `sf` compiles to itself. */
export type PrintFormat = "json" | "yaml" | "sf";

export interface PrintOptions {
  readonly format: PrintFormat;
  /** Prints the whole store instead of `sfConfig` alone. */
  readonly whole: boolean;
  /** The maximum output size in bytes; 0 = no limit. */
  readonly maxOutput: number;
  /** Writes `{"$data": "a:b"}` for `DATA a:b`, instead of `"$.a:b"`. */
  readonly tagged: boolean;
}

/** The printed result, or an error if it would take more than `maxOutput` bytes. */
export function print(compiled: Compiled, options: PrintOptions): Result<Iterable<string>> {
  const { store, main } = compiled;
  const shown: StoreValue = options.whole ? store.root : main!;
  const printed = serialize(shown, store.log, serializeOptions(options));
  if ("chunks" in printed) return { value: printed.chunks, diagnostics: [] };
  const parameters = { size: readable(printed.tooLarge), limit: options.maxOutput };
  return { diagnostics: [catalogue.create["output-too-large"](startOf(compiled.program.main.source), parameters)] };
}

function serializeOptions({ format, whole, maxOutput, tagged }: PrintOptions): SerializeOptions {
  const limit = maxOutput > 0 ? { maxBytes: maxOutput } : {};
  if (format === "sf") return { ...limit, format: programLayout(whole) };
  if (!tagged) return { ...limit, format };
  return { ...limit, format, dataReference: (path) => ({ $data: path.join(":") }) };
}

/** Formats a size; astronomic ones as a power of ten. */
function readable(size: number): string {
  return size < 1e15
    ? String(size)
    : Number.isFinite(size)
      ? `about 10^${Math.floor(Math.log10(size))}`
      : "more than 10^308";
}
