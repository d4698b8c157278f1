import { isArray, isHash, toText, type Value } from "@cairn/puppet-core/values";
import type { Json } from "../catalog/exported.js";
import { stringifiedLevel } from "../emit/stringified.js";
import { JsonWriter } from "../emit/write-json.js";
import { build, containerOf } from "../values/build-value.js";

/** A value in JSON, as a value of the language: whole numbers are integers. */
export function valueOfJson(json: Json): Value {
  return build<Json, Value>(json, {
    open(part) {
      if (typeof part === "number") return { value: Number.isSafeInteger(part) ? BigInt(part) : part };
      if (typeof part !== "object" || part === null) return { value: part };
      if (isList(part)) return { names: undefined, parts: part };
      return { names: Object.keys(part), parts: Object.values(part) };
    },
    close: (_container, names, values) => containerOf(names, values),
  });
}

/** A value as PuppetDB keeps it: what JSON lacks is a text. */
export function jsonOfValue(value: Value): Json {
  const writer = new JsonWriter(stringifiedLevel);
  writer.write(value, 0);
  while (writer.step());
  return JSON.parse(writer.text) as Json;
}

/** Whether a value is exactly equal to one in JSON: a string never equals a number, and case matters. */
export function isSameAsJson(value: Value, json: Json): boolean {
  const waiting: [Value, Json][] = [[value, json]];
  for (let pair = waiting.pop(); pair; pair = waiting.pop()) {
    const [left, right] = pair;
    if (isArray(left)) {
      if (!isList(right) || left.length !== right.length) return false;
      left.forEach((item, index) => waiting.push([item, right[index]!]));
    } else if (isHash(left)) {
      if (typeof right !== "object" || right === null || isList(right)) return false;
      const entries = [...left.entries()];
      if (entries.length !== Object.keys(right).length) return false;
      for (const [name, item] of entries) {
        if (typeof name !== "string" || !Object.hasOwn(right, name)) return false;
        waiting.push([item, right[name]!]);
      }
    } else if (plainOf(left) !== right) return false;
  }
  return true;
}

function plainOf(value: Value): Json {
  if (typeof value === "bigint") return Number(value);
  return typeof value === "object" && value !== null ? toText(value) : value;
}

function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}
