import { defineLegacy, legacyClass } from "./legacy.js";
import { Failure } from "@cairn/evaluation";
import { type PuppetFunction } from "../evaluate/index.js";
import type { Value } from "../values/index.js";
import { md5, sha1, sha256 } from "./digest.js";

/** Checksums of strings, in hexadecimal digits; `digest` uses the default of Puppet's setting `digest_algorithm`. */
export const digests: readonly PuppetFunction[] = [
  digest("digest", sha256),
  digest("md5", md5),
  digest("sha1", sha1),
  digest("sha256", sha256),
];

function digest(name: string, compute: (text: string) => string): PuppetFunction {
  return defineLegacy(name, 1, (_, text) => compute(asString(text ?? null)));
}

function asString(value: Value): string {
  if (typeof value === "string") return value;
  const given = value === null ? "nil" : typeof value === "boolean" ? String(value) : legacyClass(value);
  throw new Failure("evaluation", `no implicit conversion of ${given} into String`);
}
