import { bytesOfHash, bytesOfStep } from "@cairn/diagnostics";
import { compareText } from "@cairn/puppet-core/values";
import { classNameOf } from "./classes.js";
import { inspectPlain } from "./print.js";
import { raise } from "./errors.js";
import { isContainer, keyOf } from "./hash.js";
import { readAddress, type Address } from "./internet-address.js";
import { charactersPerStep, elementsPerStep, type Meter } from "./meter.js";
import type { RHash } from "./values.js";
import {
  RAddress,
  RClass,
  RForeign,
  RObject,
  RRange,
  RMatch,
  RRegexp,
  RSet,
  RString,
  RSymbol,
  type RubyValue,
} from "./values.js";

/** Pairs of lists or hashes that were compared: none is compared twice, so that shared or cyclic values terminate. */
class Compared {
  private readonly standsFor = new Map<object, object>();

  /** Whether two are known to be equal; records that they are from now on. */
  has(one: object, other: object): boolean {
    const [first, second] = [this.find(one), this.find(other)];
    if (first === second) return true;
    this.standsFor.set(first, second);
    return false;
  }

  private find(value: object): object {
    let found = value;
    for (let next = this.standsFor.get(found); next; next = this.standsFor.get(found)) {
      const after = this.standsFor.get(next);
      if (after) this.standsFor.set(found, after);
      found = next;
    }
    return found;
  }
}

/** The contents of two lists or hashes, to be compared pairwise. */
interface Open {
  readonly ones: readonly RubyValue[];
  readonly others: readonly RubyValue[];
  next: number;
}

/** Ruby's `==`. */
export function equal(left: RubyValue, right: RubyValue, meter: Meter): boolean {
  if (!isContainer(left)) return equalLeaves(left, right, meter);
  const open: Open[] = [{ ones: [left], others: [right], next: 0 }];
  const compared = new Compared();
  for (let top = open.at(-1); top; top = open.at(-1)) {
    if (top.next === top.ones.length) {
      open.pop();
      continue;
    }
    const [one, other] = [top.ones[top.next]!, top.others[top.next]!];
    top.next++;
    if (!isContainer(one)) {
      if (!equalLeaves(one, other, meter)) return false;
    } else {
      if (!isContainer(other)) return false;
      if (compared.has(one, other)) continue;
      const pairs = pairsOf(one, other, meter);
      if (!pairs) return false;
      open.push(pairs);
    }
  }
  return true;
}

/** The pairs that must be equal for two lists or hashes to be equal; undefined if they can't be. */
function pairsOf(one: RubyValue[] | RHash, other: RubyValue[] | RHash, meter: Meter): Open | undefined {
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return undefined;
    payFor(one.length, meter);
    return { ones: one, others: other, next: 0 };
  }
  if (Array.isArray(other) || one.size !== other.size) return undefined;
  payFor(one.size, meter);
  meter.take(bytesOfHash(one.size));
  const others = one.keys().map((key) => other.get(key, meter));
  return others.every((value) => value !== undefined) ? { ones: one.values(), others, next: 0 } : undefined;
}

function payFor(pairs: number, meter: Meter): void {
  meter.take(bytesOfStep);
  meter.spend(pairs / elementsPerStep);
}

function equalSets({ hash }: RSet, other: RSet, meter: Meter): boolean {
  payFor(hash.size, meter);
  return hash.size === other.hash.size && hash.keys().every((each) => other.hash.has(each, meter));
}

function equalAddresses({ bits, version }: Address, other: RubyValue): boolean {
  const right = addressOperand(other, version);
  return right?.version === version && right.bits === bits;
}

/** The address that an address is compared with, given as an address, a string or a number; undefined if it isn't one. */
export function addressOperand(
  value: RubyValue | undefined,
  version: 4 | 6,
): Pick<Address, "bits" | "version"> | undefined {
  if (value instanceof RAddress) return value.address;
  if (value instanceof RString) return readAddress(value.text);
  return typeof value === "bigint" ? { version, bits: value } : undefined;
}

function equalLeaves(one: RubyValue, other: RubyValue, meter: Meter): boolean {
  if (one === other) return true;
  if (isNumber(one) && isNumber(other)) return one == other; // eslint-disable-line eqeqeq -- 1n and 1
  if (one instanceof RString) return other instanceof RString && equalStrings(one.text, other.text, meter);
  if (one instanceof RMatch) return other instanceof RMatch && sameMatch(one, other);
  if (one instanceof RRegexp)
    return other instanceof RRegexp && one.source === other.source && one.options === other.options;
  if (one instanceof RAddress) return equalAddresses(one.address, other);
  if (one instanceof RObject) return meter.objects?.areEqual(one, other) ?? false;
  if (one instanceof RClass) return other instanceof RClass && one.name === other.name;
  if (one instanceof RForeign) return other instanceof RForeign && one.identity === other.identity;
  if (one instanceof RSet) return other instanceof RSet && equalSets(one, other, meter);
  if (!(one instanceof RRange)) return false;
  return (
    other instanceof RRange &&
    one.isExclusive === other.isExclusive &&
    keyOf(one.from, meter) === keyOf(other.from, meter) &&
    keyOf(one.to, meter) === keyOf(other.to, meter)
  );
}

function equalStrings(one: string, other: string, meter: Meter): boolean {
  if (one.length !== other.length) return false;
  if (one.length > charactersPerStep) meter.spend(one.length / charactersPerStep);
  return one === other;
}

/** Whether a value is a number. */
export function isNumber(value: RubyValue): value is bigint | number {
  return typeof value === "bigint" || typeof value === "number";
}

/** Ruby's `<=>`; undefined if two values have no order. */
export function order(left: RubyValue, right: RubyValue, meter: Meter): number | undefined {
  if (!Array.isArray(left) || !Array.isArray(right)) return orderOfLeaves(left, right, meter);
  const open: Open[] = [{ ones: [left], others: [right], next: 0 }];
  const compared = new Compared();
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const [one, other] = [top.ones[top.next], top.others[top.next]];
    top.next++;
    if (one === undefined || other === undefined) {
      open.pop();
      const longer = Math.sign(top.ones.length - top.others.length);
      if (longer !== 0) return longer;
    } else if (!Array.isArray(one) || !Array.isArray(other)) {
      const found = orderOfLeaves(one, other, meter);
      if (found !== 0) return found;
    } else if (!compared.has(one, other)) {
      payFor(Math.min(one.length, other.length), meter);
      open.push({ ones: one, others: other, next: 0 });
    }
  }
  return 0;
}

function orderOfLeaves(one: RubyValue, other: RubyValue, meter: Meter): number | undefined {
  if (one instanceof RString) {
    if (!(other instanceof RString)) return undefined;
    meter.spend(Math.min(one.text.length, other.text.length) / charactersPerStep);
    return Math.sign(compareText(one.text, other.text));
  }
  if (one instanceof RSymbol)
    return other instanceof RSymbol ? Math.sign(compareText(one.name, other.name)) : undefined;
  if (one instanceof RAddress && other instanceof RAddress) {
    const [left, right] = [one.address.bits, other.address.bits];
    return left < right ? -1 : left > right ? 1 : 0;
  }
  if (isNumber(one) && isNumber(other)) return one < other ? -1 : one > other ? 1 : one == other ? 0 : undefined; // eslint-disable-line eqeqeq -- 1n and 1
  return equal(one, other, meter) ? 0 : undefined;
}

/** The order of two values, which must have one. */
export function orderOf(left: RubyValue, right: RubyValue, meter: Meter): number {
  return order(left, right, meter) ?? raise("ArgumentError", incomparable(left, right));
}

/** The message for two values without an order. */
export function incomparable(left: RubyValue, right: RubyValue): string {
  const isSpecial = right === null || typeof right === "boolean" || isNumber(right);
  return `comparison of ${classNameOf(left)} with ${isSpecial ? inspectPlain(right) : classNameOf(right)} failed`;
}

function sameMatch(one: RMatch, other: RMatch): boolean {
  const isSame = one.text === other.text && one.at === other.at && one.groups.length === other.groups.length;
  return isSame && one.groups.every((group, at) => group === other.groups[at]);
}
