import { positionAt } from "@cairn/diagnostics";
import { isArray, toText, type Value } from "@cairn/puppet-core/values";
import type { Catalog } from "../catalog/catalog.js";
import type { ExportedResource, Json } from "../catalog/exported.js";
import type { Resource } from "../catalog/resource.js";
import type { PrintSettings } from "../emit/catalog-json.js";
import { eachPrinted, sensitiveParameters } from "../emit/printed-parameters.js";
import type { ResourceTypes } from "../resource-types/resource-types.js";
import { namingParameter } from "../resource-types/type-table.js";
import { jsonOfValue } from "./json-value.js";

/** Their lists have no order: PuppetDB gets them sorted. */
const unordered: ReadonlySet<string> = new Set([
  "alias",
  "audit",
  "before",
  "check",
  "notify",
  "require",
  "subscribe",
  "tag",
]);

/** What a node exports, in the order of its catalog, as Puppet's server sends it to PuppetDB. */
export function exportedBy(catalog: Catalog, settings: PrintSettings): ExportedResource[] {
  return catalog.resources
    .filter(({ exported }) => exported)
    .map((each) => exportedResource(each, catalog.name, settings));
}

function exportedResource(resource: Resource, certname: string, settings: PrintSettings): ExportedResource {
  const { span, tags, title, type } = resource;
  return {
    certname,
    type,
    title,
    exported: true,
    tags: [...tags.all()].sort(),
    file: span ? settings.pathOf(span.source) : null,
    line: span ? positionAt(span.source, span.start).line : null,
    parameters: parametersOf(resource, settings),
  };
}

function parametersOf(resource: Resource, { types }: PrintSettings): { readonly [name: string]: Json } {
  const secrets = new Set(sensitiveParameters(resource));
  const parameters: Record<string, Json> = {};
  eachPrinted(resource, types, (name, value) => {
    if (!secrets.has(name)) parameters[name] = jsonOf(name, value);
  });
  const aliases = aliasesOf(resource, parameters, types);
  if (aliases.length > 0) parameters["alias"] = aliases;
  return parameters;
}

/** A name other than the title is an alias, so that references by it are found. */
function aliasesOf({ kind, title, type }: Resource, parameters: Record<string, Json>, types: ResourceTypes): Json[] {
  const given = parameters["alias"] ?? [];
  const aliases = Array.isArray(given) ? [...(given as readonly Json[])] : [given];
  const facts = kind === "compilable_type" ? types.find(type.toLowerCase()) : undefined;
  if (facts && (facts.nameParameters.length > 1 || !facts.isIsomorphic)) return aliases;
  const name = parameters[facts ? namingParameter(facts) : "name"] ?? null;
  return name === null || name === title || aliases.includes(name) ? aliases : [...aliases, name];
}

function jsonOf(name: string, value: Value): Json {
  const sorted = unordered.has(name) && isArray(value);
  return jsonOfValue(sorted ? [...value].sort(byText) : value);
}

function byText(left: Value, right: Value): number {
  const [a, b] = [toText(left), toText(right)];
  return a < b ? -1 : a > b ? 1 : 0;
}
