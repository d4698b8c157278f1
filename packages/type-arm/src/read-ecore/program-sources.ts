import { createSource, pushAll, startOf, type Diagnostic, type Result, type Source } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { baseFileOf, isBaseModel, isLogicMetamodel, isLogicModel } from "./logic-files.js";
import { readEcore } from "./read-ecore.js";

/**
 * The sources with every Ecore model (`NAME.ecore`) replaced by its program; its logic may be in annotations or in a
 * logic model (`NAME.logic.xmi`), which then must be among the sources.
 */
export function programSources(sources: readonly Source[]): Result<readonly Source[]> {
  if (!sources.some(({ name }) => isBaseModel(name) || isLogicModel(name))) return { value: sources, diagnostics: [] };
  const logic = new Map(sources.filter(({ name }) => isLogicModel(name)).map((each) => [baseNameOf(each), each]));
  const diagnostics: Diagnostic[] = [];
  const programs: Source[] = [];
  for (const source of sources) {
    if (isLogicModel(source.name) || (sources.length > 1 && isLogicMetamodel(source))) continue;
    if (!isBaseModel(source.name)) {
      programs.push(source);
      continue;
    }
    const read = readEcore(source, logic.get(tidy(source.name)));
    logic.delete(tidy(source.name));
    pushAll(diagnostics, read.diagnostics);
    if (read.value !== undefined) programs.push(createSource(source.name, read.value));
  }
  for (const [base, lonely] of logic) diagnostics.push(withoutBase(lonely, base));
  return programs.length === 0 ? { diagnostics } : { value: programs, diagnostics };
}

function baseNameOf(logic: Source): string {
  return tidy(baseFileOf(logic));
}

function tidy(name: string): string {
  return name.replace(/^(?:\.\/)+/, "");
}

function withoutBase(logic: Source, base: string): Diagnostic {
  const why = `it is the logic of \`${base}\`, which isn't among the inputs`;
  return catalogue.create["not-a-model"](startOf(logic), { why });
}
