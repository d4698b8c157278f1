import { testIf } from "@cairn/testing";
import * as fc from "fast-check";
import { difference } from "./compare.js";
import type { ConformanceInstance } from "./instance.js";
import { instancesOf } from "./generated.js";
import { compileProgram, expectedFor, expectedOfAll } from "./interpreter.js";
import { conformancePrograms } from "./programs/index.js";
import { randomProgram } from "./programs/random.js";
import { puppetText } from "./puppet-text.js";
import type { CompiledProgram, ConformanceTarget } from "./target.js";
import { conformanceTargets } from "./targets.js";

const programs = [...conformancePrograms, randomProgram(1), randomProgram(2)].map(compileProgram);

/** Programs of features that each ask one thing of one value: all that there is to ask is in their own instances. */
const byHandAlone: ReadonlySet<string> = new Set(["functions", "operators", "random 1", "random 2"]);

describe("the programs of the suite", () => {
  it.each(programs.map((each) => [each.name, each] as const))("%s: objects are accepted and rejected", (_, program) => {
    const found = expectedFor(program, program.instances);
    const accepted = found.filter((each) => "accepted" in each).length;
    expect(accepted).toBeGreaterThan(0);
    expect(found.length - accepted).toBeGreaterThan(0);
  });

  it("are run with generated objects of which many are accepted and many rejected", () => {
    const instances = programs
      .filter(({ name }) => !byHandAlone.has(name))
      .map((program) => {
        const sample = fc.sample(instancesOf(program), { numRuns: 60, seed: 1 });
        return expectedOfAll(program, sample).map((expected) => "accepted" in expected);
      });
    const all = instances.flat();
    const share = all.filter(Boolean).length / all.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.8);
  });
});

for (const target of conformanceTargets)
  describe(`${target.name} yields the verdicts of the interpreter`, () => compareWithInterpreter(target));

function compareWithInterpreter(target: ConformanceTarget): void {
  const reason = target.isAvailable();
  const test = testIf(reason === undefined, reason ?? "");
  const carried = programs.filter((program) => target.leavesOut?.(program) === undefined);
  for (const program of programs.filter((each) => !carried.includes(each))) {
    testIf(false, target.leavesOut!(program)!)(program.name, () => undefined);
  }
  beforeAll(async () => {
    if (reason === undefined) await target.prepare?.(carried);
  }, 120_000);
  afterAll(() => target.finish?.());

  for (const program of carried) {
    test(program.name, async () => expect(await differences(program, program.instances, target)).toEqual([]), 60_000);
  }
  for (const program of carried.filter(({ name }) => !byHandAlone.has(name))) {
    test(`${program.name}, generated`, () => compareGenerated(program, target), 120_000);
  }
}

/** The verdict of any instance is the same: many at a time, because a target is a process. */
async function compareGenerated(program: CompiledProgram, target: ConformanceTarget): Promise<void> {
  const many = fc.array(instancesOf(program), { minLength: 60, maxLength: 60, size: "max" });
  const property = fc.asyncProperty(many, async (instances) => {
    expect(await differences(program, instances, target)).toEqual([]);
  });
  await fc.assert(property, { numRuns: 2, endOnFailure: true });
}

/** The differences of each instance, with its source. */
async function differences(
  program: CompiledProgram,
  all: readonly ConformanceInstance[],
  target: ConformanceTarget,
): Promise<readonly string[]> {
  expectedFor(program, all);
  const instances = all.filter((each) => target.leavesOut?.(program, each) === undefined);
  const verdicts = await target.run(program, instances);
  const expected = expectedFor(program, instances);
  expect(verdicts.length).toBe(instances.length);
  return instances.flatMap((instance, index) => {
    const found = difference(expected[index]!, verdicts[index]!, target);
    return found === undefined ? [] : [`${puppetText(instance)}\n  ${found}`];
  });
}
