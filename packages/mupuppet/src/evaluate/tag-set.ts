import type { Tags } from "../catalog/resource.js";

/** The first so many entries of a set of tags: what it held when it was handed down. */
interface Inherited {
  readonly from: TagSet;
  readonly length: number;
}

/**
 * The tags of a resource, in the order in which they came. What it has from its container is shared with that: classes
 * that include each other in a chain would otherwise copy all tags of all others.
 */
export class TagSet implements Tags {
  private readonly entries: (string | Inherited)[] = [];

  /** Adds a tag in small letters. */
  add(tag: string): void {
    if (!this.entries.includes(tag)) this.entries.push(tag);
  }

  /** Adds all tags that another set has by now. */
  inherit(from: TagSet): void {
    const { length } = from.entries;
    const known = this.lengthOf(from);
    if (known === length) return;
    if (known === 0) this.entries.push({ from, length });
    else for (const entry of from.entries.slice(known)) this.addEntry(entry);
  }

  private addEntry(entry: string | Inherited): void {
    if (typeof entry === "string") this.add(entry);
    else this.entries.push(entry);
  }

  /** How much of another set it has from it directly. */
  private lengthOf(from: TagSet): number {
    for (const entry of this.entries) if (typeof entry !== "string" && entry.from === from) return entry.length;
    return 0;
  }

  /** Whether it has a tag that isn't only handed down. */
  hasOwn(tag: string): boolean {
    return this.entries.includes(tag);
  }

  has(tag: string): boolean {
    for (const each of this.walk()) if (each === tag) return true;
    return false;
  }

  /** Each tag once. */
  *[Symbol.iterator](): IterableIterator<string> {
    const seen = new Set<string>();
    for (const tag of this.walk()) {
      if (seen.has(tag)) continue;
      seen.add(tag);
      yield tag;
    }
  }

  /** All tags in order, some of them more than once. */
  private *walk(): Iterable<string> {
    const waiting: { readonly set: TagSet; readonly length: number; next: number }[] = [];
    waiting.push({ set: this, length: this.entries.length, next: 0 });
    const walked = new Map<TagSet, number>();
    for (let at = waiting.at(-1); at; at = waiting.at(-1)) {
      const entry = at.next < at.length ? at.set.entries[at.next++] : undefined;
      if (entry === undefined) waiting.pop();
      else if (typeof entry === "string") yield entry;
      else if ((walked.get(entry.from) ?? 0) < entry.length) {
        walked.set(entry.from, entry.length);
        waiting.push({ set: entry.from, length: entry.length, next: 0 });
      }
    }
  }
}
