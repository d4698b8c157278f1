import { kindOf, type ExactNumber, type StoreValue } from "./value.js";

/** A number as sign, digits without zeros at either end, and the power of ten of the last digit. */
interface Decimal {
  readonly negative: boolean;
  readonly digits: string;
  readonly power: bigint;
}

/** Whether `value` is a number in either representation. */
export function isNumber(value: StoreValue): value is number | ExactNumber {
  return typeof value === "number" || kindOf(value) === "number";
}

/** Whether both are the same number: `1.0` and `1`, `1e3` and `1000`. */
export function sameNumber(left: number | ExactNumber, right: number | ExactNumber): boolean {
  if (typeof left === "number" && typeof right === "number") return left === right;
  const [first, second] = [decimalOf(left), decimalOf(right)];
  if (first.digits === "" || second.digits === "") return first.digits === second.digits;
  return first.negative === second.negative && first.digits === second.digits && first.power === second.power;
}

function decimalOf(number: number | ExactNumber): Decimal {
  const text = typeof number === "number" ? String(number) : number.digits;
  const [mantissa = "", exponent = "0"] = text.toLowerCase().split("e");
  const [whole = "", fraction = ""] = mantissa.replace(/^[-+]/, "").split(".");
  const all = (whole + fraction).replace(/^0+/, "");
  const digits = all.slice(0, lengthWithoutZeros(all));
  const power = BigInt(exponent.replace(/^\+/, "")) - BigInt(fraction.length) + BigInt(all.length - digits.length);
  return { negative: mantissa.startsWith("-"), digits, power };
}

function lengthWithoutZeros(digits: string): number {
  let length = digits.length;
  while (length > 0 && digits.charCodeAt(length - 1) === 0x30) length--;
  return length;
}
