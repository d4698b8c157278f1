import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { programs } from "../print/random-program.js";
import {
  grammarInterpretations,
  logicInterpretations,
  validationInterpretations,
  valueInterpretations,
} from "../interpretations/interpretations.js";
import { slips } from "../interpretations/slips.js";

const GENERATED = 300;

/** Initial programs: those of the examples, the tests, the interpretations, the slips and a generator. */
export function corpus(folder: string): readonly string[] {
  const examples = join(folder, "..", "..", "examples", "type-arm");
  const written = [
    ...grammarInterpretations,
    ...validationInterpretations,
    ...valueInterpretations,
    ...logicInterpretations,
    ...slips,
  ];
  return [
    ...filesIn(examples, ".pp"),
    ...filesIn(join(folder, "test"), ".pp"),
    ...written.map(({ program }) => program),
    ...fc.sample(programs, { seed: 1, numRuns: GENERATED }),
  ];
}

/** The contents of all files below a folder with this extension. */
export function filesIn(folder: string, ending: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"));
}
