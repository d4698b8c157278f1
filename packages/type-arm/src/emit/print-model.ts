import type { Result, Source } from "@cairn/diagnostics";
import { boundText, formatOf, plainView, printedResult, type Written } from "@cairn/store";
import { catalogue } from "../diagnostics/index.js";
import { modelData } from "./model-data.js";
import type { Model } from "../model/model.js";
import { ecore } from "./ecore/ecore.js";
import { printProgram } from "./print/program.js";

/** Prints a model; an error if it would take more than `maxOutput` bytes (0 = no limit), or the format can't hold it. */
export function printModel(model: Model, source: Source, format: string, maxOutput: number): Result<Iterable<string>> {
  const title = formatOf(format)?.title ?? format;
  return printedResult(
    write(model, source, format, maxOutput),
    { title, maxOutput },
    { create: catalogue.create, source },
  );
}

function write(model: Model, source: Source, format: string, maxOutput: number): Written {
  switch (format) {
    case "pp":
      return boundText(model.programs.map(printProgram), maxOutput);
    case "ecore":
      return boundText([...ecoreChunks(model, source)], maxOutput);
    default:
      return formatOf(format)!.write(modelData(model), plainView, maxOutput);
  }
}

/** Only the model: the target's other files are for the command `emit`. */
function ecoreChunks(model: Model, { name }: Source): Iterable<string> {
  const file = name.replace(/^.*[/\\]/, "").replace(/\.[^.]*$/, "");
  const { files } = ecore.emit(model, { name: /^[A-Za-z_]\w*$/.test(file) ? file : "types", settings: {} });
  return files.find(({ path }) => path.endsWith(".ecore"))!.chunks;
}
