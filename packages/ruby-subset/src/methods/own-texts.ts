/** What objects inside of lists and hashes say of themselves: their classes may have an `inspect` or a `to_s` in Ruby. */
import { after, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import type { Interpreter } from "../evaluate/interpreter.js";
import { inspect, textOf } from "../values/print.js";
import { isTruthy, RHash, RObject, RRange, RSet, RString, type RubyValue } from "../values/values.js";
import { joinList } from "./join.js";
import { quoted, toJson } from "./json.js";

/** Ruby's `inspect`, possibly with those of objects in Ruby. */
export function inspected(value: RubyValue, interpreter: Interpreter): Pending<string> {
  const objects = objectsIn(value, "inspect", interpreter);
  return objects.length === 0 ? inspect(value, interpreter) : inspectedWith(value, objects, interpreter);
}

function* inspectedWith(value: RubyValue, objects: readonly RObject[], interpreter: Interpreter): Evaluation<string> {
  return inspect(value, interpreter, yield* resultOf(textsOf(objects, "inspect", interpreter)));
}

/** `Array#join`, possibly with `to_s` of objects in Ruby. */
export function joined(list: readonly RubyValue[], separator: string, interpreter: Interpreter): Pending<RubyValue> {
  const objects = list.some(isCompound) ? objectsIn([...list], "to_s", interpreter) : [];
  if (objects.length === 0) return joinList(list, separator, interpreter);
  return after(textsOf(objects, "to_s", interpreter), (texts) => joinList(list, separator, interpreter, texts));
}

/** Ruby's `to_json`, with that of objects, or their texts. */
export function jsonOf(value: RubyValue, interpreter: Interpreter): Pending<string> {
  return after(jsonTexts(value, interpreter), (texts) => toJson(value, interpreter, texts));
}

function* jsonTexts(value: RubyValue, interpreter: Interpreter): Evaluation<ReadonlyMap<RubyValue, string>> {
  const texts = new Map<RubyValue, string>();
  const objects = ["to_s", "to_json"].flatMap((name) => objectsIn([value], name, interpreter));
  for (const each of new Set(objects)) {
    const isOwn = each !== value && interpreter.world.find(each, "to_json") !== undefined;
    const text = textOf(yield* resultOf(interpreter.send(each, isOwn ? "to_json" : "to_s", [])), interpreter);
    texts.set(each, isOwn ? text : quoted(text, interpreter));
  }
  return texts;
}

/** Times and dates in a value as YAML has them. */
export function* yamlTexts(value: RubyValue, interpreter: Interpreter): Evaluation<ReadonlyMap<RubyValue, string>> {
  const texts = new Map<RubyValue, string>();
  for (const each of objectsIn([value], "strftime", interpreter)) {
    const format = yamlFormats[each.body.name];
    if (format === undefined) continue;
    const isUtc = each.body.name === "Time" && isTruthy(yield* resultOf(interpreter.send(each, "utc?", [])));
    const wanted = new RString(isUtc ? format.replace("%:z", "Z") : format);
    texts.set(each, textOf(yield* resultOf(interpreter.send(each, "strftime", [wanted])), interpreter));
  }
  return texts;
}

const yamlFormats: Readonly<Record<string, string>> = { Date: "%Y-%m-%d", Time: "%Y-%m-%d %H:%M:%S.%N %:z" };

/** Whether a value may have objects of classes in Ruby inside, or is one. */
function isCompound(value: RubyValue): boolean {
  return value instanceof RObject || Array.isArray(value) || value instanceof RHash || value instanceof RSet;
}

function* textsOf(
  objects: readonly RObject[],
  name: string,
  interpreter: Interpreter,
): Evaluation<ReadonlyMap<RubyValue, string>> {
  const texts = new Map<RubyValue, string>();
  for (const each of objects) texts.set(each, textOf(yield* resultOf(interpreter.send(each, name, [])), interpreter));
  return texts;
}

/** The objects in lists and hashes whose classes have a method of this name. */
function objectsIn(value: RubyValue, name: string, interpreter: Interpreter): readonly RObject[] {
  const found: RObject[] = [];
  const seen = new Set<RubyValue>();
  const open: RubyValue[] = [value];
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    const inside = partsOf(each);
    if (inside.length === 0 && !(each instanceof RObject)) continue;
    if (seen.has(each)) continue;
    seen.add(each);
    if (each instanceof RObject) {
      if (each !== value && hasOwn(each, name, interpreter)) found.push(each);
    } else for (const part of inside) if (typeof part === "object" && part !== null) open.push(part);
  }
  return found;
}

function hasOwn(object: RObject, name: string, { world }: Interpreter): boolean {
  return world.find(object, name) !== undefined || world.bodyOf(object).findNative(name) !== undefined;
}

function partsOf(value: RubyValue): readonly RubyValue[] {
  if (Array.isArray(value)) return value;
  if (value instanceof RHash) return [...value.keys(), ...value.values()];
  if (value instanceof RRange) return [value.from, value.to];
  return value instanceof RSet ? value.hash.keys() : [];
}
