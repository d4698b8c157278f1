import { defineFunction, type FunctionCall, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { rubyText } from "@cairn/puppet-core/evaluate";
import { legacyClass } from "@cairn/puppet-core/functions/legacy";
import { md5, required, repeated, sha1 } from "@cairn/puppet-core/functions/ruby";
import { any, anyHash, anyInteger, anyString, sizeType, stringOfSize, variantType } from "@cairn/puppet-core/types";
import { binaryOf, HashValue, isArray, isHash, kindOf, type Value } from "@cairn/puppet-core/values";
import { deprecate } from "../deprecate.js";
import { oldFunction, failEvaluation } from "../old-function.js";
import { hexToBytes } from "@noble/hashes/utils.js";

const someText = stringOfSize(sizeType(1n));

/** The old name of a function of a module. */
export function renamed(old: string, current: PuppetFunction, advice: string): PuppetFunction {
  return defineFunction(old, {
    parameters: [repeated("args", any)],
    run(call: FunctionCall) {
      deprecate(call, old, advice);
      return current.call({ ...call, name: current.name });
    },
  });
}

function mysqlHash(password: string): string {
  if (password === "" || /\*[A-F0-9]{40}$/m.test(password)) return password;
  return `*${sha1(hexToBytes(sha1(password))).toUpperCase()}`;
}

const mysqlPassword = oldFunction("mysql_password", -1, (_, ...values) => {
  if (values.length !== 1) failEvaluation(`mysql_password(): Wrong number of arguments given (${values.length} for 1)`);
  const [password] = values as [Value];
  if ((isArray(password) && password.length === 0) || (isHash(password) && password.size === 0)) return "";
  if (typeof password === "string") return mysqlHash(password);
  failEvaluation(`no implicit conversion of ${legacyClass(password)} into String`);
});

const mysqlNewPassword = defineFunction("mysql::password", {
  parameters: [required("password", anyString)],
  run: (_, password) => mysqlHash(password as string),
});

function withoutEmpty(hash: HashValue): HashValue {
  return new HashValue([...hash.entries()].filter(([, value]) => value !== ""));
}

const stripHash = defineFunction("mysql::strip_hash", {
  parameters: [required("hash", anyHash)],
  run: (_, hash) => {
    const entries = [...withoutEmpty(hash as HashValue).entries()];
    return new HashValue(entries.map(([key, value]) => [key, isHash(value) ? withoutEmpty(value) : value]));
  },
});

/** The functions of mysql. */
export const mysql: readonly PuppetFunction[] = [mysqlPassword, mysqlNewPassword, stripHash];

const nameOrNumber = variantType([someText, anyInteger]);

const postgresqlPassword = defineFunction("postgresql::postgresql_password", {
  parameters: [required("username", nameOrNumber), required("password", nameOrNumber)],
  run: (_, name = null, password = null) => `md5${md5(rubyText(password) + rubyText(name))}`,
});

const postgresqlEscape = defineFunction("postgresql::postgresql_escape", {
  parameters: [required("input_string", someText)],
  run(_, input) {
    const text = input as string;
    if (!text.includes("$$") && !text.endsWith("$")) return `$$${text}$$`;
    let tag = lettersOf(md5(text));
    while (text.includes(tag)) tag = lettersOf(md5(tag));
    return `$${tag}$${text}$${tag}$`;
  },
});

function lettersOf(digest: string): string {
  return digest.slice(0, 6).replace(/\d/g, "");
}

function postgresqlRenamed(old: string, current: PuppetFunction): PuppetFunction {
  const advice = `This method is deprecated, please use postgresql::${old} instead.`;
  return renamed(old, current, advice);
}

/** Those of postgresql's functions that are about passwords and strings. */
export const postgresqlStrings: readonly PuppetFunction[] = [
  postgresqlPassword,
  postgresqlEscape,
  postgresqlRenamed("postgresql_password", postgresqlPassword),
  postgresqlRenamed("postgresql_escape", postgresqlEscape),
];

const apachePassword = defineFunction("apache::pw_hash", {
  parameters: [required("password", someText)],
  run: (_, password) => `{SHA}${binaryOf(hexToBytes(sha1(password as string))).base64}`,
});

const boolToHttpd = defineFunction("apache::bool2httpd", {
  parameters: [required("arg", any)],
  run: (_, value = null) => {
    if (kindOf(value) === "regexp") failEvaluation("wrong argument type Regexp (expected String)");
    if (value === null || value === false || (typeof value === "string" && /false/i.test(value))) return "Off";
    if (value === true || (typeof value === "string" && /true/i.test(value))) return "On";
    return rubyText(value);
  },
});

function apacheRenamed(old: string, current: PuppetFunction): PuppetFunction {
  return renamed(old, current, `This function is deprecated, please use ${current.name} instead.`);
}

/** The functions of apache. */
export const apache: readonly PuppetFunction[] = [
  apachePassword,
  boolToHttpd,
  apacheRenamed("apache_pw_hash", apachePassword),
  apacheRenamed("bool2httpd", boolToHttpd),
  apacheRenamed("apache::apache_pw_hash", apachePassword),
];

const mongodbPassword = oldFunction("mongodb_password", -1, (_, ...values) => {
  if (values.length !== 2)
    failEvaluation(`mongodb_password(): Wrong number of arguments given (${values.length} for 2)`);
  return md5(`${rubyText(values[0]!)}:mongo:${rubyText(values[1]!)}`);
});

/** The functions of mongodb. */
export const mongodb: readonly PuppetFunction[] = [mongodbPassword];
