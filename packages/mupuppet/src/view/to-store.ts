import { printFloat } from "@cairn/puppet-core/values";
import { Component, numberValue, type Origin, type Store, type StoreValue } from "@cairn/store";
import { levelOf, type Part } from "../emit/rich-data.js";
import { build } from "../values/build-value.js";

/** A value as a tree of the store, in the form that catalogs have. Shared parts stay shared. */
export function toStoreValue(value: Part, store: Store, origin: Origin): StoreValue {
  const known = new Map<Part, StoreValue>();
  return build<Part, StoreValue>(value, {
    open(part) {
      if (isScalar(part)) return { value: scalar(part) };
      const before = known.get(part);
      if (before !== undefined) return { value: before };
      const level = levelOf(part);
      if ("text" in level) return { value: JSON.parse(level.text) as string };
      if ("items" in level) return { names: undefined, parts: level.items };
      return { names: level.members.map(([name]) => name), parts: level.members.map(([, each]) => each) };
    },
    close(container, names, values) {
      const made = names ? component(names, values) : values;
      known.set(container, made);
      return made;
    },
  });

  function component(names: readonly string[], values: readonly StoreValue[]): Component {
    const made = new Component();
    names.forEach((name, index) => store.put(made, name, values[index]!, origin));
    return made;
  }
}

type Scalar = null | boolean | string | number | bigint;

function isScalar(part: Part): part is Scalar {
  return part === null || typeof part !== "object";
}

function scalar(value: Scalar): StoreValue {
  if (typeof value === "bigint") return numberValue(String(value));
  return typeof value === "number" ? numberValue(printFloat(value)) : value;
}
