import { Failure } from "./failure.js";
import { floorDivide, floorModulo, toNumeric } from "./numbers.js";
import { labelOf, withArticle } from "./text.js";
import { Hash, identityOf, isInteger64, isList, type Value } from "./values.js";

type Operator = "+" | "-" | "*" | "/" | "%" | "<<" | ">>";

export const add = (left: Value, right: Value): Value => calculate(left, "+", right);
export const subtract = (left: Value, right: Value): Value => calculate(left, "-", right);
export const multiply = (left: Value, right: Value): Value => calculate(left, "*", right);
export const divide = (left: Value, right: Value): Value => calculate(left, "/", right);
export const modulo = (left: Value, right: Value): Value => calculate(left, "%", right);
export const shiftLeft = (left: Value, right: Value): Value => calculate(left, "<<", right);
export const shiftRight = (left: Value, right: Value): Value => calculate(left, ">>", right);

/** `-value`. */
export function negate(value: Value): Value {
  return -toNumeric(value);
}

/** Numbers, and what `+`, `-` and `<<` mean for lists and hashes. Integers have 64 bits, and their division rounds down. */
function calculate(left: Value, operator: Operator, right: Value): Value {
  if (typeof left === "bigint" && typeof right === "bigint") return calculateIntegers(left, operator, right);
  if (isList(left) || left instanceof Hash) {
    if (operator === "+") return concatenate(left, right);
    if (operator === "-") return remove(left, right);
    if (operator === "<<") return isList(left) ? [...left, right] : notApplicable(left, operator);
  }
  const one = toNumeric(left);
  const other = toNumeric(right);
  if (typeof one === "bigint" && typeof other === "bigint") return calculateIntegers(one, operator, other);
  if (operator === "%") return notApplicable(one, operator, typeof one === "number" ? undefined : other);
  if (operator === "<<" || operator === ">>") {
    if (typeof one === "number") return notApplicable(one, operator);
    return calculateIntegers(one, operator, BigInt(Math.trunc(Number(other))));
  }
  return calculateFloats(Number(one), operator, Number(other));
}

function calculateFloats(left: number, operator: "+" | "-" | "*" | "/", right: number): number {
  const results = { "+": left + right, "-": left - right, "*": left * right, "/": left / right };
  const result = results[operator];
  if (Math.abs(result) !== Infinity) return result;
  throw new Failure(`The result of the ${operator} expression is Infinity`);
}

function calculateIntegers(left: bigint, operator: Operator, right: bigint): bigint {
  const result = integerResult(left, operator, right);
  if (isInteger64(result)) return result;
  const end = result > 0n ? "max" : "min";
  const shown = `${result > 0n ? "+" : "-"}0x${(result > 0n ? result : -result).toString(16)}`;
  throw new Failure(
    `A '${operator}' expression resulted in a value outside of Puppet Integer ${end} range, got '${shown}'`,
  );
}

function integerResult(left: bigint, operator: Operator, right: bigint): bigint {
  switch (operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "<<":
    case ">>":
      return shift(left, operator, operator === "<<" ? right : -right);
    default:
      if (right === 0n) throw new Failure("Division by 0");
      return operator === "/" ? floorDivide(left, right) : floorModulo(left, right);
  }
}

/** The most that a shift is worked out for. */
const longestShift = 4096n;

function shift(value: bigint, operator: Operator, places: bigint): bigint {
  if (value === 0n) return 0n;
  if (places <= longestShift) return places < -longestShift ? (value < 0n ? -1n : 0n) : value << places;
  const end = value > 0n ? "max" : "min";
  throw new Failure(`A '${operator}' expression resulted in a value outside of Puppet Integer ${end} range`);
}

function notApplicable(left: Value, operator: Operator, right?: Value): never {
  const when = right === undefined ? "" : ` when right side is ${withArticle(labelOf(right))}`;
  throw new Failure(`Operator '${operator}' is not applicable to ${withArticle(labelOf(left))}${when}.`);
}

/** `+` of lists and hashes. */
function concatenate(left: readonly Value[] | Hash, right: Value): Value {
  if (isList(left)) return [...left, ...asList(right)];
  return new Hash([...left.entries(), ...asEntries(right)]);
}

function asList(value: Value): readonly Value[] {
  if (isList(value)) return value;
  return value instanceof Hash ? value.entries() : [value];
}

/** A list is read as pairs where it consists of lists, else as keys and values in turn. */
function asEntries(value: Value): readonly (readonly [Value, Value])[] {
  if (value instanceof Hash) return value.entries();
  if (!isList(value)) throw new Failure("Can only append Array or Hash to a Hash");
  if (value.length > 0 && value.every(isList)) return value.map(pairOf);
  if (value.length % 2 === 1) throw new Failure("odd number of arguments for Hash");
  return Array.from({ length: value.length / 2 }, (_, index) => [value[2 * index]!, value[2 * index + 1]!]);
}

function pairOf(items: readonly Value[]): readonly [Value, Value] {
  if (items.length === 1 || items.length === 2) return [items[0]!, items[1] ?? null];
  throw new Failure(`invalid number of elements (${items.length} for 1..2)`);
}

/** What is left of a list or hash without the items or keys of another. */
function remove(left: readonly Value[] | Hash, right: Value): Value {
  if (isList(left)) {
    const gone = new Set(asList(right).map(rubyIdentity));
    return left.filter((item) => !gone.has(rubyIdentity(item)));
  }
  const keys = right instanceof Hash ? right.keys() : isList(right) ? right : [right];
  const gone = new Set(keys.map(identityOf));
  return new Hash(left.entries().filter(([key]) => !gone.has(identityOf(key))));
}

/** Removal compares strings exactly, but `1` and `1.0` are equal, also inside of lists. */
function rubyIdentity(value: Value): unknown {
  return identityOf(withoutFloats(value));
}

function withoutFloats(value: Value): Value {
  if (isList(value)) return value.map(withoutFloats);
  return typeof value === "number" && Number.isInteger(value) ? BigInt(value) : value;
}
