/** A catalog for display: a tree of the store, with secrets masked, and paths into it as users write them. */
import { printFloat } from "@cairn/puppet-core/values";
import { Component, numberValue, type Origin, type Store, type StoreValue } from "@cairn/store";
import { maskText } from "@cairn/hiera";
import { levelOf, type Part } from "../emit/rich-data.js";

/** The display form of a secret. */
export const mask = "Sensitive [value redacted]";

interface Frame {
  readonly key: Part;
  readonly parts: readonly Part[];
  readonly names: readonly string[] | undefined;
  readonly values: StoreValue[];
}

/** A value as a tree of the store, in the form that catalogs have. Shared parts stay shared. */
export function toStoreValue(
  value: Part,
  store: Store,
  origin: Origin,
  secrets: "shown" | "masked" = "masked",
): StoreValue {
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
    if (typeof part === "string" && secrets === "masked") return maskText(part);
    if (isScalar(part)) return scalar(part);
    if (known.has(part)) return known.get(part);
    if (secrets === "masked" && isSecret(part)) return mask;
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

/** Whether a value is a secret as a whole. */
export function isSecret(part: Part): boolean {
  return typeof part === "object" && part !== null && "kind" in part && part.kind === "sensitive";
}

/** Whether a value contains a secret, at any depth. */
export function holdsSecret(value: Part): boolean {
  const seen = new Set<Part>();
  const waiting: Part[] = [value];
  while (waiting.length > 0) {
    const part = waiting.pop()!;
    if (isScalar(part) || seen.has(part)) continue;
    seen.add(part);
    if (isSecret(part)) return true;
    const level = levelOf(part);
    if ("items" in level) for (const item of level.items) waiting.push(item);
    else if ("members" in level) for (const [, member] of level.members) waiting.push(member);
  }
  return false;
}
