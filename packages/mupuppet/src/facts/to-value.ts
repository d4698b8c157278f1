import { HashValue, isInteger64, type Value } from "@cairn/puppet-core/values";
import { isComponent, isVector, type Component, type ProvenanceLog, type StoreValue } from "@cairn/store";

type Container = Component | readonly StoreValue[];

interface Frame {
  readonly container: Container;
  readonly names: readonly string[] | undefined;
  readonly parts: readonly StoreValue[];
  readonly values: Value[];
}

/** The contents of a data file, as a value of the language. Sharing is preserved. */
export function toValue(value: StoreValue, log: ProvenanceLog): Value {
  const known = new Map<Container, Value>();
  const frames: Frame[] = [];
  let current = enter(value);
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    if (current !== undefined) frame.values.push(current);
    const next = frame.values.length;
    if (next < frame.parts.length) current = enter(frame.parts[next]!);
    else {
      frames.pop();
      current = finish(frame);
      known.set(frame.container, current);
    }
  }
  return current!;

  /** A scalar or a memoised value; anything else waits in `frames`. */
  function enter(part: StoreValue): Value | undefined {
    if (!isComponent(part) && !isVector(part)) return scalar(part);
    if (known.has(part)) return known.get(part);
    const entries = isComponent(part) ? [...part.entries()] : undefined;
    const parts = isComponent(part) ? entries!.map(([, record]) => log.value(record)) : part;
    frames.push({ container: part, names: entries?.map(([name]) => name), parts, values: [] });
    return undefined;
  }
}

function finish({ names, values }: Frame): Value {
  return names ? new HashValue(names.map((name, index) => [name, values[index]!])) : values;
}

/** Whole numbers are integers if they fit in 64 bits. */
function scalar(value: Exclude<StoreValue, Container>): Value {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  const digits = typeof value === "number" ? String(value) : "digits" in value ? value.digits : undefined;
  if (digits === undefined) return null;
  const whole = /^-?[0-9]+$/.test(digits) ? BigInt(digits) : undefined;
  return whole !== undefined && isInteger64(whole) ? whole : Number(digits);
}
