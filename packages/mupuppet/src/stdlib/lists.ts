import { defineLegacy } from "@cairn/puppet-expressions/functions/legacy";
import type { PuppetFunction } from "@cairn/puppet-expressions/evaluate";
import { HashValue, isArray, isHash, type Value } from "@cairn/puppet-expressions/values";

/** `any2array`: the arguments as an array; the one array, or the keys and values of the one hash, as they are. */
const any2array = defineLegacy("any2array", -1, (_, ...values) => {
  const [first] = values;
  if (values.length !== 1 || first === undefined) return values;
  if (isArray(first)) return first;
  return isHash(first) ? pairsOf(first) : first === "" ? [] : values;
});

function pairsOf(hash: HashValue): Value[] {
  return [...hash.entries()].flatMap(([key, value]) => [key, value]);
}

/** Functions of arrays. */
export const lists: readonly PuppetFunction[] = [any2array];
