import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { programs } from "../print/random-program.js";
import { grammarReadings, logicReadings, validationReadings, valueReadings } from "../readings/readings.js";
import { slips } from "../readings/slips.js";

const GENERATED = 300;

/** Programs to begin with: of the examples, the tests, the readings, the slips and a generator. */
export function corpus(folder: string): readonly string[] {
  const examples = join(folder, "..", "..", "examples", "type-arm");
  const written = [...grammarReadings, ...validationReadings, ...valueReadings, ...logicReadings, ...slips];
  return [
    ...filesIn(examples, ".pp"),
    ...filesIn(join(folder, "test"), ".pp"),
    ...written.map(({ program }) => program),
    ...fc.sample(programs, { seed: 1, numRuns: GENERATED }),
  ];
}

/** The texts of all files below a folder whose names end so. */
export function filesIn(folder: string, ending: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"));
}
