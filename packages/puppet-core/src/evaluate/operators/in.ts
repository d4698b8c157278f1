import type { Binary } from "../../ast/index.js";
import { isInstance } from "../../types/index.js";
import { equalValues } from "../../values/compare.js";
import { bytesOf } from "../../values/binary.js";
import { growLooked, growLookups, growText } from "@cairn/evaluation";
import { isArray, isHash, isType, kindOf, type BinaryValue, type RegexpValue, type Value } from "../../values/value.js";
import type { Scope } from "../scope.js";
import { isInRange } from "../versions.js";
import { isMatch } from "./matches.js";
import { searchFor } from "./match.js";

/**
 * From this length on a string or array is counted each time that it is searched: that takes long, and strings are
 * copied for it.
 */
const long = 2 ** 16;

/** `left in right`: a substring of a string, an item of an array, a key of a hash. */
export function isIncluded(left: Value, right: Value, _node: Binary, scope: Scope): boolean {
  if (typeof right === "string") return isInText(left, right, scope);
  if (isArray(right)) return isInArray(left, right, scope);
  if (isHash(right)) return isInArray(left, right.keys(), scope);
  if (kindOf(right) === "versionRange") return isInRange(right, left);
  return kindOf(right) === "binary" && isInBinary(left, right as BinaryValue);
}

function isInText(left: Value, text: string, scope: Scope): boolean {
  (text.length >= long ? growText : growLooked)(text.length);
  if (typeof left === "string") return text.toLowerCase().includes(left.toLowerCase());
  return kindOf(left) === "regexp" && searchFor((left as RegexpValue).source, text, scope);
}

/** A string matches patterns and types among the items, and vice versa. */
function isInArray(left: Value, items: readonly Value[], scope: Scope): boolean {
  growLookups(items.length);
  if (kindOf(left) === "regexp") {
    const { source } = left as RegexpValue;
    return items.some((item) => typeof item === "string" && searchFor(source, item, scope));
  }
  if (typeof left === "string" || kindOf(left) === "version") return items.some((item) => isMatch(left, item, scope));
  if (isType(left)) return items.some((item) => isInstance(left, item));
  return items.some((item) => equalValues(item, left));
}

function isInBinary(left: Value, binary: BinaryValue): boolean {
  const bytes = [...bytesOf(binary)];
  if (typeof left === "bigint" || typeof left === "number") return bytes.includes(Number(left));
  const wanted =
    kindOf(left) === "binary"
      ? [...bytesOf(left as BinaryValue)]
      : typeof left === "string"
        ? [...new TextEncoder().encode(left)]
        : undefined;
  if (!wanted) return false;
  return bytes.some((_, start) => wanted.every((byte, index) => bytes[start + index] === byte));
}
