import { allFeatures, type DataValue, type ModelFeature, type ModelType } from "../model/index.js";
import type { Reader } from "./compile.js";
import type { KnownValue } from "./known.js";

/**
 * Reads the features of an object, as its user sees them, from the map from which it is created; computed ones aren't
 * known.
 */
export function memberReaders(type: ModelType): ReadonlyMap<string, Reader> {
  const readers = new Map<string, Reader>();
  for (const [name, feature] of allFeatures(type)) {
    const reader = readerOf(feature);
    if (reader) readers.set(name, reader);
  }
  return readers;
}

const object: KnownValue = { isObject: true };

function readerOf({
  default: given,
  isDerived,
  isMany,
  isUnsettable,
  logic,
  name,
  type,
}: ModelFeature): Reader | undefined {
  const initial = given === undefined ? null : knownOf(given.value);
  if (isDerived || logic.get || initial === undefined) return undefined;
  const isObject = type.kind === "reference";
  const one = (value: unknown): KnownValue => (isObject ? object : (value as KnownValue));
  const absent: KnownValue = isMany && initial !== null ? [initial] : initial;
  return (subject) => {
    const value = (subject as Readonly<Record<string, unknown>>)[name];
    if (value === undefined) return absent;
    if (value === null) return isUnsettable ? null : absent;
    if (!isMany) return one(value);
    return Array.isArray(value) ? (isObject ? value.map(one) : (value as KnownValue)) : [one(value)];
  };
}

function knownOf(value: DataValue): KnownValue | undefined {
  if (typeof value !== "bigint") return value;
  return Number.isSafeInteger(Number(value)) ? Number(value) : undefined;
}
