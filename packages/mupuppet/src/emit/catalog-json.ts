import { positionAt, type Source } from "@cairn/diagnostics";
import type { Value } from "@cairn/puppet-expressions/values";
import type { Catalog } from "../catalog/catalog.js";
import { referenceTo, type Resource, type ResourceKind, type Tags } from "../catalog/resource.js";
import type { ResourceTypes } from "../resource-types/resource-types.js";
import { eachPrinted, sensitiveParameters } from "./printed-parameters.js";
import { isPlain, quote } from "./rich-data.js";
import { JsonWriter } from "./write-json.js";

/** What the catalog's text depends on besides the catalog. */
export interface PrintSettings {
  readonly types: ResourceTypes;
  /** How a source is named in the catalog: Puppet writes absolute paths. */
  readonly pathOf: (source: Source) => string;
}

const mostPieces = 10_000;
const chunkLength = 1 << 16;
/** So many tags at most are kept as one text. */
const mostKept = 32;

/**
 * A catalog in Puppet's JSON (`catalog_format` 2): keys, resources, tags and edges in Puppet's order. Only the version is
 * always 0, and there is no uuid, so that equal programs give equal bytes. What is virtual and not exported isn't there.
 */
export function* catalogJson(catalog: Catalog, settings: PrintSettings): Generator<string, void> {
  const writer = new CatalogWriter(settings);
  writer.begin(catalog);
  for (const resource of catalog.resources) {
    if (!isHidden(resource)) writer.resource(resource);
    if (writer.isLong) yield* writer.take();
  }
  writer.endResources();
  for (const resource of catalog.resources) {
    if (!isHidden(resource)) writer.edges(resource);
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
  private hasParameters = false;
  private readonly values = new JsonWriter();
  private readonly settings: PrintSettings;
  private lastTags: Tags | undefined;
  private lastTagsText = "";
  private lastSource: Source | undefined;
  private lastSourceText = "";
  private lastContainer: Resource | undefined;
  private lastContainerText = "";

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
    this.separate();
    this.text(known(type, types), title);
    this.tags(tags);
    if (span) this.pieces.push(this.placeIn(span.source), String(positionAt(span.source, span.start).line));
    this.pieces.push(kindAndExport(resource));
    this.hasParameters = false;
    eachPrinted(resource, this.settings.types, this.parameter);
    const sensitive = sensitiveParameters(resource);
    if (this.hasParameters) this.pieces.push("\n      }");
    if (sensitive.length > 0) {
      this.pieces.push(',\n      "sensitive_parameters": ');
      this.texts(sensitive, inResource);
    }
    this.pieces.push("\n    }");
  }

  /** Resources that stand together often have the same tags: their text is kept, where they are few. */
  private tags(tags: Tags): void {
    if (!this.lastTags?.isSame(tags)) {
      const all = tags.all();
      this.lastTags = all.length > mostKept ? undefined : tags;
      const from = this.pieces.length;
      this.pieces.push(',\n      "tags": ');
      this.texts(all, inResource);
      if (!this.lastTags) return;
      this.lastTagsText = this.pieces.slice(from).join("");
      this.pieces.length = from;
    }
    this.pieces.push(this.lastTagsText);
  }

  /** So do those that stand in the same file. */
  private placeIn(source: Source): string {
    if (this.lastSource !== source) {
      this.lastSource = source;
      this.lastSourceText = `,\n      "file": ${quote(this.settings.pathOf(source))},\n      "line": `;
    }
    return this.lastSourceText;
  }

  endResources(): void {
    this.pieces.push(this.isFirst ? "" : "\n  ", '],\n  "edges": [');
    this.isFirst = true;
  }

  /** The edges that lead to a resource. */
  edges({ containers, title, type }: Resource): void {
    for (const container of containers) {
      if (isHidden(container)) continue;
      this.separate();
      if (this.lastContainer !== container) {
        this.lastContainer = container;
        const reference = referenceTo(container.type, container.title);
        this.lastContainerText = `\n    {\n      "source": ${quote(reference)},\n      "target": `;
      }
      const isWhole = isPlain(type) && isPlain(title);
      if (isWhole) this.pieces.push(this.lastContainerText, '"', type, "[", title, ']"\n    }');
      else this.pieces.push(this.lastContainerText, quote(referenceTo(type, title)), "\n    }");
    }
  }

  end({ classes }: Catalog): void {
    this.pieces.push(this.isFirst ? "" : "\n  ", '],\n  "classes": ');
    this.texts(classes, inCatalog);
    this.pieces.push("\n}\n");
  }

  private separate(): void {
    if (!this.isFirst) this.pieces.push(",");
    this.isFirst = false;
  }

  private texts(all: Iterable<string>, { first, next, after }: ListSigns): void {
    let before = first;
    for (const each of all) {
      this.pieces.push(before, known(each, listed));
      before = next;
    }
    this.pieces.push(before === first ? "[]" : after);
  }

  private readonly parameter = (name: string, value: Value): void => {
    const before = known(name, this.hasParameters ? nextNames : firstNames);
    this.hasParameters = true;
    if (typeof value === "string") return this.text(before, value);
    this.pieces.push(before.other);
    this.value(value);
  };

  /** A text that isn't expected to come again. */
  private text(before: Leading, text: string): void {
    if (isPlain(text)) this.pieces.push(before.plain, text, '"');
    else this.pieces.push(before.other, JSON.stringify(text));
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

/** What stands before the first text of a list, before each other one, and behind the last. */
interface ListSigns {
  readonly first: string;
  readonly next: string;
  readonly after: string;
}

const inCatalog: ListSigns = { first: "[\n    ", next: ",\n    ", after: "\n  ]" };
const inResource: ListSigns = { first: "[\n        ", next: ",\n        ", after: "\n      ]" };

/** Puppet leaves it open for what `create_resources` declares whether it is exported, and fills that in last. */
function kindAndExport({ declaredBy, exported, kind }: Resource): string {
  if (exported) return kinds[kind].exported;
  return declaredBy === "create_resources" ? kinds[kind].created : kinds[kind].usual;
}

function kindTexts(kind: ResourceKind) {
  const text = `,\n      "kind": "${kind}"`;
  const notExported = ',\n      "exported": false';
  return { usual: notExported + text, exported: `,\n      "exported": true${text}`, created: text + notExported };
}

const kinds: Readonly<Record<ResourceKind, ReturnType<typeof kindTexts>>> = {
  compilable_type: kindTexts("compilable_type"),
  defined_type: kindTexts("defined_type"),
  class: kindTexts("class"),
  unknown: kindTexts("unknown"),
};

/** What stands before a value: before a text that needs no escapes, with its first quote, and before anything else. */
interface Leading {
  readonly plain: string;
  readonly other: string;
}

/** What is made of texts that come again and again, and those known so far. */
interface Known<Made> {
  readonly make: (text: string) => Made;
  readonly known: Map<string, Made>;
}

const listed: Known<string> = { make: quote, known: new Map() };
const types = leadings((type) => `\n    {\n      "type": ${quote(type)},\n      "title": `);
const firstNames = leadings((name) => `,\n      "parameters": {\n        ${quote(name)}: `);
const nextNames = leadings((name) => `,\n        ${quote(name)}: `);

function leadings(make: (text: string) => string): Known<Leading> {
  return { make: (text) => ({ plain: `${make(text)}"`, other: make(text) }), known: new Map() };
}

function known<Made>(text: string, { known: all, make }: Known<Made>): Made {
  let found = all.get(text);
  if (found === undefined) {
    found = make(text);
    if (all.size < 10_000) all.set(text, found);
  }
  return found;
}
