import { after, resultOf, type Evaluation } from "@cairn/evaluation";
import { printFloat } from "@cairn/puppet-core/values";
import type { Interpreter } from "../evaluate/interpreter.js";
import { isNumber, order, orderOf } from "../values/compare.js";
import { endless, raise } from "../values/errors.js";
import { classNameOf } from "../values/classes.js";
import { RObject, RRange, type RubyValue } from "../values/values.js";
import { rational } from "./exact.js";
import { round, rounding } from "./rounding.js";
import { step } from "./step.js";
import { needCount, needNumber, str, type Methods } from "./method.js";

type Numeric = bigint | number;

/** The maximum number of bits of a number. */
const mostBits = 100_000;

/** Stops a template that parses a longer number. */
export function refuseLong(digits: string, radix: number): void {
  if (digits.length * Math.log2(radix) > mostBits) endless("a number has more than 100,000 bits");
}

/** The integer that a string begins with, or zero. */
export function leadingInteger(text: string, radix: number): bigint {
  const digits = "0123456789abcdefghijklmnopqrstuvwxyz".slice(0, radix);
  const prefix = radix === 16 ? "(?:0x)?" : radix === 8 ? "(?:0o?)?" : radix === 2 ? "(?:0b)?" : "";
  const match = new RegExp(`^\\s*([-+]?)${prefix}([${digits}][${digits}_]*)`, "i").exec(text);
  if (!match) return 0n;
  const written = match[2]!.split("__", 1)[0]!.replaceAll("_", "").toLowerCase();
  refuseLong(written, radix);
  let value = 0n;
  for (const digit of written) value = value * BigInt(radix) + BigInt(digits.indexOf(digit));
  return match[1] === "-" ? -value : value;
}

/** The base that a number's prefix states. */
export function statedRadix(text: string): number | undefined {
  const letter = /^\s*[-+]?0([box])/i.exec(text)?.[1]?.toLowerCase();
  return letter === undefined ? undefined : { b: 2, o: 8, x: 16 }[letter];
}

/** The number that a string begins with, or zero. */
export function leadingFloat(text: string): number {
  const match = /^\s*[-+]?(?:\d+(?:_\d+)*(?:\.\d+(?:_\d+)*)?|\.\d+(?:_\d+)*)(?:[eE][-+]?\d+)?/.exec(text);
  return match ? Number(match[0].replaceAll("_", "")) : 0;
}

/** Arithmetic: integers stay integers, of any size. */
export function arithmetic(left: Numeric, operator: string, right: Numeric): RubyValue {
  if (typeof left === "bigint" && typeof right === "bigint") return wholeNumbers(left, operator, right);
  const [one, other] = [Number(left), Number(right)];
  switch (operator) {
    case "+":
      return one + other;
    case "-":
      return one - other;
    case "*":
      return one * other;
    case "/":
      return one / other;
    case "%":
      return moduloOf(one, other);
    default:
      return one ** other;
  }
}

/** The rest has the sign of the divisor. */
function moduloOf(one: number, other: number): number {
  const rest = one % other;
  return rest * other < 0 ? rest + other : rest;
}

function wholeNumbers(left: bigint, operator: string, right: bigint): RubyValue {
  switch (operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return limited(left * right);
    case "/":
      return floorDivide(left, right);
    case "%":
      return left - right * floorDivide(left, right);
    default:
      if (isUnit(left)) return right % 2n === 0n ? 1n : left;
      if (left === 0n && right > 0n) return 0n;
      if (right < 0n) return Number(left) ** Number(right);
      if (Number(right) * left.toString(2).length > mostBits) return endless("a number has more than 100,000 bits");
      return left ** right;
  }
}

/** Whether a number's powers are only itself and 1. */
function isUnit(value: bigint): boolean {
  return value === 1n || value === -1n;
}

function limited(value: bigint): bigint {
  return value > 1n << BigInt(mostBits) || -value > 1n << BigInt(mostBits)
    ? endless("a number has more than 100,000 bits")
    : value;
}

function floorDivide(left: bigint, right: bigint): bigint {
  if (right === 0n) return raise("ZeroDivisionError", "divided by 0");
  const quotient = left / right;
  return left % right !== 0n && left < 0n !== right < 0n ? quotient - 1n : quotient;
}

const operation = (operator: string): Methods<Numeric>[string] => [
  1,
  1,
  (self, [other], { interpreter }) => {
    if (other instanceof RObject && interpreter.respondsTo(other, "coerce"))
      return coerced(self, operator, other, interpreter);
    const right = needNumber(other, typeof self === "bigint" ? "Integer" : "Float");
    if (operator === "**" && typeof self === "bigint" && typeof right === "bigint" && right < 0n && !isUnit(self))
      return after(rational(self, 1n, interpreter), (made) => interpreter.send(made, "**", [right]));
    return arithmetic(self, operator, right);
  },
];

/** An operation with a number of another class, which says what both become. */
function* coerced(self: Numeric, operator: string, other: RObject, interpreter: Interpreter): Evaluation<RubyValue> {
  const both = yield* resultOf(interpreter.send(other, "coerce", [self]));
  if (!Array.isArray(both) || both.length !== 2) return raise("TypeError", "coerce must return [x, y]");
  return yield* resultOf(interpreter.send(both[0]!, operator, [both[1]!]));
}

/** The methods of integers and floats. */
export const numberMethods: Methods<Numeric> = {
  "+": operation("+"),
  "-": operation("-"),
  "*": operation("*"),
  "/": operation("/"),
  "%": operation("%"),
  modulo: operation("%"),
  "**": operation("**"),
  pow: [
    1,
    2,
    (self, [power, modulus], { interpreter }) =>
      modulus === undefined ? interpreter.send(self, "**", [power!]) : powerModulo(self, power!, modulus),
  ],
  div: [
    1,
    1,
    (self, [other]) => {
      const quotient = arithmetic(self, "/", needNumber(other, "Integer")) as Numeric;
      return typeof quotient === "bigint" ? quotient : truncated(Math.floor(quotient));
    },
  ],
  fdiv: [1, 1, (self, [other]) => Number(self) / Number(needNumber(other, "Float"))],
  divmod: [
    1,
    1,
    (self, [other]) => {
      const by = needNumber(other, "Integer");
      const quotient = arithmetic(self, "/", by) as Numeric;
      return [typeof quotient === "bigint" ? quotient : truncated(Math.floor(quotient)), arithmetic(self, "%", by)];
    },
  ],
  "-@": [0, 0, (self) => -self],
  "+@": [0, 0, (self) => self],
  "<=>": [
    1,
    1,
    (self, [other], { interpreter }) => {
      if (other instanceof RObject)
        return interpreter.respondsTo(other, "coerce") ? coerced(self, "<=>", other, interpreter) : null;
      const found = order(self, other!, interpreter);
      return found === undefined ? null : BigInt(found);
    },
  ],
  step: [0, 3, step],
  abs: [0, 0, (self) => (self < 0 ? -self : self)],
  to_i: [0, 0, (self) => truncated(self)],
  to_int: [0, 0, (self) => truncated(self)],
  truncate: rounding(Math.trunc),
  to_f: [0, 0, (self) => Number(self)],
  to_s: [
    0,
    1,
    (self, [radix]) =>
      str(typeof self === "bigint" ? self.toString(radix === undefined ? 10 : radixOf(radix)) : printFloat(self)),
  ],
  round: [0, 2, round],
  floor: rounding(Math.floor),
  ceil: rounding(Math.ceil),
  "zero?": [0, 0, (self) => Number(self) === 0],
  "positive?": [0, 0, (self) => self > 0],
  "negative?": [0, 0, (self) => self < 0],
  "nan?": [0, 0, (self) => Number.isNaN(self)],
  "infinite?": [0, 0, (self) => (self === Infinity ? 1n : self === -Infinity ? -1n : null)],
  "finite?": [0, 0, (self) => Number.isFinite(Number(self))],
  "integer?": [0, 0, (self) => typeof self === "bigint"],
  "nonzero?": [0, 0, (self) => (Number(self) === 0 ? null : self)],
  "real?": [0, 0, () => true],
  clamp: [
    1,
    2,
    (self, [first, second], { interpreter }) => {
      if (second === undefined && !(first instanceof RRange))
        raise("TypeError", `wrong argument type ${classNameOf(first!)} (expected Range)`);
      const [low, high] = first instanceof RRange ? [first.from, first.to] : [first!, second!];
      if (first instanceof RRange && first.isExclusive && high !== null)
        raise("ArgumentError", "cannot clamp with an exclusive range");
      if (low !== null && high !== null && orderOf(low, high, interpreter) > 0)
        raise("ArgumentError", "min argument must be smaller than max argument");
      if (low !== null && orderOf(self, low, interpreter) < 0) return low;
      return high !== null && orderOf(self, high, interpreter) > 0 ? high : self;
    },
  ],
  to_r: [
    0,
    0,
    (self, _args, { interpreter }) => {
      const [top, bottom] = ratioOf(self);
      return rational(top, bottom, interpreter);
    },
  ],
  coerce: [
    1,
    1,
    (self, [other]) => {
      if (typeof self === "bigint" && typeof other === "bigint") return [other, self];
      return isNumber(other!) ? [Number(other), Number(self)] : raise("TypeError", "can't convert");
    },
  ],
};

/** A number as a fraction. */
function ratioOf(value: Numeric): readonly [bigint, bigint] {
  if (typeof value === "bigint") return [value, 1n];
  if (!Number.isFinite(value)) return raise("FloatDomainError", printFloat(value));
  let [top, bottom] = [value, 1n];
  for (; !Number.isInteger(top); top *= 2) bottom *= 2n;
  return [BigInt(top), bottom];
}

function powerModulo(self: Numeric, power: RubyValue, modulus: RubyValue): bigint {
  if (typeof self !== "bigint" || typeof power !== "bigint" || typeof modulus !== "bigint")
    return raise("TypeError", "Integer#pow() 2nd argument not allowed unless all arguments are integers");
  if (power < 0n) raise("RangeError", "Integer#pow() 1st argument cannot be negative when 2nd argument specified");
  if (modulus === 0n) raise("ZeroDivisionError", "divided by 0");
  let [base, result] = [self % modulus, 1n % modulus];
  for (let left = power; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * base) % modulus;
    base = (base * base) % modulus;
  }
  return result !== 0n && result < 0n !== modulus < 0n ? result + modulus : result;
}

/** The base in which a number is written or parsed. */
export function radixOf(value: RubyValue | undefined): number {
  const radix = needCount(value);
  return radix < 2 || radix > 36 ? raise("ArgumentError", `invalid radix ${radix}`) : radix;
}

function truncated(self: Numeric): bigint {
  if (typeof self === "bigint") return self;
  return Number.isFinite(self) ? BigInt(Math.trunc(self)) : raise("FloatDomainError", printFloat(self));
}
