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

/** The magnitude of a float times a power of ten, as the nearest integer; halves are rounded to even. */
export function scale(value: number, power: number): bigint {
  const { mantissa, exponent } = partsOfFloat(value);
  let [above, below] = [mantissa, 1n];
  if (power >= 0) above *= 10n ** BigInt(power);
  else below *= 10n ** BigInt(-power);
  if (exponent >= 0) above <<= BigInt(exponent);
  else below <<= BigInt(-exponent);
  return roundHalfEven(above, below);
}

function roundHalfEven(above: bigint, below: bigint): bigint {
  const whole = above / below;
  const rest = (above % below) * 2n;
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
