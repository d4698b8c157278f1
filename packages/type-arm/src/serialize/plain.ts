import { serializeView, type Serialized } from "@cairn/store";
import { isArray, isHash, toText, type Value } from "@cairn/puppet-core/values";
import { isInstance } from "../instantiate/instance.js";
import { plainLayoutView } from "./view.js";

/** Data as JSON and YAML represent it; maps keep their order, whatever their keys. */
export type Plain = null | boolean | bigint | number | string | readonly Plain[] | ReadonlyMap<string, Plain>;

/** A value without objects as data; nested to any depth. Shared values stay shared. */
export function plainValue(value: Value): Plain {
  if (typeof value !== "object" || value === null) return value;
  if (!isArray(value) && !isHash(value)) return isInstance(value) ? value.type.name : toText(value);
  const results: { plain: Plain }[] = [];
  const known = new Map<Value, Plain>();
  const waiting: { readonly value: Value; put(plain: Plain): void }[] = [
    { value, put: (plain) => void results.push({ plain }) },
  ];
  while (waiting.length > 0) {
    const { value: each, put } = waiting.pop()!;
    const before = known.get(each);
    if (before !== undefined) put(before);
    else if (isArray(each)) {
      const list: Plain[] = new Array<Plain>(each.length).fill(null);
      known.set(each, list);
      put(list);
      for (const [index, item] of each.entries()) waiting.push({ value: item, put: (plain) => (list[index] = plain) });
    } else if (isHash(each)) {
      const map = new Map<string, Plain>();
      known.set(each, map);
      put(map);
      for (const [key, item] of each.entries()) {
        const name = toText(key);
        map.set(name, null);
        waiting.push({ value: item, put: (plain) => map.set(name, plain) });
      }
    } else put(typeof each === "object" && each !== null ? plainLeaf(each) : each);
  }
  return results[0]!.plain;
}

function plainLeaf(value: Value): Plain {
  return isInstance(value) ? value.type.name : toText(value);
}

/** Prints data, in chunks. */
export function printPlain(plain: Plain, format: "json" | "yaml", maxBytes = 0): Serialized {
  return serializeView(plain, plainLayoutView, { format, maxBytes });
}
