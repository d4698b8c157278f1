import { legacyClass } from "@cairn/puppet-core/functions/legacy";
import { isArray, isHash, kindOf, printFloat, type Value } from "@cairn/puppet-core/values";
import { leadingFloat, leadingInteger } from "@cairn/puppet-core/functions/ruby";
import { readAddress } from "@cairn/ruby-subset";
import { failEvaluation } from "../old-function.js";

/** Whether a value is an integer, or a string that denotes one. */
export function isInteger(value: Value): boolean {
  return typeof value === "bigint" || (typeof value === "string" && /^-?(?:[1-9]\d*|0)$/m.test(value));
}

/** Whether a value is a number, or a string that denotes one. */
export function isNumeric(value: Value): boolean {
  if (typeof value === "bigint" || typeof value === "number") return true;
  return typeof value === "string" && /^-?(?:[1-9]\d*|0)(?:\.\d+)?(?:[eE]-?\d+)?$/m.test(value);
}

/** Whether a value is a float, or a string that Ruby would print for one. */
export function isFloat(value: Value): boolean {
  return typeof value === "number" || (typeof value === "string" && value === floatText(value));
}

/** Whether a value is a string (or undef) that isn't a number. */
export function isString(value: Value): boolean {
  if (value === null) return true;
  if (typeof value !== "string") return false;
  return value !== floatText(value) && value !== String(leadingInteger(value));
}

function floatText(text: string): string {
  return printFloat(leadingFloat(text));
}

export function isBoolean(value: Value): boolean {
  return typeof value === "boolean";
}

export { isArray, isHash };

const windows = /^(?:[A-Z]:[\\/]|[\\/][\\/][^\\/]+[\\/][^\\/]+|[\\/][\\/]\?[\\/][^\\/]+)/im;

/** Whether a value is an absolute path on any system. */
export function isAbsolutePath(value: Value): boolean {
  return typeof value === "string" && (/^\//m.test(value) || windows.test(value));
}

/** Whether a value is an IP address, of the given version if any. */
export function isAddress(value: Value, version?: 4 | 6): boolean {
  const address = typeof value === "string" ? readAddress(value) : undefined;
  return address !== undefined && (version === undefined || address.version === version);
}

export function isMacAddress(value: Value): boolean {
  if (kindOf(value) === "default") return false;
  if (typeof value !== "string") failEvaluation(`no implicit conversion of ${legacyClass(value)} into String`);
  const six = /^[a-f0-9]{1,2}(?::[a-f0-9]{1,2}){5}$/im;
  const twenty = /^[a-f0-9]{1,2}(?::[a-f0-9]{1,2}){19}$/im;
  return six.test(value) || twenty.test(value);
}

export function isDomainName(value: Value): boolean {
  if (typeof value !== "string") return false;
  if (value === ".") return true;
  const domain = value.replace(/\.$/, "");
  if (domain === "" || [...domain].length > 255) return false;
  if (domain.includes(".") && !/\.[A-Za-z]+$/m.test(domain)) return false;
  return withoutEmptyEnd(domain.split(".")).every((label) => {
    const hasRightEnds = !label.startsWith("-") && !label.endsWith("-");
    return hasRightEnds && label.length >= 1 && label.length <= 63 && /^[a-z\d-]+$/im.test(label);
  });
}

/** Ruby's `split` omits empty pieces at the end. */
function withoutEmptyEnd(pieces: string[]): string[] {
  let length = pieces.length;
  while (length > 0 && pieces[length - 1] === "") length--;
  return pieces.slice(0, length);
}

/** One pass over the string: Ruby's pattern would take exponential time. */
export function isEmailAddress(value: Value): boolean {
  if (typeof value !== "string") return false;
  const at = value.lastIndexOf("@");
  if (at <= 0 || !/^[a-z\d-]+(?:\.[a-z]+)+$/.test(value.slice(at + 1))) return false;
  return isLocalPart(value.slice(0, at));
}

/** Word characters, each followed by at most one other character. */
function isLocalPart(text: string): boolean {
  let mayBeOther = false;
  for (const letter of text) {
    if (/[\w+-]/.test(letter)) mayBeOther = true;
    else if (mayBeOther && letter !== "\n") mayBeOther = false;
    else return false;
  }
  return true;
}
