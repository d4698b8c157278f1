import { positionAt, type Source } from "@cairn/diagnostics";
import type { Value } from "@cairn/puppet-expressions/values";
import type { Catalog } from "../catalog/catalog.js";
import { referenceTo, type Resource } from "../catalog/resource.js";
import type { ResourceTypes } from "../resource-types/resource-types.js";
import { printedParameters, sensitiveParameters } from "./printed-parameters.js";
import { quote } from "./rich-data.js";
import { JsonWriter, quotedName } from "./write-json.js";

/** What the catalog's text depends on besides the catalog. */
export interface PrintSettings {
  readonly types: ResourceTypes;
  /** How a source is named in the catalog: Puppet writes absolute paths. */
  readonly pathOf: (source: Source) => string;
}

const chunkLength = 1 << 16;

/**
 * A catalog in Puppet's JSON (`catalog_format` 2): keys, resources, tags and edges in Puppet's order. Only the version is
 * always 0, and there is no uuid, so that equal programs give equal bytes. What is virtual and not exported isn't there.
 */
export function* catalogJson(catalog: Catalog, settings: PrintSettings): Generator<string, void> {
  const hidden = new Set<string>();
  let text = `{\n  "tags": ${texts(catalog.tags, "  ")},\n  "name": ${quote(catalog.name)},\n  "version": 0,
  "code_id": null,\n  "catalog_format": 2,\n  "environment": ${quote(catalog.environment)},\n  "resources": [`;
  let separator = "";
  for (const resource of catalog.resources) {
    if (isHidden(resource)) {
      hidden.add(referenceTo(resource.type, resource.title));
      continue;
    }
    text += `${separator}\n${resourceHead(resource, settings)}`;
    separator = ",";
    for (const chunk of parameterChunks(resource, settings)) {
      text += chunk;
      if (text.length < chunkLength) continue;
      yield text;
      text = "";
    }
  }
  text += `${separator === "" ? "" : "\n  "}],\n  "edges": [`;
  yield text;
  yield* edgeChunks(catalog, hidden);
  yield `],\n  "classes": ${texts(catalog.classes, "  ")}\n}\n`;
}

function isHidden({ exported, virtual }: Resource): boolean {
  return virtual && !exported;
}

function resourceHead(resource: Resource, { pathOf }: PrintSettings): string {
  const { span, tags, title, type } = resource;
  const place = span
    ? `,\n      "file": ${quote(pathOf(span.source))},\n      "line": ${positionAt(span.source, span.start).line}`
    : "";
  return `    {\n      "type": ${quote(type)},\n      "title": ${quote(title)},\n      "tags": ${texts(tags, "      ")}${place},
      ${kindAndExport(resource).join(",\n      ")}`;
}

/** Puppet leaves it open for what `create_resources` declares whether it is exported, and fills that in last. */
function kindAndExport({ declarations, exported, kind }: Resource): string[] {
  const members = [`"exported": ${exported}`, `"kind": "${kind}"`];
  return !exported && declarations[0]?.by === "create_resources" ? members.reverse() : members;
}

/** From behind the kind to the end of a resource. */
function* parameterChunks(resource: Resource, { types }: PrintSettings): Generator<string, void> {
  const parameters = printedParameters(resource, types);
  if (parameters.size > 0) {
    yield ',\n      "parameters": {';
    yield* memberChunks(parameters);
    yield "\n      }";
  }
  const sensitive = sensitiveParameters(resource);
  if (sensitive.length > 0) yield `,\n      "sensitive_parameters": ${texts(sensitive, "      ")}`;
  yield "\n    }";
}

function* memberChunks(parameters: ReadonlyMap<string, Value>): Generator<string, void> {
  const writer = new JsonWriter();
  let separator = "\n        ";
  for (const [name, value] of parameters) {
    writer.text += separator + quotedName(name);
    writer.write(value, 4);
    while (writer.step()) {
      if (writer.text.length < chunkLength) continue;
      yield writer.text;
      writer.text = "";
    }
    separator = ",\n        ";
  }
  yield writer.text;
}

function* edgeChunks(catalog: Catalog, hidden: ReadonlySet<string>): Generator<string, void> {
  let text = "";
  let separator = "";
  for (const { source, target } of catalog.edges) {
    if (hidden.has(source) || hidden.has(target)) continue;
    text += `${separator}\n    {\n      "source": ${quote(source)},\n      "target": ${quote(target)}\n    }`;
    separator = ",";
    if (text.length < chunkLength) continue;
    yield text;
    text = "";
  }
  yield separator === "" ? text : `${text}\n  `;
}

function texts(all: Iterable<string>, indent: string): string {
  let text = "";
  for (const each of all) text += `${text === "" ? "" : ","}\n${indent}  ${quote(each)}`;
  return text === "" ? "[]" : `[${text}\n${indent}]`;
}
