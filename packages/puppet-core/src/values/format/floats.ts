import { leadingDigits, mostDigits, scale } from "./decimals.js";
import { pad, signOf, type Directive } from "./directive.js";
import { hexadecimal } from "./hexadecimal.js";

/** A float as Ruby's `%f %e %E %g %G %a %A` format it. */
export function formatFloat(value: number, directive: Directive): string {
  const isNegative = value < 0 || Object.is(value, -0);
  const sign = signOf(isNegative && !Number.isNaN(value), directive);
  if (!Number.isFinite(value)) return pad(`${sign}${Number.isNaN(value) ? "NaN" : "Inf"}`, directive);
  const [prefix, body] = bodyOf(value, directive);
  return fit(sign + prefix, /[EGA]/.test(directive.letter) ? body.toUpperCase() : body, directive);
}

/** An integer as `%f` formats it: exactly. */
export function formatIntegerAsFloat(value: bigint, directive: Directive): string {
  const { precision = 6 } = directive;
  const digits = String(value < 0n ? -value : value);
  const rest = precision > 0 ? `.${"0".repeat(precision)}` : "";
  return fit(signOf(value < 0n, directive), digits + rest, directive);
}

/** Zeros fill the field between the sign and the digits. */
function fit(sign: string, body: string, directive: Directive): string {
  if (!directive.zero || directive.left) return pad(sign + body, directive);
  return sign + body.padStart((directive.width ?? 0) - sign.length, "0");
}

function bodyOf(value: number, { letter, precision, alternate }: Directive): [prefix: string, body: string] {
  switch (letter.toLowerCase()) {
    case "a":
      return [letter === "A" ? "0X" : "0x", hexadecimal(value, precision, alternate)];
    case "e":
      return ["", exponential(value, precision ?? 6, alternate)];
    case "g":
      return ["", general(value, precision ?? 6, alternate)];
    default:
      return ["", fixed(value, precision ?? 6, alternate)];
  }
}

function fixed(value: number, precision: number, keepsPoint: boolean): string {
  const known = Math.min(precision, mostDigits);
  const digits = String(scale(value, known)).padStart(known + 1, "0");
  const point = digits.length - known;
  const rest = digits.slice(point) + "0".repeat(precision - known);
  return digits.slice(0, point) + (rest !== "" || keepsPoint ? `.${rest}` : "");
}

function exponential(value: number, precision: number, keepsPoint: boolean): string {
  const { digits, exponent } = digitsOf(value, precision + 1);
  const rest = digits.slice(1);
  const size = String(Math.abs(exponent)).padStart(2, "0");
  return `${digits.charAt(0)}${rest !== "" || keepsPoint ? "." : ""}${rest}e${exponent < 0 ? "-" : "+"}${size}`;
}

function digitsOf(value: number, count: number): { digits: string; exponent: number } {
  if (value === 0) return { digits: "0".repeat(count), exponent: 0 };
  const { digits, exponent } = leadingDigits(value, Math.min(count, mostDigits));
  return { digits: digits.padEnd(count, "0"), exponent };
}

/** The shorter of both notations, without trailing zeros unless they are requested. */
function general(value: number, wanted: number, keepsZeros: boolean): string {
  const precision = Math.max(1, wanted);
  const { exponent } = digitsOf(value, precision);
  const isFixed = exponent >= -4 && exponent < precision;
  const text = isFixed
    ? fixed(value, precision - 1 - exponent, keepsZeros)
    : exponential(value, precision - 1, keepsZeros);
  if (keepsZeros) return text;
  const [mantissa, power] = text.split("e") as [string, string | undefined];
  const short = mantissa.includes(".") ? mantissa.replace(/\.?0+$/, "") : mantissa;
  return power === undefined ? short : `${short}e${power}`;
}
