import { Failure } from "./failure.js";
import { Pattern, type Matches } from "./pattern.js";
import { rubyText } from "./ruby-text.js";
import { labelOf, withArticle } from "./text.js";
import { compareText, equal, foldCase, Hash, isList, isNumber, type Value } from "./values.js";

export const less = (left: Value, right: Value): boolean => order(left, "<", right) < 0;
export const atMost = (left: Value, right: Value): boolean => order(left, "<=", right) <= 0;
export const greater = (left: Value, right: Value): boolean => order(left, ">", right) > 0;
export const atLeast = (left: Value, right: Value): boolean => order(left, ">=", right) >= 0;

/** Strings (ignoring case) and numbers are compared, each only with its like. */
function order(left: Value, operator: string, right: Value): number {
  if (typeof left === "string" && typeof right === "string") return compareText(foldCase(left), foldCase(right));
  if (isNumber(left) && isNumber(right)) return left < right ? -1 : left > right ? 1 : 0;
  const problem =
    typeof left === "string"
      ? "A String is not comparable to a non String"
      : isNumber(left)
        ? "A Numeric is not comparable to non Numeric"
        : "Only Strings, Numbers, Timespans, Timestamps, and Versions are comparable";
  const sides = `${labelOf(left)} ${operator} ${labelOf(right)}`;
  throw new Failure(`Comparison of: ${sides}, is not possible. Caused by '${problem}'.`);
}

let fromText: ((source: string) => Pattern) | undefined;

/** Lets strings be patterns: a module whose program has patterns that are known only when it runs says how they are made. */
export function usePatterns(make: (source: string) => Pattern): void {
  fromText = make;
}

/** A value as a pattern; a Failure where it is none. */
export function asPattern(value: Value): Pattern {
  if (value instanceof Pattern) return value;
  if (typeof value === "string" && fromText) return fromText(value);
  const problem = `no implicit conversion of ${rubyName(value)} into String`;
  throw new Failure(`Can not convert right match operand to a regular expression. Caused by '${problem}'.`);
}

function rubyName(value: Value): string {
  if (value === null) return "nil";
  return typeof value === "boolean" ? String(value) : labelOf(value);
}

/** `left =~ right`; what the groups found is noted in `matches`. */
export function matches(left: Value, right: Value, noted?: Matches): boolean {
  const pattern = asPattern(right);
  if (typeof left === "string") return search(pattern, left, noted);
  throw new Failure(`Left match operand must result in a String value. Got ${withArticle(labelOf(left))}.`);
}

function search(pattern: Pattern, text: string, noted: Matches | undefined): boolean {
  const found = pattern.find(text);
  if (found) noted?.note(found);
  return Boolean(found);
}

/** `left in right`: part of a string, item of a list, key of a hash. */
export function isIn(left: Value, right: Value, noted?: Matches): boolean {
  if (typeof right === "string") {
    if (left instanceof Pattern) return search(left, right, noted);
    return typeof left === "string" && right.toLowerCase().includes(left.toLowerCase());
  }
  if (!isList(right) && !(right instanceof Hash)) return false;
  const items = isList(right) ? right : right.keys();
  if (left instanceof Pattern) return items.some((item) => typeof item === "string" && search(left, item, noted));
  if (typeof left === "string") return items.some((item) => isMatch(left, item, noted));
  return items.some((item) => equal(item, left));
}

/** Whether a value is what an option of `case` or a selector says: options may be patterns, also inside of lists. */
export function isMatch(value: Value, option: Value, noted?: Matches): boolean {
  const waiting: [value: Value, option: Value][] = [[value, option]];
  while (waiting.length > 0) {
    const [one, wanted] = waiting.pop()!;
    if (isList(wanted)) {
      if (!isList(one) || one.length !== wanted.length) return false;
      for (let index = wanted.length - 1; index >= 0; index--) waiting.push([one[index]!, wanted[index]!]);
    } else if (wanted instanceof Hash) {
      if (!(one instanceof Hash)) return false;
      for (const [key, each] of [...wanted.entries()].reverse()) waiting.push([one.get(key), each]);
    } else if (wanted instanceof Pattern) {
      if (typeof one !== "string" || !search(wanted, one, noted)) return false;
    } else if (!equal(wanted, one)) return false;
  }
  return true;
}

/** A selector in which nothing fits. */
export function noEntry(value: Value): never {
  throw new Failure(`No matching entry for selector parameter with value '${rubyText(value)}'`);
}
