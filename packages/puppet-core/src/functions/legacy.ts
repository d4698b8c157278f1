import { Failure, Made, resultOf, settle, type Deep, type Pending } from "@cairn/evaluation";
import { type FunctionCall, type PuppetFunction } from "../evaluate/index.js";
import { handOver } from "../evaluate/define-function.js";
import { rubyText } from "../evaluate/ruby-text.js";
import { rubyClass } from "./ruby/class-name.js";
import { capitalize } from "../types/index.js";
import type { PuppetType } from "../types/index.js";
import {
  HashValue,
  isArray,
  isHash,
  isType,
  printRegexp,
  toText,
  type KindValue,
  type Value,
} from "../values/index.js";

type Work = (call: FunctionCall, ...values: Value[]) => Pending<Value>;

/**
 * A function of Puppet's old API: it only counts its arguments (a negative count is a minimum, as in Ruby), sees values
 * in the form of Puppet 3, and isn't called with a block.
 */
export function defineLegacy(name: string, arity: number, run: Work): PuppetFunction {
  return {
    name,
    call(call) {
      const count = call.values.length;
      const least = arity < 0 ? -arity - 1 : arity;
      if (count < least || (arity >= 0 && count > arity)) {
        const wanted = arity < 0 ? `minimum ${least}` : String(arity);
        throw new Failure("evaluation", `${name}(): Wrong number of arguments given (${count} for ${wanted})`);
      }
      const values = call.values.map((value) =>
        value === null ? "" : isPlain(value) ? value : settle(toLegacy(value, new Made())),
      );
      return handOver(run, call, values);
    },
  };
}

/** A value in the form of Puppet 3: newer types are strings, undef is empty (only as an argument itself). */
function* toLegacy(value: Value, made: Made<Value>): Deep<Value> {
  if (isPlain(value)) return value;
  if (isArray(value) || isHash(value)) return yield* resultOf(made.of(value, () => legacyContainer(value, made)));
  return legacyObject(value);
}

function* legacyContainer(value: readonly Value[] | HashValue, made: Made<Value>): Deep<Value> {
  if (isArray(value)) {
    const result: Value[] = [];
    for (const each of value) result.push(isPlain(each) ? each : yield* resultOf(toLegacy(each, made)));
    return result;
  }
  const entries: [Value, Value][] = [];
  for (const [key, each] of value.entries()) {
    const name = isPlain(key) ? key : yield* resultOf(toLegacy(key, made));
    entries.push([name, isPlain(each) ? each : yield* resultOf(toLegacy(each, made))]);
  }
  return new HashValue(entries);
}

function isPlain(value: Value): value is Exclude<Value, object> | null {
  return typeof value !== "object" || value === null;
}

function legacyObject(value: Exclude<KindValue, HashValue>): Value {
  switch (value.kind) {
    case "iterator":
      throw new Failure("evaluation", "Use of an Iterator is not supported here");
    case "regexp":
      return printRegexp(value.source);
    case "version":
    case "versionRange":
    case "binary":
    case "timestamp":
    case "timespan":
      return toText(value);
    default:
      return value;
  }
}

/** How Ruby prints a value that is passed to a function of the old API. */
export function legacyText(value: Value): string {
  return (isType(value) && referenceText(value)) || rubyText(value);
}

/** The name of Ruby's class of such a value. */
export function legacyClass(value: Value): string {
  return isType(value) && referenceText(value) ? "Puppet::Resource" : rubyClass(value);
}

/** A reference to a resource or class, as Puppet 3 wrote it: without quotes. */
function referenceText(type: PuppetType): string | undefined {
  if (type.name === "Class") return type.className && `Class[${capitalize(type.className)}]`;
  if (type.name !== "Resource" || type.title === undefined) return undefined;
  return `${capitalize(type.typeName ?? "")}[${type.title}]`;
}
