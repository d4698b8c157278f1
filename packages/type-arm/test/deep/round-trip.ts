import { seededSource, type DeepPart } from "@cairn/testing/deep";
import * as fc from "fast-check";
import { printProgram } from "../../src/emit/print/program.js";
import { parse } from "../../src/index.js";
import { programs } from "../print/random-program.js";
import { withoutPlaces } from "../without-places.js";
import { outcomeOf, sourceOf } from "./oracle.js";

/** Random programs, printed: the output has the same tree, and printing that changes nothing. */
export const roundTrip: DeepPart = {
  name: "round-trip",
  goal: 100_000,
  validShare: 60,
  input(seed, index) {
    const chance = seededSource(seed, index).nextInt(0, 0x7fffffff);
    return fc.sample(programs, { seed: chance, numRuns: 1 })[0]!;
  },
  run(text) {
    const { diagnostics, value } = parse(sourceOf(text));
    if (!value) return outcomeOf(diagnostics);
    const printed = printProgram(value);
    const again = parse(sourceOf(printed)).value;
    if (!again) return outcomeOf(diagnostics, "print: what was printed isn't a program");
    const isSame = shape(value) === shape(again) && printProgram(again) === printed;
    return outcomeOf(diagnostics, isSame ? undefined : "print: another tree");
  },
};

function shape(tree: object): string {
  return JSON.stringify(withoutPlaces(tree));
}
