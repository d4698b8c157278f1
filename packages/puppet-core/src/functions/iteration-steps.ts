import { Failure, growList, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import { defineFunction, type Closure, type FunctionCall } from "../evaluate/index.js";
import type { PuppetFunction } from "../evaluate/index.js";
import { untilBreak } from "../evaluate/until-break.js";
import { anyHash, integerType } from "../types/index.js";
import type { Value } from "../values/index.js";
import { anyBlock, blockOf, iterable, orNone, required } from "./declare.js";
import { iterate, pairsOf } from "./iterators/iterate.js";
import { remaining, spread, type LazyIterator } from "./iterators/lazy.js";
import { assertCountable } from "./conversions/numbers.js";
import { noMethod } from "./ruby/class-name.js";

/** The arity of a block, as Ruby counts it: negative if some parameters are optional. */
function arityOf({ type }: Closure): number {
  const { types = [], size } = type.parameters ?? {};
  const least = size?.from ?? BigInt(types.length);
  const most = size ? size.to : BigInt(types.length);
  return least === most ? Number(least) : -Number(least) - 1;
}

/** A block that doesn't take exactly one value gets arrays as several arguments. */
function* callWithEach(block: Closure, elements: Iterable<Value>): Evaluation<void> {
  const takesOne = arityOf(block) === 1;
  for (const element of elements) yield* resultOf(block.call(takesOne ? [element] : spread(element)));
}

function* handOver(block: Closure | undefined, iterator: LazyIterator): Evaluation<Value> {
  if (!block) return iterator;
  yield* resultOf(untilBreak(callWithEach(block, remaining(iterator))));
  return null;
}

const reverseEach = defineFunction(
  "reverse_each",
  ...[undefined, blockOf(1)].map((block) => ({
    parameters: [required("iterable", iterable)],
    block,
    run: (call: FunctionCall, value?: Value) => handOver(call.block, iterate(value ?? null)!.reversed()),
  })),
);

const step = defineFunction(
  "step",
  ...[undefined, blockOf(1)].map((block) => ({
    parameters: [required("iterable", iterable), required("step", integerType(1n))],
    block,
    run: (call: FunctionCall, value?: Value, size?: Value) => {
      return handOver(call.block, iterate(value ?? null)!.stepped(size as bigint));
    },
  })),
);

/** How many values the block is called with: one for the whole slice, or one for each of its elements. */
function servingSize(block: Closure, size: bigint): bigint {
  const arity = arityOf(block);
  const serving = arity < 0 ? size : BigInt(arity);
  if (serving === 0n) {
    throw new Failure("evaluation", "slice(): block must define at least one parameter. Block has 0.");
  }
  if (serving === 1n || serving === size) return serving;
  const rule = "block must define one parameter, or the same number of parameters as the given size of the slice";
  const names = block.parameterNames?.join(", ") ?? "";
  throw new Failure("evaluation", `slice(): ${rule} (${size}). Block has ${serving}; ${names}`);
}

/** Long slices take from the budget as they grow: the elements may have no end. */
const atOnce = 1024;

function* slicesOf(elements: Iterable<Value>, size: bigint): Generator<Value[]> {
  let slice: Value[] = [];
  for (const element of elements) {
    slice.push(element);
    const isWhole = BigInt(slice.length) === size;
    if (isWhole || slice.length % atOnce === 0) growList(Math.min(slice.length, atOnce), slice.length);
    if (!isWhole) continue;
    yield slice;
    slice = [];
  }
  if (slice.length > 0) yield slice;
}

function* callWithSlices(call: FunctionCall, slices: Iterable<Value[]>, filler: Value): Evaluation<void> {
  const serving = servingSize(call.block!, call.values[1] as bigint);
  for (const slice of slices) {
    if (serving !== 1n) growList(Number(serving));
    while (serving !== 1n && BigInt(slice.length) < serving) slice.push(filler);
    yield* resultOf(call.block!.call(serving === 1n ? [slice] : slice));
  }
}

function* sliced(call: FunctionCall, elements: Iterable<Value>, filler: Value, most?: bigint): Evaluation<Value> {
  const size = call.values[1] as bigint;
  // Without a block the number of elements isn't bounded by anything else.
  if (!call.block) assertCountable(call.values[0]!);
  const slices = slicesOf(elements, most !== undefined && size > most ? most : size);
  if (!call.block) return [...slices];
  yield* resultOf(untilBreak(callWithSlices(call, slices, filler)));
  return call.values[0]!;
}

function slicedIterable(call: FunctionCall, value: Value): Pending<Value> {
  const iterator = iterate(value)!;
  if (!iterator.isEnumerable) throw new Failure("evaluation", noMethod("each_slice", value));
  return sliced(call, iterator.elements(), null, iterator.sizeHint);
}

const sliceSize = required("slice_size", integerType(1n));

const slice = defineFunction(
  "slice",
  {
    parameters: [required("hash", anyHash), sliceSize],
    block: orNone(anyBlock),
    run: (call, hash) => sliced(call, pairsOf(hash as never), []),
  },
  {
    parameters: [required("enumerable", iterable), sliceSize],
    block: orNone(anyBlock),
    run: (call, value) => slicedIterable(call, value ?? null),
  },
);

/** Functions that iterate backwards, by steps or over several elements at a time. */
export const iterationSteps: readonly PuppetFunction[] = [reverseEach, step, slice];
