import { readSource, type Diagnostic, type Files, type Result, type Source } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { baseFileOf, holdsLogic, isBaseModel, isLogicModel, logicFileOf } from "../read-ecore/logic-files.js";

/** The inputs, with the base model of each logic model, and the logic model beside each base model without logic. */
export function withSeparateLogic(given: readonly Source[], files: Files): Result<readonly Source[]> {
  const known = new Set(given.map(({ name }) => files.resolve("", name)));
  const sources = [...given];
  const diagnostics: Diagnostic[] = [];
  for (const source of given) {
    const path = companionOf(source, files);
    if (path === undefined || known.has(path)) continue;
    known.add(path);
    const { value, diagnostics: found } = readSource(path, files, catalogue.create);
    if (value) sources.push(value);
    diagnostics.push(...found);
  }
  return diagnostics.length > 0 ? { diagnostics } : { value: sources, diagnostics };
}

/** The other file of a split model; a logic model is optional. */
function companionOf(source: Source, files: Files): string | undefined {
  if (isLogicModel(source.name)) return files.resolve("", baseFileOf(source));
  if (!isBaseModel(source.name) || holdsLogic(source)) return undefined;
  const path = files.resolve("", logicFileOf(source.name));
  return "bytes" in files.read(path) ? path : undefined;
}
