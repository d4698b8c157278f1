import { defineFunction, rubyText, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { coreFunctions } from "@cairn/puppet-core/functions";
import {
  flattened,
  leadingInteger,
  md5,
  MersenneTwister,
  optional,
  required,
  sha1,
  sha256,
} from "@cairn/puppet-core/functions/ruby";
import { anyString, integerType, sizeType, stringOfSize } from "@cairn/puppet-core/types";
import { isArray, type Value } from "@cairn/puppet-core/values";
import { lookUp } from "./catalog/scope.js";
import { isInteger } from "./checks/is.js";
import { oldFunction, failEvaluation, wrongCount } from "./old-function.js";

/** A random number below `limit`: always the same for a seed. */
function below(limit: bigint, digest: string): bigint {
  return new MersenneTwister(BigInt(`0x${digest}`)).upTo(limit - 1n);
}

function positive(value: Value): bigint | undefined {
  if (!isInteger(value)) return undefined;
  const number = typeof value === "bigint" ? value : leadingInteger(value as string);
  return number > 0n ? number : undefined;
}

/** A longer string is of no use, and could take all memory. */
const longest = 1_000_000;

function boundedLength(name: string, length: bigint): number {
  return length <= longest ? Number(length) : failEvaluation(`${name}(): at most ${longest} letters are made`);
}

const digits = "0123456789";
const small = "abcdefghijklmnopqrstuvwxyz";
const capital = small.toUpperCase();

const fqdnRandString = oldFunction("fqdn_rand_string", -2, (call, length = null, charset = null, ...seed) => {
  const size = positive(length);
  if (size === undefined) failEvaluation("fqdn_rand_string(): first argument must be a positive integer");
  if (charset !== null && typeof charset !== "string") {
    failEvaluation("fqdn_rand_string(): second argument must be undef or a string");
  }
  const letters = [...(charset ?? "")];
  if (letters.length === 0) letters.push(...digits, ...capital, ...small);
  const random = coreFunctions.get("fqdn_rand")!;
  return Array.from({ length: boundedLength("fqdn_rand_string", size) }, (_, index) => {
    const text = flattened([...seed, String(index + 1)])
      .map(rubyText)
      .join(":");
    const found = random.call({ ...call, name: "fqdn_rand", values: [BigInt(letters.length), text] });
    return letters[Number(found)]!;
  }).join("");
});

const fqdnRotate = oldFunction("fqdn_rotate", -1, (call, ...values) => {
  const [value, ...seed] = values;
  if (value === undefined) wrongCount("fqdn_rotate", 0, "1");
  if (typeof value !== "string" && !isArray(value)) {
    failEvaluation("fqdn_rotate(): Requires either array or string to work with");
  }
  const parts: readonly Value[] = typeof value === "string" ? [...value] : value;
  if (parts.length <= 1) return value;
  const text = flattened([lookUp(call, "::fqdn"), ...seed])
    .map(rubyText)
    .join(":");
  const offset = Number(below(BigInt(parts.length), md5(text)));
  const turned = [...parts.slice(offset), ...parts.slice(0, offset)];
  return typeof value === "string" ? turned.join("") : turned;
});

const seededRand = oldFunction("seeded_rand", 2, (_, limit = null, seed = null) => {
  const most = positive(limit);
  if (most === undefined) failEvaluation("seeded_rand(): first argument must be a positive integer");
  if (typeof seed !== "string") failEvaluation("seeded_rand(): second argument must be a string");
  return below(most, md5(seed));
});

const seededRandString = defineFunction("seeded_rand_string", {
  parameters: [
    required("length", integerType(1n)),
    required("seed", anyString),
    optional("charset", stringOfSize(sizeType(2n))),
  ],
  run(_, length, seed, charset) {
    const letters = [...((charset as string | undefined) ?? digits + small + capital)];
    const random = new MersenneTwister(BigInt(`0x${sha256(seed as string)}`));
    return Array.from({ length: boundedLength("seeded_rand_string", length as bigint) }, () => {
      return letters[Number(random.upTo(BigInt(letters.length - 1)))]!;
    }).join("");
  },
});

/** The namespace of host names (RFC 4122). */
const nameSpace = Uint8Array.of(
  0x6b,
  0xa7,
  0xb8,
  0x10,
  0x9d,
  0xad,
  0x11,
  0xd1,
  0x80,
  0xb4,
  0,
  0xc0,
  0x4f,
  0xd4,
  0x30,
  0xc8,
);

const fqdnUuid = oldFunction("fqdn_uuid", -1, (_, ...values) => {
  const [name] = values;
  if (name === undefined) failEvaluation("fqdn_uuid: No arguments given");
  if (values.length !== 1) failEvaluation(`fqdn_uuid: Too many arguments given (${values.length})`);
  if (typeof name !== "string") failEvaluation("no implicit conversion into String");
  const digest = sha1(Uint8Array.from([...nameSpace, ...new TextEncoder().encode(name)]));
  const version = `5${digest.slice(13, 16)}`;
  const variant = ((parseInt(digest.slice(16, 18), 16) & 0x3f) | 0x80).toString(16) + digest.slice(18, 20);
  return [digest.slice(0, 8), digest.slice(8, 12), version, variant, digest.slice(20, 32)].join("-");
});

/** Functions of pseudo-random numbers that are the same for the same seed. */
export const random: readonly PuppetFunction[] = [fqdnRandString, fqdnRotate, seededRand, seededRandString, fqdnUuid];
