/**
 * An exact number: `coefficient / 10^scale / divisor`. No library fits: those for decimals round each quotient to a
 * precision that is set in advance, and those for fractions neither limit the size of a divisor nor print plain digits.
 */
export interface Decimal {
  readonly coefficient: bigint;
  readonly scale: number;
  /** Of a quotient with infinitely many digits: above 1, without a factor of 2 or 5 or of the coefficient. */
  readonly divisor?: bigint;
}

/** Numbers with more digits than this are rejected: products of products grow without bounds. */
export const mostDigits = 100_000;

/** The number of significant digits with which an infinite quotient is printed. */
const significantDigits = 15;
/** Longer divisors aren't examined. */
const mostDivisorDigits = 2_000;
/**
 * An infinite quotient is kept exactly as long as its divisor has no more than 100 digits; otherwise it is rounded to
 * the printed digits.
 */
const mostDivisor = 10n ** 100n;

/** Parses digits as written: `0644`, `-22.10`. */
export function parseDecimal(digits: string): Decimal {
  const point = digits.indexOf(".");
  if (point < 0) return { coefficient: BigInt(digits), scale: 0 };
  return { coefficient: BigInt(digits.slice(0, point) + digits.slice(point + 1)), scale: digits.length - point - 1 };
}

/** Prints plain digits, without an exponent and redundant zeros. */
export function printDecimal(number: Decimal): string {
  const { coefficient, scale } = number.divisor === undefined ? number : rounded(number, number.divisor);
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
  const [first, second, scale, divisor] = align(left, right);
  return quotient(first + second, scale, divisor);
}

export function subtractDecimals(left: Decimal, right: Decimal): Decimal {
  const [first, second, scale, divisor] = align(left, right);
  return quotient(first - second, scale, divisor);
}

export function multiplyDecimals(left: Decimal, right: Decimal): Decimal {
  const divisor = (left.divisor ?? 1n) * (right.divisor ?? 1n);
  return quotient(left.coefficient * right.coefficient, left.scale + right.scale, divisor);
}

export function negateDecimal(number: Decimal): Decimal {
  return { ...number, coefficient: -number.coefficient };
}

/** The exact quotient unless its divisor is too large; `undefined` for a division by zero. */
export function divideDecimals(left: Decimal, right: Decimal): Decimal | undefined {
  const [numerator, denominator] = align(left, right);
  if (denominator === 0n) return undefined;
  return denominator < 0n ? quotient(-numerator, 0, -denominator) : quotient(numerator, 0, denominator);
}

/** Returns a negative number, zero or a positive number. */
export function compareDecimals(left: Decimal, right: Decimal): number {
  const [first, second] = align(left, right);
  return first < second ? -1 : first > second ? 1 : 0;
}

/** Converts both to one divisor and one scale. */
function align(left: Decimal, right: Decimal): readonly [bigint, bigint, number, bigint] {
  const scale = Math.max(left.scale, right.scale);
  const [first, second] = [raise(left, scale), raise(right, scale)];
  if (left.divisor === right.divisor) return [first, second, scale, left.divisor ?? 1n];
  const [under, over] = [left.divisor ?? 1n, right.divisor ?? 1n];
  return [first * over, second * under, scale, under * over];
}

function raise({ coefficient, scale }: Decimal, to: number): bigint {
  return scale === to ? coefficient : coefficient * 10n ** BigInt(to - scale);
}

/** `coefficient / 10^scale / divisor` in lowest terms, with a divisor only if the digits are infinite. */
function quotient(coefficient: bigint, scale: number, divisor: bigint): Decimal {
  if (divisor === 1n) return shortened(coefficient, scale);
  if (coefficient % divisor === 0n) return shortened(coefficient / divisor, scale);
  if (String(divisor).length > mostDivisorDigits) return rounded({ coefficient, scale }, divisor);
  const common = greatestCommonDivisor(coefficient, divisor);
  let [rest, twos, fives] = [divisor / common, 0, 0];
  for (; rest % 2n === 0n; rest /= 2n) twos++;
  for (; rest % 5n === 0n; rest /= 5n) fives++;
  const more = Math.max(twos, fives);
  const raised = (coefficient / common) * 2n ** BigInt(more - twos) * 5n ** BigInt(more - fives);
  const exact = shortened(raised, scale + more);
  if (rest === 1n) return exact;
  return rest < mostDivisor ? { ...exact, divisor: rest } : rounded(exact, rest);
}

/** Removes the many trailing zeros that computations add: otherwise `$x * 0.5 * 2` grows with each use of itself. */
function shortened(coefficient: bigint, scale: number): Decimal {
  if (scale >= 20 && coefficient % 10n ** 20n === 0n)
    return { coefficient: coefficient / 10n ** 20n, scale: scale - 20 };
  return { coefficient, scale };
}

function greatestCommonDivisor(first: bigint, second: bigint): bigint {
  let [left, right] = [absolute(first), second];
  while (right !== 0n) [left, right] = [right, left % right];
  return left;
}

/** Rounds to the number of printed digits. */
function rounded({ coefficient: numerator, scale: places }: Decimal, divisor: bigint): Decimal {
  const [above, below] = [absolute(numerator), divisor * 10n ** BigInt(places)];
  const length = String(above / below).length - (above < below ? leadingZeros(above, below) + 1 : 0);
  const scale = significantDigits - length;
  const [raised, lowered] = scale >= 0 ? [above * 10n ** BigInt(scale), below] : [above, below * 10n ** BigInt(-scale)];
  const half = (raised * 2n + lowered) / (lowered * 2n);
  const coefficient = scale >= 0 ? half : half * 10n ** BigInt(-scale);
  return { coefficient: numerator < 0n ? -coefficient : coefficient, scale: Math.max(scale, 0) };
}

function absolute(number: bigint): bigint {
  return number < 0n ? -number : number;
}

/** The number of zeros after the point of a quotient below one. */
function leadingZeros(above: bigint, below: bigint): number {
  let zeros = Math.max(0, String(below).length - String(above).length - 1);
  while (above * 10n ** BigInt(zeros + 1) < below) zeros++;
  return zeros;
}
