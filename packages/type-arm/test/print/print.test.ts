import { createSource } from "@cairn/diagnostics";
import fc from "fast-check";
import { printProgram } from "../../src/emit/print/program.js";
import { parse } from "../../src/index.js";
import {
  grammarInterpretations,
  logicInterpretations,
  validationInterpretations,
  valueInterpretations,
} from "../interpretations/interpretations.js";
import { slips } from "../interpretations/slips.js";
import { sharedCases } from "../shared-cases.js";
import { withoutPlaces } from "../without-places.js";
import { programs } from "./random-program.js";

function treeOf(text: string) {
  const { value, diagnostics } = parse(createSource("a.pp", text));
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  return value!;
}

function expectSameTree(text: string): void {
  const tree = treeOf(text);
  const printed = printProgram(tree);
  expect(withoutPlaces(treeOf(printed))).toEqual(withoutPlaces(tree));
  expect(printProgram(treeOf(printed))).toBe(printed);
}

describe("printing a program", () => {
  it("yields a source with the same tree: the cases, the interpretations and the slips", () => {
    const interpretations = [
      ...grammarInterpretations,
      ...validationInterpretations,
      ...valueInterpretations,
      ...logicInterpretations,
      ...slips,
    ];
    const sources = [...interpretations.map(({ program }) => program), ...sharedCases.map(({ text }) => text)];
    const legal = sources.filter((text) => {
      const { value } = parse(createSource("a.pp", text));
      return (
        value &&
        !text.includes("@(") &&
        !text.includes("String[1]") &&
        !text.includes("Enum[") &&
        !text.includes("type A =")
      );
    });
    expect(legal.length).toBeGreaterThan(80);
    for (const text of legal) expectSameTree(text);
  });

  it("yields a source with the same tree: random programs", () => {
    fc.assert(fc.property(programs, expectSameTree), { numRuns: 150 });
  });

  it("keeps the comments before definitions", () => {
    const text = "# A user.\ntype User {\n  # Its name.\n  attr name, String\n}\n";
    expect(printProgram(treeOf(text))).toBe(text);
  });

  it("does not recurse", () => {
    const deep = 1500;
    const tree = treeOf(`$x = ${"[".repeat(deep)}1${"]".repeat(deep)}\n`);
    expect(printProgram(tree)).toContain("[".repeat(deep));
    const chain = treeOf(`$y = ${"1 + ".repeat(20000)}1\n`);
    expect(printProgram(chain).length).toBeGreaterThan(80000);
  });
});
