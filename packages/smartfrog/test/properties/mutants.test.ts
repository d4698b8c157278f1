import fc from "fast-check";
import type { Program } from "../../src/ast/ast.js";
import { SemanticError } from "../oracle/domains.js";
import { describe as show } from "../oracle/json.js";
import type { Paper } from "../oracle/paper.js";
import { FORWARD_MUTANTS } from "./forward-mutants.js";
import { CORE_MUTANTS } from "./mutants.js";
import { programs } from "./program-arbitrary.js";
import { countStatements } from "./shrink-program.js";
import { RUNS, SEED } from "./settings.js";
import { ORACLES, type Mode } from "./write-program.js";

const MOST_STEPS = 50_000;

/** The result of a mutant; a bug can also show as unbounded work, which no valid program of ours causes. */
function meaningByMutant(mutant: Paper, program: Program): string {
  const bounded = Object.create(mutant) as Paper;
  let steps = 0;
  bounded.bind = (...call) => {
    if (steps++ > MOST_STEPS) throw new SemanticError("cycle");
    return mutant.bind.apply(bounded, call);
  };
  return show(bounded.specification(program));
}

/** The run that finds a mutant, and the program it shrinks to. */
function hunt(mutant: Paper, mode: Mode) {
  const same = fc.property(
    programs(mode),
    (program) => meaningByMutant(mutant, program) === show(ORACLES[mode].specification(program)),
  );
  return fc.check(same, { seed: SEED, numRuns: RUNS });
}

describe.each([
  ["core", CORE_MUTANTS],
  ["forward", FORWARD_MUTANTS],
] as const)("planted bugs in %s", (mode, mutants) => {
  it("are ten at least in the core", () => {
    expect(Object.keys(CORE_MUTANTS).length).toBeGreaterThanOrEqual(10);
  });

  it.each(Object.entries(mutants))("%s: found, and shrunk to a few statements", (_name, mutant) => {
    const found = hunt(mutant, mode);
    expect(found.failed).toBe(true);
    expect(countStatements(found.counterexample![0].body)).toBeLessThanOrEqual(10);
  });
});
