import { Failure } from "../../evaluate/failure.js";
import type { TimeValue, Value } from "../../values/index.js";
import { nanosecondsOf } from "./parse-timespan.js";
import { isTime } from "../conversions/numbers.js";

const second = 1_000_000_000n;

/** `time + other`: a length of time, or seconds. */
export function addTime(time: TimeValue, other: Value): TimeValue {
  if (isNumber(other)) return { ...time, nanoseconds: time.nanoseconds + nanosecondsOf(other) };
  const isSum = isTime(other) && (time.kind === "timespan" || other.kind === "timespan");
  if (!isSum) refuse(`${article(other, "A")} cannot be added to a ${nameOf(time)}`);
  const kind = time.kind === "timestamp" || other.kind === "timestamp" ? "timestamp" : "timespan";
  return { kind, nanoseconds: time.nanoseconds + other.nanoseconds };
}

/** `time - other`: what lies between two points in time is a length of it. */
export function subtractTime(time: TimeValue, other: Value): TimeValue {
  if (isNumber(other)) return { ...time, nanoseconds: time.nanoseconds - nanosecondsOf(other) };
  const isDifference = isTime(other) && (time.kind === "timestamp" || other.kind === "timespan");
  if (!isDifference) refuse(`${article(other, "A")} cannot be subtracted from a ${nameOf(time)}`);
  const kind = time.kind === other.kind ? "timespan" : time.kind;
  return { kind, nanoseconds: time.nanoseconds - other.nanoseconds };
}

/** A length of time so many times. */
export function multiplyTime(time: TimeValue, other: Value): TimeValue {
  // Puppet's own words name the wrong type.
  if (!isNumber(other)) refuse(`A Timestamp cannot be multiplied by ${article(other, "a")}`);
  if (typeof other === "bigint") return { ...time, nanoseconds: time.nanoseconds * other };
  return { ...time, nanoseconds: whole(Math.trunc(Number(time.nanoseconds) * other)) };
}

/** A part of a length of time; or how often another one fits into it. */
export function divideTime(time: TimeValue, other: Value): TimeValue | number {
  if (isTime(other) && other.kind === "timespan") return Number(time.nanoseconds) / Number(other.nanoseconds);
  if (!isNumber(other)) refuse(`A Timespan cannot be divided by ${article(other, "a")}`);
  if (other == 0) refuse("divided by 0"); // eslint-disable-line eqeqeq -- zero of either kind
  if (typeof other === "bigint") return { ...time, nanoseconds: floorDivide(time.nanoseconds, other) };
  return { ...time, nanoseconds: whole(Math.floor(Number(time.nanoseconds) / other)) };
}

/** What is left of the whole seconds of a length of time after dividing them. */
export function timeModulo(time: TimeValue, other: Value): bigint {
  if (typeof other !== "bigint") refuse(`Can not do modulus on a Timespan using a ${article(other, "a")}`);
  if (other === 0n) refuse("divided by 0");
  const seconds = floorDivide(time.nanoseconds, second);
  return seconds - floorDivide(seconds, other) * other;
}

/** The length of time in the other direction. */
export function negateTime(time: TimeValue): TimeValue {
  if (time.kind === "timestamp") refuse("undefined method `-@' for a Timestamp");
  return { ...time, nanoseconds: -time.nanoseconds };
}

function isNumber(value: Value): value is bigint | number {
  return typeof value === "bigint" || typeof value === "number";
}

function floorDivide(left: bigint, right: bigint): bigint {
  const quotient = left / right;
  return left % right !== 0n && left < 0n !== right < 0n ? quotient - 1n : quotient;
}

function whole(value: number): bigint {
  return Number.isFinite(value)
    ? BigInt(value)
    : refuse(Number.isNaN(value) ? "NaN" : value > 0 ? "Infinity" : "-Infinity");
}

function nameOf(time: TimeValue): string {
  return time.kind === "timestamp" ? "Timestamp" : "Timespan";
}

function article(value: Value, word: string): string {
  const names: Readonly<Record<string, string>> = {
    bigint: "Integer",
    number: "Float",
    string: "String",
    boolean: "Boolean",
  };
  const name = isTime(value) ? nameOf(value) : (names[typeof value] ?? "value");
  return `${word}${/^[AEIOU]/.test(name) ? "n" : ""} ${name}`;
}

function refuse(message: string): never {
  throw new Failure("evaluation", message);
}
