import { defineFunction, type FunctionCall, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { rubyText } from "@cairn/puppet-core/evaluate";
import { legacyClass } from "@cairn/puppet-core/functions/legacy";
import { leadingInteger, repeated } from "@cairn/puppet-core/functions/ruby";
import { any } from "@cairn/puppet-core/types";
import { HashValue, isArray, isHash, kindOf, type Value } from "@cairn/puppet-core/values";
import { readAddress } from "@cairn/ruby-subset";
import { failEvaluation } from "../old-function.js";
import { toBoolean } from "../truth.js";

type Work = (call: FunctionCall, ...values: Value[]) => Value;

/** A function that accepts anything, and checks the number of its arguments itself. */
function open(name: string, run: Work): PuppetFunction {
  return defineFunction(name, { parameters: [repeated("args", any)], run });
}

const isServiceDefault = open("is_service_default", (_, ...values) => {
  if (values.length === 1) return values[0] === "<SERVICE DEFAULT>";
  failEvaluation(`is_service_default(): Wrong number of argumentsgiven (${values.length} for 1)`);
});

/** Changes each IPv6 address; a single one is returned as such. */
function changingAddresses(
  name: string,
  change: (text: string) => string,
  others: (value: Value) => Value = (value) => value,
): PuppetFunction {
  return open(name, (_, ...values) => {
    const [first] = values;
    const all = first !== undefined && isArray(first) ? first : values;
    const changed = all.map((each) => (typeof each === "string" ? change(each) : others(each)));
    return all.length === 1 ? changed[0]! : changed;
  });
}

const inUri = (text: string): string => {
  return readAddress(text)?.version === 6 && !/^[^[]*\[.+\]/.test(text) ? `[${text}]` : text;
};

const withFamily = (text: string): string => {
  if (/^inet6:.+/m.test(text)) return text;
  const [first = "", ...rest] = text.split(/[\s[\]]/).filter((part) => part !== "");
  return readAddress(first)?.version === 6 ? `inet6:[${first}]${rest.join("")}` : text;
};

/** Percent-encoding, as in a URI. */
function encode(text: string): string {
  const plain = encodeURIComponent(text);
  return plain.replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
}

function userInfo(given: HashValue): string | undefined {
  const [name, password] = [given.get("username") ?? null, given.get("password") ?? null];
  if (rubyText(name) === "") return undefined;
  return encode(rubyText(name)) + (rubyText(password) === "" ? "" : `:${encode(rubyText(password))}`);
}

function checkClasses(name: string, given: HashValue, classOf: (key: Value) => string): void {
  for (const [key, value] of given.entries()) {
    if (legacyClass(value) === classOf(key)) continue;
    failEvaluation(`${name}(): ${rubyText(key)} should be a ${classOf(key)}`);
  }
}

function queryOf(parameters: HashValue): string {
  return [...parameters.entries()].map(([key, value]) => `${rubyText(key)}=${rubyText(value)}`).join("&");
}

/** It applies to everything that has `match`. */
const withoutPatterns = (value: Value): Value =>
  kindOf(value) === "regexp" ? failEvaluation("no implicit conversion of Regexp into String") : value;

const databaseConnection = open("os_database_connection", (_, ...values) => {
  const name = "os_database_connection";
  if (values.length !== 1) failEvaluation(`${name}(): Wrong number of arguments given (${values.length} for 1)`);
  const [given] = values as [Value];
  if (!isHash(given)) failEvaluation(`${name}(): Requires an hash, got ${legacyClass(given)}`);
  checkClasses(name, given, (key) => (key === "extra" ? "Hash" : "String"));
  if (!given.has("dialect")) failEvaluation(`${name}(): dialect is required`);
  if (!given.has("database")) failEvaluation(`${name}(): database is required`);
  if (given.has("port") && !given.has("host")) failEvaluation(`${name}(): host is required with port`);
  return addressOfDatabase(given);
});

function addressOfDatabase(given: HashValue): string {
  const text = (key: string) => rubyText(given.get(key) ?? null);
  const extra = given.get("extra");
  const charset: [Value, Value][] = given.has("charset") ? [["charset", text("charset")]] : [];
  const parameters = new HashValue([...(extra !== undefined && isHash(extra) ? extra.entries() : []), ...charset]);
  const query = parameters.size > 0 ? `?${queryOf(parameters)}` : "";
  const user = userInfo(given);
  const authority = given.has("host") ? hostOf(given, user) : user === undefined ? "" : `//${user}@`;
  const path = given.has("host") ? `/${text("database")}` : `///${text("database")}`;
  return `${text("dialect")}:${authority}${path}${query}`;
}

function hostOf(given: HashValue, user: string | undefined): string {
  const port = given.has("port") ? `:${leadingInteger(rubyText(given.get("port") ?? null))}` : "";
  const host = rubyText(given.get("host") ?? null);
  return `//${user === undefined ? "" : `${user}@`}${host}${port}`;
}

const transportUrl = open("os_transport_url", (_, ...values) => {
  const name = "os_transport_url";
  if (values.length !== 1) failEvaluation(`${name}(): Wrong number of arguments`);
  const [raw] = values as [Value];
  if (!isHash(raw)) failEvaluation(`${name}(): Requires an hash, got ${legacyClass(raw)}`);
  const given = new HashValue(
    [...raw.entries()].map(([key, value]) => [key, key === "port" ? rubyText(value) : value]),
  );
  checkClasses(name, given, (key) => (key === "hosts" ? "Array" : key === "query" ? "Hash" : "String"));
  if (!given.has("transport")) failEvaluation(`${name}(): transport is required`);
  if (!given.has("host") && !given.has("hosts")) failEvaluation(`${name}(): host or hosts is required`);
  if (given.has("host") && given.has("hosts")) failEvaluation(`${name}(): cannot use both host and hosts.`);
  return addressOfTransport(given);
});

function addressOfTransport(given: HashValue): string {
  const user = userInfo(given);
  const hosts = given.has("host") ? [given.get("host")!] : (given.get("hosts") as readonly Value[]);
  const port = given.has("port") ? `:${rubyText(given.get("port")!)}` : "";
  const places = hosts.map((host) => `${user === undefined ? "" : `${user}@`}${inUri(rubyText(host))}${port}`);
  const path = given.has("virtual_host") ? `/${rubyText(given.get("virtual_host")!)}` : "/";
  const own = given.get("query");
  const ssl: [Value, Value][] = given.has("ssl")
    ? [["ssl", toBoolean("os_transport_url _str2bool", given.get("ssl")!) ? 1n : 0n]]
    : [];
  const query = new HashValue([...(own !== undefined && isHash(own) ? own.entries() : []), ...ssl]);
  const ending = query.size > 0 ? `?${queryOf(query)}` : "";
  return `${rubyText(given.get("transport")!)}://${places.join(",")}${path}${ending}`;
}

/** The functions of openstacklib. */
export const openstacklib: readonly PuppetFunction[] = [
  isServiceDefault,
  changingAddresses("normalize_ip_for_uri", inUri),
  changingAddresses("inet6_prefix", withFamily, withoutPatterns),
  databaseConnection,
  transportUrl,
];
