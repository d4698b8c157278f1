import { createSource, pushAll, type Diagnostic, type Result, type Source } from "@cairn/diagnostics";
import { readEcore } from "./read-ecore.js";

const logicEnding = ".logic.xmi";

/**
 * The sources with every Ecore model (`NAME.ecore`) replaced by the program that it stands for; its logic may stand in annotations or in
 * `NAME.logic.xmi`, which then must be among the sources.
 */
export function programSources(sources: readonly Source[]): Result<readonly Source[]> {
  if (!sources.some(({ name }) => isModel(name))) return { value: sources, diagnostics: [] };
  const diagnostics: Diagnostic[] = [];
  const programs: Source[] = [];
  for (const source of sources) {
    const { name } = source;
    if (name.endsWith(logicEnding)) continue;
    if (!isModel(name)) programs.push(source);
    else {
      const logic = sources.find((other) => other.name === name.replace(/\.ecore$/, logicEnding));
      const read = readEcore(source, logic);
      pushAll(diagnostics, read.diagnostics);
      if (read.value !== undefined) programs.push(createSource(name, read.value));
    }
  }
  return programs.length === 0 ? { diagnostics } : { value: programs, diagnostics };
}

function isModel(name: string): boolean {
  return name.endsWith(".ecore");
}
