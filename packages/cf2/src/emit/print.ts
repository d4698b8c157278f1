import { startOf, type Result } from "@cairn/diagnostics";
import { serialize } from "@cairn/store";
import type { Compiled } from "../compile.js";
import { catalogue } from "../diagnostics/index.js";
import { buildTree } from "./build-tree.js";
import { cf2Layout } from "./cf2-layout.js";

/** The forms in which a result can be printed; `cf2` compiles to itself. */
export const printFormats = ["cf2", "json", "yaml"] as const;
export type PrintFormat = (typeof printFormats)[number];

/** The result as text, or an error where that would take more than `maxOutput` bytes (0 = no limit). */
export function print(compiled: Compiled, format: PrintFormat, maxOutput: number): Result<Iterable<string>> {
  const limit = maxOutput > 0 ? { maxBytes: maxOutput } : {};
  const { value, log } = buildTree(compiled, format === "cf2" ? "written" : "plain");
  const printed = serialize(value, log, { ...limit, format: format === "cf2" ? cf2Layout : format });
  if ("chunks" in printed) return { value: printed.chunks, diagnostics: [] };
  const parameters = { size: readable(printed.tooLarge), limit: maxOutput };
  return { diagnostics: [catalogue.create["output-too-large"](startOf(compiled.main.source), parameters)] };
}

/** Sizes beyond all bounds are given as a power of ten. */
function readable(size: number): string {
  if (size < 1e15) return String(size);
  return Number.isFinite(size) ? `about 10^${Math.floor(Math.log10(size))}` : "more than 10^308";
}
