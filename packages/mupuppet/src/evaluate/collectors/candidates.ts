import { foldCase } from "@cairn/puppet-expressions/values";
import type { DeclaredResource } from "../declared-resource.js";
import type { ResourceTable } from "../resource-table.js";

interface Titles {
  /** How many resources of the type it knows. */
  known: number;
  readonly byTitle: Map<string, DeclaredResource[]>;
}

/** Resources by title in any case, so that a collector of one title doesn't look at all resources of a type. */
export class Candidates {
  private readonly resources: ResourceTable;
  private readonly types = new Map<string, Titles>();

  constructor(resources: ResourceTable) {
    this.resources = resources;
  }

  /** The resources of a type with one of these titles (as `foldCase` writes them), or all, in the order of declaration. */
  of(type: string, titles: ReadonlySet<string> | undefined): readonly DeclaredResource[] {
    if (!titles) return this.resources.ofType(type);
    const { byTitle } = this.updated(type);
    const found = Array.from(titles, (title) => byTitle.get(title) ?? []).flat();
    return found.sort((left, right) => left.order - right.order);
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
