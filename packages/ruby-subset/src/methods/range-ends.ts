/** Ranges and what is in them: their ends may be objects, whose classes have a `<=>` in Ruby. */
import type { Interpreter } from "../evaluate/interpreter.js";
import { equal, order } from "../values/compare.js";
import { raise, throwNotInterpreted } from "../values/errors.js";
import { RForeign, RHash, RObject, RRange, RString, RSymbol, type RubyValue } from "../values/values.js";
import { askBeside } from "../world/beside.js";
import { elementsOfRange } from "./lists.js";

/** A range, whose ends must have an order. */
export function newRange(from: RubyValue, to: RubyValue, isExclusive: boolean, interpreter: Interpreter): RRange {
  if (isCompound(from) || isCompound(to)) throwNotInterpreted("a range of lists, hashes or ranges");
  const areEnds = from === null || to === null || orderBeside(from, to, interpreter) !== undefined;
  return areEnds ? new RRange(from, to, isExclusive) : raise("ArgumentError", "bad value for range");
}

function isCompound(value: RubyValue): boolean {
  return Array.isArray(value) || value instanceof RHash || value instanceof RRange;
}

/** Ruby's `<=>`, called at once; undefined if two values have no order. */
function orderBeside(one: RubyValue, other: RubyValue, interpreter: Interpreter): number | undefined {
  if (!(one instanceof RObject || one instanceof RForeign)) return order(one, other, interpreter);
  const found = askBeside(one, "<=>", [other], interpreter);
  return found === null ? undefined : Number(found);
}

/** Whether a value, or a range, lies between the ends of a range. */
export function covers(range: RRange, value: RubyValue, interpreter: Interpreter): boolean {
  if (value instanceof RRange) return coversRange(range, value, interpreter);
  const { from, isExclusive, to } = range;
  const low = from === null ? -1 : orderBeside(from, value, interpreter);
  if (low === undefined || low > 0) return false;
  const high = to === null ? -1 : orderBeside(value, to, interpreter);
  return high !== undefined && (isExclusive ? high < 0 : high <= 0);
}

function coversRange(outer: RRange, inner: RRange, interpreter: Interpreter): boolean {
  if (isEmpty(inner, interpreter)) return false;
  const low = outer.from === null ? -1 : inner.from === null ? 1 : orderBeside(outer.from, inner.from, interpreter);
  if (low === undefined || low > 0) return false;
  if (outer.to === null) return true;
  const high = inner.to === null ? 1 : orderBeside(inner.to, outer.to, interpreter);
  return high !== undefined && (high < 0 || (high === 0 && (inner.isExclusive || !outer.isExclusive)));
}

function isEmpty({ from, isExclusive, to }: RRange, interpreter: Interpreter): boolean {
  const found = from === null || to === null ? -1 : (orderBeside(from, to, interpreter) ?? -1);
  return found > 0 || (found === 0 && isExclusive);
}

/** Whether a value, which no range is, lies between the ends of a range. */
export function coversValue(range: RRange, value: RubyValue, interpreter: Interpreter): boolean {
  return !(value instanceof RRange) && covers(range, value, interpreter);
}

/** Whether a range of texts goes through a value; any other range includes what it covers. */
export function includes(range: RRange, value: RubyValue, interpreter: Interpreter): boolean {
  const isOfTexts = [RString, RSymbol].some((kind) => range.from instanceof kind && range.to instanceof kind);
  if (!isOfTexts) return coversValue(range, value, interpreter);
  return elementsOfRange(range, interpreter).some((each) => equal(each, value, interpreter));
}
