import { after, Failure, type Pending } from "@cairn/evaluation";
import { type FunctionCall, type PuppetFunction } from "../../evaluate/index.js";
import { describeValue, isInstance, printType, type PuppetType } from "../../types/index.js";
import type { Value } from "../../values/index.js";
import { newArray } from "./array.js";
import { newBinary } from "./binary.js";
import { newBoolean } from "./boolean.js";
import { newFloat, newNumeric } from "./float.js";
import { newHash } from "./hash.js";
import { convertInit } from "./init.js";
import { newInteger } from "./integer.js";
import { newObject } from "./object.js";
import { newRegexp, newSensitive, newUnit } from "./simple.js";
import { newString } from "./string.js";
import { targetOf } from "./target.js";
import { newTimespan } from "./timespan.js";
import { newTimestamp } from "./timestamp.js";
import { newType } from "./type.js";
import { newUri } from "./uri.js";
import { newVersion, newVersionRange } from "./version.js";

/** The functions that create values of a type. */
export const conversions: Readonly<Partial<Record<PuppetType["name"], PuppetFunction>>> = {
  Array: newArray,
  Binary: newBinary,
  Boolean: newBoolean,
  Float: newFloat,
  Hash: newHash,
  Integer: newInteger,
  Numeric: newNumeric,
  Regexp: newRegexp,
  SemVer: newVersion,
  SemVerRange: newVersionRange,
  Sensitive: newSensitive,
  String: newString,
  Struct: newHash,
  Timespan: newTimespan,
  Timestamp: newTimestamp,
  Tuple: newArray,
  Type: newType,
  URI: newUri,
  Unit: newUnit,
};

/**
 * `Type.new(values)`: a value that already is of the type is returned as it is; anything else is converted by the rules
 * of the type, and the result must be of it. Throws a Failure if it can't be converted.
 */
export function convert(type: PuppetType, values: readonly Value[], call: FunctionCall): Pending<Value> {
  if (values.length === 1 && type.name !== "Init" && isInstance(type, values[0]!)) return values[0]!;
  return after(conversionOf(type, values, call), (result: Value) => {
    const problem = describeValue(`Converted value from ${printType(type)}.new() has wrong type,`, type, result);
    if (problem !== "") throw new Failure("type-mismatch", problem);
    return result;
  });
}

function conversionOf(type: PuppetType, values: readonly Value[], call: FunctionCall): Pending<Value> {
  const target = targetOf(type);
  if (target.name === "Init") {
    return convertInit(target, values, call, (inner, given) => convert(inner, given, call));
  }
  const conversion = target.name === "Object" ? newObject(target) : conversions[target.name];
  if (!conversion) {
    throw new Failure("evaluation", `Creation of new instance of type '${printType(target)}' is not supported`);
  }
  return conversion.call({ ...call, name: conversion.name, values, block: undefined });
}
