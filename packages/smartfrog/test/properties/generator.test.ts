import fc from "fast-check";
import type { Program } from "../../src/ast/ast.js";
import { compiled } from "../oracle/compiler.js";
import { print } from "../oracle/print.js";
import { read } from "../oracle/read.js";
import { programs } from "./program-arbitrary.js";
import { SEED } from "./settings.js";
import { countStatements, smallerPrograms } from "./shrink-program.js";

const sample = (mode: "core" | "forward", seed: number) =>
  fc.sample(programs(mode), { seed, numRuns: 100 }).map((program) => program.body);

describe.each(["core", "forward"] as const)("the generator of programs, %s", (mode) => {
  it("writes 30 statements and more", () => {
    expect(Math.min(...sample(mode, SEED).map(countStatements))).toBeGreaterThanOrEqual(30);
  });

  it("is deterministic by its seed", () => {
    expect(sample(mode, 1).map((body) => print(body))).toEqual(sample(mode, 1).map((body) => print(body)));
    expect(print(sample(mode, 1)[0]!)).not.toBe(print(sample(mode, 2)[0]!));
  });

  it("prints what the parser reads back", () => {
    for (const body of sample(mode, SEED)) expect(print(read(print(body)).body)).toBe(print(body));
  });

  it("the compiler is deterministic", () => {
    for (const body of sample(mode, SEED)) expect(compiled(print(body), mode)).toBe(compiled(print(body), mode));
  });
});

describe("shrinking", () => {
  it("only yields programs that the parser reads", () => {
    const [body] = sample("core", SEED);
    const smaller = [...smallerPrograms({ ...read(""), body: body! })];
    expect(smaller.length).toBeGreaterThan(50);
    for (const program of smaller) expect(print(read(print(program.body)).body)).toBe(print(program.body));
  });

  it("never yields a program that is not smaller, which would never end", () => {
    for (const mode of ["core", "forward"] as const) {
      for (const body of sample(mode, SEED).slice(0, 20)) {
        for (const program of smallerPrograms({ ...read(""), body }))
          expect(weight(program)).toBeLessThan(weight({ body }));
      }
    }
  });

  it("comes down to the two statements that matter", () => {
    const noNestedPlacement = fc.property(programs("core"), (program) => !/^ +\w+:\w+:\w+ /m.test(print(program.body)));
    const found = fc.check(noNestedPlacement, { seed: SEED, numRuns: 500 });
    expect(found.failed).toBe(true);
    expect(countStatements(found.counterexample![0].body)).toBe(2);
  });
});

/** Words and brackets, where the number 1 and a body count less than others: every shrinking step reduces it. */
function weight({ body }: Pick<Program, "body">): number {
  const words = print(body).match(/"(?:[^"\\]|\\.)*"|[{[]|[^\s:;,"{}[\]]+/g) ?? [];
  return words.reduce((sum, word) => sum + (word === "1" || word === "{" ? 1 : 2), 0);
}
