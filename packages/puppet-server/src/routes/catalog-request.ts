/** The body and the answer of `/puppet/v4/catalog`, by which services ask for the catalogs of nodes. */
import { isCertificateName } from "@cairn/puppet-ca";
import { badRequest } from "../problem.js";
import { trustedOf } from "../trusted.js";
import { isJsonObject, type CompileLog, type JsonObject, type NodeStorage } from "../world.js";
import type { CatalogRequest } from "./catalogs.js";

const levels = ["debug", "info", "notice", "warning", "err"] as const;
type Level = (typeof levels)[number];

/** A member of the body: which values it may have, in words. */
type Check = readonly [isValid: (value: unknown) => boolean, words: string];

const text: Check = [(value) => typeof value === "string", "a string"];
const boolean: Check = [(value) => typeof value === "boolean", "true or false"];
const withValues: Check = [(value) => isJsonObject(value) && isJsonObject(value["values"]), "an object with `values`"];

const members: Readonly<Record<string, Check>> = {
  certname: [(value) => typeof value === "string" && isCertificateName(value), "a node's name"],
  environment: text,
  persistence: [isJsonObject, "an object with `facts` and `catalog`"],
  facts: withValues,
  trusted_facts: withValues,
  job_id: text,
  transaction_uuid: text,
  options: [isJsonObject, "an object"],
};
const ofPersistence = { facts: boolean, catalog: boolean };
const ofOptions: Readonly<Record<string, Check>> = {
  capture_logs: boolean,
  log_level: [(value) => ["debug", "info", "warning", "err"].includes(value as string), "debug, info, warning or err"],
  prefer_requested_environment: boolean,
};

/** Reads a body. Facts that it doesn't have are those that were last stored. `logLevel` is undefined if no logs are requested. */
export async function catalogRequest(
  body: JsonObject,
  storage: NodeStorage,
): Promise<CatalogRequest & { readonly logLevel: Level | undefined }> {
  check(body, members, ["certname", "environment", "persistence"]);
  const persistence = body["persistence"] as JsonObject;
  check(persistence, ofPersistence, ["facts", "catalog"]);
  const options = (body["options"] ?? {}) as JsonObject;
  check(options, ofOptions, []);
  const name = body["certname"] as string;
  const facts = valuesOf(body["facts"]);
  const stored = facts ? undefined : await storage.factsOf(name);
  const inFacts = (facts ?? {})["trusted"];
  return {
    name,
    wanted: body["environment"] as string,
    facts: facts ?? stored?.facts,
    trusted:
      valuesOf(body["trusted_facts"]) ??
      (isJsonObject(inFacts) ? inFacts : stored?.trusted) ??
      trustedOf({ name, extensions: new Map() }),
    transaction: body["transaction_uuid"] as string | undefined,
    storesFacts: persistence["facts"] === true,
    storesCatalog: persistence["catalog"] === true,
    showsExported: true,
    prefersRequested: options["prefer_requested_environment"] === true,
    logLevel: options["capture_logs"] === true ? ((options["log_level"] ?? "notice") as Level) : undefined,
  };
}

function check(value: JsonObject, checks: Readonly<Record<string, Check>>, required: readonly string[]): void {
  for (const name of required) if (!(name in value)) throw badRequest(`\`${name}\` is missing`);
  for (const [name, member] of Object.entries(value)) {
    const [isValid, words] = (Object.hasOwn(checks, name) ? checks[name] : undefined) ?? [];
    if (!isValid) throw badRequest(`\`${name.slice(0, 100)}\` isn't known`);
    if (!isValid(member)) throw badRequest(`\`${name}\` must be ${words}`);
  }
}

function valuesOf(given: unknown): JsonObject | undefined {
  return isJsonObject(given) ? (given["values"] as JsonObject) : undefined;
}

/** Logs in Puppet's form, from a level on. */
export function puppetLogs(logs: readonly CompileLog[], least: Level) {
  const time = new Date().toISOString();
  const shown = logs.filter(({ level }) => levels.indexOf(level) >= levels.indexOf(least));
  return shown.map(({ file, level, line, message }) => ({
    level,
    message,
    source: "Puppet",
    tags: [level],
    time,
    file,
    line,
  }));
}
