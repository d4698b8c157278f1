import { positionAt, type Source } from "@cairn/diagnostics";
import type { Value } from "@cairn/puppet-core/values";
import type { Catalog } from "../catalog/catalog.js";
import { referenceTo, type Resource, type ResourceKind, type Tags } from "../catalog/resource.js";
import type { ResourceTypes } from "../resource-types/resource-types.js";
import { eachPrinted, sensitiveParameters } from "./printed-parameters.js";
import { Memo } from "./memo.js";
import { leading, listOf, Pieces, sign, type ListSigns } from "./pieces.js";
import { isPlain, quote } from "./quote.js";
import { JsonWriter } from "./write-json.js";

/** What the catalog's JSON depends on besides the catalog. */
export interface PrintSettings {
  readonly types: ResourceTypes;
  /** The name of a source in the catalog: Puppet writes absolute paths. */
  readonly pathOf: (source: Source) => string;
  /** What tells one catalog from another, for agents of a server; without it equal programs yield equal bytes. */
  readonly identity?: CatalogIdentity;
}

export interface CatalogIdentity {
  /** Whether the catalog has the resources that the node exports: it is for a service, not for the agent. */
  readonly showsExported?: boolean;
  /** A number, or what a user's own numbering says. */
  readonly version: number;
  readonly uuid: string;
}

const chunkLength = 1 << 16;
/** The maximum number of tags whose text is memoised. */
const mostKept = 32;

/**
 * A catalog in Puppet's JSON (`catalog_format` 2): keys, resources, tags and edges in Puppet's order. Only the version
 * is always 0, and there is no uuid, so that equal programs yield equal bytes. Resources that are virtual and not
 * exported are omitted; a catalog for an agent (`identity`) has no virtual ones at all,
 * since the agent would apply them.
 */
export function* catalogJson(catalog: Catalog, settings: PrintSettings): Generator<string, void> {
  const writer = new CatalogWriter(settings);
  const { pieces } = writer;
  const shown = catalog.resources.filter((resource) => writer.shows(resource));
  writer.begin(catalog);
  for (const resource of shown) {
    writer.resource(resource);
    if (pieces.areMany) yield* pieces.take();
  }
  writer.endResources();
  for (const resource of shown) {
    writer.edges(resource);
    if (pieces.areMany) yield* pieces.take();
  }
  writer.end(catalog);
  yield* pieces.take();
}

class CatalogWriter {
  readonly pieces = new Pieces();
  private isFirst = true;
  private hasParameters = false;
  private readonly values = new JsonWriter();
  private readonly settings: PrintSettings;
  private lastTags: Tags | undefined;
  private tagsText = "";
  private lastSource: Source | undefined;
  private sourceText = "";
  private lastContainer: Resource | undefined;
  private lastType = "";
  private edgeText = "";

  constructor(settings: PrintSettings) {
    this.settings = settings;
  }

  begin({ environment, name, tags }: Catalog): void {
    const { identity } = this.settings;
    const head = `{\n  "tags": ${listOf(tags, inCatalog)},\n  "name": ${quote(name)},\n`;
    this.pieces.json(`${head}  "version": ${identity?.version ?? 0},\n`);
    if (identity) this.pieces.json(`  "catalog_uuid": ${quote(identity.uuid)},\n`);
    this.pieces.json('  "code_id": null,\n  "catalog_format": 2,\n');
    this.pieces.json(`  "environment": ${quote(environment)},\n  "resources": [`);
  }

  resource(resource: Resource): void {
    const { pieces } = this;
    const { isPlaceless, span, tags, title, type } = resource;
    pieces.text(this.isFirst ? leading(typeText(type)) : types.of(type), title);
    this.isFirst = false;
    pieces.json(this.textOfTags(tags));
    if (span && !isPlaceless) {
      pieces.json(this.textOfSource(span.source));
      pieces.json(String(positionAt(span.source, span.start).line));
    }
    pieces.json(kindAndExport(resource));
    this.hasParameters = false;
    eachPrinted(resource, this.settings.types, this.parameter);
    if (this.hasParameters) pieces.sign(endOfParameters);
    const sensitive = sensitiveParameters(resource);
    if (sensitive.length > 0) pieces.json(`,\n      "sensitive_parameters": ${listOf(sensitive, inResource)}`);
    pieces.json("\n    }");
  }

  /** Consecutive resources often have the same tags: their text is memoised, if they are few. */
  private textOfTags(tags: Tags): string {
    if (this.lastTags?.isSame(tags)) return this.tagsText;
    const all = tags.all();
    this.lastTags = all.length > mostKept ? undefined : tags;
    this.tagsText = `,\n      "tags": ${listOf(all, inResource)}`;
    return this.tagsText;
  }

  /** The same for consecutive resources of one file. */
  private textOfSource(source: Source): string {
    if (this.lastSource !== source) {
      this.lastSource = source;
      this.sourceText = `,\n      "file": ${quote(this.settings.pathOf(source))},\n      "line": `;
    }
    return this.sourceText;
  }

  endResources(): void {
    this.pieces.json(this.isFirst ? '],\n  "edges": [' : '\n  ],\n  "edges": [');
    this.isFirst = true;
  }

  shows({ exported, virtual }: Resource): boolean {
    const { identity } = this.settings;
    return !virtual || (exported && (!identity || identity.showsExported === true));
  }

  /** The edges that lead to a resource. */
  edges({ containers, title, type }: Resource): void {
    const isWhole = isPlain(type) && isPlain(title);
    for (const container of containers) {
      if (!this.shows(container)) continue;
      const before = this.beforeEdge(container, isWhole ? type : "");
      this.pieces.json(this.isFirst ? before.slice(1) : before);
      this.isFirst = false;
      if (isWhole) {
        this.pieces.json(title);
        this.pieces.json(']"\n    }');
      } else this.pieces.json(`${quote(referenceTo(type, title))}\n    }`);
    }
  }

  /** A resource's contents are usually consecutive, too. */
  private beforeEdge(container: Resource, type: string): string {
    if (this.lastContainer === container && this.lastType === type) return this.edgeText;
    this.lastContainer = container;
    this.lastType = type;
    const source = quote(referenceTo(container.type, container.title));
    return (this.edgeText = `,\n    {\n      "source": ${source},\n      "target": ${type === "" ? "" : `"${type}[`}`);
  }

  end({ classes }: Catalog): void {
    this.pieces.json(`${this.isFirst ? "" : "\n  "}],\n  "classes": ${listOf(classes, inCatalog)}\n}\n`);
  }

  private readonly parameter = (name: string, value: Value): void => {
    const before = (this.hasParameters ? nextNames : firstNames).of(name);
    this.hasParameters = true;
    if (typeof value === "string") return this.pieces.text(before, value);
    this.pieces.sign(before.other);
    this.value(value);
  };

  private value(value: Value): void {
    const { values } = this;
    values.write(value, 4);
    while (values.step()) {
      if (values.text.length < chunkLength) continue;
      this.pieces.long(values.text);
      values.text = "";
    }
    this.pieces.json(values.text);
    values.text = "";
  }
}

const inCatalog: ListSigns = { first: "[\n    ", next: ",\n    ", after: "\n  ]" };
const inResource: ListSigns = { first: "[\n        ", next: ",\n        ", after: "\n      ]" };

const types = new Memo((type) => leading(`,${typeText(type)}`));
const firstNames = new Memo((name) => leading(`,\n      "parameters": {\n        ${quote(name)}: `));
const nextNames = new Memo((name) => leading(`,\n        ${quote(name)}: `));
const endOfParameters = sign("\n      }");

function typeText(type: string): string {
  return `\n    {\n      "type": ${quote(type)},\n      "title": `;
}

/** For resources of `create_resources` Puppet decides last whether they are exported, and so writes that last. */
function kindAndExport({ declaredBy, exported, isPlaceless, kind }: Resource): string {
  if (exported) return kinds[kind].exported;
  return declaredBy === "create_resources" && !isPlaceless ? kinds[kind].created : kinds[kind].usual;
}

function kindStrings(kind: ResourceKind) {
  const text = `,\n      "kind": "${kind}"`;
  const notExported = ',\n      "exported": false';
  return { usual: notExported + text, exported: `,\n      "exported": true${text}`, created: text + notExported };
}

const kinds: Readonly<Record<ResourceKind, ReturnType<typeof kindStrings>>> = {
  compilable_type: kindStrings("compilable_type"),
  defined_type: kindStrings("defined_type"),
  class: kindStrings("class"),
  unknown: kindStrings("unknown"),
};
