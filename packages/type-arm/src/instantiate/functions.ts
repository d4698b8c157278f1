import { coreFunctions } from "@cairn/puppet-core/functions";
import { Failure, resultOf, type Evaluation } from "@cairn/evaluation";
import { isTrue, type Closure, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import type { Value } from "@cairn/puppet-core/values";
import type { FunctionSet } from "../logic/function-set.js";

/** Finds the implementations of the functions in a set, by their lower-case names. */
export function functionFinder({ functions }: FunctionSet): FunctionFinder {
  const meanings = new Map(Array.from(functions, ([name, { means }]) => [name.toLowerCase(), means]));
  return (name) => {
    const means = meanings.get(name);
    return means === undefined ? undefined : (own.get(means) ?? coreFunctions.get(means));
  };
}

export type FunctionFinder = (name: string) => PuppetFunction | undefined;

/** `not(…)`, as in the specification's second example of an invariant (interpretation R35). */
const not: PuppetFunction = {
  name: "not",
  call({ values }) {
    if (values.length === 1) return !isTrue(values[0]!);
    throw new Failure("evaluation", `\`not\` takes one value, and got ${values.length}`, {
      help: "write `!` before the condition",
    });
  },
};

/** The complement of `filter`. */
const reject: PuppetFunction = {
  name: "reject",
  call(call) {
    const { block } = call;
    if (!block) return coreFunctions.get("filter")!.call(call);
    const negated: Closure = Object.create(block, {
      call: { value: (values: readonly Value[]) => negate(block, values) },
    }) as Closure;
    return coreFunctions.get("filter")!.call({ ...call, block: negated });
  },
};

function* negate(block: Closure, values: readonly Value[]): Evaluation<Value> {
  return !isTrue(yield* resultOf(block.call(values)));
}

const own: ReadonlyMap<string, PuppetFunction> = new Map([
  ["not", not],
  ["reject", reject],
]);
