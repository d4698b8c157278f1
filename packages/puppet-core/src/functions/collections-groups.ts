import { resultOf, type Evaluation } from "@cairn/evaluation";
import { defineFunction, type FunctionCall, type PuppetFunction } from "../evaluate/index.js";
import { anyArray, createType, type PuppetType } from "../types/index.js";
import { HashValue, identityOf, isArray, type Value } from "../values/index.js";
import { isTrue } from "../evaluate/truth.js";
import { blockOf, required } from "./declare.js";
import { pairsOf } from "./iterators/iterate.js";

const collection = required("collection", createType("Collection") as PuppetType);

interface Item {
  readonly value: Value;
  /** The arguments of the block. */
  readonly given: readonly Value[];
}

function itemsOf(values: Value, count: number): Item[] {
  if (!isArray(values)) {
    return pairsOf(values as HashValue).map((pair) => ({ value: pair, given: count === 1 ? [pair] : pair }));
  }
  return values.map((value, index) => ({ value, given: count === 1 ? [value] : [BigInt(index), value] }));
}

/** A function of a collection and a block, which is called with an element, or with an index or key and a value. */
function overItems(name: string, run: (call: FunctionCall, items: readonly Item[]) => Evaluation<Value>) {
  const called = (count: number) => (call: FunctionCall, values: Value) => run(call, itemsOf(values, count));
  return defineFunction(
    name,
    { parameters: [collection], block: blockOf(1), run: called(1) },
    { parameters: [required("array", anyArray)], block: blockOf(2), run: called(2) },
    { parameters: [collection], block: blockOf(2), run: called(2) },
  );
}

function* grouped({ block }: FunctionCall, items: readonly Item[]): Evaluation<Value> {
  const groups = new Map<unknown, [key: Value, values: Value[]]>();
  for (const { value, given } of items) {
    const key = yield* resultOf(block!.call(given));
    const identity = identityOf(key);
    const group = groups.get(identity);
    if (group) group[1].push(value);
    else groups.set(identity, [key, [value]]);
  }
  return new HashValue(groups.values());
}

function* parted({ block }: FunctionCall, items: readonly Item[]): Evaluation<Value> {
  const [chosen, others]: [Value[], Value[]] = [[], []];
  for (const { value, given } of items) {
    const answer = yield* resultOf(block!.call(given));
    (isTrue(answer) ? chosen : others).push(value);
  }
  return [chosen, others];
}

/** Functions that sort elements into groups. */
export const collectionsGroups: readonly PuppetFunction[] = [
  overItems("group_by", grouped),
  overItems("partition", parted),
];
