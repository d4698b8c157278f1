import type { Span } from "@cairn/diagnostics";
import { isArray, isHash, type Value } from "@cairn/puppet-core/values";
import type { DataFile, Segment } from "./data/data-file.js";
import { ciphersIn } from "./secret.js";

/** A value in Hiera's data that eyaml has encrypted. */
export interface EncryptedValue {
  /** The key that was looked up. */
  readonly key: string;
  /** The identity of the ciphertext: equal for equal values, however they are folded. */
  readonly cipher: string;
  /** The position in the data file. */
  readonly span: Span;
}

interface Step {
  readonly value: Value;
  readonly segment: Segment;
  readonly outer: Step | undefined;
}

/** The encrypted values below a key of a data file. */
export function encryptedValues(file: DataFile, key: string, value: Value): readonly EncryptedValue[] {
  const found: EncryptedValue[] = [];
  const seen = new Set<Value>();
  const waiting: Step[] = [{ value, segment: key, outer: undefined }];
  for (let step = waiting.pop(); step; step = waiting.pop()) {
    const part = step.value;
    if (typeof part === "string") {
      for (const cipher of ciphersIn(part)) found.push({ key, cipher, span: file.placeOf(pathOf(step)) });
    } else if ((isArray(part) || isHash(part)) && !seen.has(part)) {
      seen.add(part);
      for (const [segment, each] of partsOf(part)) waiting.push({ value: each, segment, outer: step });
    }
  }
  return found;
}

function partsOf(value: Value): (readonly [Segment, Value])[] {
  if (isArray(value)) return value.map((each, index) => [BigInt(index), each]);
  if (!isHash(value)) return [];
  return [...value.entries()].map(([key, each]) => [typeof key === "bigint" ? key : String(key), each]);
}

function pathOf(step: Step): Segment[] {
  const path: Segment[] = [];
  for (let each: Step | undefined = step; each; each = each.outer) path.push(each.segment);
  return path.reverse();
}
