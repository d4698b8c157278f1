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

  it.each([
    [
      "a bomb of entities",
      `<!DOCTYPE a [<!ENTITY b "${"x".repeat(100_000)}">]><a>${"&b;".repeat(1000)}</a>`,
      "document types aren't read",
      0,
    ],
    ["a type that never ends", `<a/><!DOCTYPE a [${"<".repeat(100_000)}`, "document types aren't read", 4],
    [
      "many unknown references",
      `<a>${"&b;".repeat(100_000)}</a>`,
      "this `&` begins no reference that XML knows; a `&` itself is `&amp;`",
      3,
    ],
    ["many wrong ends", `<a>${"</b>".repeat(100_000)}`, "`</b>` is where `<a>` is closed", 3],
    ["a comment that never ends", `<a><!-- ${"<a>".repeat(100_000)}`, "this comment never ends", 3],
    ["a value that never ends", `<a b="${"x".repeat(100_000)}`, "this tag never ends", 0],
    ["text after the root", `<a/>\n  text <b/>`, "text is outside of all elements", 7],
    ["a second root", `<a/> <b/>`, "a second outermost element", 5],
    ["a repeated attribute", `<a b='1' b = "1"/>`, "a second `b`", 9],
    ["a control character", `<a>\u0000</a>`, "XML doesn't allow this character", 3],
  ])("is an error with a location if it is %s", (_, text, why, start) => {
    const { diagnostics } = readXml(createSource("a.xml", text));
    expect(diagnostics.map(({ message, span }) => [message, span.start])).toEqual([[`invalid XML: ${why}`, start]]);
  });

  it("may be long", () => {
    const types = Array.from({ length: 20_000 }, (_, index) => `type T${index} inherits T${index + 1} {}`).join("\n");
    const [model] = ecoreSources(`${types}\ntype T20000 {}`);
    const { diagnostics, value } = readEcore(model!);
    expect(diagnostics).toEqual([]);
    expect(value!.match(/^type /gm)).toHaveLength(20_001);
  });
});
