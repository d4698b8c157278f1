import { startOf, type Result, type Source } from "@cairn/diagnostics";
import { boundText, serializePlain } from "@cairn/store";
import { catalogue } from "../diagnostics/index.js";
import { modelData } from "./model-data.js";
import type { Model } from "../model/model.js";
import { ecore } from "./ecore/ecore.js";
import { printProgram } from "./print/program.js";

export type PrintFormat = "json" | "ecore" | "pp";

/** Prints a model; an error if it would take more than `maxOutput` bytes (0 = no limit). */
export function printModel(
  model: Model,
  source: Source,
  format: PrintFormat,
  maxOutput: number,
): Result<Iterable<string>> {
  const chunks = [...chunksOf(model, source, format)];
  const printed = boundText(chunks, maxOutput);
  if ("chunks" in printed) return { value: printed.chunks, diagnostics: [] };
  const words = { size: String(printed.tooLarge), limit: maxOutput };
  return { diagnostics: [catalogue.create["output-too-large"](startOf(source), words)] };
}

function chunksOf(model: Model, source: Source, format: PrintFormat): Iterable<string> {
  switch (format) {
    case "json":
      return serializePlain(modelData(model));
    case "pp":
      return model.programs.map(printProgram);
    case "ecore":
      return ecoreChunks(model, source);
  }
}

/** Only the model: the target's other files are for the command `emit`. */
function ecoreChunks(model: Model, { name }: Source): Iterable<string> {
  const file = name.replace(/^.*[/\\]/, "").replace(/\.[^.]*$/, "");
  const { files } = ecore.emit(model, { name: /^[A-Za-z_]\w*$/.test(file) ? file : "types", settings: {} });
  return files.find(({ path }) => path.endsWith(".ecore"))!.chunks;
}
