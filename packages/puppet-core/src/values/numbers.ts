const numeric = /^[^\S\n\r]*(?:([-+])[^\S\n\r]*)?((0[xX][0-9A-Fa-f]+)|(0?\d+)((?:\.\d+)?(?:[eE]-?\d+)?))[^\S\n\r]*$/;

/**
 * The number that a string denotes: decimal, hexadecimal (`0x1F`) and octal (`017`) integers and floats, with an
 * optional sign and surrounding blanks. Undefined if it isn't a number (`08` isn't).
 */
export function toNumber(text: string): bigint | number | undefined {
  const match = numeric.exec(text.startsWith("::") ? text.slice(2) : text);
  if (!match) return undefined;
  const [, sign = "", digits, hexadecimal, decimal, rest] = match;
  if (rest) return toFloat(sign, digits!, decimal!, rest);
  if (!hexadecimal && /^0\d*[89]/.test(decimal!)) return undefined;
  const octal = !hexadecimal && decimal!.length > 1 && decimal!.startsWith("0");
  const value = BigInt(octal ? `0o${decimal!.slice(1)}` : digits!);
  return sign === "-" ? -value : value;
}

function toFloat(sign: string, digits: string, whole: string, rest: string): number | undefined {
  // As in Puppet: a zero with an exponent, or a number beyond the floats, isn't a number.
  if (/^0+$/.test(whole) && /^\.?0*[eE]/.test(rest)) return undefined;
  const value = Number(digits);
  if (!Number.isFinite(value)) return undefined;
  return sign === "-" ? -value : value;
}

/** A float as Puppet prints it: `1.0`, `0.0001`, `1.0e-05`, `1.0e+20`. */
export function printFloat(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? "Infinity" : value < 0 ? "-Infinity" : "NaN";
  if (value === 0) return Object.is(value, -0) ? "-0.0" : "0.0";
  const size = Math.abs(value);
  // Sixteen digits before the point are too many, unless there is one after it.
  if (size < 1e-4 || size >= 1e16 || (size >= 1e15 && Number.isInteger(value))) return printExponent(value);
  const text = String(value);
  return text.includes(".") ? text : `${text}.0`;
}

function printExponent(value: number): string {
  const [mantissa, exponent] = value.toExponential().split("e") as [string, string];
  const digits = exponent.slice(1).padStart(2, "0");
  return `${mantissa.includes(".") ? mantissa : `${mantissa}.0`}e${exponent.charAt(0)}${digits}`;
}
