/** A number, exactly: `coefficient / 10^scale`. */
export interface Decimal {
  readonly coefficient: bigint;
  readonly scale: number;
}

/** Numbers with more digits than this are refused: products of products grow without bounds. */
export const mostDigits = 100_000;

/** A quotient that doesn't end has so many digits. */
const significantDigits = 15;
/** Beyond this the divisor isn't examined for a quotient that ends. */
const mostDivisorDigits = 2_000;

/** The value of digits as written: `0644`, `-22.10`. */
export function parseDecimal(digits: string): Decimal {
  const point = digits.indexOf(".");
  if (point < 0) return { coefficient: BigInt(digits), scale: 0 };
  return { coefficient: BigInt(digits.slice(0, point) + digits.slice(point + 1)), scale: digits.length - point - 1 };
}

/** In plain digits, without an exponent and without zeros that say nothing. */
export function printDecimal({ coefficient, scale }: Decimal): string {
  const sign = coefficient < 0n ? "-" : "";
  const digits = (coefficient < 0n ? -coefficient : coefficient).toString().padStart(scale + 1, "0");
  if (scale === 0) return sign + digits;
  const whole = digits.slice(0, digits.length - scale);
  let last = digits.length;
  while (digits.charCodeAt(last - 1) === 48 && last > whole.length) last--;
  const fraction = digits.slice(whole.length, last);
  const text = fraction === "" ? whole : `${whole}.${fraction}`;
  return text === "0" ? text : sign + text;
}

export function addDecimals(left: Decimal, right: Decimal): Decimal {
  const [first, second, scale] = align(left, right);
  return { coefficient: first + second, scale };
}

export function subtractDecimals(left: Decimal, right: Decimal): Decimal {
  const [first, second, scale] = align(left, right);
  return { coefficient: first - second, scale };
}

export function multiplyDecimals(left: Decimal, right: Decimal): Decimal {
  return { coefficient: left.coefficient * right.coefficient, scale: left.scale + right.scale };
}

/** The exact quotient where it ends, else 15 significant digits; `undefined` for a division by zero. */
export function divideDecimals(left: Decimal, right: Decimal): Decimal | undefined {
  const [numerator, denominator] = align(left, right);
  if (denominator === 0n) return undefined;
  if (numerator % denominator === 0n) return { coefficient: numerator / denominator, scale: 0 };
  const scale = scaleOfEnd(numerator, denominator);
  if (scale !== undefined) return { coefficient: (numerator * 10n ** BigInt(scale)) / denominator, scale };
  return rounded(numerator, denominator);
}

/** Negative, zero or positive. */
export function compareDecimals(left: Decimal, right: Decimal): number {
  const [first, second] = align(left, right);
  return first < second ? -1 : first > second ? 1 : 0;
}

function align(left: Decimal, right: Decimal): readonly [bigint, bigint, number] {
  if (left.scale === right.scale) return [left.coefficient, right.coefficient, left.scale];
  const scale = Math.max(left.scale, right.scale);
  return [
    left.coefficient * 10n ** BigInt(scale - left.scale),
    right.coefficient * 10n ** BigInt(scale - right.scale),
    scale,
  ];
}

/** How many digits behind the point the quotient takes, where it ends: its divisor, shortened, is made of twos and fives. */
function scaleOfEnd(numerator: bigint, denominator: bigint): number | undefined {
  if (String(denominator).length > mostDivisorDigits) return undefined;
  let rest = denominator / greatestCommonDivisor(numerator, denominator);
  if (rest < 0n) rest = -rest;
  let [twos, fives] = [0, 0];
  for (; rest % 2n === 0n; rest /= 2n) twos++;
  for (; rest % 5n === 0n; rest /= 5n) fives++;
  return rest === 1n ? Math.max(twos, fives) : undefined;
}

function greatestCommonDivisor(first: bigint, second: bigint): bigint {
  let [left, right] = [first < 0n ? -first : first, second < 0n ? -second : second];
  while (right !== 0n) [left, right] = [right, left % right];
  return left;
}

function rounded(numerator: bigint, denominator: bigint): Decimal {
  const negative = numerator < 0n !== denominator < 0n;
  const [above, below] = [absolute(numerator), absolute(denominator)];
  const length = String(above / below).length - (above < below ? leadingZeros(above, below) + 1 : 0);
  const scale = significantDigits - length;
  const [raised, divisor] = scale >= 0 ? [above * 10n ** BigInt(scale), below] : [above, below * 10n ** BigInt(-scale)];
  const half = (raised * 2n + divisor) / (divisor * 2n);
  const coefficient = scale >= 0 ? half : half * 10n ** BigInt(-scale);
  return { coefficient: negative ? -coefficient : coefficient, scale: Math.max(scale, 0) };
}

function absolute(number: bigint): bigint {
  return number < 0n ? -number : number;
}

/** The zeros behind the point of a quotient below one. */
function leadingZeros(above: bigint, below: bigint): number {
  let zeros = Math.max(0, String(below).length - String(above).length - 1);
  while (above * 10n ** BigInt(zeros + 1) < below) zeros++;
  return zeros;
}
