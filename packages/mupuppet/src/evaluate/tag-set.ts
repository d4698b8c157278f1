import type { Tags } from "../catalog/resource.js";
import { appended, none } from "./short-list.js";

type Entry = string | Inherited;

/** A prefix of a set's entries: its contents when it was inherited. */
interface Inherited {
  readonly from: TagSet;
  readonly length: number;
}

/**
 * The tags of a resource, in the order in which they were added. Tags from its container are shared with that: classes
 * that include each other in a chain would otherwise copy all tags of all others.
 */
export class TagSet implements Tags {
  private entries: readonly Entry[] = none;
  /** Memoised: all tags at a number of entries. */
  private remembered: readonly string[] = none;
  private rememberedLength = -1;
  /** The last inherited prefix: all resources declared in one body share it. */
  private handedDown: Inherited | undefined = undefined;

  /** Adds a tag in lower case. */
  add(tag: string): void {
    if (!this.entries.includes(tag)) this.append(tag);
  }

  private append(entry: Entry): void {
    this.entries = appended(this.entries, entry);
  }

  /** Adds all tags that another set has so far. */
  inherit(from: TagSet): void {
    const { length } = from.entries;
    const known = this.lengthOf(from);
    if (known === length) return;
    if (known === 0) this.append(from.handDown());
    else for (const entry of from.entries.slice(known)) this.addEntry(entry);
  }

  /** All tags so far, in the form in which other sets hold them. */
  private handDown(): Inherited {
    const { length } = this.entries;
    if (this.handedDown?.length !== length) this.handedDown = { from: this, length };
    return this.handedDown;
  }

  private addEntry(entry: Entry): void {
    if (typeof entry === "string") this.add(entry);
    else this.append(entry);
  }

  /** How much of another set it has inherited directly. */
  private lengthOf(from: TagSet): number {
    for (const entry of this.entries) if (typeof entry !== "string" && entry.from === from) return entry.length;
    return 0;
  }

  /** Grows with every addition. */
  get length(): number {
    return this.entries.length;
  }

  /** Its own tags (not inherited ones) after it had this `length`. */
  ownSince(length: number): string[] {
    return this.entries.slice(length).filter((entry) => typeof entry === "string");
  }

  /** Whether it has a tag of its own, not an inherited one. */
  hasOwn(tag: string): boolean {
    return this.entries.includes(tag);
  }

  has(tag: string): boolean {
    return this.entries.includes(tag) || this.collected(true).includes(tag);
  }

  all(): readonly string[] {
    return this.collected(this.handedDown !== undefined);
  }

  isSame(other: Tags): boolean {
    if (!(other instanceof TagSet) || this.entries.length !== other.entries.length) return false;
    return this.entries.every((entry, place) => entry === other.entries[place]);
  }

  /** Each tag once. Small sets that are requested again are memoised: what a class contains has its tags too. */
  private collected(isRemembered: boolean): readonly string[] {
    const { entries } = this;
    if (this.rememberedLength === entries.length) return this.remembered;
    const tags = this.collect();
    if (isRemembered && tags.length <= mostRemembered) {
      this.remembered = tags.slice();
      this.rememberedLength = entries.length;
    }
    return tags;
  }

  private collect(): readonly string[] {
    const tags = new Collected();
    const waiting: Walk[] = [];
    let walked: Map<TagSet, number> | undefined;
    let at: Walk | undefined = { set: this, length: this.entries.length, next: 0 };
    while (at) {
      const entry: Entry | undefined = at.next < at.length ? at.set.entries[at.next++] : undefined;
      if (entry === undefined) at = waiting.pop();
      else if (typeof entry === "string") tags.add(entry);
      else if (entry.from.rememberedLength === entry.length) for (const tag of entry.from.remembered) tags.add(tag);
      else if ((walked?.get(entry.from) ?? 0) < entry.length) {
        (walked ??= new Map<TagSet, number>()).set(entry.from, entry.length);
        waiting.push(at);
        at = { set: entry.from, length: entry.length, next: 0 };
      }
    }
    return tags.list;
  }
}

interface Walk {
  readonly set: TagSet;
  readonly length: number;
  next: number;
}

const mostRemembered = 32;

/** A list of unique strings: few are searched linearly, many with a set. */
class Collected {
  readonly list: string[] = [];
  private known: Set<string> | undefined;

  add(text: string): void {
    if (this.known ? this.known.has(text) : this.list.includes(text)) return;
    this.list.push(text);
    if (this.known) this.known.add(text);
    else if (this.list.length > mostRemembered) this.known = new Set(this.list);
  }
}
