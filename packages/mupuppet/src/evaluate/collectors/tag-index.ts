import type { DeclaredResource } from "../declared-resource.js";

/** Resources by the tags that they have themselves and by what is declared in them, so that not all are looked at for a tag. */
export class TagIndex {
  private readonly all: readonly DeclaredResource[];
  private readonly byTag = new Map<string, DeclaredResource[]>();
  private readonly declaredIn = new Map<DeclaredResource, DeclaredResource[]>();
  /** How many tags of each resource are known, in the order of `all`. */
  private readonly known: number[] = [];
  private revision = -1;

  /** `all` may grow, and so may its resources' tags. */
  constructor(all: readonly DeclaredResource[]) {
    this.all = all;
  }

  /**
   * What has one of these tags itself or from what it is declared in; nothing where that is more than `most` resources.
   * `revision` changes whenever a resource or a tag may have come.
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

  /** None of its tags is known yet. */
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
