import { createSource } from "@cairn/diagnostics";
import { testIf } from "@cairn/testing";
import { format } from "../../src/format/format.js";
import { parse, tokenize } from "../../src/index.js";
import { grammarReadings, logicReadings, valueReadings } from "../readings/readings.js";
import { slips } from "../readings/slips.js";
import { sharedCases } from "../shared-cases.js";
import { withoutPlaces } from "../without-places.js";

const programs = [
  ...[...grammarReadings, ...valueReadings, ...logicReadings, ...slips].map(({ program }) => program),
  ...sharedCases.map(({ text }) => text),
].filter((text) => parse(createSource("a.pp", text)).value);

function formatted(text: string): string {
  return format(createSource("a.pp", text)).value!;
}

function commentsOf(text: string): string[] {
  const tokens = [...tokenize(createSource("a.pp", text))];
  return tokens.filter(({ isComment }) => isComment).map(({ start, end }) => text.slice(start, end));
}

describe("fmt", () => {
  it("keeps the tree and the comments of every program, and changes nothing the second time", () => {
    expect(programs.length).toBeGreaterThan(70);
    for (const text of programs) {
      const once = formatted(text);
      expect(withoutPlaces(parse(createSource("a.pp", once)).value)).toEqual(
        withoutPlaces(parse(createSource("a.pp", text)).value),
      );
      expect(commentsOf(once)).toEqual(commentsOf(text));
      expect(formatted(once)).toBe(once);
    }
  });

  it("indents, aligns arrows, and keeps line ends", () => {
    expect(formatted("type T{\r\nattr a,String{min=>1,\r\nunsettable=>true}\r\n}")).toBe(
      "type T {\r\n  attr a, String { min => 1,\r\n    unsettable => true }\r\n}\r\n",
    );
    expect(formatted("type T {\nattr a, String {\nmin => 1,\nunsettable => true,\n}\n}\n")).toBe(
      "type T {\n  attr a, String {\n    min        => 1,\n    unsettable => true,\n  }\n}\n",
    );
  });

  it("keeps the spelling of settings (reading R4)", () => {
    expect(formatted("type T { attr a, String { setable => true } attr b, String { settable => true } }")).toMatch(
      /setable => true.*settable => true/,
    );
  });

  it("leaves a text with a syntax error alone", () => {
    expect(format(createSource("a.pp", "type T {")).value).toBeUndefined();
  });

  testIf(sharedCases.length > 0, "the cases aren't there")(
    "finds the shared cases in their usual form, but for what is lined up",
    () => {
      for (const { text } of sharedCases) {
        const source = createSource("a.pp", text);
        if (parse(source).value)
          expect(format(source).value!.replace(/\s+/g, " ")).toBe(
            text.trim().replace(/\s+/g, " ").replaceAll("{ }", "{}") + " ",
          );
      }
    },
  );
});
