import { partsOfFloat } from "./decimals.js";

/** A float in powers of two, without the sign and `0x`: `1.8p+1`. */
export function hexadecimal(value: number, precision: number | undefined, keepsPoint: boolean): string {
  if (value === 0) return zero(precision, keepsPoint);
  let { mantissa, exponent } = partsOfFloat(value);
  while (mantissa < 1n << 52n) {
    mantissa <<= 1n;
    exponent--;
  }
  let power = exponent + 52;
  let digits = 13;
  if (precision !== undefined && precision < 13) {
    mantissa = round(mantissa, BigInt(4 * (13 - precision)));
    digits = precision;
    if (mantissa >> BigInt(4 * digits) > 1n) {
      mantissa >>= 1n;
      power++;
    }
  }
  const text = mantissa.toString(16);
  const rest = fraction(text.slice(text.length - digits), digits, precision);
  const head = text.slice(0, text.length - digits);
  return `${head}${rest !== "" || keepsPoint ? "." : ""}${rest}p${power < 0 ? "-" : "+"}${Math.abs(power)}`;
}

function zero(precision: number | undefined, keepsPoint: boolean): string {
  const rest = "0".repeat(precision ?? 0);
  return `0${rest !== "" || keepsPoint ? "." : ""}${rest}p+0`;
}

function round(mantissa: bigint, bits: bigint): bigint {
  const whole = mantissa >> bits;
  const half = 1n << (bits - 1n);
  const rest = mantissa & ((1n << bits) - 1n);
  return rest > half || (rest === half && whole % 2n === 1n) ? whole + 1n : whole;
}

function fraction(text: string, digits: number, precision: number | undefined): string {
  if (digits === 0) return "";
  return precision === undefined ? text.replace(/0+$/, "") : text.padEnd(precision, "0");
}
