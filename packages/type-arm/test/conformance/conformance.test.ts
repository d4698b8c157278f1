import { testIf } from "@cairn/testing";
import { difference } from "./compare.js";
import type { ConformanceInstance } from "./instance.js";
import { compileProgram, expectedOf, type Expected } from "./interpreter.js";
import { conformancePrograms } from "./programs/index.js";
import { puppetText } from "./puppet-text.js";
import type { CompiledProgram, ConformanceTarget } from "./target.js";
import { conformanceTargets } from "./targets.js";

const programs = conformancePrograms.map(compileProgram);

const known = new Map<ConformanceInstance, Expected>();

function expectedFor(program: CompiledProgram, instance: ConformanceInstance): Expected {
  let expected = known.get(instance);
  if (!expected) known.set(instance, (expected = expectedOf(program, instance)));
  return expected;
}

describe("the programs of the suite", () => {
  it.each(programs.map((each) => [each.name, each] as const))("%s: objects are accepted and refused", (_, program) => {
    const found = program.instances.map((instance) => expectedFor(program, instance));
    const accepted = found.filter((each) => "accepted" in each).length;
    expect(accepted).toBeGreaterThan(0);
    expect(found.length - accepted).toBeGreaterThan(0);
  });
});

for (const target of conformanceTargets)
  describe(`${target.name} gives the verdicts of the interpreter`, () => judge(target));

function judge(target: ConformanceTarget): void {
  const reason = target.isAvailable();
  const test = testIf(reason === undefined, reason ?? "");
  const carried = programs.filter((program) => target.leavesOut?.(program) === undefined);
  beforeAll(async () => {
    if (reason === undefined) await target.prepare?.(carried);
  }, 120_000);

  for (const program of carried) {
    test(program.name, async () => expect(await differences(program, target)).toEqual([]), 60_000);
  }
}

/** What each instance says differently, with its text. */
async function differences(program: CompiledProgram, target: ConformanceTarget): Promise<readonly string[]> {
  const instances = program.instances.filter((each) => target.leavesOut?.(program, each) === undefined);
  const verdicts = await target.run(program, instances);
  expect(verdicts.length).toBe(instances.length);
  return instances.flatMap((instance, index) => {
    const found = difference(expectedFor(program, instance), verdicts[index]!, target);
    return found === undefined ? [] : [`${puppetText(instance)}\n  ${found}`];
  });
}
