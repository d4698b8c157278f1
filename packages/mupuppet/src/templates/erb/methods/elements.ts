import { raise } from "../values/errors.js";
import { inspect } from "../values/print.js";
import { RRange, type RubyValue } from "../values/values.js";
import { bounded, needCount } from "./method.js";
import { placeIn } from "./places.js";

type List = RubyValue[];

/** Puts other elements in the place of those that are there. */
export function replace(self: List, elements: readonly RubyValue[]): List {
  bounded(elements.length);
  const copy = [...elements];
  self.length = 0;
  for (const each of copy) self.push(each);
  return self;
}

/** `[…]` of a list. */
export function slice(self: List, args: readonly RubyValue[]): RubyValue {
  const place = placeIn(self.length, args);
  if (place === undefined) return null;
  return typeof place === "number" ? (self[place] ?? null) : self.slice(place.from, place.to);
}

/** `[…] = …` of a list. */
export function store(self: List, args: readonly RubyValue[]): RubyValue {
  const value = args.at(-1)!;
  const keys = args.slice(0, -1);
  if (keys.length === 1 && !(keys[0] instanceof RRange)) {
    const given = needCount(keys[0]);
    const index = given < 0 ? given + self.length : given;
    if (index < 0) raise("IndexError", `index ${given} too small for array; minimum: -${self.length}`);
    bounded(index);
    while (self.length < index) self.push(null);
    self[index] = value;
    return value;
  }
  const place = placeIn(self.length, keys);
  if (place === undefined || typeof place === "number")
    return raise("RangeError", `${inspect(keys[0] ?? null)} out of range`);
  const added = Array.isArray(value) ? value : [value];
  replace(self, [...self.slice(0, place.from), ...added, ...self.slice(place.to)]);
  return value;
}
