import { coreFunctions } from "@cairn/puppet-expressions/functions";
import {
  Failure,
  isTrue,
  type Closure,
  type Evaluation,
  type PuppetFunction,
} from "@cairn/puppet-expressions/evaluate";
import type { Value } from "@cairn/puppet-expressions/values";
import type { FunctionSet } from "../logic/function-set.js";

/** The functions of a set, as they run. */
export function functionsOf(set: FunctionSet): ReadonlyMap<string, PuppetFunction> {
  const functions = new Map<string, PuppetFunction>();
  for (const [name, { means }] of set.functions) {
    const found = own.get(means) ?? coreFunctions.get(means);
    if (found) functions.set(name.toLowerCase(), found);
  }
  return functions;
}

/** `not(…)`, as the text's second example of an invariant writes it (reading R35). */
const not: PuppetFunction = {
  name: "not",
  call({ values }) {
    if (values.length === 1) return !isTrue(values[0]!);
    throw new Failure("evaluation", `\`not\` takes one value, and got ${values.length}`, {
      help: "write `!` before the condition",
    });
  },
};

/** What `filter` leaves out. */
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
  return !isTrue((yield block.call(values)) as Value);
}

const own: ReadonlyMap<string, PuppetFunction> = new Map([
  ["not", not],
  ["reject", reject],
]);
