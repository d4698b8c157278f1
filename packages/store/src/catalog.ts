import type { Span } from "@cairn/diagnostics";
import type { Component } from "./component.js";

/** Something that is to be managed on a machine: `File['/etc/motd']`. */
export interface Resource {
  /** As the language spells it: `File`, `Apache::Vhost`. */
  readonly type: string;
  readonly title: string;
  /** Its parameters, in the order in which they were given. */
  readonly parameters: Component;
  /** Where it was declared. */
  readonly span: Span;
  readonly tags: readonly string[];
  /** Meant for other machines too. */
  readonly exported: boolean;
  /** Only declared: not managed unless something realises it. */
  readonly virtual: boolean;
}

/** `contains`: the first holds the second. `before`: the first is managed before the second. `notify`: and told it of changes. */
export type CatalogEdgeKind = "contains" | "before" | "notify";

/** A relation of two resources, by their references. */
export interface CatalogEdge {
  readonly kind: CatalogEdgeKind;
  readonly from: string;
  readonly to: string;
  /** Where it was stated. */
  readonly span: Span;
}

/** How a resource is referred to: `File[/etc/motd]`. */
export function referenceTo(type: string, title: string): string {
  return `${type}[${title}]`;
}

/** The resources of one machine with their relations; both keep the order in which they were added. */
export class Catalog {
  private readonly byReference = new Map<string, Resource>();
  private readonly stated: CatalogEdge[] = [];

  /** Adds `resource`; returns the one that has its type and title already, in which case nothing is added. */
  add(resource: Resource): Resource | undefined {
    const reference = referenceTo(resource.type, resource.title);
    const known = this.byReference.get(reference);
    if (known === undefined) this.byReference.set(reference, resource);
    return known;
  }

  /** States a relation; the resources may be added later. */
  relate(edge: CatalogEdge): void {
    this.stated.push(edge);
  }

  /** The resource that `reference` (`Type[title]`) names. */
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

  /** Relations of which one end, or both, is not in the catalog. */
  danglingEdges(): CatalogEdge[] {
    return this.stated.filter(({ from, to }) => !this.byReference.has(from) || !this.byReference.has(to));
  }
}
