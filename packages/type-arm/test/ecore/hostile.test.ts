import { createSource } from "@cairn/diagnostics";
import * as fc from "fast-check";
import { compile } from "../../src/compile.js";
import { readEcore } from "../../src/read-ecore/read-ecore.js";
import { readXml } from "../../src/xml/index.js";
import { ecoreSources } from "./emit-files.js";
import { logicProgram } from "./programs.js";

const [base, logic] = ecoreSources(logicProgram, { logic: "separate" });
const [annotated] = ecoreSources(logicProgram);

/** A text with a piece removed, doubled, or replaced by another piece of it. */
function mutations(text: string): fc.Arbitrary<string> {
  const at = fc.nat(text.length - 1);
  return fc
    .tuple(at, fc.nat(30), at, fc.nat(30), fc.constantFrom("", '"', "<", "/>", "&", "x", "\u0000"))
    .map(
      ([from, length, other, otherLength, sign]) =>
        text.slice(0, from) + sign + text.slice(other, other + otherLength) + text.slice(from + length),
    );
}

describe("what is read", () => {
  it.each([
    ["a base model", base!.text, (text: string) => readEcore(createSource("a.ecore", text), logic)],
    ["logic", logic!.text, (text: string) => readEcore(base!, createSource("a.logic.xmi", text))],
    ["annotations", annotated!.text, (text: string) => compile([createSource("a.ecore", text)])],
  ])("is a program or an error with a place, however it is changed: %s", (_, text, read) => {
    const seen = { read: 0, refused: 0 };
    fc.assert(
      fc.property(mutations(text), (changed) => {
        const { diagnostics, value } = read(changed);
        const errors = diagnostics.filter(({ severity }) => severity === "error");
        seen[value === undefined ? "refused" : "read"]++;
        for (const { span } of errors) expect(span.end).toBeLessThanOrEqual(span.source.text.length);
        expect(errors.length > 0).toBe(value === undefined);
      }),
      { numRuns: 300, seed: 11 },
    );
    expect(Math.min(seen.read, seen.refused)).toBeGreaterThan(0);
  });

  it("may be deep", () => {
    const deep = `${"<a>".repeat(100_000)}${"</a>".repeat(100_000)}`;
    expect(readXml(createSource("a.xml", deep)).diagnostics).toEqual([]);
    const open = readXml(createSource("a.xml", "<a>".repeat(100_000)));
    expect(open.diagnostics.map(({ message }) => message)).toEqual(["invalid XML: `<a>` is never closed"]);
  });

  it("may be long", () => {
    const types = Array.from({ length: 20_000 }, (_, index) => `type T${index} inherits T${index + 1} {}`).join("\n");
    const [model] = ecoreSources(`${types}\ntype T20000 {}`);
    const { diagnostics, value } = readEcore(model!);
    expect(diagnostics).toEqual([]);
    expect(value!.match(/^type /gm)).toHaveLength(20_001);
  });
});
