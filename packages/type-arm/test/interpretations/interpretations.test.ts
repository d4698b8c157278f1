import { codesOf, diagnosticsOf, verdictOf, type ReadingCase } from "./classify.js";
import {
  grammarInterpretations,
  logicInterpretations,
  validationInterpretations,
  valueInterpretations,
} from "./interpretations.js";
import { slips } from "./slips.js";

const all: readonly ReadingCase[] = [
  ...grammarInterpretations,
  ...validationInterpretations,
  ...valueInterpretations,
  ...logicInterpretations,
  ...slips,
];

describe("the interpretations and slips of the specification", () => {
  it.each(all)("$id: $about ($verdict)", (reading) => {
    const diagnostics = diagnosticsOf(reading);
    expect({ verdict: verdictOf(diagnostics), codes: codesOf(diagnostics) }).toEqual({
      verdict: reading.verdict,
      codes: reading.codes ?? [],
    });
  });

  it("have a location for each diagnostic, inside the source, and help on what to write", () => {
    for (const reading of all) {
      for (const { span, help } of diagnosticsOf(reading)) {
        expect(span.start).toBeLessThan(span.end);
        expect(span.end).toBeLessThanOrEqual(reading.program.length);
        expect(help).toBeTruthy();
      }
    }
  });
});
