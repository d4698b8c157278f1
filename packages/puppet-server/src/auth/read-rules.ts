import { isJsonObject, type JsonObject } from "../world.js";
import { type Entry, type RequestRule, RequestRules } from "./request-rules.js";

/** A part of an auth.conf that this server can't follow. */
export class RulesProblem extends Error {
  override readonly name = "RulesProblem";
}

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Reads the `authorization` section of an auth.conf. Throws a `RulesProblem` that names the rule. */
export function readRules(config: unknown): RequestRules {
  if (!isJsonObject(config)) throw new RulesProblem("there is no section `authorization`");
  const { rules, version, ["allow-header-cert-info"]: allowsHeaders, ...others } = config;
  if (version !== 1) throw new RulesProblem("`version` must be 1");
  if (allowsHeaders !== undefined && allowsHeaders !== false)
    throw new RulesProblem(
      "`allow-header-cert-info` isn't supported: clients show their certificates to this server itself",
    );
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new RulesProblem(`\`${unknown}\` isn't supported`);
  if (!Array.isArray(rules)) throw new RulesProblem("`rules` must be a list");
  const read = rules.map((rule: unknown, index) => readRule(rule, `rule ${index + 1}`));
  const names = read.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new RulesProblem(`two rules are named \`${twice}\``);
  return new RequestRules(read);
}

const members = new Set(["match-request", "allow", "deny", "allow-unauthenticated", "sort-order", "name"]);

function readRule(rule: unknown, number: string): RequestRule {
  if (!isJsonObject(rule)) throw new RulesProblem(`${number} isn't an object`);
  const { name, ["allow-unauthenticated"]: everybody, ["match-request"]: match, ["sort-order"]: order } = rule;
  if (typeof name !== "string") throw new RulesProblem(`${number} has no \`name\``);
  const fail = (reason: string): never => {
    throw new RulesProblem(`rule \`${name}\`: ${reason}`);
  };
  for (const member of Object.keys(rule)) if (!members.has(member)) fail(`\`${member}\` isn't supported`);
  if (!isJsonObject(match)) return fail("`match-request` is missing");
  if (typeof order !== "number" || !Number.isInteger(order) || order < 1 || order > 999)
    return fail("`sort-order` must be a number from 1 to 999");
  const path = readPath(match, fail);
  const [allow, deny] = [rule["allow"], rule["deny"]].map((entries) =>
    listOf(entries).map((each) => readEntry(each, fail)),
  );
  if (everybody !== undefined && typeof everybody !== "boolean") fail("`allow-unauthenticated` must be true or false");
  if (everybody === true && (rule["allow"] ?? rule["deny"]) !== undefined)
    fail("`allow-unauthenticated` can't be combined with `allow` or `deny`");
  if (everybody !== true && (rule["allow"] ?? rule["deny"]) === undefined) fail("`allow` or `deny` is missing");
  checkGroups([...allow!, ...deny!], path, fail);
  return {
    name,
    order,
    ...readMatch(match, fail),
    path,
    allowsEverybody: everybody === true,
    allow: allow!,
    deny: deny!,
  };
}

type Fail = (reason: string) => never;

function readPath({ path, type }: JsonObject, fail: Fail): RegExp {
  if (typeof path !== "string") return fail("`path` is missing");
  if (type === "path") return new RegExp(`^${path.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}`);
  if (type !== "regex") return fail("`type` must be `path` or `regex`");
  return readPattern(path, fail);
}

/** Constructs that Java has, and JavaScript hasn't or reads in another way. */
const ofJava = /\(\?[a-zA-Z-]+[:)]|\(\?>|[*+?}]\+|\\[AzZGQEhHRX]|\\p\{|\[[^\]]*(?:&&|\[)/;

function readPattern(source: string, fail: Fail): RegExp {
  const construct = ofJava.exec(source)?.[0];
  if (construct !== undefined) return fail(`\`${construct}\` in the regular expression \`${source}\` isn't supported`);
  try {
    return new RegExp(source);
  } catch (thrown) {
    return fail((thrown as Error).message);
  }
}

const methods = new Set(["get", "post", "put", "delete", "head"]);

function readMatch(match: JsonObject, fail: Fail): Pick<RequestRule, "methods" | "query"> {
  for (const member of Object.keys(match))
    if (!["path", "type", "method", "query-params"].includes(member)) fail(`\`${member}\` isn't supported`);
  const { method, ["query-params"]: query = {} } = match;
  const listed = listOf(method).map((each) => String(each).toLowerCase());
  const unknown = listed.find((each) => each !== "any" && !methods.has(each));
  if (unknown !== undefined) fail(`\`${unknown}\` isn't a method`);
  const isAny = method === undefined || listed.includes("any");
  if (!isJsonObject(query)) return fail("`query-params` must be an object");
  const params = Object.entries(query).map(([name, values]) => [name, listOf(values).map(String)] as const);
  return { methods: isAny ? undefined : new Set(listed.map((each) => each.toUpperCase())), query: new Map(params) };
}

function readEntry(entry: unknown, fail: Fail): Entry {
  if (typeof entry === "string") return readName(entry, fail);
  if (!isJsonObject(entry)) return fail("an entry of `allow` or `deny` must be a string or an object");
  const { certname, extensions, ...others } = entry;
  const [other] = Object.keys(others);
  if (other !== undefined)
    return fail(`\`${other}\` isn't supported: this server knows \`certname\` and \`extensions\``);
  if ((certname === undefined) === (extensions === undefined)) return fail("an entry needs `certname` or `extensions`");
  if (certname !== undefined)
    return typeof certname === "string" ? readName(certname, fail) : fail("`certname` must be a string");
  if (!isJsonObject(extensions)) return fail("`extensions` must be an object");
  if ("subject-alt-name" in extensions) return fail("`subject-alt-name` isn't supported");
  const values = Object.entries(extensions).map(([name, value]) => [name, listOf(value).map(String)] as const);
  return { kind: "extensions", extensions: new Map(values) };
}

function readName(name: string, fail: Fail): Entry {
  if (name === "*") return { kind: "any" };
  if (/^\*(?:\.\w[-\w]*)+$/.test(name)) return { kind: "domain", suffix: name.slice(2).toLowerCase() };
  if (/\$\d/.test(name)) return { kind: "groups", template: name };
  if (/^\w[-.@\w]*$/.test(name)) return { kind: "name", name: name.toLowerCase() };
  if (/^\/.*\/$/.test(name)) return { kind: "pattern", pattern: readPattern(name.slice(1, -1), fail) };
  return fail(`\`${name}\` isn't a valid name`);
}

/** `$2` needs a second group in the path. */
function checkGroups(entries: readonly Entry[], path: RegExp, fail: Fail): void {
  const count = new RegExp(`${path.source}|`).exec("")!.length - 1;
  for (const entry of entries) {
    const used =
      entry.kind === "groups" ? [...entry.template.matchAll(/\$(\d+)/g)].map(([, digits]) => Number(digits)) : [];
    const missing = used.find((number) => number === 0 || number > count);
    if (missing !== undefined) fail(`\`$${missing}\` isn't a group of the path`);
  }
}
