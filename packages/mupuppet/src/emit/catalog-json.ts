import { positionAt, type Source } from "@cairn/diagnostics";
import type { Value } from "@cairn/puppet-expressions/values";
import type { Catalog } from "../catalog/catalog.js";
import { referenceTo, type Resource, type ResourceKind } from "../catalog/resource.js";
import type { ResourceTypes } from "../resource-types/resource-types.js";
import { eachPrinted, sensitiveParameters } from "./printed-parameters.js";
import { isPlain, quote } from "./rich-data.js";
import { JsonWriter, quotedName } from "./write-json.js";

/** What the catalog's text depends on besides the catalog. */
export interface PrintSettings {
  readonly types: ResourceTypes;
  /** How a source is named in the catalog: Puppet writes absolute paths. */
  readonly pathOf: (source: Source) => string;
}

const chunkLength = 1 << 16;
const mostPieces = 10_000;
/** So many tags at most are compared and kept as one text. */
const mostKept = 32;

/**
 * A catalog in Puppet's JSON (`catalog_format` 2): keys, resources, tags and edges in Puppet's order. Only the version is
 * always 0, and there is no uuid, so that equal programs give equal bytes. What is virtual and not exported isn't there.
 */
export function* catalogJson(catalog: Catalog, settings: PrintSettings): Generator<string, void> {
  const writer = new CatalogWriter(settings);
  writer.begin(catalog);
  const hidden = new Set<string>();
  for (const resource of catalog.resources) {
    if (isHidden(resource)) hidden.add(referenceTo(resource.type, resource.title));
    else writer.resource(resource);
    if (writer.isLong) yield* writer.take();
  }
  writer.endResources();
  for (const { source, target } of catalog.edges) {
    if (!hidden.has(source) && !hidden.has(target)) writer.edge(source, target);
    if (writer.isLong) yield* writer.take();
  }
  writer.end(catalog);
  yield* writer.take();
}

function isHidden({ exported, virtual }: Resource): boolean {
  return virtual && !exported;
}

/**
 * Writes a catalog piece by piece. The pieces are kept in a list until there are enough of them: texts that are added up one by one
 * give the garbage collector more to do than all the rest.
 */
class CatalogWriter {
  private pieces: string[] = [];
  /** What stands before the pieces, of values that are very long. */
  private readonly before: string[] = [];
  private isFirst = true;
  private readonly values = new JsonWriter();
  private readonly settings: PrintSettings;
  /** What stands before the next parameter. */
  private beforeParameter = firstParameter;
  private lastTags: readonly string[] = [];
  private lastTagsText = "";

  constructor(settings: PrintSettings) {
    this.settings = settings;
  }

  get isLong(): boolean {
    return this.pieces.length >= mostPieces || this.before.length > 0;
  }

  /** What was written since the last time. */
  take(): string[] {
    const taken = [...this.before, this.pieces.join("")];
    this.before.length = 0;
    this.pieces = [];
    return taken;
  }

  begin({ environment, name, tags }: Catalog): void {
    this.pieces.push('{\n  "tags": ');
    this.texts(tags, inCatalog);
    this.pieces.push(`,\n  "name": ${quote(name)},\n  "version": 0,\n  "code_id": null,\n  "catalog_format": 2,\n`);
    this.pieces.push(`  "environment": ${quote(environment)},\n  "resources": [`);
  }

  resource(resource: Resource): void {
    const { span, tags, title, type } = resource;
    const { pieces } = this;
    pieces.push(this.separator(), quoted(type, typeSigns));
    this.text(title);
    this.tags([...tags]);
    if (span) {
      const { line } = positionAt(span.source, span.start);
      pieces.push(quoted(this.settings.pathOf(span.source), placeSigns), String(line));
    }
    pieces.push(kindAndExport(resource));
    this.beforeParameter = firstParameter;
    eachPrinted(resource, this.settings.types, this.parameter);
    if (this.beforeParameter !== firstParameter) this.pieces.push("\n      }");
    const sensitive = sensitiveParameters(resource);
    if (sensitive.length > 0) {
      this.pieces.push(',\n      "sensitive_parameters": ');
      this.texts(sensitive, inResource);
    }
    this.pieces.push("\n    }");
  }

  /** Resources that stand together often have the same tags: their text is kept, where they are few. */
  private tags(tags: readonly string[]): void {
    if (!areSame(tags, this.lastTags)) {
      const from = this.pieces.length;
      this.pieces.push(',\n      "tags": ');
      this.texts(tags, inResource);
      if (tags.length > mostKept) return;
      this.lastTags = tags;
      this.lastTagsText = this.pieces.splice(from).join("");
    }
    this.pieces.push(this.lastTagsText);
  }

  endResources(): void {
    this.pieces.push(this.isFirst ? "" : "\n  ", '],\n  "edges": [');
    this.isFirst = true;
  }

  edge(source: string, target: string): void {
    this.pieces.push(this.separator());
    if (isPlain(source) && isPlain(target)) {
      this.pieces.push('\n    {\n      "source": "', source, '",\n      "target": "', target, '"\n    }');
    } else this.pieces.push(`\n    {\n      "source": ${quote(source)},\n      "target": ${quote(target)}\n    }`);
  }

  end({ classes }: Catalog): void {
    this.pieces.push(this.isFirst ? "" : "\n  ", '],\n  "classes": ');
    this.texts(classes, inCatalog);
    this.pieces.push("\n}\n");
  }

  private separator(): string {
    if (!this.isFirst) return ",";
    this.isFirst = false;
    return "";
  }

  private texts(all: Iterable<string>, { first, next, after }: ListSigns): void {
    let before = first;
    for (const each of all) {
      this.pieces.push(before, quoted(each, inList));
      before = next;
    }
    this.pieces.push(before === first ? "[]" : after);
  }

  private readonly parameter = (name: string, value: Value): void => {
    this.pieces.push(this.beforeParameter, quotedName(name));
    if (typeof value === "string") this.text(value);
    else this.value(value);
    this.beforeParameter = ",\n        ";
  };

  /** A text that isn't expected to come again. */
  private text(text: string): void {
    if (isPlain(text)) this.pieces.push('"', text, '"');
    else this.pieces.push(JSON.stringify(text));
  }

  private value(value: Value): void {
    const { values } = this;
    values.write(value, 4);
    while (values.step()) {
      if (values.text.length < chunkLength) continue;
      this.before.push(this.pieces.join(""), values.text);
      this.pieces = [];
      values.text = "";
    }
    this.pieces.push(values.text);
    values.text = "";
  }
}

const firstParameter = ',\n      "parameters": {\n        ';
/** What stands before the first text of a list, before each other one, and behind the last. */
interface ListSigns {
  readonly first: string;
  readonly next: string;
  readonly after: string;
}

const inCatalog: ListSigns = { first: "[\n    ", next: ",\n    ", after: "\n  ]" };
const inResource: ListSigns = { first: "[\n        ", next: ",\n        ", after: "\n      ]" };

/** Puppet leaves it open for what `create_resources` declares whether it is exported, and fills that in last. */
function kindAndExport({ declarations, exported, kind }: Resource): string {
  const isLast = !exported && declarations[0]?.by === "create_resources";
  const isExported = exported ? ',\n      "exported": true' : ',\n      "exported": false';
  const kindOf = kinds[kind];
  return isLast ? kindOf + isExported : isExported + kindOf;
}

const kinds: Readonly<Record<ResourceKind, string>> = {
  compilable_type: ',\n      "kind": "compilable_type"',
  defined_type: ',\n      "kind": "defined_type"',
  class: ',\n      "kind": "class"',
  unknown: ',\n      "kind": "unknown"',
};

/** What stands around a text that comes again and again, and the texts known so far. */
interface Signs {
  readonly before: string;
  readonly after: string;
  readonly known: Map<string, string>;
}

const inList: Signs = { before: "", after: "", known: new Map() };
const typeSigns: Signs = { before: '\n    {\n      "type": ', after: ',\n      "title": ', known: new Map() };
const placeSigns: Signs = { before: ',\n      "file": ', after: ',\n      "line": ', known: new Map() };

/** A text that comes again and again, quoted, with what stands around it. */
function quoted(text: string, { after, before, known }: Signs): string {
  let found = known.get(text);
  if (found === undefined) {
    found = before + quote(text) + after;
    if (known.size < 10_000) known.set(text, found);
  }
  return found;
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length || one.length === 0) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}
