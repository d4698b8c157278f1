import { resultOf, type Evaluation } from "@cairn/evaluation";
import { defineFunction, type Closure, type FunctionCall } from "../evaluate/index.js";
import type { PuppetFunction } from "../evaluate/index.js";
import { untilBreak } from "../evaluate/until-break.js";
import { anyHash } from "../types/index.js";
import { HashValue, isHash, type Value } from "../values/index.js";
import { blockOf, iterable, required } from "./declare.js";
import { isTrue } from "../evaluate/truth.js";
import { iterate, pairsOf } from "./iterators/iterate.js";
import { remaining } from "./iterators/lazy.js";

/** An element with the arguments that the block is called with for it. */
export interface Turn {
  readonly value: Value;
  /** Its key or index. */
  readonly key: Value;
  readonly given: readonly Value[];
}

/** The turns of a loop over an iterable: with the element alone, or also with its index or key. */
export function* turnsOf(value: Value, count: 1 | 2): Generator<Turn> {
  if (isHash(value)) {
    for (const pair of pairsOf(value)) yield { value: pair, key: pair[0], given: count === 1 ? [pair] : pair };
    return;
  }
  let index = 0n;
  for (const element of remaining(iterate(value)!)) {
    yield { value: element, key: index, given: count === 1 ? [element] : [index, element] };
    index++;
  }
}

type Loop = (block: Closure, value: Value, turns: Iterable<Turn>) => Evaluation<Value>;

/** A function of an iterable and a block with one or two parameters. */
export function overTurns(name: string, loop: Loop, turns = turnsOf): PuppetFunction {
  const run = (count: 1 | 2) => (call: FunctionCall, value: Value) => loop(call.block!, value, turns(value, count));
  return defineFunction(
    name,
    { parameters: [required("hash", anyHash)], block: blockOf(2), run: run(2) },
    { parameters: [required("hash", anyHash)], block: blockOf(1), run: run(1) },
    { parameters: [required("enumerable", iterable)], block: blockOf(2), run: run(2) },
    { parameters: [required("enumerable", iterable)], block: blockOf(1), run: run(1) },
  );
}

function* callEach(block: Closure, turns: Iterable<Turn>): Evaluation<void> {
  for (const { given } of turns) yield* resultOf(block.call(given));
}

const each = overTurns("each", function* (block, value, turns) {
  yield* resultOf(untilBreak(callEach(block, turns)));
  return value;
});

function* mapInto(results: Value[], block: Closure, turns: Iterable<Turn>): Evaluation<void> {
  for (const { given } of turns) results.push(yield* resultOf(block.call(given)));
}

const map = overTurns("map", function* (block, _, turns) {
  const results: Value[] = [];
  yield* resultOf(untilBreak(mapInto(results, block, turns)));
  return results;
});

function* filterInto(results: Value[], block: Closure, turns: Iterable<Turn>): Evaluation<void> {
  for (const { value, given } of turns) if (isTrue(yield* resultOf(block.call(given)))) results.push(value);
}

/** A hash yields a hash, and is the one case in which Puppet lets a `break` propagate. */
const filter = overTurns("filter", function* (block, value, turns) {
  const results: Value[] = [];
  const loop = filterInto(results, block, turns);
  if (!isHash(value)) {
    yield* resultOf(untilBreak(loop));
    return results;
  }
  yield* resultOf(loop);
  return new HashValue(results as unknown as [Value, Value][]);
});

/** Functions that call their block with each element. */
export const iterationEach: readonly PuppetFunction[] = [each, map, filter];
