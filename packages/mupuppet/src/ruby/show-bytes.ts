import { resultOf, settle, type Deep } from "@cairn/evaluation";
import { binaryOf, HashValue, isArray, isHash, kindOf, type SensitiveValue, type Value } from "@cairn/puppet-core/values";

/** A value as the catalog shows it: strings of bytes that Ruby made (`Base64.decode64`) are of the type Binary there. */
export function showBytes(value: Value, texts: ReadonlySet<string>): Value {
  return texts.size === 0 ? value : settle(shown(value, texts, new Map()));
}

/** `done`: the result for each list and hash, which may be in many places. */
function* shown(value: Value, texts: ReadonlySet<string>, done: Map<Value, Value>): Deep<Value> {
  if (typeof value === "string" && texts.has(value)) return bytesOfText(value);
  if (kindOf(value) === "sensitive") {
    const inner = (value as SensitiveValue).value;
    const part = yield* resultOf(shown(inner, texts, done));
    return part === inner ? value : { ...(value as SensitiveValue), value: part };
  }
  if (!isArray(value) && !isHash(value)) return value;
  const known = done.get(value);
  if (known !== undefined) return known;
  const old = isArray(value) ? value : [...value.values()];
  const parts: Value[] = [];
  for (const each of old) parts.push(yield* resultOf(shown(each, texts, done)));
  const result = parts.every((each, index) => each === old[index]) ? value : withParts(value, parts);
  done.set(value, result);
  return result;
}

/** Keys stay text. */
function withParts(value: readonly Value[] | HashValue, parts: readonly Value[]): Value {
  if (isArray(value)) return parts;
  return new HashValue([...value.entries()].map(([key], index) => [key, parts[index]!] as const));
}

function bytesOfText(text: string): Value {
  return binaryOf(Array.from(text, (sign) => sign.charCodeAt(0)));
}
