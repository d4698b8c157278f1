import type { DeclaredResource } from "../declared-resource.js";

/**
 * Resources by their own tags and those of the resources that contain them, so that a tag doesn't require a search of
 * all.
 */
export class TagIndex {
  private readonly all: readonly DeclaredResource[];
  private readonly byTag = new Map<string, DeclaredResource[]>();
  private readonly declaredIn = new Map<DeclaredResource, DeclaredResource[]>();
  /** How many tags of each resource are indexed, in the order of `all`. */
  private readonly known: number[] = [];
  private revision = -1;

  /** `all` may grow, and so may its resources' tags. */
  constructor(all: readonly DeclaredResource[]) {
    this.all = all;
  }

  /**
   * The resources that have one of these tags themselves or from a container; undefined if these are more than `most`.
   * `revision` changes whenever a resource or a tag may have been added.
   */
  of(tags: readonly string[], most: number, revision: number): DeclaredResource[] | undefined {
    this.update(revision);
    const found = new Set<DeclaredResource>();
    const waiting = tags.map((tag) => this.byTag.get(tag) ?? []);
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      for (const each of next) {
        if (found.has(each)) continue;
        if (found.size === most) return undefined;
        found.add(each);
        const inside = this.declaredIn.get(each);
        if (inside) waiting.push(inside);
      }
    }
    return [...found];
  }

  private update(revision: number): void {
    if (revision === this.revision) return;
    this.revision = revision;
    const { all, known } = this;
    for (let index = 0; index < all.length; index++) {
      const { tags } = all[index]!;
      if (index === known.length) known.push(this.addResource(all[index]!));
      if (tags.length > known[index]!) {
        for (const tag of tags.ownSince(known[index]!)) put(this.byTag, tag, all[index]!);
        known[index] = tags.length;
      }
    }
  }

  /** None of its tags is indexed yet. */
  private addResource(resource: DeclaredResource): number {
    const container = resource.scope.resource;
    if (container !== resource) put(this.declaredIn, container, resource);
    return 0;
  }
}

function put<Key>(lists: Map<Key, DeclaredResource[]>, key: Key, resource: DeclaredResource): void {
  const list = lists.get(key);
  if (list) list.push(resource);
  else lists.set(key, [resource]);
}
