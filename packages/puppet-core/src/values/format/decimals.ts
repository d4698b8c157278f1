/** The exact magnitude of a finite float: `mantissa * 2 ** exponent`, never negative. */
export function partsOfFloat(value: number): { readonly mantissa: bigint; readonly exponent: number } {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, Math.abs(value));
  const bits = view.getBigUint64(0);
  const exponent = Number(bits >> 52n);
  const fraction = bits & ((1n << 52n) - 1n);
  return exponent === 0
    ? { mantissa: fraction, exponent: -1074 }
    : { mantissa: fraction | (1n << 52n), exponent: exponent - 1075 };
}

/** The magnitude of a float times a power of ten, as the nearest integer; what Ruby takes for a half is rounded to even. */
export function scale(value: number, power: number): bigint {
  const { mantissa, exponent } = partsOfFloat(value);
  let [above, below] = [mantissa, 1n];
  if (power >= 0) above *= 10n ** BigInt(power);
  else below *= 10n ** BigInt(-power);
  if (exponent >= 0) above <<= BigInt(exponent);
  else below <<= BigInt(-exponent);
  const whole = above / below;
  if (looksHalf(Math.abs(value), whole, power)) return whole + (whole % 2n);
  return roundHalfEven(whole, above % below, below);
}

/** More digits than these Ruby computes exactly at once. */
const mostQuick = 14;

/**
 * Whether Ruby takes what follows the first digits for half a unit: it first computes in floats, and doesn't look closer
 * where the rest is within their errors of a half.
 */
function looksHalf(value: number, whole: bigint, power: number): boolean {
  const digits = String(whole).length;
  if (whole === 0n || digits > mostQuick) return false;
  const exponent = digits - 1 - power;
  let { rest, errors } = toUnits(value, exponent);
  const allowed = (errors * rest + 7) * Number.EPSILON * 10 ** (digits - 1);
  for (let digit = 1; ; digit++, rest *= 10) {
    rest -= Math.trunc(rest);
    if (rest === 0) return false;
    if (digit === digits) return Math.abs(rest - 0.5) <= allowed;
  }
}

/** The value divided by a power of ten, and how many errors that may have made, as Ruby counts them. */
function toUnits(value: number, exponent: number): { rest: number; readonly errors: number } {
  const size = Math.abs(exponent);
  let [factor, errors] = [10 ** (size & 15), 2];
  for (let [left, big] = [size >> 4, 1e16]; left > 0; left >>= 1, big *= big) {
    if ((left & 1) === 0) continue;
    errors++;
    factor *= big;
  }
  return { rest: exponent > 0 ? value / factor : value * factor, errors };
}

function roundHalfEven(whole: bigint, above: bigint, below: bigint): bigint {
  const rest = above * 2n;
  return rest > below || (rest === below && whole % 2n === 1n) ? whole + 1n : whole;
}

/** The first `count` digits of a nonzero float, and the power of ten of the first of them. */
export function leadingDigits(value: number, count: number): { readonly digits: string; readonly exponent: number } {
  // The shortest notation of a float may be rounded up to the next power of ten, hence one less.
  let exponent = Number(Math.abs(value).toExponential().split("e")[1]) - 1;
  for (;;) {
    const digits = String(scale(value, count - 1 - exponent));
    if (digits.length === count) return { digits, exponent };
    exponent++;
  }
}

/** A precision beyond the digits of any float; the rest are zeros. */
export const mostDigits = 1100;
