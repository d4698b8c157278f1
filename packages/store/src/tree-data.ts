import { Component } from "./component.js";
import type { Data } from "./compiled.js";
import { dataReferenceText } from "./serialize/serialize.js";
import type { Tree } from "./tree.js";
import { HiddenText, kindOf, type DataReference, type ExactNumber, type StoreValue } from "./value.js";

type Made = Data[] | Record<string, Data>;

/** A tree as plain data that can't be changed; what the tree shares stays shared, and numbers are the nearest ones. */
export function treeData({ value, log }: Tree): Data {
  const made = new Map<object, Made>();
  const waiting: (Component | readonly StoreValue[])[] = [];
  const convert = (each: StoreValue): Data => {
    if (!(each instanceof Component) && !Array.isArray(each)) return scalarData(each);
    const known = made.get(each);
    if (known) return known;
    const empty: Made = Array.isArray(each) ? [] : (Object.create(null) as Record<string, Data>);
    made.set(each, empty);
    waiting.push(each as Component | readonly StoreValue[]);
    return empty;
  };
  const root = convert(value);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const target = made.get(next)! as Record<string | number, Data>;
    if (next instanceof Component)
      for (const [name, record] of next.entries()) target[name] = convert(log.value(record));
    else next.forEach((item, index) => (target[index] = convert(item)));
    Object.freeze(target);
  }
  return root;
}

function scalarData(value: StoreValue): Data {
  if (value === null || typeof value !== "object") return value;
  if (value instanceof HiddenText) return value.mask;
  if (kindOf(value) === "unknown") return null;
  return kindOf(value) === "number"
    ? Number((value as ExactNumber).digits)
    : dataReferenceText((value as DataReference).path);
}
