import { bytesOfList } from "@cairn/diagnostics";
import { raise } from "../values/errors.js";
import { inspect } from "../values/print.js";
import { elementsPerStep } from "../values/meter.js";
import { RRange, type RubyValue } from "../values/values.js";
import { needCount, type MethodCall } from "./method.js";
import { placeIn } from "./places.js";

type List = RubyValue[];

/** Replaces the elements by others. */
export function replace(self: List, elements: readonly RubyValue[]): List {
  const copy = [...elements];
  self.length = 0;
  for (const each of copy) self.push(each);
  return self;
}

/** `[…]` of a list. */
export function slice(self: List, args: readonly RubyValue[], { interpreter }: MethodCall): RubyValue {
  const place = placeIn(self.length, args);
  if (place === undefined) return null;
  if (typeof place === "object") interpreter.take(bytesOfList(place.to - place.from));
  return typeof place === "number" ? (self[place] ?? null) : self.slice(place.from, place.to);
}

/** `[…] = …` of a list. */
export function store(self: List, args: readonly RubyValue[], { interpreter }: MethodCall): RubyValue {
  const value = args.at(-1)!;
  const keys = args.slice(0, -1);
  if (keys.length === 1 && !(keys[0] instanceof RRange)) {
    const given = needCount(keys[0]);
    const index = given < 0 ? given + self.length : given;
    if (index < 0) raise("IndexError", `index ${given} too small for array; minimum: -${self.length}`);
    if (index > self.length) interpreter.take(bytesOfList(index));
    while (self.length < index) self.push(null);
    self[index] = value;
    return value;
  }
  const place = placeIn(self.length, keys);
  if (place === undefined || typeof place === "number")
    return raise("RangeError", `${inspect(keys[0] ?? null, interpreter)} out of range`);
  const added = Array.isArray(value) ? value : [value];
  interpreter.take(bytesOfList(self.length + added.length));
  interpreter.spend((self.length + added.length) / elementsPerStep);
  replace(self, [...self.slice(0, place.from), ...added, ...self.slice(place.to)]);
  return value;
}
