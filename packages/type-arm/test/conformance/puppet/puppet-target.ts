import { isGivenList, type ConformanceInstance, type Given, type Make } from "../instance.js";
import { expectedOf, type Expected } from "../interpreter.js";
import type { CompiledProgram, ConformanceTarget, Verdict } from "../target.js";
import { callModules, hasPuppet } from "./call-modules.js";
import { moduleText } from "./module-text.js";

const expectations = new Map<ConformanceInstance, Expected>();

function expectationOf({ instance, program }: Asked): Expected {
  let known = expectations.get(instance);
  if (!known) expectations.set(instance, (known = expectedOf(program, instance)));
  return known;
}

/** What Puppet says in its own words. */
const ownWords: ReadonlySet<string> = new Set(["evaluation", "endless-new", "no-value"]);

const known = new Map<ConformanceInstance, Verdict>();

/** A module for real Puppet, which loads it and calls its functions. */
export const puppetTarget: ConformanceTarget = {
  name: "puppet",
  isAvailable: () => (hasPuppet ? undefined : "Puppet is not installed"),
  prepare(programs) {
    const asked = programs.flatMap((program) => program.instances.map((instance) => ({ program, instance })));
    const verdicts = ask(programs, asked);
    for (const [index, { instance }] of asked.entries()) known.set(instance, verdicts[index]!);
  },
  run(program, instances) {
    const missing = instances.filter((each) => !known.has(each));
    const verdicts = ask(
      [program],
      missing.map((instance) => ({ program, instance })),
    );
    for (const [index, each] of missing.entries()) known.set(each, verdicts[index]!);
    return instances.map((each) => known.get(each)!);
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

/** Whether the lambda of a `new` makes an object that is refused: ours tells what was wrong before, and Puppet only this. */
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

/** Writes the modules of programs, and lets one Puppet answer for all of their instances. */
function ask(programs: readonly CompiledProgram[], asked: readonly Asked[]): readonly Verdict[] {
  if (asked.length === 0) return [];
  const parts = asked.map(partsOf);
  const codes = parts.flat().map(({ instance, program }) => moduleText(program.name, instance));
  const verdicts = callModules(programs, codes);
  let next = 0;
  return parts.map((each, index) => {
    const own = each.map((part) => whole(verdicts[next++]!, part));
    return together(own, asked[index]!);
  });
}

/** A mistake in logic ends the whole call: of some objects where there would be several messages, Puppet is asked for each value alone. */
function partsOf(asked: Asked, index: number): readonly Asked[] {
  const { instance, program } = asked;
  const { make } = instance;
  if (index % 10 > 0 || !isSeveral(asked) || make.steps.length > 0) return [asked];
  const bare = expectationOf({ program, instance: { ...instance, make: { ...make, values: [] } } });
  if ("messages" in bare) return [asked];
  return make.values.map((value) => ({ program, instance: { ...instance, make: { ...make, values: [value] } } }));
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

/** A module fails with one message a line; one that has lines itself is put together again where the whole text is as it should be. */
function whole(verdict: Verdict, asked: Asked): Verdict {
  const expected = expectationOf(asked);
  if (!("messages" in verdict) || !("messages" in expected)) return verdict;
  return expected.messages.join("\n") === verdict.messages.join("\n") ? { messages: expected.messages } : verdict;
}
