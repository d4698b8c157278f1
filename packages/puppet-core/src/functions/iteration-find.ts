import { Failure, growSearched, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import { defineFunction, type Closure, type FunctionCall } from "../evaluate/index.js";
import type { PuppetFunction } from "../evaluate/index.js";
import { untilBreak } from "../evaluate/until-break.js";
import { any, anyHash, anyRegexp, anyString, variantType } from "../types/index.js";
import { patternOf } from "../patterns/index.js";
import { isHash, type RegexpValue, type Value } from "../values/index.js";
import { blockOf, iterable, required } from "./declare.js";
import { isTrue } from "../evaluate/truth.js";
import { overTurns, turnsOf, type Turn } from "./iteration-each.js";
import { iterate } from "./iterators/iterate.js";
import { noMethod } from "./ruby/class-name.js";
import { rubyEqual } from "./ruby/compare.js";

/** The turns of one of Ruby's own loops: from the start of a list, and not through trees. */
function* ownTurns(method: string, value: Value, count: 1 | 2): Generator<Turn> {
  if (isHash(value)) {
    yield* turnsOf(value, count);
    return;
  }
  const iterator = iterate(value)!;
  if (!iterator.isEnumerable) throw new Failure("evaluation", noMethod(method, value));
  let index = 0n;
  for (const element of iterator.elements()) {
    yield { value: element, key: index, given: count === 1 ? [element] : [index, element] };
    index++;
  }
}

/** Runs one of Ruby's own loops. */
function loopOver(value: Value, loop: Evaluation<void>): Pending<unknown> {
  return !isHash(value) && iterate(value)?.endsAtBreak ? untilBreak(loop) : loop;
}

interface Found {
  turn?: Turn;
}

function* lookInto(found: Found, block: Closure, turns: Iterable<Turn>, wanted: boolean): Evaluation<void> {
  for (const turn of turns) {
    if (isTrue(yield* resultOf(block.call(turn.given))) !== wanted) continue;
    found.turn = turn;
    return;
  }
}

function quantifier(name: string, stopsAt: boolean): PuppetFunction {
  return overTurns(
    name,
    function* (block, value, turns) {
      const found: Found = {};
      yield* resultOf(loopOver(value, lookInto(found, block, turns, stopsAt)));
      return found.turn ? stopsAt : !stopsAt;
    },
    (value, count) => ownTurns(count === 1 ? `${name}?` : "each_with_index", value, count),
  );
}

/** The index or key of the first element that the block accepts; a block with one parameter gets only the element. */
function* indexByBlock({ block }: FunctionCall, value: Value, count: 1 | 2): Evaluation<Value> {
  const keyed = ownTurns("each_with_index", value, 2);
  const turns = count === 1 ? withoutKeys(keyed) : keyed;
  const found: Found = {};
  yield* resultOf(loopOver(value, lookInto(found, block!, turns, true)));
  return found.turn?.key ?? null;
}

function* withoutKeys(turns: Iterable<Turn>): Generator<Turn> {
  for (const turn of turns) yield { ...turn, given: turn.given.slice(1) };
}

function indexOfText(text: string, wanted: string | RegexpValue): Value {
  if (typeof wanted !== "string") growSearched(text.length);
  const at = typeof wanted === "string" ? text.indexOf(wanted) : (patternOf(wanted.source).find(text)?.start ?? -1);
  return at < 0 ? null : BigInt([...text.slice(0, at)].length);
}

function indexOfValue(value: Value, wanted: Value): Value {
  for (const { given } of ownTurns("each_with_index", value, 2)) if (rubyEqual(given[1]!, wanted)) return given[0]!;
  return null;
}

const index = defineFunction(
  "index",
  {
    parameters: [required("hash", anyHash)],
    block: blockOf(2),
    run: (call, hash) => indexByBlock(call, hash ?? null, 2),
  },
  {
    parameters: [required("hash", anyHash)],
    block: blockOf(1),
    run: (call, hash) => indexByBlock(call, hash ?? null, 1),
  },
  {
    parameters: [required("enumerable", iterable)],
    block: blockOf(2),
    run: (call, value) => indexByBlock(call, value ?? null, 2),
  },
  {
    parameters: [required("enumerable", iterable)],
    block: blockOf(1),
    run: (call, value) => indexByBlock(call, value ?? null, 1),
  },
  {
    parameters: [required("str", anyString), required("match", variantType([anyString, anyRegexp]))],
    run: (_, text, wanted) => indexOfText(text as string, wanted as string | RegexpValue),
  },
  {
    parameters: [required("enumerable", iterable), required("match", any)],
    run: (_, value, wanted) => indexOfValue(value ?? null, wanted ?? null),
  },
);

/** The result so far; undefined before the first element. */
interface Memo {
  value: Value | undefined;
}

function* reduceInto(memo: Memo, block: Closure, turns: Iterable<Turn>): Evaluation<void> {
  for (const { value } of turns) {
    memo.value = memo.value === undefined ? value : yield* resultOf(block.call([memo.value, value]));
  }
}

/**
 * The block gets the result so far and the next element, and returns the next result; `break` keeps the previous one.
 */
function* reduced({ block }: FunctionCall, value: Value, start?: Value): Evaluation<Value> {
  const memo: Memo = { value: start };
  yield* resultOf(untilBreak(reduceInto(memo, block!, ownTurns("reduce", value, 1))));
  return memo.value ?? null;
}

const reduce = defineFunction(
  "reduce",
  {
    parameters: [required("enumerable", iterable)],
    block: blockOf(2),
    run: (call, value) => reduced(call, value ?? null),
  },
  {
    parameters: [required("enumerable", iterable), required("memo", any)],
    block: blockOf(2),
    run: (call, value, memo) => reduced(call, value ?? null, memo ?? null),
  },
);

/** Functions that search elements, or reduce them to one value. */
export const iterationFind: readonly PuppetFunction[] = [
  quantifier("all", false),
  quantifier("any", true),
  index,
  reduce,
];
