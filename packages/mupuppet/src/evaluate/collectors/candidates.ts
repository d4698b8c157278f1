import { foldCase } from "@cairn/puppet-core/values";
import type { DeclaredResource } from "../declared-resource.js";
import type { ResourceTable } from "../resource-table.js";
import type { Condition, Query } from "./query.js";
import { TagIndex } from "./tag-index.js";

interface Titles {
  /** How many resources of the type are indexed. */
  known: number;
  readonly byTitle: Map<string, DeclaredResource[]>;
}

/** From this share of all resources of a type on, a composed list costs no less than searching all of them. */
const worthwhile = 1 / 8;

/** Resources by case-folded title and by tag, so that a collector of few doesn't search all resources of a type. */
export class Candidates {
  private readonly resources: ResourceTable;
  private readonly types = new Map<string, Titles>();
  private readonly tags: TagIndex;

  constructor(resources: ResourceTable) {
    this.resources = resources;
    this.tags = new TagIndex(resources.all);
  }

  /** A superset of the resources of a type that a query finds, in the order of declaration. */
  of(type: string, query: Query | undefined, revision: number): readonly DeclaredResource[] {
    const found = query?.narrow((condition) => this.withCondition(type, condition, revision));
    if (!found) return this.resources.ofType(type);
    found.sort((left, right) => left.order - right.order);
    return found.filter((each, index) => each.type === type && each !== found[index - 1]);
  }

  private withCondition(type: string, { tags, title }: Condition, revision: number): DeclaredResource[] | undefined {
    if (title !== undefined) return this.updated(type).byTitle.get(title)?.slice() ?? [];
    return tags && this.tags.of(tags, Math.ceil(this.resources.ofType(type).length * worthwhile), revision);
  }

  private updated(type: string): Titles {
    let titles = this.types.get(type);
    if (!titles) this.types.set(type, (titles = { known: 0, byTitle: new Map<string, DeclaredResource[]>() }));
    const all = this.resources.ofType(type);
    for (; titles.known < all.length; titles.known++) {
      const resource = all[titles.known]!;
      const title = foldCase(resource.title);
      const others = titles.byTitle.get(title);
      if (others) others.push(resource);
      else titles.byTitle.set(title, [resource]);
    }
    return titles;
  }
}
