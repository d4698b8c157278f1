/** `round`, `floor`, `ceil` and `truncate` of integers and floats. */
import { printFloat } from "@cairn/puppet-core/values";
import { raise } from "../values/errors.js";
import { RHash, RSymbol, type RubyValue } from "../values/values.js";
import { needCount, needText, type MethodCall, type Methods } from "./method.js";

type Numeric = bigint | number;
type Way = (value: number) => number;

function rounded(value: Numeric, digits: number, way: Way): RubyValue {
  if (typeof value === "bigint") return digits >= 0 ? value : roundedWhole(value, -digits, way);
  if (!Number.isFinite(value)) return digits > 0 ? value : raise("FloatDomainError", printFloat(value));
  if (digits === 0) return BigInt(way(value));
  if (digits < 0) return roundedWhole(BigInt(isHalving(way) ? Math.trunc(value) : way(value)), -digits, way);
  return way === Math.ceil ? raised(value, digits) : roundedFloat(value, digits, way);
}

function isHalving(way: Way): boolean {
  return Object.values(halves).includes(way);
}

/** What is left of the last place decides only by its sign, and by whether it is less than a half, a half, or more. */
function roundedWhole(value: bigint, places: number, way: Way): bigint {
  const unit = 10n ** BigInt(Math.min(places, 1000));
  const [quotient, rest] = [value / unit, value % unit];
  const twice = (rest < 0n ? -rest : rest) * 2n;
  const part = rest === 0n ? 0 : twice === unit ? 0.5 : twice < unit ? 0.25 : 0.75;
  const parity = quotient % 2n;
  const shifted = Number(parity) + (rest < 0n ? -part : part);
  return (quotient - parity + BigInt(way(shifted))) * unit;
}

function roundedFloat(value: number, digits: number, way: Way): number {
  const shifted = Number(`${way(Number(`${value}e${digits}`))}e${-digits}`);
  return Number.isNaN(shifted) ? value : shifted;
}

/** Ruby rounds up what only its multiplication has made more than whole. */
function raised(value: number, digits: number): number {
  const factor = 10 ** digits;
  const found = Math.ceil(value * factor) / factor;
  return Number.isFinite(found) && digits < 15 ? found : value;
}

const halfAway: Way = (value) => (value < 0 ? -Math.round(-value) : Math.round(value));

/** A method that rounds in one way. */
export const rounding = (way: Way): Methods<Numeric>[string] => [
  0,
  2,
  (self, [digits]) => rounded(self, digitsOf(digits), way),
];

/** `round`: `half:` decides where a number in the middle goes; by default away from zero. */
export function round(self: Numeric, args: readonly RubyValue[], { interpreter }: MethodCall): RubyValue {
  const options = args.find((each) => each instanceof RHash);
  const half = options?.get(RSymbol.of("half"), interpreter) ?? null;
  const way = half === null ? "up" : half instanceof RSymbol ? half.name : needText(half);
  const rounds = Object.hasOwn(halves, way) ? halves[way]! : raise("ArgumentError", `invalid rounding mode: ${way}`);
  const [digits] = args.filter((each) => each !== options);
  return rounded(self, digitsOf(digits), rounds);
}

/** How many digits behind the point are kept. */
function digitsOf(value: RubyValue | undefined): number {
  return value === undefined ? 0 : needCount(value);
}

const inMiddle = (value: number): boolean => Math.abs(value % 1) === 0.5;
const halves: Readonly<Record<string, Way>> = {
  up: halfAway,
  down: (value) => (inMiddle(value) ? Math.trunc(value) : halfAway(value)),
  even: (value) => (inMiddle(value) ? 2 * Math.round(value / 2) : halfAway(value)),
};
