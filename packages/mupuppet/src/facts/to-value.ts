import { isInteger64, type Value } from "@cairn/puppet-core/values";
import { isComponent, isVector, type Component, type ProvenanceLog, type StoreValue } from "@cairn/store";
import { build, containerOf } from "../values/build-value.js";

type Container = Component | readonly StoreValue[];

/** The contents of a data file, as a value of the language. Sharing is preserved. */
export function toValue(value: StoreValue, log: ProvenanceLog): Value {
  const known = new Map<StoreValue, Value>();
  return build<StoreValue, Value>(value, {
    open(part) {
      if (!isComponent(part) && !isVector(part)) return { value: scalar(part) };
      const before = known.get(part);
      if (before !== undefined) return { value: before };
      if (isVector(part)) return { names: undefined, parts: part };
      const entries = [...part.entries()];
      return { names: entries.map(([name]) => name), parts: entries.map(([, record]) => log.value(record)) };
    },
    close(container, names, values) {
      const made = containerOf(names, values);
      known.set(container, made);
      return made;
    },
  });
}

/** Whole numbers are integers if they fit in 64 bits. */
function scalar(value: Exclude<StoreValue, Container>): Value {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  const digits = typeof value === "number" ? String(value) : "digits" in value ? value.digits : undefined;
  if (digits === undefined) return null;
  const whole = /^-?[0-9]+$/.test(digits) ? BigInt(digits) : undefined;
  return whole !== undefined && isInteger64(whole) ? whole : Number(digits);
}
