import { isArray, isHash, toText, type Value } from "@cairn/puppet-core/values";

/** A value as JSON has it; a reference as a string: `File[a]`. */
export function plain(value: Value): unknown {
  if (typeof value === "bigint") return Number(value);
  if (isArray(value)) return value.map(plain);
  if (isHash(value)) return Object.fromEntries([...value.entries()].map(([key, item]) => [toText(key), plain(item)]));
  return typeof value === "object" && value !== null ? toText(value).replaceAll("'", "") : value;
}
