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

/** A catalog in a form that can be compared: parameters by resource, each with its origin. */
export interface ComparedCatalog {
  /** The node's name. */
  readonly name: string;
  readonly tree: Tree;
  /** The paths of parameters that hold secrets: they are compared, but never shown. */
  readonly secret: ReadonlySet<string>;
}

/** The name of a resource in comparisons: an exported one isn't the same as a regular one. */
export function comparedName(reference: string, isExported: boolean): string {
  return isExported ? `@@${reference}` : reference;
}

/** A catalog that was just compiled: the origin of a parameter is its span. */
export function comparedCatalog(catalog: Catalog, types: ResourceTypes, source: Source): ComparedCatalog {
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
    const name = comparedName(referenceTo(resource.type, resource.title), resource.exported);
    const component = new Component();
    const secretNames = new Set(sensitiveParameters(resource));
    for (const [parameter, value] of printedParameters(resource, types)) {
      const origin = originOf(spanOf(resource, parameter) ?? place);
      if (secretNames.has(parameter) || holdsSecret(value) || holdsEncrypted(value))
        secret.add(formatReferencePath([name, parameter]));
      store.put(component, parameter, toStoreValue(value, store, origin), origin);
    }
    store.put(root, name, component, originOf(place));
  }
  return { name: catalog.name, tree: { value: root, log: store.log }, secret };
}

function spanOf({ parameters }: Resource, name: string): Span | undefined {
  return parameters.get(name)?.span;
}
