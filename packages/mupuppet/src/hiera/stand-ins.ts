import { startOf, type Result, type Source } from "@cairn/diagnostics";
import { readData, type DataFile } from "@cairn/hiera";
import { catalogue } from "../diagnostics/index.js";

/** Reads a file of values that replaces the levels of Hiera whose data an external program would provide. */
export function readStandIns(source: Source): Result<DataFile> {
  const read = readData(source, source.name.endsWith(".json") ? "json" : "yaml", source.name);
  const problem = "problem" in read ? read : read.warning && { problem: read.warning, span: startOf(source) };
  if (problem) return { diagnostics: [catalogue.create["hiera-data"](problem.span, { message: problem.problem })] };
  return { value: (read as { file: DataFile }).file, diagnostics: [] };
}
