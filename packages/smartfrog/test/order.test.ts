import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { applyEdits, createSource } from "@cairn/diagnostics";
import { testIf } from "@cairn/testing";
import fc from "fast-check";
import { check } from "../src/compile.js";
import { filesIn } from "./case-files.js";
import { compiled } from "./oracle/compiler.js";

const paper = join(import.meta.dirname, "conformance/paper");
const shared = join(import.meta.dirname, "../../../../shared/cases/smartfrog-core");

const names = ["a", "b", "c", "d", "e"];
const value = fc.constantFrom(
  "1;",
  "[1];",
  "x;",
  "x:y;",
  "a;",
  "b;",
  "q;",
  "extends {}",
  "extends x, { z 1; }",
  "extends { z c; }",
);
const body = fc
  .tuple(fc.shuffledSubarray(names), fc.array(value, { minLength: names.length, maxLength: names.length }))
  .map(([chosen, values]) => chosen.map((name, index) => `${name} ${values[index]!}`).join(" /* between */ "));
const plainBody = fc.shuffledSubarray(names).map((chosen) => chosen.map((name) => `${name} 0;`).join(" "));

/** Prototypes in some order, and components that state some of their attributes in another, with links among them. */
const specifications = fc
  .tuple(plainBody, plainBody, body, body)
  .map(
    ([first, second, third, fourth]) =>
      `x extends { y 5; } a 6; b 7; c 8; q 9; P extends { ${first} } R extends { ${second} }\n` +
      `sfConfig extends {\n  q extends P, R, {\n    ${third}\n  }\n  r extends { ${fourth} }, R\n}\n`,
  );

/** The programs below a folder that warn, of those without errors. */
function warning(folder: string): { valid: number; names: string[] } {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".sf"));
  const reported = names.map((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    return { name, found: check(createSource(name, text), { files: filesIn(folder) }) };
  });
  const valid = reported.filter(({ found }) => found.every(({ severity }) => severity !== "error"));
  return {
    valid: valid.length,
    names: valid
      .filter(({ found }) => found.some(({ code }) => code === "smartfrog/order-differs"))
      .map(({ name }) => name.replaceAll("\\", "/"))
      .sort(),
  };
}

describe("the order trap of section 10", () => {
  it("warns in the paper's programs exactly where the order differs: figure 18, and `q4` of figure 11", () => {
    const { valid, names } = warning(paper);
    expect(names).toEqual(["figure-11.sf", "figure-18.sf"]);
    expect(valid).toBeGreaterThan(8);
  });

  testIf(existsSync(shared), "../shared is not there")("warns in few of the collected programs", () => {
    const { valid, names } = warning(shared);
    expect(names).toEqual(["LISA2014paper/figure8.sf", "herry13-test/t1-qc5.sf"]);
    expect(valid).toBeGreaterThan(50);
  });

  it("offers only fixes that change no value and no order, and silence the warning", () => {
    let [warnings, fixes] = [0, 0];
    fc.assert(
      fc.property(specifications, (text) => {
        const source = createSource("test.sf", text);
        const found = check(source);
        if (found.some(({ severity }) => severity === "error")) return;
        for (const { fixes: offered, span } of found) {
          warnings++;
          for (const { edits } of offered) {
            fixes++;
            const repaired = applyEdits(source, edits);
            expect(compiled(repaired, "core")).toBe(compiled(source.text, "core"));
            const left = check(createSource("test.sf", repaired));
            expect(left.length).toBe(found.length - 1);
            expect(left.map((other) => other.span.start)).not.toContain(span.start);
          }
        }
      }),
      { numRuns: 400, seed: 1 },
    );
    expect(warnings).toBeGreaterThan(100);
    expect(fixes).toBeGreaterThan(20);
  });
});
