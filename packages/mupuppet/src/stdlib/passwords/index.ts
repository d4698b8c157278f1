/**
 * Functions of stdlib that hash passwords.
 */
import { pbkdf2 } from "@noble/hashes/pbkdf2.js";
import { sha512 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { Failure, grow } from "@cairn/evaluation";
import { type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { HashValue, kindOf, type SensitiveValue, type Value } from "@cairn/puppet-core/values";
import { oldFunction, failEvaluation } from "../old-function.js";
import { crypt } from "./crypt.js";

/**
 * What a password's hash takes from the budget, because it takes long by design: some 30 milliseconds, and half a
 * second for tens of thousands of rounds.
 */
const bytesOfCrypt = 2 ** 20;
const bytesOfPbkdf2 = 2 ** 24;

const bcrypts: readonly string[] = ["bcrypt", "bcrypt-a", "bcrypt-x", "bcrypt-y"];
const methods: readonly string[] = ["md5", "sha-256", "sha-512", ...bcrypts];

const passwordHash = oldFunction("pw_hash", 3, (_, ...values) => {
  const [password = null, method = null, salt = null] = values.map(uncovered);
  const text = stringOf(password, "pw_hash", "first");
  const given = stringOf(method, "pw_hash", "second");
  const name = given.toLowerCase();
  if (!methods.includes(name)) failEvaluation(`pw_hash(): ${given} is not a valid hash type`);
  checkSalt(name, stringOf(salt, "pw_hash", "third"));
  if (text === "") return null;
  if (text.includes("\0")) failEvaluation("string contains null byte");
  grow(bytesOfCrypt);
  return crypt(name, text, salt as string) ?? refuseBcrypt(given);
});

function checkSalt(method: string, salt: string): void {
  if (salt === "") failEvaluation("pw_hash(): third argument must not be empty");
  const isBcrypt = bcrypts.includes(method);
  const isRight = isBcrypt ? /^\d{2}\$[./A-Za-z0-9]{22}/m.test(salt) : /^[a-zA-Z0-9./]+$/.test(salt);
  const wanted = isBcrypt ? "match (?-mix:^[0-9]{2}\\$[.\\/A-Za-z0-9]{22})" : "be in the set [a-zA-Z0-9./]";
  if (!isRight) failEvaluation(`pw_hash(): characters in salt must ${wanted}`);
}

function refuseBcrypt(method: string): never {
  const help = "take SHA-512, or hand the hash over as data";
  throw new Failure("evaluation", `pw_hash() doesn't support ${method}`, { help });
}

const saltedPbkdf2 = oldFunction("str2saltedpbkdf2", -1, (_, ...values) => {
  const name = "str2saltedpbkdf2";
  if (values.length !== 3) failEvaluation(`${name}(): wrong number of arguments (${values.length} for 3)`);
  const [password = null, salt = null, rounds = null] = values.map(uncovered);
  const bytes = new TextEncoder().encode(stringOf(password, name, "first"));
  const saltBytes = new TextEncoder().encode(stringOf(salt, name, "second"));
  if (saltBytes.length < 8) failEvaluation(`${name}(): second argument must be at least 8 bytes long`);
  if (typeof rounds !== "bigint") failEvaluation(`${name}(): third argument must be an integer`);
  if (rounds <= 40_000n || rounds >= 70_000n)
    failEvaluation(`${name}(): third argument must be between 40,000 and 70,000`);
  grow(bytesOfPbkdf2);
  return new HashValue([
    ["password_hex", bytesToHex(pbkdf2(sha512, bytes, saltBytes, { c: Number(rounds), dkLen: 128 }))],
    ["salt_hex", bytesToHex(saltBytes)],
    ["iterations", rounds],
  ]);
});

/** The contents of a sensitive value. */
function uncovered(value: Value): Value {
  return kindOf(value) === "sensitive" ? (value as SensitiveValue).value : value;
}

function stringOf(value: Value, name: string, position: string): string {
  return typeof value === "string" ? value : failEvaluation(`${name}(): ${position} argument must be a string`);
}

/** Functions that hash passwords for accounts. */
export const passwords: readonly PuppetFunction[] = [passwordHash, saltedPbkdf2];
