import { isGivenList, type ConformanceInstance, type Given, type Make } from "../instance.js";
import { expectedFor, type Expected } from "../interpreter.js";
import type { CompiledProgram, ConformanceTarget, Verdict } from "../target.js";
import { hasPuppet, ModuleOracle } from "./call-modules.js";
import { moduleText } from "./module-text.js";

function expectationOf({ instance, program }: Asked): Expected {
  return expectedFor(program, [instance])[0]!;
}

/** What Puppet words differently. */
const ownWords: ReadonlySet<string> = new Set(["evaluation", "endless-new", "no-value"]);

/** One Puppet for all programs. */
let oracle: ModuleOracle | undefined;

/** A module for real Puppet, which loads it and calls its functions. */
export const puppetTarget: ConformanceTarget = {
  name: "puppet",
  isAvailable: () => (hasPuppet ? undefined : "needs puppet"),
  prepare(programs) {
    oracle = new ModuleOracle(programs);
  },
  run(program, instances) {
    return ask(program, instances);
  },
  async finish() {
    await oracle?.stop();
    oracle = undefined;
  },
  leavesOut(program, instance) {
    const expected = instance && expectationOf({ program, instance });
    if (instance && hasRefusedMake(program, instance))
      return "an object that is refused in a lambda of `new` ends the call";
    const code = expected && "codes" in expected ? expected.codes.find((each) => withIdentity.has(each)) : undefined;
    return code && `${code}: Puppet's objects have no identity`;
  },
  ownWords,
};

const withIdentity: ReadonlySet<string> = new Set(["repeated-object", "already-contained", "containment-cycle"]);

interface Asked {
  readonly program: CompiledProgram;
  readonly instance: ConformanceInstance;
}

/**
 * Whether the lambda of a `new` creates an object that is rejected: ours reports earlier errors, and Puppet only this
 * one.
 */
function hasRefusedMake(program: CompiledProgram, { before, make }: ConformanceInstance): boolean {
  const makes = [...makesIn(make, false), ...before.flatMap((each) => makesIn(each.make, false))];
  return makes.some((each) => "messages" in expectationOf({ program, instance: { before, make: each } }));
}

/** The `new` in lambdas. Instances are flat, so that this may recurse. */
function makesIn(given: Given, isInside: boolean): Make[] {
  if (given === null || typeof given !== "object") return [];
  if (isGivenList(given)) return given.flatMap((each) => makesIn(each, isInside));
  if (given.kind === "hash") return given.entries.flatMap(([, each]) => makesIn(each, isInside));
  if (given.kind === "name") return [];
  const values = given.values.flatMap(([, each]) => makesIn(each, isInside));
  const steps = given.steps.flatMap(({ value }) => makesIn(value, true));
  return [...(isInside ? [given] : []), ...values, ...steps];
}

async function ask(program: CompiledProgram, instances: readonly ConformanceInstance[]): Promise<readonly Verdict[]> {
  const parts = partsOfAll(program, instances);
  expectedFor(program, parts.flat());
  const verdicts = await oracle!.ask(parts.flat().map((instance) => moduleText(program.name, instance)));
  let next = 0;
  return parts.map((each, index) => {
    const own = each.map((instance) => whole(verdicts[next++]!, { program, instance }));
    return together(own, { program, instance: instances[index]! });
  });
}

/**
 * An error in logic ends the whole call: for objects with several messages, Puppet is run for each value separately.
 */
function partsOfAll(
  program: CompiledProgram,
  instances: readonly ConformanceInstance[],
): readonly (readonly ConformanceInstance[])[] {
  const some = instances.filter((instance, index) => {
    return index % 10 === 0 && isSeveral({ program, instance }) && instance.make.steps.length === 0;
  });
  const bare = expectedFor(
    program,
    some.map((each) => withValues(each, [])),
  );
  const split = new Set(some.filter((_, index) => "accepted" in bare[index]!));
  return instances.map((each) => {
    return split.has(each) ? each.make.values.map((value) => withValues(each, [value])) : [each];
  });
}

function withValues(instance: ConformanceInstance, values: Make["values"]): ConformanceInstance {
  return { ...instance, make: { ...instance.make, values } };
}

function isSeveral(asked: Asked): boolean {
  const expected = expectationOf(asked);
  return "codes" in expected && expected.codes.length > 1 && expected.codes.some((each) => ownWords.has(each));
}

/** The verdict of an object out of those of its values; where Puppet has stopped at a mistake, what would follow is left out. */
function together(verdicts: readonly Verdict[], asked: Asked): Verdict {
  const [first, ...others] = verdicts;
  const messages = verdicts.flatMap((each) => ("messages" in each ? each.messages : []));
  if (others.length > 0) return { messages };
  if ("accepted" in first! || !isSeveral(asked)) return first!;
  const { codes, messages: all } = expectationOf(asked) as Refused;
  const place = codes.findIndex((each) => ownWords.has(each));
  return { messages: all.map((message, index) => (index === place ? messages.join("\n") : message)) };
}

type Refused = Extract<Expected, { readonly codes: unknown }>;

/**
 * A module fails with one message per line; a message with several lines is joined again if the whole text is as
 * expected.
 */
function whole(verdict: Verdict, asked: Asked): Verdict {
  const expected = expectationOf(asked);
  if (!("messages" in verdict) || !("messages" in expected)) return verdict;
  return expected.messages.join("\n") === verdict.messages.join("\n") ? { messages: expected.messages } : verdict;
}
