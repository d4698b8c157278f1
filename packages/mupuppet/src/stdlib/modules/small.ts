import { Failure } from "@cairn/evaluation";
import { defineFunction, rubyText, type FunctionCall, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { legacyClass } from "@cairn/puppet-core/functions/legacy";
import { formatText, leadingFloat, noMethod, optional, required } from "@cairn/puppet-core/functions/ruby";
import {
  any,
  anyHash,
  anyString,
  arrayType,
  createType,
  integerType,
  sizeType,
  stringOfSize,
  undef,
} from "@cairn/puppet-core/types";
import type { PuppetType } from "@cairn/puppet-core/types";
import { HashValue, isArray, isHash, type Value } from "@cairn/puppet-core/values";
import { defaultsFor } from "../../evaluate/defaults.js";
import { puppetScopeOf } from "../../evaluate/scopes/puppet-scope.js";
import { lookUp } from "../catalog/scope.js";
import { toInteger } from "../numbers.js";
import { oldFunction, failEvaluation } from "../old-function.js";
import { baseName, extensionName, folderName } from "../strings/paths.js";

const translate = defineFunction("translate", {
  parameters: [required("message", anyString), optional("interpolation_values", anyHash)],
  run: (_, message, values) => (values === undefined ? message : formatText(message as string, [values])),
});

const getvarOrEmpty = oldFunction("getvar_emptystring", -1, (call, ...values) => {
  if (values.length !== 1)
    failEvaluation(`getvar_emptystring(): wrong number of arguments (${values.length}; must be 1)`);
  return lookUp(call, rubyText(values[0]!)) ?? "";
});

/** The addresses of all interfaces except the loopback. */
const ipaddresses = oldFunction("ipaddresses", -1, (call) => {
  const interfaces = lookUp(call, "interfaces");
  if (interfaces === null) return false;
  if (typeof interfaces !== "string") failEvaluation(noMethod("count", interfaces));
  const names = interfaces.split(",").filter((name) => !name.includes("lo"));
  const found = names.flatMap((name) => [lookUp(call, `ipaddress_${name}`), lookUp(call, `ipaddress6_${name}`)]);
  return found.filter((address) => address !== null && address !== false);
});

const arrayToStrings = oldFunction("mco_array_to_string", -1, (_, list = null) => {
  return isArray(list) ? list.map(rubyText) : failEvaluation(`Expected an array, but got a ${legacyClass(list)}`);
});

const reversedName = oldFunction("get_in_addr_arpa", -1, (_, address = null) => {
  if (typeof address !== "string") failEvaluation(noMethod("split", address));
  return `${address
    .replace(/(?<!\.)\.+$/, "")
    .split(".")
    .reverse()
    .join(".")}.in-addr.arpa`;
});

const nexusUrl = oldFunction("assemble_nexus_url", -1, (_, url = null, parameters = null) => {
  const pairs = isHash(parameters) ? [...parameters.entries()] : [];
  const query = pairs.map(([key, value]) => `${rubyText(key)}=${escapeForm(rubyText(value))}`).join("&");
  return `${rubyText(url)}/service/local/artifact/maven/content?${query}`;
});

function escapeForm(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll("%20", "+");
}

const convertProcesses = oldFunction("collectd_convert_processes", 1, (_, given = null) => {
  if (isHash(given)) return given;
  if (!isArray(given)) failEvaluation("convert_process_array(): Needs an array as argument");
  const entries = given.map((each): [Value, Value] => {
    if (typeof each === "string") return [each, new HashValue()];
    if (!isHash(each)) failEvaluation("convert_process_array(): array element must be string or hash");
    return [each.get("name") ?? null, new HashValue([...each.entries()].filter(([key]) => key !== "name"))];
  });
  return new HashValue(entries);
});

const scopeDefaults = oldFunction("scope_defaults", -1, (call, ...values) => {
  if (values.length !== 2) failEvaluation(`scope_defaults(): Wrong number of arguments given (${values.length} for 2)`);
  const [type, name] = values.map(rubyText) as [string, string];
  const capitalized = type.split("::").map((part) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase());
  return defaultsFor(puppetScopeOf(call.scope), capitalized.join("::")).has(name);
});

/** The path of a URL. */
function pathOf(address: string): string {
  const plain = address.replaceAll("\\", "/").replace(/[?#].*$/s, "");
  return plain.replace(/^[A-Za-z][A-Za-z\d+.-]*:(?:\/\/[^/]*)?/, "").replace(/^\/\/[^/]*/, "");
}

const stagingParse = oldFunction("staging_parse", -1, (_, ...values) => {
  if (values.length < 1 || values.length > 3) {
    failEvaluation(`staging_parse(): Wrong number of arguments given (${values.length} for 1, 2, 3)`);
  }
  const [source, info = null, ending = null] = values as [Value, Value?, Value?];
  if (typeof source !== "string") failEvaluation(noMethod("gsub", source));
  const path = pathOf(source);
  switch (info ?? "filename") {
    case "filename":
      return baseName(path);
    case "basename":
      return baseName(path, typeof ending === "string" ? ending : extensionName(path));
    case "extname":
      return extensionName(path);
    case "parent":
      return folderName(path);
    default:
      failEvaluation(`staging_parse(), unknown parse info ${rubyText(info)}.`);
  }
});

const maxMemory = defineFunction("memcached::max_memory", {
  parameters: [required("arg", any)],
  run: (call, given = null) => memoryFor(call, given),
});

function memoryFor(call: FunctionCall, given: Value): bigint {
  if (given !== null && given !== false && !rubyText(given).endsWith("%")) return toInteger(given);
  const share = given === null || given === false ? "95%" : rubyText(given);
  const facts = lookUp(call, "facts");
  const size = isHash(facts) ? (facts.get("memorysize") ?? null) : null;
  if (typeof size !== "string") failEvaluation("no implicit conversion of nil into String");
  const [, number = "", prefix = ""] = /([0-9.e+-]*)\s*([^bB]?)/.exec(size) ?? [];
  const powers: Readonly<Record<string, number>> = { "": 0, k: 10, M: 20, G: 30, T: 40, E: 50 };
  const power = powers[prefix];
  if (power === undefined) failEvaluation(`memcached_max_memory(): Unknown prefix ${prefix}`);
  const megabytes = Math.floor(Math.trunc(leadingFloat(number) * 2 ** power) / 2 ** 20);
  return BigInt(Math.floor(megabytes * (leadingFloat(share) / 100)));
}

const noRange = {
  parameters: [required("range", createType("Pattern", [{ kind: "regexp", source: "^$" }]) as PuppetType)],
  run: () => null,
};

const rangeToMask = defineFunction(
  "range_to_mask",
  noRange,
  {
    parameters: [required("range", createType("Pattern", [{ kind: "regexp", source: "^[0-9\\-\\,]" }]) as PuppetType)],
    run: (_, range) => maskOf(range as string),
  },
  { parameters: [required("range", undef)], run: () => null },
);

/** The bits that numbers and ranges of them denote, in hexadecimal digits. */
function maskOf(range: string): string {
  let mask = 0n;
  for (const part of range.split(",").filter((each) => each !== "")) {
    const [first = "", last] = part.split("-");
    const [from, to] = [toInteger(first), toInteger(last ?? first)];
    if (to > 65_536n) throw new Failure("evaluation", `there is no processor ${to}`);
    for (let bit = from; bit <= to; bit++) mask |= 1n << bit;
  }
  return mask.toString(16);
}

const aclsToResources = defineFunction("postgresql::postgresql_acls_to_resources_hash", {
  parameters: [
    required("acls", arrayType(anyString)),
    required("id", stringOfSize(sizeType(1n))),
    required("offset", integerType(0n)),
  ],
  run(_, acls, id, offset) {
    const lines = acls as readonly string[];
    const entries = lines.map((line): [string, Value] => {
      const index = lines.indexOf(line);
      return [`postgresql class generated rule ${id as string} ${index}`, ruleOf(line, index, offset as bigint)];
    });
    return new HashValue(entries);
  },
});

function ruleOf(line: string, index: number, offset: bigint): HashValue {
  const parts = line.split(/\s+/).filter((part) => part !== "");
  if (parts.length < 4) {
    failEvaluation(`postgresql::postgresql_acls_to_resources_hash(): acl line ${index} does not have enough parts`);
  }
  const [type, database, user] = parts as [string, string, string];
  const order = String(offset + BigInt(index)).padStart(3, "0");
  const rule: [string, Value][] = [
    ["type", type],
    ["database", database],
    ["user", user],
    ["order", order],
  ];
  const isMasked = /^\d/.test(parts[4] ?? "");
  const at = type === "local" ? 3 : isMasked ? 5 : 4;
  if (type !== "local") rule.push(["address", isMasked ? `${parts[3]!} ${parts[4]!}` : parts[3]!]);
  rule.push(["auth_method", parts[at] ?? null]);
  if (parts.length > at + 1) rule.push(["auth_option", parts.slice(at + 1).join(" ")]);
  return new HashValue(rule);
}

/** Functions of single modules, by module. */
export const smallModules: readonly (readonly [module: string, functions: readonly PuppetFunction[]])[] = [
  ["translate", [translate]],
  ["redis", [getvarOrEmpty]],
  ["ssh", [ipaddresses]],
  ["mcollective", [arrayToStrings]],
  ["dns", [reversedName]],
  ["archive", [nexusUrl]],
  ["collectd", [convertProcesses]],
  ["staging", [scopeDefaults, stagingParse]],
  ["memcached", [maxMemory]],
  ["vswitch", [rangeToMask]],
  ["postgresql", [aclsToResources]],
];
