import type { Span } from "@cairn/diagnostics";
import type { Component } from "./component.js";

/** Something to be managed on a machine: `File['/etc/motd']`. */
export interface Resource {
  /** In the language's spelling: `File`, `Apache::Vhost`. */
  readonly type: string;
  readonly title: string;
  /** Its parameters, in the order in which they were given. */
  readonly parameters: Component;
  /** Where it was declared. */
  readonly span: Span;
  readonly tags: readonly string[];
  /** Intended for other machines, too. */
  readonly exported: boolean;
  /** Only declared: not managed unless something realises it. */
  readonly virtual: boolean;
}

/**
 * `contains`: the first contains the second. `before`: the first is managed before the second. `notify`: and the second
 * is notified of changes.
 */
export type CatalogEdgeKind = "contains" | "before" | "notify";

/** A relation between two resources, by their references. */
export interface CatalogEdge {
  readonly kind: CatalogEdgeKind;
  readonly from: string;
  readonly to: string;
  /** Where it was declared. */
  readonly span: Span;
}

/** A reference to a resource: `File[/etc/motd]`. */
export function referenceTo(type: string, title: string): string {
  return `${type}[${title}]`;
}

/** The resources of one machine with their relations, both in insertion order. */
export class Catalog {
  private readonly byReference = new Map<string, Resource>();
  private readonly stated: CatalogEdge[] = [];

  /** Adds `resource`; if one with the same type and title exists, returns that and adds nothing. */
  add(resource: Resource): Resource | undefined {
    const reference = referenceTo(resource.type, resource.title);
    const known = this.byReference.get(reference);
    if (known === undefined) this.byReference.set(reference, resource);
    return known;
  }

  /** Adds a relation; its resources may be added later. */
  relate(edge: CatalogEdge): void {
    this.stated.push(edge);
  }

  /** The resource that `reference` (`Type[title]`) denotes. */
  find(reference: string): Resource | undefined {
    return this.byReference.get(reference);
  }

  get size(): number {
    return this.byReference.size;
  }

  get resources(): Iterable<Resource> {
    return this.byReference.values();
  }

  /** The references of all resources. */
  get references(): Iterable<string> {
    return this.byReference.keys();
  }

  get edges(): readonly CatalogEdge[] {
    return this.stated;
  }

  /** Relations with an end that isn't in the catalog. */
  danglingEdges(): CatalogEdge[] {
    return this.stated.filter(({ from, to }) => !this.byReference.has(from) || !this.byReference.has(to));
  }
}
