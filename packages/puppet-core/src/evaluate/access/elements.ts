import type { HashValue } from "../../values/hash.js";
import { toNumber } from "../../values/numbers.js";
import { inferGeneral, printType } from "../../types/index.js";
import { isArray, isInteger64, kindOf, type Value } from "../../values/value.js";
import { articleOf } from "../labels.js";
import { toNumeric } from "../operators/numbers.js";
import type { Accessing } from "./access.js";

/** The values of the keys; several keys yield an array, without those that are missing or undef. */
export function accessHash(hash: HashValue, keys: readonly Value[]): Value {
  if (keys.length === 1) return hash.get(keys[0]!) ?? null;
  return keys.map((key) => hash.get(key) ?? null).filter((value) => value !== null);
}

/** One item, or a slice: its start, and its length (or, if negative, its last index counted from the end). */
export function accessArray(array: readonly Value[], given: readonly Value[], accessing: Accessing): Value {
  const keys = flatten(given);
  const { node, scope, evaluator } = accessing;
  if (keys.length !== 1 && keys.length !== 2) {
    const message = `Array supports [] with one or two arguments. Got ${keys.length}`;
    evaluator.fail("evaluation", message, node.target, scope);
  }
  const numbers = keys.map((key, index) => toNumeric(key, node.keys[index] ?? node, scope, evaluator));
  const [first, second] = numbers.map((key, index) => {
    if (typeof key === "bigint") return key;
    const message = `An Array[] cannot use ${keyTypeName(key)} where Integer is expected`;
    return evaluator.fail("evaluation", message, node.keys[index] ?? node, scope);
  });
  if (second === undefined) return array[position(first!, array.length)] ?? null;
  const [start, end] = sliceOf(first!, second, array.length, accessing);
  return array.slice(start, end);
}

function position(index: bigint, length: number): number {
  return Number(index < 0n ? BigInt(length) + index : index);
}

/** The start and end of a slice; a negative count is the position of the last item, counted from the end. */
function sliceOf(first: bigint, second: bigint, length: number, accessing: Accessing): [number, number] {
  const size = BigInt(length);
  let start = first < 0n ? size + first : first;
  let count = second < 0n ? size - start + second + 1n : second;
  if (start < 0n) {
    count += start;
    start = 0n;
  }
  if (!isInteger64(start) || !isInteger64(count)) {
    accessing.evaluator.failIn(accessing.node, "bignum too big to convert into `long'", accessing.scope);
  }
  return count <= 0n || start > size ? [0, 0] : [Number(start), Number(start + count)];
}

/** One character or a substring; empty if the index is out of range. */
export function accessText(text: string, given: readonly Value[], accessing: Accessing): string {
  const keys = flatten(given);
  const { node, scope, evaluator } = accessing;
  if (keys.length !== 1 && keys.length !== 2) {
    const message = `String supports [] with one or two arguments. Got ${keys.length}`;
    evaluator.fail("evaluation", message, node.target, scope);
  }
  const [first, second] = keys.map((key, index) => {
    const number = typeof key === "string" ? toNumber(key) : key;
    if (typeof number === "bigint") return number;
    const name = keyTypeName(number ?? key);
    const message = `A substring operation does not accept ${articleOf(name)} ${name} as a character index. Expected an Integer`;
    return evaluator.fail("evaluation", message, node.keys[index] ?? node, scope);
  });
  return partOf(text, first!, second, accessing);
}

/** Characters are counted as Ruby counts them: by code points. */
function partOf(text: string, first: bigint, second: bigint | undefined, accessing: Accessing): string {
  const characters = /[\ud800-\udbff][\udc00-\udfff]/.test(text) ? [...text] : text;
  const { length } = characters;
  let [start, end] = sliceOf(first, second ?? 1n, length, accessing);
  if (second === undefined && first < -BigInt(length)) [start, end] = [0, 0];
  const part = characters.slice(start, end);
  return typeof part === "string" ? part : part.join("");
}

/** How messages name the type of a key. */
export function keyTypeName(key: Value): string {
  if (key === null) return "Undef";
  return kindOf(key) === "default" ? "Default" : printType(inferGeneral(key));
}

/** All values of nested arrays, in order. */
export function flatten(values: readonly Value[]): readonly Value[] {
  if (!values.some(isArray)) return values;
  const flat: Value[] = [];
  const waiting = [...values].reverse();
  while (waiting.length > 0) {
    const value = waiting.pop()!;
    if (isArray(value)) for (let index = value.length - 1; index >= 0; index--) waiting.push(value[index]!);
    else flat.push(value);
  }
  return flat;
}
