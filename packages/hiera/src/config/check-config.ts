import { Failure } from "@cairn/evaluation";
import { isArray, isHash, type HashValue } from "@cairn/puppet-core/values";
import type { DataFile, Segment } from "../data/data-file.js";
import type { Layer } from "./config.js";

const functionKeys = ["data_hash", "lookup_key", "data_dig", "hiera3_backend"];
const allFunctionKeys = [...functionKeys, "v4_data_hash"];
const locationKeys = ["path", "paths", "glob", "globs", "uri", "uris", "mapped_paths"];

/**
 * Rejects contents of a hiera.yaml of version 5 that are invalid although each part has the right type; throws a
 * Failure with the position.
 */
export function checkConfig(whole: HashValue, layer: Layer, file: DataFile): void {
  const fail = (message: string, path: readonly Segment[]): never => {
    throw new Failure("hiera-config", message, { span: file.placeOf(path) });
  };
  const defaults = whole.get("defaults") ?? null;
  if (isHash(defaults)) checkDefaults(defaults, fail);
  const hasFunction = isHash(defaults) ? count(defaults, functionKeys) > 0 : true;
  for (const key of ["hierarchy", "plan_hierarchy", "default_hierarchy"]) {
    const entries = whole.get(key) ?? null;
    if (key === "default_hierarchy" && whole.has(key) && layer.place !== "Module") {
      fail("'default_hierarchy' is only allowed in the module layer", [key]);
    }
    if (!isArray(entries)) continue;
    const seen = new Set<string>();
    entries.forEach((entry, index) => {
      const path = [key, BigInt(index)];
      checkEntry(entry as HashValue, path, hasFunction, layer, fail);
      const name = String((entry as HashValue).get("name"));
      if (seen.has(name)) fail(`Hierarchy name '${name}' defined more than once`, [...path, "name"]);
      seen.add(name);
    });
  }
}

type Fail = (message: string, path: readonly Segment[]) => never;

function checkDefaults(defaults: HashValue, fail: Fail): void {
  if (count(defaults, functionKeys) > 1) {
    fail(`Only one of ${listed(functionKeys)} can be defined in defaults`, ["defaults"]);
  }
  const options = defaults.get("options") ?? null;
  for (const key of ["path", "uri"]) {
    if (isHash(options) && options.has(key)) {
      fail(`Option key '${key}' used in defaults is reserved by Puppet`, ["defaults", "options", key]);
    }
  }
}

function checkEntry(entry: HashValue, path: Segment[], hasFunction: boolean, { place }: Layer, fail: Fail): void {
  const name = String(entry.get("name"));
  const functions = count(entry, allFunctionKeys);
  if (functions === 0 && !hasFunction)
    fail(`One of ${listed(functionKeys)} must be defined in hierarchy '${name}'`, path);
  if (functions > 1) fail(`Only one of ${listed(functionKeys)} can be defined in hierarchy '${name}'`, path);
  if (entry.has("hiera3_backend")) {
    if (place !== "Global") fail("'hiera3_backend' is only allowed in the global layer", [...path, "hiera3_backend"]);
    const backend = String(entry.get("hiera3_backend"));
    if (/^(?:json|yaml|hocon)$/.test(backend)) {
      const instead = `Use "data_hash: ${backend}_data" instead of "hiera3_backend: ${backend}"`;
      fail(instead, [...path, "hiera3_backend"]);
    }
  }
  if (count(entry, locationKeys) > 1) {
    fail(`Only one of ${listed(locationKeys)} can be defined in hierarchy '${name}'`, path);
  }
  const options = entry.get("options") ?? null;
  for (const key of ["path", "uri"]) {
    if (!isHash(options) || !options.has(key)) continue;
    fail(`Option key '${key}' used in hierarchy '${name}' is reserved by Puppet`, [...path, "options", key]);
  }
}

function count(hash: HashValue, keys: readonly string[]): number {
  return keys.filter((key) => hash.has(key)).length;
}

/** `data_hash, lookup_key, or data_dig`, as Puppet joins words. */
function listed(keys: readonly string[]): string {
  return `${keys.slice(0, -1).join(", ")}, or ${keys.at(-1)!}`;
}
