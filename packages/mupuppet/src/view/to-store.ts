import { printFloat } from "@cairn/puppet-core/values";
import { Component, numberValue, type Origin, type Store, type StoreValue } from "@cairn/store";
import { levelOf, type Part } from "../emit/rich-data.js";

interface Frame {
  readonly key: Part;
  readonly parts: readonly Part[];
  readonly names: readonly string[] | undefined;
  readonly values: StoreValue[];
}

/** A value as a tree of the store, in the form that catalogs have. Shared parts stay shared. */
export function toStoreValue(value: Part, store: Store, origin: Origin): StoreValue {
  const known = new Map<Part, StoreValue>();
  const frames: Frame[] = [];
  let current = enter(value);
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    if (current !== undefined) frame.values.push(current);
    const next = frame.values.length;
    if (next < frame.parts.length) current = enter(frame.parts[next]!);
    else {
      frames.pop();
      current = frame.names ? component(frame.names, frame.values) : frame.values;
      known.set(frame.key, current);
    }
  }
  return current!;

  function enter(part: Part): StoreValue | undefined {
    if (isScalar(part)) return scalar(part);
    if (known.has(part)) return known.get(part);
    const level = levelOf(part);
    if ("text" in level) return JSON.parse(level.text) as string;
    const names = "members" in level ? level.members.map(([name]) => name) : undefined;
    const parts = "members" in level ? level.members.map(([, each]) => each) : level.items;
    frames.push({ key: part, parts, names, values: [] });
    return undefined;
  }

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
