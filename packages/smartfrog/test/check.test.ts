import { createSource, positionAt, type Diagnostic } from "@cairn/diagnostics";
import fc from "fast-check";
import { check, compile } from "../src/compile.js";
import { print } from "./oracle/print.js";
import { programs } from "./properties/program-arbitrary.js";
import { SEED } from "./properties/settings.js";

function errorsOf(found: readonly Diagnostic[]): string[] {
  return found
    .filter(({ severity }) => severity === "error")
    .map(({ code, span }) => `${code} ${positionAt(span.source, span.start).line} ${span.start}-${span.end}`);
}

describe.each(["core", "forward"] as const)("check on random programs, %s", (semantics) => {
  it("finds errors exactly where compile does, and the one that compile ends with", () => {
    let [valid, several] = [0, 0];
    const agrees = fc.property(programs(semantics), (program) => {
      const source = createSource("test.sf", print(program.body));
      const ends = errorsOf(compile(source, { semantics }).diagnostics);
      const found = errorsOf(check(source, { semantics }));
      if (found.length === 0) valid++;
      if (found.length > 1) several++;
      expect(found.length > 0).toBe(ends.length > 0);
      expect(found).toEqual(expect.arrayContaining(ends));
    });
    fc.assert(agrees, { seed: SEED, numRuns: 300 });
    expect(valid).toBeGreaterThan(180);
    expect(several).toBeGreaterThan(2);
  }, 60_000);
});
