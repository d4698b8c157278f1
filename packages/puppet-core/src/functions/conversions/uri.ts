import { defineFunction } from "../../evaluate/index.js";
import type { HashValue } from "../../values/index.js";
import { printUri, readUri, usualPort, type UriParts, type Value } from "../../values/index.js";
import { required } from "../declare.js";
import { inspectString } from "../../values/format/ruby-values.js";
import { struct, type } from "./numbers.js";
import { failEvaluation } from "../../values/fail.js";

const text = type("String", 1n);
const parts = struct({
  "?scheme": text,
  "?userinfo": text,
  "?host": text,
  "?port": type("Integer", 0n),
  "?path": text,
  "?query": text,
  "?fragment": text,
  "?opaque": text,
});

/** `URI(text)` and `URI({scheme => …, host => …})`. */
export const newUri = defineFunction(
  "new_error",
  { parameters: [required("uri", text)], run: (_call, given) => uriOf(given as string) },
  { parameters: [required("hash", parts)], run: (_call, hash) => fromParts(hash as HashValue) },
);

/** The URI of a string; throws a Failure if it isn't one. */
export function uriOf(given: string): Value {
  if (!/^[\0-\x7f]*$/.test(given)) return failEvaluation(`URI must be ascii only ${inspectBytes(given)}`);
  const read = readUri(given);
  return read ? { kind: "uri", text: printUri(read) } : failEvaluation(`bad URI(is not URI?): ${inspectString(given)}`);
}

function inspectBytes(given: string): string {
  return inspectString(given).replace(/[^\0-\x7f]/gu, (character) => {
    const code = character.codePointAt(0)!.toString(16).toUpperCase();
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, "0")}`;
  });
}

function fromParts(hash: HashValue): Value {
  const given = Object.fromEntries(hash.entries()) as UriParts & Record<string, Value>;
  const { scheme, path, opaque } = given;
  if (scheme === "mailto") failEvaluation("bad component(expected opaque component): ");
  const known = usualPort(scheme) !== undefined;
  if (known && typeof path === "string" && !path.startsWith("/")) {
    failEvaluation(`bad component(expected absolute path component): ${path}`);
  }
  const all: UriParts = { ...given, scheme: scheme?.toLowerCase(), opaque: known ? undefined : opaque };
  return { kind: "uri", text: printUri(all) };
}
