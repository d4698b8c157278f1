import { rubyText } from "@cairn/puppet-core/evaluate";
import { rubyClass, strictFloat } from "@cairn/puppet-core/functions/ruby";
import { isArray, isHash, printFloat, type Value } from "@cairn/puppet-core/values";
import { inspectRuby, failEvaluation } from "../old-function.js";

type Numeral = bigint | number;

/** How `validate_integer` and `validate_numeric` differ. */
interface Kind {
  readonly name: string;
  readonly word: string;
  read(text: string): Numeral | undefined;
}

/** Ruby's `Integer(…)` of a string. */
function strictInteger(text: string): bigint | undefined {
  const [, sign, prefix = "", digits] =
    /^\s*([-+]?)(0[xX]|0[bB]|0[oO]?)?([\da-fA-F](?:_?[\da-fA-F])*)?$/.exec(text.trimEnd()) ?? [];
  if (sign === undefined) return undefined;
  if (digits === undefined) return prefix === "0" ? 0n : undefined;
  const [base, known] = baseOf(prefix);
  if (!known.test(digits)) return undefined;
  const value = BigInt(base + digits.replaceAll("_", ""));
  return sign === "-" ? -value : value;
}

function baseOf(prefix: string): readonly [string, RegExp] {
  switch (prefix.toLowerCase()) {
    case "0x":
      return ["0x", /^[\da-f_]+$/i];
    case "0b":
      return ["0b", /^[01_]+$/];
    case "":
      return ["", /^[\d_]+$/];
    default:
      return ["0o", /^[0-7_]+$/];
  }
}

const integers: Kind = { name: "validate_integer", word: "Integer", read: strictInteger };
const numbers: Kind = { name: "validate_numeric", word: "Numeric", read: strictFloat };

/** The limits in the second and third argument. */
function limitsOf(
  { name, word, read }: Kind,
  values: readonly Value[],
): readonly [Numeral | undefined, Numeral | undefined] {
  const [, most = null, least = null] = values;
  const text = rubyText(most);
  const isOpen = values.length < 2 || (values.length > 2 && text === "");
  const max = isOpen ? undefined : read(text);
  if (!isOpen && max === undefined) {
    failEvaluation(`${name}(): Expected second argument to be unset or ${article(word)}, got ${text}:String`);
  }
  const min = values.length > 2 ? read(rubyText(least)) : undefined;
  if (values.length > 2 && min === undefined) {
    const got = `${rubyText(least)}:${rubyClass(least)}`;
    failEvaluation(`${name}(): Expected third argument to be unset or ${article(word)}, got ${got}`);
  }
  if (min !== undefined && max !== undefined && min > max) {
    const shown = `${print(max)} < ${print(min)}`;
    failEvaluation(`${name}(): Expected second argument to be larger than third argument, got ${shown}`);
  }
  return [max, min];
}

function article(word: string): string {
  return word === "Integer" ? "an Integer" : "a Numeric";
}

function print(value: Numeral): string {
  return typeof value === "number" ? printFloat(value) : String(value);
}

function validateNumber(kind: Kind, values: readonly Value[]): void {
  const { name, word, read } = kind;
  if (values.length < 1 || values.length > 3) {
    failEvaluation(`${name}(): Wrong number of arguments; must be 1, 2 or 3, got ${values.length}`);
  }
  const [input] = values as [Value];
  const [max, min] = limitsOf(kind, values);
  const compare = (value: Numeral, shown: string): void => {
    const tail = `, got ${shown}.`;
    if (max !== undefined && value > max)
      failEvaluation(`${name}(): Expected ${shown} to be smaller or equal to ${print(max)}${tail}`);
    if (min !== undefined && value < min)
      failEvaluation(`${name}(): Expected ${shown} to be greater or equal to ${print(min)}${tail}`);
  };
  if (isArray(input)) {
    for (const [index, each] of input.entries()) {
      const value = isHash(each) ? undefined : read(rubyText(each));
      if (value === undefined) {
        failEvaluation(
          `${name}(): Expected element at array position ${index} to be ${article(word)}, got ${rubyClass(each)}`,
        );
      }
      compare(value, inspectRuby(input));
    }
    return;
  }
  if (isHash(input))
    failEvaluation(`validate_integer(): Expected first argument to be ${article(word)} or Array, got Hash`);
  const value = read(rubyText(input));
  if (value === undefined) {
    failEvaluation(`${name}(): Expected first argument to be ${article(word)} or Array, got ${rubyClass(input)}`);
  }
  compare(value, print(value));
}

export function validateInteger(...values: Value[]): void {
  validateNumber(integers, values);
}

export function validateNumeric(...values: Value[]): void {
  validateNumber(numbers, values);
}

/** Ruby's `Integer(…)` of any value. */
function toInteger(value: Value): bigint | undefined {
  if (typeof value === "bigint") return value;
  if (typeof value === "number" && Number.isFinite(value)) return BigInt(Math.trunc(value));
  return typeof value === "string" ? strictInteger(value) : undefined;
}

function boundOf(value: Value, which: string, least: bigint): bigint {
  const bound = toInteger(value);
  if (bound !== undefined && bound >= least) return bound;
  const shown = bound ?? value;
  failEvaluation(`validate_slength(): Expected ${which}, got ${rubyText(shown)}:${rubyClass(shown)}`);
}

export function validateLength(...values: Value[]): void {
  if (values.length !== 2 && values.length !== 3) {
    failEvaluation(`validate_slength(): Wrong number of arguments (${values.length}; must be 2 or 3)`);
  }
  const [input, most, least = null] = values as [Value, Value, Value?];
  const max = boundOf(most, "second argument to be a positive Numeric", 1n);
  const isOpen = least === null || least === false;
  const min = isOpen ? 0n : boundOf(least, "third argument to be unset or a positive Numeric", 0n);
  if (max < min)
    failEvaluation("validate_slength(): Expected second argument to be equal to or larger than third argument");
  const check = (text: string): void => {
    const length = BigInt([...text].length);
    if (length <= max && length >= min) return;
    const size = isArray(input) ? input.length : [...(input as string)].length;
    failEvaluation(
      `validate_slength(): Expected length of ${inspectRuby(input)} to be between ${min} and ${max}, was ${size}`,
    );
  };
  if (typeof input === "string") return check(input);
  if (!isArray(input)) {
    failEvaluation(`validate_slength(): Expected first argument to be a String or Array, got ${rubyClass(input)}`);
  }
  for (const [index, each] of input.entries()) {
    if (typeof each !== "string") {
      failEvaluation(
        `validate_slength(): Expected element at array position ${index} to be a String, got ${rubyClass(each)}`,
      );
    }
    check(each);
  }
}
