import { endless, raise } from "../values/errors.js";
import type { RubyValue } from "../values/values.js";
import { give, needCount, str, type MethodCall, type Methods } from "./method.js";
import { resultOf, type Evaluation } from "@cairn/evaluation";

function* count(self: bigint, to: bigint, by: bigint, call: MethodCall): Evaluation<RubyValue> {
  for (let at = self; by > 0n ? at <= to : at >= to; at += by) yield* resultOf(give(call, at));
  return self;
}

/** An integer of any size. */
function needWhole(value: RubyValue | undefined): bigint {
  return typeof value === "bigint" ? value : BigInt(needCount(value));
}

/** The digits to a base, the lowest first. */
function digitsOf(self: bigint, given: RubyValue): RubyValue[] {
  const base = needWhole(given);
  if (base < 2n) raise("ArgumentError", base < 0n ? "negative radix" : `invalid radix ${base}`);
  if (self < 0n) raise("Math::DomainError", "out of domain");
  const digits: bigint[] = [];
  for (let left = self; left > 0n || digits.length === 0; left /= base) digits.push(left % base);
  return digits;
}

const bits = (make: (left: bigint, right: bigint) => bigint): Methods<bigint>[string] => [
  1,
  1,
  (self, [other]) => make(self, needWhole(other)),
];

/** The character of a code point. */
export function characterOf(point: bigint): string {
  const isOne = point >= 0n && point <= 0x10ffffn && (point < 0xd800n || point > 0xdfffn);
  return isOne ? String.fromCodePoint(Number(point)) : raise("RangeError", `${point} out of char range`);
}

function shifted(value: bigint, by: bigint): bigint {
  return by > 10_000n
    ? endless("a number has more than 100,000 bits")
    : by < -1_000_000n
      ? value < 0n
        ? -1n
        : 0n
      : value << by;
}

function gcd(left: bigint, right: bigint): bigint {
  let [one, other] = [left < 0n ? -left : left, right < 0n ? -right : right];
  while (other !== 0n) [one, other] = [other, one % other];
  return one;
}

/** Methods of integers only. */
export const countingMethods: Methods<bigint> = {
  times: [
    0,
    0,
    function* (self, _args, call) {
      for (let at = 0n; at < self; at++) yield* resultOf(give(call, at));
      return self;
    },
  ],
  upto: [1, 1, (self, [to], call) => count(self, BigInt(needCount(to)), 1n, call)],
  downto: [1, 1, (self, [to], call) => count(self, BigInt(needCount(to)), -1n, call)],
  "&": bits((left, right) => left & right),
  "|": bits((left, right) => left | right),
  "^": bits((left, right) => left ^ right),
  "<<": bits(shifted),
  ">>": bits((left, right) => shifted(left, -right)),
  "[]": bits((self, place) =>
    place < 0n || place > 10_000n ? (self < 0n && place > 0n ? 1n : 0n) : (self >> place) & 1n,
  ),
  "~": [0, 0, (self) => ~self],
  "even?": [0, 0, (self) => self % 2n === 0n],
  "odd?": [0, 0, (self) => self % 2n !== 0n],
  succ: [0, 0, (self) => self + 1n],
  next: [0, 0, (self) => self + 1n],
  pred: [0, 0, (self) => self - 1n],
  chr: [
    0,
    1,
    (self, args) => {
      if (args.length === 0 && self > 255n) return raise("RangeError", `${self} out of char range`);
      const made = str(characterOf(self));
      made.isBinary = args.length === 0 && self >= 128n && self <= 255n;
      return made;
    },
  ],
  ord: [0, 0, (self) => self],
  digits: [0, 1, (self, [base = 10n]) => digitsOf(self, base)],
  bit_length: [
    0,
    0,
    (self) => (self === 0n || self === -1n ? 0n : BigInt((self < 0n ? ~self : self).toString(2).length)),
  ],
  gcd: [1, 1, (self, [other]) => gcd(self, needWhole(other))],
};
