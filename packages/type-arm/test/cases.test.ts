import { createSource, positionAt } from "@cairn/diagnostics";
import { testIf } from "@cairn/testing";
import { check } from "../src/index.js";
import { sharedCases } from "./shared-cases.js";

describe("the shared cases", () => {
  const absent = "the cases aren't there";

  testIf(sharedCases.length > 0, absent)("are accepted and rejected as expected", () => {
    const found = sharedCases.map(({ name, text }) => {
      const diagnostics = check([createSource(`${name}.pp`, text)]);
      return [name, diagnostics.some(({ severity }) => severity === "error") ? "error" : "ok"];
    });
    expect(found).toEqual(sharedCases.map(({ name, program }) => [name, program]));
  });

  testIf(sharedCases.length > 0, absent)("report the expected diagnostics at the expected locations", () => {
    for (const { name, text, diagnostics: expected = [] } of sharedCases) {
      const source = createSource(`${name}.pp`, text);
      const diagnostics = check([source]);
      for (const { severity, line, mentions = [] } of expected) {
        const there = diagnostics.filter(({ span }) => positionAt(source, span.start).line === line);
        const said = there.map((each) => [each.severity, each.message, each.help].join(" "));
        expect(said).toContainEqual(expect.stringMatching(severity));
        for (const mention of mentions) expect(said.join("\n")).toContain(mention);
      }
    }
  });

  testIf(sharedCases.length > 0, absent)("are checked leniently as expected", () => {
    for (const { name, text, lenient } of sharedCases) {
      if (!lenient) continue;
      const severities = check([createSource(`${name}.pp`, text)], { lenient: true }).map(({ severity }) => severity);
      expect(severities).toEqual([lenient.severity]);
    }
  });
});
