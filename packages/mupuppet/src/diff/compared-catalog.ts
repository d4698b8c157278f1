import { startOf, type Source, type Span } from "@cairn/diagnostics";
import { Component, createStore, type Tree } from "@cairn/store";
import type { Catalog } from "../catalog/catalog.js";
import { referenceTo, type Resource } from "../catalog/resource.js";
import { printedParameters, sensitiveParameters } from "../emit/printed-parameters.js";
import type { ResourceTypes } from "../resource-types/resource-types.js";
import { formatReferencePath } from "../view/reference-path.js";
import { holdsEncrypted } from "@cairn/hiera";
import { holdsSecret } from "../view/secrets.js";
import { toStoreValue } from "../view/to-store.js";
import type { FileReader } from "./served/file-server.js";
import { fileSourceOf, pathOfFile, type CopyingResource, type FileSource } from "./served/file-source.js";

/** A catalog in a form that can be compared: parameters by resource, each with its origin. */
export interface ComparedCatalog {
  /** The node's name. */
  readonly name: string;
  readonly tree: Tree;
  /** The paths of parameters that hold secrets: they are compared, but never shown. */
  readonly secret: ReadonlySet<string>;
  /** The resources that copy files, by their names in comparisons. */
  readonly copies: ReadonlyMap<string, FileSource>;
  /** The paths of all `File` resources. */
  readonly files: ReadonlySet<string>;
  /** What reads or describes the copied files; undefined if nothing does. */
  readonly server: FileReader | undefined;
}

/** The name of a resource in comparisons: an exported one isn't the same as a regular one. */
export function comparedName(reference: string, isExported: boolean): string {
  return isExported ? `@@${reference}` : reference;
}

/** A catalog that was just compiled: the origin of a parameter is its span. */
export function comparedCatalog(
  catalog: Catalog,
  types: ResourceTypes,
  source: Source,
  server?: FileReader,
): ComparedCatalog {
  const copies = new Copies();
  const store = createStore(["catalog"]);
  const secret = new Set<string>();
  const originOf = (span: Span) => ({
    step: 1,
    source: store.log.addSource(span.source),
    start: span.start,
    end: span.end,
  });
  const root = new Component();
  for (const resource of catalog.resources) {
    if (resource.virtual && !resource.exported) continue;
    const place = resource.span ?? resource.declarations[0]?.span ?? startOf(source);
    const name = freeName(
      comparedName(catalog.secrets.mask(referenceTo(resource.type, resource.title)), resource.exported),
      root,
    );
    const component = new Component();
    const secretNames = new Set(sensitiveParameters(resource));
    const printed = printedParameters(resource, types);
    for (const [parameter, value] of printed) {
      const origin = originOf(spanOf(resource, parameter) ?? place);
      const isSecret = secretNames.has(parameter) || holdsSecret(value) || holdsEncrypted(value);
      if (isSecret || catalog.secrets.isIn(value)) secret.add(formatReferencePath([name, parameter]));
      store.put(component, parameter, toStoreValue(value, store, origin), origin);
    }
    store.put(root, name, component, originOf(place));
    if (resource.kind === "compilable_type") {
      const parameters = new Map<string, unknown>(printed);
      copies.add({ reference: name, type: resource.type, title: resource.title, span: place }, parameters, secret);
    }
  }
  return { name: catalog.name, tree: { value: root, log: store.log }, secret, ...copies, server };
}

/** A name that no other resource has: with their secrets masked, several titles may be equal. */
function freeName(name: string, root: Component): string {
  let free = name;
  for (let count = 2; root.find(free) !== 0; count++) free = name.replace(/\]$/, ` (${count})]`);
  return free;
}

/** The resources of a catalog that copy files, while they are collected. */
export class Copies {
  readonly copies = new Map<string, FileSource>();
  readonly files = new Set<string>();

  add(resource: CopyingResource, parameters: ReadonlyMap<string, unknown>, secret: ReadonlySet<string>): void {
    const parameter = (name: string) => parameters.get(name);
    if (resource.type === "File") this.files.add(pathOfFile(resource.title, parameter));
    const source = fileSourceOf(resource, parameter);
    if (!source) return;
    const isHidden = source.isHidden || secret.has(formatReferencePath([resource.reference, "source"]));
    this.copies.set(resource.reference, { ...source, isHidden });
  }
}

function spanOf({ parameters }: Resource, name: string): Span | undefined {
  return parameters.get(name)?.span;
}
