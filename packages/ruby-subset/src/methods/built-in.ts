/**
 * The methods of Ruby's own classes: a table for each class, by name, with the number of arguments and what to do.
 */
import { LateHash } from "../values/late-hash.js";
import {
  RAddress,
  RClass,
  REnumerator,
  RException,
  RHash,
  RMatch,
  RProc,
  RRange,
  RRegexp,
  RSet,
  RString,
  RSymbol,
  type RubyValue,
} from "../values/values.js";
import { addressMethods } from "./addresses.js";
import { arrayMethods } from "./array.js";
import { enumerable } from "./enumerable.js";
import { hashMethods } from "./hash.js";
import type { Method, Methods } from "./method.js";
import { numberMethods } from "./numbers.js";
import { aliases } from "./aliases.js";
import { classMethods } from "./classes.js";
import { comparable } from "./comparable.js";
import { booleanMethods, nilMethods } from "./nil-and-booleans.js";
import { objectMethods } from "./object.js";
import { setMethods } from "./sets.js";
import { enumeratorMethods } from "./enumerators.js";
import { exceptionMethods, matchMethods, procMethods, regexpMethods, symbolMethods } from "./others.js";
import { rangeMethods } from "./range.js";
import { stringMethods } from "./string.js";
import { countingMethods } from "./counting.js";

export type Table = Methods<never>;

/** All methods of a class by their names: its own, the same ones under other names, and those that all objects have. */
type Built = ReadonlyMap<string, Method<never>>;

/** The first table that has a method decides. */
function built(...tables: readonly Table[]): Built {
  const own = new Map([...tables].reverse().flatMap((table) => Object.entries(table)));
  const renamed = Object.entries(aliases).flatMap(([alias, name]) => {
    const method = own.get(name);
    return method ? [[alias, method] as const] : [];
  });
  return new Map([...Object.entries(objectMethods as Table), ...renamed, ...own]);
}

const methodsOfNil = built(nilMethods);
const methodsOfBooleans = built(booleanMethods);
const methodsOfIntegers = built(countingMethods, numberMethods, comparable);
const methodsOfFloats = built(numberMethods, comparable);
const methodsOfArrays = built(arrayMethods, enumerable);
const methodsOfOthers = built();
const methodsByClass = new Map<unknown, Built>([
  [RString, built(stringMethods, comparable)],
  [RHash, built(hashMethods, enumerable)],
  [LateHash, built(hashMethods, enumerable)],
  [RSymbol, built(symbolMethods, comparable)],
  [RRange, built(rangeMethods, enumerable)],
  [RRegexp, built(regexpMethods)],
  [RMatch, built(matchMethods)],
  [RProc, built(procMethods)],
  [RClass, built(classMethods)],
  [REnumerator, built(enumeratorMethods)],
  [RException, built(exceptionMethods)],
  [RAddress, built(addressMethods)],
  [RSet, built(setMethods, enumerable)],
]);

/** The methods that a value's class has in TypeScript, whatever the program defines. */
export function builtFor(value: RubyValue): Built {
  if (value === null) return methodsOfNil;
  if (typeof value === "boolean") return methodsOfBooleans;
  if (typeof value === "bigint") return methodsOfIntegers;
  if (typeof value === "number") return methodsOfFloats;
  return Array.isArray(value) ? methodsOfArrays : (methodsByClass.get(value.constructor) ?? methodsOfOthers);
}
