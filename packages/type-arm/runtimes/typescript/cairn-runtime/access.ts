import { Failure } from "./failure.js";
import { toNumber, toNumeric } from "./numbers.js";
import { PuppetObject, stateOf } from "./objects.js";
import { readByKeys } from "./read.js";
import { labelOf, withArticle } from "./text.js";
import { flattened, Hash, isInteger64, isList, type Value } from "./values.js";

/** `target[keys]`. */
export function access(target: Value, ...keys: readonly Value[]): Value {
  if (target instanceof Hash) return accessHash(target, keys);
  if (isList(target)) return accessList(target, flattened(keys));
  if (typeof target === "string") return accessText(target, flattened(keys));
  if (target instanceof PuppetObject) return readByKeys(stateOf(target), keys);
  throw new Failure(`Operator '[]' is not applicable to ${withArticle(labelOf(target))}.`);
}

/** Several keys give a list without those that are missing or undef. */
function accessHash(hash: Hash, keys: readonly Value[]): Value {
  if (keys.length === 1) return hash.get(keys[0]!);
  return keys.map((key) => hash.get(key)).filter((value) => value !== null);
}

/** One item, or a slice: from where, and how many (or up to which from the end). */
function accessList(list: readonly Value[], keys: readonly Value[]): Value {
  refuseCount("Array", keys);
  const [first, second] = keys.map(toNumeric).map((key) => {
    if (typeof key === "bigint") return key;
    throw new Failure("An Array[] cannot use Float where Integer is expected");
  });
  if (second !== undefined) return list.slice(...sliceOf(first!, second, list.length));
  return list[Number(first! < 0n ? BigInt(list.length) + first! : first!)] ?? null;
}

function refuseCount(what: string, keys: readonly Value[]): void {
  if (keys.length === 1 || keys.length === 2) return;
  throw new Failure(`${what} supports [] with one or two arguments. Got ${keys.length}`);
}

/** Where a slice starts and ends; a negative count is the place of the last one, counted from the end. */
function sliceOf(first: bigint, second: bigint, length: number): [number, number] {
  const size = BigInt(length);
  let start = first < 0n ? size + first : first;
  let count = second < 0n ? size - start + second + 1n : second;
  if (start < 0n) {
    count += start;
    start = 0n;
  }
  if (!isInteger64(start) || !isInteger64(count)) throw new Failure("bignum too big to convert into `long'");
  return count <= 0n || start > size ? [0, 0] : [Number(start), Number(start + count)];
}

/** One character, or a part of a string; empty where there is none. Characters are code points. */
function accessText(text: string, keys: readonly Value[]): string {
  refuseCount("String", keys);
  const [first, second] = keys.map((key) => {
    const number = typeof key === "string" ? (toNumber(key) ?? key) : key;
    if (typeof number === "bigint") return number;
    const name = withArticle(number === null ? "Undef" : labelOf(number));
    throw new Failure(`A substring operation does not accept ${name} as a character index. Expected an Integer`);
  });
  const characters = [...text];
  if (second === undefined && first! < -BigInt(characters.length)) return "";
  return characters.slice(...sliceOf(first!, second ?? 1n, characters.length)).join("");
}
