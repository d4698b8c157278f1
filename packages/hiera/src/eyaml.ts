import type { Span } from "@cairn/diagnostics";
import { Failure, type Pending } from "@cairn/evaluation";
import { HashValue, isArray, isHash, type Value } from "@cairn/puppet-core/values";
import type { Decrypt } from "./host.js";
import { interpolate, type Interpolation } from "./interpolate.js";
import { withoutCiphers } from "./secret.js";

/** Where an encrypted value is, for messages. */
export interface EncryptedAt {
  readonly key: string;
  readonly path: string;
  readonly span: Span;
}

const token = /ENC\[(?:(\w+),)?([a-zA-Z0-9+/ =\n]+?)\]/g;

/**
 * A value of eyaml's data with its secrets in plain text, and all strings interpolated: what was encrypted may ask for
 * variables too.
 */
export function decryptValue(
  value: Value,
  decrypt: Decrypt,
  at: EncryptedAt,
  interpolation: Interpolation,
): Pending<Value> {
  return interpolate(
    decrypted(value, (text) => decryptText(text, decrypt, at)),
    interpolation,
  );
}

/** Each part of data is visited once, however often it is repeated. */
function decrypted(whole: Value, change: (text: string) => string): Value {
  const done = new Map<Value, Value>();
  const waiting: Value[] = [whole];
  const partsOf = (value: Value): readonly Value[] => (isArray(value) ? value : isHash(value) ? value.values() : []);
  const finished = (value: Value): Value => (typeof value === "string" ? change(value) : (done.get(value) ?? value));
  while (waiting.length > 0) {
    const value = waiting.at(-1)!;
    const isOpen = (each: Value): boolean => (isArray(each) || isHash(each)) && !done.has(each);
    const open = done.has(value) ? [] : partsOf(value).filter(isOpen);
    if (open.length > 0) {
      for (const each of open) waiting.push(each);
      continue;
    }
    waiting.pop();
    if (isArray(value)) done.set(value, value.map(finished));
    else if (isHash(value))
      done.set(value, new HashValue([...value.entries()].map(([key, each]) => [key, finished(each)])));
  }
  return finished(whole);
}

function decryptText(text: string, decrypt: Decrypt, { key, path, span }: EncryptedAt): string {
  const start = text.indexOf("ENC[");
  if (start < 0 || !text.includes("]", start)) return text;
  const plain = text.replace(token, (_, scheme: string | undefined, cipher: string) => {
    const result = decrypt(scheme ?? "PKCS7", cipher.replace(/\s/g, ""));
    if ("text" in result) return result.text;
    const message = `${result.problem}: hiera-eyaml can't decrypt the value of \`${key}\` in ${path}`;
    throw new Failure("hiera-data", message, { span: withoutCiphers(span) });
  });
  return plain.replace(/(?:\r\n|\n|\r)$/, "");
}
