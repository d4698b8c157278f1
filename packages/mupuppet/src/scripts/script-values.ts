import { HashValue, isInteger64, toText, type Value } from "@cairn/puppet-core/values";

/** A value as JavaScript data, and whether it contained a secret: results made from it are secret too. */
export interface ScriptData {
  readonly data: unknown;
  readonly isSecret: boolean;
}

type Target = unknown[] | Map<unknown, unknown> | Record<string, unknown>;

/**
 * A value as JavaScript data: undef is undefined, an integer a number (a bigint if that would lose digits), a hash a
 * plain object (a Map if its keys aren't all strings). Secrets are unwrapped. Everything else is its string.
 */
export function toScript(value: Value): ScriptData {
  const made = new Map<Value, Target>();
  const waiting: (() => void)[] = [];
  let isSecret = false;
  const convert = (given: Value): unknown => {
    const each = opened(given);
    isSecret ||= each !== given;
    if (each === null) return undefined;
    if (typeof each === "bigint") return Number.isSafeInteger(Number(each)) ? Number(each) : each;
    if (typeof each !== "object") return each;
    if (!Array.isArray(each) && !(each instanceof HashValue)) return toText(each);
    return made.get(each) ?? container(each as readonly Value[] | HashValue);
  };
  const container = (each: readonly Value[] | HashValue): unknown => {
    const target = targetFor(each);
    made.set(each, target);
    waiting.push(() => fill(target, each, convert));
    return target;
  };
  const data = convert(value);
  for (let next = waiting.pop(); next; next = waiting.pop()) next();
  return { data, isSecret };
}

/** The contents of secrets. */
function opened(value: Value): Value {
  let each = value;
  while (typeof each === "object" && each !== null && "kind" in each && each.kind === "sensitive") each = each.value;
  return each;
}

function targetFor(value: readonly Value[] | HashValue): Target {
  if (!(value instanceof HashValue)) return [];
  return value.keys().every((key) => typeof key === "string")
    ? (Object.create(null) as Record<string, unknown>)
    : new Map();
}

function fill(target: Target, value: readonly Value[] | HashValue, convert: (value: Value) => unknown): void {
  if (Array.isArray(target)) for (const item of value as readonly Value[]) target.push(convert(item));
  else if (target instanceof Map)
    for (const [key, each] of (value as HashValue).entries()) target.set(convert(key), convert(each));
  else for (const [key, each] of (value as HashValue).entries()) target[key as string] = convert(each);
}

interface Frame {
  readonly data: object;
  readonly parts: readonly unknown[];
  /** The keys of a hash. */
  readonly keys: readonly unknown[] | undefined;
  readonly values: Value[];
}

/** JavaScript data as a value; undefined if it isn't one, or contains itself. */
export function fromScript(data: unknown): Value | undefined {
  const known = new Map<object, Value>();
  const open = new Set<object>();
  const frames: Frame[] = [];
  let current = enter(data);
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    if (current !== undefined) frame.values.push(current);
    const next = frame.values.length;
    if (next < frame.parts.length) {
      current = enter(frame.parts[next]);
      if (current === undefined && frames.at(-1) === frame) return undefined;
      continue;
    }
    frames.pop();
    open.delete(frame.data);
    const made = finish(frame);
    if (made === undefined) return undefined;
    known.set(frame.data, (current = made));
  }
  return current;

  /** A scalar, or a memoised value; undefined if it isn't a value, or if it now waits in `frames`. */
  function enter(part: unknown): Value | undefined {
    if (typeof part !== "object" || part === null) return scalarOf(part);
    if (known.has(part)) return known.get(part);
    if (open.has(part)) return undefined;
    const entries = part instanceof Map ? [...part] : Object.entries(part);
    if (!Array.isArray(part) && !(part instanceof Map) && !isPlain(part)) return undefined;
    open.add(part);
    const parts: readonly unknown[] = Array.isArray(part)
      ? part
      : entries.map(([, value]: [unknown, unknown]) => value);
    const keys = Array.isArray(part) ? undefined : entries.map(([key]: [unknown, unknown]) => key);
    frames.push({ data: part, parts, keys, values: [] });
    return undefined;
  }
}

function isPlain(data: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(data);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function finish({ keys, values }: Frame): Value | undefined {
  if (!keys) return values;
  const entries: [Value, Value][] = [];
  for (const [index, each] of keys.entries()) {
    const key = scalarOf(each);
    if (key === undefined) return undefined;
    entries.push([key, values[index]!]);
  }
  return new HashValue(entries);
}

function scalarOf(data: unknown): Value | undefined {
  if (data === undefined || data === null) return null;
  if (typeof data === "boolean" || typeof data === "string") return data;
  if (typeof data === "bigint") return isInteger64(data) ? data : undefined;
  if (typeof data !== "number" || !Number.isFinite(data)) return undefined;
  return Number.isSafeInteger(data) ? BigInt(data) : data;
}
